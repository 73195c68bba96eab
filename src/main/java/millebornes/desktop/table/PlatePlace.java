package millebornes.desktop.table;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import millebornes.desktop.geometry.OcclusionMeter;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;

/// The place of a plate of help.
///
/// @param tip the point that it points at
/// @param room the area that it must not leave
/// @param strip the y of the lower edge of the road
/// @param sky the y below the banner, where it lies if it would cover pieces otherwise
/// @param meter measures how much of the game lies under it
/// @param pieces the areas that it must not cover
/// @param text the factor by which text is larger than designed
record PlatePlace(
        Point tip, Rect room, double strip, double sky, OcclusionMeter meter, List<Rect> pieces, double text) {

    /// The greatest scale of pictures in one line.
    private static final double LARGEST = 1.2;

    /// The y down to which a plate may reach: its tail needs the rest.
    double low() {
        return tip.y() - BubbleTailShape.HEIGHT / 2;
    }

    /// The lower edges that are tried: in the foot, above its seats and buttons, and on the board.
    double[] bottoms() {
        double seats = pieces.stream()
                .mapToDouble(Rect::y)
                .filter(y -> y > strip)
                .min()
                .orElse(low());
        return new double[] {low(), Math.min(low(), seats), Math.min(low(), room.bottom())};
    }

    /// The scales of pictures in one line below the road that are tried, from the largest.
    ///
    /// @param least the least scale
    List<Double> scalesInLine(double least) {
        return Arrays.stream(bottoms())
                .map(bottom -> (bottom - strip - 2 * Sizes.SMALL_GAP) / (2 * HelpPlateGraphics.RADIUS))
                .boxed()
                .map(scale -> Math.min(LARGEST * text, scale))
                .filter(scale -> scale > least)
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    /// The area of pieces under a plate, in square px.
    double covered(Rect plateRect) {
        return pieces.stream().mapToDouble(plateRect::common).sum();
    }
}
