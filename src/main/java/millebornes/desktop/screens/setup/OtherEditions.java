package millebornes.desktop.screens.setup;

import java.util.Map;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import millebornes.desktop.screens.common.Controls;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Styles;
import millebornes.engine.rules.Profile;
import millebornes.engine.rules.Profiles;
import millebornes.words.Words;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/// The editions that are not chosen, each with one sentence; pressing one chooses it.
final class OtherEditions {

    private static final Map<Profile, Ikon> SIGNS = Map.of(
            Profiles.BOARD, MaterialDesignM.MAP_MARKER_PATH,
            Profiles.DUEL, MaterialDesignS.SWORD_CROSS,
            Profiles.MICRO, MaterialDesignD.DESKTOP_CLASSIC,
            Profiles.PLAYROOM, MaterialDesignE.EAR_HEARING);

    private OtherEditions() {}

    static Node of(SetupContext context) {
        Node[] tiles = Profiles.ALL.stream()
                .filter(profile -> !profile.equals(context.model().profile()))
                .map(profile -> tile(context, profile))
                .toArray(Node[]::new);
        return new VBox(
                Sizes.SMALL_GAP,
                Controls.label(context.words().text("setup.editions"), Styles.SECTION),
                GamePanel.pairs(tiles));
    }

    private static Node tile(SetupContext context, Profile profile) {
        Words words = context.words();
        String name = words.text("profile." + profile.id());
        String hint = words.text("profile." + profile.id() + ".hint");
        VBox says = new VBox(Controls.label(name, Styles.STRONG), Controls.label(hint, Styles.NOTE));
        HBox.setHgrow(says, Priority.ALWAYS);
        return new Tile(
                "edition-" + profile.id(),
                words.text("choice", name, hint),
                Controls.row(new FontIcon(SIGNS.getOrDefault(profile, MaterialDesignC.CARDS)), says),
                () -> context.change(() -> context.model().profile(profile)));
    }
}
