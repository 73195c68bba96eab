package millebornes.desktop.app;

import java.util.function.Function;
import millebornes.desktop.screens.common.AppScreen;
import millebornes.desktop.screens.common.AppSettingsModel;
import millebornes.desktop.screens.exits.CeremonyExits;
import millebornes.desktop.screens.exits.ResultExits;
import millebornes.desktop.screens.exits.TableDestination;
import millebornes.desktop.screens.exits.TableExits;
import millebornes.desktop.screens.result.ResultScreen;
import millebornes.desktop.screens.result.ceremony.CeremonyScreen;
import millebornes.save.SaveDetails;
import millebornes.session.Player;
import millebornes.session.SavedSessionConverter;
import millebornes.session.Session;
import org.jspecify.annotations.Nullable;

/// A match on its way between the table, the ends of its rounds and how it is celebrated. One table serves all of them.
final class MatchNavigator implements MatchPages.RunningMatch, TableExits, ResultExits, CeremonyExits {

    private final MatchPages pages;
    private final ScreenHost shell;
    private final AppSettingsModel context;
    private final PostcardNavigator postcards;
    private final Session session;
    private final AppScreen table;
    private @Nullable AppScreen ceremony;

    /// @param table lays the table
    MatchNavigator(
            MatchPages pages,
            ScreenHost shell,
            AppSettingsModel context,
            PostcardNavigator postcards,
            Session session,
            Function<TableExits, AppScreen> table) {
        this.pages = pages;
        this.shell = shell;
        this.context = context;
        this.postcards = postcards;
        this.session = session;
        this.table = table.apply(this);
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public void goOn() {
        if (session.match().round().isOver()) {
            roundOver(session);
        } else {
            shell.show(table);
        }
    }

    @Override
    public void roundOver(Session over) {
        if (over.match().isOver()) {
            pages.finished(over);
            ceremony(over);
            return;
        }
        boolean watched = over.game().players().stream().noneMatch(Player::isHuman);
        AppScreen result = new ResultScreen(context, over, this);
        shell.show(watched ? new AutoAdvanceScreenWrapper(result, context, () -> nextRound(over)) : result);
    }

    /// Plays it once; whoever comes back to it sees how it ended.
    @Override
    public void ceremony(Session over) {
        if (ceremony == null) {
            ceremony = new CeremonyScreen(context, over, this);
        }
        shell.show(ceremony);
    }

    @Override
    public void sheet(Session over) {
        shell.show(new ResultScreen(context, over, this));
    }

    @Override
    public void postcard(Session over) {
        postcards.show(over);
    }

    @Override
    public void printSheet(Session over) {
        String outcome = postcards.printSheet(over).sentence(context.words());
        if (!outcome.isEmpty()) {
            new AlertDialogs(context, shell.scene().getWindow()).tell(outcome);
        }
    }

    @Override
    public void sameDeal(Session over) {
        pages.askAndBegin(over.game());
    }

    @Override
    public void leave(TableDestination way) {
        pages.leave(way, shell, context, this::goOn);
    }

    @Override
    public void nextRound(Session over) {
        over.nextRound();
        shell.show(table);
    }

    @Override
    public void replay(Session over) {
        pages.replay(SavedSessionConverter.of(over, SaveDetails.NONE), () -> ceremony(over));
    }

    @Override
    public void newGame() {
        pages.setup();
    }

    @Override
    public void home() {
        pages.home();
    }
}
