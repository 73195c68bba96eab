package millebornes.desktop.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.TokenReserveDrawing.PlacedTokens;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.TokenReserveLayout;
import millebornes.desktop.tabletop.BoardViewState;
import org.jspecify.annotations.Nullable;

/// The tokens of the reserve, each place a picture as it is seen from afar and one as sharp as it may be seen from near: two
/// hundred shapes, of which a few change with an attack.
///
/// Places are pixels of the window's content.
final class TokenReserveView extends Group {

    private final ArtFactory art;
    private @Nullable TokenReserveLayout places;
    private @Nullable NearAndFarPictures pictures;
    private List<Object> shown = List.of();
    private List<ImageView> seenAfar = List.of();
    private List<ImageView> seenNear = List.of();
    private boolean close;

    TokenReserveView(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
    }

    /// Shows the reserve of a board where a frame says; what looks as it did before is not pictured again.
    ///
    /// @param pixels of the screen for one px
    void show(BoardViewState board, BoardViewport frame, double pixels) {
        TokenReserveLayout now = TokenReserveLayout.of(board.road());
        List<PlacedTokens> placed = new TokenReserveDrawing(art, now).placed(board.reserve());
        List<Object> looks = placed.stream().map(PlacedTokens::look).toList();
        boolean sameRoom = pictures != null && now.equals(places) && pictures.isFor(frame, pixels);
        if (sameRoom && looks.equals(shown)) {
            return;
        }
        NearAndFarPictures taken = pictures != null && sameRoom ? pictures : new NearAndFarPictures(frame, pixels);
        places = now;
        pictures = taken;
        shown = looks;
        seenAfar = placed.stream()
                .map(tokens -> taken.afar(tokens.look(), tokens.drawing()))
                .toList();
        seenNear = placed.stream()
                .map(tokens -> taken.near(tokens.look(), tokens.drawing()))
                .toList();
        seeFrom(close);
    }

    /// Shows the pictures that are as sharp as they are seen.
    ///
    /// @param near whether the board is seen from near
    void seeFrom(boolean near) {
        close = near;
        getChildren().setAll(near ? seenNear : seenAfar);
    }
}
