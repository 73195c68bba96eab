package millebornes.desktop.phones;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import javafx.scene.text.TextAlignment;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PhoneStatusIconArt.PhoneSign;
import millebornes.desktop.controls.BalancedLabel;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.FittedLabel;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.phones.PhonesStatus.SeatWish;
import millebornes.desktop.phones.PhonesViewState.PersonTile;
import millebornes.desktop.phones.PhonesViewState.PhoneAction;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.session.flow.HandPlace;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/// Creates the tile of one person: car and name, where the cards are, and what can be decided about that.
final class PersonTileFactory {

    /// The text size from which the panels are above the tiles, and the tiles have no notes, in %.
    static final int LARGE_PERCENT = 175;

    /// The size of a tile's picture, in px at any text size; each module of a QR code has a whole number of px.
    private static final double PICTURE = 246;

    private static final double PICTURE_BESIDE_LARGE_TEXT = 205;
    private static final double LOW_PICTURE = 164;
    private static final double SMALL_PICTURE = 123;

    /// The height of the border above and below a code, in px. Pictures without one leave room for it.
    private static final double CODE_BORDER = 6;

    /// The width of the phone icon relative to its height.
    private static final double NARROW = 0.72;

    /// The radius of the car's mark on its garage door, relative to the door's height.
    private static final double MARK = 0.18;

    private static final double BAND_CAR = 72;
    private static final double SMALL_CAR = 52;

    /// The width of a car beside the largest text, relative to the usual one.
    private static final double CAR_BESIDE_LARGE_TEXT = 1.5;
    private static final double TICK = 46;

    /// The radius of the mark of a phone that does not answer, in px.
    private static final double ALARM = 19;

    /// The greatest size of a name in a low band, relative to the height of a button.
    private static final double NAME = 0.38;

    /// The greatest number of letters of a name in the usual size; a longer one is set smaller.
    private static final int LONG_NAME = 12;

    private final Words words;
    private final ArtFactory art;
    private final PhonesActions phonesActions;
    private final CodeEnlarger enlarger;
    private final TileSize size;

    /// The height of a button, in px.
    private final double target;

    /// Whether the words are beside the picture: large text makes tiles wide.
    private final boolean isWide;

    /// Whether the tile is one of more than four.
    private final boolean isSmall;

    /// Whether text is so large that notes are left out and codes are as high as their tiles.
    private final boolean isLargest;

    private final Runnable changed;

    /// The size of the tiles and of their QR codes.
    enum TileSize {
        /// with the note below the title
        LARGE,
        /// the same in little space
        LOW,
        /// the same without the note, so that the help below is in sight
        LOWEST,
        /// for more than four people: with a smaller code, and with icons for the decisions
        SMALL,
        /// the same in a low window, in the largest text without a title
        SMALL_LOW;

        boolean isSmall() {
            return this == SMALL || this == SMALL_LOW;
        }
    }

    /// Shows a QR code as large as the window allows.
    @FunctionalInterface
    interface CodeEnlarger {

        /// Shows a QR code large.
        ///
        /// @param title says whose code it is
        void enlarge(String title, String code);
    }

    /// @param changed called after a decision
    PersonTileFactory(
            ScreenContext context, PhonesActions actions, CodeEnlarger enlarger, TileSize size, Runnable changed) {
        this.words = context.words();
        this.art = context.art();
        this.phonesActions = actions;
        this.enlarger = enlarger;
        this.size = size;
        this.target = context.look().textScale().of(Sizes.TARGET);
        this.isSmall = size.isSmall();
        this.isWide = PageTitlePlate.isLarge(context) && !isSmall;
        this.isLargest = context.look().textScale().percent() >= LARGE_PERCENT;
        this.changed = changed;
    }

    Region tile(PersonTile person) {
        VBox body = body(person);
        body.setAlignment(Pos.TOP_CENTER);
        body.getStyleClass().add(StyleClasses.PHONE_TILE_BODY);
        VBox.setVgrow(body, Priority.ALWAYS);
        VBox tile = new VBox(band(person), body);
        tile.setId("person-" + person.seat());
        tile.getStyleClass().addAll(StyleClasses.PHONE_TILE, StyleClasses.livery(person.livery()));
        if (size == TileSize.SMALL_LOW) {
            tile.getStyleClass().add(StyleClasses.LOW);
        }
        return tile;
    }

    private VBox body(PersonTile person) {
        return isSmall ? smallBody(person) : largeBody(person);
    }

    private VBox smallBody(PersonTile person) {
        HBox decisions = decisions(person);
        decisions.setAlignment(Pos.CENTER);
        VBox body = new VBox(picture(person));
        if (size == TileSize.SMALL || !isLargest) {
            body.getChildren()
                    .add(text(person.shortTitle(), isSilent(person) ? StyleClasses.ALARM : StyleClasses.BODY));
        } else {
            VBox.setMargin(decisions, new Insets(Sizes.TINY_GAP, 0, 0, 0));
        }
        body.getChildren().addAll(ControlFactory.spring(), decisions);
        return body;
    }

