package millebornes.desktop.table;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.LetteringArt;
import millebornes.desktop.controls.EmoteSetting;
import millebornes.desktop.controls.FocusMemento;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.SkipHintLabel;
import millebornes.desktop.controls.SkipHintStatus;
import millebornes.desktop.geometry.FixedBoardPlaces;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.sound.SoundPlan;
import millebornes.desktop.table.ShortcutKeyMapper.KeyboardContext;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.engine.table.Livery;
import millebornes.session.GameConfig;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.PlayerEmote;
import org.jspecify.annotations.Nullable;

/// Shows the current state of a table and animates the changes since it was last shown. It is made again when the theme
/// or the language changes.
final class TableRenderer implements TableControllerHost {

    /// The length of an animation, in ms, from which the hint is shown that a click skips it.
    private static final double LONG = 1000;

    /// The least time between two signs from the keyboard.
    private static final Duration BETWEEN_SIGNS = Duration.seconds(5);

    private final GameTableModel model;
    private final ScreenContext context;
    private final TableMotionPlayer motions;
    private final AutoContinueScheduler scheduler;
    private final Consumer<TableInput> inputs;
    private final UnshownChangesTracker tracker;
    private final TableSpeaker speaker;
    private final StackPane root = new StackPane();
    private final TableAnswerLabel answerLabel = new TableAnswerLabel();
    private final PopupHost popups;
    private final PauseTransition signed = new PauseTransition(BETWEEN_SIGNS);
    private GameConfig game;
    private TablePresenter presenter;
    private TableViewState tableState;
    private @Nullable GameTableView view;
    private FlowState flowState;
    private Object worn;

    /// @param scheduler continues the game when everything has been shown
    /// @param inputs called with every input
    TableRenderer(
            GameTableModel model,
            ScreenContext context,
            TableMotionPlayer motions,
            AutoContinueScheduler scheduler,
            Consumer<TableInput> inputs) {
        this.model = model;
        this.context = context;
        this.motions = motions;
        this.scheduler = scheduler;
        this.inputs = inputs;
        this.tracker = new UnshownChangesTracker(model.session());
        this.speaker = new TableSpeaker(context, model.session());
        this.popups = new PopupHost(root, context, this::popupClosed);
        this.game = model.session().game();
        this.presenter = painter();
        this.flowState = model.flow().moment();
        this.tableState = paint();
        this.worn = wanted();
    }

    StackPane root() {
        return root;
    }

    /// The view state that is shown.
    TableViewState picture() {
        return tableState;
    }

    /// The nodes of the table, made on demand.
    GameTableView view() {
        GameTableView tableView = view == null ? build() : view;
        view = tableView;
        return tableView;
    }

    /// Whether the table is on screen; only then are changes animated.
    void open(boolean on) {
        tracker.open(on);
        speaker.open(on);
    }

    /// Releases the nodes, which take much memory, until the table is on screen again.
    void forget() {
        clear();
    }

    private void clear() {
        root.getChildren().clear();
        view = null;
    }

    /// Rebuilds the nodes if theme, text size or language has changed.
    void follow() {
        if (!worn.equals(wanted())) {
            worn = wanted();
            motions.skip();
            FocusMemento memento = FocusMemento.in(root);
            presenter = painter();
            tableState = paint();
            // Not only when the next one is there: two tables are more than a small heap may hold.
            clear();
            view = build();
            popups.layAgain();
            refresh();
            memento.giveBack(root);
        }
    }

    /// Moves the focus to the question, or to the table itself.
    void focusAsked() {
        if (!isReading()) {
            view().focusAsked(root);
        }
    }

    /// The current state that decides what keys do.
    KeyboardContext situation() {
        return new KeyboardContext(
                model.flow().moment(),
                model.flow().people(),
                isReading(),
                isMoving(),
                model.aids().isLogOpen(),
                context.keys());
    }

    @Override
    public void refresh() {
        if (!game.equals(model.session().game())) {
            // A phone has named its player.
            presenter = painter();
        }
        FlowState nextState = model.flow().moment();
        boolean fell = nextState instanceof FlowState.Curtain && !nextState.equals(flowState);
        boolean outdated = answerLabel.isVisible() && (fell || (isAsked(flowState) && !nextState.equals(flowState)));
        FlowState lastState = flowState;
        flowState = nextState;
        TableViewState stateBefore = tableState;
        tableState = paint();
        move(stateBefore, lastState);
        if (outdated) {
            focusAsked();
        }
        if (fell) {
            motions.whenStill(this::curtainFell);
        }
        if (ComputerWaitLimiter.isHurried(model.pace()) && nextState instanceof FlowState.Thinking) {
            // The computer thinks while cards move; its answer waits until they rest.
            goOn();
        } else {
            motions.whenStill(this::goOn);
        }
    }

    /// Whether a person at the screen is to act. The answer to a status query stays until that person has acted, so
    /// that the computers' moves do not interrupt a screen reader.
    private static boolean isAsked(FlowState state) {
        return !(state instanceof FlowState.Thinking || state instanceof FlowState.AskedOnPhones);
    }

    @Override
    public boolean isMoving() {
        return motions.isMoving();
    }

    @Override
    public void skipMotion() {
        motions.skip();
    }

    @Override
    public void forgetQuestions() {
        scheduler.forgetQuestions();
    }

    @Override
    public void tellWhyNot(String key) {
        List<String> lines = List.of(context.words().text(key));
        view();
        answerLabel.show(lines);
        speaker.answer(lines);
    }

