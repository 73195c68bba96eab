package millebornes.desktop.result;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.board.BoardThumbnailFactory;
import millebornes.desktop.controls.BoardThumbnailPane;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.OptionalDecorationPane;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.match.MatchStanding;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// Creates the middle of the page at the end of a round: the picture of the teams, the score sheet and the course of the
/// round as a chart or a table. A round in which no car has moved has no course.
final class RoundOverPageFactory {

    /// The share of the width for the picture: beside the sheet, the same in large text, and in a game without sheet.
    private static final double LEFT = 0.46;

    private static final double JUNIOR_LEFT = 0.6;

    /// The share of the width for the chart beside a sheet with many columns.
    private static final double MANY_LEFT = 0.42;

    /// The least widths of the picture, in px; with large text the sheet needs more room.
    private static final double LEAST_WIDTH = 380;

    private static final double LEAST_LARGE_WIDTH = 320;

    /// The height of the chart that is wanted, in px at the usual text size.
    private static final double CHART = 150;

    /// The least height that shows two parts of a page below each other, in px at the usual text size.
    private static final double TWO_PARTS = 430;

    /// The least height of the board above the chart of a junior game, in px.
    private static final double LEAST_ROAD = 110;

    private final ResultContext context;
    private final BooleanProperty figures;

    /// @param figures whether the course of the round is a table
    RoundOverPageFactory(ResultContext context, BooleanProperty figures) {
        this.context = context;
        this.figures = figures;
    }

    /// The least height that shows two parts of a page below each other, in px.
    static double twoParts(ResultContext context) {
        return context.screenContext().look().textScale().of(TWO_PARTS);
    }

    /// The middle of the page. With points: the picture, beside it the score sheet, the chart where there is room for it,
    /// with large text below both. A picture that is a band is above the sheet. Without points: a large picture and the
    /// chart.
    Node middle() {
        ResultModel model = context.model();
        boolean won = !model.winners().isEmpty();
        Region picture = won ? new RoundCelebrationPane(context) : new RoadsideHaltPane(context);
        VBox.setVgrow(picture, Priority.ALWAYS);
        Optional<Region> race = model.hasMoved() ? Optional.of(panel(race())) : Optional.empty();
        if (!model.hasPoints()) {
            return PageFrameFactory.middle(race.<Region>map(course -> new TwoColumnPane(picture, course, JUNIOR_LEFT))
                    .orElseGet(() -> new VBox(picture)));
        }
        Region sheet = panel(ScoreSheetViewFactory.of(context));
        sheet.setId("sheet");
        if (TeamPictures.isBand(context)) {
            race.ifPresent(ColumnScrollPane::keptWhole);
            VBox both = new VBox(Sizes.GAP, picture, sheet);
            both.setAlignment(Pos.CENTER);
            sheet.setMaxWidth(TeamPictures.sheetWidth(context));
            return race.map(course -> first(TwoColumnPane.stacked(both, course)))
                    .orElseGet(() -> PageFrameFactory.middle(both));
        }
        if (PageTitlePlate.isLarge(context.screenContext())) {
            return largeMiddle(picture, sheet, race);
        }
        if (!won && model.earned().size() <= TeamPictures.FEW_LINES) {
            double share = model.teams().size() > ScoreSheetViewFactory.WIDE_TEAMS ? MANY_LEFT : LEFT;
            return PageFrameFactory.middle(
                    new VBox(Sizes.GAP, picture, new TwoColumnPane(race.orElseThrow(), sheet, share)));
        }
        return PageFrameFactory.middle(columns(picture, sheet, race));
    }

    /// The middle of the page beside large text: the picture and the sheet are seen first.
    private Node largeMiddle(Region picture, Region sheet, Optional<Region> race) {
        race.ifPresent(ColumnScrollPane::keptWhole);
        picture.setMinWidth(LEAST_LARGE_WIDTH);
        TwoColumnPane all = race.map(course -> new TwoColumnPane(picture, sheet, LEFT, course))
                .orElseGet(() -> new TwoColumnPane(picture, sheet, LEFT));
        all.rightFirst();
        return first(all);
    }

