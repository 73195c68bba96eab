package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.text.Text;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.motion.Pace;
import millebornes.desktop.tabletop.CardTrayView;
import millebornes.desktop.theme.AppearanceSettings;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import millebornes.words.Language;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The numbers under the piles have a word in a small window, too; with large text they are as large as it.
class SabotWordsTest {

    private static final Setup FOUR = Setup.of(Editions.BOARD, TeamFormat.singles(4));

    @ParameterizedTest
    @ValueSource(ints = {100, 125})
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

    @ParameterizedTest
    @ValueSource(ints = {150, 200})
    void besideLargeTextNumbersAreAlone(int text) {
        ScreenContext context = new ScreenContext(
                Language.FRENCH, new AppearanceSettings(ColourTheme.DAY, new TextScale(text)), Pace.OFF);
        TableStage table = TableStage.open(Session.start(TestGames.game(FOUR, 1, 9)), context, 1280, 800);
        int left = table.session().match().round().drawPileSize();
        assertThat(texts(table))
                .filteredOn(label -> label.getText().equals(Integer.toString(left)))
                .extracting(label -> label.getFont().getSize())
                .containsExactly(TextRole.BANNER_NOTE.size() * text / 100);
    }

    private static List<String> labels(TableStage table) {
        return texts(table).stream().map(Text::getText).toList();
    }

    private static List<Text> texts(TableStage table) {
        return SceneContents.nodes(table.screen().view())
                .filter(CardTrayView.class::isInstance)
                .flatMap(SceneContents::nodes)
                .filter(Text.class::isInstance)
                .map(Text.class::cast)
                .toList();
    }
}
