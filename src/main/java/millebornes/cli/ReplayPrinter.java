package millebornes.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import millebornes.engine.match.DealSeed;
import millebornes.engine.match.Match;
import millebornes.engine.match.Match.MatchStep;
import millebornes.engine.notation.PositionText;
import millebornes.engine.notation.ViewTextWriter;
import millebornes.engine.rules.Event;
import millebornes.engine.rules.RoundResult;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;
import millebornes.save.ReplayedGame;
import millebornes.save.SavedGame;
import millebornes.words.Audience;
import millebornes.words.MatchNames;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Prints a saved game: one line per event, the first one of a move with the move's number, and optionally the position
/// below it.
final class ReplayPrinter {

    /// The indentation of the lines of a position: two spaces more than that of an event.
    private static final String MARGIN = " ".repeat(9);

    private final Words words;
    private final Narrator narrator;
    private final PrintWriter out;
    private final @Nullable Integer seat;
    private final Audience audience;
    private final boolean positions;
    private final DealSeed seed;
    private int moves;

    /// @param seat the seat whose knowledge limits the output, or null for everything
    /// @param positions whether to print the position after every move, in the notation of `engine.notation`
    ReplayPrinter(Words words, SavedGame savedGame, PrintWriter out, @Nullable Integer seat, boolean positions) {
        this.words = words;
        this.narrator = new Narrator(words, names(words, savedGame));
        this.out = out;
        this.seat = seat;
        this.audience = seat == null ? Audience.READER : Audience.at(seat);
        this.positions = positions;
        this.seed = savedGame.seed();
    }

    /// Prints all replayed events, then the state of the table.
    void tell(ReplayedGame replayedGame) {
        for (MatchStep step : replayedGame.steps()) {
            // a seat that declines while others are still asked leaves no trace
            boolean deal = !step.events().isEmpty() && step.events().getFirst() instanceof Event.RoundBegan;
            if (deal && moves > 0) {
                out.println();
            }
            String number = deal ? "" : Integer.toString(++moves);
            for (Event event : step.events()) {
                out.println(String.format(Locale.ROOT, "%5s  %s", number, narrator.event(event, audience)));
                number = "";
            }
            if (positions) {
                position(step.match()).lines().forEach(line -> out.println(MARGIN + line));
            }
            @Nullable RoundResult result = step.match().result();
            if (result != null) {
                score(step.match(), result);
            }
        }
        out.println();
        table(replayedGame.match());
    }

    private String position(Match match) {
        return seat == null ? PositionText.of(match) : ViewTextWriter.of(match.view(seat));
    }

    private void score(Match match, RoundResult result) {
        out.println();
        narrator.sheet(result, match.rules(), match.round().target(), match.totals())
                .forEach(out::println);
    }

    private void table(Match match) {
        for (int car = 0; car < match.round().cars().size(); car++) {
            out.println(narrator.car(match.round().car(car), car));
        }
        out.println(words.sentence("replay.end", Map.of("n", moves)));
        if (match.isOver()) {
            out.println(words.text("result.seed", seed.spoken()));
        }
    }

    private static MatchNames names(Words words, SavedGame savedGame) {
        Seating seating = savedGame.setup().rules().seating();
        List<Livery> looks = savedGame.looks().isEmpty() ? Livery.first(seating.carCount()) : savedGame.looks();
        return MatchNames.of(words, seating, PlayerNames.of(words, savedGame), looks);
    }
}
