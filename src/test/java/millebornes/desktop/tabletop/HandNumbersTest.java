package millebornes.desktop.tabletop;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.geometry.TableLayoutSpec.TargetSize;
import millebornes.desktop.tabletop.HandViewState.FaceStyle;
import millebornes.desktop.tabletop.HandViewState.HeldCard;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kordamp.ikonli.javafx.FontIcon;

/// Every card of a hand of seven can be identified: it shows its number, or the icons in its corner, completely.
/// Measured on the drawn cards, in every window, for every text size and number of seats, whichever card is selected or
/// recommended.
class HandNumbersTest {

    private static final int[][] WINDOWS = {
        {960, 640},
        {1022, 675},
        {1024, 700},
        {1280, 720},
        {1280, 800},
        {1366, 768},
        {1600, 900},
        {1920, 1080},
        {2560, 1440}
    };
    private static final double[] TEXTS = {1, 1.25, 1.5, 1.75, 2};

    /// The least height of a number on the screen, in px at 100 % in a small window.
    private static final double LEAST_NUMBER = 15;

    /// In a larger size, in px of the card, are only the numbers in the middle.
    private static final double LARGE = 20;

    /// The widest of everything, each under another card.
    private static final List<Card> WIDEST = List.of(
            Distance.KM_200,
            Distance.KM_100,
            Distance.KM_75,
            Remedy.END_OF_LIMIT,
            Safety.RIGHT_OF_WAY,
            Hazard.SPEED_LIMIT,
            Distance.KM_200);

    static Stream<TableLayoutSpec> specs() {
        List<TableLayoutSpec> all = new ArrayList<>();
        for (int[] window : WINDOWS) {
            for (double text : TEXTS) {
                for (int seats : new int[] {2, 4, 6, 9}) {
                    all.add(new TableLayoutSpec(window[0], window[1], seats, 5, text, TargetSize.STANDARD));
                }
                all.add(new TableLayoutSpec(window[0], window[1], 4, 4, text, TargetSize.JUNIOR));
            }
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("specs")
    void everyNumberIsSeenWhole(TableLayoutSpec spec) {
        TableLayout layout = TableLayout.of(spec);
        FaceStyle faces = spec.targetSize() == TargetSize.JUNIOR ? FaceStyle.JUNIOR : FaceStyle.USUAL;
        Gallery.onToolkit(() -> {
            HandView hand = new HandView(ArtFactory.in(ColourTheme.DAY), _ -> {}, (_, _) -> {});
            Scene scene = new Scene(hand, spec.width(), spec.height());
            for (HeldCardState cardState : List.of(HeldCardState.CHOSEN, HeldCardState.ADVISED)) {
                for (int special = -1; special < WIDEST.size(); special++) {
                    hand.show(picture(faces, special, cardState), layout.hand());
                    scene.getRoot().applyCss();
                    check(hand, spec, special);
                }
            }
            return true;
        });
    }

    private static void check(HandView hand, TableLayoutSpec spec, int chosen) {
        for (int place = 0; place < WIDEST.size(); place++) {
            Node card = card(hand, place);
            if (WIDEST.get(place) instanceof Distance distance) {
                // The large number is set digit by digit.
                List<Text> digits = texts(card)
                        .filter(text -> text.getFont().getSize() > LARGE)
                        .toList();
                assertThat(digits.stream().map(Text::getText).collect(Collectors.joining()))
                        .isEqualTo(Integer.toString(distance.km()));
                for (Text digit : digits) {
                    assertSeen(hand, place, digit, spec, chosen);
                    assertThat(digit.localToScene(digit.getLayoutBounds()).getHeight())
                            .as("height of the number of card %d of %s", place, spec)
                            .isGreaterThan(LEAST_NUMBER);
                }
            }
            for (Node sign : corner(card)) {
                assertSeen(hand, place, sign, spec, chosen);
            }
        }
    }

    /// What lies in the upper left corner of a card.
    private static List<Node> corner(Node card) {
        return leaves(card)
                .filter(leaf -> {
                    Bounds at = card.sceneToLocal(leaf.localToScene(leaf.getLayoutBounds()));
                    return at.getMaxY() < 30 && at.getMinY() > 0 && at.getMinX() > 4 && at.getWidth() < 70;
                })
                .toList();
    }

    private static void assertSeen(HandView hand, int place, Node part, TableLayoutSpec spec, int chosen) {
        Bounds bounds = part.getLayoutBounds();
        double low = bounds.getMinY() + bounds.getHeight() * 0.2;
        double high = bounds.getMinY() + bounds.getHeight() * 0.8;
        for (double x : new double[] {bounds.getMinX(), bounds.getMaxX()}) {
            for (double y : new double[] {low, high}) {
                Point2D at = part.localToScene(x, y);
                assertThat(covers(card(hand, place), at))
                        .as("%s on its card %d of %s", part, place, spec)
                        .isTrue();
                for (int above = place + 1; above < WIDEST.size(); above++) {
                    assertThat(covers(card(hand, above), at))
                            .as("%s of card %d under card %d, %d chosen, of %s", part, place, above, chosen, spec)
                            .isFalse();
                }
            }
        }
    }

    private static boolean covers(Node card, Point2D at) {
        Point2D on = card.sceneToLocal(at);
        return on.getX() > 0 && on.getX() < Sizes.CARD_WIDTH && on.getY() > 0 && on.getY() < Sizes.CARD_HEIGHT;
    }

    private static Node card(HandView hand, int place) {
        Node card = requireNonNull(hand.card(place));
        assertThat(card.getViewOrder())
                .as("no card is lifted over its neighbour")
                .isZero();
        return card;
    }

    private static Stream<Text> texts(Node node) {
        // The lamp is a letter of a font of icons.
        return leaves(node)
                .filter(Text.class::isInstance)
                .filter(leaf -> !(leaf instanceof FontIcon))
                .map(Text.class::cast);
    }

    private static Stream<Node> leaves(Node node) {
        if (!node.isVisible()) {
            return Stream.empty();
        }
        if (node instanceof Parent parent) {
            return parent.getChildrenUnmodifiable().stream().flatMap(HandNumbersTest::leaves);
        }
        return node instanceof Shape ? Stream.of(node) : Stream.empty();
    }

    private static HandViewState picture(FaceStyle faces, int special, HeldCardState cardState) {
        List<HeldCard> cards = new ArrayList<>();
        for (int i = 0; i < WIDEST.size(); i++) {
            Card card = WIDEST.get(i);
            cards.add(new HeldCard(card, "Véhicule prioritaire", i == special ? cardState : HeldCardState.RESTING, ""));
        }
        return new HandViewState(cards, faces, List.of(Livery.B, Livery.C, Livery.D));
    }
}
