package millebornes.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.engine.notation.PositionText;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.save.BadJsonException;
import millebornes.save.JsonFields;
import millebornes.save.RefusedReplayException;
import millebornes.save.SaveMetadata;
import millebornes.save.SavedGame;
import millebornes.save.SavedGameCodec;
import millebornes.save.SavedPlayers;
import millebornes.save.StateChecksum;
import millebornes.save.StrictJsonParser;
import millebornes.session.Session.Availability;
import millebornes.session.flow.DressedGames;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A running match converted to a saved game and back.
class SavedSessionConverterTest {

    static Stream<Edition> editions() {
        return Editions.ALL.stream();
    }

    /// Law: at every moment of a match the saved game leads to the same session.
    @ParameterizedTest
    @MethodSource("editions")
    void whatIsResumedIsWhatWasSaved(Edition edition) {
        Random random = new Random(11);
        Session session = Session.start(game(edition));
        for (int step = 0; step < 400; step++) {
            if (step % 20 == 0) {
                Session resumedSession =
                        SavedSessionConverter.resume(SavedSessionConverter.of(session, SaveMetadata.NONE));
                assertThat(PositionText.of(resumedSession.match())).isEqualTo(PositionText.of(session.match()));
                assertThat(resumedSession.moves()).isEqualTo(session.moves());
                assertThat(resumedSession.history())
                        .extracting(MatchTransition::events)
                        .isEqualTo(session.history().stream()
                                .map(MatchTransition::events)
                                .toList());
                assertThat(resumedSession.game()).isEqualTo(session.game());
                assertThat(resumedSession.takenBack()).isEqualTo(session.takenBack());
            }
            goOn(session, random);
        }
        assertThat(session.match().number()).as("several rounds were played").isGreaterThan(1);
    }

    /// Autosaver is told of every step while the session takes it.
    @ParameterizedTest
    @MethodSource("editions")
    void whoIsToldOfAStepCanWriteTheGameDown(Edition edition) {
        Random random = new Random(5);
        Session session = Session.start(game(edition));
        AtomicInteger told = new AtomicInteger();
        session.onStep(_ -> {
            Session resumedSession = SavedSessionConverter.resume(SavedSessionConverter.of(session, SaveMetadata.NONE));
            assertThat(PositionText.of(resumedSession.match())).isEqualTo(PositionText.of(session.match()));
            told.incrementAndGet();
        });
        while (session.match().number() == 1) {
            goOn(session, random);
        }
        assertThat(told).hasPositiveValue();
    }

    private static void goOn(Session session, Random random) {
        if (session.asked().isEmpty()) {
            session.nextRound();
            return;
        }
        if (session.undoState() == Availability.POSSIBLE && random.nextBoolean()) {
            session.undo();
            return;
        }
        List<Move> legal = session.view(session.asked().getAsInt()).legal();
        session.play(legal.get(random.nextInt(legal.size())));
    }

    /// Law: anyone who ends the program between taking back and playing again plays again after the next start, and has
    /// the match of before.
    @ParameterizedTest
    @MethodSource("editions")
    void whatWasTakenBackIsPlayedAgainAfterAStart(Edition edition) {
        Random random = new Random(3);
        Session session = Session.start(game(edition));
        int again = 0;
        for (int step = 0; step < 400; step++) {
            if (session.undoState() == Availability.POSSIBLE) {
                String before = StateChecksum.of(session.match());
                session.undo();
                Session resumedSession =
                        SavedSessionConverter.resume(SavedSessionConverter.of(session, SaveMetadata.NONE));
                assertThat(StateChecksum.of(resumedSession.match())).isEqualTo(StateChecksum.of(session.match()));
                assertThat(resumedSession.undoState()).isNotEqualTo(Availability.POSSIBLE);
                assertThat(resumedSession.redoState()).isEqualTo(Availability.POSSIBLE);
                resumedSession.redo();
                assertThat(StateChecksum.of(resumedSession.match())).isEqualTo(before);
                session.redo();
                assertThat(resumedSession.moves()).isEqualTo(session.moves());
                again++;
            }
            if (session.asked().isEmpty()) {
                session.nextRound();
            } else {
                List<Move> legal = session.view(session.asked().getAsInt()).legal();
                session.play(legal.get(random.nextInt(legal.size())));
            }
        }
        assertThat(again).isPositive();
    }

    /// A move that nobody may make there is no reason to refuse the game.
    @Test
    void whatCannotBePlayedAgainIsLeftOut() {
        SavedGame keptGame = SavedSessionConverter.of(Session.start(game(Editions.BOARD)), SaveMetadata.NONE);
        for (Move wrongMove : List.of(Move.coupFourre(0), new Move.Stop(), Move.attack(Hazard.ACCIDENT, 0))) {
            Session resumedSession = SavedSessionConverter.resume(
                    keptGame.with(keptGame.metadata().withTakenBack(wrongMove)));
            assertThat(resumedSession.redoState()).isEqualTo(Availability.NOTHING);
        }
    }

