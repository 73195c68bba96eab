package millebornes.desktop.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Shape;
import javafx.scene.shape.StrokeLineCap;
import millebornes.desktop.art.PhoneStatusIconArt.PhoneSign;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.OptionalDecorationPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.setup.SeatControlFactory.Detail;
import millebornes.desktop.setup.SeatSetupRowFactory.RowHeight;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.words.Words;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// Creates the list of players: one row for each seat or one frame for each team, and below them, always at the same
/// place, the button to add one.
final class PlayersPanelFactory {

    private static final int TALL_ROWS = 4;
    private static final int MOST_WITH_A_NOTE = 6;
    /// The greatest height of a row, in px: of one of four, and of any; fewer share the room of four.
    private static final double ROW_OF_FOUR = 124;

    private static final double TALLEST_ROW = 168;
    private static final double BULB = 18;

    /// The height of a phone in the legend, in px.
    private static final double LEGEND_PHONE = 22;

    /// The number of seats whose rows leave room for a landscape, its least height, and the width of its cars, the opacity
    /// of their bodies, and the dashes of their outlines in the cars' own units.
    private static final int PAIR = 2;

    private static final double LEAST_LAND = 64;
    private static final double CAR_WIDE = 136;
    private static final double FREE_FILL = 0.55;
    private static final double FREE_LINE = 3.4;
    private static final double FREE_DASH = 9;
    private static final double PLUS = 30;

    /// The least height of the words on the button to add a player, in px at the usual text size.
    private static final double WORDS = 40;

    private static final double TALLEST_FLAT = 72;

    /// The size of the letters of the legend of which its notes are a part, in px, and the greatest factor by which they
    /// are enlarged.
    private static final double LEGEND_LETTERS = 16;

    private static final double LEGEND = 1.75;

    private PlayersPanelFactory() {}

    /// The heading of the seats, with the legend of their marks.
    ///
    /// @param detail the amount of text; with words, the legend has every mark that is shown
    static Node title(SetupContext context, Detail detail) {
        double scale =
                Math.min(LEGEND, context.screenContext().look().textScale().of(1));
        List<Node> marks = new ArrayList<>();
        FirstPlayerButtonFactory.legend(context, scale).ifPresent(marks::add);
        marks.add(mark(context, "setup.help", new FontIcon(MaterialDesignL.LIGHTBULB_ON), scale));
        if (detail == Detail.WORDS) {
            furtherMark(context, scale).ifPresent(marks::add);
        }
        Label title = ControlFactory.label(context.words().text("setup.who"), StyleClasses.PANEL_TITLE);
        title.setMinWidth(Region.USE_PREF_SIZE);
        HBox legend = new HBox(Sizes.PANEL_PADDING);
        int lines = Math.max(2, Math.ceilDiv(marks.size(), 2));
        for (int first = 0; first < marks.size(); first += lines) {
            VBox column = new VBox(Sizes.LINE_GAP);
            column.getChildren().setAll(marks.subList(first, Math.min(marks.size(), first + lines)));
            legend.getChildren().add(column);
        }
        SceneStyler.letters(legend, LEGEND_LETTERS * scale);
        HBox line = ControlFactory.row(title, ControlFactory.spring(), legend);
        // At the height of the other panel's heading, which has no legend.
        line.setAlignment(Pos.TOP_LEFT);
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }

    /// The mark of changing places in teams, or that of cards on phones while they are there.
    private static Optional<Node> furtherMark(SetupContext context, double scale) {
        if (!context.model().form().isSingles()) {
            return Optional.of(mark(context, "setup.legend.swap", new FontIcon(MaterialDesignS.SWAP_VERTICAL), scale));
        }
        if (context.phones() == null) {
            return Optional.empty();
        }
        Label phone = mark(context, "setup.legend.phone", new FontIcon(), scale);
        phone.setGraphic(DrawingPane.asHigh(context.art().phones().sign(PhoneSign.HELD), scale * LEGEND_PHONE));
        ControlFactory.onlyWhile(phone, context.phones());
        return Optional.of(phone);
    }

    private static Label mark(SetupContext context, String key, FontIcon sign, double scale) {
        Label mark = ControlFactory.label(context.words().text(key), StyleClasses.NOTE);
        SceneStyler.iconSize(sign, scale * BULB);
        mark.setGraphic(sign);
        mark.setGraphicTextGap(scale * Sizes.LABEL_GAP);
        mark.setMinWidth(Region.USE_PREF_SIZE);
        return mark;
    }

