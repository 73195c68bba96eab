package millebornes.desktop.table;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.layout.Region;
import millebornes.desktop.geometry.SeatTeams;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.tabletop.TableCommand;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.EffectiveOptions;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.table.Seating;
import millebornes.session.Session;

/// What a table needs room for.
///
/// @param people how many people play
/// @param aids the buttons that help
record TableLayoutSpecFactory(Session session, int people, List<TableCommand> aids) {

    /// The size that a table is laid out for before it is in a window, in px.
    private static final double FIRST_WIDTH = 1280;

    private static final double FIRST_HEIGHT = 800;

    /// The room in what the table fills.
    TableLayoutSpec in(Region window, TextScale text) {
        EffectiveOptions options = session.match().rules().options();
        return new TableLayoutSpec(
                window.getWidth() > 0 ? window.getWidth() : FIRST_WIDTH,
                window.getHeight() > 0 ? window.getHeight() : FIRST_HEIGHT,
                teams(),
                ControlsPresenter.count(options, people, aids),
                text.percent() / 100.0,
                options.scoring() == ScoringMode.JUNIOR
                        ? TableLayoutSpec.TargetSize.JUNIOR
                        : TableLayoutSpec.TargetSize.STANDARD);
    }

    private SeatTeams teams() {
        Seating seating = session.match().rules().seating();
        return new SeatTeams(
                IntStream.range(0, seating.seats()).map(seating::teamOf).boxed().toList());
    }
}
