package millebornes.desktop.app;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import millebornes.desktop.screens.common.Picture;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.theme.Theme;

/// The window's icon: the milestone behind the finish.
final class AppIcon {

    private static final String KILOMETRES = "1000";

    private AppIcon() {}

    /// The icon in the sizes that systems ask for.
    static List<Image> images() {
        return Stream.of(16, 32, 48, 64, 128, 256).map(AppIcon::image).toList();
    }

    private static Image image(int side) {
        Group stone = Art.in(Theme.DAY).scenery().stone(KILOMETRES, 1);
        SnapshotParameters clear = new SnapshotParameters();
        clear.setFill(Color.TRANSPARENT);
        return new Scene(new Picture(stone, side, side)).getRoot().snapshot(clear, null);
    }
}
