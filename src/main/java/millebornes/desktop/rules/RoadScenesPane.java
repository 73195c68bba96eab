package millebornes.desktop.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.DoubleStream;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;

/// Scenes on the road side by side, each above its caption, with an arrow to the next one, or below one another where the
/// pane is narrow. All pictures have the same size.
final class RoadScenesPane extends Pane {

    /// The height of a picture as a share of its width, the least one, and the greatest, above a short text, in px.
    private static final double SHAPE = 0.5;

    private static final double LEAST_HEIGHT = 108;
    private static final double MOST_HEIGHT = 320;

    /// The board units that are seen in the height of a picture at least.
    private static final double SEEN = 140;

    private static final double GAP = Sizes.SMALL_GAP;
    private static final double BETWEEN = Sizes.GAP;

    /// Half the width and half the height of the arrow between two scenes, in px.
    private static final double ARROW_WIDTH = 7;

    private static final double ARROW_HEIGHT = 13;

    private final ArtFactory art;
    private final List<SceneView> scenes;
    private final List<CroppedBoardPicture> boards;
    private final List<Region> captions;
    private final double least;
    private final double usual;
    private List<Rect> drawn = List.of();

    /// A scene.
    ///
    /// @param board its greatest scale is that of this pane
    /// @param over draws what lies over the board
    record SceneView(CroppedBoardPicture board, Function<BoardViewport, Node> over, Region caption) {}

    /// @param least the least width of a scene beside others, in px
    /// @param usual the greatest height of a picture above a long text, in px
    RoadScenesPane(ArtFactory art, List<SceneView> scenes, double least, double usual) {
        this.art = art;
        this.scenes = List.copyOf(scenes);
        this.boards = scenes.stream().map(SceneView::board).toList();
        this.captions = scenes.stream().map(SceneView::caption).toList();
        this.least = least;
        this.usual = usual;
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
        for (int at = 0; at < captions.size(); at++) {
            Region caption = captions.get(at);
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
        double scale = CroppedBoardPicture.common(boards, drawn, height / SEEN);
        for (int at = 0; at < scenes.size(); at++) {
            Rect placeRect = drawn.get(at);
            CroppedBoardPicture board = boards.get(at).scaled(scale);
            Rect roomRect = new Rect(0, 0, placeRect.width(), height);
            Node over = scenes.get(at).over().apply(board.frame(roomRect));
            over.setClip(CroppedBoardPicture.rounded(roomRect));
            for (Node part : List.of(board.picture(art, placeRect.width(), height), over)) {
                part.setLayoutX(placeRect.x());
                part.setLayoutY(placeRect.y());
                part.setMouseTransparent(true);
                part.setManaged(false);
                getChildren().add(part);
            }
            if (placeRect.x() > 0) {
                getChildren().add(arrow(placeRect.x() - BETWEEN / 2, height / 2));
            }
        }
    }

    /// The arrow from one scene to the next one, its centre at a point.
    private Node arrow(double x, double y) {
        Polygon arrow =
                new Polygon(x - ARROW_WIDTH, y - ARROW_HEIGHT, x + ARROW_WIDTH, y, x - ARROW_WIDTH, y + ARROW_HEIGHT);
        arrow.setFill(art.palette().color(ColourRole.RED));
        arrow.setMouseTransparent(true);
        arrow.setManaged(false);
        return arrow;
    }

    private int rows(double wide) {
        return wide < prefWidth(-1) ? scenes.size() : 1;
    }

    private double usualHeight(double wide) {
        return Math.clamp(Math.floor(SHAPE * sceneWidth(wide)), LEAST_HEIGHT, usual);
    }

    /// The width of a scene, in px.
    private double sceneWidth(double wide) {
        return rows(wide) > 1 ? wide : Math.floor((wide + BETWEEN) / scenes.size() - BETWEEN);
    }

    private double captionHeights(double wide) {
        double width = sceneWidth(wide);
        DoubleStream heights = captions.stream().mapToDouble(caption -> caption.prefHeight(width));
        return rows(wide) == 1 ? heights.max().orElse(0) : heights.sum();
    }
}
