package millebornes.desktop.result;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.WordWidthMeter;
import millebornes.desktop.result.ResultModel.TeamResult;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.rules.TeamScore;
import millebornes.words.WordedScoreLine;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates the score sheet of a game with points: a column per team, a line per reason with the same icon as its brick
/// on the podium, the totals at the foot, or at the head of a long sheet below a picture, and last the usual reasons
/// without points. The column of a winner has a ground of its own, from the car down to the total. The names in a picture
/// above the sheet head its columns. The lines share the available height.
final class ScoreSheetViewFactory {

    /// The reasons that are on the sheet even if no team has scored them.
    private static final Set<ScoreReason> USUAL =
            Set.of(ScoreReason.KM, ScoreReason.SAFETY, ScoreReason.COUP_FOURRE, ScoreReason.TARGET);

    private static final double NAMES = 104;
    private static final double COLUMN = 62;

    /// The least width of a column that is headed by a name in large text, in px at the usual text size.
    private static final double NAMED_COLUMN = 56;

    /// The height of a line with points, at least and at most, and the greatest height of the heads and of a total, in px
    /// at the usual text size; with large text lines begin lower, since they have no notes, and end at the same height.
    private static final double LINE = 64;
    private static final double LARGE_TEXT_LINE = 23;
    private static final double MOST_LINE = 100;
    private static final double LARGE_TEXT_MOST_LINE = 124;
    private static final double MOST_HEADS = 140;
    private static final double MOST_TOTAL = 96;

    /// The size of the sign of a line with points, in wide and in narrow columns, and in the line of those without, in px;
    /// beside large text, in px at the usual text size.
    private static final double SIGN = 46;
    private static final double NARROW_SIGN = 42;
    private static final double MISSED_SIGN = 28;
    private static final double LARGE_TEXT_SIGN = 22;
    private static final double LARGE_TEXT_NARROW_SIGN = 17;
    private static final double LARGE_TEXT_MISSED_SIGN = 20;

    /// The size of the mark of a car that stands for its name, in px at the usual text size, and the least one, in px.
    private static final double MARK = 16;
    private static final double LEAST_MARK = 24;

    /// The greatest number of teams with wide columns; narrower ones leave room for the names of the lines.
    static final int WIDE_TEAMS = 4;
    private static final int PAIR = 2;

    /// The width of the names of the lines and of one of few and of many columns that leave room for larger numbers, in
    /// px at the usual text size.
    private static final double WIDE_NAMES = 220;
    private static final double WIDE_COLUMN = 98;
    private static final double MANY_WIDE_COLUMN = 66;

    /// The greatest number of lines with points whose numbers are enlarged: more need the height.
    private static final int MOST_ENLARGED = 3;

    /// The scale of the cars above many columns, and above few; beside large text.
    private static final double NARROW = 0.82;
    private static final double FEW = 1.1;
    private static final double LARGE_FEW = 1.6;

    /// The order of what is behind the points: the ground of a column in front of those of the lines.
    private static final double COLUMN_ORDER = 1;
    private static final double LINE_ORDER = 2;

    private static final String NOTHING = "–";

    private final ResultContext context;
    private final Words words;
    private final List<TeamResult> teams;
    private final boolean large;
    private final boolean isBelowPicture;
    private final GridPane grid = new GridPane();
    private int line;

    private ScoreSheetViewFactory(ResultContext context) {
        this.context = context;
        this.words = context.words();
        this.teams = context.model().teams();
        this.large = PageTitlePlate.isLarge(context.screenContext());
        this.isBelowPicture = TeamPictures.isBand(context);
    }

    static Node of(ResultContext context) {
        return new ScoreSheetViewFactory(context).sheet();
    }

