package millebornes.desktop.table;

import java.util.List;
import millebornes.desktop.controls.ScreenContext;
import millebornes.engine.rules.Event;
import millebornes.session.MatchTransition;
import millebornes.session.Session;
import millebornes.words.Audience;
import millebornes.words.Narrator;
import millebornes.words.PlayerNames;

/// Speaks the events at the table in the narrator's sentences, while it is on screen and the voice is on. Everybody in
/// the room hears it, so it says only what a bystander may know, never a hidden card.
final class TableSpeaker {

    private final ScreenContext context;
    private final Session session;
    private boolean open;

    public TableSpeaker(ScreenContext context, Session session) {
        this.context = context;
        this.session = session;
        session.onStep(this::happened);
        session.onUndo(context.voice()::hush);
    }

    /// Whether the table is on screen.
    public void open(boolean on) {
        open = on;
        if (!on) {
            context.voice().hush();
        }
    }

    /// Speaks the answer to a status query.
    public void answer(List<String> lines) {
        if (context.speech().isOn()) {
            context.voice().hush();
            lines.forEach(line -> context.voice().say(line, context.language()));
        }
    }

    private void happened(MatchTransition transition) {
        if (open && context.speech().isOn()) {
            Narrator narrator = new Narrator(context.words(), PlayerNames.inSentences(context.words(), session.game()));
            transition.events().stream()
                    .filter(event -> event.isNews() || event instanceof Event.TurnBegan)
                    .map(event -> narrator.event(event, Audience.BYSTANDER))
                    .forEach(line -> context.voice().say(line, context.language()));
        }
    }
}
