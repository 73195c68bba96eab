package millebornes.records;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import millebornes.bot.BotLevel;
import millebornes.records.FinishedMatch.Outcome;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;

/// Computes the grade of computer players that adapt to a person ([BotLevel#YOURS]): it follows from the rounds that
/// the person has won and lost against such computers, so that about half are won. Their cards are dealt like
/// everybody's.
///
/// After every match the last ten rounds count: if the person has won more than half of them, the grade rises by the
/// number of rounds of that match; if less than half, it falls by that number. A person who has no rounds yet begins in
/// the middle.
public final class AdaptiveDifficulty {

    private static final int LAST_ROUNDS = 10;

    private static final int BEST = BotLevel.YOURS.size() - 1;

    private AdaptiveDifficulty() {}

    /// The grade for the person with that name; capitals do not distinguish persons.
    ///
    /// @param games all finished matches, the first one first
    public static BotLevel of(String name, List<FinishedMatch> games) {
        String key = PersonName.key(name);
        int grade = BEST / 2;
        Deque<Outcome> last = new ArrayDeque<>();
        for (FinishedMatch match : games) {
            for (FinishedMatch.PlayerResult result : match.players()) {
                if (PersonName.key(result.name()).equals(key)) {
                    last.addAll(Collections.nCopies(result.lostToYours(), Outcome.LOST));
                    last.addAll(Collections.nCopies(result.wonFromYours(), Outcome.WON));
                    while (last.size() > LAST_ROUNDS) {
                        last.removeFirst();
                    }
                    int won = Collections.frequency(last, Outcome.WON);
                    int rounds = result.wonFromYours() + result.lostToYours();
                    grade = Math.clamp(grade + rounds * Integer.signum(2 * won - last.size()), 0, BEST);
                }
            }
        }
        return BotLevel.YOURS.get(grade);
    }

    /// A copy of the game in which all adapting computers have the grade for the only person among the players, or the
    /// middle one if several people play.
    public static GameConfig in(GameConfig game, List<FinishedMatch> games) {
        BotLevel gradeLevel = game.lonePerson()
                .map(personPlayer -> of(personPlayer.name(), games))
                .orElse(BotLevel.YOURS_3);
        return game.withPlayers(game.players().stream()
                .map(player -> player instanceof SeatPlayer.Computer computer
                                && computer.level().isYours()
                        ? new SeatPlayer.Computer(computer.name(), gradeLevel, computer.character(), computer.outfit())
                        : player)
                .toList());
    }
}
