package millebornes.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.bot.YardstickBot;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.records.FinishedMatch.Outcome;
import millebornes.records.FinishedMatch.PlayerResult;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.UnwonRound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole matches, and what is stored of them.
class FinishedMatchTest {

    private static final int ROUNDS = 8;

    private static final List<SeatPlayer> PLAYERS = List.of(
            new SeatPlayer.Human("Anna"),
            new SeatPlayer.Computer("Robot", BotLevel.EASY),
            new SeatPlayer.Human("Papi"),
            new SeatPlayer.Human("Léa"));

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void peopleGetWhatTheirTeamHasEarned(long seed) {
        Setup setup = new Setup(Editions.BOARD, new TeamFormat(2, 2), OptionChoices.NONE.rounds(2));
        Session session = Session.start(new GameConfig(setup, PLAYERS, 0, seed));
        List<Event.CoupFourreDeclared> declared = new ArrayList<>();
        session.onStep(transition -> transition.events().stream()
                .filter(Event.CoupFourreDeclared.class::isInstance)
                .map(Event.CoupFourreDeclared.class::cast)
                .forEach(declared::add));
        assertThatIllegalStateException().isThrownBy(() -> FinishedMatch.of(session));
        play(session, seed);

        FinishedMatch finishedMatch = FinishedMatch.of(session);
        Match match = session.match();
        assertThat(finishedMatch.edition()).isEqualTo("board");
        assertThat(finishedMatch.players()).extracting(PlayerResult::name).containsExactly("Anna", "Papi", "Léa");
        for (int line = 0; line < 3; line++) {
            int seat = List.of(0, 2, 3).get(line);
            int team = match.rules().seating().teamOf(seat);
            PlayerResult playerResult = finishedMatch.players().get(line);
            assertThat(playerResult.points()).isEqualTo(match.totals().get(team));
            assertThat(playerResult.outcome() == Outcome.WON)
                    .isEqualTo(match.winners().contains(team));
            assertThat(playerResult.bestRound())
                    .isEqualTo(IntStream.range(0, match.results().size())
                            .map(round -> match.results()
                                    .get(round)
                                    .scores()
                                    .get(team)
                                    .total())
                            .max()
                            .orElseThrow());
            assertThat(playerResult.coupsFourres()).isEqualTo((int)
                    declared.stream().filter(coup -> coup.seat() == seat).count());
        }
    }

    @Test
    void whereNoTeamHasWonEverybodyHasLost() {
        FinishedMatch match = FinishedMatch.of(UnwonRound.of(Editions.PLAYROOM, PLAYERS));
        assertThat(match.players()).hasSize(3).extracting(PlayerResult::outcome).containsOnly(Outcome.LOST);
        assertThat(PlayerStatistics.of(List.of(match), null))
                .extracting(PlayerStatistics::wins)
                .containsOnly(0);
    }

    /// Against a computer as strong as the person rounds count, if the person plays alone and against no other computer.
    @Test
    void roundsAgainstAComputerAsStrongAsThePersonAreKept() {
        SeatPlayer annaPlayer = new SeatPlayer.Human("Anna");
        SeatPlayer yoursPlayer = new SeatPlayer.Computer("Robot", BotLevel.YOURS_2);
        SeatPlayer easyPlayer = new SeatPlayer.Computer("Turbo", BotLevel.EASY);
        FinishedMatch match = played(annaPlayer, yoursPlayer);
        PlayerResult result = match.players().getFirst();
        assertThat(result.wonFromYours()).isPositive();
        assertThat(result.lostToYours()).isPositive();
        assertThat(result.wonFromYours() + result.lostToYours()).isLessThanOrEqualTo(ROUNDS);
        assertThat(ScoresCodec.read(ScoresCodec.write(List.of(match)))).containsExactly(match);
        for (FinishedMatch otherMatch : List.of(
                played(annaPlayer, easyPlayer),
                played(annaPlayer, yoursPlayer, easyPlayer),
                played(annaPlayer, yoursPlayer, new SeatPlayer.Human("Papi")))) {
            assertThat(otherMatch.players()).allMatch(player -> player.wonFromYours() + player.lostToYours() == 0);
        }
    }

    private static FinishedMatch played(SeatPlayer... players) {
        Setup setup = new Setup(Editions.BOARD, TeamFormat.singles(players.length), OptionChoices.NONE.rounds(ROUNDS));
        Session session = Session.start(new GameConfig(setup, List.of(players), 0, 5));
        play(session, 5);
        return FinishedMatch.of(session);
    }

    private static void play(Session session, long seed) {
        int turn = 0;
        while (!session.match().isOver()) {
            if (session.asked().isEmpty()) {
                session.nextRound();
            } else {
                int seat = session.asked().getAsInt();
                session.play(new YardstickBot()
                        .choose(session.view(seat), seed * 1000 + turn++)
                        .move());
            }
        }
    }
}
