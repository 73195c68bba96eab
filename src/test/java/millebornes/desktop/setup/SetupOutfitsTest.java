package millebornes.desktop.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import millebornes.bot.BotCharacter;
import millebornes.bot.BotLevel;
import millebornes.engine.match.DealSeed;
import millebornes.engine.rules.TeamFormat;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.CarOutfit.Companion;
import millebornes.session.CarOutfit.StripePattern;
import millebornes.session.DriverFace;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;

/// An outfit is chosen once, and found again by the player's name.
class SetupOutfitsTest {

    private static final CarOutfit LEAS = CarOutfit.of("girl lines suitcases dog");
    private static final CarOutfit PAPIS = CarOutfit.of("grandfather checks canoe");

    private SetupModel model = new SetupModel(LastSetup.FIRST);

    @Test
    void whatIsChosenIsPlayedWith() {
        cars().dress(0, LEAS);
        assertThat(game().outfit(0)).isEqualTo(LEAS);
        assertThat(game().outfit(1)).isEqualTo(CarOutfit.of(BotCharacter.CALM));
    }

    /// Anyone who has not chosen anything has a face, and each neighbour another one.
    @Test
    void everybodyHasAFaceFromTheStart() {
        model.form(TeamFormat.singles(4));
        IntStream.range(0, 4).forEach(seat -> model.level(seat, null));
        List<DriverFace> faces =
                IntStream.range(0, 4).mapToObj(seat -> cars().of(seat).driver()).toList();
        assertThat(faces).doesNotHaveDuplicates().allMatch(DriverFace::isOfPerson);
        assertThat(game().players())
                .extracting(SeatPlayer::outfit)
                .extracting(CarOutfit::driver)
                .isEqualTo(faces);
    }

    @Test
    void aFamilyIsRememberedWithItsCars() {
        model.name(0, "Léa");
        cars().dress(0, LEAS);
        again();
        assertThat(cars().of(0)).isEqualTo(LEAS);
    }

    @Test
    void aNameBringsItsCarToAnySeat() {
        model.name(0, "Léa");
        cars().dress(0, LEAS);
        model.level(1, null);
        model.name(1, "Papi");
        cars().dress(1, PAPIS);
        again();
        model.name(0, "Papi");
        assertThat(cars().of(0)).isEqualTo(PAPIS);
        model.name(1, "Léa");
        assertThat(cars().of(1)).isEqualTo(LEAS);
    }

    @Test
    void aFamilyKnowsByWhichColourEachOfItDrives() {
        model.form(TeamFormat.singles(3));
        model.name(0, "Léa");
        model.level(2, null);
        model.name(2, "Papi");
        model.changeLivery(0, 1);
        assertThat(FamilyLiveries.byName(model.family()))
                .containsExactlyInAnyOrderEntriesOf(Map.of("Léa", Livery.B, "Papi", Livery.C));
    }

    /// While a name is typed, letter by letter, nobody keeps the car of the name that stood there.
    @Test
    void aStrangerDoesNotDriveInSomebodyElsesCar() {
        model.name(0, "Léa");
        cars().dress(0, LEAS);
        again();
        model.name(0, "Lé");
        assertThat(cars().of(0).with(DriverFace.NOBODY)).isEqualTo(CarOutfit.PLAIN);
        model.name(0, "Léa");
        assertThat(cars().of(0)).isEqualTo(LEAS);
        model.name(0, "Zoé");
        assertThat(cars().of(0).with(DriverFace.NOBODY)).isEqualTo(CarOutfit.PLAIN);
        again();
        model.name(0, "Léa");
        assertThat(cars().of(0)).isEqualTo(LEAS);
    }

    /// A child dresses the car first and types a name afterwards, and mends it.
    @Test
    void aCarThatWasDressedAMomentAgoStaysWithTheSeat() {
        cars().dress(0, LEAS);
        model.name(0, "Lea");
        model.name(0, "Léa");
        assertThat(cars().of(0)).isEqualTo(LEAS);
        again();
        assertThat(model.family().garage().of("Léa")).contains(LEAS);
        assertThat(model.family().garage().of("Lea")).isEmpty();
    }

