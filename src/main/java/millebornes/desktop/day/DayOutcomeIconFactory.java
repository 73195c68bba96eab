package millebornes.desktop.day;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;
import millebornes.records.DayResult;
import millebornes.records.JourneyEventIcon;

/// A small picture of a day's result: a cup, the flag at the end of the road, or a car on its way.
final class DayOutcomeIconFactory {

    /// The spacing between a car and its large km, in px; negative, since digits are lower than their line.
    private static final double LARGE_LINES = -6;

    /// The outcome of a day's deal for its player: won; arrived at the target without winning; or still on the way.
    enum Outcome {
        WON,
        ARRIVED,
        UNDERWAY;

        static Outcome of(DayResult result) {
            if (result.isWon()) {
                return WON;
            }
            return result.isArrived() ? ARRIVED : UNDERWAY;
        }
    }

    private DayOutcomeIconFactory() {}

    /// @param height of the picture, in px
    static Region of(ScreenContext context, Outcome outcome, double height) {
        ArtFactory art = context.art();
        return switch (outcome) {
            case WON -> new DrawingPane(art.ceremony().trophy(), height, height);
            case ARRIVED -> new DrawingPane(art.days().sign(JourneyEventIcon.FINISH.name()), height, height);
            case UNDERWAY -> new DrawingPane(art.cars().smallSide(Livery.A), 1.2 * height, height / 2);
        };
    }

    /// The picture of a day's result for the field of its day: below a car on its way stand its km.
    static Region inMonth(ScreenContext context, DayResult result, double height) {
        Outcome outcome = Outcome.of(result);
        Region picture = of(context, outcome, height);
        if (outcome != Outcome.UNDERWAY) {
            return picture;
        }
        Label km = ControlFactory.label(context.words().number(result.km()), StyleClasses.SMALL);
        km.setMinWidth(Region.USE_PREF_SIZE);
        VBox far = new VBox(picture, km);
        far.setAlignment(Pos.CENTER);
        far.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        if (PageTitlePlate.isLarge(context)) {
            far.setSpacing(LARGE_LINES);
        }
        return far;
    }
}
