package millebornes.desktop.saves;

import java.util.function.DoubleFunction;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.controls.SnapshotPane;
import millebornes.desktop.theme.Sizes;

/// A thumbnail of a game's board, as wide as its pane. If it is too high for the pane, sky and houses are cut off.
final class BoardThumbnailPane extends SnapshotPane {

    /// Of the height that is cut off, the share that is cut off above, which keeps the road in the middle.
    private static final double SKY = 0.62;

    /// The greatest width that still shows the whole road, as a multiple of the height.
    private static final double WIDEST = 2.6;

    private final ArtFactory art;
    private final DoubleFunction<Group> board;
    private final boolean isTorn;

    private BoardThumbnailPane(ArtFactory art, DoubleFunction<Group> board, boolean isTorn) {
        super(art.pictures(), PictureCache.Use.FIGURE);
        this.art = art;
        this.board = board;
        this.isTorn = isTorn;
        round(Sizes.TILE_RADIUS);
    }

    /// @param board creates the board of a width in px
    static BoardThumbnailPane of(ArtFactory art, DoubleFunction<Group> board) {
        return new BoardThumbnailPane(art, board, false);
    }

    /// A board of which the right half is torn off.
    static BoardThumbnailPane torn(ArtFactory art, DoubleFunction<Group> board) {
        return new BoardThumbnailPane(art, board, true);
    }

    /// The least height of a pane of that width, in px, at which the whole road is seen.
    static double least(double width) {
        return Math.ceil(width / WIDEST);
    }

    /// The height of a pane of that width, in px, at which the whole board is seen.
    static double most(double width) {
        return Math.floor(width * Sizes.BOARD_HEIGHT / Sizes.BOARD_WIDTH);
    }

    @Override
    protected Group drawing(double width, double height) {
        Group land = board.apply(width);
        land.getTransforms().add(new Translate(0, SKY * Math.min(0, height - most(width))));
        Group all = new Group(land);
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
