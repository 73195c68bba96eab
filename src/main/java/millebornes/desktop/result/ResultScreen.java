package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.art.SceneryArt.ShoeSizes;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ReplayAlternative;
import millebornes.desktop.controls.ResultExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.controls.TwoColumnPane;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.session.Session;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The end of a round, or of the match: the celebration and the chart on the left, the score sheet on the right, and luck
/// and play on a second page.
public final class ResultScreen implements AppScreen {

    /// The share of the width for luck and play on the second page.
    private static final double LUCK = 0.64;
    private static final double MATCH_LUCK = 0.43;

    /// The greatest number of teams whose luck and play is shown in rows beside the decisive choices.
    private static final int MOST_ROWS = 4;
    private static final int PAIR = 2;

    /// The width of the reason of a round without a winner beside the title, in px at the usual text size.
    private static final double REASON = 165;

    private static final double WINNER_MARK = 22;
    private static final double JUNIOR_SIGN = 44;
    private static final double STAR = 20;
    private static final double WINNER_HEIGHT = 42;
    private static final double WINNER_LENGTH = 2.2;

    private final ResultContext context;
    private final ResultExits exits;
    private final BooleanProperty figures = new SimpleBooleanProperty(this, "figures");
    private final BooleanProperty luckShown = new SimpleBooleanProperty(this, "luckShown");
    private final ObjectProperty<Beside> beside = new SimpleObjectProperty<>(this, "beside", Beside.DECIDED);
    private final IntegerProperty whose =
            new SimpleIntegerProperty(this, "whose", DecisiveChoicesPanelFactory.EVERYBODY);
    private final Optional<BackgroundTask<LuckReport>> luck;
    private final Optional<BackgroundTask<DecisiveChoices>> decided;
    private final StackPane root;

    /// The part of the second page beside luck and play when the match is over.
    private enum Beside {
        DECIDED,
        FAIR
    }

    /// @param session the session, whose round is over
    public ResultScreen(ScreenContext context, Session session, ResultExits exits) {
        this(
                context,
                session,
                exits,
                LuckReportCalculator.of(session).map(calculator -> new BackgroundTask<>(() -> calculator.find())),
                DecisiveChoicesFinder.of(session)
                        .map(finder -> new BackgroundTask<>(progress -> finder.find(progress))));
    }

    /// The page with results whose computation has been started elsewhere.
    ResultScreen(
            ScreenContext context,
            Session session,
            ResultExits exits,
            Optional<BackgroundTask<LuckReport>> luck,
            Optional<BackgroundTask<DecisiveChoices>> decided) {
        this.context = ResultContext.of(context, session);
        this.exits = exits;
        this.luck = luck;
        this.decided = decided;
        List<ObservableValue<?>> causes = new ArrayList<>(List.of(figures, luckShown, beside, whose));
        luck.ifPresent(task -> causes.add(task.foundProperty()));
        decided.ifPresent(task -> causes.add(task.foundProperty()));
        this.root = PageFrameFactory.screen(context, this::page, causes.toArray(ObservableValue<?>[]::new));
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup(context.model().isMatchOver() ? "#ceremony" : "#next-round").requestFocus();
        if (root.lookup("#podium") instanceof RoundCelebrationPane celebrationPane) {
            celebrationPane.celebrate();
        }
        startComputing();
    }

    /// Also cancels the computation of luck and play, which goes on when the page is shown again.
    @Override
    public void hidden() {
        luck.ifPresent(BackgroundTask::stop);
        decided.ifPresent(BackgroundTask::stop);
    }

    /// The task that computes luck and play; empty in games without points.
    Optional<BackgroundTask<LuckReport>> luck() {
        return luck;
    }

    /// The task that finds the decisive choices; empty before the end of the match.
    Optional<BackgroundTask<DecisiveChoices>> decided() {
        return decided;
    }

    private Node page() {
        return PageFrameFactory.page(
                head(), luckShown.get() ? luckAndPlay() : new RoundOverPageFactory(context, figures).middle(), foot());
    }

