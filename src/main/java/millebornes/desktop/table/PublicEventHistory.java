package millebornes.desktop.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Seating;
import millebornes.session.MatchTransition;
import millebornes.session.Session.UndoneStep;
import millebornes.session.flow.UnseenPlaysFinder;
import millebornes.words.Audience;
import millebornes.words.Narrator;
import org.jspecify.annotations.Nullable;

/// The public events of a match, oldest first, and the news made of them, which leave out what happens in every turn.
public final class PublicEventHistory {

    /// No events.
    public static final PublicEventHistory NONE = new PublicEventHistory(List.of(), List.of());

    private static final int MOST = 2;

    private final List<Told> told;
    private final List<MatchTransition> history;

    /// One item of the news: an event, or a move that was undone.
    private sealed interface Told {

        record Happened(Event event) implements Told {}

        record Undoing(UndoneMove undoneMove) implements Told {}
    }

    private PublicEventHistory(List<Told> told, List<MatchTransition> history) {
        this.told = List.copyOf(told);
        this.history = List.copyOf(history);
    }

    /// The history of a match: the events in effect, and undone moves, each reported once however often they are undone
    /// and redone.
    ///
    /// @param undone the undone acts, each with the number of steps before it
    /// @param from the number of steps at the beginning of the history that are not news
    public static PublicEventHistory of(List<MatchTransition> history, List<UndoneStep> undone, int from) {
        List<Told> told = new ArrayList<>();
        for (int place = from; place <= history.size(); place++) {
            for (UndoneStep step : undone) {
                if (step.place() == place) {
                    if (!told.isEmpty() && told.getLast() instanceof Told.Undoing) {
                        told.removeLast();
                    }
                    told.add(new Told.Undoing(UndoneMove.of(step.step())));
                }
            }
            if (place < history.size()) {
                history.get(place).events().stream()
                        .filter(Event::isNews)
                        .map(event -> new Told.Happened(event.seenBy(Seating.NOBODY)))
                        .forEach(told::add);
            }
        }
        return new PublicEventHistory(told, history);
    }

    /// The move that was undone, if that was the last thing that happened; otherwise null.
    @Nullable
    UndoneMove takenBack() {
        return !told.isEmpty() && told.getLast() instanceof Told.Undoing lastUndoing ? lastUndoing.undoneMove() : null;
    }

    /// The others' moves since the last turn of a seat.
    List<Event.CardPlayed> sinceTurnOf(int seat) {
        return UnseenPlaysFinder.of(history, seat);
    }

    /// The last act of the round that is in effect; null when there is none, or when one has just been undone.
    Event.@Nullable CardPlayed lastAct() {
        return takenBack() == null ? UnseenPlaysFinder.lastAct(history) : null;
    }

    /// The news as sentences, oldest first.
    List<String> lines(Narrator narrator) {
        return told.subList(Math.max(0, told.size() - MOST), told.size()).stream()
                .map(toldEvent -> sentence(toldEvent, narrator))
                .toList();
    }

    private static String sentence(Told told, Narrator narrator) {
        return switch (told) {
            case Told.Happened happened -> narrator.event(happened.event(), Audience.BYSTANDER);
            case Told.Undoing undoing -> undoing.undoneMove().sentence(narrator);
        };
    }
}
