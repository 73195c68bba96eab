package millebornes.desktop.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.desktop.art.PhoneStatusIconArt.PhoneSign;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextScale;
import millebornes.save.DisplayNameSanitizer;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;
import millebornes.session.ReadingHelp;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// Creates the controls of one seat: name, kind of player, hint level.
final class SeatControlFactory {

    /// The least width of a name's field, in px at the usual text size.
    private static final double LEAST_NAME = 72;

    /// The height of a name's field relative to its letters at large text.
    private static final double NAME_HEIGHT = 36;

    private static final double STAR = 6.5;

    /// The size of the icon of a computer player above its stars, and the radius of these, in px at the usual text size.
    private static final double LOW_ROBOT = 16;

    private static final double LOW_STAR = 4.5;

    private static final double FACE = 35;

    /// The size of a bulb, in px at the usual text size.
    private static final double BULB = 22;

    /// The height of a phone beside a player's name, in px at the usual text size.
    private static final double PHONE = 26;

    /// The level of a computer player that takes the place of a person.
    private static final BotLevel USUAL = BotLevel.EASY;

    /// The amount of text in the controls of a player.
    enum Detail {
        /// icons with texts
        WORDS,
        /// icons; only the selected one has a text, if there is room
        SIGNS
    }

    private final SetupContext context;
    private final Words words;
    private final int seat;
    private final SetupPlayer player;

    SeatControlFactory(SetupContext context, int seat) {
        this.context = context;
        this.words = context.words();
        this.seat = seat;
        this.player = context.model().sitters().get(seat);
    }

    /// The text field of the name.
    TextField name() {
        TextField name = new TextField(player.name());
        name.setId("seat-" + seat + "-name");
        name.setPromptText(unnamed());
        name.setAccessibleText(words.text("setup.name.prompt"));
        name.setPrefColumnCount(6);
        name.setMinWidth(context.screenContext().look().textScale().of(LEAST_NAME));
        name.setMinHeight(height());
        name.setTextFormatter(new TextFormatter<String>(
                change -> DisplayNameSanitizer.length(change.getControlNewText()) > DisplayNameSanitizer.LONGEST
                        ? null
                        : change));
        name.textProperty().subscribe((_, now) -> {
            context.model().name(seat, now);
            context.named().run();
        });
        HBox.setHgrow(name, Priority.ALWAYS);
        return name;
    }

    /// The height of the field and of the discs beside it, in px.
    private double height() {
        return Math.max(Sizes.TARGET, context.screenContext().look().textScale().of(NAME_HEIGHT));
    }

    /// The name that is shown while none has been typed.
    private String unnamed() {
        return !player.isPerson() && player.character().isSomebody() ? characterName() : context.unnamed(seat);
    }

    private String characterName() {
        return words.text("character." + player.character().word());
    }

    /// The choice between a person and the levels of computer players.
    ///
    /// @param detail with words, both kinds and the selected level have a text; else only a selected person
    HBox player(Detail detail) {
        List<SegmentedBarItem<Optional<BotLevel>>> choices = new ArrayList<>();
        choices.add(SegmentedBarItem.of(id("human"), Optional.empty(), words.text("seat.human")));
        if (player.isPerson()) {
            choices.add(SegmentedBarItem.of(id("computer"), Optional.of(USUAL), words.text("setup.kind.computer")));
        } else {
            BotLevel.OFFERED.forEach(level -> choices.add(SegmentedBarItem.of(
                    id(level.textKey()), Optional.of(level), words.text("level." + level.textKey()))));
        }
        HBox groove = SegmentedBarItem.segmentedBar(
                words,
                context.names().get(seat),
                choices,
                Optional.ofNullable(player.level()),
                level -> context.change(() -> context.model().level(seat, level.orElse(null))));
        for (int choice = 0; choice < choices.size(); choice++) {
            ToggleButton button = (ToggleButton) groove.getChildren().get(choice);
            Optional<BotLevel> value = choices.get(choice).value();
            button.setDisable(!context.model().admits(seat, value.orElse(null)));
            if (player.isPerson() || value.isEmpty()) {
                sign(button, value.isEmpty(), player.isPerson() && (detail == Detail.WORDS || button.isSelected()));
            } else {
                stars(button, value.get(), detail == Detail.WORDS && button.isSelected());
            }
        }
        return groove;
    }