    private Node head() {
        ScreenContext screenContext = context.screenContext();
        String won = ResultSentences.winners(context);
        String title = luckShown.get() ? luckTitle() : won;
        String round = luckShown.get() ? won : ResultSentences.round(context);
        List<Livery> winners = context.model().winningCars();
        if (!luckShown.get() && winners.isEmpty()) {
            PageTitlePlate plate = new PageTitlePlate(screenContext, noCards(), title, round);
            if (PageTitlePlate.isLarge(screenContext)) {
                plate.getChildren().add(besideTitle(round));
            }
            return PageFrameFactory.head(screenContext, plate);
        }
        if (!context.model().hasPoints()) {
            return PageFrameFactory.head(
                    screenContext, new PageTitlePlate(screenContext, winners(winners), title, round));
        }
        if (luckShown.get()) {
            return PageFrameFactory.head(screenContext, PageSign.LUCK, title, round);
        }
        Node mark = new DrawingPane(
                context.art().cars().badge(winners.getFirst(), WINNER_MARK), 2 * WINNER_MARK, 2 * WINNER_MARK);
        PageTitlePlate plate = new PageTitlePlate(screenContext, mark, title, round);
        plate.paint(winners.getFirst());
        return PageFrameFactory.head(screenContext, plate);
    }

    /// The reason of a round without a winner, in two lines: in large text a plate has no line below its title.
    private Label besideTitle(String reason) {
        TextScale scale = context.screenContext().look().textScale();
        Label label = ControlFactory.label(reason, StyleClasses.NOTE);
        label.setLineSpacing(-TeamPictures.CLOSER * scale.of(TextRole.NOTE.size()));
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.setPrefWidth(scale.of(REASON));
        HBox.setMargin(label, new Insets(-Sizes.LINE_GAP, 0, -Sizes.LINE_GAP, Sizes.GAP));
        return label;
    }

    /// The card tray with its last discard and without a draw pile, which has ended a round without a winner.
    private Group noCards() {
        Group tray = new Group(context.art().scenery().sabot());
        List<Card> discards = context.match().round().shoe().discards();
        if (!discards.isEmpty()) {
            Group top = context.art().cards().face(discards.getLast(), "");
            tray.getChildren().add(NodeTransforms.at(top, ShoeSizes.DISCARD_X, ShoeSizes.CARD_Y, ShoeSizes.CARD_SCALE));
        }
        return tray;
    }

    /// The winners as a row of cars, for players who cannot read.
    private HBox winners(List<Livery> cars) {
        double height = cars.size() == 1 ? WINNER_HEIGHT : WINNER_HEIGHT / 2;
        VBox below = new VBox(Sizes.LINE_GAP);
        below.setAlignment(Pos.CENTER);
        cars.forEach(livery -> below.getChildren()
                .add(new DrawingPane(
                        context.art().cars().smallSide(livery, context.outfit(livery)),
                        height * WINNER_LENGTH,
                        height)));
        HBox winners =
                ControlFactory.row(StarIcon.full(context.screenContext().look().palette(), STAR), below);
        winners.setId("winners");
        return winners;
    }

    /// The second page: luck and play, and the choices that decided the match, computed on request. For children only
    /// their best moves are shown.
    private Node luckAndPlay() {
        if (luck.isEmpty()) {
            ScrollPane all = new ScrollPane(new JuniorBestMovesFactory(context, this::watch).of(decided.orElseThrow()));
            all.setFitToWidth(true);
            all.setFitToHeight(true);
            return all;
        }
        Optional<LuckReport> report = luck.flatMap(BackgroundTask::found);
        LuckPageFactory page = new LuckPageFactory(context, () -> exits.replay(context.session()));
        int teams = context.model().teams().size();
        TwoColumnPane all = new TwoColumnPane(
                page.report(
                        report,
                        decided.isPresent() && teams <= MOST_ROWS
                                ? LuckTileFactory.Form.ROW
                                : LuckTileFactory.Form.TILE),
                decided.map(task -> decided(page, report, task)).orElseGet(() -> page.fairness(report)),
                decided.isPresent() ? MATCH_LUCK : LUCK);
        if (decided.isPresent()) {
            all.rightFirst();
        }
        ScrollPane middle = PageFrameFactory.middle(all);
        if (decided.isEmpty() && teams > PAIR && PageTitlePlate.isLarge(context.screenContext())) {
            all.fillFirst(middle, RoundOverPageFactory.twoParts(context));
        }
        return middle;
    }

