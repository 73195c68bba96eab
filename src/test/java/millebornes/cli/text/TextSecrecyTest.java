package millebornes.cli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.cli.text.OverheardTerminal.Keys;
import millebornes.desktop.table.LookalikeSessions;
import millebornes.desktop.table.LookalikeSessions.SafetyHolding;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Card;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Round;
import millebornes.engine.table.Safety;
import millebornes.session.GameConfig;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// Pairs of games that differ only in cards that a listener has not seen: everything that the terminal prints to that
/// listener is identical. This includes the times when another person is asked, claims, is told that the safety is
/// missing, undoes a move, or asks for a hint behind the cover.
class TextSecrecyTest {

    private static final int HOT_SEAT_PAIRS = 240;
    private static final int ATTACKS = 160;
    private static final int MOST_MOVES = 40;
    private static final int MOST_SWAPS = 30;

    /// Two games that one listener cannot tell apart, and the moves of both.
    private record Twins(Session one, List<Card> deck, List<Card> swapped, List<Move> moves, int listener) {}

    @Test
    void whoeverLooksAwayReadsNothingOfAnothersCards() {
        List<Setup> setups = TestGames.all();
        int claims = 0;
        int hints = 0;
        int undone = 0;
        int pair = 0;
        for (long seed = 1; pair < HOT_SEAT_PAIRS; seed++) {
            Random random = new Random(seed);
            GameConfig game = TestGames.game(setups.get(random.nextInt(setups.size())), -1, seed);
            Optional<Twins> found = twins(game, random);
            if (found.isEmpty()) {
                continue;
            }
            pair++;
            Twins twins = found.get();
            OverheardTerminal heard = fromTheDeal(game, twins.deck(), twins, seed);
            String one = heard.read();
            assertThat(fromTheDeal(game, twins.swapped(), twins, seed).read())
                    .as("pair %d, listener %d, %s", pair, twins.listener(), game)
                    .isEqualTo(one);
            hints += heard.hints();
            Words words = words(seed);
            String claim = words.text("terminal.cover.claim", "\0");
            claims += one.contains(claim.substring(claim.indexOf('\0') + 1)) ? 1 : 0;
            undone += one.contains(seed % 2 == 0 ? " reprend" : " takes") ? 1 : 0;
        }
        assertThat(claims).as("pairs with a claim").isGreaterThan(HOT_SEAT_PAIRS / 10);
        assertThat(undone).as("pairs in which something was taken back").isGreaterThan(HOT_SEAT_PAIRS / 20);
        assertThat(hints).as("how often advice was asked for").isGreaterThan(HOT_SEAT_PAIRS / 10);
    }

    /// People and computers: anyone who is attacked holds the safety in one of the games.
    @Test
    void anAttackOnWhoeverHoldsTheSafetySoundsTheSame() {
        Random random = new Random(5);
        List<Setup> setups = TestGames.all();
        Map<SafetyHolding, Integer> pairs = new EnumMap<>(SafetyHolding.class);
        for (long seed = 1; pairs.values().stream().mapToInt(count -> count).sum() < ATTACKS; seed++) {
            int people = seed % 3 == 0 ? 0b01 : 0b11;
            GameConfig game = TestGames.game(setups.get(random.nextInt(setups.size())), people, seed);
            Optional<LookalikeSessions> found = LookalikeSessions.find(game, people, random);
            if (found.isPresent() && isAskedOfPeople(found.get(), people)) {
                LookalikeSessions twinsSessions = found.get();
                assertThat(attacked(twinsSessions, twinsSessions.other(), seed))
                        .as("attack %s on %s", twinsSessions.attack(), game)
                        .isEqualTo(attacked(twinsSessions, twinsSessions.one(), seed));
                pairs.merge(twinsSessions.held(), 1, Integer::sum);
            }
        }
        assertThat(pairs.get(SafetyHolding.IN_ONE))
                .as("pairs in which the safety is there and is not")
                .isGreaterThan(ATTACKS / 3);
    }

    /// The comparison could fail: the player's cards are told.
    @Test
    void theOwnCardsAreTold() {
        Optional<Twins> found = Optional.empty();
        GameConfig game = TestGames.people(2, 1);
        for (long seed = 1; found.isEmpty(); seed++) {
            game = TestGames.people(2, seed);
            found = twins(game, new Random(seed)).filter(twins -> twins.moves().size() > 6);
        }
        Twins twins = found.get();
        Twins seenTwins = new Twins(twins.one(), twins.deck(), twins.swapped(), twins.moves(), 1 - twins.listener());
        assertThat(fromTheDeal(game, twins.swapped(), seenTwins, 1).read())
                .isNotEqualTo(fromTheDeal(game, twins.deck(), seenTwins, 1).read());
    }

