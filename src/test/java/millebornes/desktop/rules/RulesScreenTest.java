package millebornes.desktop.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Scene;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.StyleClasses;
import millebornes.words.Language;
import millebornes.words.RuleCatalogue;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The rule book, used with mouse and keyboard.
class RulesScreenTest {

    private static final String ALL_PAGES =
            RuleCatalogue.of(Language.FRENCH).pages().size() + " pages";

    private final FxRobot robot = new StraightRobot();
    private final AtomicInteger left = new AtomicInteger();
    private ScreenContext context = ScreenCapture.context(Language.FRENCH);

    @BeforeEach
    void open() {
        context = ScreenCapture.context(Language.FRENCH);
        Gallery.onToolkit(() -> {
            RulesScreen screen = new RulesScreen(context, "R-3.3", left::incrementAndGet);
            Scene scene = new Scene(screen.root(), 1280, 800);
            SceneStyler.scene(scene, context.look());
            TestWindow.show(scene);
            screen.shown();
            return screen;
        });
        Patience.settle();
    }

    @Test
    void theBookOpensAtTheRuleThatWasAskedFor() {
        assertThat(text("rule-title")).isEqualTo("Arrêter un adversaire");
        assertThat(text("found")).isEqualTo(ALL_PAGES);
    }

    @Test
    void typingFindsPagesAndOpensTheFirst() {
        robot.write("lievre hirondelle");
        Patience.settle();
        assertThat(text("found")).isEqualTo("1 page");
        assertThat(text("rule-title")).isEqualTo("La route");
        robot.type(KeyCode.ESCAPE);
        Patience.settle();
        assertThat(text("found")).isEqualTo(ALL_PAGES);
        assertThat(left).hasValue(0);
        robot.type(KeyCode.ESCAPE);
        Patience.settle();
        assertThat(left).hasValue(1);
    }

    @Test
    void typingAsPeopleTypeOpensTheBestPage() {
        robot.write("coup fourre");
        Patience.settle();
        assertThat(text("rule-title")).isEqualTo("Le coup-fourré");
    }

    @Test
    void whereNothingIsFoundNoOldPageStaysAndTheWayBackIsThere() {
        robot.write("pieton");
        Patience.settle();
        assertThat(robot.lookup("#rule-title").tryQuery()).isEmpty();
        assertThat(text("empty")).isNotBlank();
        assertThat(robot.lookup("#contents ." + StyleClasses.ACTIVE).tryQuery()).isEmpty();
        robot.clickOn("#chapter-1");
        Patience.settle();
        assertThat(text("rule-title")).isEqualTo("Les cartes");
        robot.clickOn("#search").write("x");
        Patience.settle();
        robot.clickOn("#show-all");
        Patience.settle();
        assertThat(text("found")).isEqualTo(ALL_PAGES);
        assertThat(robot.lookup("#empty").tryQuery()).isEmpty();
    }

    @Test
    void arrowsLeadThroughTheContentsAndLinksThroughThePages() {
        robot.clickOn("#rule-R-3-4").type(KeyCode.DOWN);
        Patience.settle();
        assertThat(text("rule-title")).isEqualTo("La limite de vitesse");
        robot.clickOn("#see-R-3-2");
        Patience.settle();
        assertThat(text("rule-title")).isEqualTo("Les étapes");
        robot.clickOn("#page-before");
        Patience.settle();
        assertThat(text("rule-title")).isEqualTo("La limite de vitesse");
    }

    @Test
    void anEditionNarrowsTheBookAndTheLanguageChangesInPlace() {
        robot.clickOn("#edition").clickOn("#edition-micro");
        Patience.settle();
        assertThat(text("edition")).isEqualTo("Micro");
        assertThat(robot.lookup("#rule-R-5-1").tryQuery()).isEmpty();
        Gallery.onToolkit(() -> {
            context.language(Language.ENGLISH);
            return context;
        });
        Patience.settle();
        assertThat(text("rule-title")).isEqualTo("Stopping an opponent");
        assertThat(robot.lookup("#rule-R-5-1").tryQuery()).isEmpty();
    }

    private String text(String id) {
        // A page that is being rebuilt is seen whole only from the toolkit's own thread.
        return Gallery.onToolkit(
                () -> robot.lookup("#" + id).queryAs(Labeled.class).getText());
    }
}
