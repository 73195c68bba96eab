package millebornes.desktop.screens.table;

import millebornes.desktop.screens.table.overlay.Question.Answer;
import millebornes.desktop.screens.table.overlay.Reply;
import millebornes.desktop.tabletop.controls.Act;

/// What people do with mouse, finger or keys at the table.
interface TableInputs {

    /// A card was pressed.
    void card(int place);

    /// A card was let go over a car, or near it.
    void cardOnCar(int place, int car);

    /// A card was let go over the discards.
    void cardOnDiscards(int place);

    /// A card was let go over the road, away from any car.
    void cardOnRoad(int place);

    /// A car was pressed.
    void car(int car);

    /// A seat was pressed.
    void seat(int seat);

    /// The discards were pressed.
    void discards();

    /// A button was pressed.
    void act(Act act);

    /// A question was answered.
    void answer(Answer answer);

    /// Somebody wants to read the rule of that id.
    void rule(String id);

    /// A button of the curtain was pressed.
    void curtain(Reply reply);
}