    private VBox largeBody(PersonTile person) {
        VBox says = new VBox(text(person.title(), StyleClasses.STRONG));
        if ((size == TileSize.LARGE || size == TileSize.LOW) && !isLargest) {
            says.getChildren().add(text(person.note(), size == TileSize.LARGE ? StyleClasses.BODY : StyleClasses.NOTE));
        }
        says.setAlignment(isWide ? Pos.CENTER_LEFT : Pos.CENTER);
        List<PhoneAction> actions = new ArrayList<>(person.actions());
        actions.remove(PhoneAction.RELEASE);
        VBox body = new VBox(size == TileSize.LARGE ? Sizes.LABEL_GAP : Sizes.LINE_GAP, ControlFactory.spring());
        VBox decided = body;
        if (isWide) {
            VBox beside = new VBox(Sizes.LABEL_GAP, says);
            HBox.setHgrow(beside, Priority.ALWAYS);
            beside.setAlignment(Pos.CENTER_LEFT);
            HBox line = ControlFactory.row(picture(person), beside);
            body.getChildren().addFirst(line);
            decided = beside;
        } else {
            body.getChildren().addAll(0, List.of(picture(person), says));
        }
        FlowPane flow = new FlowPane(Sizes.LABEL_GAP, Sizes.TINY_GAP);
        flow.setAlignment(isWide ? Pos.CENTER_LEFT : Pos.CENTER);
        actions.forEach(action -> flow.getChildren().add(action(person, action)));
        if (!actions.isEmpty()) {
            decided.getChildren().add(flow);
        }
        HBox decision = decisions(person);
        decision.setAlignment(flow.getAlignment());
        decided.getChildren().add(decision);
        return body;
    }

    /// The buttons below the words.
    private HBox decisions(PersonTile person) {
        HBox decisions = ControlFactory.row(other(person));
        decisions.setMinHeight(Region.USE_PREF_SIZE);
        if (person.actions().contains(PhoneAction.RELEASE)) {
            decisions.getChildren().add(signOf(person, PhoneAction.RELEASE));
        }
        return decisions;
    }

    private Node band(PersonTile person) {
        boolean small = isSmall || person.name().length() > LONG_NAME;
        double car = (small ? SMALL_CAR : BAND_CAR) * (isLargest && !isSmall ? CAR_BESIDE_LARGE_TEXT : 1);
        HBox band = new HBox(
                Sizes.SMALL_GAP,
                new DrawingPane(art.cars().smallSide(person.livery()), car, car * Sizes.CAR_WIDTH / Sizes.CAR_LENGTH),
                name(person.name(), small));
        band.setAlignment(Pos.CENTER_LEFT);
        band.getStyleClass().add(StyleClasses.PHONE_BAND);
        return band;
    }

    /// The name; in a narrow tile it is as small as it has to be.
    private Region name(String name, boolean small) {
        return isSmall
                ? new FittedLabel(name, target * NAME, Sizes.SMALLEST_TEXT, StyleClasses.PHONE_NAME)
                : ControlFactory.label(name, small ? StyleClasses.STRONG : StyleClasses.PHONE_NAME);
    }

    private double high() {
        if (isSmall) {
            return isLargest && size == TileSize.SMALL ? LOW_PICTURE : SMALL_PICTURE;
        }
        if (isWide) {
            return isLargest && size == TileSize.LARGE ? PICTURE_BESIDE_LARGE_TEXT : LOW_PICTURE;
        }
        return size == TileSize.LARGE ? PICTURE : LOW_PICTURE;
    }

    private Node picture(PersonTile person) {
        boolean invited = person.isInvited() && !person.code().isEmpty();
        Node shown = invited ? code(person) : signed(person);
        StackPane picture = new StackPane(shown);
        picture.setMinHeight(high() + CODE_BORDER);
        if (isWide) {
            picture.setMinWidth(high() + CODE_BORDER);
        } else if (isSmall) {
            person.actions().stream()
                    .filter(action -> action != PhoneAction.RELEASE)
                    .forEach(action -> {
                        Button decision = signOf(person, action);
                        StackPane.setAlignment(decision, action == PhoneAction.ALLOW ? Pos.TOP_RIGHT : Pos.TOP_LEFT);
                        picture.getChildren().add(decision);
                    });
        }
        return picture;
    }

