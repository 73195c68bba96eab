package millebornes.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.RoundResampler;
import millebornes.engine.match.SeatView;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Car;
import millebornes.engine.table.Round;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import org.junit.jupiter.params.provider.ValueSource;

/// The invariants of all computer players, and their strength.
class ComputerPlayersTest {

    /// The other levels are made of these.
    private static final String OWN = "EASY|MEDIUM|HARD";

    private static final int POSITIONS = Integer.getInteger("positions", 10_000);

    /// Of the positions of other laws one in so many is looked at by who thinks long.
    private static final int SELDOM = 100;

    @ParameterizedTest
    @EnumSource(value = BotLevel.class, names = OWN, mode = Mode.MATCH_ANY)
    void everyGameCanBePlayed(BotLevel level) {
        for (Setup setup : everySetup()) {
            for (int seed = 0; seed < (level == BotLevel.HARD ? 1 : 3); seed++) {
                Match match = Match.start(setup.rules(), seed, 0, List.of()).match();
                while (!match.round().isOver()) {
                    match = ((MatchStep) match.play(choice(level, match, seed))).match();
                }
                assertThat(match.result()).as("%s", setup).isNotNull();
            }
        }
    }

    /// Every edition at every table, plain and with each of its switches.
    private static List<Setup> everySetup() {
        List<Setup> setups = new ArrayList<>();
        for (Edition edition : Editions.ALL) {
            for (Edition.TablePreset table : edition.tables()) {
                Setup plainSetup = Setup.of(edition, table.form());
                setups.add(plainSetup);
                Arrays.stream(FlagOption.values())
                        .map(plainSetup::on)
                        .filter(setup -> setup.problem().isEmpty())
                        .forEach(setups::add);
            }
        }
        return setups;
    }

