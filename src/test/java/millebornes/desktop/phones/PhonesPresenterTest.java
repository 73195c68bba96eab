package millebornes.desktop.phones;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import millebornes.desktop.art.PhoneStatusIconArt.PhoneSign;
import millebornes.desktop.phones.PhonesStatus.SeatWish;
import millebornes.desktop.phones.PhonesViewState.CausePicture;
import millebornes.desktop.phones.PhonesViewState.PersonTile;
import millebornes.desktop.phones.PhonesViewState.PhoneAction;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.GameConfig;
import millebornes.session.flow.HandPlace;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import millebornes.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The connected people, the codes, and the possible causes of a missing connection.
class PhonesPresenterTest {

    private static final Duration LONG = PhonesPresenter.PATIENCE;
    private static final Duration SHORT = LONG.minusMillis(1);

    private static PhonesViewState view(SamplePhones phones, int address) {
        return new PhonesPresenter(Words.of(Language.FRENCH), phones.game())
                .present(phones.status(), SamplePhones.NOW, address);
    }

    private static PhonesViewState view(SamplePhones phones) {
        return view(phones, 0);
    }

    @Test
    void everyPersonHasATileThatSaysWhereTheCardsAre() {
        SamplePhones phones =
                SamplePhones.four(HandPlace.PHONE, HandPlace.SCREEN, HandPlace.SILENT_PHONE, HandPlace.SCREEN);
        assertThat(view(phones).people())
                .extracting(PersonTile::name, PersonTile::place, PersonTile::title, PersonTile::actions)
                .containsExactly(
                        tuple("Anna", HandPlace.PHONE, "Anna est là", List.of(PhoneAction.RELEASE)),
                        tuple("Papi", HandPlace.SCREEN, "Papi, scanne-moi", List.of()),
                        tuple(
                                "Léa",
                                HandPlace.SILENT_PHONE,
                                "Le téléphone de Léa ne répond plus",
                                List.of(PhoneAction.COMPUTER, PhoneAction.RELEASE)),
                        tuple("Marguerite-Élise", HandPlace.SCREEN, "Marguerite-Élise joue ici", List.of()));
    }

