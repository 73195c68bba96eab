package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.SeatListLayout;
import millebornes.desktop.tabletop.SeatNode.TeamPlace;
import millebornes.desktop.tabletop.SeatViewState.SeatRole;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;
import org.jspecify.annotations.Nullable;

/// Shows the seats and tells which of them was pressed.
public final class SeatsView extends Pane {

    private static final double FRAME = 2;

    private final ArtFactory art;
    private final IntConsumer pressed;
    private final Group grounds = new Group();
    private final Group rows = new Group();
    private final List<Region> targets = new ArrayList<>();
    private final List<Tooltip> hints = new ArrayList<>();
    private List<SeatViewState> shown = List.of();
    private @Nullable SeatListLayout room;
    private @Nullable SeatNumberColumns columns;

    /// @param pressed told the number of a seat that was pressed
    public SeatsView(ArtFactory art, IntConsumer pressed) {
        this.art = art.onFoot();
        this.pressed = pressed;
        setPickOnBounds(false);
        grounds.setMouseTransparent(true);
        rows.setMouseTransparent(true);
        getChildren().addAll(grounds, rows);
    }

    /// Shows the seats in their places. Only those that look different are drawn anew.
    ///
    /// @param text by how much text grows against its design size
    public void show(List<SeatViewState> seats, SeatListLayout layout, double text) {
        SeatNumberColumns next = SeatNumberColumns.of(seats, layout, text);
        boolean sameRoom = layout.equals(room) && next.equals(columns);
        room = layout;
        columns = next;
        if (!sameRoom) {
            grounds.getChildren().setAll(teams(seats, layout));
            grounds.getChildren().addAll(heads(seats, layout, next));
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            SeatViewState picture = seats.get(seat);
            boolean sameLook = sameRoom && seat < shown.size() && picture.equals(shown.get(seat));
            if (!sameLook) {
                Rect place = layout.seats().get(seat);
                draw(seat, new SeatNode(art, picture, place, team(place, layout), next));
                Region target = target(seat);
                target.resizeRelocate(place.x(), place.y(), place.width(), place.height());
                target.setAccessibleText(picture.spoken());
                hints.get(seat).setText(picture.spoken());
            }
        }
        shown = List.copyOf(seats);
    }

    private static TeamPlace team(Rect seat, SeatListLayout layout) {
        return layout.teams().stream()
                .filter(team -> team.contains(seat))
                .mapToLong(team -> Math.round((seat.y() - team.y()) / seat.height()))
                .mapToObj(place -> place == 0 ? TeamPlace.FIRST : place == 1 ? TeamPlace.SECOND : TeamPlace.LATER)
                .findFirst()
                .orElse(TeamPlace.FIRST);
    }

    /// A frame round each team, in the colour of its car where it has one.
    private List<Node> teams(List<SeatViewState> seats, SeatListLayout layout) {
        return layout.teams().stream()
                .<Node>map(place -> {
                    SeatViewState first = IntStream.range(0, seats.size())
                            .filter(seat -> place.contains(layout.seats().get(seat)))
                            .mapToObj(seats::get)
                            .findFirst()
                            .orElseThrow();
                    Rect field = place.inset(FRAME);
                    Rectangle frame = new Rectangle(field.x(), field.y(), field.width(), field.height());
                    frame.setArcWidth(2 * Sizes.SEAT_RADIUS + FRAME);
                    frame.setArcHeight(2 * Sizes.SEAT_RADIUS + FRAME);
                    frame.setFill(art.palette().color(ColourRole.FOOT_FIELD));
                    frame.setStroke(
                            first.role() == SeatRole.CREW_FIRST
                                    ? art.palette().lit(first.livery())
                                    : art.palette().color(ColourRole.ON_FOOT_2));
                    frame.setStrokeWidth(FRAME);
                    return frame;
                })
                .toList();
    }

    /// What the numbers in a column are.
    private List<Node> heads(List<SeatViewState> seats, SeatListLayout layout, SeatNumberColumns common) {
        List<Node> heads = new ArrayList<>();
        SeatViewState.SeatNumbers numbers = seats.getFirst().numbers();
        for (Rect head : layout.heads()) {
            double right = head.right() - SeatNumberColumns.INSET;
            heads.add(head(numbers.km().unit(), right - common.kmEdge(), head, common));
            heads.add(head(numbers.points().unit(), right - common.pointsEdge(), head, common));
        }
        return heads;
    }

    private Text head(String words, double right, Rect head, SeatNumberColumns common) {
        Text text = new FittedTextFactory(common.scale())
                .line(words, TextRole.UNIT, art.palette().color(ColourRole.ON_FOOT_2));
        text.setX(right - FittedTextFactory.width(text));
        text.setY(head.centre().y());
        return text;
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
