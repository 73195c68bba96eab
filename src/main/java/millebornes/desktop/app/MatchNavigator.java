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
import millebornes.desktop.controls.ReplayAlternative;
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
import millebornes.save.SaveMetadata;
import millebornes.session.SavedSessionConverter;
import millebornes.session.SeatPlayer;
import millebornes.session.Session;
import millebornes.session.flow.PlayerEmote;
import millebornes.session.flow.SeatPhones;
import org.jspecify.annotations.Nullable;

/// Navigates in a match: between the table, the ends of rounds and the ceremony. It creates one table for the whole
/// match.
final class MatchNavigator implements MatchExits.RunningMatch, TableExits, ResultExits, CeremonyExits, PhonesExits {

    private final MatchExits exits;
    private final ScreenHost host;
    private final ScreenContext context;
    private final PostcardNavigator postcards;
    private final Session session;
    private final @Nullable MatchPhones phones;
    private final AppScreen tableScreen;
    private @Nullable AppScreen ceremonyScreen;
    private List<Album.NewStamps> given = List.of();
    private @Nullable PhonesScreen phonesPage;

    /// @param game the id of the saved game
    /// @param offered access of phones to the program's tables; empty if it is impossible
    /// @param table creates the table
    MatchNavigator(
            MatchExits exits,
            ScreenHost host,
            ScreenContext context,
            PostcardNavigator postcards,
            Session session,
            Optional<String> game,
            Optional<PhonePlayContext> offered,
            Function<TableExits, AppScreen> table) {
        this.exits = exits;
        this.host = host;
        this.context = context;
        this.postcards = postcards;
        this.session = session;
        this.phones = offered.filter(_ -> session.game().players().stream().anyMatch(SeatPlayer::isHuman))
                .map(phonePlay -> new MatchPhones(
                        phonePlay.phones(),
                        session,
                        game,
                        phonePlay.addresses(),
                        Thread::startVirtualThread,
                        this::phonesChanged,
                        this::phonesDeal,
                        this::phoneSign))
                .orElse(null);
        this.tableScreen = table.apply(this);
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
        MatchPhones matchPhones = phones;
        if (matchPhones == null || !matchPhones.open()) {
            goOn();
            new AlertDialogs(context, host.scene().getWindow())
                    .tell(context.words().text("phones.failed"));
            return;
        }
        PhonesScreen phonesScreen = new PhonesScreen(context, matchPhones, this, InstantSource.system());
        phonesPage = phonesScreen;
        host.show(phonesScreen);
    }

    @Override
    public void go() {
        phonesPage = null;
        if (phones != null && !phones.isHeld()) {
            // No phone has joined: close the port.
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

    /// Called when the phones have played, connected or disconnected: updates the current screen.
    private void phonesChanged() {
        if (phonesPage != null) {
            phonesPage.look();
        } else if (phones != null && phones.isOpen() && !phones.isHeld()) {
            phones.end();
        }
        if (tableScreen instanceof TableScreen openTableScreen
                && openTableScreen.root().getScene() != null) {
            openTableScreen.followPhones();
        }
    }

    /// Shows a sign that a player has sent by phone, and returns true, if the table is on screen.
    private boolean phoneSign(int seat, PlayerEmote emote) {
        return tableScreen instanceof TableScreen openTableScreen
                && openTableScreen.root().getScene() != null
                && openTableScreen.showSign(seat, emote);
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
            host.show(tableScreen);
        }
    }

    @Override
    public void roundOver(Session finishedSession) {
        if (finishedSession.match().isOver()) {
            List<Album.NewStamps> fresh = exits.finished(finishedSession);
            given = fresh.isEmpty() ? given : fresh;
            if (phones != null) {
                phones.forget();
            }
            ceremony(finishedSession);
            return;
        }
        boolean watched = finishedSession.game().players().stream().noneMatch(SeatPlayer::isHuman);
        AppScreen resultScreen = new ResultScreen(context, finishedSession, this);
        host.show(
                watched
                        ? new AutoAdvanceScreenWrapper(resultScreen, context, () -> nextRound(finishedSession))
                        : resultScreen);
    }

    /// Shows the ceremony, animated the first time only.
    @Override
    public void ceremony(Session finishedSession) {
        if (ceremonyScreen == null) {
            ceremonyScreen = new CeremonyScreen(context, finishedSession, given, this);
        }
        host.show(ceremonyScreen);
    }

    @Override
    public void sheet(Session finishedSession) {
        host.show(new ResultScreen(context, finishedSession, this));
    }

    @Override
    public void postcard(Session finishedSession) {
        postcards.show(finishedSession);
    }

    @Override
    public void album(Session finishedSession) {
        exits.open(new Destination.Album(given.isEmpty() ? "" : given.getFirst().name()), host.wayBack());
    }

    @Override
    public Optional<Runnable> day(Session finishedSession) {
        return exits.day(finishedSession, () -> ceremony(finishedSession));
    }

    @Override
    public void printSheet(Session finishedSession) {
        new AlertDialogs(context, host.scene().getWindow()).tell(postcards.printSheet(finishedSession));
    }

    @Override
    public void sameDeal(Session finishedSession) {
        exits.open(new Destination.Play(finishedSession.game()), host.wayBack());
    }

    @Override
    public void leave(TableDestination destination) {
        if (destination == TableDestination.PHONES) {
            openPhones();
            return;
        }
        if (destination == TableDestination.NEW_GAME) {
            newGame();
            return;
        }
        exits.leave(destination, this::goOn);
    }

    @Override
    public void nextRound(Session finishedSession) {
        finishedSession.nextRound();
        host.show(tableScreen);
    }

    @Override
    public void replay(Session finishedSession) {
        replay(finishedSession, Optional.empty(), () -> ceremony(finishedSession));
    }

    /// Opens the replay of a finished match at one choice; going back leads to the list of choices.
    @Override
    public void moment(Session finishedSession, ReplayAlternative alternative) {
        replay(finishedSession, Optional.of(alternative), host.wayBack());
    }

    private void replay(Session finishedSession, Optional<ReplayAlternative> moment, Runnable back) {
        exits.open(new Destination.Replay(SavedSessionConverter.of(finishedSession, SaveMetadata.NONE), moment), back);
    }

    @Override
    public void again(Session finishedSession) {
        exits.dealAgain(finishedSession.game());
    }

    @Override
    public void newGame() {
        exits.setupAfter(session.game());
    }

    @Override
    public void home() {
        exits.open(new Destination.Home(), host.wayBack());
    }
}
