package millebornes.desktop.screens.result;

import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.ControlFactory;
import millebornes.desktop.screens.common.DrawingPane;
import millebornes.desktop.screens.common.PageBackdrop;
import millebornes.desktop.screens.common.PageFrameFactory;
import millebornes.desktop.screens.common.RebuildingPane;
import millebornes.desktop.screens.common.StarIcon;
import millebornes.desktop.screens.common.TwoColumnPane;
import millebornes.desktop.screens.exits.ResultExits;
import millebornes.desktop.screens.result.model.ResultModel;
import millebornes.desktop.screens.result.model.TurnKmHistory;
import millebornes.desktop.theme.Livery;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.constants.Sizes;
import millebornes.desktop.theme.constants.StyleClasses;
import millebornes.session.Session;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/// The end of a round, or of the match: podium and chart on the left, the sheet on the right.
public final class ResultScreen implements AppScreen {

    /// Letters at the very edge of what scrolls are drawn darker on one side.
    private static final Insets CLEAR_OF_EDGE = new Insets(0, 0, 0, Sizes.LINE_GAP);

    /// How much of the width the podium takes.
    private static final double LEFT = 0.46;

    private static final double LEAST_WIDTH = 400;
    private static final double LEAST_ROAD = 230;
    private static final double LEAST_SHEET = 360;
    private static final double JUNIOR_PODIUM = 1.8;
    private static final double TEAMS_PODIUM = 1.3;
    private static final double JUNIOR_LEFT = 0.6;
    private static final double JUNIOR_SIGN = 56;
    private static final double STAR = 20;
    private static final double WINNER_HEIGHT = 42;
    private static final double WINNER_LENGTH = 2.2;

    private final ResultContext parts;
    private final ResultExits exits;
    private final BooleanProperty figures = new SimpleBooleanProperty(this, "figures");
    private final StackPane root;

    /// @param session whose round is over
    public ResultScreen(AppSettingsModel context, Session session, ResultExits exits) {
        this.parts = new ResultContext(context, session, ResultModel.of(session), TurnKmHistory.of(session));
        this.exits = exits;
        RebuildingPane page =
                new RebuildingPane(this::page, context.lookProperty(), context.languageProperty(), figures);
        this.root = new StackPane(PageBackdrop.of(context), page);
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
        return PageFrameFactory.page(head(), middle(), foot());
    }

    private Node head() {
        HBox title = ControlFactory.row(ControlFactory.label(ResultSentences.winners(parts), StyleClasses.PAGE_TITLE));
        if (!parts.model().hasPoints()) {
            title.getChildren().addFirst(winners());
        }
        VBox says = new VBox(title);
        String round = ResultSentences.round(parts);
        if (!round.isEmpty()) {
            says.getChildren().add(ControlFactory.label(round, StyleClasses.BODY));
        }
        if (parts.model().isMatchOver()) {
            Label seed = ControlFactory.label(
                    parts.words()
                            .text(
                                    "result.seed",
                                    Long.toString(parts.session().game().seed())),
                    StyleClasses.NOTE);
            seed.setId("seed");
            says.getChildren().add(seed);
        }
        return PageFrameFactory.head(parts.app(), says);
    }

    /// Who has won, for those who cannot read.
    private HBox winners() {
        List<Livery> cars = parts.model().winners().stream()
                .flatMap(team -> parts.model().teams().get(team).cars().stream())
                .toList();
        double height = cars.size() == 1 ? WINNER_HEIGHT : WINNER_HEIGHT / 2;
        VBox below = new VBox(Sizes.LINE_GAP);
        below.setAlignment(Pos.CENTER);
        cars.forEach(car ->
                below.getChildren().add(new DrawingPane(parts.art().cars().car(car), height * WINNER_LENGTH, height)));
        return ControlFactory.row(StarIcon.full(parts.app().look().palette(), STAR), below);
    }

