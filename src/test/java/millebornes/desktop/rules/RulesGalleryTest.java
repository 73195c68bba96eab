package millebornes.desktop.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Dimension2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Language;
import millebornes.words.RuleCatalogue;
import millebornes.words.RulePage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesGalleryTest {

    /// The least height of a scene on the road, as a share of its width: a long drive has a wide one.
    private static final double LEAST_SHAPE = 0.25;

    @Test
    void theBook() {
        assertThat(ScreenCapture.checkEveryWay("rules", context -> new RulesScreen(context, "R-3.3", () -> {})))
                .allSatisfy(bookTaken -> {
                    isOpenAt(bookTaken.scene(), "R-3.3", bookTaken.context().language());
                    assertThat(bookTaken.shows("#search")).isTrue();
                    if (PageTitlePlate.isLarge(bookTaken.context())) {
                        assertThat(SceneContents.isSeenWhole(bookTaken.scene(), "#pages"))
                                .isTrue();
                    } else {
                        assertThat(bookTaken.scene().lookup("#rule-R-3-3").getStyleClass())
                                .contains(StyleClasses.ACTIVE);
                    }
                });
        Scene low = ScreenCapture.check(
                "rules-200-low",
                ScreenCapture.context(ColourTheme.DAY, 200),
                context -> new RulesScreen(context, "R-3.3", () -> {}),
                1280,
                720);
        isOpenAt(low, "R-3.3", Language.FRENCH);
    }

    /// Large text has a menu of all pages instead of the list, a menu of the links, and the picture beside the text.
    @ParameterizedTest
    @CsvSource({"1280, 800", "1024, 700"})
    void largeTextHasAMenuInsteadOfTheList(double width, double height) {
        Scene book = ScreenCapture.check(
                "rules-menu-200-" + (int) width,
                ScreenCapture.context(ColourTheme.DAY, 200),
                context -> new RulesScreen(context, "R-3.3", () -> {}),
                width,
                height);
        assertThat(book.lookup("#contents")).isNull();
        assertThat(SceneContents.isSeenWhole(book, "#pages")).isTrue();
        assertThat(((MenuButton) book.lookup("#see")).getItems().stream().map(MenuItem::getId))
                .containsExactly("see-R-1-4", "see-R-3-4", "see-R-3-5", "see-R-5-9");
        List<RulePage> pages = RuleCatalogue.of(Language.FRENCH).pages();
        assertThat(items(book).map(MenuItem::getText).toList())
                .containsSubsequence(pages.stream().map(RulePage::title).toList());
        RulePage last = pages.getLast();
        Gallery.onToolkit(() -> {
            items(book).filter(item -> last.title().equals(item.getText())).forEach(MenuItem::fire);
            return book;
        });
        Patience.settle();
        isOpenAt(book, last.id(), Language.FRENCH);
    }

    private static Stream<MenuItem> items(Scene book) {
        return ((MenuButton) book.lookup("#pages"))
                .getItems().stream()
                        .filter(Menu.class::isInstance)
                        .flatMap(chapter -> ((Menu) chapter).getItems().stream());
    }

    @Test
    void aSearchWithoutAFind() {
        ScreenCapture.checkInBothLanguages("rules-nothing", context -> {
            RulesScreen rulesScreen = new RulesScreen(context, "R-3.3", () -> {});
            rulesScreen.search("pieton");
            return rulesScreen;
        });
    }

    @Test
    void nothingThatIsPressedIsSmall() {
        Scene book = ScreenCapture.check(
                "rules-en-small",
                ScreenCapture.context(Language.ENGLISH),
                context -> new RulesScreen(context, "R-3.3", () -> {}),
                1024,
                700);
        assertThat(book.lookup("#page").lookupAll(".mb-see-also").stream()
                        .map(link -> link.localToScene(link.getLayoutBounds()).getHeight()))
                .isNotEmpty()
                .allMatch(high -> high >= Sizes.TARGET - 0.5);
        assertThat(book.getRoot().lookupAll(".mb-foot .button").stream()
                        .map(button ->
                                button.localToScene(button.getLayoutBounds()).getHeight()))
                .isNotEmpty()
                .allMatch(high -> high >= Sizes.TARGET - 0.5);
    }

    @Test
    void pagesThatAreTables() {
        for (String rule : new String[] {"R-1.1", "R-1.4", "R-1.5", "R-1.6", "R-3.2", "R-3.4", "R-4.3", "R-4.8"}) {
            take("rules-" + rule + "-fr", ScreenCapture.context(Language.FRENCH), rule);
        }
        for (RulePage page :
                RuleCatalogue.of(Language.FRENCH).sections().getFirst().pages()) {
            for (Language language : Language.values()) {
                take("rules-" + page.id() + "-" + language.tag(), ScreenCapture.context(language), page.id());
            }
            take("rules-" + page.id() + "-200", ScreenCapture.context(ColourTheme.DAY, 200), page.id());
        }
        take("rules-R-4.3-200", ScreenCapture.context(ColourTheme.DAY, 200), "R-4.3");
        take("rules-R-1.4-night", ScreenCapture.context(ColourTheme.NIGHT, 100), "R-1.4");
        take("rules-R-4.3-contrast", ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 100), "R-4.3");
    }

    @Test
    void overTheTableWithLargeText() {
        Scene popup = ScreenCapture.check(
                "rules-popup-200", ScreenCapture.context(ColourTheme.DAY, 200), RulesGalleryTest::popup, 1280, 720);
        isOpenAt(popup, "R-4.3", Language.FRENCH);
        assertThat(SceneContents.isSeenWhole(popup, "#rule-close")).isTrue();
    }

    private static AppScreen popup(ScreenContext context) {
        RulePopup popup = new RulePopup(context, "R-4.3", () -> {});
        return new AppScreen() {
            @Override
            public Parent root() {
                return popup;
            }

            @Override
            public void shown() {
                popup.takeFocus();
            }

            @Override
            public void hidden() {}
        };
    }

    private static void take(String name, ScreenContext context, String rule) {
        Scene book = ScreenCapture.check(
                name, context, screenContext -> new RulesScreen(screenContext, rule, () -> {}), 1280, 800);
        isOpenAt(book, rule, context.language());
        assertThat(book.lookup("#page").lookupAll("DrawingPane")).isNotEmpty();
        double foot =
                book.lookup("#" + PageFrameFactory.FOOT).localToScene(0, 0).getY();
        assertThat(book.getRoot().lookupAll("*"))
                .as("scenes on the road above the foot")
                .filteredOn(RoadScenesPane.class::isInstance)
                .allSatisfy(scenes -> assertThat(
                                scenes.localToScene(scenes.getLayoutBounds()).getMaxY())
                        .isLessThan(foot))
                .allSatisfy(scenes -> assertThat(((Pane) scenes)
                                .getChildren().stream()
                                        .filter(ImageView.class::isInstance)
                                        .map(Node::getLayoutBounds)
                                        .map(size -> new Dimension2D(size.getWidth(), size.getHeight()))
                                        .distinct())
                        .as("the size of the pictures")
                        .hasSize(1)
                        .allMatch(size -> size.getHeight() >= LEAST_SHAPE * size.getWidth()));
        assertThat(List.of("#page-previous", "#page-next"))
                .as("other pages, which are not mistaken for actions")
                .filteredOn(way -> book.lookup(way) != null)
                .isNotEmpty()
                .allMatch(way -> ((Labeled) book.lookup(way)).getText().matches("(?s)Page \\d+.*"));
        if (PageTitlePlate.isLarge(context)) {
            assertThat(SceneContents.isSeenWhole(book, "#see"))
                    .as("links of %s", rule)
                    .isTrue();
        }
    }

    private static void isOpenAt(Scene book, String rule, Language language) {
        assertThat(SceneContents.text(book, "#rule-title"))
                .isEqualTo(RuleCatalogue.page(rule, language).title());
        assertThat(SceneContents.isSeenWhole(book, "#rule-title")).isTrue();
        assertThat(book.getRoot().lookupAll("." + StyleClasses.READING))
                .as("paragraphs, whose last line has more than one word")
                .isNotEmpty()
                .allMatch(paragraph -> ((Labeled) paragraph).getText().matches("(?s).*\\S\u00A0\\S+"));
    }

    @Test
    void noTextIsCutOnAnyPage() {
        for (RulePage page : RuleCatalogue.of(Language.FRENCH).pages()) {
            if (page.id().endsWith(".1") || page.section() < 2) {
                assertThat(TruncatedTextFinder.in(context -> new RulesScreen(context, page.id(), () -> {})))
                        .as(page.id())
                        .isEmpty();
            }
        }
    }
}