    @Override
    public void announce(StatusQuery query) {
        int seat = model.flow().looker().orElse(model.session().asked().orElse(0));
        List<String> lines = query.answer(model.session().view(seat), presenter.narrator());
        view();
        answerLabel.show(lines);
        speaker.answer(lines);
    }

    @Override
    public void showSign(PlayerEmote emote) {
        OptionalInt seat = model.flow().looker();
        boolean tooSoon = signed.getStatus() == Animation.Status.RUNNING;
        if (seat.isPresent() && context.signs() == EmoteSetting.SHOWN && !tooSoon) {
            signed.playFromStart();
            showSign(seat.getAsInt(), emote);
        }
    }

    /// Shows a sign of a seat's player. It is public, and depends on no card.
    void showSign(int seat, PlayerEmote emote) {
        int car = model.session().match().rules().seating().carOf(seat);
        Livery livery = tableState.board().liveries().get(car);
        GameTableView table = view();
        Point carPoint = table.board().carPlace(car);
        root.getChildren().removeIf(EmoteBubble.class::isInstance);
        root.getChildren()
                .add(new EmoteBubble(
                        context.art(), emote, livery, carPoint, table.places().textScale()));
        if (emote == PlayerEmote.HORN) {
            context.sounds().play(SoundPlan.horn(livery));
        }
        speaker.answer(List.of(context.words()
                .text("table.sign." + emote, presenter.narrator().names().seat(seat))));
    }

    @Override
    public void openRule(String id) {
        popups.openRule(id);
    }

    @Override
    public void openMenu(List<MenuEntry> entries) {
        popups.openMenu(entries, entry -> inputs.accept(new TableInput.ChooseFromMenu(entry)));
    }

    @Override
    public void closePopup() {
        popups.close();
    }

    @Override
    public void toggleFullScreen() {
        popups.toggleFullScreen();
    }

    @Override
    public boolean isReading() {
        return popups.isOpen();
    }

    @Override
    public void focusCard(int place) {
        view().focusCard(place);
    }

    @Override
    public void focusLog() {
        view().focusLog();
    }

    @Override
    public void focusTable() {
        focusAsked();
    }

    private void popupClosed() {
        focusAsked();
        refresh();
    }

    private void curtainFell() {
        context.sounds().play(SoundPlan.CURTAIN);
        model.curtainFell();
    }

    private void goOn() {
        if (!isReading()) {
            scheduler.goOn();
        }
    }

    private TablePresenter painter() {
        game = model.session().game();
        return new TablePresenter(game, context.words(), context.keys(), context.curtain(), model.phones());
    }

    private TableViewState paint() {
        PublicEventHistory history = tracker.news();
        TableViewState paintedState = presenter.present(
                model.flow(), history, model.shownWatch(), model.aids().now());
        return model.coach()
                .mark(
                        model.aids().isLogOpen()
                                ? paintedState.telling(presenter.log(model.session(), history))
                                : paintedState);
    }

    /// Shows the state, animated if something has happened since the last one.
    private void move(TableViewState stateBefore, FlowState lastState) {
        @Nullable MotionPlan wholePlan = tracker.plan(model.flow().looker());
        if (wholePlan == null) {
            motions.show(view(), tableState);
        } else {
            MotionPlan plan = model.hurried(wholePlan, lastState);
            motions.play(plan, view(), stateBefore, tableState, presenter::cardName, model.pace());
            tellHowToSkip(plan);
        }
    }

    /// Shows, once, that a long animation can be skipped.
    private void tellHowToSkip(MotionPlan plan) {
        if (motions.isMoving()
                && context.skipHintStatus() == SkipHintStatus.DUE
                && TableMotionPlayer.millis(plan, model.pace(), model.timing().still()) >= LONG) {
            SkipHintLabel hint = new SkipHintLabel(context.words());
            root.getChildren().add(hint);
            hint.lieIn(view().places().board().toWindow(FixedBoardPlaces.LEGEND));
            context.skipHintStatus(SkipHintStatus.GIVEN);
            // Movements may end while the table is laid out, when nobody may take one of its parts away.
            motions.whenStill(() -> Platform.runLater(() -> root.getChildren().remove(hint)));
        }
    }

    /// The settings whose change requires new nodes.
    private Object wanted() {
        return List.of(context.look(), context.language(), context.keys(), context.curtain());
    }

    private GameTableView build() {
        TableLayoutSpec spec = new TableLayoutSpecFactory(
                        model.session(), model.flow().people(), model.aids().acts())
                .in(root, context.look().textScale());
        ArtFactory art = context.art();
        GameTableView tableView = new GameTableView(art, spec, tableState, inputs, new Surroundings());
        root.getChildren().setAll(tableView, answerLabel);
        return tableView;
    }

    /// The implementation of the view's access to the rest of the screen.
    private final class Surroundings implements GameTableViewHost {

        @Override
        public Pace pace() {
            return model.pace();
        }

        @Override
        public JourneyLightSetting light() {
            return model.pace() == Pace.OFF ? JourneyLightSetting.STEADY : context.light();
        }

        @Override
        public String coupFourre() {
            return LetteringArt.capitals(
                    context.words().text("table.window.claim"),
                    Locale.of(context.language().tag()));
        }

        @Override
        public void resizing() {
            motions.skip();
        }

        @Override
        public boolean isCovered() {
            return isReading();
        }

        @Override
        public boolean counts() {
            return model.coach().teaches();
        }

        @Override
        public TableLayout arranged(TableLayout defaultLayout) {
            return model.coach().arranged(defaultLayout);
        }
    }
}
