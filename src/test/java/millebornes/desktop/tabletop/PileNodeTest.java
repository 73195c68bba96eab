package millebornes.desktop.tabletop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Rotate;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.CardTrayLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.Sizes;
import org.junit.jupiter.api.Test;

/// The changes that cause a pile to be rebuilt, and its height.
class PileNodeTest {

    private static final PileNode.PileLayout STRAIGHT = new PileNode.PileLayout(new Point(50, 60), 0.6, 0);

    @Test
    void aCardLessIsNotDrawnAnewUntilThePileLooksLower() {
        Gallery.onToolkit(() -> {
            PileNode pile = new PileNode(ArtFactory.in(ColourTheme.DAY));
            pile.show(60, STRAIGHT, "back", Group::new);
            List<Node> drawn = List.copyOf(pile.getChildren());
            pile.show(59, STRAIGHT, "back", Group::new);
            assertThat(pile.getChildren()).isEqualTo(drawn);
            pile.show(48, STRAIGHT, "back", Group::new);
            assertThat(pile.getChildren()).hasSize(drawn.size()).doesNotContainAnyElementsOf(drawn);
            return null;
        });
    }

    /// A pile is as high as it has cards, whatever they are.
    @Test
    void thePileIsAsHighAsItHasCards() {
        Gallery.onToolkit(() -> {
            double last = 0;
            for (int cards = 4; cards <= 112; cards += 4) {
                double height = seen(cards, "one", STRAIGHT);
                assertThat(height).isGreaterThan(last);
                assertThat(seen(cards, "other", STRAIGHT)).isEqualTo(height);
                last = height;
            }
            assertThat(seen(104, "", STRAIGHT) - seen(4, "", STRAIGHT))
                    .isCloseTo(25 * (seen(8, "", STRAIGHT) - seen(4, "", STRAIGHT)), within(1e-3));
            assertThat(seen(250, "", STRAIGHT)).isEqualTo(last);
            return null;
        });
    }

    /// However many cards lie there, they lie in the sabot.
    @Test
    void theHighestPileLiesInItsHalf() {
        for (int width : new int[] {1024, 1280, 1920, 2560}) {
            CardTrayLayout shoeLayout =
                    TableLayout.of(TableSpecs.usual(width, width * 0.66, 4)).sabot();
            double down = (Sizes.CARD_HEIGHT / 2 + PileNode.height(250)) * shoeLayout.cardScale();
            double up = Sizes.CARD_HEIGHT / 2 * shoeLayout.cardScale();
            assertThat(shoeLayout.drawPile().y() + down)
                    .isLessThan(shoeLayout.draw().bottom());
            assertThat(shoeLayout.drawPile().y() - up)
                    .isGreaterThan(shoeLayout.draw().y());
        }
    }

    /// How the discards lie follows from their number alone: two piles of so many cards lie alike.
    @Test
    void howCardsLieAskewTellsNothingOfThem() {
        Gallery.onToolkit(() -> {
            PileNode.PileLayout askewLayout = new PileNode.PileLayout(new Point(50, 60), 0.6, 3);
            Set<List<Double>> ways = new HashSet<>();
            for (int cards = 1; cards <= 40; cards++) {
                List<Double> one = turns(cards, "one", askewLayout);
                assertThat(turns(cards, "other", askewLayout)).isEqualTo(one);
                assertThat(one).allMatch(turn -> Math.abs(turn) <= 3);
                ways.add(one);
            }
            assertThat(ways).hasSizeGreaterThan(3);
            return null;
        });
    }

    private static List<Double> turns(int cards, String look, PileNode.PileLayout pileLayout) {
        PileNode pile = new PileNode(ArtFactory.in(ColourTheme.DAY));
        pile.show(cards, pileLayout, look, Group::new);
        return pile.getChildren().stream()
                .flatMap(part -> part.getTransforms().stream())
                .filter(Rotate.class::isInstance)
                .map(turn -> ((Rotate) turn).getAngle())
                .toList();
    }

    /// How high the edges of a pile are seen; without its shadow.
    private static double seen(int cards, String look, PileNode.PileLayout pileLayout) {
        PileNode pile = new PileNode(ArtFactory.in(ColourTheme.HIGH_CONTRAST));
        pile.show(cards, pileLayout, look, Group::new);
        return pile.getBoundsInLocal().getHeight();
    }

    @Test
    void anotherTopOrAnotherPlaceIsDrawn() {
        Gallery.onToolkit(() -> {
            PileNode pile = new PileNode(ArtFactory.in(ColourTheme.DAY));
            pile.show(12, STRAIGHT, "one", Group::new);
            Node one = pile.getChildren().getLast();
            pile.show(12, STRAIGHT, "other", Group::new);
            Node other = pile.getChildren().getLast();
            assertThat(other).isNotSameAs(one);
            pile.show(12, new PileNode.PileLayout(new Point(51, 60), 0.6, 0), "other", Group::new);
            assertThat(pile.getChildren().getLast()).isNotSameAs(other);
            return null;
        });
    }

    @Test
    void noCardsAreNoPile() {
        Gallery.onToolkit(() -> {
            PileNode pile = new PileNode(ArtFactory.in(ColourTheme.DAY));
            pile.show(0, STRAIGHT, "", Group::new);
            assertThat(pile.getChildren()).isEmpty();
            pile.show(1, STRAIGHT, "", Group::new);
            assertThat(pile.getChildren()).isNotEmpty();
            pile.show(0, STRAIGHT, "", Group::new);
            assertThat(pile.getChildren()).isEmpty();
            return null;
        });
    }
}
