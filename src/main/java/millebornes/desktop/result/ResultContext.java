package millebornes.desktop.result;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.result.ResultModel.TeamResult;
import millebornes.engine.match.Match;
import millebornes.engine.rules.TeamScore;
import millebornes.engine.table.Livery;
import millebornes.session.CarOutfit;
import millebornes.session.DriverFace;
import millebornes.session.FaceMood;
import millebornes.session.RoofLoad;
import millebornes.session.Session;
import millebornes.words.MatchNames;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.WordedScoreLine;
import millebornes.words.Words;

/// What every part of a page about a round or match that is over needs.
///
/// @param model how it has ended
record ResultContext(ScreenContext screenContext, Session session, ResultModel model) {

    private static final double CAR_WIDTH = 56;
    static final double CAR_HEIGHT = 28;
    private static final double LADEN_HEIGHT = 44;

    /// What is to be told of a session.
    ///
    /// @throws IllegalArgumentException when its round is still played
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

    /// A car as it stands beside names, without what is tied to its roof.
    ///
    /// @param share of its usual width that there is room for
    Node car(Livery livery, double share) {
        CarOutfit outfit = outfit(livery).with(RoofLoad.NO_LOAD);
        return new DrawingPane(art().cars().smallSide(livery, outfit), CAR_WIDTH * share, CAR_HEIGHT);
    }

    /// A car with all that it is dressed with, as it stands at the head of a column.
    ///
    /// @param share of its usual size that there is room for
    Node ladenCar(Livery livery, double share) {
        boolean laden = outfit(livery).load() != RoofLoad.NO_LOAD;
        return new DrawingPane(
                art().cars().smallSide(livery, outfit(livery)),
                CAR_WIDTH * share,
                laden ? LADEN_HEIGHT * share : CAR_HEIGHT);
    }

    /// How the car of that look is dressed.
    public CarOutfit outfit(Livery livery) {
        return session.game().outfit(livery);
    }

    /// The faces of a team, those who have one, in the order of the seats: winners smile.
    public List<Group> faces(int team) {
        FaceMood mood = model.hasWon(team) ? FaceMood.SMILE : FaceMood.CALM;
        return match().rules().seating().seatsOf(team).stream()
                .map(seat -> session.game().players().get(seat).outfit().driver())
                .filter(DriverFace::isSomebody)
                .map(face -> art().drivers().face(face, mood))
                .toList();
    }

    /// Who plays in a team, by name.
    public List<String> people(int team) {
        return match().rules().seating().seatsOf(team).stream()
                .map(names()::seat)
                .toList();
    }

    /// What a team is called in the middle of a sentence.
    public String team(int team) {
        return names().team(team);
    }

    /// What a team has come to, in a word or two: its points, or in a junior game how far it has come.
    public String achieved(TeamResult team) {
        if (model.hasPoints()) {
            return words().text("result.points", model.score(team));
        }
        boolean there = team.km() >= match().round().target() * team.cars().size();
        return there ? words().text("result.arrived") : words().text("result.kilometres", team.km());
    }

    /// A chart with its names: one line a team where cars are taken together, else one a car.
    ///
    /// @param tick the key of what stands below a round or turn
    /// @param caption the key of what the ticks count, or empty
    public RaceChartPane chart(RaceChart chart, String tick, String caption, String all) {
        Words words = words();
        MatchNames names = names();
        List<String> said = IntStream.range(0, chart.lines().size())
                .mapToObj(line -> chart.lines().get(line).cars().size() > 1 ? names.team(line) : names.driver(line))
                .toList();
        return new RaceChartPane(
                screenContext,
                chart,
                new RaceChartPane.ChartWords(
                        said,
                        at -> tick.isEmpty() ? words.number(at) : words.text(tick, at),
                        caption.isEmpty() ? "" : words.text(caption),
                        words.text(all)));
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
