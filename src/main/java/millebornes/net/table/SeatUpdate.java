package millebornes.net.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.SeatView;
import millebornes.protocol.PublicEnding;

/// A whole message to a phone or to a bystander: how things stand, and what has happened.
///
/// Law: nothing can be reached from it that the listener may not know, but for the own hand of the seat whose view a
/// bystander's message is made of; what is written of that is what lies open ([UpdateWriter]).
///
/// @param step how often the table had changed
/// @param view what the seat may know
/// @param news what has happened since the message before, the oldest first
/// @param canUndo whether this seat may take its last act back
/// @param canRedo whether this seat may play again what it has taken back
public record SeatUpdate(
        int step,
        SeatView view,
        PublicEnding ending,
        List<TableNews> news,
        TablePicture table,
        boolean canUndo,
        boolean canRedo) {

    /// What is told at most to somebody who has missed much.
    private static final int MOST_NEWS = 40;

    public SeatUpdate {
        news = List.copyOf(news.subList(Math.max(0, news.size() - MOST_NEWS), news.size()));
    }

    /// This message for somebody who has not had the one before it.
    public SeatUpdate after(SeatUpdate missed) {
        List<TableNews> all = new ArrayList<>(missed.news);
        all.addAll(news);
        return new SeatUpdate(step, view, ending, all, table, canUndo, canRedo);
    }
}
