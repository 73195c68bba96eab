package millebornes.desktop.theme;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.geometry.Point2D;
import javafx.scene.paint.Color;

/// Creates the palettes of the land's light, which changes with the leader's way from Paris to the sea: in the day
/// theme from dawn to sunset, in the night theme from dusk to first light. The high-contrast theme does not change.
///
/// Only the land changes; pieces and texts keep their colours.
public final class JourneyLightPalettes {

    private static final String FILE = "/theme/daylight.properties";
    private static final int COLUMNS = 6;

    /// The value in the file that stands for the theme's own colour.
    private static final String OWN = "-";

    /// The column of an hour with all of the theme's own colours.
    private static final int USUAL = -1;

    /// The position of the sun in the drawing of the land, in board units, from which it is moved.
    public static final Point2D DRAWN_SUN = new Point2D(980, 112);

    private static final List<Hour> DAY = List.of(
            new Hour(0, 0, new Point2D(150, 118)),
            new Hour(0.25, USUAL, new Point2D(370, 46)),
            new Hour(0.5, 1, new Point2D(600, 6)),
            new Hour(0.75, 2, new Point2D(880, 52)),
            new Hour(1, 3, new Point2D(980, 118)));

    private static final List<Hour> NIGHT = List.of(
            new Hour(0, 4, DRAWN_SUN),
            new Hour(0.25, USUAL, DRAWN_SUN),
            new Hour(0.75, USUAL, DRAWN_SUN),
            new Hour(1, 5, DRAWN_SUN));

    private static final List<Hour> ALWAYS = List.of(new Hour(0, USUAL, DRAWN_SUN), new Hour(1, USUAL, DRAWN_SUN));

    /// The light at one point of the way; in between it is interpolated.
    ///
    /// @param at the share of the way, 0 in Paris, 1 at the sea
    /// @param column the column of the file with the colours, from 0, or [#USUAL]
    /// @param sun the centre of the sun, in board units
    private record Hour(double at, int column, Point2D sun) {}

    private JourneyLightPalettes() {}

    /// The palette of a theme when the leader has driven a share of the way.
    ///
    /// @param way 0 in Paris, 1 at the sea
    /// @throws IllegalArgumentException for a share below 0 or above 1
    public static Palette palette(ColourTheme theme, double way) {
        List<Hour> hours = hours(theme);
        int later = next(hours, way);
        Hour fromHour = hours.get(later - 1);
        Hour toHour = hours.get(later);
        return mixed(palette(theme, fromHour), palette(theme, toHour), share(fromHour, toHour, way));
    }

    /// The centre of the sun when the leader has driven a share of the way, in board units.
    ///
    /// @throws IllegalArgumentException for a share below 0 or above 1
    public static Point2D sun(ColourTheme theme, double way) {
        List<Hour> hours = hours(theme);
        int later = next(hours, way);
        Hour fromHour = hours.get(later - 1);
        Hour toHour = hours.get(later);
        return fromHour.sun().interpolate(toHour.sun(), share(fromHour, toHour, way));
    }

    private static List<Hour> hours(ColourTheme theme) {
        return switch (theme) {
            case DAY -> DAY;
            case NIGHT -> NIGHT;
            case HIGH_CONTRAST -> ALWAYS;
        };
    }

    private static int next(List<Hour> hours, double way) {
        if (!(way >= 0 && way <= 1)) {
            throw new IllegalArgumentException("no share of the way: " + way);
        }
        int later = 1;
        while (hours.get(later).at() < way) {
            later++;
        }
        return later;
    }

    private static double share(Hour fromHour, Hour toHour, double way) {
        return (way - fromHour.at()) / (toHour.at() - fromHour.at());
    }

    private static Palette palette(ColourTheme theme, Hour hour) {
        return hour.column() == USUAL ? theme.palette() : Tables.of(theme).get(hour.column());
    }

    private static Palette mixed(Palette palette, Palette otherPalette, double share) {
        Map<String, Color> colors = new HashMap<>(palette.colors());
        for (String role : Tables.ROLES) {
            colors.put(role, palette.color(role).interpolate(otherPalette.color(role), share));
        }
        return new Palette(colors);
    }

    /// The colour tables, loaded on first use.
    private static final class Tables {

        private static final Map<String, List<String>> FILED = ColourTableReader.read(FILE, COLUMNS);
        static final List<String> ROLES = List.copyOf(FILED.keySet());
        private static final List<Palette> BY_DAY = all(ColourTheme.DAY);
        private static final List<Palette> BY_NIGHT = all(ColourTheme.NIGHT);

        static List<Palette> of(ColourTheme theme) {
            return theme == ColourTheme.DAY ? BY_DAY : BY_NIGHT;
        }

        private static List<Palette> all(ColourTheme theme) {
            List<Palette> hours = new ArrayList<>();
            for (int column = 0; column < COLUMNS; column++) {
                hours.add(hour(theme, column));
            }
            return hours;
        }

        private static Palette hour(ColourTheme theme, int column) {
            Map<String, Color> colors = new HashMap<>(theme.palette().colors());
            FILED.forEach((role, values) -> {
                String value = values.get(column);
                // The role is looked up even when it keeps its own color, so that an unknown one is refused.
                colors.put(role, value.equals(OWN) ? theme.palette().color(role) : Color.web(value));
            });
            return new Palette(colors);
        }
    }
}
