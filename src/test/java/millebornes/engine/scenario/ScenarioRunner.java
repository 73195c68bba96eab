package millebornes.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchMoveOutcome;
import millebornes.engine.match.MatchMoveOutcome.RefusedMatchMove;
import millebornes.engine.notation.CardTextReader;
import millebornes.engine.notation.EventTextWriter;
import millebornes.engine.notation.MoveText;
import millebornes.engine.notation.PositionReader;
import millebornes.engine.notation.RoundTextWriter;
import millebornes.engine.notation.SetupText;
import millebornes.engine.rules.BadSetupException;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// Plays one scenario, line by line. After every move the cards are counted, and the move is played in place as well.
/// After every refusal the round is compared, card by card, and the move must not be among the legal ones.
public final class ScenarioRunner {

    private static final Pattern DEAL = Pattern.compile("deal(?: seed (\\d+))?(?: first (\\d))?(?:: (.*))?");
    private static final Pattern MOVE = Pattern.compile("(\\d)> (.+)");
    private static final Pattern REFUSED = Pattern.compile("(\\d)! (.+) -> ([A-Z_0-9]+)");
    private static final Pattern BAD_GAME = Pattern.compile("! (game|deal:) (.+) -> ([A-Z_0-9]+)");

    private @Nullable RuleEngine rules;
    private @Nullable PositionReader reader;
    private @Nullable Match match;
    private final DraftTwin draftTwin = new DraftTwin();
    private List<Event> events = List.of();
    private int told;

    /// The match that those lines lead to: a game, a position or a deal, and moves.
    public static Match after(List<String> lines) {
        ScenarioRunner runner = new ScenarioRunner();
        lines.forEach(runner::read);
        return runner.match();
    }

    void run(Scenario scenario) {
        for (Scenario.ScenarioLine line : scenario.body()) {
            try {
                read(line.text());
            } catch (AssertionError | RuntimeException e) {
                String table = match == null ? "" : "\n" + RoundTextWriter.of(match.round());
                throw new AssertionError(
                        scenario.file() + ":" + line.number() + ": " + line.text() + "\n" + e.getMessage() + table, e);
            }
        }
        assertThat(match == null || told == 0 || told == events.size())
                .as("every event of the last move is told")
                .isTrue();
    }

    private void read(String text) {
        Matcher badGame = BAD_GAME.matcher(text);
        Matcher refused = REFUSED.matcher(text);
        Matcher move = MOVE.matcher(text);
        Matcher deal = DEAL.matcher(text);
        Matcher place = PositionReader.LINE.matcher(text);
        if (text.startsWith("game ")) {
            begin(SetupText.setup(text.substring("game ".length())).rules());
        } else if (badGame.matches()) {
            badGame(badGame.group(1), badGame.group(2), badGame.group(3));
        } else if (deal.matches()) {
            deal(deal.group(1), deal.group(2), deal.group(3));
        } else if (text.startsWith("> next round")) {
            after(match().nextRound(List.of()));
        } else if (text.startsWith("! next round -> ")) {
            refused(match().nextRound(List.of()), text.substring("! next round -> ".length()));
        } else if (refused.matches()) {
            refuse(MoveText.move(Integer.parseInt(refused.group(1)), refused.group(2)), refused.group(3));
        } else if (move.matches()) {
            play(Integer.parseInt(move.group(1)), move.group(2));
        } else if (text.startsWith("~ ")) {
            tell(text.substring(2));
        } else if (text.startsWith("= ")) {
            new ExpectationChecker(match(), events).check(text.substring(2));
        } else if (place.matches() && reader != null && match == null) {
            reader.place(text);
        } else {
            fail("not understood");
        }
    }

    private void begin(RuleEngine gameEngine) {
        rules = gameEngine;
        reader = new PositionReader(gameEngine);
        match = null;
        events = List.of();
        told = 0;
    }

    private void badGame(String what, String text, String reason) {
        @Nullable
        Throwable thrown = catchThrowable(() -> {
            if (what.equals("game")) {
                SetupText.setup(text).rules();
            } else {
                Match.start(rules(), 1, 0, CardTextReader.cards(text));
            }
        });
        assertThat(thrown)
                .isInstanceOfSatisfying(
                        BadSetupException.class,
                        bad -> assertThat(bad.problem().reason()).hasToString(reason));
    }

    private void deal(@Nullable String seed, @Nullable String first, @Nullable String cards) {
        after(Match.start(
                rules(),
                seed == null ? 1 : Long.parseLong(seed),
                first == null ? 0 : Integer.parseInt(first),
                cards == null ? List.of() : CardTextReader.cards(cards)));
    }

    private void play(int seat, String words) {
        Match matchBefore = match();
        assertThat(matchBefore.round().phase().asked().contains(seat))
                .as("seat %d is asked", seat)
                .isTrue();
        Move move = MoveText.move(seat, words);
        assertThat(matchBefore.rules().legalMoves(matchBefore.round()))
                .as("legal moves")
                .contains(move);
        after(matchBefore.play(move));
        assertThat(cards(match())).as("cards after the move").isEqualTo(cards(matchBefore));
        draftTwin.play(matchBefore, move, match());
    }

    private void refuse(Move move, String reason) {
        Match matchBefore = match();
        assertThat(matchBefore.rules().legalMoves(matchBefore.round()))
                .as("legal moves")
                .doesNotContain(move);
        String text = RoundTextWriter.of(matchBefore.round());
        refused(matchBefore.play(move), reason);
        assertThat(RoundTextWriter.of(matchBefore.round()))
                .as("the round after a refusal")
                .isEqualTo(text);
    }

    private static void refused(MatchMoveOutcome outcome, String reason) {
        assertThat(outcome)
                .isInstanceOfSatisfying(
                        RefusedMatchMove.class,
                        refusedMove -> assertThat(refusedMove.refusal()).hasToString(reason));
    }

    private void after(MatchMoveOutcome outcome) {
        assertThat(told == 0 || told == events.size()).as("every event is told").isTrue();
        assertThat(outcome).isInstanceOf(MatchStep.class);
        MatchStep step = (MatchStep) outcome;
        match = step.match();
        events = step.events();
        told = 0;
    }

    private void tell(String text) {
        assertThat(told).as("events that happened").isLessThan(events.size());
        assertThat(EventTextWriter.of(events.get(told))).isEqualTo(text);
        told++;
    }

    private RuleEngine rules() {
        if (rules == null) {
            throw new IllegalStateException("no game line yet");
        }
        return rules;
    }

    private Match match() {
        if (match == null) {
            if (reader == null) {
                throw new IllegalStateException("no game line yet");
            }
            match = reader.match();
        }
        return match;
    }

    private static List<Card> cards(Match match) {
        List<Card> cards = new ArrayList<>(match.round().shoe().drawPile());
        cards.addAll(match.round().shoe().discards());
        cards.addAll(match.round().shoe().removed().toList());
        cards.addAll(match.round().onTable().cards());
        match.round().hands().forEach(hand -> cards.addAll(hand.cards()));
        cards.sort((card, otherCard) -> Card.index(card) - Card.index(otherCard));
        return cards;
    }
}
