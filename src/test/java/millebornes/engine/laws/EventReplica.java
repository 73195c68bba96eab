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

/// A table that is updated from events alone. It must always match the real one, so that screens and narrators can rely
/// on events.
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
            case Event.RoundBegan roundBegan -> turn = roundBegan.first();
            case Event.Dealt dealt -> hands[dealt.seat()] = known(dealt.hand());
            case Event.TurnBegan turnBegan -> turn = turnBegan.seat();
            case Event.Drew drew -> hands[drew.seat()] = hands[drew.seat()].with(known(drew.card()));
            case Event.Drove drove -> {
                played(drove.seat(), drove.distance());
                LawAssertions.holds(km[drove.car()] == drove.fromKm(), "drives from where it stood: %s", drove);
                km[drove.car()] = drove.toKm();
            }
            case Event.Attacked attacked -> {
                played(attacked.seat(), attacked.hazard());
                hazards[attacked.car()] = hazards[attacked.car()].with(attacked.hazard());
            }
            case Event.Cured cured -> {
                played(cured.seat(), cured.remedy());
                hazards[cured.car()] = hazards[cured.car()].without(Hazard.curedBy(cured.remedy()));
            }
            case Event.SafetyShown safetyShown -> {
                played(safetyShown.seat(), safetyShown.safety());
                safeties[safetyShown.car()] = safeties[safetyShown.car()].with(safetyShown.safety());
            }
            case Event.HazardLifted hazardLifted -> {
                LawAssertions.holds(
                        hazards[hazardLifted.car()].contains(hazardLifted.hazard()),
                        "lifts what lies there: %s",
                        hazardLifted);
                hazards[hazardLifted.car()] = hazards[hazardLifted.car()].without(hazardLifted.hazard());
            }
            case Event.CoupFourreDeclared coupFourreDeclared -> {
                played(coupFourreDeclared.seat(), coupFourreDeclared.safety());
                LawAssertions.holds(
                        coupFourreDeclared.hazard().safety() == coupFourreDeclared.safety()
                                && coupFourreDeclared.attacker() == turn,
                        "answers the attack: %s",
                        coupFourreDeclared);
                safeties[coupFourreDeclared.car()] =
                        safeties[coupFourreDeclared.car()].with(coupFourreDeclared.safety());
            }
            case Event.Discarded discarded -> played(discarded.seat(), discarded.card());
            case Event.Arrived arrived ->
                LawAssertions.holds(km[arrived.car()] == arrived.km(), "arrives where it stands: %s", arrived);
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
