package millebornes.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.engine.match.Match;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Phase;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Round;
import millebornes.save.ReplayedGame;
import millebornes.save.SavedGame;
import millebornes.save.StateChecksum;
import millebornes.session.Session.Availability;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The last act can be undone until something was drawn, shown or answered, and only that act.
class UndoAvailabilityTest {

    private static final Setup PLAIN = Setup.of(Editions.BOARD, TeamFormat.singles(2));
    private static final Setup FAST =
            new Setup(Editions.BOARD, TeamFormat.singles(2), OptionChoices.NONE.on(FlagOption.ACCELERATED));

    /// Seat 0 is dealt the first card, seat 1 the second, and so on.
    private static final List<Card> DEAL = List.of(
            Remedy.GREEN_LIGHT, Remedy.GREEN_LIGHT,
            Hazard.FLAT_TIRE, Distance.KM_25,
            Distance.KM_50, Distance.KM_25,
            Distance.KM_100, Distance.KM_25,
            Distance.KM_25, Distance.KM_25,
            Distance.KM_75, Distance.KM_25);

    static List<Setup> games() {
        List<Setup> games = new ArrayList<>();
        for (Edition edition : Editions.ALL) {
            TeamFormat form = edition.tables().getLast().form();
            for (OptionChoices options : List.of(
                    OptionChoices.NONE,
                    OptionChoices.NONE.on(FlagOption.ACCELERATED),
                    OptionChoices.NONE.on(FlagOption.EXTENDED),
                    OptionChoices.NONE.on(FlagOption.ACCELERATED).on(FlagOption.EXTENDED),
                    OptionChoices.NONE
                            .on(FlagOption.CUMULATE)
                            .on(FlagOption.RESHUFFLE)
                            .on(FlagOption.WRONG_WAY))) {
                Setup setup = new Setup(edition, form, options);
                if (setup.problem().isEmpty()) {
                    games.add(setup);
                }
            }
        }
        return games;
    }

    /// Over whole random games: exactly what has let nobody see or answer anything is undone, and then everything is as
    /// it was.
    @ParameterizedTest
    @MethodSource("games")
    void afterwardsEverythingIsAsItWas(Setup setup) {
        int takenBack = 0;
        for (long seed = 1; seed <= 6; seed++) {
            Session session = Session.start(people(setup, seed));
            Random random = new Random(seed);
            assertThat(session.undoState()).isEqualTo(Availability.NOTHING);
            while (session.asked().isPresent()) {
                Match matchBefore = session.match();
                List<Move> moves = session.moves();
                List<MatchTransition> history = session.history();
                List<Move> legal = session.view(session.asked().getAsInt()).legal();
                Move move = legal.get(random.nextInt(legal.size()));
                assertThat(session.play(move)).isNull();
                Match matchAfter = session.match();
                assertThat(session.undoState())
                        .as("%s in %s", move, setup)
                        .isEqualTo(
                                sealed(matchBefore.round(), matchAfter.round())
                                        ? Availability.TOO_LATE
                                        : Availability.POSSIBLE);
                if (session.undoState() == Availability.POSSIBLE) {
                    session.undo();
                    takenBack++;
                    assertThat(session.match()).isEqualTo(matchBefore);
                    assertThat(session.moves()).isEqualTo(moves);
                    assertThat(session.history()).hasSameSizeAs(history);
                    assertThat(session.undoState()).isEqualTo(Availability.NOTHING);
                    assertThat(session.redoState()).isEqualTo(Availability.POSSIBLE);
                    session.redo();
                    assertThat(session.match()).isEqualTo(matchAfter);
                    assertThat(StateChecksum.of(session.match())).isEqualTo(StateChecksum.of(matchAfter));
                    assertThat(session.moves()).hasSize(moves.size() + 1).endsWith(move);
                    assertThat(session.undoState()).isEqualTo(Availability.POSSIBLE);
                    if (random.nextBoolean()) {
                        session.undo();
                        assertThat(session.match()).isEqualTo(matchBefore);
                        session.play(move);
                        assertThat(session.match()).isEqualTo(matchAfter);
                    }
                }
                assertThat(session.redoState()).isEqualTo(Availability.NOTHING);
            }
            assertThat(replayed(session).round()).isEqualTo(session.match().round());
        }
        assertThat(takenBack).isPositive();
    }

