package millebornes.desktop.tabletop.seats;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.tabletop.geometry.SeatsLayout;

/// Shows the seats and tells which of them was pressed.
public final class SeatsView extends Pane {

    private final Art art;
    private final IntConsumer pressed;
    private final Group rows = new Group();
    private final List<Region> targets = new ArrayList<>();

    /// @param pressed told the number of a seat that was pressed
    public SeatsView(Art art, IntConsumer pressed) {
        this.art = art.onFoot();
        this.pressed = pressed;
        setPickOnBounds(false);
        rows.setMouseTransparent(true);
        getChildren().add(rows);
    }

    /// Shows the seats in their places.
    ///
    /// @param text by how much text grows against its design size
    public void show(List<SeatPicture> seats, SeatsLayout layout, double text) {
        List<SeatRow> shown = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            Rect place = layout.seats().get(seat);
            shown.add(new SeatRow(art, seats.get(seat), layout.shape(), place, text));
            Region target = target(seat);
            target.resizeRelocate(place.x(), place.y(), place.width(), place.height());
            target.setAccessibleText(seats.get(seat).spoken());
            Tooltip.install(target, new Tooltip(seats.get(seat).spoken()));
        }
        rows.getChildren().setAll(shown);
    }

    private Region target(int seat) {
        while (targets.size() <= seat) {
            int next = targets.size();
            Region target = new Region();
            target.setId("seat-" + next);
            target.setManaged(false);
            target.setAccessibleRole(AccessibleRole.BUTTON);
            target.setOnMouseClicked(event -> pressed.accept(next));
            targets.add(target);
            getChildren().add(target);
        }
        return targets.get(seat);
    }
}
