package millebornes.desktop.day;

import javafx.geometry.Pos;
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

    /// The height from which the number on the cup can be read, in px.
    private static final double LEGIBLE = 48;

    /// The length of a car relative to the height of the other pictures.
    private static final double CAR_LENGTH = 1.2;

    /// The height of a cup or a flag in the field of its day, relative to the length of a car there.
    private static final double UPRIGHT = 0.8;

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
            case WON ->
                new DrawingPane(
                        height < LEGIBLE
                                ? art.ceremony().smallTrophy()
                                : art.ceremony().trophy(),
                        height,
                        height);
            case ARRIVED -> new DrawingPane(art.days().sign(JourneyEventIcon.FINISH.name()), height, height);
            case UNDERWAY -> new DrawingPane(art.cars().smallSide(Livery.A), CAR_LENGTH * height, height / 2);
        };
    }

    /// The picture of a day's result for the field of its day, of the same width for every result. Below a car on its way
    /// stand its km, unless the text is large.
    ///
    /// @param size the width, in px
    static Region inMonth(ScreenContext context, DayResult result, double size) {
        Outcome outcome = Outcome.of(result);
        boolean underway = outcome == Outcome.UNDERWAY;
        boolean large = PageTitlePlate.isLarge(context);
        double upright = large ? size : UPRIGHT * size;
        VBox column = new VBox(of(context, outcome, underway ? size / CAR_LENGTH : upright));
        if (underway && !large) {
            column.getChildren().add(ControlFactory.label(context.words().number(result.km()), StyleClasses.NOTE));
        }
        column.setAlignment(Pos.CENTER);
        column.setMinWidth(size);
        return column;
    }
}
