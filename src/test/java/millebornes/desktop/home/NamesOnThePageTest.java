package millebornes.desktop.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Labeled;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ResumableGame;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.theme.TypefaceCoverage;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.NastyNames;
import millebornes.save.NastyNames.Nasty;
import millebornes.session.GameConfig;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every malicious name on the home page: something of it is readable, and the page keeps its size.
class NamesOnThePageTest {

    private static final int SEATS = 4;
    private static final int WIDTH = 1024;
    private static final int HEIGHT = 700;

    /// One of those that are kept alike.
    static Stream<Nasty> nasty() {
        return NastyNames.all()
                .collect(Collectors.toMap(Nasty::kept, name -> name, (nasty, _) -> nasty, LinkedHashMap::new))
                .values()
                .stream();
    }

    @ParameterizedTest
    @MethodSource("nasty")
    void aNameIsSeenAndThePageKeepsItsSize(Nasty name) {
        Parent page = page(name.given());
        String said = Gallery.onToolkit(() -> texts(page));
        assertThat(said).contains(TypefaceCoverage.draws(name.kept()) ? name.kept() : "Player 1");
        assertThat(said.chars()).noneMatch(Character::isISOControl);
        List<Bounds> parts = Gallery.onToolkit(() -> page.lookupAll("*").stream()
                .filter(node -> node instanceof Labeled || node instanceof Text)
                .filter(Node::isVisible)
                .map(node -> node.localToScene(node.getLayoutBounds()))
                .toList());
        assertThat(parts).isNotEmpty().allSatisfy(part -> {
            assertThat(part.getMinX()).isGreaterThanOrEqualTo(0);
            assertThat(part.getMaxX()).isLessThanOrEqualTo(WIDTH);
            assertThat(part.getMaxY()).isLessThanOrEqualTo(HEIGHT);
        });
    }

    @Test
    void theFontsKnowWhatTheyDraw() {
        Gallery.onToolkit(() -> {
            assertThat(List.of("Anna", "Zoé", "É", "1")).allMatch(TypefaceCoverage::draws);
            assertThat(List.of("", " ", "\uFFFF", "\uDBFF\uDFFE")).noneMatch(TypefaceCoverage::draws);
            return true;
        });
    }

    private static Parent page(String name) {
        List<SeatPlayer> players = IntStream.range(0, SEATS)
                .<SeatPlayer>mapToObj(_ -> new SeatPlayer.Human(name))
                .toList();
        Session session =
                Session.start(new GameConfig(Setup.of(Editions.BOARD, TeamFormat.singles(SEATS)), players, 0, 7));
        ResumableGame resumable = new ResumableGame(session.game(), MatchStanding.of(session.match()), Instant.EPOCH);
        return ScreenCapture.check(
                        "home-names",
                        ScreenCapture.context(Language.ENGLISH),
                        context -> new HomeScreen(context, _ -> {}, () -> false, resumable),
                        WIDTH,
                        HEIGHT)
                .getRoot();
    }

    private static String texts(Parent page) {
        return page.lookupAll("*").stream()
                .map(node -> node instanceof Labeled label
                        ? String.valueOf(label.getText())
                        : node instanceof Text text ? text.getText() : "")
                .map(text -> text.replace('\n', ' '))
                .collect(Collectors.joining(" | "));
    }
}
