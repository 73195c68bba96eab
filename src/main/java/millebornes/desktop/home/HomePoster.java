package millebornes.desktop.home;

import javafx.scene.Group;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.art.SceneryArt;
import millebornes.desktop.controls.SnapshotPane;
import millebornes.desktop.theme.Sizes;

/// The landscape of the home page, whose lower edge is that of the pane: its sky has the room that remains. A low picture
/// shows the same sky above a smaller land, which continues at the right.
final class HomePoster extends SnapshotPane {

    /// The y of the land, in board units, that stays visible above the foot: where the road leaves the picture.
    private static final double ROAD_LEAVES = 494;

    /// The height of additional sky, which the title needs at least, and at most, in board units.
    private static final double LEAST_SKY = 80;

    private static final double MOST_SKY = 190;

    /// The width of the land with what continues at its right, in board units.
    private static final double WIDEST = 1870;

    private final SceneryArt scenery;
    private final Group light = new Group();

    /// Whether the landscape may appear later than the page.
    enum PosterHaste {
        /// with the page
        AT_ONCE,
        /// a moment after the page, which shows the sky until then
        SKY_FIRST
    }

    HomePoster(ArtFactory art, PosterHaste haste) {
        super(art.pictures(), PictureCache.Use.BACKDROP, haste == PosterHaste.SKY_FIRST);
        this.scenery = art.scenery();
        if (haste == PosterHaste.SKY_FIRST) {
            Group sky = scenery.sky();
            light.getChildren().add(sky);
            light.setManaged(false);
            getChildren().addFirst(light);
            widthProperty().subscribe(() -> lay(sky, getWidth(), getHeight()));
            heightProperty().subscribe(() -> lay(sky, getWidth(), getHeight()));
        }
    }

    @Override
    protected Group drawing(double width, double height) {
        Group land = scenery.home();
        lay(land, width, height);
        return new Group(land);
    }

    @Override
    protected void taken() {
        getChildren().remove(light);
    }

    private static void lay(Group land, double width, double height) {
        double low = Math.min(width / Sizes.BOARD_WIDTH, height / (ROAD_LEAVES + LEAST_SKY));
        double factor = Math.max(Math.max(low, width / WIDEST), height / (ROAD_LEAVES + MOST_SKY));
        land.getTransforms()
                .setAll(
                        new Translate(Math.min(0, width - Sizes.BOARD_WIDTH * factor), height - ROAD_LEAVES * factor),
                        new Scale(factor, factor));
    }
}
