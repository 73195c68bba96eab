package millebornes.desktop.micro;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import millebornes.desktop.micro.MicroTitleModel.MicroName;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import org.junit.jupiter.api.Test;

/// The presentation, which can be interrupted, and the name.
class MicroTitleModelTest {

    private final List<GameConfig> games = new ArrayList<>();
    private int backs;

    @Test
    void theCardsArePresentedOneFamilyAfterTheOther() {
        MicroTitleModel title = title();
        List<MicroTitleModel.Page> seen = new ArrayList<>();
        for (int page = 0; page < MicroTitleModel.Page.values().length + 2; page++) {
            seen.add(title.page());
            title.timeUp();
        }
        assertThat(seen).startsWith(MicroTitleModel.Page.values());
        assertThat(title.page()).as("the name waits").isEqualTo(MicroTitleModel.Page.NAME);
    }

    @Test
    void theSpaceBarInterruptsThePresentation() {
        MicroTitleModel title = title();
        title.timeUp();
        title.type("x");
        title.press();
        assertThat(title.page()).isEqualTo(MicroTitleModel.Page.NAME);
        assertThat(title.name().text()).as("nobody is asked for a name before").isEqualTo("ANNA");
        title.step(-1);
        assertThat(title.page()).isEqualTo(MicroTitleModel.Page.SAFETIES);
        title.back();
        assertThat(backs).isEqualTo(1);
    }

    @Test
    void aNameHasSevenSigns() {
        MicroTitleModel title = named("");
        for (String sign : List.of("z", "o", "é", " ", "!", "漢", "-", "2", "x", "y", "z")) {
            title.type(sign);
        }
        assertThat(title.name().text()).isEqualTo("ZOÉ-2XY");
        title.erase();
        title.type("ł");
        assertThat(title.name().text()).as("no such letter").isEqualTo("ZOÉ-2X");
    }

    @Test
    void theGameBeginsUnderTheTypedName() {
        named("");
        assertThat(games.getLast().players().getFirst().name())
                .as("nothing was typed")
                .isEqualTo("Anna");
        MicroTitleModel title = named("");
        "marie-lou".chars().forEach(sign -> title.type(String.valueOf((char) sign)));
        title.press();
        assertThat(games.getLast().players().getFirst()).isEqualTo(new SeatPlayer.Human("Marie-L"));
        assertThat(games.getLast().seed()).isEqualTo(MicroSituations.game(1).seed());
        assertThat(games.getLast().players().getLast())
                .isEqualTo(MicroSituations.game(1).players().getLast());
    }

    /// A title on which the name that was there is erased, and another one typed; where that is none, the game is begun
    /// once.
    private MicroTitleModel named(String name) {
        MicroTitleModel title = title();
        title.press();
        for (int sign = 0; sign < MicroName.MOST; sign++) {
            title.erase();
        }
        assertThat(title.name().text()).isEqualTo(name);
        MicroTitleModel otherTitle = title();
        otherTitle.press();
        otherTitle.press();
        return title;
    }

    private MicroTitleModel title() {
        return new MicroTitleModel(MicroSituations.game(1), games::add, () -> backs++, _ -> {});
    }
}
