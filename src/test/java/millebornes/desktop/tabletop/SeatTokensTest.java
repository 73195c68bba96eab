package millebornes.desktop.tabletop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.text.Text;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.SeatTeams;
import millebornes.desktop.geometry.TableLayout;
import millebornes.desktop.geometry.TableLayoutSpec;
import millebornes.desktop.geometry.TableLayoutSpec.TargetSize;
import millebornes.desktop.tabletop.CarSafetyViewState.SafetyOrientation;
import millebornes.desktop.tabletop.CarViewState.GreenLightNeed;
import millebornes.desktop.tabletop.SeatViewState.Measure;
import millebornes.desktop.tabletop.SeatViewState.SeatHighlight;
import millebornes.desktop.tabletop.SeatViewState.SeatNumbers;
import millebornes.desktop.tabletop.SeatViewState.SeatRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import millebornes.session.CarOutfit;
import millebornes.session.flow.HandPlace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The tokens of a seat and the number of those that are not shown keep clear of its kilometres, so that "+2" and "175"
/// are never read as one number; in every window, for every text size, number of seats and length of a name.
class SeatTokensTest {

    private static final double CLEAR = 10;
    private static final int[][] WINDOWS = {{1024, 700}, {1280, 800}, {1366, 768}, {1920, 1080}};
    private static final List<SeatTeams> TEAMS = List.of(
            SeatTeams.alone(2),
            SeatTeams.alone(4),
            SeatTeams.alone(6),
            new SeatTeams(List.of(0, 1, 0, 1)),
            new SeatTeams(List.of(0, 1, 2, 0, 1, 2)),
            new SeatTeams(List.of(0, 1, 2, 3, 0, 1, 2, 3)),
            new SeatTeams(List.of(0, 1, 2, 0, 1, 2, 0, 1, 2)));
    private static final String KM = "775";

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.25, 1.49})
    void theyKeepClearOfTheKilometres(double text) {
        List<Gap> gaps = Gallery.onToolkit(() -> {
            List<Gap> found = new ArrayList<>();
            for (int[] window : WINDOWS) {
                for (SeatTeams teams : TEAMS) {
                    for (TargetSize target : TargetSize.values()) {
                        TableLayoutSpec spec = new TableLayoutSpec(window[0], window[1], teams, 4, text, target);
                        for (String name : List.of("Léa", "Marguerite-Élise")) {
                            check(TableLayout.of(spec), name, found);
                        }
                    }
                }
            }
            return found;
        });
        assertThat(gaps).isNotEmpty().allMatch(gap -> gap.width() >= CLEAR);
    }

    /// No drawing of a car, nor anything else that is no text, lies on the kilometres.
    @ParameterizedTest
    @ValueSource(doubles = {1, 1.5, 2})
    void noCarLiesOnTheKilometres(double text) {
        List<TableLayoutSpec> overlapping = Gallery.onToolkit(() -> Arrays.stream(WINDOWS)
                .flatMap(window -> TEAMS.stream()
                        .map(teams -> new TableLayoutSpec(window[0], window[1], teams, 4, text, TargetSize.STANDARD)))
                .filter(spec -> isOverlapped(TableLayout.of(spec)))
                .toList());
        assertThat(overlapping).isEmpty();
    }

    private static boolean isOverlapped(TableLayout layout) {
        List<SeatViewState> seats =
                seats(layout.spec().teams(), "Zoé", layout.spec().targetSize());
        SeatNumberColumns columns = SeatNumberColumns.of(seats, layout.seats(), layout.textScale());
        return IntStream.range(0, seats.size())
                .mapToObj(seat -> new SeatNode(
                        ArtFactory.in(ColourTheme.DAY),
                        seats.get(seat),
                        layout.seats().seats().get(seat),
                        layout.seats().seats().get(seat),
                        columns))
                .anyMatch(node -> node.getChildren().stream()
                        .filter(Group.class::isInstance)
                        .anyMatch(drawing -> node.getChildren().stream()
                                .anyMatch(child -> child instanceof Text number
                                        && number.getText().equals(KM)
                                        && number.getBoundsInParent().intersects(drawing.getBoundsInParent()))));
    }

    /// The distance, in px, from the row of tokens to the kilometres in the same line.
    private record Gap(TableLayoutSpec spec, String name, double width) {}

    private static void check(TableLayout layout, String name, List<Gap> found) {
        List<SeatViewState> seats =
                seats(layout.spec().teams(), name, layout.spec().targetSize());
        SeatNumberColumns columns = SeatNumberColumns.of(seats, layout.seats(), layout.textScale());
        ArtFactory art = ArtFactory.in(ColourTheme.DAY);
        for (int seat = 0; seat < seats.size(); seat++) {
            Rect rect = layout.seats().seats().get(seat);
            SeatNode node = new SeatNode(art, seats.get(seat), rect, rect, columns);
            Node tokens = node.lookup("#" + SeatTokensDrawing.ID);
            if (tokens != null) {
                Bounds row = tokens.getBoundsInParent();
                node.getChildren().stream()
                        .filter(child ->
                                child instanceof Text text && text.getText().equals(KM))
                        .map(Node::getBoundsInParent)
                        .filter(km -> row.getMaxY() > km.getMinY())
                        .forEach(km -> found.add(new Gap(layout.spec(), name, km.getMinX() - row.getMaxX())));
            }
        }
    }

    /// Seats with more and more tokens; the first of each team has its car.
    private static List<SeatViewState> seats(SeatTeams teams, String name, TargetSize target) {
        return IntStream.range(0, teams.seats())
                .mapToObj(seat -> {
                    boolean next = teams.teams().indexOf(teams.teams().get(seat)) < seat;
                    SeatRole role =
                            teams.size() == 1 ? SeatRole.ALONE : next ? SeatRole.CREW_NEXT : SeatRole.CREW_FIRST;
                    return new SeatViewState(
                            seat == 0 ? name : "Zoé " + seat,
                            CarOutfit.PLAIN,
                            Livery.values()[seat % Livery.values().length],
                            role,
                            new SeatNumbers(
                                    next ? Measure.NONE : new Measure(KM, "km"),
                                    "6",
                                    next || target == TargetSize.JUNIOR
                                            ? Measure.NONE
                                            : new Measure("1\u00A0475", "pts")),
                            HandPlace.SCREEN,
                            next
                                    ? List.of()
                                    : List.of(Hazard.RED_LIGHT, Hazard.SPEED_LIMIT)
                                            .subList(0, seat % 3),
                            GreenLightNeed.NONE,
                            next
                                    ? List.of()
                                    : List.of(
                                            new CarSafetyViewState(Safety.PUNCTURE_PROOF, SafetyOrientation.UPRIGHT),
                                            new CarSafetyViewState(Safety.EXTRA_TANK, SafetyOrientation.CROSSWISE)),
                            SeatHighlight.NONE,
                            name);
                })
                .toList();
    }
}
