package millebornes.desktop.learn;

import javafx.geometry.Insets;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.words.Words;

/// The learner's progress as a picture: a road with one kilometre stone for each step, the completed ones with a tick.
final class LessonProgressPane extends ResizeRedrawPane {

    private static final double FOOT = 0.8;
    private static final double STONE = 30;
    private static final double PALE = 0.72;

    /// The height, in px, below which numbers on stones could not be read beside large text.
    private static final double LOW = 50;

    /// In a low pane: the size of the number of the step, in px, and the radius of a dot, as a share of the height.
    private static final double COUNT = 24;

    private static final double DOT = 0.16;

    private final ArtFactory art;
    private final Words words;
    private final LessonProgressState progressState;

    LessonProgressPane(ArtFactory art, Words words, LessonProgressState progressState) {
        this.art = art;
        this.words = words;
        this.progressState = progressState;
        setId("lesson-progress");
        getStyleClass().add(StyleClasses.PROGRESS);
        setPadding(Insets.EMPTY);
        setMinSize(0, 0);
        setPrefSize(Region.USE_COMPUTED_SIZE, Region.USE_COMPUTED_SIZE);
        setMouseTransparent(true);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(words.text("learn.step", progressState.step() + 1, steps()) + " – "
                + words.text("learn." + progressState.now().key() + ".title"));
    }

    @Override
    protected void draw() {
        if (getHeight() < LOW) {
            dots();
            return;
        }
        double pitch = getWidth() / (steps() + 0.6);
        double foot = getHeight() * FOOT;
        double size = Math.min(getHeight() * 0.5 / STONE, pitch * 0.8 / STONE);
        double here = x(progressState.step(), pitch);
        getChildren().addAll(road(pitch, getWidth() - pitch / 2, foot, ColourRole.ROAD_2));
        getChildren().addAll(road(pitch, here, foot, ColourRole.HIGHLIGHT));
        for (int step = 0; step < steps(); step++) {
            getChildren().add(at(stone(step, size), x(step, pitch), foot));
        }
    }

    /// A dot for each step on the road, and the number of the current one as text.
    private void dots() {
        Text count = new FittedTextFactory(COUNT / TextRole.SEAT_NUMBER.size())
                .line(
                        words.number(progressState.step() + 1L) + " / " + words.number(steps()),
                        TextRole.SEAT_NUMBER,
                        art.palette().color(ColourRole.INK));
        double room = getWidth() - FittedTextFactory.width(count) - Sizes.GAP;
        count.setX(room);
        count.setY(getHeight() / 2);
        double pitch = room / (steps() + 0.6);
        double middle = getHeight() / 2;
        getChildren().addAll(count, road(pitch, room - pitch / 2, middle - 3, ColourRole.ROAD_2));
        for (int step = 0; step < steps(); step++) {
            boolean now = step == progressState.step();
            boolean done = step < progressState.step();
            Circle dot = new Circle(x(step, pitch), middle, getHeight() * DOT * (now ? 2 : 1));
            dot.setFill(
                    art.palette().color(now ? ColourRole.HIGHLIGHT : done ? ColourRole.GO_FIELD : ColourRole.ROAD_2));
            dot.setStroke(art.palette().color(now ? ColourRole.SYMBOL_DARK : ColourRole.TILE));
            dot.setStrokeWidth(2);
            getChildren().add(dot);
        }
    }

    private Node stone(int step, double size) {
        boolean now = step == progressState.step();
        boolean done = step < progressState.step();
        Group stone = art.scenery().stoneOfPage(done ? "" : words.number(step + 1L), now ? size * 1.35 : size);
        if (done) {
            Group tick = art.lesson().tick();
            tick.getTransforms().addAll(new Translate(0, -8 * size), new Scale(size * 0.17, size * 0.17));
            return new Group(stone, tick);
        }
        stone.setOpacity(now ? 1 : PALE);
        if (!now) {
            return stone;
        }
        Circle glow = new Circle(0, -STONE * size * 0.6, STONE * size * 0.95);
        glow.setFill(art.palette().color(ColourRole.HIGHLIGHT, 0.6));
        return new Group(glow, stone);
    }

    private Line road(double pitch, double to, double foot, ColourRole role) {
        Line road = new Line(pitch / 2, foot + 3, Math.max(pitch / 2, to), foot + 3);
        road.setStroke(art.palette().color(role));
        road.setStrokeWidth(getHeight() * 0.12);
        return road;
    }

    private static Node at(Node stone, double x, double y) {
        Group placed = new Group(stone);
        placed.getTransforms().add(new Translate(x, y));
        return placed;
    }

    private static double x(int step, double pitch) {
        return (step + 0.8) * pitch;
    }

    private int steps() {
        return progressState.lesson().steps().size();
    }
}
