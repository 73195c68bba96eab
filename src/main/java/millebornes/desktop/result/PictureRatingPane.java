package millebornes.desktop.result;

import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextScale;

/// A rating as a row of equal small pictures: some of them full, one possibly half full, the others as pale outlines. The
/// pictures are as large as the width allows, within bounds.
final class PictureRatingPane extends ResizeRedrawPane {

    /// The least size of a picture, in px at the usual text size.
    private static final double LEAST = 17;

    private static final double GAP = Sizes.LINE_GAP;

    private final double rating;
    private final Supplier<Group> full;
    private final Supplier<Group> empty;

    /// @param rating the number of full pictures, in halves
    /// @param most the greatest size of a picture, in px at the usual text size
    PictureRatingPane(double rating, Supplier<Group> full, Supplier<Group> empty, TextScale scale, double most) {
        this.rating = rating;
        this.full = full;
        this.empty = empty;
        setMinWidth(across(scale.of(LEAST)));
        setPrefWidth(across(scale.of(LEAST)));
        setMaxWidth(across(scale.of(most)));
        setMinHeight(USE_PREF_SIZE);
        setPrefHeight(scale.of(most));
        setMaxHeight(USE_PREF_SIZE);
        setMouseTransparent(true);
    }

    @Override
    protected void draw() {
        double size = Math.floor((getWidth() - across(0)) / LuckReport.MOST_PICTURES);
        for (int at = 0; at < LuckReport.MOST_PICTURES; at++) {
            double share = Math.clamp(rating - at, 0, 1);
            if (share < 1) {
                put(empty.get(), at, size, 1);
            }
            if (share > 0) {
                put(full.get(), at, size, share);
            }
        }
    }

    /// @param share the part of the picture that is seen, from the left
    private void put(Group picture, int at, double size, double share) {
        Node drawn = new DrawingPane(picture, size, size);
        drawn.relocate(at * (size + GAP), (getHeight() - size) / 2);
        if (share < 1) {
            drawn.setClip(new Rectangle(size * share, size));
        }
        getChildren().add(drawn);
    }

    private static double across(double size) {
        return LuckReport.MOST_PICTURES * (size + GAP) - GAP;
    }
}
