package millebornes.desktop.setup;

import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.setup.SeatControlFactory.Detail;
import millebornes.desktop.setup.SeatSetupRowFactory.RowHeight;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;
import millebornes.words.Words;

/// Creates the frames of the table's teams. A team with one car has its colour and name; a team with several cars is
/// named by its number.
final class TeamFrameFactory {

    /// The widths of a car of a whole team and of a seat, in px, and how high they are at most relative to that.
    private static final double CAR_WIDTH = 124;

    private static final double SEAT_CAR_WIDTH = 84;
    private static final double HIGH = 0.52;

    /// The factors by which these widths are smaller in a narrow list.
    private static final double NARROW = 0.74;

    private static final double SEAT_NARROW = 0.62;

    private TeamFrameFactory() {}

    static Region of(SetupContext context, int team, RowHeight height, Detail detail) {
        Seating seating = context.model().seating();
        List<Integer> seats = seating.seatsOf(team);
        List<Region> rows = seats.stream()
                .map(seat -> SeatSetupRowFactory.inTeam(context, seat, height, detail))
                .toList();
        boolean wide = detail == Detail.WORDS;
        boolean shared = seating.cars() == Seating.CarAssignment.ONE_PER_TEAM;
        double width = shared ? (wide ? 1 : NARROW) * CAR_WIDTH : (wide ? 1 : SEAT_NARROW) * SEAT_CAR_WIDTH;
        List<CarChooser> cars = (shared ? seats.subList(0, 1) : seats)
                .stream()
                        .map(seat -> CarChooser.plain(context, seat, width, HIGH * width))
                        .toList();
        Palette palette = context.screenContext().look().palette();
        Words words = context.words();
        TeamFrame frame;
        if (shared) {
            Livery livery = context.model().livery(seats.getFirst());
            Label name = ControlFactory.label(
                    words.text("setup.team", words.text("colour." + livery)),
                    StyleClasses.TILE_NAME,
                    StyleClasses.TEAM_NAME);
            frame = new TeamFrame(
                    name,
                    cars,
                    rows,
                    new TeamFrame.Paint(
                            palette.main(livery), palette.edge(livery).orElse(null)));
            frame.getStyleClass().add(StyleClasses.livery(livery));
        } else {
            Label number = new Label(words.number(team + 1L));
            number.getStyleClass().addAll(StyleClasses.TILE_NAME, StyleClasses.TEAM_NUMBER);
            boolean first = team % 2 == 0;
            frame = new TeamFrame(
                    number,
                    cars,
                    rows,
                    new TeamFrame.Paint(palette.color(first ? ColourRole.LINK : ColourRole.RED_SHADE), null));
            frame.getStyleClass().add(first ? StyleClasses.FIRST_TEAM : StyleClasses.SECOND_TEAM);
        }
        frame.setId("team-" + team);
        return frame;
    }
}
