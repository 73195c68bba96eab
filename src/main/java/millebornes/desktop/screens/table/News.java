package millebornes.desktop.screens.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.play.Event;
import millebornes.session.Published;
import millebornes.words.Narrator;
import org.jspecify.annotations.Nullable;

/// The last things that everybody could see happen. What belongs to a turn as a matter of course is not news.
public final class News {

    private static final int MOST = 2;
    private static final int NOBODY = -1;

    private final List<Told> told = new ArrayList<>();

    /// One thing that is told.
    private sealed interface Told {

        record Happened(Event event) implements Told {}

        record Undone(TakenBack act) implements Told {}
    }

    /// Takes in what has happened.
    public void hear(List<Event> events) {
        for (Event event : events) {
            if (isNews(event)) {
                told.add(new Told.Happened(event.seenBy(NOBODY)));
            }
        }
    }

    /// Forgets an act that has been taken back, and tells that it has been; once, however often somebody thinks again.
    void unhear(Published step) {
        step.events().reversed().stream()
                .filter(News::isNews)
                .map(event -> new Told.Happened(event.seenBy(NOBODY)))
                .filter(event -> !told.isEmpty() && told.getLast().equals(event))
                .forEach(event -> told.removeLast());
        if (takenBack() != null) {
            told.removeLast();
        }
        told.add(new Told.Undone(TakenBack.of(step)));
    }

    /// What was taken back, when nothing has happened since.
    @Nullable
    TakenBack takenBack() {
        return !told.isEmpty() && told.getLast() instanceof Told.Undone last ? last.act() : null;
    }

    /// The news as sentences, the latest last.
    List<String> lines(Narrator narrator) {
        return told.subList(Math.max(0, told.size() - MOST), told.size()).stream()
                .map(each -> sentence(each, narrator))
                .toList();
    }

    private static String sentence(Told told, Narrator narrator) {
        return switch (told) {
            case Told.Happened happened -> narrator.event(happened.event());
            case Told.Undone undone -> undone.act().sentence(narrator);
        };
    }

    private static boolean isNews(Event event) {
        return switch (event) {
            case Event.Drove drove -> true;
            case Event.Attacked attacked -> true;
            case Event.Cured cured -> true;
            case Event.SafetyShown shown -> true;
            case Event.CoupFourreDeclared declared -> true;
            case Event.Discarded discarded -> true;
            case Event.DeclaredStuck stuck -> true;
            case Event.Reshuffled reshuffled -> true;
            case Event.Extended extended -> true;
            case Event.ExtensionDeclined declined -> true;
            case Event.Arrived arrived -> true;
            case Event.RoundEnded ended -> true;
            case Event.RoundBegan began -> false;
            case Event.Dealt dealt -> false;
            case Event.TurnBegan began -> false;
            case Event.Drew drew -> false;
            case Event.HazardLifted lifted -> false;
            case Event.TurnLost lost -> false;
            case Event.TurnEnded ended -> false;
            case Event.Skipped skipped -> false;
            case Event.ExtensionOffered offered -> false;
            case Event.MatchEnded ended -> false;
        };
    }
}
