package millebornes.desktop.screens.table.overlay;

import java.util.List;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.motion.Glide;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.art.Scenery.Curtain;
import millebornes.desktop.tabletop.controls.Lettering;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.desktop.theme.Type;

/// The garage door of the next player's car. It covers the whole window; nothing of a hand lies behind it.
public final class CurtainView extends Pane {

    private static final double PLATE_WIDTH = 0.74;
    private static final double CAR = 0.95;

    /// How long it rolls, in ms at the normal pace.
    private static final double ROLLING = 420;

    private static final double NANOS_PER_MILLI = 1e6;

    private final Art art;
    private final Roller roller = new Roller();
    private List<Button> buttons = List.of();

    public CurtainView(Art art) {
        this.art = art;
        setVisible(false);
    }

    /// What a curtain says and offers.
    ///
    /// @param title the next player's name in a few words
    /// @param note a second line
    /// @param open what the button says
    /// @param hint that Enter does the same
    /// @param back what the button says that takes the claim back; empty when there is none
    public record Texts(String title, String note, String open, String hint, String back) {}

    /// What a curtain says to whom.
    public record Call(Livery livery, Texts texts) {}

    /// Closes the curtain.
    ///
    /// @param answered told what was pressed
    public void close(Call call, Consumer<Reply> answered, double width, double height) {
        Livery livery = call.livery();
        resizeRelocate(0, 0, width, height);
        double scale = Math.max(width / Curtain.WIDTH, height / Curtain.HEIGHT);
        double left = (width - Curtain.WIDTH * scale) / 2;
        double top = (height - Curtain.HEIGHT * scale) / 2;
        Group wall = new Group(art.scenery().curtainWall());
        Group door = new Group(art.scenery().curtainDoor(livery));
        wall.getTransforms().addAll(new Translate(left, top), new Scale(scale, scale));
        door.getTransforms()
                .addAll(
                        new Translate(left + Curtain.DOOR_X * scale, top + Curtain.DOOR_Y * scale),
                        new Scale(scale, scale));
        VBox middle = middle(call, answered, Curtain.DOOR_WIDTH * scale * PLATE_WIDTH);
        middle.setManaged(false);
        getChildren().setAll(wall, door, middle);
        middle.applyCss();
        double wide = Math.min(width - 2 * Sizes.MARGIN, Curtain.DOOR_WIDTH * scale * PLATE_WIDTH);
        double high = middle.prefHeight(wide);
        middle.resizeRelocate((width - wide) / 2, Math.max(Sizes.MARGIN, (height - high) / 2 - Sizes.GAP), wide, high);
        roller.stop();
        setTranslateY(0);
        setMouseTransparent(false);
        setVisible(true);
        buttons.getFirst().requestFocus();
    }

    /// Puts the keyboard on the other button, where there are two.
    public void focusOther() {
        Button last = buttons.getLast();
        (last.isFocused() ? buttons.getFirst() : last).requestFocus();
    }

    /// Lets a curtain that was just closed be seen rolling down.
    public void roll(Pace pace) {
        roller.roll(-getHeight(), 0, pace, () -> {});
    }

    /// Rolls the curtain up. From now on it takes no click any more.
    public void open(Pace pace) {
        boolean rolling = isMouseTransparent();
        if (isVisible() && (!rolling || pace == Pace.OFF)) {
            setMouseTransparent(true);
            roller.roll(0, -getHeight(), pace, () -> {
                setVisible(false);
                getChildren().clear();
            });
        }
    }

    /// Moves the whole curtain up or down.
    private final class Roller extends AnimationTimer {

        private Glide way = new Glide(0, 0, 0);
        private Runnable done = () -> {};
        private double speed = 1;
        private long started = -1;

        void roll(double from, double to, Pace pace, Runnable then) {
            stop();
            way = new Glide(from, to, ROLLING);
            done = then;
            speed = pace.speed();
            started = -1;
            if (pace == Pace.OFF) {
                end();
            } else {
                // A picture of it rolls: nothing on it changes meanwhile.
                setCache(true);
                setTranslateY(from);
                start();
            }
        }

        @Override
        public void handle(long now) {
            started = started < 0 ? now : started;
            double elapsed = (now - started) / NANOS_PER_MILLI * speed;
            setTranslateY(way.at(elapsed));
            if (elapsed >= way.millis()) {
                end();
            }
        }

        private void end() {
            stop();
            setCache(false);
            setTranslateY(way.end());
            done.run();
        }
    }

    private VBox middle(Call call, Consumer<Reply> answered, double width) {
        Livery livery = call.livery();
        Texts texts = call.texts();
        Group car = new Group(art.onFoot().cars().car(livery));
        car.getTransforms().add(new Scale(CAR, CAR));
        Label title = label(texts.title(), Styles.PAGE_TITLE);
        VBox plate = new VBox(Sizes.SMALL_GAP, new Group(car), title, label(texts.note(), Styles.BODY));
        plate.setAlignment(Pos.CENTER);
        plate.getStyleClass().addAll(Styles.PLATE, livery.styleClass());
        plate.setMaxWidth(width);
        plate.setFillWidth(false);
        Button open = new Button(texts.open());
        open.setId(Reply.OPEN.id());
        open.getStyleClass().addAll(Styles.LARGE, Styles.PAPER_BUTTON);
        open.setOnAction(event -> answered.accept(Reply.OPEN));
        VBox middle = new VBox(Sizes.GAP, plate, open, hint(livery, texts.hint()));
        buttons = List.of(open);
        if (!texts.back().isEmpty()) {
            Button back = new Button(texts.back());
            back.setId(Reply.BACK.id());
            back.getStyleClass().add(Styles.DARK_BUTTON);
            back.setOnAction(event -> answered.accept(Reply.BACK));
            middle.getChildren().add(back);
            buttons = List.of(open, back);
        }
        middle.setAlignment(Pos.CENTER);
        middle.setFillWidth(false);
        return middle;
    }

    /// The ground is the car's own colour: only large bold type is readable on each of them.
    private Text hint(Livery livery, String words) {
        return new Lettering(1).line(words, Type.BANNER, livery.onPlate(art.palette()));
    }

    private static Label label(String words, String style) {
        Label label = new Label(words);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        return label;
    }
}
