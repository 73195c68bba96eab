package millebornes.desktop.phones;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import millebornes.desktop.phones.PhonesStatus.HeardStatus;
import millebornes.desktop.phones.PhonesStatus.SeatStatus;
import millebornes.desktop.phones.PhonesStatus.SeatWish;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.net.table.SeatState;
import millebornes.session.GameConfig;
import millebornes.session.flow.TestGames;

/// Phones of a table as a test says; it keeps what the page has asked for.
public final class SamplePhones implements PhonesDesk {

    public static final Instant NOW = Instant.parse("2026-07-01T18:00:00Z");

    private final GameConfig game;
    private final List<SeatStatus> seats = new ArrayList<>();
    public final List<String> asked = new ArrayList<>();
    public List<String> hosts = List.of("192.168.1.23");
    public HeardStatus heard = new HeardStatus(3, "192.168.1.40", NOW.minusSeconds(2));

    public SamplePhones(GameConfig game, SeatState... states) {
        this.game = game;
        Arrays.stream(states).forEach(state -> seats.add(seat(seats.size(), state, SeatWish.PHONE, false)));
    }

    /// Four people, the last of whom wants to play at the screen.
    public static SamplePhones four(SeatState... states) {
        SamplePhones phones =
                new SamplePhones(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(4)), 0b1111, 1), states);
        phones.wish(3, SeatWish.CURTAIN);
        phones.asked.clear();
        return phones;
    }

    /// Nine people in three teams.
    public static SamplePhones nine() {
        SeatState[] states = IntStream.range(0, 9)
                .mapToObj(seat -> seat % 3 == 1 ? SeatState.FREE : seat == 5 ? SeatState.AWAY : SeatState.PHONE)
                .toArray(SeatState[]::new);
        return new SamplePhones(
                TestGames.game(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 0b111111111, 1), states);
    }

    private static SeatStatus seat(int seat, SeatState state, SeatWish wish, boolean knocked) {
        String key = "abcdefgh-" + "0123456789ABCDEFGHIJK" + seat;
        return new SeatStatus(state, wish, knocked, "#s=" + key);
    }

    /// Nobody was heard for so long.
    public SamplePhones quiet(Duration time) {
        heard = new HeardStatus(heard.requests(), heard.last(), NOW.minus(time));
        return this;
    }

    /// Nobody was heard at all.
    public SamplePhones silent(Duration time) {
        heard = new HeardStatus(0, null, NOW.minus(time));
        return this;
    }

    /// Another phone has asked for a seat.
    public SamplePhones knock(int seat) {
        SeatStatus before = seats.get(seat);
        seats.set(seat, seat(seat, before.state(), before.wish(), true));
        return this;
    }

    public void state(int seat, SeatState state) {
        seats.set(seat, seat(seat, state, seats.get(seat).wish(), false));
    }

    @Override
    public GameConfig game() {
        return game;
    }

    @Override
    public PhonesStatus status() {
        return new PhonesStatus(seats, hosts, 8137, "#s=abcdefgh-0123456789ABCDEFGHIJKL", heard);
    }

    @Override
    public void wish(int seat, SeatWish wish) {
        asked.add("wish " + seat + " " + wish);
        seats.set(
                seat,
                seat(
                        seat,
                        wish == SeatWish.CURTAIN
                                ? SeatState.FREE
                                : seats.get(seat).state(),
                        wish,
                        false));
    }

    @Override
    public void release(int seat) {
        asked.add("release " + seat);
        state(seat, SeatState.FREE);
    }

    @Override
    public void allow(int seat) {
        asked.add("allow " + seat);
        state(seat, seats.get(seat).state());
    }

    @Override
    public void letComputerPlay(int seat, boolean plays) {
        asked.add("computer " + seat + " " + plays);
        state(seat, plays ? SeatState.COMPUTER : SeatState.AWAY);
    }
}
