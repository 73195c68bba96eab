package millebornes.desktop.screens.setup;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.bot.Level;
import millebornes.desktop.screens.common.Choice;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.screens.common.Picture;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.words.Words;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// One seat: whose car, whose name, a person or a computer.
final class SeatRow {

    /// How much room a row has.
    enum Height {
        /// name and player below each other
        TALL,
        /// everything in one line, for more than four
        FLAT
    }

    private static final double BAND = 14;
    private static final double CAR_WIDTH = 96;
    private static final double CAR_HEIGHT = 42;

    private final SetupContext context;
    private final Words words;
    private final int seat;

    private SeatRow(SetupContext context, int seat) {
        this.context = context;
        this.words = context.words();
        this.seat = seat;
    }

    static Node of(SetupContext context, int seat, Height height) {
        return new SeatRow(context, seat).row(height);
    }

    private Node row(Height height) {
        Region band = new Region();
        band.setMinWidth(BAND);
        band.getStyleClass().add(Styles.LIVERY_GROUND);
        TextField name = name();
        HBox.setHgrow(name, Priority.ALWAYS);
        Node remove = remove();
        Region says;
        if (height == Height.TALL) {
            says = new VBox(Sizes.SMALL_GAP, Controls.row(name, remove), player());
        } else {
            says = Controls.row(name, player(), remove);
        }
        HBox.setHgrow(says, Priority.ALWAYS);
        HBox row = new HBox(Sizes.SMALL_GAP, band, star(), car(), says);
        row.setAlignment(Pos.CENTER_LEFT);
        row.setFillHeight(true);
        row.getStyleClass().addAll(Styles.TILE, livery().styleClass());
        return row;
    }

    private Livery livery() {
        return context.model().livery(seat);
    }

    private Node star() {
        boolean starred = context.model().youngest() == seat;
        Button star = Controls.icon(
                "seat-" + seat + "-star",
                starred ? MaterialDesignS.STAR : MaterialDesignS.STAR_OUTLINE,
                words.text("setup.youngest.choose", context.names().get(seat)),
                () -> context.change(() -> context.model().youngest(seat)),
                Styles.FLAT_BUTTON);
        if (!context.model().sitters().get(seat).isPerson()) {
            star.setGraphic(new org.kordamp.ikonli.javafx.FontIcon(MaterialDesignR.ROBOT_OUTLINE));
            star.setDisable(!starred);
        }
        return star;
    }

    private Node car() {
        Button before = Controls.icon(
                "seat-" + seat + "-car-before",
                MaterialDesignC.CHEVRON_LEFT,
                words.text("setup.car.previous"),
                () -> context.change(() -> context.model().changeLivery(seat, -1)),
                Styles.FLAT_BUTTON);
        Button after = Controls.icon(
                "seat-" + seat + "-car-after",
                MaterialDesignC.CHEVRON_RIGHT,
                words.text("setup.car.next"),
                () -> context.change(() -> context.model().changeLivery(seat, 1)),
                Styles.FLAT_BUTTON);
        Picture car = new Picture(context.art().cars().car(livery()), CAR_WIDTH, CAR_HEIGHT);
        HBox chooser = new HBox(before, car, after);
        chooser.setAlignment(Pos.CENTER);
        return chooser;
    }

    private TextField name() {
        Sitter sitter = context.model().sitters().get(seat);
        TextField name = new TextField(sitter.name());
        name.setId("seat-" + seat + "-name");
        name.setPromptText(SitterNames.unnamed(words, context.model().sitters(), seat));
        name.setAccessibleText(words.text("setup.name.prompt"));
        name.setPrefColumnCount(8);
        name.setTextFormatter(new TextFormatter<String>(
                change -> change.getControlNewText().length() > Sitter.LONGEST_NAME ? null : change));
        name.textProperty().subscribe((before, now) -> {
            context.model().name(seat, now);
            context.named().run();
        });
        return name;
    }

    private Node player() {
        List<Choice<Optional<Level>>> choices = new ArrayList<>();
        choices.add(Choice.of("seat-" + seat + "-human", Optional.empty(), words.text("seat.human")));
        Arrays.stream(Level.values())
                .filter(level -> level != Level.RANDOM)
                .map(level -> new Choice<>(
                        "seat-" + seat + "-" + level.word(),
                        Optional.of(level),
                        words.text("level." + level.word()),
                        null,
                        words.text("level." + level.word() + ".hint")))
                .forEach(choices::add);
        return Choice.groove(
                context.names().get(seat),
                choices,
                Optional.ofNullable(context.model().sitters().get(seat).level()),
                level -> context.change(() -> context.model().level(seat, level.orElse(null))));
    }

    private Node remove() {
        Button remove = Controls.icon(
                "seat-" + seat + "-remove",
                MaterialDesignC.CLOSE,
                words.text("setup.remove", context.names().get(seat)),
                () -> context.change(() -> context.model().remove(seat)),
                Styles.FLAT_BUTTON);
        remove.setVisible(context.model().smaller().isPresent());
        return remove;
    }
}
