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
import millebornes.session.GameConfig;
import millebornes.session.flow.HandPlace;
import millebornes.session.flow.TestGames;

/// Phones of a table in the state that a test sets; records the requests of the page.
public final class SamplePhones implements PhonesActions {

    public static final Instant NOW = Instant.parse("2026-07-01T18:00:00Z");

    private final GameConfig game;
    private final List<SeatStatus> seats = new ArrayList<>();
    public final List<String> asked = new ArrayList<>();
    public List<String> hosts = List.of("192.168.1.23");
    public HeardStatus heard = new HeardStatus(3, "192.168.1.40", NOW.minusSeconds(2));

    public SamplePhones(GameConfig game, HandPlace... states) {
        this.game = game;
        Arrays.stream(states).forEach(handPlace -> seats.add(seat(seats.size(), handPlace, SeatWish.PHONE, false)));
    }

    /// Four people, the last of whom wants to play at the screen.
    public static SamplePhones four(HandPlace... states) {
        SamplePhones phones =
                new SamplePhones(TestGames.game(Setup.of(Editions.BOARD, TeamFormat.singles(4)), 0b1111, 1), states);
        phones.wish(3, SeatWish.CURTAIN);
        phones.asked.clear();
        return phones;
    }

    /// Nine people in three teams.
    public static SamplePhones nine() {
        HandPlace[] states = IntStream.range(0, 9)
                .mapToObj(
                        seat -> seat % 3 == 1 ? HandPlace.SCREEN : seat == 5 ? HandPlace.SILENT_PHONE : HandPlace.PHONE)
                .toArray(HandPlace[]::new);
        return new SamplePhones(
                TestGames.game(Setup.of(Editions.PLAYROOM, new TeamFormat(3, 3)), 0b111111111, 1), states);
    }

    private static SeatStatus seat(int seat, HandPlace handPlace, SeatWish wish, boolean knocked) {
        String key = "abcdefgh-" + "0123456789ABCDEFGHIJK" + seat;
        return new SeatStatus(handPlace, wish, knocked, "#s=" + key);
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
        SeatStatus statusBefore = seats.get(seat);
        seats.set(seat, seat(seat, statusBefore.place(), statusBefore.wish(), true));
        return this;
    }

    public void place(int seat, HandPlace handPlace) {
        seats.set(seat, seat(seat, handPlace, seats.get(seat).wish(), false));
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
                                ? HandPlace.SCREEN
                                : seats.get(seat).place(),
                        wish,
                        false));
    }

    @Override
    public void release(int seat) {
        asked.add("release " + seat);
        place(seat, HandPlace.SCREEN);
    }

    @Override
    public void allow(int seat) {
        asked.add("allow " + seat);
        place(seat, seats.get(seat).place());
    }

    @Override
    public void letComputerPlay(int seat) {
        asked.add("computer " + seat);
        place(seat, HandPlace.COMPUTER);
    }

    @Override
    public void returnToPhone(int seat) {
        asked.add("phone " + seat);
        place(seat, HandPlace.SILENT_PHONE);
    }
}
