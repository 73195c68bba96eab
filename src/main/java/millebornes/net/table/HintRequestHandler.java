package millebornes.net.table;

import com.google.gson.JsonObject;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import millebornes.bot.Advice;
import millebornes.engine.match.SeatView;
import millebornes.net.table.TableThread.TableBusyException;
import millebornes.save.MoveCodec;
import millebornes.session.MoveAdviser;
import millebornes.words.Narrator;
import millebornes.words.Words;

/// Computes hints for the seats of a table on other threads than the table's, once for each step unless that fails.
final class HintRequestHandler {

    /// The longest time that a request waits for a hint, with all threads busy.
    private static final Duration THINKING = Duration.ofSeconds(30);

    private final PhoneTable table;
    private final TableThread thread;
    private final Executor thinkers;
    private final SeatRequestHandler requests;
    private final Map<Integer, Thought> thoughts = new ConcurrentHashMap<>();

    /// The hint that is computed for a view.
    private record Thought(SeatView view, CompletableFuture<Advice> advice) {}

    /// The result of a request before the computation.
    private sealed interface Question {

        /// There is no hint.
        record Refused(TableAnswer answer) implements Question {}

        /// What a hint needs.
        record Asked(SeatView view, Narrator narrator) implements Question {}
    }

    /// @param thinkers computes the hints: not on the thread of a request, since a computation on a virtual thread would
    ///     delay all others
    HintRequestHandler(PhoneTable table, TableThread thread, Executor thinkers) {
        this.table = table;
        this.thread = thread;
        this.thinkers = thinkers;
        this.requests = new SeatRequestHandler(table);
    }

    /// The answer with a hint for a seat. May take as long as a computer player's move; never call it on the table's
    /// thread.
    ///
    /// @param access the access of the phone's key, evaluated on the table's thread before the computation and again
    ///     before the answer, since the seat may have gone to another phone meanwhile
    TableAnswer hint(Supplier<TableAccessRight> access, long step, Words words) throws TableBusyException {
        return switch (thread.call(() -> question(access.get(), step, words))) {
            case Question.Refused refused -> refused.answer();
            case Question.Asked(SeatView view, Narrator narrator) -> {
                Advice advice = TableThread.await(thought(view), THINKING);
                TableAnswer answer = TableAnswer.done();
                JsonObject json = answer.json();
                json.add("move", MoveCodec.write(advice.move()));
                json.addProperty("text", narrator.advice(advice, view).spoken());
                yield thread.call(() -> holds(access.get(), view.seat())) ? answer : TableAnswer.wrongKey(words);
            }
        };
    }

    private static boolean holds(TableAccessRight access, int seat) {
        return access instanceof TableAccessRight.Holder holder && holder.seat() == seat;
    }

    private CompletableFuture<Advice> thought(SeatView view) {
        return thoughts.compute(
                        view.seat(),
                        (_, oldThought) -> oldThought != null
                                        && oldThought.view().equals(view)
                                        && !oldThought.advice().isCompletedExceptionally()
                                ? oldThought
                                : new Thought(
                                        view, CompletableFuture.supplyAsync(() -> MoveAdviser.of(view), thinkers)))
                .advice();
    }

    private Question question(TableAccessRight access, long step, Words words) {
        if (!(access instanceof TableAccessRight.Holder holder)) {
            return new Question.Refused(TableAnswer.wrongKey(words));
        }
        if (step != table.step()) {
            return new Question.Refused(requests.oldStep(words));
        }
        SeatView view = table.session().view(holder.seat());
        if (!table.settings().hints() || !view.isAsked()) {
            return new Question.Refused(noHints(words));
        }
        table.told(holder.seat());
        return new Question.Asked(view, requests.narrator(words, view));
    }

    private static TableAnswer noHints(Words words) {
        return TableAnswer.refused(TableAnswer.Kind.ANSWERED, "NO_HINTS", null, words.text("host.noHints"));
    }
}
