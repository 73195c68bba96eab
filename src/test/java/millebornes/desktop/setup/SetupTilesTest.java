package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Background;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Contrast;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTilesTest {

    @ParameterizedTest
    @EnumSource(Language.class)
    void fourPlayersAndAllEditionsAreSeenAtOnce(Language language) {
        Scene scene = ScreenCapture.check(
                "setup-seen-" + language.tag(), ScreenCapture.context(language), SetupTilesTest::four, 1280, 800);
        double foot =
                Gallery.onToolkit(() -> seen(scene.lookup("#play").getParent()).getMinY());
        List<String> ids = Stream.concat(
                        Stream.of("add-player"),
                        Editions.ALL.stream()
                                .filter(edition -> !edition.equals(Editions.BOARD))
                                .map(Edition::id)
                                .map("edition-"::concat))
                .toList();
        assertThat(ids)
                .hasSize(Editions.ALL.size())
                .allSatisfy(id -> assertThat(Gallery.onToolkit(
                                () -> seen(scene.lookup("#" + id)).getMaxY()))
                        .as(id)
                        .isLessThanOrEqualTo(foot));
    }

    /// Also in the smallest window nobody has to scroll to find out which games there are.
    @ParameterizedTest
    @EnumSource(Language.class)
    void allVariantsAndEditionsAreSeenInASmallWindow(Language language) {
        List<String> tiles = Stream.concat(
                        Stream.of(Variant.values()).map(variant -> "#variant-" + variant.name()),
                        Editions.ALL.stream()
                                .filter(edition -> !edition.equals(Editions.BOARD))
                                .map(edition -> "#edition-" + edition.id()))
                .toList();
        for (LastSetup setup : List.of(LastSetup.FIRST, SetupGalleryTest.FOUR)) {
            Scene scene = ScreenCapture.check(
                    "setup-seen-small-" + language.tag(),
                    ScreenCapture.context(language),
                    context -> SetupGalleryTest.screen(context, setup),
                    1024,
                    700);
            assertThat(tiles)
                    .allSatisfy(tile -> assertThat(SceneContents.isSeenWhole(scene, tile))
                            .as(tile)
                            .isTrue());
        }
    }

    /// All four players are visible without scrolling at large text.
    @Test
    void fourPlayersAreSeenBesideLargeText() {
        ScreenContext context = ScreenCapture.context(ColourTheme.DAY, 200);
        Map.of(1024, 700, 1280, 800).forEach((width, height) -> {
            Scene scene = ScreenCapture.checkLayout("setup-four-seen", context, SetupTilesTest::four, width, height);
            assertThat(List.of("#seat-0-name", "#seat-1-name", "#seat-2-name", "#seat-3-name"))
                    .allSatisfy(name -> assertThat(SceneContents.isSeenWhole(scene, name))
                            .as(name)
                            .isTrue());
        });
    }

    /// Beside large text all editions are in sight, the variants' names are of one size and the foot tells who begins.
    @ParameterizedTest
    @ValueSource(ints = {150, 200})
    void largeTextLeavesRoomForEveryEdition(int percent) {
        ScreenContext context = ScreenCapture.context(ColourTheme.DAY, percent);
        Scene scene = ScreenCapture.check("setup-seen-" + percent, context, SetupTilesTest::four, 1920, 1080);
        assertThat(Editions.ALL)
                .filteredOn(edition -> !edition.equals(Editions.BOARD))
                .allSatisfy(edition -> assertThat(SceneContents.isSeenWhole(scene, "#edition-" + edition.id()))
                        .as(edition.id())
                        .isTrue());
        assertThat(Stream.of(Variant.values())
                        .map(variant -> letters(scene, variant))
                        .distinct())
                .hasSize(1);
        assertThat(SceneContents.texts(scene)).anyMatch(text -> text.contains("Lou "));
    }

    /// Cars are large in their boxes of the grid, and whole.
    @ParameterizedTest
    @CsvSource({"1280, 800, 120", "1024, 700, 100"})
    void carsFillTheirBoxesOfTheGrid(int width, int height, double least) {
        Scene scene = ScreenCapture.check(
                "setup-grid-" + width, ScreenCapture.context(Language.FRENCH), SetupTilesTest::four, width, height);
        for (int seat = 0; seat < 4; seat++) {
            Parent box = (Parent) scene.lookup("#seat-" + seat + "-car StartingGridBox");
            Bounds car = box.getChildrenUnmodifiable().getLast().getBoundsInParent();
            assertThat(car.getWidth()).as("seat %s", seat).isGreaterThanOrEqualTo(least);
            assertThat(box.getLayoutBounds().contains(car)).as("seat %s", seat).isTrue();
        }
    }

    /// The button that starts the game is the largest of the foot.
    @ParameterizedTest
    @CsvSource({"1280, 800", "1024, 700"})
    void theButtonToPlayIsLarge(int width, int height) {
        Scene scene = ScreenCapture.checkLayout(
                "setup-play", ScreenCapture.context(Language.FRENCH), SetupTilesTest::four, width, height);
        Bounds play = seen(scene.lookup("#play"));
        assertThat(play.getWidth()).isGreaterThanOrEqualTo(230);
        assertThat(play.getHeight()).isGreaterThanOrEqualTo(76);
    }

    /// The names of variants are never broken in the usual window, and each locked tile says why beside large text, too.
    @ParameterizedTest
    @EnumSource(Language.class)
    void variantsHaveNamesOfOneLineAndLocksAReason(Language language) {
        for (LastSetup setup : List.of(LastSetup.FIRST, SetupGalleryTest.FOUR)) {
            Scene scene = ScreenCapture.checkLayout(
                    "setup-variants",
                    ScreenCapture.context(language),
                    context -> SetupGalleryTest.screen(context, setup),
                    1280,
                    800);
            assertThat(Stream.of(Variant.values())
                            .map(variant -> scene.lookup("#variant-" + variant.name() + " .mb-tile-name .text"))
                            .map(text -> text.getLayoutBounds().getHeight())
                            .distinct())
                    .hasSize(1);
        }
        ScreenContext large = ScreenCapture.context(ColourTheme.DAY, 200);
        Scene scene = ScreenCapture.checkLayout("setup-locks", large, SetupTilesTest::four, 1920, 1080);
        assertThat(reasons(scene)).contains(large.words().text("variant.locked.seats.short", "2 ou 3"));
    }

    /// The size of the letters of a variant's name as drawn, in px.
    private static double letters(Scene scene, Variant variant) {
        return Gallery.onToolkit(() -> ((Text) scene.lookup("#variant-" + variant.name() + " .mb-tile-name .text"))
                .getFont()
                .getSize());
    }

    /// The tiles of all options of a line, of whatever group, are about equally wide; the gaps between the groups of
    /// several lines are at the same x.
    @Test
    void theTilesOfALineOfOptionsAreAboutEquallyWide() {
        Scene scene = page(ColourTheme.DAY);
        Gallery.onToolkit(() -> {
            ((Button) scene.lookup("#more-settings")).fire();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
        Map<Double, Set<Double>> widths = Gallery.onToolkit(() -> scene.getRoot().lookupAll(".mb-picture-tile").stream()
                .filter(tile -> tile.getId().startsWith("option-"))
                .collect(Collectors.groupingBy(
                        tile -> seen(tile).getMinY(),
                        Collectors.mapping(tile -> tile.getLayoutBounds().getWidth(), Collectors.toSet()))));
        assertThat(widths).isNotEmpty();
        assertThat(widths.values())
                .allSatisfy(line -> assertThat(Collections.max(line) / Collections.min(line))
                        .isLessThan(1.15));
        assertThat(Gallery.onToolkit(() -> Stream.of("#setup-group-points", "#setup-group-teams")
                        .map(scene::lookup)
                        .map(panel -> seen(panel).getMinX())
                        .distinct()))
                .hasSize(1);
    }

    /// The headings of both halves are on one line.
    @ParameterizedTest
    @ValueSource(ints = {100, 200})
    void headingsAreOnOneLine(int percent) {
        ScreenContext context = ScreenCapture.context(ColourTheme.DAY, percent);
        Scene scene = ScreenCapture.check("setup-headings-" + percent, context, SetupTilesTest::four, 1280, 800);
        List<Double> tops = Gallery.onToolkit(() -> scene.getRoot().lookupAll("." + StyleClasses.PANEL_TITLE).stream()
                .filter(label -> List.of(
                                context.words().text("setup.who"),
                                context.words().text("setup.which"))
                        .contains(((Label) label).getText()))
                .map(label -> seen(label).getMinY())
                .toList());
        assertThat(tops).hasSize(2);
        assertThat(tops.getFirst()).isEqualTo(tops.getLast());
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void aTileShowsWhatTheMouseAndTheKeyboardDo(ColourTheme theme) {
        Scene scene = page(theme);
        Region tile = (Region) scene.lookup("#edition-duel");
        Background usual = tile.getBackground();
        Background hovered = Gallery.onToolkit(() -> with(tile, "hover"));
        Background pressed = Gallery.onToolkit(() -> with(tile, "pressed"));
        Background focused = Gallery.onToolkit(() -> with(tile, "focus-visible"));
        assertThat(List.of(usual, hovered, pressed, focused)).doesNotHaveDuplicates();
        Color ring = (Color) focused.getFills().getFirst().getFill();
        assertThat(Contrast.contrast(ring, theme.palette().color(ColourRole.PAPER)))
                .isGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void whatCannotBeHadIsLockedAndSaysWhy(ColourTheme theme) {
        Scene scene = page(theme);
        assertThat(reasons(scene))
                .contains(ScreenCapture.context(theme, 100).words().text("variant.locked.seats", "2 ou 3"));
        Gallery.onToolkit(() -> {
            ((Button) scene.lookup("#more-settings")).fire();
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            return true;
        });
        assertThat(scene.lookup("#option-TARGET")).isNull();
        assertThat(scene.lookup("#option-CAPOT")).isNotNull();
        assertThat(reasons(scene))
                .contains(ScreenCapture.context(theme, 100).words().text("option.ADJACENT_PARTNERS.locked"))
                .doesNotContain(ScreenCapture.context(theme, 100).words().text("option.CAPOT.hint"));
    }

    /// The texts of locked tiles.
    private static List<String> reasons(Scene scene) {
        return Gallery.onToolkit(() -> scene.getRoot().lookupAll("." + StyleClasses.LOCKED + " .label").stream()
                .map(label -> ((Label) label).getText())
                .toList());
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void aSeatIsTakenAwayByAFinger(ColourTheme theme) {
        Scene scene = page(theme);
        for (int seat = 0; seat < 4; seat++) {
            Region remove = (Region) scene.lookup("#seat-" + seat + "-remove");
            assertThat(remove.getWidth()).isGreaterThanOrEqualTo(Sizes.TARGET);
            assertThat(remove.getHeight()).isGreaterThanOrEqualTo(Sizes.TARGET);
        }
    }

    private static Scene page(ColourTheme theme) {
        return ScreenCapture.check(
                "setup-tiles-" + theme.name(), ScreenCapture.context(theme, 100), SetupTilesTest::four, 1280, 800);
    }

    private static AppScreen four(ScreenContext context) {
        return SetupGalleryTest.screen(context, SetupGalleryTest.FOUR);
    }

    private static Background with(Region tile, String state) {
        PseudoClass pseudo = PseudoClass.getPseudoClass(state);
        tile.pseudoClassStateChanged(pseudo, true);
        tile.getScene().getRoot().applyCss();
        Background background = tile.getBackground();
        tile.pseudoClassStateChanged(pseudo, false);
        tile.getScene().getRoot().applyCss();
        return background;
    }

    private static Bounds seen(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
