package millebornes.desktop.screens.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.bot.BotLevel;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.SegmentedChoice;
import millebornes.desktop.screens.setup.model.SetupContext;
import millebornes.desktop.screens.setup.model.SetupPlayer;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.words.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

/// One seat: whose car, whose name, a person or a computer.
final class SeatSetupRow {

    /// How much room a row has.
    enum RowHeight {
        /// name and player below each other
        TALL,
        /// everything in one line, for more than four
        FLAT,
        /// the same as low as it can be pressed, for more than six
        LOW
    }

    private static final double LEAST_NAME = 112;

    private final SetupContext context;
    private final Words words;
    private final int seat;

    private SeatSetupRow(SetupContext context, int seat) {
        this.context = context;
        this.words = context.words();
        this.seat = seat;
    }

    static Node of(SetupContext context, int seat, RowHeight height) {
        return new SeatSetupRow(context, seat).row(height);
    }

    private Node row(RowHeight height) {
        Region band = new Region();
        band.getStyleClass().add(StyleClasses.BAND);
        TextField name = name();
        HBox.setHgrow(name, Priority.ALWAYS);
        Button remove = remove();
        CarChooser car = new CarChooser(
                context,
                seat,
                switch (height) {
                    case TALL -> CarChooser.Size.LARGE;
                    case FLAT -> CarChooser.Size.SMALL;
                    case LOW -> CarChooser.Size.SMALLEST;
                });
        Pane says = height == RowHeight.TALL
                ? new VBox(ControlFactory.row(name, remove), wide(player()))
                : ControlFactory.row(name, player(), remove);
        HBox.setHgrow(says, Priority.ALWAYS);
        HBox row = new HBox(
                height == RowHeight.TALL ? Sizes.SMALL_GAP : Sizes.TINY_GAP,
                FirstPlayerButton.of(context, seat),
                car,
                says);
        row.setAlignment(Pos.CENTER_LEFT);
        row.setPadding(
                switch (height) {
                    case TALL -> new Insets(0, 0, Sizes.TINY_GAP, 0);
                    case FLAT -> new Insets(Sizes.TINY_GAP, 0, Sizes.TINY_GAP, 0);
                    case LOW -> Insets.EMPTY;
                });
        HBox.setHgrow(row, Priority.ALWAYS);
        HBox framed = new HBox(band, row);
        framed.getStyleClass().addAll(StyleClasses.SEAT_ROW, livery().styleClass());
        if (height == RowHeight.LOW) {
            framed.getStyleClass().add(StyleClasses.LOW);
        }
        return framed;
    }

    private Livery livery() {
        return context.model().livery(seat);
    }

    private TextField name() {
        SetupPlayer sitter = context.model().sitters().get(seat);
        TextField name = new TextField(sitter.name());
        name.setId("seat-" + seat + "-name");
        name.setPromptText(context.unnamed(seat));
        name.setAccessibleText(words.text("setup.name.prompt"));
        name.setPrefColumnCount(8);
        name.setMinWidth(LEAST_NAME);
        name.setTextFormatter(new TextFormatter<String>(
                change -> change.getControlNewText().length() > SetupPlayer.LONGEST_NAME ? null : change));
        name.textProperty().subscribe((_, now) -> {
            context.model().name(seat, now);
            context.named().run();
        });
        return name;
    }

    /// The choices share the line, however many there are.
    private static Node wide(HBox groove) {
        groove.setMaxWidth(Double.MAX_VALUE);
        for (Node choice : groove.getChildren()) {
            ((ToggleButton) choice).setMaxWidth(Double.MAX_VALUE);
            HBox.setHgrow(choice, Priority.ALWAYS);
        }
        return groove;
    }

    private HBox player() {
        List<SegmentedChoice<Optional<BotLevel>>> choices = new ArrayList<>();
        choices.add(SegmentedChoice.of("seat-" + seat + "-human", Optional.empty(), words.text("seat.human")));
        Arrays.stream(BotLevel.values())
                .filter(level -> level != BotLevel.RANDOM)
                .map(level -> new SegmentedChoice<>(
                        "seat-" + seat + "-" + level.word(),
                        Optional.of(level),
                        words.text("level." + level.word()),
                        null,
                        words.text("level." + level.word() + ".hint")))
                .forEach(choices::add);
        HBox groove = SegmentedChoice.segmentedBar(
                words,
                context.names().get(seat),
                choices,
                Optional.ofNullable(context.model().sitters().get(seat).level()),
                level -> context.change(() -> context.model().level(seat, level.orElse(null))));
        for (int choice = 0; choice < choices.size(); choice++) {
            boolean admitted =
                    context.model().admits(seat, choices.get(choice).value().orElse(null));
            groove.getChildren().get(choice).setDisable(!admitted);
        }
        return groove;
    }

    private Button remove() {
        Button remove = ControlFactory.icon(
                "seat-" + seat + "-remove",
                MaterialDesignC.CLOSE,
                words.text("setup.remove", context.names().get(seat)),
                () -> context.change(() -> context.model().remove(seat)),
                StyleClasses.FLAT_BUTTON);
        remove.setVisible(context.model().smaller().isPresent());
        remove.setManaged(remove.isVisible());
        return remove;
    }
}