    /// Whether whoever acts has got a card, been answered, or seen the end of the round: read from what lies there, not
    /// from events. What others have drawn lies covered.
    private static boolean sealed(Round roundBefore, Round roundAfter) {
        boolean answered = !(roundBefore.phase() instanceof Phase.Turn);
        int actor = roundBefore.phase().turn();
        int drawn = roundBefore.shoe().drawPileSize() - roundAfter.shoe().drawPileSize();
        int drawnByOthers = IntStream.range(0, roundBefore.hands().size())
                .filter(seat -> seat != actor)
                .map(seat ->
                        roundAfter.hand(seat).size() - roundBefore.hand(seat).size())
                .sum();
        boolean gathered = roundBefore.shoe().reshuffles() != roundAfter.shoe().reshuffles();
        return answered || drawn != drawnByOthers || gathered || roundAfter.isOver();
    }

    private static Match replayed(Session session) {
        GameConfig game = session.game();
        SavedGame savedGame = SavedGame.begun(game.setup(), game.seed(), game.first(), List.of());
        for (Move move : session.moves()) {
            savedGame = savedGame.with(move);
        }
        return ReplayedGame.of(savedGame).match();
    }

    @Test
    void anAttackIsTakenBackUntilItIsAnswered() {
        Session session = Session.start(people(PLAIN, 1), DEAL);
        session.play(Move.play(Remedy.GREEN_LIGHT));
        session.play(Move.play(Remedy.GREEN_LIGHT));
        Match matchBefore = session.match();
        session.play(Move.attack(Hazard.FLAT_TIRE, 1));
        session.undo();
        assertThat(session.match()).isEqualTo(matchBefore);
        assertThat(session.undone()).singleElement().satisfies(step -> {
            assertThat(step.place()).isEqualTo(session.history().size());
            assertThat(step.step().before()).isEqualTo(matchBefore);
        });
        session.play(Move.attack(Hazard.FLAT_TIRE, 1));
        session.play(Move.decline(1));
        assertThat(session.undoState()).isEqualTo(Availability.TOO_LATE);
    }

    /// The next person has drawn and not looked: whatever is played instead, the sabot gives the same cards in the same
    /// order.
    @Test
    void whatNobodyHasSeenIsDrawnAgain() {
        Session session = Session.start(people(PLAIN, 1), DEAL);
        Match matchBefore = session.match();
        session.play(Move.play(Remedy.GREEN_LIGHT));
        Match matchAfter = session.match();
        assertThat(matchAfter.round().hand(1).size())
                .isEqualTo(matchBefore.round().hand(1).size() + 1);
        assertThat(session.undoState()).isEqualTo(Availability.POSSIBLE);
        session.undo();
        assertThat(session.match()).isEqualTo(matchBefore);
        session.play(Move.discard(Distance.KM_50));
        assertThat(session.match().round().hand(1)).isEqualTo(matchAfter.round().hand(1));
        assertThat(session.match().round().shoe().drawPileSize())
                .isEqualTo(matchAfter.round().shoe().drawPileSize());
        session.undo();
        session.play(Move.play(Remedy.GREEN_LIGHT));
        assertThat(session.match()).isEqualTo(matchAfter);
        session.endUndoFor(1);
        assertThat(session.undoState()).as("the drawn card has been seen").isEqualTo(Availability.TOO_LATE);
    }

    @Test
    void somethingElseEndsIt() {
        Session session = Session.start(people(PLAIN, 1), DEAL);
        assertThat(session.redoState()).isEqualTo(Availability.NOTHING);
        assertThatIllegalStateException().isThrownBy(session::redo);
        session.play(Move.play(Remedy.GREEN_LIGHT));
        assertThatIllegalStateException().isThrownBy(session::redo);
        session.undo();
        session.play(Move.discard(Distance.KM_50));
        assertThat(session.redoState()).isEqualTo(Availability.TOO_LATE);
        assertThatIllegalStateException().isThrownBy(session::redo);
        session.play(Move.discard(Distance.KM_25));
        assertThat(session.redoState()).isEqualTo(Availability.NOTHING);
    }

