package millebornes.desktop.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import millebornes.bot.BotLevel;
import millebornes.bot.ChoiceReview.Choosiness;
import millebornes.bot.MoveReason;
import millebornes.bot.ReasonedMove;
import millebornes.bot.UnlimitedPlayer;
import millebornes.desktop.replay.ReplayTimeline;
import millebornes.desktop.result.DecisiveChoice.Kind;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.save.SaveMetadata;
import millebornes.session.GameConfig;
import millebornes.session.ReadingHelp;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The choices that decided whole matches.
class DecisiveChoicesTest {

    /// How somebody plays.
    @FunctionalInterface
    private interface Style {

        ReasonedMove choose(Session session, int seat);
    }

    /// A match in which Anna once discards a card with which she could have arrived.
    private record Blunder(Session session, int step, Move missed) {}

    @Test
    void aPlantedBlunderIsFound() {
        Blunder plantedBlunder = IntStream.rangeClosed(1, 40)
                .mapToObj(seed -> blunder("board 2 rounds=2", seed))
                .flatMap(Optional::stream)
                .filter(blunder -> praised(blunder.session()))
                .findFirst()
                .orElseThrow();
        DecisiveChoices foundChoices = found(plantedBlunder.session());
        assertThat(foundChoices.seats().getFirst())
                .filteredOn(choice -> choice.kind() == Kind.TO_TRY)
                .singleElement()
                .satisfies(choice -> {
                    assertThat(choice.step()).isEqualTo(plantedBlunder.step());
                    assertThat(choice.verdict().other()).isEqualTo(plantedBlunder.missed());
                    assertThat(choice.verdict().reason()).isEqualTo(MoveReason.ARRIVE);
                    assertThat(choice.points()).isGreaterThan(100);
                });
        assertThat(foundChoices.everybody()).extracting(DecisiveChoice::step).contains(plantedBlunder.step());
    }

