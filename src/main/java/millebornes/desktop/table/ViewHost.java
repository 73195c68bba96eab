package millebornes.desktop.table;

import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.LandLight;

/// What the view of a table asks of those around it.
interface ViewHost {

    /// How fast things move now.
    Pace pace();

    /// In which light the land lies.
    LandLight light();

    /// Told before everything gets another place.
    void resizing();

    /// True while something lies over the view that has the keyboard for itself.
    boolean isCovered();

    /// Where everything lies, when somebody needs room of the table for something else.
    default TableLayout arranged(TableLayout defaultLayout) {
        return defaultLayout;
    }
}
