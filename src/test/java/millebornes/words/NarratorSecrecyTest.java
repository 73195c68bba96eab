package millebornes.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import millebornes.bot.Advice;
import millebornes.bot.Advice.MoveEffect;
import millebornes.bot.MoveReason;
import millebornes.bot.ReasonedMove;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.RoundResampler;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Round;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// For a listener who cannot distinguish two positions the narration of both, and of the next events in both, is the
/// same.
class NarratorSecrecyTest {

    private static final int PAIRS = 10_000;

    private int pairs;
    private int different;
    private int moved;

    @Test
    void hiddenCardsAreNeverHeard() {
        List<Setup> setups = TestGames.all();
        for (long seed = 1; pairs < PAIRS; seed++) {
            play(setups.get((int) (seed % setups.size())), seed);
        }
        assertThat(different).as("pairs that do differ").isGreaterThan(PAIRS / 2);
        assertThat(moved).as("pairs in which the same was done next").isGreaterThan(PAIRS / 5);
    }

    @Test
    void aBystanderIsToldNoCardThatIsDrawn() {
        Words words = Words.of(Language.ENGLISH);
        Setup setup = TestGames.all().getFirst();
        Narrator narrator =
                new Narrator(words, MatchNames.numbered(words, setup.rules().seating()));
        Event drawnEvent = new Event.Drew(0, Distance.KM_200);
        assertThat(narrator.event(drawnEvent, Audience.at(0))).contains("200");
        assertThat(narrator.event(drawnEvent, Audience.READER)).contains("200");
        assertThat(narrator.event(drawnEvent, Audience.BYSTANDER))
                .isEqualTo(narrator.event(drawnEvent, Audience.at(1)))
                .doesNotContain("200");
    }

    private void play(Setup setup, long seed) {
        RuleEngine rules = setup.rules();
        Words words = Words.of(seed % 2 == 0 ? Language.FRENCH : Language.ENGLISH);
        Narrator narrator = new Narrator(words, MatchNames.numbered(words, rules.seating()));
        Random random = new Random(seed);
        int seats = rules.seating().seats();
        Match match = Match.start(rules, seed, 0, List.of()).match();
        while (!match.round().isOver()) {
            List<Move> legal = rules.legalMoves(match.round());
            Move move = legal.get(random.nextInt(legal.size()));
            int seat = random.nextInt(seats + 1) - 1;
            Match otherMatch = resampled(match, seat, random.nextLong());
            compare(narrator, match, otherMatch, move, seat);
            match = match.playLegal(move).match();
        }
    }

    /// @param seat the listener's, or -1 for somebody who only stands by
    private void compare(Narrator narrator, Match match, Match otherMatch, Move move, int seat) {
        pairs++;
        different += match.round().hands().equals(otherMatch.round().hands()) ? 0 : 1;
        if (seat >= 0) {
            assertThat(table(narrator, otherMatch.view(seat), move)).isEqualTo(table(narrator, match.view(seat), move));
        }
        if (otherMatch.play(move) instanceof MatchStep step) {
            moved++;
            Audience audience = seat < 0 ? Audience.BYSTANDER : Audience.at(seat);
            assertThat(told(narrator, step.events(), audience, seat))
                    .isEqualTo(told(narrator, match.playLegal(move).events(), audience, seat));
        }
    }

    /// What the listener's seat is told of the table, of its own cards and of a move that it might want.
    private static List<String> table(Narrator narrator, SeatView view, Move move) {
        List<String> told = new ArrayList<>();
        for (int car = 0; car < view.cars().size(); car++) {
            told.add(narrator.car(view.car(car), car));
        }
        for (Refusal refusal : List.of(Refusal.NOT_IN_HAND, Refusal.WRONG_PHASE)) {
            told.add(narrator.refusal(refusal, move, view).text());
        }
        view.legal().stream()
                .limit(3)
                .map(legalMove -> narrator.advice(
                                new Advice(
                                        new ReasonedMove(legalMove, MoveReason.CHANCE),
                                        MoveEffect.AS_SAID,
                                        view.legal()),
                                view)
                        .toString())
                .forEach(told::add);
        return told;
    }

    /// What is told of a step up to the first card that the listener draws, which is another one in another pile.
    private static List<String> told(Narrator narrator, List<Event> events, Audience audience, int seat) {
        return events.stream()
                .takeWhile(event -> !(event instanceof Event.Drew drew && drew.seat() == seat))
                .map(event -> narrator.event(event, audience))
                .toList();
    }

    /// The same match with every card dealt again that the listener cannot see.
    private static Match resampled(Match match, int seat, long seed) {
        Match matchOnce = with(match, RoundResampler.resample(match.view(Math.max(seat, 0)), seed));
        return seat < 0 ? with(match, RoundResampler.resample(matchOnce.view(1), seed)) : matchOnce;
    }

    private static Match with(Match match, Round round) {
        return new Match(
                match.rules(), match.seed(), match.first(), match.number(), round, match.totals(), match.results());
    }
}