    private Region decided(
            LuckPageFactory page, Optional<LuckReport> report, BackgroundTask<DecisiveChoices> momentsTask) {
        Words words = context.words();
        HBox bar = SegmentedBarItem.segmentedBar(
                words,
                words.text("decided.beside"),
                List.of(
                        SegmentedBarItem.of("beside-decided", Beside.DECIDED, words.text("decided.title")),
                        SegmentedBarItem.of("beside-fair", Beside.FAIR, words.text("luck.fair"))),
                beside.get(),
                beside::set);
        SegmentedBarItem.wrap(bar);
        VBox panel = page.panel();
        panel.setSpacing(Sizes.SMALL_GAP);
        BorderPane choices = new BorderPane(null, null, null, null, bar);
        panel.getChildren().add(choices);
        switch (beside.get()) {
            case DECIDED -> {
                DecisiveChoicesPanelFactory panelFactory = new DecisiveChoicesPanelFactory(context, this::watch);
                if (momentsTask.found().isPresent()) {
                    choices.setRight(panelFactory.people(whose.get(), seat -> whose.set(seat)));
                }
                panel.getChildren().addAll(panelFactory.of(momentsTask, whose.get()));
            }
            case FAIR -> panel.getChildren().addAll(page.facts(report));
        }
        return panel;
    }

    private void watch(DecisiveChoice choice) {
        exits.moment(
                context.session(),
                new ReplayAlternative(choice.step(), choice.verdict().other()));
    }

    /// Switches between the score sheet and the page of luck and play.
    void turnPage() {
        luckShown.set(!luckShown.get());
        startComputing();
    }

    private void startComputing() {
        if (luckShown.get()) {
            luck.ifPresent(BackgroundTask::start);
            decided.ifPresent(BackgroundTask::start);
        }
    }

    private Node foot() {
        Words words = context.words();
        List<Button> ways = new ArrayList<>();
        ways.add(signed(PageFrameFactory.home(context.screenContext(), "home", exits::home)));
        if (luck.isPresent() || decided.isPresent()) {
            Ikon sign = luck.isPresent() ? MaterialDesignC.CLOVER : MaterialDesignS.STAR;
            ways.add(signed(PageFrameFactory.way(
                    "luck",
                    luckShown.get() ? MaterialDesignT.TABLE : sign,
                    luckShown.get() ? words.text("result.sheet") : luckTitle(),
                    this::turnPage)));
        }
        Button on = on();
        on.setDefaultButton(true);
        // A sheet on paper is made of a whole match.
        if (!context.model().isMatchOver()) {
            return inWinnersColour(PageFrameFactory.foot(context.screenContext(), ways, null, on));
        }
        ways.add(signed(PageFrameFactory.way(
                "print",
                MaterialDesignP.PRINTER,
                words.text("result.print"),
                () -> exits.printSheet(context.session()))));
        Label seed = ControlFactory.label(
                words.text("result.seed", context.session().game().seed().spoken()), StyleClasses.NOTE);
        seed.setId("seed");
        return inWinnersColour(PageFrameFactory.foot(context.screenContext(), ways, seed, on));
    }

    /// The title of the second page.
    private String luckTitle() {
        return context.words().text(luck.isPresent() ? "luck.title" : "decided.child.title");
    }

    private Node inWinnersColour(Node foot) {
        context.model().winningCars().stream()
                .limit(1)
                .map(StyleClasses::livery)
                .forEach(foot.getStyleClass()::add);
        return foot;
    }

    private Button on() {
        ResultModel model = context.model();
        if (!model.isMatchOver()) {
            return main("next-round", MaterialDesignP.PLAY, "result.next", () -> exits.nextRound(context.session()));
        }
        // Without a winner the ceremony is no party, but its page has the ways to play again.
        Runnable ceremony = () -> exits.ceremony(context.session());
        return model.winners().isEmpty()
                ? main("ceremony", MaterialDesignR.RESTART, "result.again", ceremony)
                : main("ceremony", MaterialDesignT.TROPHY, "result.toCeremony", ceremony);
    }

    private Button main(String id, Ikon sign, String key, Runnable action) {
        String text = context.words().text(key, context.model().number() + 1);
        return signed(PageFrameFactory.main(id, sign, text, action));
    }

    /// Enlarges the icon of a button in games without points, which children play.
    private Button signed(Button button) {
        if (!context.model().hasPoints() && button.getGraphic() instanceof FontIcon icon) {
            button.getStyleClass().add(StyleClasses.SIGN);
            SceneStyler.iconSize(icon, JUNIOR_SIGN);
        }
        return button;
    }
}