    private static OverheardTerminal fromTheDeal(GameConfig game, List<Card> deck, Twins twins, long seed) {
        Session session = Session.start(game, deck);
        return heard(session, twins.moves(), twins.listener(), seed, Way.FROM_THE_DEAL);
    }

    private static String attacked(LookalikeSessions twinsSessions, Session session, long seed) {
        session.playLegal(twinsSessions.attack());
        return heard(session, session.moves(), twinsSessions.looker(), seed, Way.RESUMED)
                .read();
    }

    /// A computer player among those who are asked shows what it holds, as it may.
    private static boolean isAskedOfPeople(LookalikeSessions twinsSessions, int people) {
        return twinsSessions
                                .one()
                                .match()
                                .playLegal(twinsSessions.attack())
                                .match()
                                .round()
                                .phase()
                        instanceof Phase.CoupFourreWindow window
                && (window.asked().bits() & ~people) == 0;
    }

    private enum Way {
        FROM_THE_DEAL,
        RESUMED
    }

    private static OverheardTerminal heard(Session session, List<Move> moves, int listener, long seed, Way way) {
        Narrator narrator = new Narrator(words(seed), PlayerNames.inSentences(words(seed), session.game()));
        Keys keys = seed % 3 == 0 ? Keys.LINES : Keys.SINGLE;
        OverheardTerminal terminal = new OverheardTerminal(session, narrator, moves, listener, keys, seed);
        TextGame game = new TextGame(terminal, session, narrator, 0);
        try {
            switch (way) {
                case FROM_THE_DEAL -> game.begin();
                case RESUMED -> game.goOn();
            }
        } catch (InputEndedException _) {
            // Everything that was written down has been played.
        }
        return terminal;
    }

    private static Words words(long seed) {
        return Words.of(seed % 2 == 0 ? Language.FRENCH : Language.ENGLISH);
    }

    /// Plays at random, and looks for two cards whose places in the deck can be changed without the listener's knowing.
    private static Optional<Twins> twins(GameConfig game, Random random) {
        List<Card> deck = deck(game, random);
        Session session = Session.start(game, deck);
        int most = random.nextInt(MOST_MOVES);
        while (session.moves().size() < most && session.asked().isPresent()) {
            step(session, random);
        }
        int listener = random.nextInt(game.players().size());
        int dealt = deck.size() - session.match().round().shoe().drawPileSize();
        for (int swap = 0; swap < MOST_SWAPS; swap++) {
            List<Card> swapped = new ArrayList<>(deck);
            int to = swap % 4 == 0
                    ? random.nextInt(deck.size())
                    : deck.indexOf(Safety.values()[random.nextInt(Safety.values().length)]);
            if (to < 0) {
                continue;
            }
            Collections.swap(swapped, random.nextInt(dealt), to);
            Session otherSession = Session.start(game, swapped);
            boolean played = !otherSession
                            .match()
                            .round()
                            .equals(Session.start(game, deck).match().round())
                    && session.moves().stream().allMatch(move -> otherSession.play(move) == null);
            if (played && seen(session, listener).equals(seen(otherSession, listener))) {
                return Optional.of(new Twins(session, deck, swapped, session.moves(), listener));
            }
        }
        return Optional.empty();
    }

    /// At the terminal one key lets an attack stand for everybody who is asked.
    private static void step(Session session, Random random) {
        List<Move> legal = session.match().rules().legalMoves(session.match().round());
        Move move = legal.get(random.nextInt(legal.size()));
        session.play(move);
        while (move instanceof Move.Decline
                && session.match().round().phase() instanceof Phase.CoupFourreWindow window
                && session.asked().isPresent()) {
            session.play(
                    Move.decline(Integer.numberOfTrailingZeros(window.asked().bits())));
        }
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

    private static List<Event> seen(Session session, int listener) {
        return Stream.concat(
                        session.opening().events().stream(),
                        session.history().stream().map(MatchTransition::events).flatMap(List::stream))
                .map(event -> event.seenBy(listener))
                .toList();
    }
}
