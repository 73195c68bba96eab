package millebornes.desktop.phones;

import java.time.Instant;
import java.util.List;
import millebornes.session.flow.HandPlace;
import org.jspecify.annotations.Nullable;

/// What is known of a table's phones at a moment.
///
/// @param seats one a seat, computers among them
/// @param hosts the addresses of this machine by which phones may reach it, the likeliest first; none without a network
/// @param port where the table listens
/// @param room what stands behind the address to be scanned for any seat
/// @param heard whether anybody was heard
record PhonesStatus(List<SeatStatus> seats, List<String> hosts, int port, String room, HeardStatus heard) {

    /// What is known of one seat.
    ///
    /// @param place where its cards are
    /// @param wish where its person wants them
    /// @param isKnockedAt whether another phone has asked for it
    /// @param invitation what stands behind the address to be scanned for it
    public record SeatStatus(HandPlace place, SeatWish wish, boolean isKnockedAt, String invitation) {}

    /// Where somebody wants the own cards who has no phone in hand yet.
    public enum SeatWish {
        PHONE,
        /// behind the curtain, before the screen
        CURTAIN
    }

    /// What was heard.
    ///
    /// @param requests how many requests
    /// @param last from where the last one came; null while there was none
    /// @param at when that was, or when the table was opened
    public record HeardStatus(int requests, @Nullable String last, Instant at) {}

    public PhonesStatus {
        seats = List.copyOf(seats);
        hosts = List.copyOf(hosts);
    }
}
