package millebornes.records;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.engine.table.Round;
import millebornes.engine.table.Seating;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.UnwonRound;
import org.junit.jupiter.api.Test;

/// The stored result of a deal: only public information.
class DayResultTest {

    private static final DealOfTheDay DEAL = DealOfTheDay.on(LocalDate.of(2026, 11, 22));
    private static final int PAIRS = Integer.getInteger("twins", 30);
    private static final int TRIES = 60;

    @Test
    void theSignsTellTheWayOfTheCar() {
        Random random = new Random(3);
        for (int game = 0; game < 20; game++) {
            Session session = PlayedDay.played(PlayedDay.alone(DEAL), List.of(), random);
            DayResult result = DayResult.of(DEAL, session);
            int driven = result.way().stream()
                    .filter(icon -> icon.name().startsWith("KM_"))
                    .mapToInt(icon -> Integer.parseInt(icon.name().substring(3)))
                    .sum();
            boolean astray = session.history().stream()
                    .flatMap(transition -> transition.events().stream())
                    .anyMatch(event -> event instanceof Event.Drove drove && drove.toKm() < drove.fromKm());
            assertThat(astray ? result.km() : driven).isEqualTo(result.km());
            assertThat(result.name()).isEqualTo("Anna");
            assertThat(result.points())
                    .isEqualTo(session.match().totals().get(0).intValue());
            assertThat(result.isWon()).isEqualTo(session.match().winners().contains(0));
            assertThat(result.isArrived()).isEqualTo(result.km() == 1000);
        }
    }

    /// Of a family it is the one who came farthest up.
    @Test
    void aFamilyRemembersItsWinner() {
        Session session = PlayedDay.played(PlayedDay.family(DEAL, 3), List.of(), new Random(5));
        DayResult result = DayResult.of(DEAL, session);
        assertThat(result.company()).isEqualTo(DayResult.Company.FAMILY);
        assertThat(result.place()).isOne();
        assertThat(result.name()).isEqualTo("Secret" + session.match().winners().getFirst());
    }

    /// in an edition in which the target wins.
    @Test
    void whereNoTeamHasWonTheFirstPlaceStaysEmpty() {
        DealOfTheDay deal = new DealOfTheDay(DEAL.day(), Editions.PLAYROOM);
        Session session = UnwonRound.of(
                Editions.PLAYROOM,
                List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Computer("Robot", BotLevel.EASY)));
        DayResult result = DayResult.of(deal, session);
        assertThat(result.isWon()).isFalse();
        assertThat(result.place()).isEqualTo(2);
    }

    @Test
    void nothingIsToldWhileItIsPlayed() {
        Session runningSession = Session.start(PlayedDay.alone(DEAL));
        assertThatIllegalStateException().isThrownBy(() -> DayResult.of(DEAL, runningSession));
    }

    @Test
    void whatCannotBeIsNoResult() {
        assertThatIllegalArgumentException().isThrownBy(() -> result(0, 4, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> result(5, 4, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> result(1, 1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> result(1, 4, -25));
    }

    /// Two matches that everybody has seen alike are remembered alike, whatever was drawn and whatever stayed in the hands.
    @Test
    void whatNobodyHasSeenIsNotRemembered() {
        Random random = new Random(7);
        int compared = 0;
        for (int game = 0; compared < PAIRS; game++) {
            compared += compareTwins(PlayedDay.family(DEAL, 2 + game % 3), random) ? 1 : 0;
            assertThat(game).as("matches that look alike are found").isLessThan(40 * PAIRS);
        }
    }

    private static boolean compareTwins(GameConfig game, Random random) {
        List<Card> deck = deck(game, random);
        Session session = PlayedDay.played(game, deck, random);
        for (int swap = 0; swap < TRIES; swap++) {
            List<Card> swapped = new ArrayList<>(deck);
            Collections.swap(swapped, random.nextInt(deck.size()), random.nextInt(deck.size()));
            Session otherSession = Session.start(game, swapped);
            if (!swapped.equals(deck)
                    && session.moves().stream().allMatch(move -> otherSession.play(move) == null)
                    && otherSession.match().isOver()
                    && seen(session).equals(seen(otherSession))) {
                assertThat(DayResult.of(DEAL, otherSession)).isEqualTo(DayResult.of(DEAL, session));
                return true;
            }
        }
        return false;
    }

    private static List<Card> deck(GameConfig game, Random random) {
        Round dealtRound =
                Match.start(game.setup().rules(), 1, 0, List.of()).match().round();
        List<Card> deck = new ArrayList<>(dealtRound.shoe().drawPile());
        IntStream.range(0, dealtRound.hands().size())
                .forEach(seat -> deck.addAll(dealtRound.hand(seat).cards()));
        Collections.shuffle(deck, random);
        return deck;
    }

    private static List<Event> seen(Session session) {
        return session.history().stream()
                .flatMap(transition -> transition.events().stream())
                .map(event -> event.seenBy(Seating.NOBODY))
                .toList();
    }

    private static DayResult result(int place, int seats, int km) {
        return new DayResult(DEAL.day(), "board", "Anna", DayResult.Company.COMPUTERS, seats, km, 0, place, List.of());
    }
}
