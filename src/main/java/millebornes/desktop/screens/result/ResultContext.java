package millebornes.desktop.screens.result;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.common.DrawingPane;
import millebornes.desktop.screens.common.model.PlayerNames;
import millebornes.desktop.screens.result.model.ResultModel;
import millebornes.desktop.screens.result.model.TurnKmHistory;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.theme.Livery;
import millebornes.engine.match.Match;
import millebornes.engine.score.TeamScore;
import millebornes.session.Session;
import millebornes.words.MatchNames;
import millebornes.words.MatchSentences;
import millebornes.words.WordedScoreLine;
import millebornes.words.Words;

/// What every part of the page needs.
record ResultContext(AppSettingsModel app, Session session, ResultModel model, TurnKmHistory journey) {

    private static final double CAR_WIDTH = 54;
    private static final double CAR_HEIGHT = 24;

    Words words() {
        return app.words();
    }

    ArtFactory art() {
        return ArtFactory.in(app.look().theme());
    }

    MatchNames names() {
        return MatchNames.of(
                words(),
                match().rules().seating(),
                PlayerNames.of(words(), session.game().players()),
                session.game().looks());
    }

    /// A car as it stands beside names.
    ///
    /// @param share of its usual width that there is room for
    Node car(Livery livery, double share) {
        return new DrawingPane(art().cars().car(livery), CAR_WIDTH * share, CAR_HEIGHT);
    }

    /// Who plays in a team, by name.
    List<String> people(int team) {
        return IntStream.range(0, session.game().players().size())
                .filter(seat -> match().rules().seating().teamOf(seat) == team)
                .mapToObj(names()::seat)
                .toList();
    }

    MatchSentences narrator() {
        return new MatchSentences(words(), names());
    }

    Match match() {
        return session.match();
    }

    WordedScoreLine text(TeamScore.ScoreLine line) {
        return narrator().line(line, match().rules(), match().round().target());
    }
}
