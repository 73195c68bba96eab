package millebornes.desktop.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableSpecs;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.Session;
import millebornes.session.flow.TestGames;
import org.junit.jupiter.api.Test;

/// News are laid out only when they, or their room, have changed: otherwise every click would take ten milliseconds
/// longer.
class RecentEventsPlacerTest {

    private static final TableLayout USUAL = TableLayout.of(TableSpecs.usual(1280, 800, 2));
    private static final TableLayout LARGER = TableLayout.of(TableSpecs.usual(1920, 1080, 2));

    @Test
    void newsAreLaidOutAgainOnlyWhenTheyOrTheirRoomHaveChanged() {
        Setup setupOfTwo = Setup.of(Editions.BOARD, TeamFormat.singles(2));
        TableStage table =
                TableStage.open(Session.start(TestGames.game(setupOfTwo, 1, 9)), TableStage.still(), 1280, 800);
        table.act(stage -> stage.screen().handle(new TableInput.DropCardOnDiscards(0)));
        TableViewState toldState = table.screen().picture();
        assertThat(toldState.news()).isNotEmpty();

        Gallery.onToolkit(() -> {
            RecentEventsPlacer placer = new RecentEventsPlacer(ArtFactory.in(ColourTheme.DAY));
            List<Node> first = placed(placer, toldState, USUAL);
            assertThat(first).isNotEmpty();
            assertThat(placed(placer, toldState, USUAL)).isEqualTo(first);
            assertThat(placed(placer, toldState, LARGER)).isNotEqualTo(first);
            return null;
        });
    }

    private static List<Node> placed(RecentEventsPlacer placer, TableViewState tableState, TableLayout layout) {
        Rect bannerRect = layout.banner();
        placer.place(tableState, layout, bannerRect);
        return List.copyOf(((Parent) placer.view()).getChildrenUnmodifiable());
    }
}
