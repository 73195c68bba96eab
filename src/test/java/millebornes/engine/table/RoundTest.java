package millebornes.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import millebornes.engine.table.Seating.CarAssignment;
import millebornes.engine.table.Seating.PartnerSeating;
import org.junit.jupiter.api.Test;

/// A round as it is dealt, and who starts with whom.
class RoundTest {

    private static final CardList ORDER =
            CardList.copyOf(new DeckComposition(DeckComposition.Size.FULL, DeckComposition.WrongWay.WITHOUT).cards());

    @Test
    void aFreshRoundHasNoPast() {
        Round round = Round.dealt(Seating.singles(3), Car.IN_GARAGE, 1000, 2, ORDER, new SeededShuffles(9));
        assertThat(round.phase()).isEqualTo(new Phase.Turn(2, 0));
        assertThat(round.cars()).hasSize(3).containsOnly(Car.IN_GARAGE);
        assertThat(round.hands()).allMatch(hand -> hand.size() == Hand.FULL);
        assertThat(round.shoe()).isEqualTo(CardTray.of(ORDER.from(18), new SeededShuffles(9)));
        assertThat(round.onTable()).isEqualTo(CardKindCounts.EMPTY);
        assertThat(round.target()).isEqualTo(1000);
        assertThat(round.extensionCaller()).isEqualTo(Seating.NOBODY);
        assertThat(round.stuck()).isEqualTo(SeatSet.NONE);
        assertThat(round.isOver()).isFalse();
        assertThat(round.shoe().distances() + round.shoe().reshuffles()).isZero();
    }

    @Test
    void onlyAPartnerWithACarOfHisOwnStartsTheOther() {
        Round secondRound = Round.dealt(
                new Seating(2, 2, CarAssignment.ONE_PER_SEAT, PartnerSeating.ALTERNATING),
                Car.IN_GARAGE,
                1000,
                0,
                ORDER,
                new SeededShuffles(1));
        Round startedRound = withStarted(secondRound, 2);
        assertThat(startedRound.partnerStarted(0)).isTrue();
        assertThat(startedRound.partnerStarted(1)).isFalse();
        assertThat(startedRound.partnerStarted(2)).as("by itself").isFalse();
        assertThat(startedRound.partnerStarted(3)).isFalse();
        Round sharedRound = Round.dealt(
                new Seating(2, 2, CarAssignment.ONE_PER_TEAM, PartnerSeating.ALTERNATING),
                Car.IN_GARAGE,
                1000,
                0,
                ORDER,
                new SeededShuffles(1));
        assertThat(withStarted(sharedRound, 1).partnerStarted(0)).isFalse();
    }

    private static Round withStarted(Round round, int car) {
        return new Round(
                round.seating(),
                ImmutableArray.of(
                        round.cars().size(),
                        place -> place == car ? Car.IN_GARAGE.givenGreenLight() : round.car(place)),
                round.hands(),
                round.shoe(),
                round.onTable(),
                round.phase(),
                round.target(),
                round.extensionCaller(),
                round.stuck());
    }
}
