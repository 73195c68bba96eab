package millebornes.desktop.screens.table.overlay;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.motion.EaseCurve;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.screens.table.overlay.model.ReplyKind;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.art.SceneryArt.CurtainSizes;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.TextFitter;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.engine.card.Safety;
import org.jspecify.annotations.Nullable;

/// The garage door of the next player's car. It covers the whole window; nothing of a hand lies behind it.
public final class CurtainView extends Pane {

    private static final double PLATE_WIDTH = 0.74;
    private static final double CAR = 0.95;
    private static final double LARGE_CAR = 2.4;

    /// How long it rolls, in ms at the normal pace.
    private static final double ROLLING = 420;

    private static final double NANOS_PER_MILLI = 1e6;

    private final ArtFactory art;
    private final Roller roller = new Roller();
    private List<Button> buttons = List.of();

    public CurtainView(ArtFactory art) {
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
    public record CurtainTexts(String title, String note, String open, String hint, String back) {}

    /// What a curtain says to whom.
    ///
    /// @param brief what those see who cannot read, or null; the texts are spoken all the same
    public record CurtainContent(
            Livery livery, CurtainTexts texts, @Nullable JuniorCurtain brief) {}

    /// A name beside a large car, and signs on the buttons.
    ///
    /// @param safety what is asked for, or null when it is a turn
    public record JuniorCurtain(String name, @Nullable Safety safety) {}

    /// Closes the curtain.
    ///
    /// @param answered told what was pressed
    public void lower(CurtainContent call, Consumer<ReplyKind> answered, double width, double height) {
        Livery livery = call.livery();
        resizeRelocate(0, 0, width, height);
        double scale = Math.max(width / CurtainSizes.WIDTH, height / CurtainSizes.HEIGHT);
        double left = (width - CurtainSizes.WIDTH * scale) / 2;
        double top = (height - CurtainSizes.HEIGHT * scale) / 2;
        Group wall = new Group(art.scenery().curtainWall());
        Group door = new Group(art.scenery().curtainDoor(livery));
        wall.getTransforms().addAll(new Translate(left, top), new Scale(scale, scale));
        door.getTransforms()
                .addAll(
                        new Translate(left + CurtainSizes.DOOR_X * scale, top + CurtainSizes.DOOR_Y * scale),
                        new Scale(scale, scale));
        getStyleClass().setAll(StyleClasses.DOOR, livery.styleClass());
        VBox middle = middle(call, answered, CurtainSizes.DOOR_WIDTH * scale * PLATE_WIDTH);
        middle.setManaged(false);
        getChildren().setAll(wall, door, middle);
        middle.applyCss();
        double wide = Math.min(width - 2 * Sizes.MARGIN, CurtainSizes.DOOR_WIDTH * scale * PLATE_WIDTH);
        double high = middle.prefHeight(wide);
        middle.resizeRelocate((width - wide) / 2, Math.max(Sizes.MARGIN, (height - high) / 2 - Sizes.GAP), wide, high);
        roller.stop();
        setTranslateY(0);
        setMouseTransparent(false);
        setVisible(true);
        buttons.getFirst().requestFocus();
    }

    /// Takes the keyboard.
    public void takeFocus() {
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

        private EaseCurve way = new EaseCurve(0, 0, 0);
        private Runnable done = () -> {};
        private double speed = 1;
        private long started = -1;

        void roll(double from, double to, Pace pace, Runnable then) {
            stop();
            way = new EaseCurve(from, to, ROLLING);
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
            setTranslateY(way.valueAt(elapsed));
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

    private VBox middle(CurtainContent call, Consumer<ReplyKind> answered, double width) {
        VBox plate = call.brief() == null ? plate(call) : plate(call, call.brief());
        plate.setAlignment(Pos.CENTER);
        plate.getStyleClass().addAll(StyleClasses.PLATE, call.livery().styleClass());
        plate.setMaxWidth(width);
        plate.setFillWidth(false);
        CurtainTexts texts = call.texts();
        Button open =
                button(call, ReplyKind.OPEN, texts.open(), answered, StyleClasses.LARGE, StyleClasses.PAPER_BUTTON);
        buttons = new ArrayList<>(List.of(open));
        if (!texts.back().isEmpty()) {
            buttons.add(button(call, ReplyKind.BACK, texts.back(), answered, StyleClasses.DARK_BUTTON));
        }
        VBox middle = new VBox(Sizes.GAP, plate);
        if (call.brief() == null) {
            middle.getChildren().addAll(open, hint(call.livery(), texts.hint()));
            middle.getChildren().addAll(buttons.subList(1, buttons.size()));
        } else {
            // The title is not on the door, so it is spoken with the button.
            open.setAccessibleText(texts.title() + " " + texts.open());
            HBox row = new HBox(Sizes.GAP, buttons.toArray(Button[]::new));
            row.setAlignment(Pos.CENTER);
            middle.getChildren().add(row);
        }
        middle.setAlignment(Pos.CENTER);
        middle.setFillWidth(false);
        return middle;
    }

    private VBox plate(CurtainContent call) {
        CurtainTexts texts = call.texts();
        return new VBox(
                Sizes.SMALL_GAP,
                car(call.livery(), CAR),
                label(texts.title(), StyleClasses.PAGE_TITLE),
                label(texts.note(), StyleClasses.BODY));
    }

    private VBox plate(CurtainContent call, JuniorCurtain brief) {
        HBox signs = new HBox(Sizes.GAP, car(call.livery(), LARGE_CAR));
        signs.setAlignment(Pos.CENTER);
        if (brief.safety() != null) {
            signs.getChildren().add(ReplyIconFactory.shield(art, brief.safety(), ReplyIconFactory.TALL));
        }
        return new VBox(Sizes.SMALL_GAP, signs, label(brief.name(), StyleClasses.PAGE_TITLE));
    }

    private Group car(Livery livery, double scale) {
        return new Group(art.onFoot().cars().car(livery).scaled(scale));
    }

    private Button button(
            CurtainContent call, ReplyKind reply, String text, Consumer<ReplyKind> answered, String... styles) {
        Button button = new Button(text);
        button.setId(reply.id());
        button.getStyleClass().addAll(styles);
        if (call.brief() != null) {
            button.getStyleClass().add(StyleClasses.SIGN);
            button.setGraphic(ReplyIconFactory.of(reply, art, null));
            button.setContentDisplay(ContentDisplay.TOP);
            button.setAccessibleText(text);
        }
        button.setOnAction(_ -> answered.accept(reply));
        return button;
    }

    /// The ground is the car's own colour: only large bold type is readable on each of them.
    private Text hint(Livery livery, String words) {
        return new TextFitter(1).line(words, TextRole.BANNER, livery.onPlate(art.palette()));
    }

    private static Label label(String words, String style) {
        Label label = new Label(words);
        label.getStyleClass().add(style);
        label.setWrapText(true);
        return label;
    }
}
