package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.match.DealSeed;
import millebornes.save.InMemoryStore;
import org.junit.jupiter.api.Test;

/// The switch for cards on phones.
class SetupPhonesTest {

    private static Function<ScreenContext, AppScreen> page(BooleanProperty wanted) {
        return context -> new SetupScreen(
                context, new InMemoryStore<>(LastSetup.FIRST), () -> DealSeed.numbered(1), _ -> {}, wanted);
    }

    @Test
    void theSwitchStandsInTheFoot() {
        List<ScreenCapture.Taken> taken =
                ScreenCapture.checkEveryWay("setup-phones", page(new SimpleBooleanProperty(true)));
        assertThat(taken).allMatch(oneTaken -> oneTaken.shows("#phones") && oneTaken.shows("#play"));
        List<Bounds> discs = taken.stream()
                .map(oneTaken -> oneTaken.scene().lookup("#seat-0-player"))
                .filter(Objects::nonNull)
                .map(Node::getLayoutBounds)
                .toList();
        assertThat(discs)
                .as("discs beside large text")
                .isNotEmpty()
                .allSatisfy(disc -> assertThat(disc.getWidth()).isEqualTo(disc.getHeight()));
    }

    @Test
    void whatWasSwitchedIsRemembered() {
        BooleanProperty wanted = new SimpleBooleanProperty();
        Scene scene = ScreenCapture.checkLayout(
                "setup-phones-off", ScreenCapture.context(ColourTheme.DAY, 100), page(wanted), 1280, 800);
        Gallery.onToolkit(() -> {
            ((ToggleButton) scene.lookup("#phones")).fire();
            return true;
        });
        assertThat(wanted.get()).isTrue();
    }

    @Test
    void whereThereAreNoPhonesThereIsNoSwitch() {
        Scene scene = ScreenCapture.checkLayout(
                "setup-without-phones",
                ScreenCapture.context(ColourTheme.DAY, 100),
                context -> new SetupScreen(
                        context, new InMemoryStore<>(LastSetup.FIRST), () -> DealSeed.numbered(1), _ -> {}),
                1280,
                800);
        assertThat(scene.lookup("#phones")).isNull();
    }
}
