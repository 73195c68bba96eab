package millebornes.desktop.screens.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.play.Event;
import millebornes.words.Narrator;

/// The last things that everybody could see happen. What belongs to a turn as a matter of course is not news.
public final class News {

    private static final int MOST = 2;
    private static final int NOBODY = -1;

    private final List<Event> told = new ArrayList<>();

    /// Takes in what has happened.
    public void hear(List<Event> events) {
        for (Event event : events) {
            if (isNews(event)) {
                told.add(event.seenBy(NOBODY));
            }
        }
    }

    /// Forgets what has been taken back.
    void unhear(List<Event> events) {
        events.stream().filter(News::isNews).forEach(event -> told.removeLast());
    }

    /// The news as sentences, the latest last.
    List<String> lines(Narrator narrator) {
        return told.subList(Math.max(0, told.size() - MOST), told.size()).stream()
                .map(narrator::event)
                .toList();
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
