package millebornes.engine.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import millebornes.engine.match.Match;
import millebornes.engine.notation.CarText;
import millebornes.engine.notation.CarTextReader;
import millebornes.engine.notation.CardText;
import millebornes.engine.notation.CardTextReader;
import millebornes.engine.notation.EventTextWriter;
import millebornes.engine.notation.MoveText;
import millebornes.engine.notation.PhaseTextWriter;
import millebornes.engine.notation.ScoreTextWriter;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.rules.RuleEngine;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardList;
import millebornes.engine.table.CardTray;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hands;
import millebornes.engine.table.Round;
import millebornes.engine.table.Seating;

/// Checks a line `= …` against a match.
///
/// @param events the events of the last move
record ExpectationChecker(Match match, List<Event> events) {

    private static final Pattern NUMBERED = Pattern.compile("(car|hand|legal|score|seat) (\\d): (.*)");
    private static final Pattern LIST = Pattern.compile("(draw|discards|removed|table|hands|legal): (.*)");
    private static final Pattern SAME = Pattern.compile("(\\d) sees the same if hand (\\d): (.*)");
    private static final Pattern HEARS = Pattern.compile("(\\d) hears: (.*)");

    void check(String text) {
        Matcher numbered = NUMBERED.matcher(text);
        Matcher list = LIST.matcher(text);
        Matcher same = SAME.matcher(text);
        Matcher hears = HEARS.matcher(text);
        if (numbered.matches()) {
            numbered(numbered.group(1), Integer.parseInt(numbered.group(2)), numbered.group(3));
        } else if (list.matches()) {
            list(list.group(1), list.group(2));
        } else if (same.matches()) {
            same(Integer.parseInt(same.group(1)), Integer.parseInt(same.group(2)), CardTextReader.cards(same.group(3)));
        } else if (hears.matches()) {
            int seat = Integer.parseInt(hears.group(1));
            assertThat(events)
                    .map(event -> EventTextWriter.of(event.seenBy(seat)))
                    .contains(hears.group(2));
        } else {
            word(text.substring(0, (text + " ").indexOf(' ')), text);
        }
    }

    private void numbered(String what, int number, String text) {
        switch (what) {
            case "car" -> assertThat(CarText.of(round().car(number))).isEqualTo(CarText.of(CarTextReader.car(text)));
            case "hand" -> assertThat(CardText.of(round().hand(number).cards())).isEqualTo(sorted(text));
            case "legal" -> assertThat(moves(match.view(number).legal())).isEqualTo(text);
            case "score" ->
                assertThat(ScoreTextWriter.of(result().scores().get(number))).isEqualTo(text);
            default ->
                assertThat("team " + rules().seating().teamOf(number) + ", car "
                                + rules().seating().carOf(number))
                        .isEqualTo(text);
        }
    }

    private void list(String what, String text) {
        CardTray cardTray = round().shoe();
        switch (what) {
            case "draw" -> assertThat(CardText.of(cardTray.drawPile())).isEqualTo(spelledOut(text));
            case "discards" -> assertThat(CardText.of(cardTray.discards())).isEqualTo(spelledOut(text));
            case "removed" ->
                assertThat(CardText.of(cardTray.removed().toList())).isEqualTo(sorted(text));
            case "table" -> assertThat(CardText.of(round().onTable().cards())).isEqualTo(sorted(text));
            case "hands" ->
                assertThat(joined(round().hands().stream().map(Hand::size).toList()))
                        .isEqualTo(text);
            default -> assertThat(moves(rules().legalMoves(round()))).isEqualTo(text);
        }
    }