    /// The state of a player in a low row: the kind as a single icon, and the hints or the character.
    HBox tools() {
        List<Region> discs = List.of(oneSign(), help());
        discs.forEach(disc -> disc.setPrefSize(height(), height()));
        HBox tools = new HBox() {

            // Discs are round and equally large, in narrow rows, too.
            @Override
            protected void layoutChildren() {
                super.layoutChildren();
                double side = discs.stream().mapToDouble(Region::getWidth).reduce(getHeight(), Math::min);
                discs.forEach(disc -> disc.resizeRelocate(
                        disc.getLayoutX() + (disc.getWidth() - side) / 2, (getHeight() - side) / 2, side, side));
            }
        };
        tools.getChildren().addAll(discs);
        tools.getStyleClass().add(StyleClasses.SEAT_TOOLS);
        tools.setMaxHeight(Region.USE_PREF_SIZE);
        if (context.model().form().isSingles()) {
            tools.setMinWidth(Region.USE_PREF_SIZE);
        }
        return tools;
    }

    /// The choice between a person and the levels of computer players as a single icon: a press selects the next value.
    private Button oneSign() {
        List<BotLevel> levels = BotLevel.OFFERED;
        BotLevel level = player.level();
        int number = level == null ? 0 : levels.indexOf(level) + 1;
        Button button = new Button();
        button.setId(id("player"));
        button.getStyleClass().addAll(StyleClasses.ICON_BUTTON, StyleClasses.DARK_BUTTON);
        if (level == null) {
            showPerson(button);
        } else {
            button.setGraphic(robot(level, number));
        }
        ControlFactory.explain(button, level == null ? words.text("seat.human") : strength(level, number));
        button.setOnAction(_ ->
                context.change(() -> context.model().level(seat, number < levels.size() ? levels.get(number) : null)));
        return button;
    }

    /// The accessible name of a level, with the number of its stars.
    private String strength(BotLevel level, int number) {
        String name = words.text("level." + level.textKey());
        return level.isYours() ? name : words.text("setup.level.stars", number, name);
    }

    /// The icon of a level, in the room of the one of a person.
    private Node robot(BotLevel level, int number) {
        if (level.isYours()) {
            return new FontIcon(MaterialDesignS.SCALE_BALANCE);
        }
        TextScale scale = context.screenContext().look().textScale();
        HBox stars = new HBox();
        stars.setAlignment(Pos.CENTER);
        for (int star = 0; star < number; star++) {
            stars.getChildren().add(StarIcon.full(context.screenContext().look().palette(), scale.of(LOW_STAR)));
        }
        FontIcon sign = new FontIcon(MaterialDesignR.ROBOT);
        SceneStyler.iconSize(sign, scale.of(LOW_ROBOT));
        VBox robot = new VBox(sign, stars);
        robot.setAlignment(Pos.CENTER);
        return robot;
    }

    /// Shows the icon of persons on a control or, while their cards are on them, a phone.
    private void showPerson(Labeled control) {
        FontIcon icon = new FontIcon(MaterialDesignA.ACCOUNT);
        control.setGraphic(icon);
        BooleanProperty phones = context.phones();
        if (player.isPerson() && phones != null) {
            Node phone = DrawingPane.asHigh(
                    context.art().phones().sign(PhoneSign.HELD),
                    context.screenContext().look().textScale().of(PHONE));
            control.graphicProperty().bind(Bindings.when(phones).then(phone).otherwise((Node) icon));
        }
    }

    private void sign(ToggleButton button, boolean human, boolean worded) {
        if (human) {
            showPerson(button);
        } else {
            button.setGraphic(new FontIcon(MaterialDesignR.ROBOT));
        }
        if (worded) {
            button.getStyleClass().add(StyleClasses.WORDED);
        } else {
            button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            button.setMinWidth(Sizes.TARGET);
            button.setTooltip(new Tooltip(button.getText()));
        }
    }