    private Node sheet() {
        grid.getStyleClass().add(StyleClasses.SHEET);
        if (teams.size() <= WIDE_TEAMS) {
            grid.getStyleClass().add(StyleClasses.SHEET_LARGE);
            enlargeFrom(WIDE_COLUMN);
        } else {
            grid.getStyleClass().add(StyleClasses.SHEET_MANY);
            if (large) {
                grid.getStyleClass().add(StyleClasses.LARGE);
            }
            enlargeFrom(MANY_WIDE_COLUMN);
        }
        grid.setMinHeight(Region.USE_PREF_SIZE);
        ColumnConstraints names = new ColumnConstraints();
        if (isBelowPicture) {
            names.setPercentWidth(TeamPictures.NAMES_PERCENT);
        } else if (!large) {
            names.setMinWidth(scale().of(NAMES));
        }
        // Two numbers are not far from each other.
        names.setHgrow(teams.size() == PAIR ? Priority.ALWAYS : Priority.NEVER);
        grid.getColumnConstraints().add(names);
        // A column is below its cars in the picture or as wide as its names, and never narrower than its numbers.
        for (TeamResult team : teams) {
            ColumnConstraints points = new ColumnConstraints();
            points.setFillWidth(true);
            points.setHgrow(Priority.ALWAYS);
            // A preferred width would win against that of large numbers.
            if (isBelowPicture) {
                points.setPercentWidth(TeamPictures.columnPercent(context, team));
            } else if (!large) {
                points.setPrefWidth(scale().of(teams.size() == PAIR ? WIDE_COLUMN : COLUMN));
            }
            grid.getColumnConstraints().add(points);
        }
        if (!isBelowPicture) {
            heads();
        }
        List<ScoreReason> earned = context.model().earned();
        boolean isSumFirst = isBelowPicture && large && earned.size() > TeamPictures.FEW_LINES;
        if (isSumFirst) {
            totals();
        }
        earned.forEach(this::reason);
        if (!isSumFirst) {
            totals();
        }
        context.model().winners().forEach(this::winner);
        Set<ScoreReason> missed = EnumSet.copyOf(USUAL);
        earned.forEach(missed::remove);
        VBox.setVgrow(grid, Priority.ALWAYS);
        VBox sheet = new VBox(grid);
        sheet.getStyleClass().add(StyleClasses.SHEET_TILES);
        if (!missed.isEmpty()) {
            sheet.getChildren().add(missed(missed));
        }
        VBox.setVgrow(sheet, Priority.ALWAYS);
        return sheet;
    }

    /// Enlarges the numbers of the sheet while its columns are at least that wide, in px at the usual text size, unless
    /// the height is needed for a picture above it or for many lines.
    private void enlargeFrom(double column) {
        if ((isBelowPicture && large) || context.model().earned().size() > MOST_ENLARGED) {
            return;
        }
        double wide = scale().of(WIDE_NAMES + teams.size() * column);
        grid.widthProperty().map(width -> width.doubleValue() >= wide).subscribe(isWide -> {
            grid.getStyleClass().remove(StyleClasses.WIDE);
            if (isWide) {
                grid.getStyleClass().add(StyleClasses.WIDE);
            }
        });
    }

    /// The scale of the cars above the columns.
    private double carScale() {
        if (teams.size() > WIDE_TEAMS) {
            return NARROW;
        }
        boolean isPair = teams.stream().anyMatch(team -> team.cars().size() > 1);
        return isPair ? 1 : large ? LARGE_FEW : FEW;
    }

    /// Adds the ground of a winner's column, behind its points and before the lines.
    private void winner(int team) {
        Region ground = new Region();
        ground.getStyleClass().add(StyleClasses.SHEET_WINNER);
        ground.setViewOrder(COLUMN_ORDER);
        grid.add(ground, team + 1, 0, 1, line);
    }

    private void heads() {
        line(ControlFactory.label(words.text("result.sheet"), StyleClasses.PANEL_TITLE), false, team -> {
            VBox head = new VBox(Sizes.LINE_GAP);
            head.setAlignment(Pos.BOTTOM_CENTER);
            HBox cars = new HBox(Sizes.LINE_GAP);
            cars.setAlignment(Pos.BOTTOM_CENTER);
            team.cars().forEach(livery -> cars.getChildren().add(context.ladenCar(livery, carScale())));
            head.getChildren().add(cars);
            List<String> people = context.people(team.team());
            if (isNamed()) {
                head.setMinWidth(large ? scale().of(NAMED_COLUMN) : Region.USE_COMPUTED_SIZE);
                for (String person : people) {
                    TextRole role = teams.size() <= WIDE_TEAMS && !large ? TextRole.PERSON : TextRole.BUTTON;
                    head.getChildren()
                            .add(new FittedName(context.screenContext().look(), role, person));
                }
            } else {
                double size = Math.max(LEAST_MARK, scale().of(MARK));
                HBox marks = new HBox(Sizes.LINE_GAP);
                marks.setAlignment(Pos.CENTER);
                team.cars()
                        .forEach(livery -> marks.getChildren()
                                .add(new DrawingPane(context.art().cars().sign(livery, size / 2), size, size)));
                head.getChildren().add(marks);
                Tooltip.install(head, new Tooltip(words.list(people)));
                head.setAccessibleRole(AccessibleRole.TEXT);
                head.setAccessibleText(words.list(people));
            }
            head.getStyleClass().addAll(StyleClasses.SHEET_CELL, StyleClasses.SHEET_HEAD);
            return head;
        });
    }

