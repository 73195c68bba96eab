package millebornes.desktop.table;

import java.util.List;
import millebornes.desktop.tabletop.HandViewState.FaceStyle;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;
import millebornes.session.Session;
import millebornes.words.Audience;
import millebornes.words.Narrator;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates the log: the current round, turn by turn.
///
/// @param faces the style of the cards, as in the hand
record LogPresenter(Narrator narrator, List<Livery> liveries, FaceStyle faces) {

    /// The log of the public events of a session. An act that was undone is left out; until something else happens, the
    /// end of the log says that it was undone.
    public LogViewState log(Session session, PublicEventHistory history) {
        Seating seating = session.match().rules().seating();
        LogViewState logState = log(RoundLog.of(session.opening(), session.history()), seating);
        @Nullable UndoneMove undone = history.takenBack();
        return undone == null
                ? logState
                : logState.with(new LogViewState.Entry(
                        liveries.get(seating.carOf(undone.seat())), List.of(undone.sentence(narrator))));
    }

    public LogViewState log(RoundLog log, Seating seating) {
        Words words = narrator.words();
        return new LogViewState(
                words.text("log.title"),
                words.text("log.close"),
                words.text("log.empty"),
                log.turns().stream().map(turn -> entry(turn, seating)).toList());
    }

    private LogViewState.Entry entry(RoundLog.LoggedTurn turn, Seating seating) {
        List<Event> events = turn.events();
        return new LogViewState.Entry(
                turn.seat() == Seating.NOBODY ? null : liveries.get(seating.carOf(turn.seat())),
                victim(events),
                events.getFirst() instanceof Event.CardPlayed played
                        ? narrator.names().seat(played.seat())
                        : "",
                events.stream().map(this::brief).toList(),
                events.stream()
                        .map(event -> narrator.event(event, Audience.BYSTANDER))
                        .toList(),
                events.stream()
                        .filter(Event.CardPlayed.class::isInstance)
                        .map(event -> new LogViewState.LoggedCard(
                                ((Event.CardPlayed) event).card(), faces, event instanceof Event.Discarded))
                        .toList());
    }

    private @Nullable Livery victim(List<Event> events) {
        return events.stream()
                .filter(Event.Attacked.class::isInstance)
                .map(event -> liveries.get(((Event.Attacked) event).car()))
                .findFirst()
                .orElse(null);
    }

    /// A played card in a few words without its player, a discarded one without its name, which its picture shows; a
    /// coup-fourré and what else happens in a sentence.
    private String brief(Event event) {
        if (event instanceof Event.Discarded) {
            return narrator.words().text("log.discarded");
        }
        return event instanceof Event.CardPlayed played && !(played instanceof Event.CoupFourreDeclared)
                ? narrator.words().text("log.turn", narrator.caption(played, Seating.NOBODY))
                : narrator.event(event, Audience.BYSTANDER);
    }
}
