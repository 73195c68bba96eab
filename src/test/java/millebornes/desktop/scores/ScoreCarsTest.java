package millebornes.desktop.scores;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import millebornes.desktop.scores.ScoreCars.ScoreCar;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import org.junit.jupiter.api.Test;

/// The car of each player in the scores.
class ScoreCarsTest {

    private static final CarOutfit STRIPED = CarOutfit.of("lines");

    @Test
    void whoIsKnownByACarHasItAndNobodyElseHasOneLikeIt() {
        ScoreCars scoreCars = new ScoreCars(Map.of("Papi", Livery.A, "Léa", Livery.D), Map.of("Léa", STRIPED));
        assertThat(scoreCars.of(List.of("Anna", "Papi", "Tom", "Léa")))
                .containsExactly(
                        new ScoreCar(Livery.B, CarOutfit.PLAIN),
                        new ScoreCar(Livery.A, CarOutfit.PLAIN),
                        new ScoreCar(Livery.C, CarOutfit.PLAIN),
                        new ScoreCar(Livery.D, STRIPED));
    }

    @Test
    void partnersWhoShareALookAreToldApartByAnother() {
        ScoreCars scoreCars = new ScoreCars(Map.of("Anna", Livery.C, "Tom", Livery.C), Map.of());
        assertThat(scoreCars.of(List.of("Anna", "Tom")).stream().map(ScoreCar::livery))
                .containsExactly(Livery.C, Livery.A);
    }

    @Test
    void aDressedCarIsKnownEvenOfWhoDidNotSitDownLast() {
        ScoreCars scoreCars = new ScoreCars(Map.of(), Map.of("Anna", STRIPED));
        assertThat(scoreCars.of(List.of("Anna"))).containsExactly(new ScoreCar(Livery.A, STRIPED));
    }

    @Test
    void moreNamesThanLooksBeginAgain() {
        List<String> names = List.of("a", "b", "c", "d", "e", "f", "g", "h");
        List<Livery> looks =
                ScoreCars.NOBODYS.of(names).stream().map(ScoreCar::livery).toList();
        assertThat(new HashSet<>(looks.subList(0, 6))).hasSize(6);
        assertThat(looks.subList(6, 8)).containsExactly(Livery.A, Livery.B);
    }
}
