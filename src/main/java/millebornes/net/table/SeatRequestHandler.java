package millebornes.net.table;

import com.google.gson.JsonObject;
import java.util.Arrays;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.engine.table.Phase;
import millebornes.save.JsonFields;
import millebornes.save.MoveCodec;
import millebornes.session.Session.Availability;
import millebornes.session.flow.PlayerEmote;
import millebornes.words.Narrator;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Executes the requests of a seat's phone. Confined to the table's thread.
///
/// Invariant: the answer depends on nothing that the seat may not know.
final class SeatRequestHandler {

    private static final String TARGET = "target";

    private final PhoneTable table;

    public SeatRequestHandler(PhoneTable table) {
        this.table = table;
    }

    /// Plays a move for the seat.
    ///
    /// @throws millebornes.save.BadJsonException when it is no move
    public TableAnswer move(int seat, long step, JsonFields json, Words words) {
        Move move = MoveCodec.read(json, () -> seat);
        if (step != table.step()) {
            return oldStep(words);
        }
        SeatView view = table.session().view(seat);
        @Nullable Refusal refusal = refusal(seat, move, json);
        if (refusal == null) {
            refusal = table.actions().play(move);
        }
        if (refusal != null) {
            // Whether a card is held, and what it may do, is known by a refusal, too.
            table.told(seat);
            return TableAnswer.refused(
                    refusal, narrator(words, view).refusal(refusal, move, view).text());
        }
        table.returnToPhone(seat);
        return TableAnswer.done(table.step());
    }

    /// Undoes the last act of this seat.
    public TableAnswer undo(int seat, long step, Words words) {
        return undoOrRedo(
                step,
                words,
                "undo",
                table.session().undoState(),
                table.canUndo(seat),
                () -> table.actions().undo());
    }

    /// Redoes the move that this seat has undone.
    public TableAnswer redo(int seat, long step, Words words) {
        return undoOrRedo(
                step,
                words,
                "redo",
                table.session().redoState(),
                table.canRedo(seat),
                () -> table.actions().redo());
    }

    /// @param key `undo` or `redo`, as in the text keys
    /// @param availability for the seat that moved last
    /// @param possible whether it is possible for the seat that asks
    private TableAnswer undoOrRedo(
            long step, Words words, String key, Availability availability, boolean possible, Runnable action) {
        if (step != table.step()) {
            return oldStep(words);
        }
        if (possible) {
            action.run();
            return TableAnswer.done(table.step());
        }
        String reason = (availability == Availability.POSSIBLE ? Availability.NOTHING : availability).name();
        return TableAnswer.refused(
                TableAnswer.Kind.ANSWERED, reason, null, words.text("terminal." + key + "." + reason));
    }

    /// Records that this seat is ready for the next round.
    public TableAnswer next(int seat, long step, Words words) {
        if (step != table.step()) {
            return oldStep(words);
        }
        if (!table.isBetweenRounds()) {
            Refusal refusal = table.session().match().isOver() ? Refusal.ROUND_OVER : Refusal.WRONG_PHASE;
            return TableAnswer.refused(refusal, words.text("refusal.ROUND_OVER"));
        }
        table.ready(seat);
        return TableAnswer.done();
    }

    /// Shows a sign of this seat's player, such as the horn, to everybody at the table.
    public TableAnswer sign(int seat, String name, Words words) {
        return Arrays.stream(PlayerEmote.values())
                .filter(emote -> emote.name().equals(name))
                .findFirst()
                .map(emote -> table.show(seat, emote)
                        ? TableAnswer.done()
                        : TableAnswer.refused(TableAnswer.Kind.ANSWERED, "NO_SIGNS", null, words.text("host.noSigns")))
                .orElseGet(() -> TableAnswer.bad("sign", "UNKNOWN", words));
    }

    /// Explains why a move is refused, and what would help.
    ///
    /// @throws millebornes.save.BadJsonException when it is no move
    public TableAnswer why(int seat, long step, JsonFields json, Words words) {
        Move wantedMove = MoveCodec.read(json, () -> seat);
        if (step != table.step()) {
            return oldStep(words);
        }
        table.told(seat);
        SeatView view = table.session().view(seat);
        Move move = view.isAsked() ? MoveToExplainChooser.of(wantedMove, view, this::rulesRefuse) : wantedMove;
        @Nullable Refusal refusal = refusal(seat, move, json);
        if (refusal == null) {
            refusal = rulesRefuse(move);
        }
        TableAnswer answer = TableAnswer.done();
        JsonObject answered = answer.json();
        answered.addProperty("legal", refusal == null);
        if (refusal != null) {
            new WhyWriter(narrator(words, view)).write(answered, refusal, move, view);
        }
        return answer;
    }

    TableAnswer oldStep(Words words) {
        TableAnswer answer =
                TableAnswer.refused(TableAnswer.Kind.CONFLICT, "OLD_STEP", null, words.text("host.refused.OLD_STEP"));
        answer.json().addProperty("step", table.step());
        return answer;
    }

    Narrator narrator(Words words, SeatView view) {
        return UpdateWriter.narrator(words, view, table.picture());
    }

    private @Nullable Refusal rulesRefuse(Move move) {
        return table.session().match().rules().refusal(table.session().match().round(), move);
    }

    /// The refusal of a move that is not this seat's, or null. The rules do not know who sends a move.
    private @Nullable Refusal refusal(int seat, Move move, JsonFields json) {
        Phase phase = table.session().match().round().phase();
        if (phase instanceof Phase.Over) {
            return Refusal.ROUND_OVER;
        }
        if (!phase.asked().contains(seat)) {
            return Refusal.WRONG_PHASE;
        }
        return switch (move) {
            case Move.CoupFourre coup -> coup.seat() == seat ? null : Refusal.WRONG_PHASE;
            case Move.Decline decline -> decline.seat() == seat ? null : Refusal.WRONG_PHASE;
            case Move.Play play -> wrongTarget(seat, play, json);
            case Move.Attack _, Move.Discard _, Move.EndTurn _, Move.Stuck _, Move.Extend _, Move.Stop _ -> null;
        };
    }

    /// The refusal of a card for the player's own car that has another car as target, or null.
    private @Nullable Refusal wrongTarget(int seat, Move.Play play, JsonFields json) {
        int own = table.session().match().rules().seating().carOf(seat);
        if (!json.has(TARGET) || json.integer(TARGET) == own) {
            return null;
        }
        @Nullable Refusal firstRefusal = rulesRefuse(play);
        return firstRefusal == Refusal.NOT_IN_HAND || firstRefusal == Refusal.WRONG_PHASE
                ? firstRefusal
                : Refusal.NO_SUCH_TARGET;
    }
}