    private void word(String word, String text) {
        switch (word) {
            case "turn", "window", "extension", "over" ->
                assertThat(PhaseTextWriter.of(round().phase())).isEqualTo(text);
            case "winners" ->
                assertThat("winners " + EventTextWriter.winners(result().winners()))
                        .isEqualTo(text);
            case "reached" -> assertThat("reached " + reached(result())).isEqualTo(text);
            case "totals" -> assertThat("totals " + joined(match.totals())).isEqualTo(text);
            case "match" ->
                assertThat(
                                match.isOver()
                                        ? "match won by " + EventTextWriter.winners(match.winners())
                                        : "match goes on")
                        .isEqualTo(text);
            case "ended" ->
                assertThat(events)
                        .filteredOn(Event.RoundEnded.class::isInstance)
                        .map(event -> "ended " + EventTextWriter.reason(((Event.RoundEnded) event).reason()))
                        .containsExactly(text);
            case "tokens" -> tokens(text.split(" ", -1));
            case "target" -> assertThat("target " + round().target()).isEqualTo(text);
            case "deck" -> deck(text.split(" ", -1));
            case "draws" ->
                assertThat("draws from " + round().shoe().drawPileSize()).isEqualTo(text);
            case "round" -> assertThat("round " + match.number()).isEqualTo(text);
            case "reshuffles" ->
                assertThat("reshuffles " + round().shoe().reshuffles()).isEqualTo(text);
            case "length" ->
                assertThat("length " + length(rules().options().length())).isEqualTo(text);
            default -> throw new IllegalArgumentException("nothing is expected by: " + text);
        }
    }

    private void tokens(String[] words) {
        assertThat(rules().tokensLeft(round(), CardText.hazard(words[1]))).isEqualTo(Integer.parseInt(words[2]));
    }

    private void deck(String[] words) {
        int cards = words.length == 2
                ? rules().deck().cards().size()
                : rules().deck().count(CardText.card(words[1]));
        assertThat(cards).isEqualTo(Integer.parseInt(words[words.length - 1]));
    }

    /// The view of one seat must not change when another holds other cards; they are swapped with the draw pile.
    private void same(int viewer, int holder, List<Card> cards) {
        Round round = round();
        List<Card> pool = new ArrayList<>(round.shoe().drawPile());
        pool.addAll(round.hand(holder).cards());
        cards.forEach(
                card -> assertThat(pool.remove(card)).as("hidden: %s", card).isTrue());
        CardTray cardTray = round.shoe();
        CardTray swappedTray = new CardTray(
                CardList.copyOf(pool),
                0,
                cardTray.discards(),
                cardTray.removed(),
                cardTray.source().derived(1),
                cardTray.reshuffles(),
                cardTray.distances());
        Round otherRound = new Round(
                round.seating(),
                round.cars(),
                Hands.of(round.hands().size(), seat -> seat == holder ? Hand.of(cards) : round.hand(seat)),
                swappedTray,
                round.onTable(),
                round.phase(),
                round.target(),
                round.extensionCaller(),
                round.stuck());
        assertThat(pool).hasSize(cardTray.drawPileSize());
        Match twinMatch = new Match(
                rules(), match.seed(), match.first(), match.number(), otherRound, match.totals(), match.results());
        assertThat(twinMatch.view(viewer)).isEqualTo(match.view(viewer));
    }

    private RoundResult result() {
        RoundResult result = match.result();
        if (result == null) {
            throw new AssertionError("the round is not over");
        }
        return result;
    }

    private Round round() {
        return match.round();
    }

    private RuleEngine rules() {
        return match.rules();
    }

    private static String reached(RoundResult result) {
        return result.reached() == Seating.NOBODY ? "nobody" : Integer.toString(result.reached());
    }

    private static String length(MatchLength length) {
        return length.points() > 0 ? length.points() + " points" : length.rounds() + " rounds";
    }

    private static String sorted(String text) {
        List<Card> cards = CardTextReader.cards(text);
        cards.sort((card, otherCard) -> Card.index(card) - Card.index(otherCard));
        return CardText.of(cards);
    }

    private static String spelledOut(String text) {
        return CardText.of(CardTextReader.cards(text));
    }

    private static String moves(List<Move> moves) {
        return moves.isEmpty() ? "nothing" : moves.stream().map(MoveText::of).collect(Collectors.joining(" | "));
    }

    private static String joined(List<?> items) {
        return items.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