    /// The seats, which share the available height.
    ///
    /// @param detail the amount of text for the available width
    static Node seats(SetupContext context, Detail detail) {
        SetupModel model = context.model();
        int seats = model.sitters().size();
        boolean large =
                PageTitlePlate.isLarge(context.screenContext()) && model.form().isSingles();
        boolean tall = seats <= TALL_ROWS && !large && (model.form().isSingles() || detail == Detail.WORDS);
        RowHeight height = tall ? RowHeight.TALL : RowHeight.FLAT;
        VBox list = new VBox(
                !model.form().isSingles() ? Sizes.LABEL_GAP : detail == Detail.WORDS ? Sizes.TINY_GAP : Sizes.LINE_GAP);
        if (model.form().isSingles()) {
            for (int seat = 0; seat < seats; seat++) {
                list.getChildren().add(SeatSetupRowFactory.alone(context, seat, height, detail));
            }
        } else {
            for (int team = 0; team < model.form().teams(); team++) {
                list.getChildren().add(TeamFrameFactory.of(context, team, height, detail));
            }
        }
        int rows = model.form().seatsPerTeam();
        list.getChildren().forEach(node -> {
            Region row = (Region) node;
            double tallest = seats <= TALL_ROWS && !large
                    ? Math.min(
                            detail == Detail.WORDS ? TALLEST_ROW : ROW_OF_FOUR,
                            TALL_ROWS * ROW_OF_FOUR / Math.max(1, seats))
                    : TALLEST_FLAT;
            row.setMaxHeight(
                    model.isForTwo()
                            ? Double.MAX_VALUE
                            : rows * context.screenContext().look().textScale().of(tallest));
            row.setMinHeight(Region.USE_PREF_SIZE);
            VBox.setVgrow(row, Priority.ALWAYS);
        });
        if (seats == PAIR) {
            model.larger().ifPresent(form -> list.getChildren().add(addButton(context, form)));
        }
        return list;
    }

    /// A landscape below two rows, with the boxes of the grid where the cars of the next players would stand. It takes the
    /// height that the rows leave.
    private static Region landscape(SetupContext context) {
        HBox front = new HBox();
        List<Livery> free = new ArrayList<>(List.of(Livery.values()));
        IntStream.range(0, PAIR).mapToObj(context.model()::livery).forEach(free::remove);
        free.subList(0, PAIR).forEach(livery -> front.getChildren().add(waiting(context, livery)));
        return new OptionalDecorationPane(
                LandscapeVignette.standingOn(context.art().palette(), LEAST_LAND, front), LEAST_LAND);
    }

    /// A free box of the grid: the dashed outline of the car that would stand there.
    private static Region waiting(SetupContext context, Livery livery) {
        Palette palette = context.screenContext().look().palette();
        Shape outline = context.art().cars().sideOutline(livery);
        outline.setFill(palette.color(ColourRole.PAPER, FREE_FILL));
        outline.setStroke(palette.color(ColourRole.INK_2));
        outline.setStrokeWidth(FREE_LINE);
        outline.setStrokeLineCap(StrokeLineCap.ROUND);
        outline.getStrokeDashArray().setAll(FREE_DASH, FREE_DASH);
        Region box = new StartingGridBox(palette, null, outline, CAR_WIDE, 0);
        FontIcon plus = new FontIcon(MaterialDesignP.PLUS);
        SceneStyler.iconSize(plus, PLUS);
        StackPane place = new StackPane(box, plus);
        StackPane.setAlignment(plus, Pos.BOTTOM_CENTER);
        StackPane.setMargin(plus, new Insets(0, 0, PLUS, 0));
        HBox.setHgrow(place, Priority.ALWAYS);
        return place;
    }

    /// Adds a player or, where only whole teams fit, as many as those need.
    private static void add(SetupContext context) {
        context.model()
                .larger()
                .ifPresent(form -> context.change(() -> context.model().form(form)));
    }

    private static Label note(String text) {
        Label note = ControlFactory.label(text, StyleClasses.NOTE);
        note.setAlignment(Pos.CENTER);
        note.setMaxWidth(Double.MAX_VALUE);
        return note;
    }

    /// The button to add a player, or why that is impossible; nothing for two players, whose rows have the button if the
    /// edition has room for more, and where many seats need the room.
    static Node more(SetupContext context) {
        Words words = context.words();
        SetupModel model = context.model();
        if (model.edition().opponents() == Edition.OpponentsRule.PERSON_AGAINST_COMPUTER) {
            return note(words.text("setup.micro.computer"));
        }
        if (model.form().seats() == PAIR) {
            return new Region();
        }
        return model.larger()
                .<Node>map(form -> addButton(context, form))
                .orElseGet(() -> model.form().seats() > MOST_WITH_A_NOTE
                        ? new Region()
                        : note(words.text("setup.full.seats", model.sitters().size())));
    }

    /// The button to add a player; below two rows it has a landscape above its words.
    private static Button addButton(SetupContext context, TeamFormat form) {
        Words words = context.words();
        int seats = context.model().sitters().size();
        String text = form.seats() == seats + 1
                ? words.text("setup.add")
                : words.text(
                        "setup.addTeams",
                        words.text("number." + form.seats()),
                        words.text("number." + form.teams()),
                        words.text("number." + form.seatsPerTeam()));
        Button add = ControlFactory.button("add-player", text, () -> add(context), StyleClasses.DASHED);
        double target = Math.max(
                Sizes.TARGET, context.screenContext().look().textScale().of(WORDS));
        add.setMinHeight(target);
        add.setMaxWidth(Double.MAX_VALUE);
        if (seats == PAIR) {
            Region landscape = landscape(context);
            landscape.prefWidthProperty().bind(add.widthProperty().subtract(2 * Sizes.TINY_GAP));
            landscape.prefHeightProperty().bind(add.heightProperty().subtract(target));
            landscape.setPadding(new Insets(Sizes.TINY_GAP, 0, 0, 0));
            add.setGraphic(landscape);
            add.setContentDisplay(ContentDisplay.TOP);
            add.setPrefSize(0, target);
            add.setMaxHeight(Double.MAX_VALUE);
            add.getStyleClass().add(StyleClasses.BARE_BUTTON);
            VBox.setVgrow(add, Priority.ALWAYS);
        } else {
            add.setGraphic(new FontIcon(MaterialDesignP.PLUS));
        }
        return add;
    }
}
