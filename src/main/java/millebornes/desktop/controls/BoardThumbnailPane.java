package millebornes.desktop.controls;

import java.util.function.DoubleFunction;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.theme.Sizes;

/// A thumbnail of a game's board, as large as its pane.
public final class BoardThumbnailPane extends SnapshotPane {

    /// Of the height that is cut off a whole board, the share that is cut off above, which keeps the road in the middle.
    private static final double SKY = 0.62;

    /// The greatest width, as a multiple of the height, at which a whole board shows all of its road.
    private static final double WIDEST = 2.6;

    private final ArtFactory art;
    private final BoardDrawing board;
    private final boolean isTorn;

    /// Draws a board.
    @FunctionalInterface
    public interface BoardDrawing {

        /// Draws a board.
        ///
        /// @param width in px, as `height`
        Group draw(double width, double height);
    }

    private BoardThumbnailPane(ArtFactory art, BoardDrawing board, boolean isTorn, boolean unhurried) {
        super(art.pictures(), PictureCache.Use.BOARD, unhurried);
        this.art = art;
        this.board = board;
        this.isTorn = isTorn;
        round(Sizes.TILE_RADIUS);
    }

    /// A thumbnail of a board.
    ///
    /// @param board creates the picture of a size
    /// @param unhurried whether the picture may come a moment later
    public static BoardThumbnailPane of(ArtFactory art, BoardDrawing board, boolean unhurried) {
        return new BoardThumbnailPane(art, board, false, unhurried);
    }

    /// A board of which the right half is torn off. If it is too high for the pane, sky and houses are cut off.
    ///
    /// @param board creates the whole board of a width in px
    public static BoardThumbnailPane torn(ArtFactory art, DoubleFunction<Group> board) {
        return new BoardThumbnailPane(
                art,
                (width, height) -> {
                    Group land = board.apply(width);
                    land.getTransforms().add(new Translate(0, SKY * Math.min(0, height - most(width))));
                    return land;
                },
                true,
                false);
    }

    /// The least height of a pane of that width, in px.
    public static double least(double width) {
        return Math.ceil(width / WIDEST);
    }

    /// The height of a pane of that width, in px, at which the whole board is seen.
    public static double most(double width) {
        return Math.floor(width * Sizes.BOARD_HEIGHT / Sizes.BOARD_WIDTH);
    }

    @Override
    protected Group drawing(double width, double height) {
        Group all = new Group(board.draw(width, height));
        if (isTorn) {
            Group page = art.scenery().tornPage();
            Bounds bounds = page.getLayoutBounds();
            double factor = height / bounds.getHeight();
            page.getTransforms()
                    .addAll(
                            new Translate(width - bounds.getMaxX() * factor, -bounds.getMinY() * factor),
                            new Scale(factor, factor));
            all.getChildren().add(page);
        }
        return all;
    }
}
