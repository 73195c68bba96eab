package millebornes.desktop.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javafx.geometry.Orientation;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;

/// Scenes on the road side by side, each above its caption, or below one another where the pane is narrow. All have the same
/// height and the same scale, and beside each other the one with a long drive is wider.
final class RoadScenesPane extends Pane {

    /// The least and the greatest height of a picture, in px, and the board units that are seen in it at least.
    private static final double LEAST_HEIGHT = 108;

    private static final double MOST_HEIGHT = 320;
    private static final double SEEN = 150;

    /// The width of a scene of a drive at most, as a multiple of the shortest scene's.
    private static final double WIDER = 2;

    private static final double GAP = Sizes.SMALL_GAP;

    private final ArtFactory art;
    private final List<CroppedBoardPicture> scenes;
    private final List<Region> captions;
    private final double least;
    private List<Rect> drawn = List.of();

    /// @param scenes their greatest scale is that of this pane
    /// @param least the least width of a scene beside others on average, in px
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
        return scenes.size() * (least + GAP) - GAP;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double wide = width < 0 ? prefWidth(-1) : width;
        return Math.ceil(rows(wide) * (LEAST_HEIGHT + GAP) + captionHeights(wide)) + (rows(wide) - 1) * GAP;
    }

    @Override
    protected void layoutChildren() {
        double wide = getWidth();
        int rows = rows(wide);
        double spare = Math.max(0, getHeight() - prefHeight(wide));
        double height = Math.min(MOST_HEIGHT, Math.floor(LEAST_HEIGHT + spare / rows));
        List<Double> widths = widths(wide);
        double x = 0;
        double y = 0;
        List<Rect> places = new ArrayList<>();
        for (int at = 0; at < scenes.size(); at++) {
            double width = widths.get(at);
            Region caption = captions.get(at);
            places.add(new Rect(x, y, width, height));
            caption.resizeRelocate(x, y + height + GAP, width, caption.prefHeight(width));
            if (rows == 1) {
                x += width + GAP;
            } else {
                y += height + GAP + caption.prefHeight(width) + GAP;
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

    private double captionHeights(double wide) {
        List<Double> widths = widths(wide);
        DoubleStream heights = IntStream.range(0, captions.size())
                .mapToDouble(at -> captions.get(at).prefHeight(widths.get(at)));
        return rows(wide) == 1 ? heights.max().orElse(0) : heights.sum();
    }

    /// The widths of the scenes, in px.
    private List<Double> widths(double wide) {
        if (rows(wide) > 1) {
            return scenes.stream().map(_ -> wide).toList();
        }
        List<Double> needed =
                scenes.stream().map(scene -> scene.whole().width()).toList();
        double shortest = needed.stream().reduce(Double.MAX_VALUE, Math::min);
        List<Double> shares =
                needed.stream().map(width -> Math.min(WIDER, width / shortest)).toList();
        double all = shares.stream().reduce(0.0, Double::sum);
        double inner = wide - GAP * (scenes.size() - 1);
        return shares.stream().map(share -> Math.floor(inner * share / all)).toList();
    }
}