    /// The cards that a seat cannot see are dealt again ten thousand times, and nobody plays differently. Who searches
    /// is asked less often here, and in the soak as often as the others; it looks as hard as at a table.
    @ParameterizedTest
    @EnumSource(value = BotLevel.class, names = OWN + "|RANDOM|YOURS_2", mode = Mode.MATCH_ANY)
    void nothingDependsOnCardsThatCannotBeSeen(BotLevel level) {
        Bot bot = level.bot();
        int wanted = level == BotLevel.HARD ? POSITIONS / SELDOM : 10_000;
        int positions = 0;
        for (int seed = 0; positions < wanted; seed++) {
            Match match = Match.start(
                            SetupText.setup(seed % 2 == 0 ? "board 3" : "classic 2x2")
                                    .rules(),
                            seed,
                            0,
                            List.of())
                    .match();
            while (!match.round().isOver()) {
                SeatView view = match.view(match.round().phase().asked().first());
                Round otherRound = RoundResampler.resample(view, seed);
                SeatView sameView = SeatView.of(match.rules(), otherRound, view.seat(), view.number(), view.totals());
                long chance = 31L * seed + positions;
                Move move = bot.choose(view, chance).move();
                assertThat(bot.choose(sameView, chance).move()).isEqualTo(move);
                positions++;
                match = ((MatchStep) match.play(move)).match();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"board 2", "board 4", "board 2x2", "board 4 scoring=junior", "board 4 accelerated", "playroom 3"
            })
    void theBeginnerPilesOnNobody(String game) {
        for (int seed = 0; seed < 60; seed++) {
            Match match = Match.start(SetupText.setup(game).rules(), seed, 0, List.of())
                    .match();
            while (!match.round().isOver()) {
                Move move = choice(BotLevel.EASY, match, seed);
                if (move instanceof Move.Attack attack && !mustAttack(match)) {
                    Car victimCar = match.round().car(attack.car());
                    assertThat(victimCar.hazards().isEmpty())
                            .as("who is held up already")
                            .isTrue();
                    assertThat(isLast(match, attack.car())).as("who is last").isFalse();
                }
                match = ((MatchStep) match.play(move)).match();
            }
        }
    }

    /// The playroom lets nobody throw away what can be played.
    private static boolean mustAttack(Match match) {
        return match.rules().legalMoves(match.round()).stream().allMatch(Move.Attack.class::isInstance);
    }

    private static boolean isLast(Match match, int car) {
        List<Integer> km = match.round().cars().stream().map(Car::km).toList();
        int least = km.stream().min(Integer::compare).orElseThrow();
        int most = km.stream().max(Integer::compare).orElseThrow();
        return least < most && km.get(car) == least;
    }

    /// The same deals for ever, so this is a figure and no chance: docs/players.md has those of many more.
    @Test
    void thePlayerWithoutLimitsIsStrongerThanTheYardstickAndTheBeginnerWeaker() {
        RuleEngine rules = SetupText.setup("board 2").rules();
        PairedGames games = new PairedGames(rules, 0);
        Bot yardstickBot = new YardstickBot();
        Bot soundBot = new MediumBot(MediumWeights.TUNED);
        assertThat(0.5 + games.difference(soundBot, yardstickBot, 4000, 15)).isGreaterThan(0.54);
        assertThat(0.5 + games.difference(BotLevel.EASY.bot(), yardstickBot, 4000, 15))
                .isBetween(0.38, 0.45);
    }

    /// Two stars are halfway: 59 % of the rounds against one star, and as much below the player without limits as three
    /// stars are above two, but for what these are stronger than it.
    @Test
    void theDriverIsHalfwayBetweenItsNeighbors() {
        PairedGames games = new PairedGames(SetupText.setup("board 2").rules(), 0);
        Bot driverBot = BotLevel.MEDIUM.bot();
        Bot soundBot = new MediumBot(MediumWeights.TUNED);
        assertThat(0.5 + games.difference(driverBot, BotLevel.EASY.bot(), 6000, 16))
                .isBetween(0.57, 0.62);
        assertThat(0.5 + games.difference(soundBot, driverBot, 6000, 16)).isBetween(0.54, 0.60);
    }

    /// The grades of a player as strong as a person lie in their order; those that search are measured in docs/players.md.
    @Test
    void theGradesBetweenOneAndTwoStarsAreInOrder() {
        PairedGames games = new PairedGames(SetupText.setup("board 2").rules(), 0);
        Bot betweenBot = BotLevel.YOURS_2.bot();
        assertThat(0.5 + games.difference(betweenBot, BotLevel.YOURS_1.bot(), 6000, 17))
                .isBetween(0.51, 0.58);
        assertThat(0.5 + games.difference(BotLevel.YOURS_3.bot(), betweenBot, 6000, 17))
                .isBetween(0.51, 0.58);
    }

    /// Where the discards come back, somebody arrives: nobody gives up while a card can still come.
    @ParameterizedTest
    @ValueSource(strings = {"board 4 extended", "board 4 accelerated extended"})
    void fourComputersArrive(String game) {
        RuleEngine rules = SetupText.setup(game).rules();
        Stream.of(BotLevel.EASY, BotLevel.MEDIUM, BotLevel.HARD).forEach(level -> {
            int rounds = level == BotLevel.HARD ? 5 : 100;
            int arrived = 0;
            for (int seed = 0; seed < rounds; seed++) {
                Match match = Match.start(rules, seed, 0, List.of()).match();
                while (!match.round().isOver()) {
                    match = ((MatchStep) match.play(choice(level, match, seed))).match();
                }
                arrived += match.round().cars().stream()
                                .anyMatch(car -> car.km() == rules.options().target())
                        ? 1
                        : 0;
            }
            assertThat((double) arrived / rounds).as("%s in %s", level, game).isGreaterThanOrEqualTo(0.9);
        });
    }

    private static Move choice(BotLevel level, Match match, int seed) {
        return choice(level, match.view(match.round().phase().asked().first()), seed);
    }

    private static Move choice(BotLevel level, SeatView view, int seed) {
        return BriefPlayers.of(level)
                .choose(view, 31L * seed + view.discards().size())
                .move();
    }
}
