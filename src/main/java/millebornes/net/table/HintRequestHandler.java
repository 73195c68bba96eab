package millebornes.net.table;

import com.google.gson.JsonObject;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import millebornes.bot.Advice;
import millebornes.engine.match.SeatView;
import millebornes.net.table.TableThread.TableBusyException;
import millebornes.save.MoveCodec;
import millebornes.session.MoveAdviser;
import millebornes.words.Narrator;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Computes hints for the seats of a table on other threads than the table's, once for each step.
final class HintRequestHandler {

    private final PhoneTable table;
    private final TableThread thread;
    private final SeatRequestHandler requests;
    private final Map<Integer, Thought> thoughts = new ConcurrentHashMap<>();

    /// The hint that was computed for a view.
    private record Thought(SeatView view, Advice advice) {}

    /// What is asked of the table before the computation: the answer if there can be no hint, otherwise what a hint
    /// needs.
    private record Question(
            @Nullable TableAnswer refused,
            SeatView view,
            @Nullable Narrator narrator) {}

    public HintRequestHandler(PhoneTable table, TableThread thread) {
        this.table = table;
        this.thread = thread;
        this.requests = new SeatRequestHandler(table);
    }

    /// The answer with a hint for a seat. May take as long as a computer player's move; never call it on the table's
    /// thread.
    ///
    /// @param access the access of the phone's key, evaluated on the table's thread before the computation and again
    ///     before the answer, since the seat may have gone to another phone meanwhile
    public TableAnswer hint(Supplier<TableAccessRight> access, long step, Words words) throws TableBusyException {
        Question question = thread.call(() -> question(access.get(), step, words));
        if (question.refused() != null || question.narrator() == null) {
            return question.refused() == null ? noHints(words) : question.refused();
        }
        SeatView view = question.view();
        Advice advice = thought(view.seat(), view);
        TableAnswer answer = TableAnswer.done();
        JsonObject json = answer.json();
        json.add("move", MoveCodec.write(advice.move()));
        json.addProperty("text", question.narrator().advice(advice, view).spoken());
        return thread.call(() -> holds(access.get(), view.seat())) ? answer : TableAnswer.wrongKey(words);
    }

    private static boolean holds(TableAccessRight access, int seat) {
        return access instanceof TableAccessRight.Holder holder && holder.seat() == seat;
    }

    private Advice thought(int seat, SeatView view) {
        return thoughts.compute(
                        seat,
                        (_, oldThought) ->
                                oldThought != null && oldThought.view().equals(view)
                                        ? oldThought
                                        : new Thought(view, MoveAdviser.of(view)))
                .advice();
    }

    private Question question(TableAccessRight access, long step, Words words) {
        if (!(access instanceof TableAccessRight.Holder holder)) {
            return new Question(TableAnswer.wrongKey(words), table.session().view(0), null);
        }
        SeatView view = table.session().view(holder.seat());
        if (step != table.step()) {
            return new Question(requests.oldStep(words), view, null);
        }
        if (!table.rules().hints() || !view.isAsked()) {
            return new Question(noHints(words), view, null);
        }
        table.told(holder.seat());
        return new Question(null, view, requests.narrator(words, view));
    }

    private static TableAnswer noHints(Words words) {
        return TableAnswer.refused(TableAnswer.Kind.ANSWERED, "NO_HINTS", null, words.text("host.noHints"));
    }
}
