package millebornes.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import millebornes.bot.BotCharacter;
import millebornes.session.CarOutfit.Companion;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.session.CarOutfit.StripePattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CarOutfitTest {

    @Test
    void everyOutfitIsReadAsItWasWritten() {
        Set<String> words = new HashSet<>();
        for (DriverFace driver : DriverFace.values()) {
            for (StripePattern stripes : StripePattern.values()) {
                for (RoofLoad load : RoofLoad.values()) {
                    for (Companion companion : Companion.values()) {
                        CarOutfit outfit = new CarOutfit(driver, stripes, load, companion);
                        assertThat(CarOutfit.of(outfit.words())).isEqualTo(outfit);
                        assertThat(words.add(outfit.words())).as("%s", outfit).isTrue();
                    }
                }
            }
        }
    }

    /// A newer program knows more than this one: what is not known is left out alone.
    @ParameterizedTest
    @CsvSource({
        "girl sparkles canoe cat, girl canoe cat",
        "dragon lines suitcases dog, lines suitcases dog",
        "dog  suitcases\tgirl lines, girl lines suitcases dog",
        "girl boy lines stars, girl lines"
    })
    void whatIsNotKnownIsLeftOut(String written, String read) {
        assertThat(CarOutfit.of(written).words()).isEqualTo(read);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "nonsense", "GIRL", "girl,lines", "null"})
    void nonsenseIsAPlainCar(String written) {
        assertThat(CarOutfit.of(written)).isEqualTo(CarOutfit.PLAIN);
    }

    @Test
    void chanceAlwaysDressesAllOfTheCarAndLeavesTheDriver() {
        Random random = new Random(3);
        Set<CarOutfit> seen = new HashSet<>();
        for (int time = 0; time < 200; time++) {
            CarOutfit outfit = CarOutfit.PLAIN.with(DriverFace.MOTHER).byChance(random);
            assertThat(outfit.driver()).isEqualTo(DriverFace.MOTHER);
            assertThat(outfit.words().split(" ")).hasSize(4);
            seen.add(outfit);
        }
        assertThat(seen).hasSizeGreaterThan(60);
    }

    /// Each character has a face of its own and a car that no other has.
    @Test
    void charactersAreToldApartByTheirCars() {
        List<CarOutfit> cars = new ArrayList<>();
        for (BotCharacter character : BotCharacter.named()) {
            CarOutfit outfit = CarOutfit.of(character);
            assertThat(outfit.driver()).isEqualTo(DriverFace.of(character));
            assertThat(outfit.driver().isOfPerson()).isFalse();
            cars.add(outfit.with(DriverFace.NOBODY));
        }
        assertThat(cars).doesNotHaveDuplicates().doesNotContain(CarOutfit.PLAIN);
        assertThat(CarOutfit.of(BotCharacter.PLAIN)).isEqualTo(CarOutfit.PLAIN);
    }

    @Test
    void sixNeighboursHaveSixFaces() {
        Set<DriverFace> faces = new HashSet<>();
        for (int seat = 0; seat < 6; seat++) {
            faces.add(DriverFace.usual(seat));
        }
        assertThat(faces).containsExactlyInAnyOrderElementsOf(DriverFace.ofPeople());
    }
}
