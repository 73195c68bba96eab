package millebornes.desktop.screens.table;

import java.util.OptionalInt;
import java.util.function.Predicate;
import millebornes.bot.Budget;
import millebornes.bot.Level;
import millebornes.desktop.screens.table.flow.Tables;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Round;
import millebornes.session.Session;

/// Situations of real games: sensible play until something holds.
final class Situations {

    private static final int MOST_GAMES = 400;

    private Situations() {}

    /// A session of the first game in which the condition comes to hold, stopped there.
    static Session find(Setup setup, int people, Predicate<Round> condition) {
        for (long seed = 1; seed <= MOST_GAMES; seed++) {
            Session session = Session.start(Tables.game(setup, people, seed));
            OptionalInt asked = session.asked();
            int turn = 0;
            while (asked.isPresent() && !condition.test(session.match().round())) {
                int seat = asked.getAsInt();
                session.play(Level.EASY.bot().choose(session.view(seat), new Budget(0, seed * 1000 + turn++)));
                asked = session.asked();
            }
            if (condition.test(session.match().round())) {
                return session;
            }
        }
        throw new IllegalStateException("no game of " + setup + " comes there");
    }
}
