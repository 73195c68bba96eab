package millebornes.engine.laws;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.DealSeed;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.match.RoundResampler;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.Move;
import millebornes.engine.table.Round;
import millebornes.engine.table.Seating;
import millebornes.engine.table.SeededRandom;

/// A game and its twin, which are the same for everything that one seat may know: the cards that it cannot see are
/// elsewhere, and so is every card that a reshuffle will bring.
///
/// As long as both get the same moves, and the seat draws the same cards, it must see and hear the same.
///
/// @param seat the seat from whose perspective both are compared
record LookalikeMatches(Match one, Match other, int seat) {

    /// The twin of a match, with its hidden cards dealt again.
    static LookalikeMatches of(Match match, int seat, SeededRandom random) {
        Round twinRound = RoundResampler.resample(match.view(seat), random.next());
        Match otherMatch = new Match(
                match.rules(),
                DealSeed.numbered(random.next()),
                match.first(),
                match.number(),
                twinRound,
                match.totals(),
                match.results());
        return new LookalikeMatches(match, otherMatch, seat);
    }

    void checkViews() {
        LawAssertions.holds(
                one.view(seat).equals(other.view(seat)), "views of seat %s differ: %s", seat, other.view(seat));
    }

    /// Goes on with moves that both allow, for as long as the seat cannot tell the twins apart by right.
    ///
    /// @param moves how many at most
    void goOn(int moves, SeededRandom random) {
        LookalikeMatches matches = this;
        for (int move = 0; move < moves && !matches.one.round().isOver(); move++) {
            List<Move> both = new ArrayList<>(matches.one.rules().legalMoves(matches.one.round()));
            both.retainAll(matches.other.rules().legalMoves(matches.other.round()));
            if (both.isEmpty()) {
                return;
            }
            Move chosenMove = both.get(random.below(both.size()));
            MatchStep stepHere = (MatchStep) matches.one.play(chosenMove);
            MatchStep stepThere = (MatchStep) matches.other.play(chosenMove);
            LawAssertions.holds(
                    heard(stepHere.events(), false).equals(heard(stepThere.events(), false)),
                    "what seat %s hears differs: %s",
                    seat,
                    stepThere.events());
            if (!heard(stepHere.events(), true).equals(heard(stepThere.events(), true))) {
                return;
            }
            matches = new LookalikeMatches(stepHere.match(), stepThere.match(), seat);
            matches.checkViews();
        }
    }

    /// The events as the seat may know them, with or without the faces of the cards that it draws itself.
    private List<Event> heard(List<Event> events, boolean ownCards) {
        int hearer = ownCards ? seat : Seating.NOBODY;
        return events.stream()
                .map(event -> event instanceof Event.Drew ? event.seenBy(hearer) : event.seenBy(seat))
                .toList();
    }
}
