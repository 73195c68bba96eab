package millebornes.engine.notation;

import java.util.List;
import java.util.stream.Collectors;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;

/// Writes the view of one seat as lines of text: a [PositionText] in which the other hands and the draw pile are
/// numbers, without a seed. It contains nothing hidden from the seat, so it may be shown to its player.
public final class ViewTextWriter {

    private ViewTextWriter() {}

    /// The lines of a view; the legal moves as [MoveText] writes them, with ` | ` between them.
    public static String of(SeatView view) {
        PositionLinesBuilder lines = new PositionLinesBuilder()
                .add("seat", view.seat())
                .add("round", view.number())
                .add("totals", PhaseTextWriter.numbers(view.totals()))
                .target(view.target(), view.extensionCaller())
                .cars(view.cars());
        for (int seat = 0; seat < view.handCounts().size(); seat++) {
            boolean own = seat == view.seat();
            lines.add(
                    "hand " + seat,
                    own
                            ? CardText.of(view.hand().cards())
                            : cards(view.handCounts().get(seat)));
        }
        lines.add("draw", cards(view.drawPile()))
                .discards(view.discards(), view.removed().toList())
                .add("table", CardText.of(view.onTable().cards()))
                .add("reshuffled", view.reshuffles() + " " + view.distances())
                .waits(view.stuck(), view.phase())
                .add("legal", moves(view.legal()));
        return "game " + SetupText.of(view.rules().setup()) + "\n" + lines;
    }

    private static String cards(int count) {
        return count + " cards";
    }

    private static String moves(List<Move> moves) {
        return moves.isEmpty() ? "nothing" : moves.stream().map(MoveText::of).collect(Collectors.joining(" | "));
    }
}
