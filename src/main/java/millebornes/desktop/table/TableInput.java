package millebornes.desktop.table;

import millebornes.desktop.tabletop.TableCommand;
import millebornes.engine.rules.Move;

/// Everything that is done at a table, with mouse, finger or keys, or by a computer player. What it comes to is decided
/// in [millebornes.desktop.table.TableController] and nowhere else.
public sealed interface TableInput {

    /// A card of the hand was pressed.
    record PressCard(int place) implements TableInput {}

    /// The card beside the chosen one is wanted.
    ///
    /// @param way 1 for the next one, -1 for the one before
    record StepToCard(int way) implements TableInput {}

    /// The card that is chosen is let go.
    record LetGoOfCard() implements TableInput {}

    /// A card was let go over a car, or near it.
    record DropCardOnCar(int place, int car) implements TableInput {}

    /// A card was let go over the discards.
    record DropCardOnDiscards(int place) implements TableInput {}

    /// A card was let go over the road, away from any car.
    record DropCardOnRoad(int place) implements TableInput {}

    /// The road was pressed: a car, its lane or its garage.
    ///
    /// @param car the car that is nearest
    record PressLane(int car) implements TableInput {}

    /// A car was pressed, or its number.
    record PressCar(int car) implements TableInput {}

    /// A seat was pressed.
    record PressSeat(int seat) implements TableInput {}

    /// The discards were pressed.
    record PressDiscards() implements TableInput {}

    /// A button was pressed, or its key.
    record PressButton(TableCommand command) implements TableInput {}

    /// A question was answered.
    ///
    /// @param seat who has answered, where that makes a difference
    record GiveAnswer(ReplyKind reply, int seat) implements TableInput {}

    /// A question was not answered: back to what was before it.
    record GoBack() implements TableInput {}

    /// A button of the curtain was pressed.
    record PressCurtain(ReplyKind reply) implements TableInput {}

    /// The player wants to know how things stand.
    record Ask(TableQuestion question) implements TableInput {}

    /// The player wants to read the rule of that id.
    record ReadRule(String id) implements TableInput {}

    /// The player wants to read the rule that matters now.
    record ReadRuleAtHand() implements TableInput {}

    /// Animations are to be skipped.
    record SkipMotion() implements TableInput {}

    /// People have turned to something else: another person may be looking.
    record LeaveTable(HandCoverTrigger trigger) implements TableInput {}

    /// A menu item was chosen.
    record ChooseFromMenu(MenuEntry entry) implements TableInput {}

    /// Phones have played, connected or disconnected.
    record FollowPhones() implements TableInput {}

    /// A computer player has found its move.
    record PlayComputerMove(int seat, Move move) implements TableInput {}
}
