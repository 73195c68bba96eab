package millebornes.words;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.jspecify.annotations.Nullable;

/// Finds the kinds of cards that would help against a refusal, whoever holds them, and the card whose picture shows the
/// reason.
final class RefusalHelpCardFinder {

    private static final List<Card> START = List.of(Remedy.GREEN_LIGHT, Safety.RIGHT_OF_WAY);

    private RefusalHelpCardFinder() {}

    /// The kinds of cards that would help, the likeliest first; empty where no card would help.
    static List<Card> against(Refusal refusal, Move move, SeatView view) {
        Car ownCar = view.car(view.ownCar());
        return switch (refusal) {
            case NOT_STARTED, NEEDS_GREEN_LIGHT -> START;
            case STOPPED -> cures(ownCar);
            case SPEED_LIMITED ->
                Stream.concat(
                                Stream.concat(
                                        Stream.of(Remedy.END_OF_LIMIT),
                                        distances(distance -> distance.km() <= Distance.KM_50.km())),
                                Stream.of(Safety.RIGHT_OF_WAY))
                        .toList();
            case BEYOND_TARGET ->
                distances(distance -> distance.km() <= view.target() - ownCar.km())
                        .toList();
            case BEHIND_START -> List.of(Remedy.END_OF_WRONG_WAY, Hazard.WRONG_WAY.safety());
            case TOO_MANY_200 ->
                distances(distance -> distance != Distance.KM_200).toList();
            case NOTHING_TO_CURE -> move.card() == Remedy.GREEN_LIGHT && ownCar.stopped() ? cures(ownCar) : List.of();
            case CARD_IS_PLAYABLE, SAFETY_IS_KEPT ->
                Optional.ofNullable(move.card()).stream().toList();
            case NOT_IN_HAND,
                    NO_SUCH_TARGET,
                    OWN_TEAM,
                    TARGET_NOT_STARTED,
                    TARGET_STOPPED,
                    TARGET_LIMITED,
                    TARGET_WRONG_WAY,
                    TARGET_IMMUNE,
                    NO_TOKEN_LEFT,
                    MUST_END_TURN,
                    NOT_HOLDING_SAFETY,
                    TOO_EARLY,
                    CAN_STILL_PLAY,
                    WRONG_PHASE,
                    ROUND_OVER -> List.of();
        };
    }

    /// The tokens on a car that forbid a move: the safety that protects it from an attack, or its hazards.
    static List<Card> obstacles(Move move, Car car) {
        return move instanceof Move.Attack attack
                        && car.safeties().contains(attack.hazard().safety())
                ? List.of(attack.hazard().safety())
                : List.copyOf(car.hazards().toList());
    }

    /// The card whose picture shows the reason, or null if there is none.
    static @Nullable Card sign(Refusal refusal, Move move, SeatView view) {
        Car ownCar = view.car(view.ownCar());
        return switch (refusal) {
            case STOPPED -> firstStop(ownCar);
            case NOTHING_TO_CURE -> firstStop(ownCar);
            case SPEED_LIMITED, TARGET_LIMITED -> Hazard.SPEED_LIMIT;
            case BEHIND_START, TARGET_WRONG_WAY -> Hazard.WRONG_WAY;
            case NOT_STARTED, NEEDS_GREEN_LIGHT -> Remedy.GREEN_LIGHT;
            case TARGET_NOT_STARTED -> Hazard.RED_LIGHT;
            case TARGET_STOPPED -> move instanceof Move.Attack attack ? firstStop(view.car(attack.car())) : null;
            case TARGET_IMMUNE -> move.card() instanceof Hazard hazard ? hazard.safety() : null;
            case NOT_IN_HAND,
                    NO_SUCH_TARGET,
                    OWN_TEAM,
                    BEYOND_TARGET,
                    TOO_MANY_200,
                    NO_TOKEN_LEFT,
                    CARD_IS_PLAYABLE,
                    SAFETY_IS_KEPT,
                    MUST_END_TURN,
                    NOT_HOLDING_SAFETY,
                    TOO_EARLY,
                    CAN_STILL_PLAY,
                    WRONG_PHASE,
                    ROUND_OVER -> null;
        };
    }

    private static @Nullable Hazard firstStop(Car car) {
        return car.hazards().stopping().toList().stream().findFirst().orElse(null);
    }

    private static List<Card> cures(Car car) {
        return car.hazards().stopping().toList().stream()
                .<Card>mapMulti((hazard, cards) -> {
                    cards.accept(hazard.remedy());
                    cards.accept(hazard.safety());
                })
                .toList();
    }

    private static Stream<Card> distances(Predicate<Distance> fits) {
        return Arrays.stream(Distance.values())
                .filter(fits)
                .sorted(Comparator.comparingInt(Distance::km).reversed())
                .map(distance -> distance);
    }
}
