package millebornes.desktop.table;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.layout.Region;
import millebornes.desktop.geometry.SeatTeams;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.table.Seating;
import millebornes.session.Session;

/// Creates the parameters of the table's layout.
///
/// @param people how many people play
/// @param aids the help buttons
record TableLayoutSpecFactory(Session session, int people, List<TableCommand> aids) {

    /// The size of the layout before the table is in a window, in px.
    private static final double FIRST_WIDTH = 1280;

    private static final double FIRST_HEIGHT = 800;

    /// The parameters for a table that fills a region.
    TableLayoutSpec in(Region window, TextScale text) {
        EffectiveOptions options = session.match().rules().options();
        return new TableLayoutSpec(
                window.getWidth() > 0 ? window.getWidth() : FIRST_WIDTH,
                window.getHeight() > 0 ? window.getHeight() : FIRST_HEIGHT,
                teams(),
                ControlsPresenter.count(options, people, aids),
                text.percent() / 100.0,
                options.isJunior() ? TableLayoutSpec.TargetSize.JUNIOR : TableLayoutSpec.TargetSize.STANDARD);
    }

    private SeatTeams teams() {
        Seating seating = session.match().rules().seating();
        return new SeatTeams(
                IntStream.range(0, seating.seats()).map(seating::teamOf).boxed().toList());
    }
}
