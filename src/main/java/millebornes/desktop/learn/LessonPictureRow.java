package millebornes.desktop.learn;

import java.util.List;
import javafx.geometry.Orientation;
import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;

/// The pictures of a step side by side, with an arrowhead between them, scaled to the row's width. Two pictures are no
/// larger than three, so that all steps look alike.
final class LessonPictureRow extends Pane {

    private static final int MOST = 3;
    private static final double GAP = Sizes.SMALL_GAP;

    private final LessonPictureFactory pictureFactory;
    private final List<LessonPicture> pictures;

    LessonPictureRow(LessonPictureFactory pictureFactory, List<LessonPicture> pictures) {
        this.pictureFactory = pictureFactory;
        this.pictures = List.copyOf(pictures);
        setId("lesson-pictures");
        setMinSize(0, 0);
        setMouseTransparent(true);
        setMaxHeight(Region.USE_PREF_SIZE);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return MOST * LessonPictureFactory.WIDTH + (MOST - 1) * GAP;
    }

    @Override
    protected double computePrefHeight(double width) {
        return LessonPictureFactory.HEIGHT * scale(width < 0 ? computePrefWidth(-1) : width);
    }

    @Override
    protected void layoutChildren() {
        getChildren().clear();
        double scale = Math.min(scale(getWidth()), getHeight() / LessonPictureFactory.HEIGHT);
        double pitch = LessonPictureFactory.WIDTH * scale + GAP;
        double left = (getWidth() - pictures.size() * pitch + GAP) / 2;
        for (int i = 0; i < pictures.size(); i++) {
            Group picture = pictureFactory.draw(pictures.get(i), i + 1);
            picture.getTransforms().addAll(new Translate(left + i * pitch, 0), new Scale(scale, scale));
            getChildren().add(picture);
        }
        for (int i = 1; i < pictures.size(); i++) {
            getChildren().add(chevron(left + i * pitch - GAP / 2, LessonPictureFactory.HEIGHT * scale / 2));
        }
    }

    private Group chevron(double x, double y) {
        Polyline under = head(x, y);
        under.setStroke(pictureFactory.art().palette().color(ColourRole.PAPER));
        under.setStrokeWidth(9);
        Polyline over = head(x, y);
        over.setStroke(pictureFactory.art().palette().color(ColourRole.RED));
        over.setStrokeWidth(4);
        return new Group(under, over);
    }

    private static Polyline head(double x, double y) {
        Polyline head = new Polyline(x - 3, y - 7, x + 4, y, x - 3, y + 7);
        head.setFill(null);
        head.setStrokeLineCap(StrokeLineCap.ROUND);
        head.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return head;
    }

    private static double scale(double width) {
        return Math.max(0, (width - (MOST - 1) * GAP) / MOST / LessonPictureFactory.WIDTH);
    }
}
