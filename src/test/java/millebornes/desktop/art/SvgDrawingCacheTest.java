package millebornes.desktop.art;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SvgDrawingCacheTest {

    private static final Path FOLDER = Path.of("resources", "art");
    private static final double PAPER_EDGE = 3.5;

    static Stream<String> names() throws IOException {
        try (var files = Files.list(FOLDER)) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".svg"))
                    .map(name -> name.substring(0, name.length() - ".svg".length()))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    static Stream<Card> cards() {
        return Card.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyDrawingCanBeBuiltInEveryTheme(String name) {
        for (ColourTheme theme : ColourTheme.values()) {
            var group = Gallery.onToolkit(() -> new ThemedSvgDrawings(theme.palette(), new PictureCache()).draw(name));
            assertThat(group.isMouseTransparent()).isTrue();
        }
    }

    @Test
    void drawingsNameOnlyRolesThatEveryThemeHas() throws IOException {
        var used = new TreeSet<String>();
        for (String name : names().toList()) {
            Pattern.compile("var\\(--([a-z0-9-]+)\\)")
                    .matcher(Files.readString(FOLDER.resolve(name + ".svg")))
                    .results()
                    .forEach(match -> used.add(match.group(1)));
        }
        for (ColourTheme theme : ColourTheme.values()) {
            assertThat(theme.palette().colors().keySet()).containsAll(used);
        }
    }

    @Test
    void aMissingDrawingIsRefused() {
        assertThatThrownBy(() -> new SvgDrawingCache().named("unicorn")).hasMessageContaining("unicorn");
    }

    @ParameterizedTest
    @MethodSource("cards")
    void aCardHasTwoFacesOfItsSize(Card card) {
        var art = ArtFactory.in(ColourTheme.DAY);
        var face = Gallery.onToolkit(() -> art.cards().face(card, "Nom"));
        var junior = Gallery.onToolkit(() -> art.cards().juniorFace(card, List.of(Livery.values())));
        for (Group side : List.of(face, junior)) {
            assertThat(side.getLayoutBounds().getWidth()).isEqualTo(Sizes.CARD_WIDTH);
            assertThat(side.getLayoutBounds().getHeight()).isEqualTo(Sizes.CARD_HEIGHT);
        }
        assertThat(texts(junior).map(Text::getText)).doesNotContain("Nom");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Accident",
                "Véhicule prioritaire",
                "Fin de limite de vitesse",
                "End of Speed Limit",
                "Emergency Vehicle",
                "Puncture-proof Tyres",
                "Anticonstitutionnellement"
            })
    void aNameFitsIntoItsFoot(String name) {
        var face =
                Gallery.onToolkit(() -> ArtFactory.in(ColourTheme.DAY).cards().face(Hazard.ACCIDENT, name));
        var lines = texts(face).toList();
        assertThat(String.join(" ", lines.stream().map(Text::getText).toList())).isEqualTo(name);
        assertThat(lines).hasSizeLessThanOrEqualTo(2).allSatisfy(line -> {
            var bounds = line.getLayoutBounds();
            assertThat(bounds.getMinX()).isGreaterThanOrEqualTo(PAPER_EDGE);
            assertThat(bounds.getMaxX()).isLessThanOrEqualTo(Sizes.CARD_WIDTH - PAPER_EDGE);
            assertThat(bounds.getMaxY()).isLessThanOrEqualTo(Sizes.CARD_HEIGHT);
        });
    }

    @Test
    void theBackReadsBothWaysUp() {
        var back = Gallery.checkDrawn(
                Gallery.onToolkit(() -> ArtFactory.in(ColourTheme.DAY).cards().back()),
                "card-back",
                Sizes.CARD_WIDTH,
                Sizes.CARD_HEIGHT);
        int width = (int) Sizes.CARD_WIDTH;
        int height = (int) Sizes.CARD_HEIGHT;
        int differing = 0;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                var here = back.getPixelReader().getColor(x, y);
                var there = back.getPixelReader().getColor(width - 1 - x, height - 1 - y);
                boolean same = Math.abs(here.getRed() - there.getRed()) < 0.25
                        && Math.abs(here.getGreen() - there.getGreen()) < 0.25
                        && Math.abs(here.getBlue() - there.getBlue()) < 0.25;
                differing += same ? 0 : 1;
            }
        }
        // Edges of letters and curves are smoothed differently at the two ends.
        assertThat(differing).isLessThan(width * height / 50);
    }

    @Test
    void aCarsLetterStaysUprightWhileTheCarTurns() {
        for (Livery livery : Livery.values()) {
            var car = Gallery.onToolkit(
                    () -> ArtFactory.in(ColourTheme.DAY).cars().car(livery));
            car.heading(137);
            var letter = texts(car).findFirst().orElseThrow();
            var transform = letter.getLocalToSceneTransform();
            assertThat(letter.getText()).isEqualTo(livery.letter());
            assertThat(Math.abs(transform.getMxy())).isLessThan(1e-9);
            assertThat(transform.getMxx()).isPositive();
        }
    }

    @Test
    void aCarShowsItsLetter() {
        var cars = ArtFactory.in(ColourTheme.DAY).cars();
        assertThat(texts(Gallery.onToolkit(() -> cars.onRoad(Livery.B)))).hasSize(1);
    }

    @Test
    void aPageIsNoSmallerThanTheBoard() {
        for (ColourTheme theme : ColourTheme.values()) {
            var poster = Gallery.onToolkit(() -> ArtFactory.in(theme).scenery().home());
            assertThat(poster.getLayoutBounds().contains(0, 0, Sizes.BOARD_WIDTH, Sizes.BOARD_HEIGHT))
                    .isTrue();
        }
    }

    @Test
    void everyRoleIsUsedByADrawingAStylesheetOrTheCode() throws IOException {
        var used = new StringBuilder(Files.readString(Path.of("resources", "theme", "theme.css")));
        for (String name : names().toList()) {
            used.append(Files.readString(FOLDER.resolve(name + ".svg")));
        }
        for (ColourRole role : ColourRole.values()) {
            used.append("--").append(role.id()).append(' ');
        }
        for (Livery livery : Livery.values()) {
            for (String part : List.of("", "-dark", "-lit", "-mark", "-letter", "-plate", "-on-plate")) {
                used.append("--").append(Palette.role(livery, part)).append(' ');
            }
        }
        for (String role : ColourTheme.DAY.palette().colors().keySet()) {
            assertThat(used).containsPattern("-" + role + "[ ;,)]");
        }
    }

    @ParameterizedTest
    @MethodSource("cards")
    void aCardHasASymbolAndASignOfItsFamily(Card card) {
        var art = ArtFactory.in(ColourTheme.DAY);
        assertThat(Gallery.onToolkit(() -> art.cards().symbol(card)).getChildren())
                .isNotEmpty();
        var family = Gallery.onToolkit(() -> art.cards().family(card));
        assertThat(family.getLayoutBounds().getWidth()).isBetween(16.0, 26.0);
    }

    private static Stream<Text> texts(Node node) {
        return SceneContents.nodes(node).filter(Text.class::isInstance).map(Text.class::cast);
    }
}
