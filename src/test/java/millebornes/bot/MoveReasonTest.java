package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Car;
import millebornes.engine.table.Hazard;
import org.junit.jupiter.api.Test;

/// The reason that a computer player gives is true: the match after the move confirms it.
class MoveReasonTest {

    private static final List<Setup> SETUPS = List.of(
            Setup.of(Editions.BOARD, TeamFormat.singles(2))
                    .on(FlagOption.ACCELERATED)
                    .on(FlagOption.EXTENDED),
            Setup.of(Editions.BOARD, new TeamFormat(2, 2)),
            Setup.of(Editions.CLASSIC, TeamFormat.singles(3)),
            Setup.of(Editions.MICRO, TeamFormat.singles(2)),
            Setup.of(Editions.PLAYROOM, TeamFormat.singles(4))
                    .on(FlagOption.CUMULATE)
                    .on(FlagOption.WRONG_WAY));

    private static final int SEEDS = 60;

    /// Computers never come here by themselves: none of them gives up while a card can come.
    private static final String EVERYBODY_ELSE_IS_STUCK = """
            game board 2 extended
            car 0: 700 km, started, accident
            car 1: 400 km, started, accident
            hand 0: 25 25 50 75 100 gasoline spare-tire
            hand 1: 25 50 75 100 green-light gasoline
            reshuffled: 1 3, seed 5
            stuck: 1
            """;

    /// The extension is seldom called; here the others have nothing to hope for. (At a table of two the ace has learned to
    /// take the shut-out.)
    private static final String NOBODY_IS_NEAR = """
            game classic 3
            car 0: 700 km, started
            car 1: 0 km
            car 2: 0 km
            hand 0: 100 100 75 75 50 25
            hand 1: 25 50 75 100 gasoline repairs
            hand 2: 25 50 75 100 gasoline repairs
            offered: 0
            """;

    @Test
    void theReasonsOfEveryPlayerWhoHasSomeAreTrue() {
        assertThat(levels(level -> level.stars() > 0 && !level.isYours()))
                .isNotEmpty()
                .allSatisfy(MoveReasonTest::givesTrueReasons);
    }

    private static void givesTrueReasons(BotLevel level) {
        Set<MoveReason> met = EnumSet.noneOf(MoveReason.class);
        play(level, (matchBefore, chosenMove) -> {
            met.add(chosenMove.reason());
            MatchStep stepAfter = (MatchStep) matchBefore.play(chosenMove.move());
            assertThat(isTrue(chosenMove, matchBefore.view(asked(matchBefore)), stepAfter.match()))
                    .as("%s in %s", chosenMove, matchBefore.round())
                    .isTrue();
        });
        assertThat(met).isEqualTo(EnumSet.complementOf(EnumSet.of(MoveReason.CHANCE)));
    }

    @Test
    void aPlayerWithoutStarsHasNone() {
        assertThat(levels(level -> level.stars() == 0))
                .isNotEmpty()
                .allSatisfy(level -> play(
                        level,
                        (_, chosenMove) -> assertThat(chosenMove.reason()).isEqualTo(MoveReason.CHANCE)));
    }

    private static List<BotLevel> levels(Predicate<BotLevel> which) {
        return Arrays.stream(BotLevel.values()).filter(which).toList();
    }

    private static boolean isTrue(ReasonedMove chosenMove, SeatView view, Match matchAfter) {
        Move move = chosenMove.move();
        Car ownCar = view.car(view.ownCar());
        Car carThen = matchAfter.round().car(view.ownCar());
        return switch (chosenMove.reason()) {
            case ARRIVE -> carThen.km() == view.target();
            case DRIVE -> carThen.km() > ownCar.km() && carThen.km() < view.target();
            case DRIVE_BACK -> carThen.km() < ownCar.km();
            case START -> !ownCar.started() && (carThen.started() || ownCar.stopped());
            case ROLL_AGAIN -> ownCar.started() && !ownCar.rolls();
            case LIFT_LIMIT -> ownCar.has(Hazard.SPEED_LIMIT) && !carThen.has(Hazard.SPEED_LIMIT);
            case TURN_ROUND -> ownCar.has(Hazard.WRONG_WAY) && !carThen.has(Hazard.WRONG_WAY);
            case SAFETY_CURES -> !carThen.hazards().equals(ownCar.hazards());
            case SAFETY_STARTS -> !ownCar.started() && carThen.started();
            case SAFETY_BEFORE_THE_END ->
                view.drawPile() < 2 * view.handCounts().size();
            case SAFETY_GUARDS -> carThen.safeties().size() > ownCar.safeties().size();
            case HOLD_UP_LEADER -> farthest(view) > 0 && victim(move, view).km() == farthest(view);
            case HOLD_UP -> farthest(view) == 0 || victim(move, view).km() < farthest(view);
            case DISCARD_USELESS -> move instanceof Move.Discard discard && plays(discard, view) == 0;
            case DISCARD_LEAST -> move instanceof Move.Discard;
            case COUP_FOURRE ->
                carThen.coupsFourres().size() > ownCar.coupsFourres().size();
            case NO_ANSWER -> view.legal().equals(List.of(move));
            case SAVE_CARDS -> move instanceof Move.EndTurn;
            case STUCK ->
                matchAfter.round().isOver()
                        && matchAfter.results().getLast().winners().equals(List.of(view.seat()));
            case EXTEND -> !anybodyElseIsHalfway(view);
            case STOP -> matchAfter.round().isOver() && carThen.km() == view.target();
            case CHANCE -> false;
        };
    }

    private static Car victim(Move move, SeatView view) {
        return view.car(((Move.Attack) move).car());
    }

    private static int farthest(SeatView view) {
        return view.cars().stream().mapToInt(Car::km).max().orElseThrow();
    }

    /// How many legal moves play the card that is discarded.
    private static long plays(Move.Discard discard, SeatView view) {
        return view.legal().stream()
                .filter(legalMove -> discard.card().equals(legalMove.card()) && !legalMove.equals(discard))
                .count();
    }

    private static boolean anybodyElseIsHalfway(SeatView view) {
        return IntStream.range(0, view.cars().size())
                .filter(car -> car != view.ownCar())
                .anyMatch(car -> 2 * view.car(car).km() >= view.target());
    }

    private static int asked(Match match) {
        return match.round().phase().asked().first();
    }

    private static void play(BotLevel level, BiConsumer<Match, ReasonedMove> told) {
        for (String position : List.of(EVERYBODY_ELSE_IS_STUCK, NOBODY_IS_NEAR)) {
            Match match = PositionReader.read(position);
            told.accept(match, BriefPlayers.of(level).choose(match.view(asked(match)), 0));
        }
        for (Setup setup : SETUPS) {
            for (int seed = 0; seed < (level == BotLevel.HARD ? SEEDS / 4 : SEEDS); seed++) {
                Match match = Match.start(setup.rules(), seed, 0, List.of()).match();
                while (!match.round().isOver()) {
                    SeatView view = match.view(asked(match));
                    ReasonedMove chosenMove = BriefPlayers.of(level).choose(view, seed);
                    told.accept(match, chosenMove);
                    match = ((MatchStep) match.play(chosenMove.move())).match();
                }
            }
        }
    }
}
