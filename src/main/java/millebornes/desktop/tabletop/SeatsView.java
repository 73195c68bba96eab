package millebornes.desktop.tabletop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
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
import millebornes.desktop.tabletop.SeatViewState.SeatRole;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;
import org.jspecify.annotations.Nullable;

/// Shows the seats and reports which of them was clicked.
public final class SeatsView extends Pane {

    private static final double FRAME = 2;

    private final ArtFactory art;
    private final IntConsumer pressed;
    private final Group grounds = new Group();
    private final Group rows = new Group();
    private final List<Region> targets = new ArrayList<>();
    private final List<Tooltip> hints = new ArrayList<>();
    private List<SeatViewState> shown = List.of();
    private @Nullable SeatListLayout listLayout;
    private @Nullable SeatNumberColumns columns;

    /// @param pressed called with the number of a clicked seat
    public SeatsView(ArtFactory art, IntConsumer pressed) {
        this.art = art.onFoot();
        this.pressed = pressed;
        setPickOnBounds(false);
        grounds.setMouseTransparent(true);
        rows.setMouseTransparent(true);
        getChildren().addAll(grounds, rows);
    }

    /// Shows the seats in their places. Only changed ones are rebuilt.
    ///
    /// @param text the factor by which text is larger than designed
    public void show(List<SeatViewState> seats, SeatListLayout layout, double text) {
        SeatNumberColumns nextColumns = SeatNumberColumns.of(seats, layout, text);
        boolean sameRoom = layout.equals(listLayout) && nextColumns.equals(columns);
        listLayout = layout;
        columns = nextColumns;
        if (!sameRoom) {
            grounds.getChildren().setAll(teams(seats, layout));
            grounds.getChildren().addAll(heads(seats, layout, nextColumns));
        }
        for (int seat = 0; seat < seats.size(); seat++) {
            SeatViewState seatState = seats.get(seat);
            boolean sameLook = sameRoom && seat < shown.size() && seatState.equals(shown.get(seat));
            if (!sameLook) {
                Rect rect = layout.seats().get(seat);
                draw(seat, new SeatNode(art, seatState, rect, team(rect, layout), nextColumns));
                Region target = target(seat);
                target.resizeRelocate(rect.x(), rect.y(), rect.width(), rect.height());
                target.setAccessibleText(seatState.spoken());
                hints.get(seat).setText(seatState.spoken());
            }
        }
        shown = List.copyOf(seats);
    }

    /// The rectangle of a seat's team; that of the seat in a game without teams.
    private static Rect team(Rect seatRect, SeatListLayout layout) {
        return layout.teams().stream()
                .filter(teamRect -> teamRect.contains(seatRect))
                .findFirst()
                .orElse(seatRect);
    }

    /// Draws a frame around each team, in the colour of its car if it has only one.
    private List<Node> teams(List<SeatViewState> seats, SeatListLayout layout) {
        return layout.teams().stream()
                .<Node>map(rect -> {
                    SeatViewState firstState = IntStream.range(0, seats.size())
                            .filter(seat -> rect.contains(layout.seats().get(seat)))
                            .mapToObj(seats::get)
                            .findFirst()
                            .orElseThrow();
                    Rect fieldRect = rect.inset(FRAME);
                    Rectangle frame =
                            new Rectangle(fieldRect.x(), fieldRect.y(), fieldRect.width(), fieldRect.height());
                    frame.setArcWidth(2 * Sizes.SEAT_RADIUS + FRAME);
                    frame.setArcHeight(2 * Sizes.SEAT_RADIUS + FRAME);
                    frame.setFill(art.palette().color(ColourRole.FOOT_FIELD));
                    frame.setStroke(
                            firstState.role() == SeatRole.CREW_FIRST
                                    ? art.palette().lit(firstState.livery())
                                    : art.palette().color(ColourRole.ON_FOOT_2));
                    frame.setStrokeWidth(FRAME);
                    return frame;
                })
                .toList();
    }

    /// Draws the headings of the columns of numbers.
    private List<Node> heads(List<SeatViewState> seats, SeatListLayout layout, SeatNumberColumns commonColumns) {
        List<Node> heads = new ArrayList<>();
        SeatViewState.SeatNumbers numbers = seats.getFirst().numbers();
        for (Rect headRect : layout.heads()) {
            double right = headRect.right() - SeatNumberColumns.INSET;
            heads.add(head(numbers.km().unit(), right - commonColumns.kmEdge(), headRect, commonColumns));
            heads.add(head(numbers.points().unit(), right - commonColumns.pointsEdge(), headRect, commonColumns));
        }
        return heads;
    }

    private Text head(String words, double right, Rect headRect, SeatNumberColumns commonColumns) {
        Text text = new FittedTextFactory(commonColumns.scale())
                .line(words, TextRole.UNIT, art.palette().color(ColourRole.ON_FOOT_2));
        text.setX(right - FittedTextFactory.width(text));
        text.setY(headRect.centre().y());
        return text;
    }

    private void draw(int seat, SeatNode seatNode) {
        if (seat < rows.getChildren().size()) {
            rows.getChildren().set(seat, seatNode);
        } else {
            rows.getChildren().add(seatNode);
        }
    }

    /// Shows the name and everything else about a seat of which only car and kilometres are seen.
    private void tell(Tooltip hint, Region target) {
        if (listLayout != null && listLayout.format() == SeatListLayout.SeatFormat.STRIP) {
            Bounds at = target.localToScreen(target.getLayoutBounds());
            hint.setAutoHide(true);
            hint.show(target, at.getMinX(), at.getMinY() - at.getHeight());
        }
    }

    private Region target(int seat) {
        while (targets.size() <= seat) {
            int next = targets.size();
            Region target = new PressableArea("seat-" + next, () -> pressed.accept(next));
            Tooltip hint = new Tooltip();
            target.setOnMouseClicked(_ -> {
                pressed.accept(next);
                tell(hint, target);
            });
            Tooltip.install(target, hint);
            hints.add(hint);
            targets.add(target);
            getChildren().add(target);
        }
        return targets.get(seat);
    }
}
