package millebornes.desktop.travelers;

import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;

/// The garages side by side on their street, each with a plate below it, as large as the pane allows. The street reaches
/// from one edge of the pane to the other.
final class GarageStreetPane extends Pane {

    /// The height of the kerb, in px.
    private static final double KERB = 5;

    /// The least height of a garage, in px.
    private static final double LEAST_GARAGE = 120;

    private final List<GarageButton> garages;
    private final List<? extends Region> plates;
    private final double plateHeight;
    private final Rectangle street = new Rectangle();
    private final Rectangle kerb = new Rectangle();

    /// @param plates as many as garages
    /// @param plateHeight in px
    GarageStreetPane(Palette palette, List<GarageButton> garages, List<? extends Region> plates, double plateHeight) {
        this.garages = garages;
        this.plates = plates;
        this.plateHeight = plateHeight;
        street.setFill(palette.color(ColourRole.STREET));
        kerb.setFill(palette.color(ColourRole.STREET_EDGE));
        getChildren().setAll(street, kerb);
        // Tab goes from a garage to the name of its driver.
        for (int car = 0; car < garages.size(); car++) {
            getChildren().addAll(garages.get(car), plates.get(car));
        }
        setMinSize(0, LEAST_GARAGE + below());
    }

    private double below() {
        return plateHeight + 2 * Sizes.SMALL_GAP;
    }

    @Override
    protected void layoutChildren() {
        double pitch = (getWidth() - 2 * Sizes.GAP + Sizes.SMALL_GAP) / garages.size();
        double width = pitch - Sizes.SMALL_GAP;
        double high = getHeight() - below();
        double height = Math.min(high, GarageButton.highest(width));
        double threshold = high - GarageButton.STREET * GarageButton.scale(width, height);
        place(street, threshold, getHeight() - threshold);
        place(kerb, threshold, KERB);
        for (int car = 0; car < garages.size(); car++) {
            double x = Sizes.GAP + car * pitch;
            garages.get(car).resizeRelocate(x, high - height, width, height);
            plates.get(car).resizeRelocate(x, high + Sizes.SMALL_GAP, width, plateHeight);
        }
    }

    /// Shows whether a face waits for its car.
    void awaitsFace(boolean awaits) {
        getStyleClass().remove(StyleClasses.ACTIVE);
        if (awaits) {
            getStyleClass().add(StyleClasses.ACTIVE);
        }
    }

    private void place(Rectangle band, double y, double height) {
        band.setY(y);
        band.setWidth(getWidth());
        band.setHeight(height);
    }
}
