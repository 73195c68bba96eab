package millebornes.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import millebornes.engine.table.CardKindSet;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.HazardSet;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.engine.table.SeatSet;
import org.junit.jupiter.api.Test;

/// The packed list of a turn's moves: its order is that of the referee protocol.
class PackedTurnMoveListTest {

    private static final CardKindSet PLAYS =
            CardKindSet.of(Distance.KM_25, Distance.KM_200, Remedy.GASOLINE, Safety.EXTRA_TANK, Safety.DRIVING_ACE);

    private static final CardKindSet DISCARDS = CardKindSet.of(Distance.KM_25, Hazard.ACCIDENT, Safety.RIGHT_OF_WAY);

    @Test
    void distancesComeBeforeAttacksAndThoseByCardThenByCar() {
        HazardSet bothHazards = HazardSet.NONE.with(Hazard.RED_LIGHT).with(Hazard.FLAT_TIRE);
        int last = SeatSet.MOST_SEATS - 1;
        long attacks = PackedTurnMoveList.attacks(bothHazards, 0)
                | PackedTurnMoveList.attacks(HazardSet.ALL, 2)
                | PackedTurnMoveList.attacks(HazardSet.NONE.with(Hazard.FLAT_TIRE), last);
        PackedTurnMoveList moves = new PackedTurnMoveList(PLAYS, attacks, DISCARDS, new Move.Stuck());
        assertThat(moves)
                .containsExactly(
                        Move.play(Distance.KM_25),
                        Move.play(Distance.KM_200),
                        Move.attack(Hazard.RED_LIGHT, 0),
                        Move.attack(Hazard.RED_LIGHT, 2),
                        Move.attack(Hazard.SPEED_LIMIT, 2),
                        Move.attack(Hazard.OUT_OF_GAS, 2),
                        Move.attack(Hazard.FLAT_TIRE, 0),
                        Move.attack(Hazard.FLAT_TIRE, 2),
                        Move.attack(Hazard.FLAT_TIRE, last),
                        Move.attack(Hazard.ACCIDENT, 2),
                        Move.attack(Hazard.WRONG_WAY, 2),
                        Move.play(Remedy.GASOLINE),
                        Move.play(Safety.EXTRA_TANK),
                        Move.play(Safety.DRIVING_ACE),
                        Move.discard(Distance.KM_25),
                        Move.discard(Hazard.ACCIDENT),
                        Move.discard(Safety.RIGHT_OF_WAY),
                        new Move.Stuck());
    }

    @Test
    void nothingLiesOutsideTheList() {
        PackedTurnMoveList moves = new PackedTurnMoveList(PLAYS, 0, CardKindSet.NONE, null);
        assertThat(moves).hasSize(5);
        for (int outside : List.of(-1, 5, Integer.MAX_VALUE, Integer.MIN_VALUE)) {
            assertThatThrownBy(() -> moves.get(outside)).isInstanceOf(IndexOutOfBoundsException.class);
        }
        assertThat(new PackedTurnMoveList(CardKindSet.NONE, 0, CardKindSet.NONE, null))
                .isEmpty();
    }

    @Test
    void whoGoesThroughTheListMeetsEveryPlace() {
        PackedTurnMoveList moves = new PackedTurnMoveList(
                PLAYS, PackedTurnMoveList.attacks(HazardSet.ALL, 3), DISCARDS, new Move.EndTurn());
        Iterator<Move> through = moves.iterator();
        for (int place = 0; place < moves.size(); place++) {
            assertThat(through.next()).isEqualTo(moves.get(place));
            assertThat(through.hasNext()).isEqualTo(place + 1 < moves.size());
        }
        assertThatThrownBy(through::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void anEighthHazardIsOneTooMany() {
        PackedTurnMoveList.checkRoom(Hazard.values().length);
        PackedTurnMoveList.checkRoom(7);
        assertThatThrownBy(() -> PackedTurnMoveList.checkRoom(8))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("72 attacks of 1 bits do not fit into the 64 of a turn's attacks");
    }
}
