package millebornes.desktop.table;

import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.JourneyLightSetting;

/// The access of the table's view to the rest of the screen.
interface GameTableViewHost {

    /// The current pace.
    Pace pace();

    /// The current light of the land.
    JourneyLightSetting light();

    /// The word for a coup-fourré in the current language, in capitals.
    String coupFourre();

    /// Called before the view is laid out again.
    void resizing();

    /// True while a popup lies over the view and has the focus.
    boolean isCovered();

    /// Whether the squares of every drive are counted, as in a lesson.
    default boolean counts() {
        return false;
    }

    /// Adapts the layout if another part, such as a coach, needs room of the table.
    default TableLayout arranged(TableLayout defaultLayout) {
        return defaultLayout;
    }
}
