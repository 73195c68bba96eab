package millebornes.desktop.table;

import millebornes.desktop.tabletop.TableCommand;
import millebornes.engine.rules.Move;
import millebornes.session.flow.PlayerEmote;

/// Everything that is done at a table, with mouse, finger or keys, or by a computer player. Only
/// [millebornes.desktop.table.TableController] decides what an input means.
public sealed interface TableInput {

    /// A card of the hand was clicked.
    record PressCard(int place) implements TableInput {}

    /// The card beside the selected one is to be selected.
    ///
    /// @param way 1 for the one to the right, -1 for the one to the left
    record StepToCard(int way) implements TableInput {}

    /// The selected card is to be deselected.
    record LetGoOfCard() implements TableInput {}

    /// A card was dropped on a car, or near it.
    record DropCardOnCar(int place, int car) implements TableInput {}

    /// A card was dropped on the discard pile.
    record DropCardOnDiscards(int place) implements TableInput {}

    /// A card was dropped on the road, away from any car.
    record DropCardOnRoad(int place) implements TableInput {}

    /// The road was clicked: a car, its lane or its garage.
    ///
    /// @param car the nearest car
    record PressLane(int car) implements TableInput {}

    /// A car was clicked, or its number was pressed.
    record PressCar(int car) implements TableInput {}

    /// A seat was clicked.
    record PressSeat(int seat) implements TableInput {}

    /// The discard pile was clicked.
    record PressDiscards() implements TableInput {}

    /// A button was pressed, or its key.
    record PressButton(TableCommand command) implements TableInput {}

    /// A question was answered.
    ///
    /// @param seat the seat that has answered, where that makes a difference
    record GiveAnswer(OverlayAnswer reply, int seat) implements TableInput {}

    /// A question was dismissed: back to the state before it.
    record GoBack() implements TableInput {}

    /// A button of the curtain was pressed.
    record PressCurtain(OverlayAnswer reply) implements TableInput {}

    /// The player asks for the state of the table.
    record Ask(StatusQuery question) implements TableInput {}

    /// The page of the rule of that id is to be opened.
    record ReadRule(String id) implements TableInput {}

    /// The page of the rule that matters now, such as that of a refusal, is to be opened.
    record ReadRuleAtHand() implements TableInput {}

    /// Animations are to be skipped.
    record SkipMotion() implements TableInput {}

    /// People have turned to something else: another person may be looking at the screen.
    record LeaveTable(HandCoverTrigger trigger) implements TableInput {}

    /// A menu item was chosen.
    record ChooseFromMenu(MenuEntry entry) implements TableInput {}

    /// The person whose cards are open shows a sign, with a key.
    record ShowEmote(PlayerEmote sign) implements TableInput {}

    /// Phones have played, connected or disconnected.
    record FollowPhones() implements TableInput {}

    /// A computer player has found its move.
    record PlayComputerMove(int seat, Move move) implements TableInput {}

    /// The ways in which people turn from the open cards to something else. Each of them covers the cards of a table
    /// with two people or more, so that no other person finds them open. Switching to full screen is not among them:
    /// the same person sees the same cards before and after it, and nothing covers them in between.
    public enum HandCoverTrigger {
        /// another page takes the table's place
        PAGE,
        /// the menu lies over the table
        MENU,
        /// a page of the rules lies over the table
        RULE,
        /// the program asks something, such as whether a game may be lost
        DIALOG,
        /// another window is in front
        WINDOW_BEHIND,
        /// the window has become an icon
        WINDOW_AWAY,
        /// the language was changed
        LANGUAGE,
        /// the theme or the text size was changed
        LOOK
    }
}
