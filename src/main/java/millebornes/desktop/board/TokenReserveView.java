package millebornes.desktop.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.board.TokenReserveDrawing.PlacedTokens;
import millebornes.desktop.geometry.TokenReserveLayout;
import millebornes.desktop.tabletop.BoardViewState;

/// The tokens of the reserve, with one snapshot per place at the resolution of the close view: two hundred shapes, of
/// which an attack changes only a few.
///
/// Coordinates are board units.
final class TokenReserveView extends Group {

    private final ArtFactory art;
    private Object shown = List.of();

    TokenReserveView(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
    }

    /// Shows the reserve of a board.
    ///
    /// @param sharp the screen pixels per unit of the board
    /// @param enlarge the scale of the numbers
    void show(BoardViewState board, double sharp, double enlarge) {
        TokenReserveLayout reserveLayout = TokenReserveLayout.of(board.road());
        List<PlacedTokens> placed = new TokenReserveDrawing(art, reserveLayout, enlarge).placed(board.reserve());
        Object looks = List.of(sharp, placed.stream().map(PlacedTokens::look).toList());
        if (!looks.equals(shown)) {
            shown = looks;
            getChildren()
                    .setAll(placed.stream()
                            .map(tokens -> picture(tokens, sharp))
                            .toList());
        }
    }

    private Node picture(PlacedTokens tokens, double sharp) {
        return art.pictures()
                .detail(PictureCache.Use.TOKEN, List.of(art.palette(), tokens.look()), sharp, tokens.drawing())
                .view();
    }
}
