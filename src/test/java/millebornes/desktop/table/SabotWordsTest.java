package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.ShoeView;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The numbers under the piles have a word, however small the window and however large the text.
class SabotWordsTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    @ParameterizedTest
    @ValueSource(ints = {100, 125, 150, 200})
    void aNumberIsNeverAlone(int text) {
        for (Language language : Language.values()) {
            ScreenContext context =
                    new ScreenContext(language, new AppearanceSettings(ColourTheme.DAY, new TextScale(text)), Pace.OFF);
            TableStage table = TableStage.open(Session.start(TestGames.game(FOUR, 1, 9)), context, 1024, 700);
            for (double[] size : new double[][] {{1024, 700}, {1280, 800}}) {
                table.inSize(size[0], size[1]);
                assertThat(labels(table))
                        .as("%s, %d %%, %.0f px", language, text, size[0])
                        .anyMatch(label -> label.matches("(Pioche|Draw) · \\d+"))
                        .anyMatch(label -> label.matches("(Défausse|Déf\\.|Discard|Disc\\.) · \\d+"));
            }
        }
    }

    private static List<String> labels(TableStage table) {
        return Gallery.onToolkit(() -> {
            List<String> found = new ArrayList<>();
            table.screen().view().getChildren().stream()
                    .filter(ShoeView.class::isInstance)
                    .forEach(shoe -> gather(shoe, found));
            return found;
        });
    }

    private static void gather(Node node, List<String> into) {
        if (node instanceof Text text) {
            into.add(text.getText());
        } else if (node instanceof Parent parent) {
            parent.getChildrenUnmodifiable().forEach(child -> gather(child, into));
        }
    }
}