    /// Never more blame than praise, praise first, three at most, nothing forced, each once.
    @ParameterizedTest
    @ValueSource(strings = {"board 2 rounds=2", "board 4", "classic 3 rounds=1", "playroom 3", "board 2x2"})
    void praiseComesFirst(String game) {
        Session session = played(game, 3, DecisiveChoicesTest::beginner);
        DecisiveChoices foundChoices = found(session);
        assertThat(foundChoices.seats()).hasSize(session.game().players().size());
        for (List<DecisiveChoice> told : all(foundChoices)) {
            List<Kind> kinds = told.stream().map(DecisiveChoice::kind).toList();
            assertThat(told).hasSizeLessThanOrEqualTo(DecisiveChoices.TOLD).doesNotHaveDuplicates();
            assertThat(kinds.stream().map(Kind::isPraise).toList())
                    .as("praise comes first")
                    .isSortedAccordingTo(Comparator.reverseOrder());
            assertThat(kinds.stream().filter(Kind.TO_TRY::equals).count())
                    .isLessThanOrEqualTo(kinds.stream().filter(Kind::isPraise).count());
            assertThat(told)
                    .allSatisfy(choice -> assertThat(
                                    choice.before().view(choice.seat()).legal())
                            .hasSizeGreaterThan(1)
                            .contains(
                                    choice.verdict().chosen(), choice.verdict().other()));
        }
        assertThat(foundChoices.everybody()).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"board 2 junior", "board 3 junior"})
    void childrenAreOnlyPraised(String game) {
        DecisiveChoices foundChoices = found(played(game, 3, DecisiveChoicesTest::beginner));
        assertThat(foundChoices.seats())
                .allSatisfy(told -> assertThat(told)
                        .isNotEmpty()
                        .extracting(DecisiveChoice::kind)
                        .doesNotContain(Kind.TO_TRY));
    }

    /// So is a child who plays with grown-ups.
    @Test
    void soIsAChildAmongGrownUps() {
        Session session = played("board 2 rounds=2", 3, DecisiveChoicesTest::beginner);
        DecisiveChoicesFinder finder = DecisiveChoicesFinder.of(session).orElseThrow();
        assertThat(finder.children()).containsExactly(1);
        assertThat(finder.find().orElseThrow().seats().get(1))
                .extracting(DecisiveChoice::kind)
                .doesNotContain(Kind.TO_TRY);
    }

    /// What a sound player does at first sight is well played, not brilliant.
    @ParameterizedTest
    @ValueSource(strings = {"board 2 rounds=2", "board 4", "classic 3 rounds=1"})
    void onlyWhatIsNotPlainIsBrilliant(String game) {
        DecisiveChoices foundChoices = found(played(game, 3, DecisiveChoicesTest::beginner));
        List<DecisiveChoice> praised = foundChoices.seats().stream()
                .flatMap(List::stream)
                .filter(choice -> choice.kind().isPraise())
                .toList();
        assertThat(praised).isNotEmpty().allSatisfy(choice -> {
            Move atFirstSightMove = UnlimitedPlayer.SOUND
                    .bot()
                    .choose(choice.before().view(choice.seat()), 0)
                    .move();
            assertThat(choice.kind())
                    .isEqualTo(choice.verdict().chosen().equals(atFirstSightMove) ? Kind.WELL_PLAYED : Kind.BRILLIANT);
        });
    }

    /// The progress never goes back, and comes to its end.
    @Test
    void theProgressIsTold() {
        List<Double> told = new ArrayList<>();
        DecisiveChoicesFinder.of(played("board 2", 3, DecisiveChoicesTest::beginner))
                .orElseThrow()
                .find(told::add);
        assertThat(told).hasSizeGreaterThan(10).isSorted().allMatch(done -> done > 0 && done <= 1);
        assertThat(told.getLast()).isEqualTo(1);
    }

    @Test
    void theSameMatchHasTheSameMoments() {
        Session session = played("board 3", 2, DecisiveChoicesTest::beginner);
        assertThat(found(session)).isEqualTo(found(session));
    }

    /// A replay shows at that step the table before the choice, and the match can go on from there otherwise.
    @Test
    void aReplayFindsTheChoice() {
        Session session = played("board 2 rounds=2", 3, DecisiveChoicesTest::beginner);
        ReplayTimeline replay = ReplayTimeline.of(SavedSessionConverter.of(session, SaveMetadata.NONE));
        for (DecisiveChoice choice : found(session).everybody()) {
            assertThat(replay.match(choice.step()).round())
                    .isEqualTo(choice.before().round());
            Session trialSession = SavedSessionConverter.resume(replay.upTo(choice.step()));
            assertThat(trialSession.match().round()).isEqualTo(choice.before().round());
            assertThat(trialSession.match().play(choice.verdict().other())).isInstanceOf(MatchStep.class);
        }
    }

    @Test
    void whoeverLeavesStopsTheThinking() {
        DecisiveChoicesFinder finder = DecisiveChoicesFinder.of(
                        played("board 2 rounds=2", 3, DecisiveChoicesTest::beginner))
                .orElseThrow();
        Thread.currentThread().interrupt();
        assertThat(finder.find()).isEmpty();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aMatchThatGoesOnHasNone() {
        assertThat(DecisiveChoicesFinder.of(Session.start(game("board 2", 1)))).isEmpty();
    }

    /// The work does not grow with the length of a match.
    @Test
    void aLongMatchIsLookedAtHereAndThere() {
        Session session = played("playroom 4 rounds=12", 3, DecisiveChoicesTest::beginner);
        DecisiveChoicesFinder finder = DecisiveChoicesFinder.of(session).orElseThrow();
        assertThat(finder.kind()).isEqualTo(Choosiness.REAL_CHOICES);
        assertThat(finder.apart()).isEqualTo(1);
        List<PlayedMove> many = IntStream.range(0, 10)
                .mapToObj(_ -> finder.choices())
                .flatMap(List::stream)
                .toList();
        DecisiveChoicesFinder longerFinder =
                new DecisiveChoicesFinder(many, finder.seats(), finder.kind(), finder.children(), finder.seed());
        assertThat(longerFinder.apart()).isGreaterThan(1);
        assertThat(Math.ceilDiv(many.size(), longerFinder.apart()) * longerFinder.deals())
                .isLessThan(17_000);
    }

    private static List<List<DecisiveChoice>> all(DecisiveChoices foundChoices) {
        List<List<DecisiveChoice>> all = new ArrayList<>(foundChoices.seats());
        all.add(foundChoices.everybody());
        return all;
    }

    private static boolean praised(Session session) {
        return found(session).seats().getFirst().stream()
                .anyMatch(choice -> choice.kind().isPraise());
    }

    private static DecisiveChoices found(Session session) {
        return DecisiveChoicesFinder.of(session).orElseThrow().find().orElseThrow();
    }

    private static Optional<Blunder> blunder(String game, long seed) {
        int[] step = {-1};
        Move[] missed = new Move[1];
        Session session = played(game, seed, (matchSession, seat) -> {
            ReasonedMove goodMove = driver(matchSession, seat);
            if (seat == 0 && step[0] < 0 && goodMove.reason() == MoveReason.ARRIVE) {
                step[0] = (int) matchSession.history().stream()
                        .filter(transition -> !transition.events().isEmpty())
                        .count();
                missed[0] = goodMove.move();
                Move thrownMove = matchSession.view(0).legal().stream()
                        .filter(move -> move instanceof Move.Discard
                                && goodMove.move().card() != null
                                && goodMove.move().card().equals(move.card()))
                        .findFirst()
                        .orElseThrow();
                return new ReasonedMove(thrownMove, MoveReason.CHANCE);
            }
            return goodMove;
        });
        return step[0] < 0 ? Optional.empty() : Optional.of(new Blunder(session, step[0], missed[0]));
    }

    private static ReasonedMove driver(Session session, int seat) {
        return UnlimitedPlayer.SOUND.bot().choose(session.view(seat), 7);
    }

    private static ReasonedMove beginner(Session session, int seat) {
        return BotLevel.EASY.bot().choose(session.view(seat), session.moves().size());
    }

    private static GameConfig game(String game, long seed) {
        boolean junior = game.endsWith(" junior");
        Setup plainSetup = SetupText.setup(game.replace(" junior", ""));
        Setup setup = junior ? plainSetup.with(choices -> choices.scoring(ScoringMode.JUNIOR)) : plainSetup;
        List<SeatPlayer> players = IntStream.range(0, setup.form().seats())
                .<SeatPlayer>mapToObj(
                        seat -> new SeatPlayer.Human("P" + seat, seat == 1 ? ReadingHelp.PICTURES : ReadingHelp.USUAL))
                .toList();
        return new GameConfig(setup, players, 0, seed);
    }

    private static Session played(String game, long seed, Style style) {
        Session session = Session.start(game(game, seed));
        while (!session.match().isOver()) {
            if (session.asked().isEmpty()) {
                session.nextRound();
            } else {
                session.play(style.choose(session, session.asked().getAsInt()).move());
            }
        }
        return session;
    }
}
