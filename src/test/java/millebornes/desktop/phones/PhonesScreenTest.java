package millebornes.desktop.phones;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.shape.Path;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.controls.PhonesExits;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenWindow;
import millebornes.desktop.theme.ColourTheme;
import millebornes.session.flow.HandPlace;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// Actions on the phones page reach the table, and the state of the table is shown.
class PhonesScreenTest {

    private final List<String> left = new ArrayList<>();
    private @Nullable PhonesScreen screen;
    private @Nullable Parent root;

    private void open(SamplePhones phones) {
        PhonesExits exits = new PhonesExits() {
            @Override
            public void go() {
                left.add("go");
            }

            @Override
            public void closePhones() {
                left.add("close");
            }
        };
        root = ScreenWindow.open(
                ScreenCapture.context(Language.FRENCH),
                () -> {
                    PhonesScreen phonesScreen = new PhonesScreen(
                            ScreenCapture.context(Language.FRENCH),
                            phones,
                            exits,
                            InstantSource.fixed(SamplePhones.NOW));
                    screen = phonesScreen;
                    return phonesScreen;
                },
                1280,
                800);
    }

    private @Nullable Node node(String id) {
        return Gallery.onToolkit(() -> requireNonNull(root).lookup("#" + id));
    }

    private void press(String id) {
        Gallery.onToolkit(() -> {
            ((ButtonBase) requireNonNull(requireNonNull(root).lookup("#" + id), id)).fire();
            return true;
        });
        Patience.settle();
    }

    private void look() {
        Gallery.onToolkit(() -> {
            requireNonNull(screen).look();
            // What scrolls is in its pane from the next frame on.
            requireNonNull(root).applyCss();
            requireNonNull(root).layout();
            return true;
        });
    }

    private static SamplePhones family() {
        return SamplePhones.four(HandPlace.PHONE, HandPlace.SILENT_PHONE, HandPlace.SCREEN, HandPlace.SCREEN);
    }

    @Test
    void everyDecisionReachesTheTable() {
        SamplePhones phones = family().knock(0);
        open(phones);
        press("allow-0");
        press("release-0");
        press("computer-1");
        press("wait-1");
        press("at-screen-2");
        press("on-phone-3");
        assertThat(phones.asked)
                .containsExactly("allow 0", "release 0", "computer 1", "phone 1", "wish 2 CURTAIN", "wish 3 PHONE");
        // Whatever was decided is seen at once: who plays at the screen has no code any more, who does not has one.
        assertThat(node("code-2")).isNull();
        assertThat(node("code-3")).isNotNull();
        assertThat(node("code-0")).isNotNull();
    }

    @Test
    void aNumberedDealIsToldOnThePage() {
        open(family());
        assertThat(((Labeled) requireNonNull(node("phones-notice"))).getText())
                .isEqualTo(ScreenCapture.context(Language.FRENCH).words().text("phones.numbered"));
    }

    @Test
    void thePageLeadsOnAndPhonesCanBeTurnedOff() {
        open(family());
        press("phones-go");
        press("phones-close");
        assertThat(left).containsExactly("go", "close");
    }

    @Test
    void theCausesComeAndGoWithTheSilence() {
        SamplePhones phones = family();
        open(phones);
        assertThat(node("silence")).isNull();
        phones.quiet(PhonesPresenter.PATIENCE);
        look();
        assertThat(node("silence")).isNotNull();
        phones.quiet(Duration.ZERO);
        look();
        assertThat(node("silence")).isNull();
    }

    @Test
    void theArrowsGoThroughTheAddressesAndTheCodesFollow() {
        SamplePhones phones = family();
        phones.hosts = List.of("192.168.1.23", "10.8.0.2");
        open(phones);
        int first = modules();
        press("address-next");
        assertThat(host()).isEqualTo("10.8.0.2:8137");
        assertThat(modules()).isNotEqualTo(first);
        press("address-next");
        assertThat(host()).isEqualTo("192.168.1.23:8137");
        assertThat(modules()).isEqualTo(first);
        press("address-before");
        assertThat(host()).isEqualTo("10.8.0.2:8137");
    }

    @Test
    void aCodeIsMadeLargeAndSmallAgain() {
        open(family());
        press("code-2");
        assertThat(node("code-large")).isNotNull();
        new StraightRobot().type(KeyCode.ESCAPE);
        Patience.settle();
        assertThat(node("code-large")).isNull();
        press("code-room");
        press("code-back");
        assertThat(node("code-large")).isNull();
        assertThat(left).isEmpty();
    }

    /// A camera needs dark modules on a light ground, and four of them free all round.
    @Test
    void codesAreDarkOnLightInEveryTheme() {
        for (ColourTheme theme : ColourTheme.values()) {
            QrCodeNode code =
                    Gallery.onToolkit(() -> new QrCodeNode("http://192.168.1.23:8137/#s=a", 184, theme.palette()));
            var ground = (Rectangle) code.getChildren().get(0);
            var modules = (Path) code.getChildren().get(1);
            var light = (Color) ground.getFill();
            var dark = (Color) modules.getFill();
            assertThat(light.getBrightness() - dark.getBrightness()).isGreaterThan(0.75);
            double module = modules.getBoundsInLocal().getWidth() / 33;
            assertThat(module).isEqualTo(Math.rint(module));
            assertThat(modules.getBoundsInLocal().getMinX()).isEqualTo(QrCodeNode.QUIET * module);
            assertThat(ground.getWidth() - modules.getBoundsInLocal().getMaxX()).isEqualTo(QrCodeNode.QUIET * module);
            assertThat(ground.getHeight() - modules.getBoundsInLocal().getMaxY())
                    .isEqualTo(QrCodeNode.QUIET * module);
        }
    }

    private String host() {
        return ((Labeled) requireNonNull(node("address-host"))).getText();
    }

    /// The shape of the code of the seat that is free.
    private int modules() {
        return Gallery.onToolkit(
                () -> ((Path) requireNonNull(root).lookup("#code-2").lookup("#qr-modules"))
                        .getElements()
                        .toString()
                        .hashCode());
    }
}
