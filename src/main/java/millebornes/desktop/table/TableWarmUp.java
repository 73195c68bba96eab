package millebornes.desktop.table;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlayback;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.CardPictures;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Card;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.flow.FlowState;
import millebornes.session.flow.TableStateMachine;
import millebornes.words.Language;

/// Plays the first moves of a round, and a handover, at an invisible table while people still choose the players. This
/// loads and compiles the classes of a table, so that the first real one opens quickly and its first animation does not
/// stutter.
///
/// Nothing of it is shown, heard or saved. Only a few snapshots are taken on the JavaFX thread.
public final class TableWarmUp implements TableExits {

    private static final int SEATS = 4;

    /// The number of a deal in which cars drive and are attacked, remedies are played and a coup-fourré is shown.
    private static final long SEED = 334;

    private static final int MOVES = 60;

    /// The time between the shown moments of a movement, in ms.
    private static final double STEP = 150;

    private final Session session =
            Session.start(game(seat -> new SeatPlayer.Computer(Integer.toString(seat), BotLevel.EASY)));
    private final ScreenContext context;
    private final UnshownChangesTracker tracker = new UnshownChangesTracker(session);
    private final TableScreen screen;
    private final TablePresenter tablePresenter;
    private final Set<Class<?>> kinds = new HashSet<>();
    private TableViewState tableState;

    private TableWarmUp(Language language, AppearanceSettings appearance) {
        // A small picture first: what it loads, the large one of the ground need not.
        new CardPictures(ArtFactory.in(appearance.theme()), Card::name, 1).back();
        context = new ScreenContext(language, appearance, Pace.OFF);
        screen = new TableScreen(session, context, this);
        tablePresenter = new TablePresenter(session.game(), context.words(), context.keys());
        tableState = screen.picture();
        // This table is in no window, so nothing else lays it out.
        screen.view().board().readyGround();
        tracker.open(true);
    }

    /// Starts the warm-up on a daemon thread.
    ///
    /// @param language the current language
    /// @param appearance the current appearance
    public static void begin(Language language, AppearanceSettings appearance) {
        Thread.ofPlatform().name("rehearsal").daemon().start(() -> play(language, appearance));
    }

    /// Plays the first moves, and returns the kinds of [millebornes.desktop.motion.Movement] that were sampled.
    static Set<Class<?>> play(Language language, AppearanceSettings appearance) {
        return new TableWarmUp(language, appearance).play();
    }

    private Set<Class<?>> play() {
        step();
        for (int move = 0; move < MOVES && screen.flow().moment() instanceof FlowState.Thinking thinking; move++) {
            screen.flow()
                    .answer(
                            thinking.seat(),
                            session.computerTurn(thinking.seat()).move());
            step();
        }
        handOver();
        return kinds;
    }

    /// Closes the garage between two people, and opens it over the cards of the next.
    private void handOver() {
        Session peopleSession = Session.start(game(seat -> new SeatPlayer.Human(Integer.toString(seat))));
        TableStateMachine stateMachine = new TableStateMachine(peopleSession);
        TablePresenter presenter = new TablePresenter(peopleSession.game(), context.words(), context.keys());
        show(presenter, stateMachine);
        stateMachine.raiseCurtain();
        show(presenter, stateMachine);
    }

    private void show(TablePresenter presenter, TableStateMachine stateMachine) {
        screen.view()
                .show(presenter.present(
                        stateMachine,
                        PublicEventHistory.NONE,
                        screen.watch(),
                        screen.aids().now()));
    }

    /// Shows the last step as a table would, at a few moments of every movement.
    private void step() {
        TableViewState stateBefore = tableState;
        tableState = tablePresenter.present(
                screen.flow(), tracker.news(), screen.watch(), screen.aids().now());
        MotionPlan plan = Objects.requireNonNull(tracker.plan(OptionalInt.empty()));
        screen.view().show(tableState.behind(stateBefore, TableAnimationFactory.lags(plan)));
        TableAnimationFactory animationFactory =
                new TableAnimationFactory(screen.view(), stateBefore, tableState, tablePresenter::cardName, _ -> {});
        MotionPlayback playback = new MotionPlayback(
                plan, Pace.NORMAL, animationFactory, () -> screen.view().show(tableState));
        for (double millis = 0; !playback.ended(); millis += STEP) {
            playback.show(millis);
        }
        plan.movements().forEach(movement -> kinds.add(movement.movement().getClass()));
    }

    private static GameConfig game(IntFunction<SeatPlayer> player) {
        List<SeatPlayer> players = IntStream.range(0, SEATS).mapToObj(player).toList();
        return new GameConfig(Setup.of(Editions.ALL.getFirst(), TeamFormat.singles(SEATS)), players, 0, SEED);
    }

    @Override
    public void roundOver(Session finishedSession) {
        // It stops long before.
    }

    @Override
    public void leave(TableDestination destination) {
        // A rehearsed table has no way out.
    }
}