    @Test
    void aComputerPlayersSeatIsNobodysPhone() {
        SamplePhones phones = new SamplePhones(
                TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(3)), 0b101, 1),
                HandPlace.SCREEN,
                HandPlace.COMPUTER,
                HandPlace.COMPUTER);
        assertThat(view(phones).people())
                .extracting(PersonTile::seat, PersonTile::place, PersonTile::actions)
                .containsExactly(
                        tuple(0, HandPlace.SCREEN, List.of()),
                        tuple(2, HandPlace.COMPUTER, List.of(PhoneAction.WAIT, PhoneAction.RELEASE)));
    }

    @Test
    void whoKnocksIsAnnouncedAndLetInFirst() {
        SamplePhones phones = SamplePhones.four(
                        HandPlace.PHONE, HandPlace.SILENT_PHONE, HandPlace.SCREEN, HandPlace.SCREEN)
                .knock(0)
                .knock(1);
        assertThat(view(phones).people().subList(0, 2))
                .extracting(PersonTile::note, tile -> tile.actions().getFirst())
                .containsExactly(
                        tuple("Il veut la place d’Anna.", PhoneAction.ALLOW),
                        tuple("Il veut la place de Papi.", PhoneAction.ALLOW));
    }

    @Test
    void theCodesLeadToTheAddressThatIsShown() {
        SamplePhones phones = SamplePhones.four(HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN);
        phones.hosts = List.of("192.168.1.23", "10.8.0.2");
        PhonesViewState firstState = view(phones);
        PhonesViewState secondState = view(phones, 1);
        assertThat(firstState.address().host()).isEqualTo("192.168.1.23:8137");
        assertThat(firstState.address().which()).isEqualTo("adresse 1 sur 2");
        assertThat(secondState.address().which()).isEqualTo("adresse 2 sur 2");
        assertThat(secondState.people().getFirst().code())
                .isEqualTo("http://10.8.0.2:8137/"
                        + phones.status().seats().getFirst().invitation());
        assertThat(secondState.address().code()).startsWith("http://10.8.0.2:8137/#s=");
    }

    @Test
    void withoutANetworkThereIsNothingToScan() {
        SamplePhones phones = SamplePhones.four(HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN);
        phones.hosts = List.of();
        PhonesViewState view = view(phones);
        assertThat(view.people().getFirst().code()).isEmpty();
        assertThat(view.address().code()).isEmpty();
        assertThat(view.address().which()).contains("Wi-Fi");
        assertThat(view.people().getFirst().title()).isEqualTo("Anna attend un réseau");
    }

    /// Nothing asks to be scanned that cannot be, in either language and whatever the seat's state.
    @ParameterizedTest
    @EnumSource
    void withoutANetworkNoTileAsksToBeScanned(Language language) {
        Words words = Words.of(language);
        for (HandPlace handPlace : HandPlace.values()) {
            SamplePhones phones = SamplePhones.four(handPlace, HandPlace.SCREEN, HandPlace.SCREEN, handPlace)
                    .knock(0)
                    .quiet(LONG);
            phones.hosts = List.of();
            PhonesPresenter presenter = new PhonesPresenter(words, phones.game());
            assertThat(presenter.present(phones.status(), SamplePhones.NOW, 0).people())
                    .allSatisfy(tile -> {
                        assertThat(tile.code()).isEmpty();
                        assertThat(tile.title()).isNotEqualTo(words.text("phones.place.INVITED", tile.name()));
                        assertThat(tile.note()).isNotEqualTo(words.text("phones.place.INVITED.note", tile.name()));
                    });
            assertThat(presenter.present(phones.status(), SamplePhones.NOW, 0).silence())
                    .as("the one cause is on the plate")
                    .isNull();
        }
    }

    /// A numbered deal, by hand or of the day, is told to everybody before cards go to phones.
    @ParameterizedTest
    @EnumSource
    void aNumberedDealIsToldAndAKeyedOneIsNot(Language language) {
        Words words = Words.of(language);
        SamplePhones phones = SamplePhones.four(HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN);
        GameConfig numberedConfig = phones.game();
        GameConfig keyedConfig = new GameConfig(
                numberedConfig.setup(),
                numberedConfig.players(),
                numberedConfig.first(),
                GameConfig.anyDeal(),
                numberedConfig.looks());
        assertThat(numberedConfig.isNumbered()).isTrue();
        assertThat(new PhonesPresenter(words, numberedConfig)
                        .present(phones.status(), SamplePhones.NOW, 0)
                        .notices())
                .containsExactly(words.text("phones.numbered"));
        assertThat(new PhonesPresenter(words, keyedConfig)
                        .present(phones.status(), SamplePhones.NOW, 0)
                        .notices())
                .isEmpty();
    }

    @Test
    void theFourCausesAreNamedAfterTwentySecondsOnlyAndForThoseWhoAreMissed() {
        SamplePhones phones =
                SamplePhones.four(HandPlace.PHONE, HandPlace.SCREEN, HandPlace.SILENT_PHONE, HandPlace.SCREEN);
        assertThat(view(phones.quiet(SHORT)).silence()).isNull();
        var silence = Objects.requireNonNull(view(phones.quiet(LONG)).silence());
        assertThat(silence.title()).isEqualTo("Aucune nouvelle de Papi ou Léa depuis 20\u00a0s\u202f?");
        assertThat(silence.causes())
                .extracting(CausePicture::sign)
                .containsExactly(
                        PhoneSign.GUEST_NETWORK, PhoneSign.FIREWALL, PhoneSign.WRONG_ADDRESS, PhoneSign.MOBILE_DATA);
        assertThat(silence.causes())
                .allSatisfy(cause -> assertThat(cause.remedy()).isNotBlank().isNotEqualTo(cause.name()));
    }

    @Test
    void onAMachineWithSeveralAddressesTheWrongOneIsTheLikeliestCause() {
        SamplePhones phones = SamplePhones.four(HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN);
        phones.hosts = List.of("192.168.1.23", "10.8.0.2");
        assertThat(Objects.requireNonNull(view(phones.silent(LONG)).silence()).causes())
                .extracting(CausePicture::sign)
                .containsExactly(
                        PhoneSign.WRONG_ADDRESS, PhoneSign.GUEST_NETWORK, PhoneSign.FIREWALL, PhoneSign.MOBILE_DATA);
    }

    @Test
    void whereNobodyIsMissedNothingIsWrong() {
        SamplePhones phones = SamplePhones.four(HandPlace.PHONE, HandPlace.COMPUTER, HandPlace.PHONE, HandPlace.SCREEN);
        assertThat(view(phones.quiet(LONG.multipliedBy(100))).silence()).isNull();
    }

    @Test
    void whatWasHeardIsSaidInTheRightNumber() {
        SamplePhones phones = SamplePhones.four(HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN);
        assertThat(view(phones).heard()).isEqualTo("Dernier contact\u00a0: 192.168.1.40");
        assertThat(view(phones).detail()).isEqualTo("3 demandes reçues depuis l’ouverture");
        phones.silent(SHORT);
        assertThat(view(phones).heard()).isEqualTo("Aucun téléphone connecté pour l’instant");
        assertThat(view(phones).detail()).isEqualTo("aucune demande reçue depuis l’ouverture");
    }

    /// As soon as a phone has joined, and unless help is needed, the page says who is there instead.
    @Test
    void whoIsThereIsSaidInsteadOfRequests() {
        SamplePhones phones = SamplePhones.four(HandPlace.PHONE, HandPlace.SCREEN, HandPlace.SCREEN, HandPlace.SCREEN);
        assertThat(view(phones).heard()).isEqualTo("2 joueurs sur 4 sont là");
        assertThat(view(phones).detail()).isEqualTo("On attend Papi et Léa");
        phones.wish(3, SeatWish.PHONE);
        assertThat(view(phones).heard()).isEqualTo("1 joueur sur 4 est là");
        assertThat(view(phones.quiet(LONG)).heard()).startsWith("Dernier contact");
        phones.quiet(SHORT);
        IntStream.range(1, 4).forEach(seat -> phones.place(seat, HandPlace.PHONE));
        assertThat(view(phones).heard()).isEqualTo("Tout le monde est là");
        assertThat(view(phones).detail()).isEmpty();
    }
}
