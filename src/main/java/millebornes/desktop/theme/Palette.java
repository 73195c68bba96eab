package millebornes.desktop.theme;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.paint.Color;
import millebornes.engine.table.Livery;

/// The colour of every role in one theme.
///
/// A colour that is wholly transparent means "not drawn here": the night has no parasols, the day no stars.
public record Palette(Map<String, Color> colors) {

    public Palette {
        colors = Map.copyOf(colors);
    }

    /// Parses a colour of a drawing that is the same in every theme, such as `#F2B93B`.
    ///
    /// @throws IllegalArgumentException when it is not a colour
    public static Color parse(String value) {
        return Color.web(value);
    }

    /// The colour of a role.
    public Color color(ColourRole role) {
        return color(role.id());
    }

    /// The colour of a role, at `opacity` times its own opacity (0 to 1).
    public Color color(ColourRole role, double opacity) {
        return color(role).deriveColor(0, 1, 1, opacity);
    }

    /// The colour of a role by its name in drawings, such as `road-edge`.
    ///
    /// @throws IllegalArgumentException when the theme has no such role
    public Color color(String role) {
        var color = colors.get(role);
        if (color == null) {
            throw new IllegalArgumentException("no colour for the role " + role);
        }
        return color;
    }

    /// The colour of a livery's cars. Small text is not readable on every one of them: see [#plate].
    public Color main(Livery livery) {
        return color(role(livery, ""));
    }

    public Color dark(Livery livery) {
        return color(role(livery, "-dark"));
    }

    public Color lit(Livery livery) {
        return color(role(livery, "-lit"));
    }

    /// The colour of a livery as a background of text: [#onPlate] has a contrast of at least 4.5 on it.
    public Color plate(Livery livery) {
        return color(role(livery, "-plate"));
    }

    public Color onPlate(Livery livery) {
        return color(role(livery, "-on-plate"));
    }

    /// The colour of an outline around the livery's colour on a light background, if the two are hard to tell apart.
    public Optional<Color> edge(Livery livery) {
        return Optional.ofNullable(colors.get(role(livery, "-edge")));
    }

    /// The name of the role of one of a livery's colours, as drawings and stylesheets (after `-mb-`) use it.
    ///
    /// @param part empty for the body, or `-dark`, `-lit`, `-mark`, `-letter`, `-plate`, `-on-plate`, `-ring`, `-edge`
    public static String role(Livery livery, String part) {
        return "car-" + livery.name().toLowerCase(Locale.ROOT) + part;
    }

    /// This palette for pieces on the dark foot of the table, where the rim must be light in every theme.
    public Palette onFoot() {
        return with(ColourRole.RIM, color(ColourRole.RIM_ON_FOOT));
    }

    /// This palette with another colour for one role.
    public Palette with(ColourRole role, Color color) {
        return with(role.id(), color);
    }

    /// This palette with another colour for one role, given by its name in drawings.
    public Palette with(String role, Color color) {
        var changed = new HashMap<>(colors);
        changed.put(role, color);
        return new Palette(changed);
    }
}