    /// Whether columns are headed by names. Many names in large text would be too small to read, long ones in narrow
    /// columns would be shortened.
    private boolean isNamed() {
        boolean fits = teams.stream()
                .flatMap(team -> context.people(team.team()).stream())
                .map(person -> new FittedName(context.screenContext().look(), TextRole.NOTE, person))
                .allMatch(name -> name.prefWidth(-1) <= scale().of(COLUMN));
        return teams.size() <= WIDE_TEAMS || (!large && fits);
    }

    private void reason(ScoreReason reason) {
        WordedScoreLine worded = worded(reason);
        boolean isWide = teams.size() <= WIDE_TEAMS;
        double size =
                large ? scale().of(isWide ? LARGE_TEXT_SIGN : LARGE_TEXT_NARROW_SIGN) : (isWide ? SIGN : NARROW_SIGN);
        Label name = ControlFactory.label(worded.name(), StyleClasses.STRONG);
        name.minWidthProperty().bind(WordWidthMeter.longestWord(List.of(name)));
        VBox says = new VBox(name);
        if (!worded.note().isEmpty() && !large) {
            says.getChildren().add(ControlFactory.label(worded.note(), StyleClasses.NOTE));
        }
        says.setAlignment(Pos.CENTER_LEFT);
        line(ControlFactory.row(ScoreBrick.tile(context.art(), reason, size), says), true, team -> {
            TeamScore.@Nullable ScoreLine scoreLine = team.lines().get(reason);
            return scoreLine == null
                    ? centred(number(NOTHING, StyleClasses.SEAT_NUMBER, StyleClasses.NOTE))
                    : earned(scoreLine, team);
        });
    }

    /// A line that lists reasons without points; in a narrow sheet beside large text, each has a line of its own.
    private Pane missed(Set<ScoreReason> reasons) {
        double size = large ? scale().of(LARGE_TEXT_MISSED_SIGN) : MISSED_SIGN;
        List<HBox> signed = reasons.stream()
                .map(reason -> ControlFactory.row(
                        ScoreBrick.tile(context.art(), reason, size),
                        ControlFactory.label(worded(reason).name(), StyleClasses.BODY)))
                .toList();
        Label head = ControlFactory.label(words.text("result.missed"), StyleClasses.NOTE);
        head.setMinSize(Region.USE_PREF_SIZE, size);
        boolean isNarrow = large && !isBelowPicture;
        Pane listed = isNarrow ? new VBox(Sizes.LINE_GAP) : new FlowPane(Sizes.GAP, Sizes.LINE_GAP, head);
        listed.getChildren().addAll(signed);
        Pane missed = isNarrow ? new HBox(Sizes.GAP, head, listed) : listed;
        missed.setId("missed");
        missed.getStyleClass().add(StyleClasses.SHEET_CELL);
        missed.setMinHeight(Region.USE_PREF_SIZE);
        return missed;
    }

    /// The words of a reason; its name does not depend on the points.
    private WordedScoreLine worded(ScoreReason reason) {
        return context.text(new TeamScore.ScoreLine(reason, 1));
    }

    private Node earned(TeamScore.ScoreLine scoreLine, TeamResult team) {
        WordedScoreLine wordedScoreLine = context.text(scoreLine);
        Label points = number(wordedScoreLine.points(), StyleClasses.SEAT_NUMBER);
        points.setTooltip(new Tooltip(wordedScoreLine.reason()));
        points.setAccessibleText(words.text(
                "result.line",
                context.listOfPeople(team.team()),
                words.text("result.line", wordedScoreLine.name(), wordedScoreLine.reason())));
        return centred(points);
    }

