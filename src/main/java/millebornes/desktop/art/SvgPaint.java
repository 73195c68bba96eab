package millebornes.desktop.art;

import java.util.List;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import millebornes.desktop.theme.Palette;

/// The paint of a stroke or fill, before a palette resolves its role.
sealed interface SvgPaint {

    SvgPaint NONE = new FixedColour(Color.TRANSPARENT);

    /// The paint in a palette; [Color#TRANSPARENT] means "not drawn".
    Paint in(Palette palette);

    /// A colour that is the same in every theme.
    record FixedColour(Color color) implements SvgPaint {
        @Override
        public Paint in(Palette palette) {
            return color;
        }
    }

    /// The colour of a role.
    record RoleColour(String role) implements SvgPaint {
        @Override
        public Paint in(Palette palette) {
            return palette.color(role);
        }
    }

    /// One stop of a gradient.
    record GradientStop(double offset, SvgPaint ink, double opacity) {
        Stop in(Palette palette) {
            var color = ink.in(palette) instanceof Color plain ? plain : Color.TRANSPARENT;
            return new Stop(offset, color.deriveColor(0, 1, 1, opacity));
        }
    }

    /// A gradient along a line, or from the centre when `radial`, over the bounding box of the shape.
    record Gradient(boolean radial, double x1, double y1, double x2, double y2, List<GradientStop> shades)
            implements SvgPaint {
        public Gradient {
            shades = List.copyOf(shades);
        }

        @Override
        public Paint in(Palette palette) {
            var stops = shades.stream().map(stop -> stop.in(palette)).toList();
            if (stops.stream().allMatch(stop -> stop.getColor().getOpacity() == 0)) {
                return Color.TRANSPARENT;
            }
            return radial
                    ? new RadialGradient(0, 0, 0.5, 0.5, 0.5, true, null, stops)
                    : new LinearGradient(x1, y1, x2, y2, true, null, stops);
        }
    }
}
