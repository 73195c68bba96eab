package millebornes.desktop.result;

import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.result.ResultModel.TeamResult;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.rules.TeamScore;
import millebornes.words.WordedScoreLine;
import org.jspecify.annotations.Nullable;

/// Every team's points with their reasons, one sentence per reason.
final class ScoreReasonsViewFactory {

    private ScoreReasonsViewFactory() {}

    static Node of(ResultContext context) {
        VBox reasons = new VBox(Sizes.GAP);
        for (TeamResult team : context.model().ranking()) {
            reasons.getChildren().add(team(context, team));
        }
        return reasons;
    }

    private static Node team(ResultContext context, TeamResult team) {
        var head = ControlFactory.row();
        team.cars().forEach(livery -> head.getChildren().add(context.car(livery, 1)));
        head.getChildren()
                .add(ControlFactory.label(context.words().list(context.people(team.team())), StyleClasses.STRONG));
        VBox reasons = new VBox(Sizes.LINE_GAP, head);
        if (team.lines().isEmpty()) {
            reasons.getChildren().add(ControlFactory.label(context.words().text("score.none"), StyleClasses.BODY));
        }
        for (ScoreReason reason : ScoreReason.values()) {
            TeamScore.@Nullable ScoreLine line = team.lines().get(reason);
            if (line != null) {
                WordedScoreLine scoreLine = context.text(line);
                Label points = ControlFactory.label(
                        context.words().text("result.line", scoreLine.name(), scoreLine.points()), StyleClasses.STRONG);
                points.setMinWidth(Region.USE_PREF_SIZE);
                Label sentence = ControlFactory.label(scoreLine.reason(), StyleClasses.BODY);
                HBox row = ControlFactory.row(points, sentence);
                row.setAlignment(Pos.TOP_LEFT);
                reasons.getChildren().add(row);
            }
        }
        return reasons;
    }
}
