package millebornes.desktop.school;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.Region;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.StyleClasses;
import millebornes.school.Exercise;
import millebornes.school.ExerciseBook;
import millebornes.school.ExerciseGroup;
import millebornes.school.SchoolProgress;
import millebornes.words.Words;

/// Creates the menu of the exercises by group, which takes less room than the list.
///
/// @param open opens an exercise
record ExerciseMenuFactory(ScreenContext context, ExerciseBook book, SchoolProgress progress, Consumer<Exercise> open) {

    private static final double TICK = 30;

    /// The menu button, which names the open exercise.
    MenuButton menu(Exercise shownExercise) {
        MenuButton menu = new MenuButton(ExercisePresenter.title(words(), shownExercise));
        menu.setId("exercise-menu");
        menu.getStyleClass().addAll(StyleClasses.COMPACT, StyleClasses.PAPER_BUTTON);
        menu.setMinWidth(Region.USE_PREF_SIZE);
        for (ExerciseGroup group : ExerciseGroup.values()) {
            List<Exercise> exercises = book.group(group);
            Menu groupMenu = new Menu(words().text("school.group." + group.name()));
            groupMenu.setId("menu-" + group.word());
            exercises.forEach(exercise -> groupMenu.getItems().add(item(exercise)));
            if (progress.count(exercises) == exercises.size()) {
                groupMenu.setGraphic(tick());
            }
            menu.getItems().add(groupMenu);
        }
        return menu;
    }

    private MenuItem item(Exercise exercise) {
        MenuItem item = new MenuItem(ExercisePresenter.title(words(), exercise));
        item.setId("menu-" + exercise.id());
        item.setOnAction(_ -> open.accept(exercise));
        if (progress.has(exercise)) {
            item.setGraphic(tick());
        }
        return item;
    }

    private DrawingPane tick() {
        return new DrawingPane(context.art().lesson().tick(), TICK, TICK);
    }

    private Words words() {
        return context.words();
    }
}
