package millebornes.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.DrawingPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The stylesheet uses the sizes and radii of the program's design and no others; one picture shows them all.
class DesignTokensTest {

    private static final Pattern FONT_SIZE = Pattern.compile("font-size: ([^;]+);");
    private static final Pattern RADIUS = Pattern.compile("(?:background|border)-radius: ([^; ,]+);");
    private static final String PILL = "10em";
    private static final String NONE = "0";
    private static final List<Double> RADII =
            List.of(Sizes.PANEL_RADIUS, Sizes.TILE_RADIUS, Sizes.PICTURE_RADIUS, Sizes.SEAT_RADIUS);
    private static final double BOX = 90;
    private static final double SIGN = 46;

    @Test
    void lettersHaveTheSizesOfTheDesign() throws IOException {
        List<Double> sizes = Arrays.stream(FontSize.values())
                .map(size -> rounded(size.pixels() / FontSize.BODY.pixels()))
                .toList();
        assertThat(values(FONT_SIZE))
                .isNotEmpty()
                .allSatisfy(value -> assertThat(value).endsWith("em"))
                .allSatisfy(value -> assertThat(sizes)
                        .contains(rounded(Double.parseDouble(value.substring(0, value.length() - 2)))));
    }

    /// Rings around something have larger radii than it has; they are listed with it and are not looked at. What ends at the
    /// edge of the window has no radius.
    @Test
    void cornersHaveTheRadiiOfTheDesign() throws IOException {
        assertThat(values(RADIUS))
                .isNotEmpty()
                .allMatch(value -> value.equals(PILL) || value.equals(NONE) || RADII.contains(Double.valueOf(value)));
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void onePageShowsThem(ColourTheme theme) {
        Scene scene = Gallery.onToolkit(() -> {
            VBox page = new VBox(Sizes.GAP, panel(types()), panel(buttons()), panel(radii(), signs(theme)));
            page.getStyleClass().add(StyleClasses.PAGE);
            Scene shown = new Scene(page, 1280, 800);
            SceneStyler.scene(shown, new AppearanceSettings(theme, TextScale.NORMAL));
            return shown;
        });
        Gallery.check(scene, "tokens-" + theme.name().toLowerCase(Locale.ROOT));
        assertThat(scene.getRoot().lookupAll("." + StyleClasses.MAIN_BUTTON)).hasSize(1);
    }

    private static Node types() {
        HBox types = new HBox(Sizes.GAP);
        for (FontSize size : FontSize.values()) {
            Label label = new Label(size.name().toLowerCase(Locale.ROOT) + " " + (int) size.pixels());
            SceneStyler.textSize(label, size.pixels());
            types.getChildren().add(label);
        }
        return types;
    }

    /// Every kind of button with its meaning.
    private static Node buttons() {
        HBox buttons = new HBox(Sizes.GAP);
        buttons.getChildren()
                .addAll(
                        button("next step", StyleClasses.MAIN_BUTTON, StyleClasses.LARGE),
                        button("yes, play", StyleClasses.GO_BUTTON),
                        button("other action"),
                        button("on paper", StyleClasses.PAPER_BUTTON),
                        button("go on", StyleClasses.DARK_BUTTON),
                        button("loses something", StyleClasses.DANGER_BUTTON),
                        button("link", StyleClasses.FLAT_BUTTON));
        return buttons;
    }

    private static Button button(String meaning, String... styles) {
        Button button = new Button(meaning);
        button.getStyleClass().addAll(styles);
        return button;
    }

    private static Node radii() {
        HBox radii = new HBox(Sizes.GAP);
        for (double radius : RADII) {
            Rectangle box = new Rectangle(BOX, BOX);
            box.setArcWidth(2 * radius);
            box.setArcHeight(2 * radius);
            radii.getChildren().addAll(box, new Label(String.valueOf((int) radius)));
        }
        return radii;
    }

    private static Node signs(ColourTheme theme) {
        HBox signs = new HBox(Sizes.GAP);
        for (PageSign sign : PageSign.values()) {
            signs.getChildren().add(new DrawingPane(ArtFactory.in(theme).signs().page(sign), SIGN, SIGN));
        }
        return signs;
    }

    private static VBox panel(Node... things) {
        VBox panel = new VBox(Sizes.GAP, things);
        panel.getStyleClass().add(StyleClasses.PANEL);
        return panel;
    }

    private static double rounded(double em) {
        return Math.round(em * 100) / 100.0;
    }

    private static List<String> values(Pattern pattern) throws IOException {
        try (InputStream sheet =
                Objects.requireNonNull(SceneStyler.class.getResourceAsStream("/theme/theme.css"), "theme.css")) {
            String css = new String(sheet.readAllBytes(), StandardCharsets.UTF_8);
            return pattern.matcher(css)
                    .results()
                    .map((MatchResult found) -> found.group(1))
                    .toList();
        }
    }
}
