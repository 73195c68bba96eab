package millebornes.desktop.tabletop.seats;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.tabletop.geometry.SeatsLayout;
import millebornes.desktop.tabletop.state.SeatViewState;
import org.jspecify.annotations.Nullable;

/// Shows the seats and tells which of them was pressed.
public final class SeatsView extends Pane {

    private final ArtFactory art;
    private final IntConsumer pressed;
    private final Group rows = new Group();
    private final List<Region> targets = new ArrayList<>();
    private final List<Tooltip> hints = new ArrayList<>();
    private List<SeatViewState> shown = List.of();
    private @Nullable SeatsLayout room;

    /// @param pressed told the number of a seat that was pressed
    public SeatsView(ArtFactory art, IntConsumer pressed) {
        this.art = art.onFoot();
        this.pressed = pressed;
        setPickOnBounds(false);
        rows.setMouseTransparent(true);
        getChildren().add(rows);
    }

    /// Shows the seats in their places. Only those that look different are drawn anew.
    ///
    /// @param text by how much text grows against its design size
    public void show(List<SeatViewState> seats, SeatsLayout layout, double text) {
        boolean sameRoom = layout.equals(room);
        room = layout;
        for (int seat = 0; seat < seats.size(); seat++) {
            SeatViewState picture = seats.get(seat);
            boolean sameLook = sameRoom && seat < shown.size() && picture.equals(shown.get(seat));
            if (!sameLook) {
                draw(
                        seat,
                        new SeatNode(
                                art, picture, layout.shape(), layout.seats().get(seat), text));
                Rect place = layout.seats().get(seat);
                Region target = target(seat);
                target.resizeRelocate(place.x(), place.y(), place.width(), place.height());
                target.setAccessibleText(picture.spoken());
                hints.get(seat).setText(picture.spoken());
            }
        }
        shown = List.copyOf(seats);
    }

    private void draw(int seat, SeatNode row) {
        if (seat < rows.getChildren().size()) {
            rows.getChildren().set(seat, row);
        } else {
            rows.getChildren().add(row);
        }
    }

    private Region target(int seat) {
        while (targets.size() <= seat) {
            int next = targets.size();
            Region target = new Region();
            target.setId("seat-" + next);
            target.setManaged(false);
            target.setAccessibleRole(AccessibleRole.BUTTON);
            target.setOnMouseClicked(_ -> pressed.accept(next));
            Tooltip hint = new Tooltip();
            Tooltip.install(target, hint);
            hints.add(hint);
            targets.add(target);
            getChildren().add(target);
        }
        return targets.get(seat);
    }
}
