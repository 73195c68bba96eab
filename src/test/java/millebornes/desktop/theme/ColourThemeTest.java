package millebornes.desktop.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javafx.scene.paint.Color;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ColourThemeTest {

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void everyRoleHasAColourInEveryTheme(ColourTheme theme) {
        for (ColourRole role : ColourRole.values()) {
            assertThat(theme.palette().color(role)).as(role.id()).isNotNull();
        }
        for (Livery livery : Livery.values()) {
            assertThat(theme.palette().main(livery))
                    .isNotEqualTo(theme.palette().dark(livery));
            assertThat(theme.palette().lit(livery)).isNotEqualTo(theme.palette().main(livery));
        }
    }

    @Test
    void carsKeepTheirColoursInEveryTheme() {
        for (Livery livery : Livery.values()) {
            assertThat(ColourTheme.NIGHT.palette().main(livery))
                    .isEqualTo(ColourTheme.DAY.palette().main(livery));
            assertThat(ColourTheme.HIGH_CONTRAST.palette().main(livery))
                    .isEqualTo(ColourTheme.DAY.palette().main(livery));
        }
    }

    @Test
    void anUnknownRoleIsRefused() {
        assertThatThrownBy(() -> ColourTheme.DAY.palette().color("no-such-role"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no-such-role");
    }

    @Test
    void piecesOnTheFootHaveALightRim() {
        assertThat(ColourTheme.HIGH_CONTRAST.palette().color(ColourRole.RIM)).isEqualTo(Color.BLACK);
        assertThat(ColourTheme.HIGH_CONTRAST.palette().onFoot().color(ColourRole.RIM))
                .isEqualTo(Color.WHITE);
    }

    @Test
    void oneRoleCanBeChangedWithoutTouchingTheTheme() {
        var palette = ColourTheme.DAY.palette();
        assertThat(palette.with(ColourRole.INK, Color.RED).color(ColourRole.INK))
                .isEqualTo(Color.RED);
        assertThat(palette.color(ColourRole.INK)).isNotEqualTo(Color.RED);
    }

    @Test
    void theStylesheetKnowsOnlyRolesThatExist() throws IOException {
        var css = Files.readString(Path.of("resources", "theme", "theme.css"));
        var own = Pattern.compile("(-mb-[a-z0-9-]+):")
                .matcher(css)
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toSet());
        var roles = ColourTheme.DAY.palette().colors().keySet();
        var used = new TreeSet<String>();
        Pattern.compile("-mb-[a-z0-9-]+").matcher(css).results().forEach(match -> used.add(match.group()));
        assertThat(used).allMatch(name -> own.contains(name) || roles.contains(name.substring("-mb-".length())));
    }

    @Test
    void everyStyleClassThatIsNamedIsInTheStylesheet() throws IOException, IllegalAccessException {
        var css = Files.readString(Path.of("resources", "theme", "theme.css"));
        for (var constant : StyleClasses.class.getFields()) {
            assertThat(css).contains("." + constant.get(null));
        }
        for (Livery livery : Livery.values()) {
            assertThat(css).contains("." + StyleClasses.livery(livery));
        }
    }

    @Test
    void textScalesBetween100And200Percent() {
        assertThat(new TextScale(150).of(20)).isEqualTo(30);
        assertThatThrownBy(() -> new TextScale(90)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TextScale(201)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aWeightIsFoundByItsNumber() {
        assertThat(TypefaceWeight.of("600")).isEqualTo(TypefaceWeight.SEMI_BOLD);
        assertThatThrownBy(() -> TypefaceWeight.of("300")).isInstanceOf(IllegalArgumentException.class);
    }
}