    /// With points: podium and chart, beside them the sheet with its reasons. Without: a large podium, beside it the
    /// km.
    private Node middle() {
        boolean points = parts.model().hasPoints();
        Node podium = PodiumViewFactory.of(parts, points ? 1 : oneCarEach() ? JUNIOR_PODIUM : TEAMS_PODIUM);
        VBox.setVgrow(podium, points ? Priority.NEVER : Priority.ALWAYS);
        VBox left = panel(podium);
        VBox right;
        if (points) {
            left.getChildren().add(road());
            VBox lines = new VBox(
                    Sizes.GAP,
                    ScoreSheetViewFactory.of(parts),
                    ControlFactory.label(parts.words().text("result.why"), StyleClasses.PANEL_TITLE),
                    ScoreReasonsViewFactory.of(parts));
            lines.setPadding(CLEAR_OF_EDGE);
            ScrollPane sheet = new ScrollPane(lines);
            sheet.setFitToWidth(true);
            sheet.setId("sheet");
            VBox.setVgrow(sheet, Priority.ALWAYS);
            right = panel(sheet);
            right.setPrefHeight(parts.app().look().textScale().of(LEAST_SHEET));
        } else {
            right = panel(ScoreSheetViewFactory.of(parts), road());
        }
        return PageFrameFactory.middle(new TwoColumnPane(left, right, points ? LEFT : JUNIOR_LEFT));
    }

    private boolean oneCarEach() {
        return parts.model().teams().stream().allMatch(team -> team.cars().size() == 1);
    }

    private VBox panel(Node... things) {
        VBox panel = new VBox(Sizes.GAP, things);
        panel.setMinWidth(parts.app().look().textScale().of(LEAST_WIDTH));
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }

    private Node road() {
        Region chart = figures.get() ? TurnKmTableFactory.of(parts) : new TurnKmChart(parts);
        VBox road = new VBox(Sizes.SMALL_GAP, chart, figuresButton());
        road.setAlignment(Pos.CENTER);
        road.setMinHeight(parts.app().look().textScale().of(LEAST_ROAD));
        VBox.setVgrow(chart, Priority.ALWAYS);
        VBox.setVgrow(road, Priority.ALWAYS);
        return road;
    }

    private Node figuresButton() {
        return ControlFactory.button(
                "figures",
                parts.words().text(figures.get() ? "result.chart.lines" : "result.chart.table"),
                () -> figures.set(!figures.get()));
    }

    private Node foot() {
        Words words = parts.words();
        Button home =
                signed("home", words.text("result.home"), MaterialDesignH.HOME, exits::home, StyleClasses.FOOT_BUTTON);
        home.setCancelButton(true);
        Button on = parts.model().isMatchOver()
                ? signed(
                        "again",
                        words.text("result.again"),
                        MaterialDesignR.REPLAY,
                        exits::newGame,
                        StyleClasses.MAIN_BUTTON)
                : signed(
                        "next-round",
                        words.text("result.next", parts.model().number() + 1),
                        MaterialDesignP.PLAY,
                        () -> exits.nextRound(parts.session()),
                        StyleClasses.MAIN_BUTTON);
        on.setDefaultButton(true);
        HBox foot = ControlFactory.row(home);
        if (parts.model().isMatchOver()) {
            Button watch = signed(
                    "watch",
                    words.text("result.replay"),
                    MaterialDesignF.FILMSTRIP,
                    () -> exits.replay(parts.session()),
                    StyleClasses.FOOT_BUTTON);
            foot.getChildren().add(watch);
        }
        foot.getChildren().addAll(ControlFactory.spring(), on);
        foot.setPadding(new Insets(Sizes.GAP, 2 * Sizes.GAP, Sizes.GAP, 2 * Sizes.GAP));
        foot.getStyleClass().add(StyleClasses.FOOT);
        return foot;
    }

    /// A button with a sign before its word, larger where there are no points: there children play.
    private Button signed(String id, String text, Ikon sign, Runnable action, String style) {
        Button button = ControlFactory.button(id, text, action, style, StyleClasses.LARGE);
        FontIcon icon = new FontIcon(sign);
        button.setGraphic(icon);
        if (!parts.model().hasPoints()) {
            button.getStyleClass().add(StyleClasses.SIGN);
            SceneStyler.iconSize(icon, JUNIOR_SIGN);
        }
        return button;
    }
}
