package millebornes.engine.laws;

import java.util.Arrays;
import java.util.List;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hand;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Round;
import millebornes.engine.table.SafetySet;
import millebornes.engine.table.Seating;
import org.jspecify.annotations.Nullable;

/// A table that is kept from events alone. Whoever draws or tells the game from events must end where the game ends.
final class EventReplica {

    private final Hand[] hands;
    private final int[] km;
    private final HazardSet[] hazards;
    private final SafetySet[] safeties;
    private int turn = Seating.NOBODY;
    private boolean over;

    EventReplica(int seats, int cars) {
        hands = new Hand[seats];
        km = new int[cars];
        hazards = new HazardSet[cars];
        safeties = new SafetySet[cars];
        Arrays.fill(hands, Hand.EMPTY);
        Arrays.fill(hazards, HazardSet.NONE);
        Arrays.fill(safeties, SafetySet.NONE);
    }

    void follow(List<Event> events) {
        for (Event event : events) {
            LawAssertions.holds(!over || event instanceof Event.MatchEnded, "nothing happens after the end: %s", event);
            follow(event);
        }
    }

    void check(Round round) {
        for (int seat = 0; seat < hands.length; seat++) {
            LawAssertions.holds(
                    hands[seat].equals(round.hand(seat)), "events tell the hand of %s: %s", seat, hands[seat]);
        }
        for (int car = 0; car < km.length; car++) {
            boolean same = km[car] == round.car(car).km()
                    && hazards[car].equals(round.car(car).hazards())
                    && safeties[car].equals(round.car(car).safeties());
            LawAssertions.holds(same, "events tell car %s: %s", car, round.car(car));
        }
        LawAssertions.holds(over == round.isOver(), "events tell the end");
        LawAssertions.holds(
                over || turn == round.phase().turn(), "events tell the turn of %s: %s", turn, round.phase());
    }

    private void follow(Event event) {
        switch (event) {
            case Event.RoundBegan e -> turn = e.first();
            case Event.Dealt e -> hands[e.seat()] = known(e.hand());
            case Event.TurnBegan e -> turn = e.seat();
            case Event.Drew e -> hands[e.seat()] = hands[e.seat()].with(known(e.card()));
            case Event.Drove e -> {
                played(e.seat(), e.distance());
                LawAssertions.holds(km[e.car()] == e.fromKm(), "drives from where it stood: %s", e);
                km[e.car()] = e.toKm();
            }
            case Event.Attacked e -> {
                played(e.seat(), e.hazard());
                hazards[e.car()] = hazards[e.car()].with(e.hazard());
            }
            case Event.Cured e -> {
                played(e.seat(), e.remedy());
                hazards[e.car()] = hazards[e.car()].without(Hazard.curedBy(e.remedy()));
            }
            case Event.SafetyShown e -> {
                played(e.seat(), e.safety());
                safeties[e.car()] = safeties[e.car()].with(e.safety());
            }
            case Event.HazardLifted e -> {
                LawAssertions.holds(hazards[e.car()].contains(e.hazard()), "lifts what lies there: %s", e);
                hazards[e.car()] = hazards[e.car()].without(e.hazard());
            }
            case Event.CoupFourreDeclared e -> {
                played(e.seat(), e.safety());
                LawAssertions.holds(
                        e.hazard().safety() == e.safety() && e.attacker() == turn, "answers the attack: %s", e);
                safeties[e.car()] = safeties[e.car()].with(e.safety());
            }
            case Event.Discarded e -> played(e.seat(), e.card());
            case Event.Arrived e -> LawAssertions.holds(km[e.car()] == e.km(), "arrives where it stands: %s", e);
            case Event.RoundEnded _ -> over = true;
            case Event.TurnLost _ -> {}
            case Event.TurnEnded _ -> {}
            case Event.DeclaredStuck _ -> {}
            case Event.Reshuffled _ -> {}
            case Event.Skipped _ -> {}
            case Event.ExtensionOffered _ -> {}
            case Event.Extended _ -> {}
            case Event.ExtensionDeclined _ -> {}
            case Event.MatchEnded _ -> {}
        }
    }

    private void played(int seat, Card card) {
        hands[seat] = hands[seat].without(card);
    }

    private static <T> T known(@Nullable T hidden) {
        if (hidden == null) {
            throw new AssertionError("the game itself hides nothing");
        }
        return hidden;
    }
}
