package millebornes.desktop.result;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ColumnScrollPane;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// Creates the middle of the page at the end of a round: the picture of the teams, the score sheet and the course of the
/// round as a chart or a table. A round in which no car has moved has no course.
final class RoundOverPageFactory {

    /// The share of the width for the picture: beside the sheet, the same in large text, and in a game without sheet.
    private static final double LEFT = 0.46;

    private static final double JUNIOR_LEFT = 0.6;

    /// The least widths of the picture, in px; with large text the sheet needs more room.
    private static final double LEAST_WIDTH = 400;

    private static final double LEAST_LARGE_WIDTH = 320;

    /// The greatest widths of the names of the lines of a sheet below a picture and of one of its columns, with the paper
    /// around them, in px at the usual text size: between wider columns, numbers would be far from each other.
    private static final double MOST_NAMES = 260;

    private static final double MOST_COLUMN = 190;

    /// The least height that shows two parts of a page below each other, in px at the usual text size.
    private static final double TWO_PARTS = 430;

    /// The greatest number of lines with points of a sheet that leaves room for a picture above it.
    private static final int FEW_LINES = 2;

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
        List<Region> race = model.hasMoved() ? List.of(panel(race())) : List.of();
        if (!model.hasPoints()) {
            return PageFrameFactory.middle(
                    race.isEmpty() ? new VBox(picture) : new TwoColumnPane(picture, race.getFirst(), JUNIOR_LEFT));
        }
        Region sheet = panel(ScoreSheetViewFactory.of(context));
        sheet.setId("sheet");
        if (PageTitlePlate.isLarge(context.screenContext())) {
            return largeMiddle(picture, sheet, race);
        }
        if (!won && model.earned().size() <= FEW_LINES) {
            Region below = race.isEmpty() ? centred(sheet) : new TwoColumnPane(race.getFirst(), sheet, LEFT);
            return PageFrameFactory.middle(new VBox(Sizes.GAP, picture, below));
        }
        return PageFrameFactory.middle(columns(picture, sheet, race));
    }

    /// The middle of the page beside large text: the picture and the sheet are seen first.
    private Node largeMiddle(Region picture, Region sheet, List<Region> race) {
        race.forEach(ColumnScrollPane::keptWhole);
        if (TeamPictures.isBand(context)) {
            VBox both = new VBox(Sizes.GAP, picture, sheet);
            return race.isEmpty() ? PageFrameFactory.middle(both) : first(TwoColumnPane.stacked(both, race.getFirst()));
        }
        picture.setMinWidth(LEAST_LARGE_WIDTH);
        TwoColumnPane all = race.isEmpty()
                ? new TwoColumnPane(picture, sheet, LEFT)
                : new TwoColumnPane(picture, sheet, LEFT, race.getFirst());
        all.rightFirst();
        return first(all);
    }

    /// The middle of a page whose parts that are seen first fill the window.
    private Node first(TwoColumnPane all) {
        ScrollPane middle = PageFrameFactory.middle(all);
        all.fillFirst(middle, twoParts(context));
        return middle;
    }

    /// A sheet below the middle of a picture, no wider than its columns need.
    private Region centred(Region sheet) {
        double width = MOST_NAMES + context.model().teams().size() * MOST_COLUMN;
        sheet.setMaxWidth(context.screenContext().look().textScale().of(width));
        return new StackPane(sheet);
    }

    /// The picture beside the sheet. The course of the round is below the sheet if both fit there, else below the picture.
    private static TwoColumnPane columns(Region picture, Region sheet, List<Region> race) {
        VBox left = new VBox(Sizes.MARGIN, picture);
        left.setMinWidth(LEAST_WIDTH);
        left.getChildren().addAll(race);
        VBox right = new VBox(Sizes.MARGIN, sheet);
        VBox.setVgrow(sheet, Priority.ALWAYS);
        race.forEach(course -> {
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

    private static VBox panel(Node... things) {
        VBox panel = new VBox(Sizes.GAP, things);
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }

    /// The course of the round as a line chart, or as a table.
    private Node race() {
        Region chart = figures.get()
                ? TurnKmTableFactory.of(context)
                : context.chart(RaceChartFactory.round(context.session()), "", "result.chart");
        HBox head = ControlFactory.row(
                ControlFactory.label(context.words().text("result.race"), StyleClasses.STRONG),
                ControlFactory.spring(),
                figuresButton());
        VBox race = new VBox(Sizes.TINY_GAP, head, chart);
        VBox.setVgrow(chart, Priority.ALWAYS);
        VBox.setVgrow(race, Priority.ALWAYS);
        return race;
    }

    private Node figuresButton() {
        return ControlFactory.icon(
                "figures",
                figures.get() ? MaterialDesignC.CHART_LINE : MaterialDesignT.TABLE,
                context.words().text(figures.get() ? "result.chart.lines" : "result.chart.table"),
                () -> figures.set(!figures.get()));
    }
}
