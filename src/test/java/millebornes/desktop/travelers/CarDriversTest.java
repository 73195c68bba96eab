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
class CarDriversTest {

    private static final Words WORDS = Words.of(Language.ENGLISH);

    private final CarDrivers carDrivers = new CarDrivers();

    @Test
    void nobodyMakesTheUsualSetup() {
        assertThat(carDrivers.setup(WORDS)).isEqualTo(LastSetup.FIRST);
    }

    @ParameterizedTest
    @CsvSource({"1, 2, board", "2, 2, board", "3, 3, board", "4, 4, board", "5, 5, playroom", "6, 6, playroom"})
    void theFirstEditionWithSoManyCarsIsChosen(int drivers, int seats, String edition) {
        for (int car = 0; car < drivers; car++) {
            carDrivers.seat(Livery.of(car), DriverFace.ofPeople().get(car));
        }
        LastSetup setup = carDrivers.setup(WORDS);
        assertThat(setup.form()).isEqualTo(TeamFormat.singles(seats));
        assertThat(setup.edition()).isEqualTo(Editions.named(edition).orElseThrow());
    }

    /// A lone computer player gets a person, and a lone person a computer player.
    @ParameterizedTest
    @CsvSource({"GRANDFATHER, Grandpa", "CALM, ''"})
    void nobodyDrivesAlone(DriverFace face, String name) {
        carDrivers.seat(Livery.C, face);
        List<SetupPlayer> players = carDrivers.setup(WORDS).sitters();
        assertThat(players.getFirst().name()).isEqualTo(name);
        assertThat(players).filteredOn(SetupPlayer::isPerson).hasSize(1);
    }

    @Test
    void theYoungestFaceBegins() {
        carDrivers.seat(Livery.A, DriverFace.GRANDFATHER);
        carDrivers.seat(Livery.B, DriverFace.CALM);
        carDrivers.seat(Livery.C, DriverFace.BOY);
        assertThat(carDrivers.setup(WORDS).youngest()).isEqualTo(2);
    }

    @Test
    void nobodySitsInTwoCars() {
        carDrivers.seat(Livery.A, DriverFace.GIRL);
        carDrivers.seat(Livery.B, DriverFace.GIRL);
        assertThat(carDrivers.in(Livery.A)).isEmpty();
        assertThat(carDrivers.in(Livery.B)).isPresent();
    }

    /// Whatever was pressed, in any order.
    @RepeatedTest(50)
    void everyTableCanBePlayed(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        for (int press = random.nextInt(20); press > 0; press--) {
            Livery livery = Livery.of(random.nextInt(6));
            switch (random.nextInt(4)) {
                case 0 -> carDrivers.leave(livery);
                case 1 -> carDrivers.name(livery, "Lou");
                case 2 -> carDrivers.nextComputer().ifPresent(computerFace -> carDrivers.seat(livery, computerFace));
                default -> carDrivers.seat(livery, DriverFace.ofPeople().get(random.nextInt(6)));
            }
        }
        LastSetup setup = carDrivers.setup(WORDS);
        List<DriverFace> seated = new ArrayList<>();
        for (Livery livery : Livery.values()) {
            carDrivers.in(livery).ifPresent(driver -> seated.add(driver.face()));
        }
        assertThat(new HashSet<>(seated)).hasSameSizeAs(seated);
        assertThat(setup.sitters()).hasSize(Math.max(2, seated.size()));
        assertThat(GameConfigFactory.junior(setup, WORDS, millebornes.engine.match.DealSeed.numbered(1)))
                .isNotNull();
    }
}
