package millebornes.desktop.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import javafx.geometry.Orientation;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;

/// Scenes on the road side by side, each above its caption, or below one another where the pane is narrow. All pictures
/// have the same size; one without a drive is drawn a little nearer than those that show all lit squares of theirs.
final class RoadScenesPane extends Pane {

    /// The height of a picture as a share of its width, and its limits, in px; the last is that above a short text.
    private static final double SHAPE = 0.5;

    private static final double LEAST_HEIGHT = 108;
    private static final double USUAL_HEIGHT = 200;
    private static final double MOST_HEIGHT = 320;

    /// The board units that are seen in the height of a picture at least.
    private static final double SEEN = 150;

    private static final double GAP = Sizes.SMALL_GAP;
    private static final double BETWEEN = Sizes.GAP;

    private final ArtFactory art;
    private final List<CroppedBoardPicture> scenes;
    private final List<Region> captions;
    private final double least;
    private List<Rect> drawn = List.of();

    /// @param scenes their greatest scale is that of this pane
    /// @param least the least width of a scene beside others, in px
    RoadScenesPane(ArtFactory art, List<CroppedBoardPicture> scenes, List<Region> captions, double least) {
        this.art = art;
        this.scenes = List.copyOf(scenes);
        this.captions = List.copyOf(captions);
        this.least = least;
        getChildren().setAll(captions);
        setMinWidth(0);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return scenes.size() * (least + BETWEEN) - BETWEEN;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double wide = width < 0 ? prefWidth(-1) : width;
        int rows = rows(wide);
        return Math.ceil(rows * (usualHeight(wide) + GAP) + captionHeights(wide)) + (rows - 1) * BETWEEN;
    }

    @Override
    protected void layoutChildren() {
        double wide = getWidth();
        int rows = rows(wide);
        double width = sceneWidth(wide);
        double spare = Math.max(0, getHeight() - prefHeight(wide));
        double height = Math.min(MOST_HEIGHT, Math.floor(usualHeight(wide) + spare / rows));
        double x = 0;
        double y = 0;
        List<Rect> places = new ArrayList<>();
        for (Region caption : captions) {
            places.add(new Rect(x, y, width, height));
            caption.resizeRelocate(x, y + height + GAP, width, caption.prefHeight(width));
            if (rows == 1) {
                x += width + BETWEEN;
            } else {
                y += height + GAP + caption.prefHeight(width) + BETWEEN;
            }
        }
        if (wide > 0 && !places.equals(drawn)) {
            drawn = places;
            draw(height);
        }
    }

    private void draw(double height) {
        getChildren().setAll(captions);
        double scale = CroppedBoardPicture.common(scenes, drawn, height / SEEN);
        for (int at = 0; at < scenes.size(); at++) {
            Rect placeRect = drawn.get(at);
            ImageView picture = scenes.get(at).scaled(scale).picture(art, placeRect.width(), height);
            picture.relocate(placeRect.x(), placeRect.y());
            picture.setMouseTransparent(true);
            getChildren().add(picture);
        }
    }

    private int rows(double wide) {
        return wide < prefWidth(-1) ? scenes.size() : 1;
    }

    private double usualHeight(double wide) {
        return Math.clamp(Math.floor(SHAPE * sceneWidth(wide)), LEAST_HEIGHT, USUAL_HEIGHT);
    }

    /// The width of each scene, in px.
    private double sceneWidth(double wide) {
        return rows(wide) > 1 ? wide : Math.floor((wide + BETWEEN) / scenes.size() - BETWEEN);
    }

    private double captionHeights(double wide) {
        double width = sceneWidth(wide);
        DoubleStream heights = captions.stream().mapToDouble(caption -> caption.prefHeight(width));
        return rows(wide) == 1 ? heights.max().orElse(0) : heights.sum();
    }
}
