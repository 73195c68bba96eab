package millebornes.desktop.result;

import javafx.scene.Group;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CeremonyArt;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.controls.SnapshotPane;
import millebornes.desktop.theme.ColourRole;

/// The promenade in the background: a snapshot taken once per size, as wide as the page, with its kerb where the cars
/// are parked.
final class PromenadeBackdrop extends SnapshotPane {

    /// The distance of the spectators from the centre, in the drawing's units.
    private static final double CROWD = 352;

    private final ArtFactory art;
    private double unit = 1;
    private double podium;

    PromenadeBackdrop(ArtFactory art) {
        super(art.pictures(), PictureCache.Use.BACKDROP);
        this.art = art;
        setBackground(new Background(new BackgroundFill(art.palette().color(ColourRole.DUSK_ROAD), null, null)));
    }

    /// Sets the measures of what stands in front; to be called before the layout.
    ///
    /// @param unit the scale of the promenade
    /// @param podium the width of the podium, in px
    void before(double unit, double podium) {
        this.unit = unit;
        this.podium = podium;
    }

    @Override
    protected Group drawing(double width, double height) {
        double scale = Math.max(width / CeremonyArt.PROMENADE_WIDTH, unit);
        boolean free = podium / 2 <= CROWD * scale;
        Group land = art.ceremony().promenade(free ? CeremonyArt.Crowd.THERE : CeremonyArt.Crowd.NOBODY);
        land.getTransforms()
                .setAll(
                        new Translate(
                                (width - CeremonyArt.PROMENADE_WIDTH * scale) / 2, CeremonyArt.KERB * (unit - scale)),
                        new Scale(scale, scale));
        return new Group(land);
    }
}
