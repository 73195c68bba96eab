package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import millebornes.bot.Advice;
import millebornes.bot.Advice.MoveEffect;
import millebornes.bot.MoveReason;
import millebornes.bot.ReasonedMove;
import millebornes.bot.YardstickBot;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.rules.TeamScore;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every event and refusal in whole games of every edition has a complete sentence.
class EverythingIsSaidTest {

    private static final List<Setup> SETUPS = List.of(
            Setup.of(Editions.BOARD, new TeamFormat(2, 2)).on(FlagOption.EXTENDED),
            Setup.of(Editions.BOARD, TeamFormat.singles(3))
                    .on(FlagOption.ACCELERATED)
                    .on(FlagOption.EXTENDED),
            Setup.of(Editions.CLASSIC, new TeamFormat(3, 2)),
            Setup.of(Editions.DUEL, TeamFormat.singles(2))
                    .on(FlagOption.HAZARDS_BEFORE_START)
                    .on(FlagOption.KEEP_SAFETIES),
            Setup.of(Editions.MICRO, TeamFormat.singles(2)),
            Setup.of(Editions.PLAYROOM, TeamFormat.singles(4))
                    .on(FlagOption.CUMULATE)
                    .on(FlagOption.RESHUFFLE)
                    .on(FlagOption.WRONG_WAY));

    /// Of the same refusals one in so many is explained.
    private static final int SAMPLE = 50;

    private static final String SENTENCE = "[\\p{Lu}\\d].*[.!?]";

    @ParameterizedTest
    @EnumSource
    void gamesAreToldToTheirEnd(Language language) {
        for (Setup setup : SETUPS) {
            for (int seed = 0; seed < 4; seed++) {
                RuleEngine rules = setup.rules();
                Narrator narrator =
                        new Narrator(Words.of(language), MatchNames.numbered(Words.of(language), rules.seating()));
                assertThat(game(rules, seed, narrator))
                        .isNotEmpty()
                        .allSatisfy(said -> assertThat(said).matches(SENTENCE).doesNotContain("{", "  "));
            }
        }
    }

    @Test
    void everyRefusalIsMetAndExplained() {
        Set<Refusal> met = EnumSet.noneOf(Refusal.class);
        for (Setup setup : SETUPS) {
            RuleEngine rules = setup.rules();
            Narrator narrator = new Narrator(
                    Words.of(Language.FRENCH), MatchNames.numbered(Words.of(Language.FRENCH), rules.seating()));
            for (int seed = 10; seed < 20; seed++) {
                met.addAll(refusals(rules, seed, narrator));
            }
        }
        assertThat(EnumSet.complementOf(EnumSet.copyOf(met))).isEmpty();
    }

    /// Every sentence of a game: events, cars, advice, lines and winners.
    private static List<String> game(RuleEngine rules, int seed, Narrator narrator) {
        List<String> said = new ArrayList<>();
        MatchStep step = Match.start(rules, seed, 0, List.of());
        Random random = new Random(seed);
        while (!step.match().round().isOver()) {
            say(step.events(), narrator, said);
            Match match = step.match();
            for (int car = 0; car < match.round().cars().size(); car++) {
                said.add(narrator.car(match.round().car(car), car));
            }
            List<Move> legal = rules.legalMoves(match.round());
            int asked = match.round().phase().asked().first();
            SeatView view = match.view(asked);
            for (Move move : view.legal()) {
                said.add(spoken(new ReasonedMove(move, MoveReason.CHANCE), narrator, view));
            }
            said.add(spoken(new YardstickBot().choose(view, seed), narrator, view));
            step = (MatchStep) match.play(legal.get(random.nextInt(legal.size())));
        }
        say(step.events(), narrator, said);
        var result = step.match().results().getFirst();
        said.add(narrator.winners(rules.options(), false, result.winners()) + ".");
        for (TeamScore score : result.scores()) {
            score.lines().stream()
                    .map(line -> narrator.line(line, rules, rules.options().target()))
                    .forEach(reasonLine -> said.add(reasonLine.reason()));
        }
        return said;
    }

    private static String spoken(ReasonedMove move, Narrator narrator, SeatView view) {
        return narrator.advice(new Advice(move, MoveEffect.AS_SAID, view.legal()), view)
                .spoken();
    }

    private static void say(List<Event> events, Narrator narrator, List<String> said) {
        events.stream().map(event -> narrator.event(event, Audience.READER)).forEach(said::add);
        events.stream().map(event -> narrator.event(event, Audience.at(0))).forEach(said::add);
    }

    /// A stopped car is shown with its hazards and their remedies; no remedy makes a distance shorter.
    private static void picturesFitTheSentence(Refusal refusal, RefusalHelp explanationHelp, SeatView view) {
        if (refusal == Refusal.STOPPED) {
            List<Hazard> stopping = view.car(view.ownCar()).hazards().stopping().toList();
            assertThat(explanationHelp.obstacles()).containsAll(stopping);
            assertThat(explanationHelp.remedies())
                    .isEqualTo(stopping.stream().map(Hazard::remedy).toList());
            assertThat(explanationHelp.sign()).isIn(stopping);
        } else if (refusal == Refusal.BEYOND_TARGET) {
            assertThat(explanationHelp.remedies()).isEmpty();
        }
    }

    /// Asks for everything that can be asked for, at every moment of a game.
    private static Set<Refusal> refusals(RuleEngine rules, int seed, Narrator narrator) {
        Set<Refusal> met = EnumSet.noneOf(Refusal.class);
        Match match = Match.start(rules, seed, 0, List.of()).match();
        Random random = new Random(seed);
        while (true) {
            for (Move move : moves(match)) {
                Refusal refusal = rules.refusal(match.round(), move);
                if (refusal != null && (met.add(refusal) || random.nextInt(SAMPLE) == 0)) {
                    int seat = Math.max(match.round().phase().turn(), 0);
                    RefusalHelp explanationHelp = narrator.refusal(refusal, move, match.view(seat));
                    assertThat(explanationHelp.why())
                            .as(refusal.name())
                            .matches(SENTENCE)
                            .doesNotContain("{", "  ");
                    assertThat(explanationHelp.help())
                            .as(refusal.name())
                            .matches(SENTENCE)
                            .doesNotContain("{", "  ");
                    picturesFitTheSentence(refusal, explanationHelp, match.view(seat));
                }
            }
            List<Move> legal = rules.legalMoves(match.round());
            if (legal.isEmpty()) {
                return met;
            }
            match = ((MatchStep) match.play(legal.get(random.nextInt(legal.size())))).match();
        }
    }

    private static List<Move> moves(Match match) {
        int cars = match.round().cars().size();
        int seats = match.round().hands().size();
        List<Move> moves =
                new ArrayList<>(List.of(new Move.EndTurn(), new Move.Stuck(), new Move.Extend(), new Move.Stop()));
        for (Card card : Card.ALL) {
            moves.add(new Move.Play(card));
            moves.add(new Move.Discard(card));
        }
        Stream.of(Hazard.values()).forEach(hazard -> {
            for (int car = -1; car <= cars; car++) {
                moves.add(new Move.Attack(hazard, car));
            }
        });
        for (int seat = 0; seat < seats; seat++) {
            moves.add(new Move.CoupFourre(seat));
            moves.add(new Move.Decline(seat));
        }
        return moves;
    }
}
