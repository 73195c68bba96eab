package millebornes.net.table;

import java.util.ArrayList;
import java.util.List;
import millebornes.engine.match.SeatView;
import millebornes.engine.rules.Event;
import millebornes.protocol.PublicEnding;

/// A complete message to a phone or to a bystander: the state and the news.
///
/// Invariant: contains nothing that the listener may not know. Exception: a bystander's update is made from a seat's
/// view and holds that hand; [UpdateWriter] writes only its public part.
///
/// @param step the step of the table: the number of its changes
/// @param view the view of the seat
/// @param news the news since the previous message, the oldest first
/// @param since the open moves since the last turn of the seat whose turn it is, the oldest first
/// @param canUndo whether this seat may undo its last act
/// @param canRedo whether this seat may redo what it has undone
public record SeatUpdate(
        int step,
        SeatView view,
        PublicEnding ending,
        List<TableNews> news,
        List<Event.CardPlayed> since,
        PublicTableState table,
        boolean canUndo,
        boolean canRedo) {

    /// The most news in a message; older ones are left out.
    private static final int MOST_NEWS = 40;

    public SeatUpdate {
        news = last(news);
        since = last(since);
    }

    private static <T> List<T> last(List<T> all) {
        return List.copyOf(all.subList(Math.max(0, all.size() - MOST_NEWS), all.size()));
    }

    /// A copy with the news of an earlier message that was not sent before them.
    public SeatUpdate after(SeatUpdate missedUpdate) {
        List<TableNews> all = new ArrayList<>(missedUpdate.news);
        all.addAll(news);
        return new SeatUpdate(step, view, ending, all, since, table, canUndo, canRedo);
    }
}
