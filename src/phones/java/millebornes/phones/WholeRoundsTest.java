package millebornes.phones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/// Phones play whole rounds by tapping, to the last card.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WholeRoundsTest {

    private static final PhoneBrowser.Screen SMALL = new PhoneBrowser.Screen(390, 844, 1, "fr-FR", true);

    private PhoneBrowser browser;

    @BeforeAll
    void open() {
        browser = new PhoneBrowser();
    }

    @AfterAll
    void close() {
        browser.close();
    }

    @Test
    void fourPhonesPlayAJuniorRound() {
        play(PageStates.FOUR, 4, "--edition", "board", "--option", "scoring=junior", "--seed", "3");
    }

    @Test
    void fourPhonesPlayAnExpertRoundWithACoupFourre() {
        Map<Phone.Act, Integer> acts = play(PageStates.FOUR, 4, "--edition", "board", "--seed", "11");
        assertThat(acts).containsKeys(Phone.Act.COUP_FOURRE, Phone.Act.WRONG_CLAIM, Phone.Act.DISCARDED);
    }

    @Test
    void fourPhonesPlayAnAcceleratedRound() {
        Map<Phone.Act, Integer> acts =
                play(PageStates.FOUR, 4, "--edition", "board", "--option", "accelerated=true", "--seed", "5");
        assertThat(acts).containsKey(Phone.Act.ENDED_TURN);
    }

    @Test
    void fourPhonesPlayTwoAgainstTwo() {
        play(PageStates.FOUR, 4, "--edition", "board", "--teams", "2x2", "--seed", "7");
    }

    @Test
    void ninePhonesPlayARoundOfThreeTeams() {
        play(
                "Anna,Papi,Léa,Marguerite-Élise,Tom,Zoé,Noé,Mamie,Paul",
                9,
                "--edition",
                "playroom",
                "--teams",
                "3x3",
                "--seed",
                "9");
    }

    private Map<Phone.Act, Integer> play(String players, int seats, String... options) {
        List<Phone> phones = new ArrayList<>();
        try (HostProcess hostProcess = HostProcess.start(players, options)) {
            IntStream.range(0, seats)
                    .forEach(seat -> phones.add(
                            Phone.scan(browser, SMALL, hostProcess.join(seat)).waitForHand()));
            TappedRound round = new TappedRound(phones);
            Map<Phone.Act, Integer> acts = round.play();
            round.noMistakes();
            assertThat(phones).allSatisfy(phone -> assertThat(phone.cards()).isEmpty());
            return acts;
        } finally {
            phones.forEach(Phone::close);
        }
    }
}
