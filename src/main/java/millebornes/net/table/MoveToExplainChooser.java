package millebornes.net.table;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Hazard;
import org.jspecify.annotations.Nullable;

/// Chooses the move to explain when a player has selected a hazard without a target: a legal one if there is one,
/// otherwise the first one against an opponent.
final class MoveToExplainChooser {

    private MoveToExplainChooser() {}

    static Move of(Move wantedMove, SeatView view, Function<Move, @Nullable Refusal> rules) {
        if (!(wantedMove instanceof Move.Play(Hazard hazard))) {
            return wantedMove;
        }
        List<Move> attacks = IntStream.range(0, view.cars().size())
                .mapToObj(car -> Move.attack(hazard, car))
                .toList();
        for (Move attackMove : attacks) {
            if (rules.apply(attackMove) == null) {
                return attackMove;
            }
        }
        return attacks.stream()
                .filter(attackMove -> rules.apply(attackMove) != Refusal.OWN_TEAM)
                .findFirst()
                .orElse(wantedMove);
    }
}