    /// A character comes back; a game of before has none, and one that this program does not know plays on as nobody in
    /// particular.
    @Test
    void aCharacterIsWrittenDown() {
        for (BotCharacter character : BotCharacter.values()) {
            GameConfig game = new GameConfig(
                    Setup.of(Editions.BOARD, TeamFormat.singles(2)),
                    List.of(new SeatPlayer.Human("Anna"), new SeatPlayer.Computer("", BotLevel.HARD, character)),
                    0,
                    1);
            SavedGame saved = SavedSessionConverter.of(Session.start(game), SaveMetadata.NONE);
            String file = SavedGameCodec.write(saved).toString();
            assertThat(file.contains("\"character\"")).isEqualTo(character.isSomebody());
            assertThat(SavedSessionConverter.config(SavedGameCodec.read(fields(file))))
                    .isEqualTo(game);
            String strange = file.replace("\"character\":\"" + character.word(), "\"character\":\"wild");
            assertThat(SavedSessionConverter.config(SavedGameCodec.read(fields(strange)))
                            .players()
                            .getLast())
                    .isEqualTo(new SeatPlayer.Computer("", BotLevel.HARD));
        }
    }

    /// Cars come back as they were dressed; of an older game they are as they come, and what a newer program knows more of
    /// is left out.
    @Test
    void carsAreWrittenDownAsTheyWereDressed() {
        GameConfig game =
                DressedGames.of(TestGames.game(Setup.of(Editions.PLAYROOM, TeamFormat.singles(6)), 0b101101, 1));
        SavedGame saved = SavedSessionConverter.of(Session.start(game), SaveMetadata.NONE);
        String file = SavedGameCodec.write(saved).toString();
        assertThat(file).contains("\"outfit\":\"girl lines suitcases dog\"");
        assertThat(SavedSessionConverter.config(SavedGameCodec.read(fields(file))))
                .isEqualTo(game);
        String newer = file.replace("girl lines suitcases dog", "girl rockets suitcases dragon");
        assertThat(SavedSessionConverter.config(SavedGameCodec.read(fields(newer)))
                        .outfit(2))
                .isEqualTo(CarOutfit.of("girl suitcases"));
        String older = file.replaceAll(",\"outfit\":\"[^\"]*\"", "");
        assertThat(SavedSessionConverter.config(SavedGameCodec.read(fields(older)))
                        .players())
                .extracting(SeatPlayer::outfit)
                .containsOnly(CarOutfit.PLAIN);
    }

    private static JsonFields fields(String file) {
        return new JsonFields(StrictJsonParser.object(file));
    }

    @Test
    void aStackedDeckIsWrittenDown() {
        Session session = Session.start(game(Editions.BOARD), List.of(Remedy.GREEN_LIGHT, Distance.KM_200));
        SavedGame saved = SavedSessionConverter.of(session, SaveMetadata.NONE);
        assertThat(saved.rounds().getFirst().deck()).containsExactly(Remedy.GREEN_LIGHT, Distance.KM_200);
        assertThat(PositionText.of(SavedSessionConverter.resume(saved).match()))
                .isEqualTo(PositionText.of(session.match()));
    }

    @Test
    void whoHasNoNameInTheFileIsAPersonWithoutOne() {
        SavedGame saved = SavedGame.begun(Setup.of(Editions.DUEL, TeamFormat.singles(2)), 3, 1, List.of());
        assertThat(SavedSessionConverter.resume(saved).game().players())
                .containsExactly(new SeatPlayer.Human(""), new SeatPlayer.Human(""));
    }

    @Test
    void aMoveThatTheRulesRefuseIsNamed() {
        SavedGame saved = SavedSessionConverter.of(Session.start(game(Editions.BOARD)), SaveMetadata.NONE)
                .with(new Move.Stop());
        assertThatExceptionOfType(RefusedReplayException.class)
                .isThrownBy(() -> SavedSessionConverter.resume(saved))
                .satisfies(refused -> assertThat(refused.round()).isEqualTo(1))
                .satisfies(refused -> assertThat(refused.move()).isEqualTo(1));
    }

    @Test
    void aLevelThatIsNotThereIsNamed() {
        SavedGame saved = SavedPlayers.in(
                SavedGame.begun(Setup.of(Editions.DUEL, TeamFormat.singles(2)), 3, 1, List.of()),
                List.of(SavedPlayers.person("Anna"), SavedPlayers.computer("Bob", "world champion")),
                List.of());
        assertThatExceptionOfType(BadJsonException.class)
                .isThrownBy(() -> SavedSessionConverter.resume(saved))
                .satisfies(bad -> assertThat(bad.where()).isEqualTo("players[1].computer"));
    }

    /// People and computers in turn, whose matches last several rounds where the edition has such matches.
    private static GameConfig game(Edition edition) {
        TeamFormat format = edition.tables().getFirst().form();
        Setup setup = Setup.of(edition, format).with(choices -> choices.rounds(3));
        List<SeatPlayer> players = IntStream.range(0, format.seats())
                .<SeatPlayer>mapToObj(seat -> seat % 2 == 0
                        ? new SeatPlayer.Human("P" + seat)
                        : new SeatPlayer.Computer("C" + seat, BotLevel.EASY))
                .toList();
        List<Livery> looks = Livery.first(setup.rules().seating().carCount()).reversed();
        return new GameConfig(setup, players, 1, 42, looks);
    }
}