    /// Adds a dark bar behind the cells of the totals. In the first round the game's total is that of the round.
    private void totals() {
        boolean rounds = context.model().number() > 1;
        Region bar = new Region();
        bar.getStyleClass().add(StyleClasses.SHEET_TOTAL);
        bar.setViewOrder(LINE_ORDER);
        grid.add(bar, 0, line, teams.size() + 1, rounds ? 2 : 1);
        total(rounds ? "result.total" : "score.TOTAL", "total-", TeamResult::points);
        if (rounds) {
            total("result.total.match", "total-match-", TeamResult::total);
        }
    }

    private void total(String key, String id, ToIntFunction<TeamResult> points) {
        Label name = ControlFactory.label(
                words.text(key), large ? StyleClasses.STRONG : StyleClasses.PANEL_TITLE, StyleClasses.ON_FOOT);
        name.minWidthProperty().bind(WordWidthMeter.longestWord(List.of(name)));
        grid.add(inBar(name, Pos.CENTER_LEFT), 0, line);
        for (TeamResult team : teams) {
            Label number = number(words.number(points.applyAsInt(team)), StyleClasses.SEAT_NUMBER);
            number.setId(id + team.team());
            if (!context.model().hasWon(team.team())) {
                number.getStyleClass().add(StyleClasses.ON_FOOT);
            }
            grid.add(inBar(number, Pos.CENTER), team.team() + 1, line);
        }
        endLine(Priority.ALWAYS, Region.USE_PREF_SIZE, large ? LARGE_TEXT_MOST_LINE : MOST_TOTAL);
    }

    private HBox inBar(Label label, Pos at) {
        HBox cell = new HBox(label);
        cell.setAlignment(at);
        double beside = at == Pos.CENTER ? Sizes.TINY_GAP : Sizes.TIGHT_PADDING;
        double above = large ? Sizes.LINE_GAP : Sizes.SMALL_GAP;
        cell.setPadding(new Insets(above, beside, above, beside));
        return cell;
    }

    /// Adds a line to the sheet.
    ///
    /// @param isTile whether the line is of points, on a ground of its own
    private void line(Node name, boolean isTile, Function<TeamResult, Node> cell) {
        if (isTile) {
            Region tile = new Region();
            tile.getStyleClass().add(StyleClasses.TILE);
            tile.setViewOrder(LINE_ORDER);
            GridPane.setMargin(tile, new Insets(Sizes.LINE_GAP, 0, Sizes.LINE_GAP, 0));
            grid.add(tile, 0, line, teams.size() + 1, 1);
        }
        HBox first = new HBox(name);
        first.setAlignment(Pos.CENTER_LEFT);
        first.getStyleClass().add(StyleClasses.SHEET_CELL);
        grid.add(first, 0, line);
        for (TeamResult team : teams) {
            grid.add(cell.apply(team), team.team() + 1, line);
        }
        // The heads grow last.
        endLine(
                isTile ? Priority.ALWAYS : Priority.SOMETIMES,
                isTile ? scale().of(large ? LARGE_TEXT_LINE : LINE) : Region.USE_PREF_SIZE,
                isTile ? large ? LARGE_TEXT_MOST_LINE : MOST_LINE : scale().of(MOST_HEADS));
    }

    private void endLine(Priority grow, double least, double most) {
        RowConstraints row = new RowConstraints(least, Region.USE_COMPUTED_SIZE, most);
        row.setVgrow(grow);
        grid.getRowConstraints().add(row);
        line++;
    }

    private static Label number(String text, String... styles) {
        Label number = ControlFactory.label(text, styles);
        number.setMinWidth(Region.USE_PREF_SIZE);
        return number;
    }

    private TextScale scale() {
        return context.screenContext().look().textScale();
    }

    private static HBox centred(Label label) {
        HBox cell = new HBox(label);
        cell.setAlignment(Pos.CENTER);
        cell.getStyleClass().add(StyleClasses.SHEET_CELL);
        return cell;
    }
}
