package millebornes.desktop.screens.setup;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.theme.Styles;
import millebornes.engine.rules.Profile;
import millebornes.engine.rules.Profiles;
import millebornes.words.Words;

/// Which edition is played, each with one sentence. Where there is only one, its sentence stands alone.
final class EditionChooser {

    /// The editions that the table can show.
    static final List<Profile> OFFERED = List.of(Profiles.BOARD);

    private EditionChooser() {}

    static Node of(SetupContext context) {
        Words words = context.words();
        String name = words.text("profile." + context.model().profile().id());
        if (OFFERED.size() == 1) {
            return Controls.label(name, Styles.SECTION);
        }
        MenuButton chooser = new MenuButton(name);
        chooser.setId("edition");
        chooser.setAccessibleText(words.text("choice", words.text("setup.edition"), name));
        for (Profile profile : OFFERED) {
            String key = "profile." + profile.id();
            Label hint = Controls.label(words.text(key + ".hint"), Styles.NOTE);
            CustomMenuItem item = new CustomMenuItem(new VBox(Controls.label(words.text(key), Styles.STRONG), hint));
            item.setId("edition-" + profile.id());
            item.setOnAction(event -> context.change(() -> context.model().profile(profile)));
            chooser.getItems().add(item);
        }
        return chooser;
    }
}
