package millebornes.desktop.table;

import java.util.List;
import millebornes.engine.rules.Event;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Seating;
import millebornes.session.Session;
import millebornes.words.Audience;
import millebornes.words.Narrator;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Creates the log: the current round in sentences.
record LogPresenter(Narrator narrator, List<Livery> liveries) {

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
        @Nullable Livery livery = turn.seat() == Seating.NOBODY ? null : liveries.get(seating.carOf(turn.seat()));
        return new LogViewState.Entry(
                livery,
                turn.events().stream()
                        .map(event -> narrator.event(event, Audience.BYSTANDER))
                        .toList(),
                turn.events().stream().map(this::brief).toList(),
                turn.events().stream()
                        .filter(Event.CardPlayed.class::isInstance)
                        .map(event -> ((Event.CardPlayed) event).card())
                        .toList());
    }

    /// A played card in a few words; a coup-fourré and what else happens in a sentence.
    private String brief(Event event) {
        return event instanceof Event.CardPlayed played && !(played instanceof Event.CoupFourreDeclared)
                ? narrator.words()
                        .text(
                                "log.turn",
                                narrator.names().seat(played.seat()),
                                narrator.caption(played, Seating.NOBODY))
                : narrator.event(event, Audience.BYSTANDER);
    }
}
