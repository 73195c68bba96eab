package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.FocusMemento;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;

/// The enamel plate of a curtain: the mark of the car, the name, and one or two buttons, a single one with its key. On
/// a narrow plate the buttons are below the mark and the name.
final class CurtainPlate extends Pane {

    /// The least ratio of a plate's width to its height at which the buttons are beside the mark.
    private static final double WIDE = 2.1;

    /// The ratio of the second button's width to its height.
    private static final double SECOND = 1.7;

    /// The share of a button's height by which its text must be narrower, because of the round ends.
    private static final double ENDS = 0.5;

    /// The least size of a text beside an icon, as a share of the usual one.
    private static final double READABLE = 0.9;

    /// The share of the plate's height for the buttons.
    private static final double BUTTONS = 0.35;

    private static final double JUNIOR_BUTTONS = 0.8;

    /// The height of a line as a multiple of its text size, and the least size of a name in one line, in px.
    private static final double LINE = 1.32;

    private static final double LEAST_NAME = 22;
    private static final double LEAST_WORDS = 0.6;

    /// The least size of the second line, as a share of the size of text.
    private static final double LEAST_NOTE = 0.75;
    private static final double STEP = 0.05;

    /// The radius of a mark, as a share of half its room, since the widest mark is wider than a circle; and the share
    /// by which a triangle is lower, since it would seem too high.
    private static final double MARK = 0.76;

    private static final double LOWER = 0.16;

    /// The radius of a token on a mark, as a share of the radius of the mark's room.
    private static final double TOKEN = 0.34;

    private static final double RIVET = 3.2;
    private static final double RIVET_INSET = 15;

    private final ArtFactory art;
    private final CurtainViewState curtainState;
    private final double text;
    private final List<Button> buttons = new ArrayList<>();

    /// @param text the factor by which text is larger than designed
    CurtainPlate(
            ArtFactory art, CurtainViewState curtainState, Consumer<OverlayAnswer> answered, Rect rect, double text) {
        this.art = art;
        this.curtainState = curtainState;
        this.text = text;
        setManaged(false);
        setId("curtain-plate");
        getStyleClass().addAll(StyleClasses.PLATE, StyleClasses.livery(curtainState.livery()));
        resizeRelocate(rect.x(), rect.y(), rect.width(), rect.height());
        curtainState.replies().forEach(answer -> buttons.add(button(answer, answered)));
        // The whole plate is as good as its button.
        setOnMouseClicked(event -> {
            if (event.getTarget() instanceof Node node
                    && buttons.stream().noneMatch(it -> FocusMemento.isIn(it, node))) {
                answered.accept(OverlayAnswer.OPEN);
            }
        });
        layOut(rect.width(), rect.height());
    }

    /// The buttons, of which the first opens the curtain.
    List<Button> buttons() {
        return buttons;
    }

    private void layOut(double width, double height) {
        boolean junior = curtainState.juniorCurtain() != null;
        double pad = Math.clamp(height * 0.09, 10, 22);
        boolean beside = width / height > WIDE;
        double least = junior ? Sizes.JUNIOR_TARGET : Sizes.TARGET;
        double high = Math.max(least, height * (junior ? (beside ? JUNIOR_BUTTONS : 0.5) : BUTTONS));
        double radius = beside
                ? Math.min(height / 2 - pad, width * 0.145)
                : Math.min((height - high - 3 * pad) / 2, width * 0.13);
        double left = beside ? pad + 2 * radius + pad * 1.4 : pad;
        Group mark = art.cars().sign(curtainState.livery(), radius * MARK);
        double down = curtainState.livery() == Livery.B ? radius * LOWER : 0;
        mark.getTransforms().add(new Translate(pad + radius + 2, down + (beside ? height / 2 : pad + radius)));
        mark.setMouseTransparent(true);
        rivets(width, height);
        getChildren().add(mark);
        tokens(pad + 2 + 2 * radius, (beside ? height / 2 : pad + radius) + radius, radius);
        double bottom = height - pad - (beside ? 0 : 2);
        double top = junior && beside ? (height - high) / 2 : bottom - high;
        if (junior) {
            sign(beside, pad + 2 * radius, pad, radius, width);
        } else {
            double from = pad + 2 * radius + pad * 1.4;
            words(from, pad * 0.7, width - from - pad, top - pad * 0.7 - 4);
        }
        place(left, top, width - left - pad, high);
    }

    private void rivets(double width, double height) {
        for (double x : new double[] {RIVET_INSET, width - RIVET_INSET}) {
            for (double y : new double[] {RIVET_INSET, height - RIVET_INSET}) {
                Circle rivet = new Circle(x, y, RIVET, art.palette().color(ColourRole.LINE));
                rivet.setMouseTransparent(true);
                getChildren().add(rivet);
            }
        }
    }

