package millebornes.desktop.app;

import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.transform.Transform;
import millebornes.desktop.screens.common.DrawingPane;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.art.NodeSnapshot;
import millebornes.desktop.theme.ColourTheme;

/// The window's icon: the milestone behind the finish.
final class AppIconFactory {

    private static final String KILOMETRES = "1000";

    private AppIconFactory() {}

    /// The icon in the sizes that systems ask for.
    static List<Image> images() {
        return Stream.of(16, 32, 48, 64, 128, 256).map(AppIconFactory::image).toList();
    }

    private static Image image(int side) {
        Group stone = ArtFactory.in(ColourTheme.DAY).scenery().stone(KILOMETRES, 1);
        return NodeSnapshot.of(new DrawingPane(stone, side, side), Transform.scale(1, 1), side, side);
    }
}
