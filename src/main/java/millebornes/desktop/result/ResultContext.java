package millebornes.desktop.result;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.result.ResultModel.TeamResult;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.match.Match;
import millebornes.engine.rules.TeamScore;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.session.DriverFace;
import millebornes.session.DriverFace.FaceMood;
import millebornes.session.Session;
import millebornes.words.MatchNames;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.WordedScoreLine;
import millebornes.words.Words;

/// The common data of all parts of a page about a finished round or match.
///
/// @param model the result without texts
record ResultContext(ScreenContext screenContext, Session session, ResultModel model) {

    private static final double LADEN_HEIGHT = 44;

    /// The radius of the star of a legend, in px.
    private static final double STAR = 7;

    /// The context of a session.
    ///
    /// @throws IllegalArgumentException when its round is not over
    public static ResultContext of(ScreenContext screenContext, Session session) {
        return new ResultContext(screenContext, session, ResultModel.of(session));
    }

    public Words words() {
        return screenContext.words();
    }

    public ArtFactory art() {
        return screenContext.art();
    }

    MatchNames names() {
        return PlayerNames.inSentences(words(), session.game());
    }

    /// The picture of a car, with its outfit but without a load on its roof, for use beside names.
    ///
    /// @param share the scale relative to its usual size; a smaller car takes the usual height
    Node car(Livery livery, double share) {
        CarOutfit outfit = outfit(livery).with(RoofLoad.NO_LOAD);
        return new DrawingPane(
                art().cars().smallSide(livery, outfit),
                Sizes.SIDE_CAR_WIDTH * share,
                Sizes.SIDE_CAR_HEIGHT * Math.max(1, share));
    }

    /// The picture of a car with its whole outfit, for the head of a column.
    ///
    /// @param share the scale relative to its usual size
    Node ladenCar(Livery livery, double share) {
        boolean laden = outfit(livery).load() != RoofLoad.NO_LOAD;
        return new DrawingPane(
                art().cars().smallSide(livery, outfit(livery)),
                Sizes.SIDE_CAR_WIDTH * share,
                laden ? LADEN_HEIGHT * share : Sizes.SIDE_CAR_HEIGHT * Math.max(1, share));
    }

    /// The outfit of the car with that livery.
    public CarOutfit outfit(Livery livery) {
        return session.game().outfit(livery);
    }

    /// The faces of a team's members, as far as they have one, in the order of the seats; winners smile.
    public List<Group> faces(int team) {
        FaceMood mood = model.hasWon(team) ? FaceMood.SMILE : FaceMood.CALM;
        return match().rules().seating().seatsOf(team).stream()
                .map(seat -> session.game().players().get(seat).outfit().driver())
                .filter(DriverFace::isSomebody)
                .map(face -> art().drivers().face(face, mood))
                .toList();
    }

    /// The names of a team's members.
    public List<String> people(int team) {
        return match().rules().seating().seatsOf(team).stream()
                .map(names()::seat)
                .toList();
    }

    /// The names of a team's members as the subject of a sentence.
    public String listOfPeople(int team) {
        return words().list(people(team));
    }

    /// The name of a team inside a sentence.
    public String team(int team) {
        return names().team(team);
    }

    /// The result of a team in a word or two: its points or, in a junior game, its kilometres.
    public String achieved(TeamResult team) {
        if (model.hasPoints()) {
            return words().text("result.points", model.score(team));
        }
        boolean there = team.km() >= match().round().target() * team.cars().size();
        return there ? words().text("result.arrived") : words().text("result.kilometres", team.km());
    }

    /// A chart with the names of its lines: the colours of a team, otherwise the driver.
    ///
    /// @param tick the key of the text below a round; empty for a chart of turns, whose lines are of km
    public RaceChartPane chart(RaceChart chart, String tick, String all) {
        Words words = words();
        MatchNames names = names();
        List<String> said = IntStream.range(0, chart.lines().size())
                .mapToObj(line -> chart.lines().get(line).cars().size() > 1 || names.isShared(line)
                        ? colours(chart.lines().get(line).cars())
                        : names.driver(line))
                .toList();
        return new RaceChartPane(
                screenContext,
                chart,
                new RaceChartPane.ChartWords(
                        said,
                        at -> tick.isEmpty() ? words.number(at) : words.text(tick, at),
                        top -> words.text(tick.isEmpty() ? "result.kilometres" : "result.points", top),
                        words.text(all)));
    }

    private String colours(List<Livery> cars) {
        List<String> colours =
                cars.stream().map(livery -> words().text("colour." + livery)).toList();
        return words().sentence("result.chart.team", Map.of("team", words().list(colours)));
    }

    /// The text that explains the stars on the lines of a chart.
    Label coupLegend() {
        Palette palette = art().palette();
        Label legend = new Label(words().text("ceremony.coup"));
        legend.setMinWidth(Region.USE_PREF_SIZE);
        legend.getStyleClass().add(StyleClasses.NOTE);
        legend.setGraphic(new DrawingPane(
                StarIcon.edged(palette.color(ColourRole.HIGHLIGHT), palette.color(ColourRole.INK), STAR),
                2 * STAR,
                2 * STAR));
        return legend;
    }

    Narrator narrator() {
        return new Narrator(words(), names());
    }

    public Match match() {
        return session.match();
    }

    WordedScoreLine text(TeamScore.ScoreLine line) {
        return narrator().line(line, match().rules(), match().round().target());
    }
}
