package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.Road;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.HandViewState;
import millebornes.desktop.tabletop.HandViewState.HeldCardState;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.OptionChoices;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A question about an attack covers neither the car that it is about nor the light on it, and lies in the foot where it
/// fits there. A claim leaves the seats and the road in sight, and the open cards where text is not large.
class QuestionPlacesTest {

    /// The width, in px, of a window whose foot has room for a question in text of any size.
    private static final double ROOMY = 1280;

    private static final double[][] WINDOWS = {{1024, 700}, {1280, 720}, {1280, 800}};

    /// A letter and the mark after it, which French sets a space apart.
    private static final Pattern PUNCTUATION = Pattern.compile("\\p{L}\\h?\\p{Po}");

    @ParameterizedTest
    @CsvSource({"2,100", "2,200", "4,100", "4,150", "4,200"})
    void theCarIsSeen(int seats, int text) {
        for (boolean junior : new boolean[] {false, true}) {
            OptionChoices choices = junior ? OptionChoices.NONE.scoring(ScoringMode.JUNIOR) : OptionChoices.NONE;
            Session session =
                    GameSituations.claimable(new Setup(Editions.BOARD, TeamFormat.singles(seats), choices), true);
            for (Language language : Language.values()) {
                ScreenContext context = new ScreenContext(
                        language, new AppearanceSettings(ColourTheme.DAY, new TextScale(text)), Pace.OFF);
                TableStage table = TableStage.open(session, context, 1280, 800);
                for (double[] window : WINDOWS) {
                    table.inSize(window[0], window[1]);
                    check(table, "%d seats, %s, %d %%, %.0f px".formatted(seats, language, text, window[0]));
                }
            }
        }
    }

    /// Whoever confirms a coup-fourré sees all seats, the whole road and, below the question, the hand with the safety
    /// raised; large text may cover the hand.
    @ParameterizedTest
    @CsvSource({"2,100", "2,200", "3,150", "4,100", "4,200"})
    void theHandIsSeenDuringAClaim(int seats, int text) {
        for (boolean junior : new boolean[] {false, true}) {
            for (boolean held : new boolean[] {true, false}) {
                OptionChoices choices = junior ? OptionChoices.NONE.scoring(ScoringMode.JUNIOR) : OptionChoices.NONE;
                Session session =
                        GameSituations.claimable(new Setup(Editions.BOARD, TeamFormat.singles(seats), choices), held);
                ScreenContext context = new ScreenContext(
                        Language.FRENCH, new AppearanceSettings(ColourTheme.DAY, new TextScale(text)), Pace.OFF);
                TableStage table = TableStage.open(session, context, 1280, 800);
                table.act(stage -> {
                    stage.screen().flow().claim(session.asked().orElseThrow());
                    stage.screen().flow().raiseCurtain();
                    stage.screen().refresh();
                });
                for (double[] window : WINDOWS) {
                    table.inSize(window[0], window[1]);
                    checkClaim(
                            table,
                            held,
                            "%d seats, %d %%, %.0f px, %s%s"
                                    .formatted(
                                            seats,
                                            text,
                                            window[0],
                                            held ? "held" : "missing",
                                            junior ? ", junior" : ""));
                }
            }
        }
    }

    private static void checkClaim(TableStage table, boolean held, String name) {
        Bounds panel = Gallery.onToolkit(() -> panel(table));
        GameTableView view = table.screen().view();
        assertThat(new BoundingBox(0, 0, view.getWidth(), view.getHeight()).contains(panel))
                .as("%s in %s", panel, name)
                .isTrue();
        HandViewState hand = table.screen().picture().hand();
        assertThat(hand.cards().stream().filter(card -> card.cardState() == HeldCardState.CHOSEN))
                .as(name)
                .hasSize(held ? 1 : 0);
        if (held && name.contains("100 %") && !name.contains("junior")) {
            assertThat(panel.getMaxY())
                    .as("%s above the cards in %s", panel, name)
                    .isLessThan(view.places().hand().small().room().y());
        }
        assertThat(view.places().seats().seats())
                .as("seats under %s in %s", panel, name)
                .noneMatch(seat -> panel.intersects(seat.x(), seat.y(), seat.width(), seat.height()));
        Road road = table.screen().picture().board().road();
        double verge = road.line(0, road.path().length(), Road.BAND / 2).stream()
                .mapToDouble(point -> view.places().board().toWindow(point).y())
                .max()
                .orElseThrow();
        assertThat(panel.getMinY()).as("below the road in %s", name).isGreaterThan(verge);
    }

    private static void check(TableStage table, String name) {
        Bounds panel = Gallery.onToolkit(() -> panel(table));
        Overlay.QuestionOverlay overlay =
                (Overlay.QuestionOverlay) table.screen().picture().overlay();
        GameTableView view = table.screen().view();
        Rect lit = SpotlightOverlay.lit(
                view.places().board(), table.screen().picture().board(), overlay.car());
        assertThat(panel.intersects(lit.x(), lit.y(), lit.width(), lit.height()))
                .as("the light at %s under %s in %s", lit, panel, name)
                .isFalse();
        assertThat(new BoundingBox(0, 0, view.getWidth(), view.getHeight()).contains(panel))
                .as("%s in %s", panel, name)
                .isTrue();
        assertThat(view.lookup("#large-tokens").isVisible())
                .as("tokens on a plate, which the light would cut, in %s", name)
                .isFalse();
        assertThat(Gallery.onToolkit(() -> tornAnswers(table)))
                .as("torn in %s", name)
                .isEmpty();
        if (name.contains("100 %") || view.getWidth() >= ROOMY) {
            assertThat(panel.getMaxY())
                    .as("foot of %s", name)
                    .isGreaterThan(view.places().foot().y());
        }
    }

    /// The answers whose punctuation begins a line.
    private static List<String> tornAnswers(TableStage table) {
        return bar(table).lookupAll(".button .text").stream()
                .map(Text.class::cast)
                .filter(text -> PUNCTUATION
                        .matcher(text.getText())
                        .results()
                        .anyMatch(mark -> top(text, mark.end() - 1) > top(text, mark.start())))
                .map(Text::getText)
                .toList();
    }

    /// The upper edge of a character of a text, in px.
    private static double top(Text text, int at) {
        return new Path(text.rangeShape(at, at + 1)).getLayoutBounds().getMinY();
    }

    private static QuestionBar bar(TableStage table) {
        return (QuestionBar) table.screen().view().getChildren().stream()
                .filter(QuestionBar.class::isInstance)
                .findFirst()
                .orElseThrow();
    }

    private static Bounds panel(TableStage table) {
        Node panel = bar(table).getChildren().getFirst();
        return panel.localToScene(panel.getLayoutBounds());
    }
}