    /// Anyone who did it may look at the player's cards meanwhile: nobody else has seen anything.
    @Test
    void whatWasTakenBackIsPlayedAgainAfterALookAtTheOwnCards() {
        Session session = Session.start(people(PLAIN, 1), DEAL);
        session.play(Move.play(Remedy.GREEN_LIGHT));
        Match matchAfter = session.match();
        session.undo();
        session.endUndoFor(0);
        session.redo();
        assertThat(session.match()).isEqualTo(matchAfter);
        assertThat(session.undone()).hasSize(1);
        session.endUndoFor(1);
        assertThat(session.undoState()).isEqualTo(Availability.TOO_LATE);
    }

    @Test
    void whoListensHearsOfItAsOfAnyMove() {
        Session session = Session.start(people(PLAIN, 1), DEAL);
        List<MatchTransition> heard = new ArrayList<>();
        session.onStep(heard::add);
        session.play(Move.play(Remedy.GREEN_LIGHT));
        session.undo();
        session.redo();
        assertThat(heard).hasSize(2);
        assertThat(heard.getLast()).isEqualTo(heard.getFirst());
    }

    @Test
    void whatAComputerHasDrawnIsSeen() {
        List<SeatPlayer> players =
                List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Computer("Robot", BotLevel.EASY));
        Session session = Session.start(new GameConfig(PLAIN, players, 0, 1), DEAL);
        session.play(Move.play(Remedy.GREEN_LIGHT));
        assertThat(session.undoState()).isEqualTo(Availability.TOO_LATE);
    }

    @Test
    void onlyTheLastActIsTakenBack() {
        Session session = Session.start(people(FAST, 1), DEAL);
        session.play(Move.play(Remedy.GREEN_LIGHT));
        session.play(Move.play(Distance.KM_50));
        session.undo();
        assertThat(session.match().round().car(0).started()).isTrue();
        assertThat(session.match().round().car(0).km()).isZero();
        assertThat(session.undoState()).isEqualTo(Availability.NOTHING);
        assertThatIllegalStateException().isThrownBy(session::undo);
    }

    @Test
    void whatSomebodyElseHasSeenStands() {
        Session session = Session.start(people(PLAIN, 1), DEAL);
        session.play(Move.play(Remedy.GREEN_LIGHT));
        session.play(Move.play(Remedy.GREEN_LIGHT));
        session.play(Move.attack(Hazard.FLAT_TIRE, 1));
        session.endUndoFor(0);
        assertThat(session.undoState()).as("the attacker may look").isEqualTo(Availability.POSSIBLE);
        session.endUndoFor(1);
        assertThat(session.undoState()).isEqualTo(Availability.TOO_LATE);
        assertThatIllegalStateException().isThrownBy(session::undo);
    }

    @Test
    void aComputersActStands() {
        List<SeatPlayer> players =
                List.of(new SeatPlayer.Computer("Robot", BotLevel.EASY), new SeatPlayer.Human("Anna"));
        Session session = Session.start(new GameConfig(FAST, players, 0, 1), DEAL);
        session.play(Move.play(Remedy.GREEN_LIGHT));
        assertThat(session.undoState()).isEqualTo(Availability.TOO_LATE);
    }

    @Test
    void theEndOfARoundStands() {
        Session session = Session.start(people(PLAIN, 3));
        while (session.asked().isPresent()) {
            session.play(session.view(session.asked().getAsInt()).legal().getFirst());
        }
        assertThat(session.undoState()).isEqualTo(Availability.TOO_LATE);
    }

    private static GameConfig people(Setup setup, long seed) {
        List<SeatPlayer> players = IntStream.range(0, setup.form().seats())
                .<SeatPlayer>mapToObj(seat -> new SeatPlayer.Human("p" + seat))
                .toList();
        return new GameConfig(setup, players, 0, seed);
    }
}