    /// The middle of a page whose parts that are seen first fill the window.
    private ScrollPane first(TwoColumnPane all) {
        ScrollPane middle = PageFrameFactory.middle(all);
        all.fillFirst(middle, twoParts(context));
        return middle;
    }

    /// The picture beside the sheet. The course of the round is below the sheet if both fit there, else below the picture.
    private static TwoColumnPane columns(Region picture, Region sheet, Optional<Region> race) {
        VBox left = new VBox(Sizes.MARGIN, picture);
        left.setMinWidth(LEAST_WIDTH);
        race.ifPresent(left.getChildren()::add);
        VBox right = new VBox(Sizes.MARGIN, sheet);
        // Beside a course the sheet keeps to its lines.
        VBox.setVgrow(sheet, Priority.SOMETIMES);
        race.ifPresent(course -> {
            VBox.setVgrow(course, Priority.ALWAYS);
            right.heightProperty().subscribe(() -> {
                double needed = sheet.prefHeight(right.getWidth()) + Sizes.MARGIN + course.prefHeight(right.getWidth());
                VBox column = needed <= right.getHeight() ? right : left;
                if (!column.getChildren().contains(course)) {
                    // A node that is added to a parent leaves its former one.
                    column.getChildren().add(course);
                }
            });
        });
        return new TwoColumnPane(left, right, LEFT);
    }

    private static VBox panel(Node content) {
        VBox panel = new VBox(content);
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }

    /// The course of the round as a line chart, or as a table.
    private Node race() {
        RaceChart course = RaceChartFactory.round(context.session());
        Region chart = figures.get() ? TurnKmTableFactory.of(context) : lines(course);
        FlowPane title = new FlowPane(
                Sizes.GAP, 0, ControlFactory.label(context.words().text("result.race"), StyleClasses.STRONG));
        title.setAlignment(Pos.CENTER_LEFT);
        title.setMinHeight(Region.USE_PREF_SIZE);
        HBox.setHgrow(title, Priority.ALWAYS);
        if (!figures.get() && !course.coups().isEmpty()) {
            title.getChildren().add(context.coupLegend());
        }
        HBox head = ControlFactory.row(title, figuresButton());
        VBox race = new VBox(Sizes.TINY_GAP, head, chart);
        if (!context.model().hasPoints()) {
            Region road = road();
            VBox.setMargin(road, new Insets(0, 0, Sizes.SMALL_GAP, 0));
            race.getChildren().add(1, road);
        }
        VBox.setVgrow(chart, Priority.ALWAYS);
        VBox.setVgrow(race, Priority.ALWAYS);
        // The button and the numbers below the chart have air of their own.
        VBox.setMargin(race, new Insets(-Sizes.LABEL_GAP, 0, -Sizes.LABEL_GAP, 0));
        return race;
    }

    /// The board with the cars where they have come to, for players who do not read charts.
    private Region road() {
        BoardThumbnailPane board = BoardThumbnailPane.of(
                context.art(),
                (width, height) -> BoardThumbnailFactory.whole(
                        context.art(),
                        MatchStanding.of(context.match()),
                        context.session().game(),
                        width,
                        height,
                        0),
                false);
        return new OptionalDecorationPane(board, LEAST_ROAD, Sizes.BOARD_HEIGHT / Sizes.BOARD_WIDTH);
    }

    private Region lines(RaceChart course) {
        Region chart = context.chart(course, "", "result.chart");
        chart.setPrefHeight(Math.max(
                chart.getPrefHeight(),
                context.screenContext().look().textScale().of(CHART)));
        return chart;
    }

    private Node figuresButton() {
        boolean isTable = figures.get();
        Button button = ControlFactory.button(
                "figures",
                context.words().text(isTable ? "result.chart.lines" : "result.chart.table"),
                () -> figures.set(!isTable));
        button.setGraphic(new FontIcon(isTable ? MaterialDesignC.CHART_LINE : MaterialDesignT.TABLE));
        return button;
    }
}
