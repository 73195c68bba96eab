package millebornes.desktop.table;

import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.LandLight;

/// The view's access to the rest of the screen.
interface ViewHost {

    /// The current pace.
    Pace pace();

    /// The current light of the land.
    LandLight light();

    /// The word of a coup-fourré, in capitals.
    String coupFourre();

    /// Called before a new layout.
    void resizing();

    /// True while a popup lies over the view and has the focus.
    boolean isCovered();

    /// Whether the squares of every drive are counted, as in a lesson.
    default boolean counts() {
        return false;
    }

    /// The layout, changed if something else needs room of the table.
    default TableLayout arranged(TableLayout defaultLayout) {
        return defaultLayout;
    }
}
