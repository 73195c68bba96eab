package millebornes.desktop.tabletop.board;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.image.ImageView;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.art.DrawingPictureCache;
import millebornes.desktop.tabletop.board.TokenReserveDrawing.PlacedTokens;
import millebornes.desktop.tabletop.geometry.BoardViewport;
import millebornes.desktop.tabletop.geometry.CloseUpFrame;
import millebornes.desktop.tabletop.geometry.TokenReserveLayout;
import millebornes.desktop.tabletop.state.BoardViewState;

/// The tokens of the reserve, each place a picture as it is seen from afar and one as sharp as it may be seen from near: two
/// hundred shapes, of which a few change with an attack.
///
/// Places are pixels of the window's content.
final class TokenReserveView extends Group {

    private final ArtFactory art;
    private List<Object> around = List.of();
    private List<Object> shown = List.of();
    private DrawingPictureCache afar = new DrawingPictureCache(1);
    private DrawingPictureCache near = new DrawingPictureCache(1);
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
        TokenReserveLayout places = TokenReserveLayout.of(board.road());
        List<PlacedTokens> placed = new TokenReserveDrawing(art, places).placed(board.reserve());
        List<Object> now = List.of(places, frame, pixels);
        List<Object> looks = placed.stream().map(PlacedTokens::look).toList();
        if (!now.equals(around)) {
            afar = new DrawingPictureCache(pixels);
            near = new DrawingPictureCache(pixels * CloseUpFrame.NEAREST);
        } else if (looks.equals(shown)) {
            return;
        }
        around = now;
        shown = looks;
        seenAfar = views(placed, frame, afar);
        seenNear = views(placed, frame, near);
        seeFrom(close);
    }

    /// Shows the pictures that are as sharp as they are seen.
    ///
    /// @param near whether the board is seen from near
    void seeFrom(boolean near) {
        close = near;
        getChildren().setAll(near ? seenNear : seenAfar);
    }

    private static List<ImageView> views(List<PlacedTokens> placed, BoardViewport frame, DrawingPictureCache pictures) {
        return placed.stream()
                .map(tokens ->
                        pictures.view(tokens.look(), () -> seen(tokens.drawing().get(), frame)))
                .toList();
    }

    private static Group seen(Group tokens, BoardViewport frame) {
        Group seen = new Group(tokens);
        seen.getTransforms()
                .setAll(new Translate(frame.origin().x(), frame.origin().y()), new Scale(frame.scale(), frame.scale()));
        return seen;
    }
}
