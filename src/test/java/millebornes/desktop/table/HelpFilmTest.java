package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.table.HelpFilm.Ending;
import millebornes.desktop.table.HelpFilm.Scene;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Remedy;
import org.junit.jupiter.api.Test;

/// The two films for players who cannot read: where the card is at each moment, and one still frame with reduced
/// motion.
class HelpFilmTest {

    private static final Point HAND = new Point(300, 700);
    private static final Point CAR = new Point(900, 300);
    private static final Rect PLATE = new Rect(560, 260, 300, 120);
    private static final Scene CARRIED = new Scene(Distance.KM_50, HAND, CAR, 1, List.of(PLATE), new Ending.Arrives());
    private static final Scene REFUSED = new Scene(
            Distance.KM_50, HAND, CAR, 1, List.of(PLATE), new Ending.BouncesOff(Remedy.GASOLINE, new Point(500, 700)));

    @Test
    void aHandCarriesTheCardToItsPlace() {
        HelpFilm film = Gallery.onToolkit(() -> new HelpFilm(ArtFactory.in(ColourTheme.DAY)));
        assertThat(card(film, CARRIED, 0)).isEqualTo(HAND);
        assertThat(card(film, CARRIED, film.length() - 1)).isEqualTo(CAR);
        int parts = Gallery.onToolkit(() -> {
            film.show(film.length() - 1);
            return film.getChildren().size();
        });
        assertThat(parts).as("the card and the hand, with no way left").isEqualTo(3);
    }

    @Test
    void aRefusedCardFallsAndTheHelpingOneRises() {
        HelpFilm film = Gallery.onToolkit(() -> new HelpFilm(ArtFactory.in(ColourTheme.DAY)));
        assertThat(card(film, REFUSED, 0)).isEqualTo(HAND);
        assertThat(card(film, REFUSED, 900).y()).as("it falls off the car").isGreaterThan(CAR.y());
        assertThat(card(film, REFUSED, 1500).y()).as("the helping card rises").isLessThan(HAND.y());
    }

    @Test
    void withReducedMotionThereIsOneFrameBesideThePlate() {
        HelpFilm film = Gallery.onToolkit(() -> new HelpFilm(ArtFactory.in(ColourTheme.DAY)));
        Gallery.onToolkit(() -> {
            film.play(REFUSED, Pace.OFF);
            assertThat(film.getChildren()).as("the plate shows it").isEmpty();
            film.play(CARRIED, Pace.OFF);
            assertThat(film.getChildren())
                    .filteredOn(node -> HelpFilm.CARD.equals(node.getId()))
                    .hasSize(1)
                    .noneMatch(card ->
                            card.getBoundsInParent().intersects(PLATE.x(), PLATE.y(), PLATE.width(), PLATE.height()));
            film.close();
            assertThat(film.getChildren()).isEmpty();
            return true;
        });
    }

    /// The middle of the card at a moment.
    private static Point card(HelpFilm film, Scene scene, double millis) {
        return Gallery.onToolkit(() -> {
            film.play(scene, Pace.NORMAL);
            film.show(millis);
            Node card = film.getChildren().stream()
                    .filter(node -> HelpFilm.CARD.equals(node.getId()))
                    .findFirst()
                    .orElseThrow();
            return new Point(
                    card.getTransforms().getFirst().getTx(),
                    card.getTransforms().getFirst().getTy());
        });
    }
}
