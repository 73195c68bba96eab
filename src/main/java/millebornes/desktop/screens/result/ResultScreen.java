package millebornes.desktop.screens.result;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.RowConstraints;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.AppContext;
import millebornes.desktop.screens.common.Backdrop;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.screens.common.Remade;
import millebornes.desktop.screens.common.Screen;
import millebornes.desktop.screens.common.Usual;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.session.Session;
import millebornes.words.Words;

/// The end of a round, or of the match: podium and chart on the left, the sheet on the right.
public final class ResultScreen implements Screen {

    /// How much of the width the podium and the chart take, in percent.
    private static final double LEFT = 46;

    private static final double LEAST_ROAD = 240;

    private final ResultContext parts;
    private final ResultExits exits;
    private final BooleanProperty figures = new SimpleBooleanProperty(this, "figures");
    private final StackPane root;

    /// @param session whose round is over
    /// @param journey what the chart is drawn from; it has followed the session since the round began
    public ResultScreen(AppContext context, Session session, Journey journey, ResultExits exits) {
        this.parts = new ResultContext(context, session, ResultModel.of(session), journey);
        this.exits = exits;
        Remade backdrop = new Remade(
                () -> new Backdrop(Art.in(context.look().theme()).scenery().backdrop()), context.lookProperty());
        Remade page = new Remade(this::page, context.lookProperty(), context.languageProperty(), figures);
        this.root = new StackPane(backdrop, page);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup(parts.model().isMatchOver() ? "#again" : "#next-round").requestFocus();
    }

    @Override
    public void hidden() {}

    private Node page() {
        BorderPane page = new BorderPane(middle());
        page.setTop(head());
        page.setBottom(foot());
        return page;
    }

    private Node head() {
        VBox says = new VBox(Controls.label(Headline.winners(parts), Styles.PAGE_TITLE));
        String round = Headline.round(parts);
        if (!round.isEmpty()) {
            says.getChildren().add(Controls.label(round, Styles.BODY));
        }
        says.getStyleClass().addAll(Styles.PLATE, Styles.RED);
        HBox head = Controls.row(says, Controls.spring(), Usual.themes(parts.app()), Usual.languages(parts.app()));
        head.setPadding(new Insets(Sizes.MARGIN, Sizes.GAP, Sizes.SMALL_GAP, Sizes.GAP));
        return head;
    }

    private Node middle() {
        VBox road =
                new VBox(Sizes.SMALL_GAP, figures.get() ? RoundTable.of(parts) : RoundChart.of(parts), figuresButton());
        VBox.setVgrow(road.getChildren().getFirst(), Priority.ALWAYS);
        VBox.setVgrow(road, Priority.ALWAYS);
        road.setMinHeight(parts.app().look().textScale().of(LEAST_ROAD));
        ScrollPane seen = new ScrollPane(new VBox(Sizes.GAP, Podium.of(parts), road));
        seen.setFitToWidth(true);
        seen.setFitToHeight(true);
        VBox left = new VBox(seen);
        VBox.setVgrow(seen, Priority.ALWAYS);
        left.getStyleClass().add(Styles.PANEL);
        VBox counted = new VBox(Sizes.GAP, ScoreSheet.of(parts));
        if (parts.model().hasPoints()) {
            counted.getChildren()
                    .addAll(Controls.label(parts.words().text("result.why"), Styles.PANEL_TITLE), Reasons.of(parts));
        }
        ScrollPane sheet = new ScrollPane(counted);
        sheet.setFitToWidth(true);
        sheet.setId("sheet");
        VBox right = new VBox(sheet);
        VBox.setVgrow(sheet, Priority.ALWAYS);
        right.getStyleClass().add(Styles.PANEL);
        GridPane middle = new GridPane(Sizes.GAP, 0);
        middle.getColumnConstraints().addAll(part(LEFT), part(100 - LEFT));
        RowConstraints all = new RowConstraints();
        all.setVgrow(Priority.ALWAYS);
        all.setMinHeight(0);
        middle.getRowConstraints().add(all);
        middle.addRow(0, left, right);
        middle.setPadding(new Insets(Sizes.SMALL_GAP, Sizes.GAP, Sizes.GAP, Sizes.GAP));
        middle.setMinHeight(0);
        return middle;
    }

    private static ColumnConstraints part(double percent) {
        ColumnConstraints part = new ColumnConstraints();
        part.setPercentWidth(percent);
        return part;
    }

    private Node figuresButton() {
        return Controls.button(
                "figures",
                parts.words().text(figures.get() ? "result.chart.lines" : "result.chart.table"),
                () -> figures.set(!figures.get()),
                Styles.FLAT_BUTTON);
    }

    private Node foot() {
        Words words = parts.words();
        Button home = Controls.button("home", words.text("result.home"), exits::home, Styles.FOOT_BUTTON, Styles.LARGE);
        home.setCancelButton(true);
        Button on = parts.model().isMatchOver()
                ? Controls.button("again", words.text("result.again"), exits::newGame, Styles.MAIN_BUTTON, Styles.LARGE)
                : Controls.button(
                        "next-round",
                        words.text("result.next", parts.model().number() + 1),
                        () -> exits.nextRound(parts.session()),
                        Styles.MAIN_BUTTON,
                        Styles.LARGE);
        on.setDefaultButton(true);
        HBox foot = Controls.row(home, Controls.spring(), on);
        foot.setPadding(new Insets(Sizes.GAP, 2 * Sizes.GAP, Sizes.GAP, 2 * Sizes.GAP));
        foot.getStyleClass().add(Styles.FOOT);
        return foot;
    }
}