    @Test
    void aCarThatIsMadePlainAgainIsForgotten() {
        FamilyOutfits familyOutfits =
                new FamilyOutfits(Map.of("Léa", LEAS)).with(List.of(new SetupPlayer("Léa", null)));
        assertThat(familyOutfits.of("Léa")).isEmpty();
    }

    @Test
    void theGarageDoesNotGrowForEver() {
        Map<String, CarOutfit> many = new LinkedHashMap<>();
        for (int name = 0; name <= FamilyOutfits.MOST; name++) {
            many.put("n" + name, LEAS);
        }
        FamilyOutfits familyOutfits = new FamilyOutfits(many);
        assertThat(familyOutfits.outfits()).hasSize(FamilyOutfits.MOST);
        assertThat(familyOutfits.of("n0")).isEmpty();
        assertThat(familyOutfits.of("n" + FamilyOutfits.MOST)).contains(LEAS);
    }

    /// What a crew shares is chosen once; everybody keeps an own face.
    @Test
    void aCrewSharesItsCarAndNotItsFaces() {
        model.form(new TeamFormat(3, 2));
        IntStream.range(0, 6).forEach(seat -> model.level(seat, null));
        int mate = model.seating().driversOf(0).toList().get(1);
        cars().dress(0, LEAS);
        cars().dress(mate, cars().of(mate).with(StripePattern.STARS).with(DriverFace.FRIEND));
        assertThat(cars().of(0)).isEqualTo(LEAS.with(StripePattern.STARS));
        assertThat(cars().of(mate)).isEqualTo(LEAS.with(StripePattern.STARS).with(DriverFace.FRIEND));
        assertThat(game().outfit(0)).isEqualTo(LEAS.with(StripePattern.STARS));
        assertThat(game().players().get(mate).outfit().driver()).isEqualTo(DriverFace.FRIEND);
    }

    /// A computer has the face of its character, in a car that anybody may dress for it.
    @Test
    void aComputersCarCanBeDressedToo() {
        cars().dress(1, cars().of(1).with(Companion.SNAIL).with(DriverFace.GIRL));
        assertThat(cars().of(1)).isEqualTo(CarOutfit.of(BotCharacter.CALM).with(Companion.SNAIL));
        model.character(1, BotCharacter.BOLD);
        assertThat(cars().of(1).driver()).isEqualTo(DriverFace.BOLD);
        assertThat(cars().of(1).companion()).isEqualTo(Companion.SNAIL);
    }

    /// Neither drives in the other's car when a person and a computer take turns on a seat.
    @Test
    void aComputerDoesNotTakeThePersonsCar() {
        model.name(0, "Léa");
        cars().dress(0, LEAS);
        model.level(1, null);
        model.level(0, BotLevel.EASY);
        assertThat(cars().of(0))
                .isEqualTo(CarOutfit.of(model.sitters().getFirst().character()));
        model.level(0, null);
        assertThat(cars().of(0)).isEqualTo(LEAS);
    }

    /// A car stays with its name, even if the name is typed before the seat is a person's, or twice.
    @Test
    void aNameThatIsTypedTooSoonKeepsItsCar() {
        model.name(0, "Léa");
        cars().dress(0, LEAS);
        again();
        model.name(0, "Zoé");
        model.level(1, BotLevel.EASY);
        model.name(1, "Léa");
        model.level(1, null);
        assertThat(cars().of(1)).isEqualTo(LEAS);
        assertThat(model.family().garage().of("Léa")).contains(LEAS);
        FamilyOutfits familyOutfits = FamilyOutfits.EMPTY.with(
                List.of(new SetupPlayer("Léa", null).dressed(LEAS), new SetupPlayer("Léa", null)));
        assertThat(familyOutfits.of("Léa")).contains(LEAS);
    }

    private SetupOutfits cars() {
        return new SetupOutfits(model);
    }

    private GameConfig game() {
        return GameConfigFactory.of(model, Words.of(Language.FRENCH), DealSeed.numbered(7));
    }

    private void again() {
        model = new SetupModel(model.family());
    }
}
