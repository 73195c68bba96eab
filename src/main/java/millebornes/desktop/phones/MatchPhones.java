package millebornes.desktop.phones;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.Executor;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import millebornes.desktop.phones.PhonesStatus.HeardStatus;
import millebornes.desktop.phones.PhonesStatus.SeatStatus;
import millebornes.desktop.phones.PhonesStatus.SeatWish;
import millebornes.engine.rules.Move;
import millebornes.engine.rules.Refusal;
import millebornes.net.host.OpenTable;
import millebornes.net.host.RequestCounter;
import millebornes.net.host.WindowPhoneHost;
import millebornes.net.host.WindowPhoneHost.Farewell;
import millebornes.net.table.TableActions;
import millebornes.session.GameConfig;
import millebornes.session.Session;
import millebornes.session.flow.HandPlace;
import millebornes.session.flow.PlayerEmote;
import millebornes.session.flow.SeatPhones;
import org.jspecify.annotations.Nullable;

/// The phones of one match: opens and closes its table to them, plays their moves, and knows whose cards are on a
/// phone.
public final class MatchPhones implements SeatPhones, TableActions, PhonesActions {

    private static final Logger LOG = System.getLogger(MatchPhones.class.getName());

    private final WindowPhoneHost phones;
    private final Session session;
    private final Optional<String> game;
    private final OwnAddressCache addresses;
    private final Runnable changed;
    private final Runnable dealt;
    private final BiPredicate<Integer, PlayerEmote> signs;
    private final TreeSet<Integer> curtains = new TreeSet<>();
    private final SeatPhones noPhones;
    private PhonesStatus status;
    private @Nullable OpenTable open;

    /// @param game the id of the saved game
    /// @param addresses finds the addresses of this machine
    /// @param looking runs the search for addresses, repeatedly while the phones page is shown
    /// @param changed called when phones have played, connected or disconnected
    /// @param dealt deals the next round and shows it
    /// @param signs shows a [PlayerEmote], such as the horn, for a seat; returns false if it is not shown
    public MatchPhones(
            WindowPhoneHost phones,
            Session session,
            Optional<String> game,
            Supplier<List<String>> addresses,
            Executor looking,
            Runnable changed,
            Runnable dealt,
            BiPredicate<Integer, PlayerEmote> signs) {
        this.phones = phones;
        this.session = session;
        this.game = game;
        this.addresses = new OwnAddressCache(addresses, looking);
        this.changed = changed;
        this.dealt = dealt;
        this.signs = signs;
        this.noPhones = SeatPhones.none(session.game());
        SeatStatus closedStatus = new SeatStatus(HandPlace.SCREEN, SeatWish.CURTAIN, false, "");
        this.status = new PhonesStatus(
                Collections.nCopies(session.game().players().size(), closedStatus),
                List.of(),
                0,
                "",
                new HeardStatus(0, null, Instant.EPOCH));
    }

    /// Opens the table to phones, unless it is open.
    ///
    /// @return false when it cannot listen at any port
    public boolean open() {
        if (isOpen()) {
            return true;
        }
        try {
            open = phones.open(this, game, changed);
            return true;
        } catch (IOException failed) {
            LOG.log(Level.WARNING, "phones cannot come in", failed);
            return false;
        }
    }

    /// Reopens the table if phones held seats when the game was left.
    public void resume() {
        if (!isOpen() && game.filter(phones::remembers).isPresent()) {
            open();
        }
    }

    /// Whether phones can reach the table.
    public boolean isOpen() {
        return table().isPresent();
    }

    /// Whether a phone holds any seat of this match.
    public boolean isHeld() {
        return table().filter(OpenTable::isHeld).isPresent();
    }

    /// Closes the table of a game that the players leave; phones get their seats back when it is resumed.
    public void leave() {
        if (isOpen()) {
            phones.closeTable(session.match().isOver() ? Farewell.GOODBYE : Farewell.BACK_LATER);
            open = null;
        }
    }

    /// Ends the use of phones: the cards of every seat are at the screen again.
    public void end() {
        Optional<OpenTable> ending = table();
        // Cleared first: listeners called below must not find an open table.
        open = null;
        ending.ifPresent(table -> {
            IntStream.range(0, table.seats()).forEach(table::release);
            phones.closeTable(Farewell.GOODBYE);
        });
        game.ifPresent(phones::forget);
    }

    /// Deletes what is stored about the phones of a finished match. Connected phones see the result.
    public void forget() {
        game.ifPresent(phones::forget);
    }

    /// The open table; empty if another match has replaced it.
    private Optional<OpenTable> table() {
        return phones.table().filter(table -> table.equals(open));
    }

    @Override
    public HandPlace place(int seat) {
        return table().map(table -> table.place(seat)).orElseGet(() -> noPhones.place(seat));
    }

    @Override
    public void playHere(int seat) {
        curtains.add(seat);
        table().ifPresent(table -> table.release(seat));
    }

    @Override
    public void letComputerPlay(int seat) {
        table().ifPresent(table -> table.letComputerPlay(seat));
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public @Nullable Refusal play(Move move) {
        @Nullable Refusal refusal = session.play(move);
        if (refusal == null) {
            changed.run();
        }
        return refusal;
    }

    @Override
    public void undo() {
        session.undo();
        changed.run();
    }

    @Override
    public void redo() {
        session.redo();
        changed.run();
    }

    /// Deals the next round, unless a person at the screen is still looking at the end of the last one: then it is up to
    /// them.
    @Override
    public void nextRound() {
        boolean watched =
                IntStream.range(0, session.game().players().size()).anyMatch(seat -> place(seat) == HandPlace.SCREEN);
        if (!watched) {
            dealt.run();
        }
    }

    @Override
    public boolean show(int seat, PlayerEmote emote, boolean onPages) {
        return signs.test(seat, emote);
    }

    @Override
    public boolean isKept() {
        return game.isPresent() && phones.isKept();
    }

    @Override
    public GameConfig game() {
        return session.game();
    }

    @Override
    public PhonesStatus status() {
        table().ifPresent(table -> status = status(table));
        return status;
    }

    private PhonesStatus status(OpenTable table) {
        RequestCounter.Summary heardSummary = table.heard().summary();
        return new PhonesStatus(
                IntStream.range(0, table.seats())
                        .mapToObj(seat -> new SeatStatus(
                                table.place(seat),
                                curtains.contains(seat) ? SeatWish.CURTAIN : SeatWish.PHONE,
                                table.isKnockedAt(seat),
                                table.invitation(seat)))
                        .toList(),
                addresses.latest(),
                phones.port(),
                table.room(),
                new HeardStatus(heardSummary.count(), heardSummary.last(), heardSummary.at()));
    }

    @Override
    public void wish(int seat, SeatWish wish) {
        switch (wish) {
            case PHONE -> curtains.remove(seat);
            case CURTAIN -> playHere(seat);
        }
    }

    @Override
    public void release(int seat) {
        curtains.remove(seat);
        table().ifPresent(table -> table.release(seat));
    }

    @Override
    public void allow(int seat) {
        table().ifPresent(table -> table.allow(seat));
    }

    @Override
    public void returnToPhone(int seat) {
        table().ifPresent(table -> table.returnToPhone(seat));
    }
}
