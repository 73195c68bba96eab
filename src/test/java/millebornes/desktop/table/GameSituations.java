package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import millebornes.bot.YardstickBot;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.MotionPlanner;
import millebornes.desktop.motion.VisibleHands;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;

/// Situations of real games: sensible play until a condition holds.
public final class GameSituations {

    private static final int MOST_GAMES = 400;

    private GameSituations() {}

    /// A session of the first game in which the condition comes to hold, stopped there.
    public static Session find(Setup setup, int people, Predicate<Round> condition) {
        for (long seed = 1; seed <= MOST_GAMES; seed++) {
            Session session = Session.start(TestGames.game(setup, people, seed));
            OptionalInt asked = session.asked();
            int turn = 0;
            while (asked.isPresent() && !condition.test(session.match().round())) {
                int seat = asked.getAsInt();
                session.play(new YardstickBot()
                        .choose(session.view(seat), seed * 1000 + turn++)
                        .move());
                asked = session.asked();
            }
            if (condition.test(session.match().round())) {
                return session;
            }
        }
        throw new IllegalStateException("no game of " + setup + " comes there");
    }

    /// A game of people alone in which one of them is asked for a coup-fourré.
    ///
    /// @param held whether that hand holds the safety
    public static Session claimable(Setup setup, boolean held) {
        return find(
                setup,
                -1,
                round -> round.phase() instanceof Phase.CoupFourreWindow window
                        && round.hand(window.asked().first())
                                        .holds(window.hazard().safety())
                                == held);
    }

    /// A step of a game, with the session in which it has been taken.
    record FoundStep(Session session, MatchTransition step) {

        /// What moves in the step before those eyes.
        MotionPlan plan(VisibleHands hands) {
            return GameSituations.plan(step, hands);
        }
    }

    /// What moves in a step before those eyes.
    static MotionPlan plan(MatchTransition step, VisibleHands hands) {
        return MotionPlanner.plan(
                step.before().rules(),
                step.before().round(),
                step.events(),
                step.after().round(),
                hands);
    }

    /// The first step of sensible play for which the condition holds.
    public static FoundStep step(Setup setup, int people, Predicate<MatchTransition> condition) {
        for (long seed = 1; seed <= MOST_GAMES; seed++) {
            Session session = Session.start(TestGames.game(setup, people, seed));
            List<MatchTransition> steps = new ArrayList<>();
            session.onStep(steps::add);
            OptionalInt asked = session.asked();
            int turn = 0;
            while (asked.isPresent() && (steps.isEmpty() || !condition.test(steps.getLast()))) {
                int seat = asked.getAsInt();
                session.play(new YardstickBot()
                        .choose(session.view(seat), seed * 1000 + turn++)
                        .move());
                asked = session.asked();
            }
            if (!steps.isEmpty() && condition.test(steps.getLast())) {
                return new FoundStep(session, steps.getLast());
            }
        }
        throw new IllegalStateException("no step of " + setup + " is like that");
    }
}
