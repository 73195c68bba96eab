package millebornes.desktop.travelers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import millebornes.desktop.setup.GameConfigFactory;
import millebornes.desktop.setup.LastSetup;
import millebornes.desktop.setup.SetupPlayer;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.session.DriverFace;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whoever sits in the cars, they make a set-up that can be played.
class TravelersTest {

    private static final Words WORDS = Words.of(Language.ENGLISH);

    private final Travelers travelers = new Travelers();

    @Test
    void nobodyMakesTheUsualSetup() {
        assertThat(travelers.setup(WORDS)).isEqualTo(LastSetup.FIRST);
    }

    @ParameterizedTest
    @CsvSource({"1, 2, board", "2, 2, board", "3, 3, board", "4, 4, board", "5, 5, playroom", "6, 6, playroom"})
    void theFirstEditionWithSoManyCarsIsChosen(int drivers, int seats, String edition) {
        for (int car = 0; car < drivers; car++) {
            travelers.seat(Livery.of(car), DriverFace.ofPeople().get(car));
        }
        LastSetup setup = travelers.setup(WORDS);
        assertThat(setup.form()).isEqualTo(TeamFormat.singles(seats));
        assertThat(setup.edition()).isEqualTo(Editions.named(edition).orElseThrow());
    }

    /// A lone computer player gets a person, and a lone person a computer player.
    @ParameterizedTest
    @CsvSource({"GRANDFATHER, Grandpa", "CALM, ''"})
    void nobodyDrivesAlone(DriverFace face, String name) {
        travelers.seat(Livery.C, face);
        List<SetupPlayer> players = travelers.setup(WORDS).sitters();
        assertThat(players.getFirst().name()).isEqualTo(name);
        assertThat(players).filteredOn(SetupPlayer::isPerson).hasSize(1);
    }

    @Test
    void theYoungestFaceBegins() {
        travelers.seat(Livery.A, DriverFace.GRANDFATHER);
        travelers.seat(Livery.B, DriverFace.CALM);
        travelers.seat(Livery.C, DriverFace.BOY);
        assertThat(travelers.setup(WORDS).youngest()).isEqualTo(2);
    }

    @Test
    void nobodySitsInTwoCars() {
        travelers.seat(Livery.A, DriverFace.GIRL);
        travelers.seat(Livery.B, DriverFace.GIRL);
        assertThat(travelers.in(Livery.A)).isEmpty();
        assertThat(travelers.in(Livery.B)).isPresent();
    }

    /// Whatever was pressed, in any order.
    @RepeatedTest(50)
    void everyTableCanBePlayed(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        for (int press = random.nextInt(20); press > 0; press--) {
            Livery car = Livery.of(random.nextInt(6));
            switch (random.nextInt(4)) {
                case 0 -> travelers.leave(car);
                case 1 -> travelers.name(car, "Lou");
                case 2 -> travelers.nextComputer().ifPresent(computer -> travelers.seat(car, computer));
                default -> travelers.seat(car, DriverFace.ofPeople().get(random.nextInt(6)));
            }
        }
        LastSetup setup = travelers.setup(WORDS);
        List<DriverFace> seated = new ArrayList<>();
        for (Livery car : Livery.values()) {
            travelers.in(car).ifPresent(driver -> seated.add(driver.face()));
        }
        assertThat(new HashSet<>(seated)).hasSameSizeAs(seated);
        assertThat(setup.sitters()).hasSize(Math.max(2, seated.size()));
        assertThat(GameConfigFactory.junior(setup, WORDS, millebornes.engine.match.DealSeed.numbered(1)))
                .isNotNull();
    }
}
