package millebornes.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.play.Event;
import millebornes.engine.rules.Rules;
import millebornes.engine.score.RoundResult;
import millebornes.engine.score.TeamScore;
import millebornes.engine.table.CarLook;
import millebornes.engine.table.Seating;
import millebornes.save.GameFile;
import millebornes.save.Playback;
import millebornes.words.MarkText;
import millebornes.words.Names;
import millebornes.words.Narrator;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// A saved game in words: a line an event, the first one of a move with the move's number.
final class Retelling {

    private final Words words;
    private final Narrator narrator;
    private final PrintWriter out;
    private int moves;

    Retelling(Words words, GameFile file, PrintWriter out) {
        this.words = words;
        this.narrator = new Narrator(words, names(words, file));
        this.out = out;
    }

    /// Tells everything that was played back, then how the table stands.
    void tell(Playback playback) {
        for (MatchStep step : playback.steps()) {
            // a seat that declines while others are still asked leaves no trace
            boolean deal = !step.events().isEmpty() && step.events().getFirst() instanceof Event.RoundBegan;
            if (deal && moves > 0) {
                out.println();
            }
            String number = deal ? "" : Integer.toString(++moves);
            for (Event event : step.events()) {
                out.println(String.format(Locale.ROOT, "%5s  %s", number, narrator.event(event)));
                number = "";
            }
            @Nullable RoundResult result = step.match().result();
            if (result != null) {
                score(step.match(), result);
            }
        }
        out.println();
        table(playback.match());
    }

    private void score(Match match, RoundResult result) {
        Rules rules = match.rules();
        out.println();
        for (TeamScore score : result.scores()) {
            if (!score.lines().isEmpty()) {
                out.println(words.sentence(
                        "replay.team",
                        Map.of(
                                "team",
                                narrator.names().team(score.team()),
                                "points",
                                score.total(),
                                "total",
                                match.totals().get(score.team()))));
            }
            for (TeamScore.Line line : score.lines()) {
                MarkText mark = narrator.mark(line, rules, match.round().target());
                out.println("  "
                        + words.sentence(
                                "replay.mark",
                                Map.of("name", mark.name(), "points", mark.points(), "reason", mark.reason())));
            }
        }
        out.println(narrator.winners(result));
    }

    private void table(Match match) {
        for (int car = 0; car < match.round().cars().size(); car++) {
            out.println(narrator.car(match.round().car(car), car));
        }
        out.println(words.sentence("replay.end", Map.of("n", moves)));
    }

    private static Names names(Words words, GameFile file) {
        Seating seating = file.setup().rules().seating();
        Names numbered = Names.numbered(words, seating);
        List<String> players = file.players().isEmpty()
                ? numbered.seats()
                : file.players().stream().map(GameFile.Player::name).toList();
        List<CarLook> looks = file.looks().isEmpty() ? CarLook.first(seating.carCount()) : file.looks();
        return Names.of(words, seating, players, looks);
    }
}
