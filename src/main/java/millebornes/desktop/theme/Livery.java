package millebornes.desktop.theme;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.paint.Color;
import millebornes.engine.table.CarLetter;

/// How each [CarLetter] is painted. Each differs from the others in three ways: colour, shape of its mark (as drawn),
/// and letter (its name).
public enum Livery {
    A,
    B,
    C,
    D,
    E,
    F;

    private static final List<Livery> ALL = List.of(values());

    /// The livery of car number `index`, 0 to 5.
    public static Livery of(int index) {
        return ALL.get(index);
    }

    /// The livery of that look.
    public static Livery of(CarLetter look) {
        return valueOf(look.name());
    }

    /// The owner of the livery.
    public CarLetter look() {
        return CarLetter.valueOf(name());
    }

    /// The letter on the roof.
    public String letter() {
        return name();
    }

    /// The car's own colour. Small text is not readable on every one of them: see [#plate].
    public Color main(Palette palette) {
        return palette.color(role(""));
    }

    public Color dark(Palette palette) {
        return palette.color(role("-dark"));
    }

    public Color lit(Palette palette) {
        return palette.color(role("-lit"));
    }

    /// The car's colour as a ground for text: [#onPlate] on it has a contrast of 4.5 and more.
    public Color plate(Palette palette) {
        return palette.color(role("-plate"));
    }

    public Color onPlate(Palette palette) {
        return palette.color(role("-on-plate"));
    }

    /// What surrounds the car's own colour on a light ground, where the two are hard to tell apart.
    public Optional<Color> edge(Palette palette) {
        return Optional.ofNullable(palette.colors().get(role("-edge")));
    }

    /// The role of one of the livery's colours, as drawings and stylesheets (after `-mb-`) name it.
    ///
    /// @param part empty for the body, or `-dark`, `-lit`, `-mark`, `-letter`, `-plate`, `-on-plate`, `-ring`, `-edge`
    public String role(String part) {
        return "car-" + name().toLowerCase(Locale.ROOT) + part;
    }

    /// The style class that puts this livery's plate behind a control and its ink on it.
    public String styleClass() {
        return "livery-" + name().toLowerCase(Locale.ROOT);
    }
}