    /// Shows the safety that the question is about, as an icon: beside the mark if there is room.
    private void sign(boolean beside, double left, double pad, double radius, double width) {
        CurtainViewState.JuniorCurtain juniorCurtain = curtainState.juniorCurtain();
        if (juniorCurtain != null && juniorCurtain.safety() != null) {
            double side = Math.min(2 * radius, beside ? radius * 1.1 : width / 4);
            Node shield = OverlayAnswerIconFactory.shield(art, juniorCurtain.safety(), side);
            shield.relocate(beside ? left - side * 0.6 : left + pad, beside ? pad : pad + radius - side / 2);
            getChildren().add(shield);
        }
    }

    private void words(double x, double y, double width, double height) {
        var ink = art.palette().color(ColourRole.INK);
        double scale = Math.min(text, height / (TextRole.PAGE_TITLE.size() * LINE));
        double whole = TextRole.PAGE_TITLE.size() * LINE + TextRole.BODY.size() * LINE;
        double both = height / whole;
        // A line that cannot grow with the text is left out.
        boolean noted = both > LEAST_NOTE * text && FittedTextFactory.width(note(Math.min(text, both))) <= width;
        if (noted) {
            scale = Math.min(text, both);
        }
        Text name = new FittedTextFactory(scale).line(curtainState.texts().title(), TextRole.PAGE_TITLE, ink);
        double fitting = scale * Math.min(1, width / FittedTextFactory.width(name) * 0.985);
        boolean lines = fitting * TextRole.PAGE_TITLE.size() < LEAST_NAME;
        List<Text> said = new ArrayList<>();
        if (lines) {
            double size = scale;
            Text broken = name;
            do {
                broken = new FittedTextFactory(size)
                        .balanced(curtainState.texts().title(), TextRole.PAGE_TITLE, ink, width);
                size -= STEP;
            } while (size > LEAST_WORDS / 2
                    && (broken.getLayoutBounds().getHeight() > height || FittedTextFactory.widestWord(broken) > width));
            broken.setTextAlignment(TextAlignment.LEFT);
            said.add(broken);
        } else {
            said.add(new FittedTextFactory(fitting).line(curtainState.texts().title(), TextRole.PAGE_TITLE, ink));
            if (noted) {
                said.add(note(scale));
            }
        }
        double total = said.stream()
                .mapToDouble(it -> it.getLayoutBounds().getHeight())
                .sum();
        double line = y + (height - total) / 2;
        for (Text words : said) {
            words.setTextOrigin(VPos.TOP);
            words.setX(x);
            words.setY(line);
            words.setMouseTransparent(true);
            line += words.getLayoutBounds().getHeight();
            getChildren().add(words);
        }
    }

    private Text note(double scale) {
        return new FittedTextFactory(scale)
                .line(curtainState.texts().note(), TextRole.BODY, art.palette().color(ColourRole.INK_2));
    }

    /// Shows the tokens of the car at the foot of its mark, from one side to the other: those on the road may be too small, and a plate
    /// there would be in the way.
    ///
    /// @param right the right edge of the room of the mark
    /// @param bottom its lower edge
    private void tokens(double right, double bottom, double radius) {
        List<Card> tokens = curtainState.tokens();
        double r = Math.min(radius * TOKEN, radius / tokens.size());
        double pitch = tokens.size() < 2 ? 0 : 2 * (radius - r) / (tokens.size() - 1);
        for (int at = 0; at < tokens.size(); at++) {
            Group token = tokens.get(at) instanceof Hazard hazard
                    ? art.tokens().hazard(hazard, r)
                    : art.tokens().safety((Safety) tokens.get(at), r);
            Group placed = new Group(token);
            placed.getTransforms().add(new Translate(right - r - pitch * (tokens.size() - 1 - at), bottom - r / 2));
            placed.setMouseTransparent(true);
            getChildren().add(placed);
        }
    }

    private void place(double x, double y, double width, double height) {
        boolean two = buttons.size() > 1;
        boolean junior = curtainState.juniorCurtain() != null;
        boolean named = !junior
                && two
                && fitsBeside(width - SECOND * height - Sizes.TIGHT_PADDING, height)
                && isReadable(height);
        double small = junior ? Math.clamp(width * 0.24, Sizes.JUNIOR_TARGET, height) : height;
        double second = !two ? 0 : named ? SECOND * height : small;
        double first = width - second - (two ? Sizes.TIGHT_PADDING : 0);
        put(buttons.getFirst(), x, y, first, height);
        if (two) {
            double low = named ? height : second;
            put(buttons.getLast(), x + width - second, y + (height - low) / 2, second, low);
        }
    }

    /// Whether the first button has room for its text in its usual size with the second one beside it.
    private boolean fitsBeside(double first, double height) {
        return opening(text).prefWidth(-1) <= first - height * ENDS;
    }

    /// Whether the second button has room for its text in about the usual size; if not, it has its icon alone.
    private boolean isReadable(double height) {
        Region words = withIcon(curtainState.replies().getLast(), READABLE * text);
        return words.prefWidth(-1) <= (SECOND - ENDS) * height;
    }

