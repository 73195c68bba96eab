package millebornes.desktop.screens.home;

import javafx.scene.Group;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.screens.common.SnapshotPane;
import millebornes.desktop.theme.constants.Sizes;

/// The landscape of the first page, moved down so far that the sky holds the title, and cut by the foot where the road
/// leaves towards whoever looks.
final class HomePoster extends SnapshotPane {

    /// What of the land, in the board's units, is seen above the foot.
    private static final double ROAD_LEAVES = 494;

    /// How much sky there is above the board's own, at most.
    private static final double MOST_SKY = 190;

    private final Group land;

    /// @param land in the board's units, taken over
    HomePoster(Group land) {
        this.land = land;
    }

    @Override
    protected Group drawing(double width, double height) {
        double factor = Math.max(width / Sizes.BOARD_WIDTH, height / (ROAD_LEAVES + MOST_SKY));
        land.getTransforms()
                .setAll(
                        new Translate(width - Sizes.BOARD_WIDTH * factor, Math.max(0, height - ROAD_LEAVES * factor)),
                        new Scale(factor, factor));
        return new Group(land);
    }
}
