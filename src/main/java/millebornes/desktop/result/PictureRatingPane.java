package millebornes.desktop.result;

import java.util.function.Supplier;
import javafx.geometry.Orientation;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextScale;

/// A rating as a row of equal small pictures: some of them full, one possibly half full, the others as pale outlines. The
/// pictures are as large as the room allows, within bounds; where there is more width, they stand farther apart.
final class PictureRatingPane extends ResizeRedrawPane {

    /// The least size of a picture, in px at the usual text size.
    private static final double LEAST = 15;

    private static final double GAP = Sizes.LINE_GAP;

    /// The greatest distance between the left edges of two pictures, relative to their size.
    private static final double FARTHEST = 1.5;

    private final double rating;
    private final Supplier<Group> full;
    private final Supplier<Group> empty;
    private final double greatest;

    /// @param rating the number of full pictures, in halves
    /// @param most the greatest size of a picture, in px at the usual text size
    PictureRatingPane(double rating, Supplier<Group> full, Supplier<Group> empty, TextScale scale, double most) {
        this.rating = rating;
        this.full = full;
        this.empty = empty;
        this.greatest = scale.of(most);
        setMinWidth(across(scale.of(LEAST)));
        setPrefWidth(across(greatest));
        setMaxWidth(Double.MAX_VALUE);
        setMinHeight(scale.of(LEAST));
        setMaxHeight(USE_PREF_SIZE);
        setMouseTransparent(true);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefHeight(double width) {
        return width < 0 ? greatest : Math.min(greatest, size(width));
    }

    @Override
    protected void draw() {
        double size = Math.min(getHeight(), size(getWidth()));
        double step = Math.min(size * FARTHEST, (getWidth() - size) / (LuckReport.MOST_PICTURES - 1));
        for (int at = 0; at < LuckReport.MOST_PICTURES; at++) {
            double share = Math.clamp(rating - at, 0, 1);
            if (share < 1) {
                put(empty.get(), at * step, size, 1);
            }
            if (share > 0) {
                put(full.get(), at * step, size, share);
            }
        }
    }

    /// @param share the part of the picture that is seen, from the left
    private void put(Group picture, double x, double size, double share) {
        Node drawn = new DrawingPane(picture, size, size);
        drawn.relocate(x, (getHeight() - size) / 2);
        if (share < 1) {
            drawn.setClip(new Rectangle(size * share, size));
        }
        getChildren().add(drawn);
    }

    /// The greatest size of a picture in that width.
    private static double size(double width) {
        return Math.floor((width - across(0)) / LuckReport.MOST_PICTURES);
    }

    private static double across(double size) {
        return LuckReport.MOST_PICTURES * (size + GAP) - GAP;
    }
}