    private void put(Button button, double x, double y, double width, double height) {
        button.setMinSize(0, 0);
        button.setPrefSize(width, height);
        button.setMaxSize(width, height);
        button.setManaged(false);
        button.resizeRelocate(x, y, width, height);
        OverlayAnswer answer = button.equals(buttons.getFirst())
                ? OverlayAnswer.OPEN
                : curtainState.replies().getLast();
        button.setGraphic(
                curtainState.juniorCurtain() == null ? words(answer, width, height) : picture(answer, width, height));
        getChildren().add(button);
    }

    private Button button(OverlayAnswer answer, Consumer<OverlayAnswer> answered) {
        Button button = new Button();
        button.setId(answer.id());
        button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        if (answer == OverlayAnswer.OPEN) {
            button.getStyleClass().add(StyleClasses.MAIN_BUTTON);
        }
        String spoken = said(answer);
        button.setAccessibleText(
                answer == OverlayAnswer.OPEN ? curtainState.texts().title() + " " + spoken : spoken);
        if (curtainState.juniorCurtain() != null) {
            button.getStyleClass().add(StyleClasses.SIGN);
        }
        if (answer != OverlayAnswer.OPEN) {
            button.setTooltip(new Tooltip(spoken));
        }
        button.setOnAction(_ -> answered.accept(answer));
        return button;
    }

    private String said(OverlayAnswer answer) {
        CurtainViewState.SecondReply second = curtainState.second();
        return second != null && second.reply() == answer
                ? second.spoken()
                : curtainState.texts().open();
    }

    /// The text of a button, as large as fits; the first one has its key beside it where it is alone.
    private Node words(OverlayAnswer answer, double width, double height) {
        double room = width - height * ENDS;
        if (answer != OverlayAnswer.OPEN && width <= height + 1) {
            return icon(answer, height * 0.6);
        }
        for (double size = text; size > LEAST_WORDS * 0.6; size -= STEP) {
            Region drawn = answer == OverlayAnswer.OPEN ? opening(size) : withIcon(answer, size);
            if (drawn.prefWidth(-1) <= room && drawn.prefHeight(-1) <= height - 6) {
                return drawn;
            }
        }
        return answer == OverlayAnswer.OPEN ? opening(LEAST_WORDS * 0.6) : withIcon(answer, LEAST_WORDS * 0.6);
    }

    private Region opening(double size) {
        var ink = art.palette().color(ColourRole.ON_RED);
        Text words = new FittedTextFactory(size).line(curtainState.texts().open(), TextRole.BANNER, ink);
        HBox row = new HBox(Sizes.SMALL_GAP * 1.5 * size, words);
        if (buttons.size() == 1) {
            Text key = new FittedTextFactory(size).line(curtainState.texts().key(), TextRole.BODY, ink);
            row.getChildren().add(key(key, ink, size));
        }
        row.setAlignment(Pos.CENTER);
        return row;
    }

    private static StackPane key(Node words, Color ink, double size) {
        Rectangle edge = new Rectangle(
                words.getLayoutBounds().getWidth() + 16 * size,
                words.getLayoutBounds().getHeight() + 7 * size);
        edge.setArcWidth(12 * size);
        edge.setArcHeight(12 * size);
        edge.setFill(Color.BLACK.deriveColor(0, 1, 1, 0.16));
        edge.setStroke(ink);
        edge.setStrokeWidth(1.4);
        StackPane key = new StackPane(edge, words);
        key.setMouseTransparent(true);
        return key;
    }

    private Region withIcon(OverlayAnswer answer, double size) {
        CurtainViewState.SecondReply second = curtainState.second();
        String said = second == null ? "" : second.text();
        Text words = new FittedTextFactory(size)
                .line(said, TextRole.BODY, art.palette().color(ColourRole.INK));
        VBox column = new VBox(0, icon(answer, 22 * size), words);
        column.setAlignment(Pos.CENTER);
        return column;
    }

    private static FontIcon icon(OverlayAnswer answer, double size) {
        FontIcon icon = new FontIcon(
                switch (answer) {
                    case UNDO -> MaterialDesignU.UNDO_VARIANT;
                    case REDO -> MaterialDesignR.REDO_VARIANT;
                    case OPEN, BACK, CLAIM, GO_ON, CONFIRM, CANCEL, UNDERSTOOD, EXTEND, STOP, PLAY_HERE, COMPUTER ->
                        MaterialDesignA.ARROW_LEFT_BOLD;
                });
        SceneStyler.iconSize(icon, size);
        return icon;
    }

    private Node picture(OverlayAnswer answer, double width, double height) {
        if (answer != OverlayAnswer.OPEN) {
            return icon(answer, Math.min(width, height) * 0.5);
        }
        double size = height * 0.84;
        Region row = OverlayAnswerIconFactory.lookAtCards(art, size);
        while (row.prefWidth(-1) > width - height * ENDS / 2 && size > 24) {
            size -= 4;
            row = OverlayAnswerIconFactory.lookAtCards(art, size);
        }
        return row;
    }
}
