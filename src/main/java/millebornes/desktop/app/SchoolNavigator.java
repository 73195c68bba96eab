package millebornes.desktop.app;

import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.school.SchoolScreen;
import millebornes.school.ExerciseBook;
import millebornes.school.SchoolStore;

/// The way to the driving school.
record SchoolNavigator(ScreenHost shell, ScreenContext context, SchoolStore store) {

    /// Opens the school; from there one comes back to the page that is shown now.
    void show() {
        shell.show(new SchoolScreen(context, ExerciseBook.ofProgram(), store, shell.wayBack()::run));
    }
}
