package millebornes.words;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.MatchMoveOutcome;
import millebornes.engine.match.MatchMoveOutcome.RefusedMatchMove;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Setup;
import millebornes.engine.table.Card;
import millebornes.engine.table.CardNames;
import millebornes.engine.table.Livery;

/// A game that is narrated while it is played, for one seat.
final class NarratedGame {

    private final Narrator narrator;
    private final int listener;
    private final List<String> told = new ArrayList<>();
    private Match match;

    private NarratedGame(Narrator narrator, int listener, MatchStep dealtStep) {
        this.narrator = narrator;
        this.listener = listener;
        this.match = dealtStep.match();
        tell(dealtStep.events());
    }

    /// A game with these names; the cards named are dealt first, one to each seat in turn.
    static NarratedGame of(Language language, Setup setup, List<String> players, int listener, String deck) {
        List<Card> top = deck.isBlank()
                ? List.of()
                : deck.strip()
                        .lines()
                        .flatMap(line -> List.of(line.split(" ")).stream())
                        .map(CardNames::card)
                        .toList();
        MatchStep dealtStep = Match.start(setup.rules(), 7, 0, top);
        Words words = Words.of(language);
        List<Livery> looks = Livery.first(setup.rules().seating().carCount());
        MatchNames names = MatchNames.of(words, setup.rules().seating(), players, looks);
        return new NarratedGame(new Narrator(words, names), listener, dealtStep);
    }

    /// Plays a move, told whether it is accepted or refused.
    NarratedGame play(Move move) {
        int seat = move instanceof Move.CoupFourre coup
                ? coup.seat()
                : match.round().phase().turn();
        MatchMoveOutcome outcome = match.play(move);
        switch (outcome) {
            case MatchStep step -> {
                match = step.match();
                tell(step.events());
            }
            case RefusedMatchMove refused ->
                told.add("- "
                        + narrator.refusal(refused.refusal(), move, match.view(Math.max(seat, 0)))
                                .text());
        }
        return this;
    }

    Match match() {
        return match;
    }

    Narrator narrator() {
        return narrator;
    }

    /// What was told since the last time this was asked, a line each, with no-break spaces as plain ones.
    String told() {
        String lines = String.join("\n", told) + "\n";
        told.clear();
        return plain(lines);
    }

    static String plain(String text) {
        return text.replace('\u00a0', ' ').replace('\u202f', ' ');
    }

    private void tell(List<Event> events) {
        events.forEach(event -> told.add(narrator.event(event, Audience.at(listener))));
    }
}