    /// Sets the icon of a level's button. The first level has the icon of a computer, the last one, which has no stars,
    /// that of a balance.
    private void stars(ToggleButton button, BotLevel level, boolean worded) {
        int number = BotLevel.OFFERED.indexOf(level) + 1;
        HBox signs = new HBox(Sizes.LINE_GAP);
        signs.setAlignment(Pos.CENTER);
        if (number == 1) {
            signs.getChildren().add(new FontIcon(MaterialDesignR.ROBOT));
        }
        int stars = level.isYours() ? 0 : number;
        for (int star = 0; star < stars; star++) {
            signs.getChildren().add(StarIcon.full(context.screenContext().look().palette(), STAR));
        }
        if (level.isYours()) {
            signs.getChildren().add(new FontIcon(MaterialDesignS.SCALE_BALANCE));
        }
        button.setGraphic(signs);
        if (worded) {
            button.setText(inLines(button.getText()));
            button.getStyleClass().add(StyleClasses.WORDED);
        } else {
            button.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
            button.setMinWidth(Math.max(Sizes.TARGET, stars * (2 * STAR + Sizes.LINE_GAP) + Sizes.SMALL_GAP));
        }
        button.setTooltip(new Tooltip(strength(level, number) + "\n" + words.text("level." + level.textKey() + ".hint")
                + "\n"
                + words.text("level." + level.textKey() + ".measured")));
    }

    /// A text in one line or, if it has several words, in two of about the same length.
    private static String inLines(String text) {
        int at = text.indexOf(' ', text.length() / 2);
        return at < 0 ? text : text.substring(0, at) + "\n" + text.substring(at + 1);
    }

    /// The button for a person's hint level, or for a computer player's character.
    ButtonBase help() {
        if (!player.isPerson()) {
            return face();
        }
        boolean on = player.help().isPictures();
        ToggleButton lamp = new ToggleButton();
        lamp.setId(id("help"));
        lamp.setSelected(on);
        FontIcon bulb = new FontIcon(on ? MaterialDesignL.LIGHTBULB_ON : MaterialDesignL.LIGHTBULB_OUTLINE);
        SceneStyler.iconSize(bulb, context.screenContext().look().textScale().of(BULB));
        lamp.setGraphic(bulb);
        lamp.getStyleClass().addAll(StyleClasses.ICON_BUTTON, StyleClasses.LAMP);
        ControlFactory.explain(
                lamp,
                words.text(
                        on ? "setup.help.on" : "setup.help.off", context.names().get(seat)));
        lamp.setOnAction(_ ->
                context.change(() -> context.model().help(seat, on ? ReadingHelp.USUAL : ReadingHelp.PICTURES)));
        return lamp;
    }

    /// A button with the face of the computer player; pressing it selects the next character.
    private Button face() {
        BotCharacter character = player.character();
        double size = context.screenContext().look().textScale().of(FACE);
        Button face = new Button();
        face.setId(id("character"));
        face.getStyleClass().addAll(StyleClasses.ICON_BUTTON, StyleClasses.FLAT_BUTTON);
        face.setGraphic(new DrawingPane(
                character.isSomebody()
                        ? context.art().drivers().face(DriverFace.of(character), FaceMood.SMILE)
                        : context.art().drivers().robot(),
                size,
                size));
        String who = character.isSomebody()
                ? words.text("setup.character", characterName(), words.text("character." + character.word() + ".hint"))
                : words.text("setup.character.none");
        ControlFactory.explain(face, who);
        face.setOnAction(_ -> context.change(() -> context.model().nextCharacter(seat)));
        return face;
    }

    /// The button to remove this player; empty if the edition has no table for the others.
    Optional<Node> remove() {
        if (context.model().smaller().isEmpty()) {
            return Optional.empty();
        }
        Button remove = ControlFactory.icon(
                id("remove"),
                MaterialDesignC.CLOSE,
                words.text("setup.remove", context.names().get(seat)),
                () -> context.change(() -> context.model().remove(seat)),
                StyleClasses.FLAT_BUTTON);
        return Optional.of(remove);
    }

    /// The button to swap this player with the next one of another team.
    Node swap() {
        int other = context.model().rival(seat);
        return ControlFactory.icon(
                id("swap"),
                MaterialDesignS.SWAP_VERTICAL,
                words.text(
                        "setup.swap", context.names().get(seat), context.names().get(other)),
                () -> context.change(() -> context.model().swap(seat, other)),
                StyleClasses.FLAT_BUTTON);
    }

    private String id(String what) {
        return "seat-" + seat + "-" + what;
    }
}
