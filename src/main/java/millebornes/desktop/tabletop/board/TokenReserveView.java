package millebornes.desktop.tabletop.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.art.DrawingPicture;
import millebornes.desktop.tabletop.geometry.BoardViewport;
import millebornes.desktop.tabletop.geometry.TokenReserveLayout;
import millebornes.desktop.tabletop.state.BoardViewState;

/// The tokens of the reserve as one picture, as they are seen from afar: two hundred shapes that change a few times a
/// round. From near, where a picture would be enlarged, [PieceLayer] draws them.
///
/// Places are pixels of the window's content.
final class TokenReserveView extends Group {

    private final ArtFactory art;
    private List<Object> shown = List.of();

    TokenReserveView(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
    }

    /// Shows the reserve of a board where a frame says; it is pictured anew when it looks different.
    ///
    /// @param pixels of the screen for one px
    void show(BoardViewState board, BoardViewport frame, double pixels) {
        TokenReserveLayout places = TokenReserveLayout.of(board.road());
        List<Object> look = List.of(board.reserve(), places, frame, pixels);
        if (!look.equals(shown)) {
            shown = look;
            Group tokens = new TokenReserveDrawing(art, places).tokens(board.reserve());
            tokens.getTransforms()
                    .setAll(
                            new Translate(frame.origin().x(), frame.origin().y()),
                            new Scale(frame.scale(), frame.scale()));
            getChildren().setAll(DrawingPicture.of(tokens, pixels).view());
        }
    }
}
