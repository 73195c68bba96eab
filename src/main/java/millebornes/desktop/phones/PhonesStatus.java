package millebornes.desktop.phones;

import java.time.Instant;
import java.util.List;
import millebornes.session.flow.HandPlace;
import org.jspecify.annotations.Nullable;

/// The status of a table's phones.
///
/// @param seats one per seat, including computer players
/// @param hosts the addresses of this machine by which phones may reach it, the likeliest first; none without a network
/// @param port the port of the table
/// @param room the fragment of the address that leads to any free seat
/// @param heard the received requests
record PhonesStatus(List<SeatStatus> seats, List<String> hosts, int port, String room, HeardStatus heard) {

    /// The status of one seat.
    ///
    /// @param place where its cards are
    /// @param wish the place where its person wants them
    /// @param isKnockedAt whether another phone has asked for it
    /// @param invitation the fragment of the address that leads to this seat
    public record SeatStatus(HandPlace place, SeatWish wish, boolean isKnockedAt, String invitation) {}

    /// The place where a person without a connected phone wants the cards.
    public enum SeatWish {
        PHONE,
        /// at the screen, behind the curtain
        CURTAIN
    }

    /// The requests that phones have sent.
    ///
    /// @param requests their number
    /// @param last the address of the last one; null while there was none
    /// @param at the time of the last one, or of the opening of the table
    public record HeardStatus(int requests, @Nullable String last, Instant at) {}

    public PhonesStatus {
        seats = List.copyOf(seats);
        hosts = List.copyOf(hosts);
    }
}
