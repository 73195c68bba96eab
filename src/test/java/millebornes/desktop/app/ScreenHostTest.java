package millebornes.desktop.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import millebornes.bot.YardstickBot;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.SceneContents;
import millebornes.desktop.TestWindow;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.VisitedExits;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.postcard.MatchReport;
import millebornes.desktop.postcard.PostcardScreen;
import millebornes.desktop.postcard.SystemPostcardServices;
import millebornes.desktop.replay.ReplayScreen;
import millebornes.desktop.result.CeremonyScreen;
import millebornes.desktop.result.ResultScreen;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.SaveMetadata;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A page takes the focus at once, before it has been drawn.
class ScreenHostTest {

    @ParameterizedTest
    @ValueSource(strings = {"home", "setup", "settings", "scores", "rules", "learn"})
    void aPageTakesTheKeyboardAtOnce(String page) {
        assertTakesTheKeyboard(SamplePages.named(page));
    }

    /// A page that lays itself out when it is shown, as the rules do, has its size then: the list of its contents is
    /// scrolled to the open page only if that is out of sight.
    @Test
    void aPageHasItsSizeWhenItIsShown() {
        ScreenContext context = new ScreenContext(
                Language.ENGLISH, new AppearanceSettings(ColourTheme.DAY, new TextScale(125)), Pace.OFF);
        ScreenHost host = Gallery.onToolkit(() -> {
            ScreenHost shownHost = new ScreenHost(context);
            TestWindow.show(shownHost.scene());
            shownHost.show(SamplePages.named("home").apply(context));
            return shownHost;
        });
        Patience.settle();
        double width = Gallery.onToolkit(() -> {
            AppScreen rules = SamplePages.named("rules").apply(context);
            host.show(rules);
            return ((Region) rules.root()).getWidth();
        });
        Patience.settle();
        assertThat(width).isPositive();
        assertThat(SceneContents.isSeenWhole(host.scene(), "#contents .mb-active"))
                .isTrue();
    }

    @Test
    void soDoPagesOfAMatchThatIsOver() {
        Session session = over();
        assertTakesTheKeyboard(context ->
                new ReplayScreen(context, SavedSessionConverter.of(session, SaveMetadata.NONE), _ -> {}, () -> {}));
        assertTakesTheKeyboard(context -> new CeremonyScreen(context, session, new VisitedExits()));
        assertTakesTheKeyboard(context -> new ResultScreen(context, session, new VisitedExits()));
        assertTakesTheKeyboard(context -> new PostcardScreen(
                context, MatchReport.of(session, LocalDate.of(2026, 7, 1)), new SystemPostcardServices(), () -> {}));
    }

    private static Session over() {
        Session session = Session.start(TestGames.game(Setup.of(Editions.DUEL, TeamFormat.singles(2)), 0, 3));
        while (!session.match().isOver()) {
            if (session.match().round().isOver()) {
                session.nextRound();
            } else {
                session.play(new YardstickBot()
                        .choose(session.view(session.asked().orElseThrow()), 1)
                        .move());
            }
        }
        return session;
    }

    private static void assertTakesTheKeyboard(Function<ScreenContext, AppScreen> page) {
        Node owner = Gallery.onToolkit(() -> {
            ScreenContext context = new ScreenContext(Language.FRENCH, AppearanceSettings.USUAL, Pace.OFF);
            ScreenHost host = new ScreenHost(context);
            AppScreen shownScreen = page.apply(context);
            host.show(shownScreen);
            Node focused = host.scene().getFocusOwner();
            shownScreen.hidden();
            return focused;
        });
        assertThat(owner).isNotNull();
        assertThat(owner.getId()).isNotNull();
    }
}