    private Node signed(PersonTile person) {
        boolean phone = person.place().isPhone() || person.isInvited();
        double wide = phone || person.place() == HandPlace.COMPUTER ? high() * NARROW : high();
        Node sign = sign(person, wide, high() - Sizes.SMALL_GAP);
        if (person.place() == HandPlace.SCREEN && !phone) {
            double radius = high() * MARK;
            return new StackPane(
                    sign, new DrawingPane(art.cars().badge(person.livery(), radius), 2 * radius, 2 * radius));
        }
        if (!phone || !person.place().isPhone()) {
            return sign;
        }
        Node mark = isSilent(person) ? alarm() : new DrawingPane(art.phones().sign(PhoneSign.TICK), TICK, TICK);
        mark.setTranslateX(high() * NARROW / 3.3);
        mark.setTranslateY(high() / 3);
        return new StackPane(sign, mark);
    }

    private static boolean isSilent(PersonTile person) {
        return person.place() == HandPlace.SILENT_PHONE;
    }

    /// The mark of a phone that does not answer, where a connected one has its tick.
    private Node alarm() {
        Circle disc = new Circle(ALARM, art.palette().color(ColourRole.RED));
        disc.setStroke(art.palette().color(ColourRole.PAPER));
        disc.setStrokeWidth(Sizes.RING);
        FontIcon sign = new FontIcon(MaterialDesignE.EXCLAMATION_THICK);
        SceneStyler.iconSize(sign, 1.4 * ALARM);
        sign.getStyleClass().add(StyleClasses.TICK_SIGN);
        return new StackPane(disc, sign);
    }

    private Node sign(PersonTile person, double wide, double high) {
        PhoneSign sign = switch (person.place()) {
            case SILENT_PHONE -> PhoneSign.SILENT;
            case PHONE -> PhoneSign.HERE;
            case COMPUTER -> PhoneSign.COMPUTER;
            case SCREEN -> person.isInvited() ? PhoneSign.SILENT : PhoneSign.CURTAIN;
        };
        return new DrawingPane(art.phones().sign(sign), wide, high);
    }

    private Button code(PersonTile person) {
        Button code = ControlFactory.button(
                "code-" + person.seat(),
                "",
                () -> enlarger.enlarge(person.name(), person.code()),
                StyleClasses.PICTURE_BUTTON);
        code.setGraphic(new QrCodeNode(person.code(), high(), art.palette()));
        ControlFactory.explain(code, words.text("phones.code.enlarge", person.name()));
        return code;
    }

    /// The button that moves a player's cards behind the curtain of the screen, or from there to a phone.
    private Button other(PersonTile person) {
        boolean curtain = person.place() == HandPlace.SCREEN && !person.isInvited();
        SeatWish wish = curtain ? SeatWish.PHONE : SeatWish.CURTAIN;
        String text = words.text("phones.wish." + wish.name());
        Button button = ControlFactory.button(
                (curtain ? "on-phone-" : "at-screen-") + person.seat(),
                text,
                () -> decide(() -> phonesActions.wish(person.seat(), wish)),
                StyleClasses.COMPACT);
        button.setAccessibleText(words.text("choice", person.name(), text));
        if (!isSmall) {
            button.setGraphic(new FontIcon(curtain ? MaterialDesignC.CELLPHONE : MaterialDesignG.GARAGE));
        }
        return button;
    }

    private Button action(PersonTile person, PhoneAction action) {
        int seat = person.seat();
        Runnable what = switch (action) {
            case RELEASE -> () -> phonesActions.release(seat);
            case ALLOW -> () -> phonesActions.allow(seat);
            case COMPUTER -> () -> phonesActions.letComputerPlay(seat);
            case WAIT -> () -> phonesActions.returnToPhone(seat);
        };
        Button button = ControlFactory.button(
                action.name().toLowerCase(Locale.ROOT) + "-" + seat,
                words.text("phones.action." + action.name()),
                () -> decide(what),
                StyleClasses.COMPACT);
        if (action == PhoneAction.ALLOW) {
            button.getStyleClass().add(StyleClasses.GO_BUTTON);
        } else if (action == PhoneAction.COMPUTER) {
            button.getStyleClass().add(StyleClasses.DANGER_BUTTON);
        }
        ControlFactory.explain(button, words.text("phones.action." + action.name() + ".spoken", person.name()));
        return button;
    }

    /// The button for an action, with an icon instead of a text.
    private Button signOf(PersonTile person, PhoneAction action) {
        Button button = action(person, action);
        button.setGraphic(new FontIcon(icon(action)));
        button.setText("");
        button.getStyleClass().add(StyleClasses.ICON_BUTTON);
        return button;
    }

    private static Ikon icon(PhoneAction action) {
        return switch (action) {
            case RELEASE -> MaterialDesignL.LOCK_OPEN_VARIANT;
            case ALLOW -> MaterialDesignC.CHECK_BOLD;
            case COMPUTER -> MaterialDesignR.ROBOT;
            case WAIT -> MaterialDesignC.CELLPHONE;
        };
    }

    private void decide(Runnable what) {
        what.run();
        changed.run();
    }

    private Label text(String words, String style) {
        Label label = new BalancedLabel(words, style);
        label.setTextAlignment(isWide ? TextAlignment.LEFT : TextAlignment.CENTER);
        return label;
    }
}
