package millebornes.desktop.app;

import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.CeremonyExits;
import millebornes.desktop.controls.Destination;
import millebornes.desktop.controls.PhonesExits;
import millebornes.desktop.controls.ReplayMoment;
import millebornes.desktop.controls.ResultExits;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TableDestination;
import millebornes.desktop.controls.TableExits;
import millebornes.desktop.phones.MatchPhones;
import millebornes.desktop.phones.PhonesScreen;
import millebornes.desktop.result.CeremonyScreen;
import millebornes.desktop.result.ResultScreen;
import millebornes.desktop.table.TableScreen;
import millebornes.records.Album;
import millebornes.save.SaveDetails;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.flow.SeatPhones;
import org.jspecify.annotations.Nullable;

/// A match on its way between the table, the ends of its rounds and how it is celebrated. One table serves all of them.
final class MatchNavigator implements MatchPages.RunningMatch, TableExits, ResultExits, CeremonyExits, PhonesExits {

    private final MatchPages pages;
    private final ScreenHost shell;
    private final ScreenContext context;
    private final PostcardNavigator postcards;
    private final Session session;
    private final @Nullable MatchPhones phones;
    private final AppScreen table;
    private @Nullable AppScreen ceremony;
    private List<Album.NewStamps> given = List.of();
    private @Nullable PhonesScreen phonesPage;

    /// @param game the id of the game where it is kept
    /// @param offered the phones of the program, where there are any
    /// @param table lays the table
    MatchNavigator(
            MatchPages pages,
            ScreenHost shell,
            ScreenContext context,
            PostcardNavigator postcards,
            Session session,
            Optional<String> game,
            Optional<PhoneOffer> offered,
            Function<TableExits, AppScreen> table) {
        this.pages = pages;
        this.shell = shell;
        this.context = context;
        this.postcards = postcards;
        this.session = session;
        this.phones = offered.filter(_ -> session.game().players().stream().anyMatch(SeatPlayer::isHuman))
                .map(it -> new MatchPhones(
                        it.phones(),
                        session,
                        game,
                        it.addresses(),
                        Thread::startVirtualThread,
                        this::phonesChanged,
                        this::phonesDeal))
                .orElse(null);
        this.table = table.apply(this);
    }

    @Override
    public void begin(boolean wanted) {
        if (wanted && phones != null) {
            openPhones();
        } else {
            goOn();
        }
    }

    /// Opens the table to phones and shows their page.
    private void openPhones() {
        MatchPhones mine = phones;
        if (mine == null || !mine.open()) {
            goOn();
            new AlertDialogs(context, shell.scene().getWindow())
                    .tell(context.words().text("phones.failed"));
            return;
        }
        PhonesScreen page = new PhonesScreen(context, mine, this, InstantSource.system());
        phonesPage = page;
        shell.show(page);
    }

    @Override
    public void go() {
        phonesPage = null;
        if (phones != null && !phones.isHeld()) {
            // Nobody has come: nothing listens for no one.
            phones.end();
        }
        goOn();
    }

    @Override
    public void closePhones() {
        phonesPage = null;
        if (phones != null) {
            phones.end();
        }
        goOn();
    }

    @Override
    public void left() {
        if (phones != null) {
            phonesPage = null;
            phones.leave();
        }
    }

    @Override
    public Optional<SeatPhones> phones() {
        return Optional.ofNullable(phones);
    }

    @Override
    public Set<TableDestination> offered() {
        Set<TableDestination> ways = EnumSet.allOf(TableDestination.class);
        if (phones == null) {
            ways.remove(TableDestination.PHONES);
        }
        return ways;
    }

    /// What phones have done is shown where it can be seen.
    private void phonesChanged() {
        if (phonesPage != null) {
            phonesPage.look();
        } else if (phones != null && phones.isOpen() && !phones.isHeld()) {
            phones.end();
        }
        if (table instanceof TableScreen laid && laid.root().getScene() != null) {
            laid.followPhones();
        }
    }

    private void phonesDeal() {
        if (phonesPage == null) {
            nextRound(session);
        } else {
            session.nextRound();
        }
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public void goOn() {
        if (phones != null) {
            phones.resume();
        }
        if (session.match().round().isOver()) {
            roundOver(session);
        } else {
            shell.show(table);
        }
    }

    @Override
    public void roundOver(Session over) {
        if (over.match().isOver()) {
            List<Album.NewStamps> fresh = pages.finished(over);
            given = fresh.isEmpty() ? given : fresh;
            if (phones != null) {
                phones.forget();
            }
            ceremony(over);
            return;
        }
        boolean watched = over.game().players().stream().noneMatch(SeatPlayer::isHuman);
        AppScreen result = new ResultScreen(context, over, this);
        shell.show(watched ? new AutoAdvanceScreenWrapper(result, context, () -> nextRound(over)) : result);
    }

    /// Plays it once; whoever comes back to it sees how it ended.
    @Override
    public void ceremony(Session over) {
        if (ceremony == null) {
            ceremony = new CeremonyScreen(context, over, given, this);
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
    public void album(Session over) {
        pages.open(new Destination.Album(given.isEmpty() ? "" : given.getFirst().name()), shell.wayBack());
    }

    @Override
    public Optional<Runnable> day(Session over) {
        return pages.day(over, () -> ceremony(over));
    }

    @Override
    public void printSheet(Session over) {
        new AlertDialogs(context, shell.scene().getWindow()).tell(postcards.printSheet(over));
    }

    @Override
    public void sameDeal(Session over) {
        pages.open(new Destination.Play(over.game()), shell.wayBack());
    }

    @Override
    public void leave(TableDestination way) {
        if (way == TableDestination.PHONES) {
            openPhones();
            return;
        }
        if (way == TableDestination.NEW_GAME) {
            newGame();
            return;
        }
        pages.leave(way, this::goOn);
    }

    @Override
    public void nextRound(Session over) {
        over.nextRound();
        shell.show(table);
    }

    @Override
    public void replay(Session over) {
        replay(over, Optional.empty(), () -> ceremony(over));
    }

    /// One comes back to what was told of the choices.
    @Override
    public void moment(Session over, ReplayMoment moment) {
        replay(over, Optional.of(moment), shell.wayBack());
    }

    private void replay(Session over, Optional<ReplayMoment> moment, Runnable back) {
        pages.open(new Destination.Replay(SavedSessionConverter.of(over, SaveDetails.NONE), moment), back);
    }

    @Override
    public void again(Session over) {
        pages.dealAgain(over.game());
    }

    @Override
    public void newGame() {
        pages.setupAfter(session.game());
    }

    @Override
    public void home() {
        pages.open(new Destination.Home(), shell.wayBack());
    }
}
