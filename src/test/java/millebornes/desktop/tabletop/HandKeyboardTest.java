package millebornes.desktop.tabletop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import millebornes.desktop.Gallery;
import millebornes.desktop.Patience;
import millebornes.desktop.StraightRobot;
import millebornes.desktop.TestWindow;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.HandLayout;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.tabletop.HandViewState.FaceStyle;
import millebornes.desktop.tabletop.HandViewState.HeldCard;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FocusRingSwitcher;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The ring around the focused card.
class HandKeyboardTest {

    private static final double WIDTH = 1280;
    private static final double HEIGHT = 800;
    private static final List<Card> CARDS = List.of(Distance.KM_25, Distance.KM_50, Distance.KM_75);
    private static final HandLayout PLACE = TableLayout.of(
                    new TableLayoutSpec(WIDTH, HEIGHT, 2, 4, 1, TableLayoutSpec.TargetSize.STANDARD))
            .hand();

    private HandView hand;

    @BeforeEach
    void open() {
        hand = Gallery.onToolkit(() -> {
            HandView view = new HandView(ArtFactory.in(AppearanceSettings.USUAL.theme()), _ -> {}, (_, _) -> {});
            Scene scene = new Scene(view, WIDTH, HEIGHT);
            SceneStyler.scene(scene, AppearanceSettings.USUAL);
            FocusRingSwitcher.follow(scene);
            view.show(standing(HeldCardState.RESTING), PLACE);
            TestWindow.show(scene);
            return view;
        });
        Patience.settle();
    }

    @Test
    void isRoundTheCardOfTheKeyboardAndNoOther() {
        new StraightRobot().type(KeyCode.SHIFT);
        for (int place = 0; place < CARDS.size(); place++) {
            focus(place);
            int here = place;
            assertThat(ringed())
                    .containsExactlyElementsOf(IntStream.range(0, CARDS.size())
                            .mapToObj(card -> card == here)
                            .toList());
        }
    }

    @Test
    void isNotSeenWhileTheMouseIsUsed() {
        focus(1);
        assertThat(ringed()).containsExactly(false, false, false);
    }

    @Test
    void risesWithACardThatIsChosenAndLiesRoundTheOtherRing() {
        new StraightRobot().type(KeyCode.SHIFT);
        focus(1);
        double low = ring(1).localToScene(ring(1).getLayoutBounds()).getMaxY();
        double narrow = ring(1).getWidth();
        Gallery.onToolkit(() -> {
            hand.show(standing(HeldCardState.CHOSEN), PLACE);
            return null;
        });
        Patience.settle();
        assertThat(ringed()).containsExactly(false, true, false);
        assertThat(ring(1).localToScene(ring(1).getLayoutBounds()).getMaxY()).isLessThan(low);
        assertThat(ring(1).getWidth()).isGreaterThan(narrow);
    }

    @Test
    void staysOnACardWhoseFaceIsDrawnAnew() {
        new StraightRobot().type(KeyCode.SHIFT);
        focus(1);
        Gallery.onToolkit(() -> {
            List<HeldCard> others = IntStream.range(0, CARDS.size())
                    .mapToObj(place -> new HeldCard(Distance.KM_200, "200 " + place, HeldCardState.RESTING, ""))
                    .toList();
            hand.show(new HandViewState(others, FaceStyle.USUAL, List.of()), PLACE);
            return null;
        });
        Patience.settle();
        assertThat(ringed()).containsExactly(false, true, false);
    }

    /// A hand whose middle card stands so.
    private static HandViewState standing(HeldCardState middleState) {
        List<HeldCard> held = IntStream.range(0, CARDS.size())
                .mapToObj(place -> new HeldCard(
                        CARDS.get(place),
                        CARDS.get(place).name(),
                        place == 1 ? middleState : HeldCardState.RESTING,
                        ""))
                .toList();
        return new HandViewState(held, FaceStyle.USUAL, List.of());
    }

    private void focus(int place) {
        Gallery.onToolkit(() -> {
            hand.focus(place);
            return null;
        });
        Patience.settle();
    }

    private List<Boolean> ringed() {
        Color seen = AppearanceSettings.USUAL.palette().color(ColourRole.FOCUS_ON_FOOT);
        return IntStream.range(0, CARDS.size())
                .mapToObj(place -> seen.equals(ring(place).getStroke()))
                .toList();
    }

    private Rectangle ring(int place) {
        Node card = Objects.requireNonNull(hand.card(place));
        return (Rectangle) card.lookup("." + StyleClasses.CARD_KEYBOARD);
    }
}
