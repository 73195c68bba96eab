package millebornes.net.host;

import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import millebornes.net.http.ProxyAddresses;
import millebornes.session.GameConfig;
import org.jspecify.annotations.Nullable;

/// The options of a host.
///
/// @param game creates the game of each table
/// @param port the port to listen at; 0 for any free one
/// @param bind the address to listen at, or null for all
/// @param names the host names by which phones reach the table, besides its addresses
/// @param proxies the trusted proxies
/// @param resumes whether to resume the last hosted tables
/// @param settings the settings of all tables
/// @param many the limits on tables, or null for a single table
/// @param told called with each notice, on any thread, possibly several times
public record HostOptions(
        Supplier<GameConfig> game,
        int port,
        @Nullable InetAddress bind,
        List<String> names,
        ProxyAddresses proxies,
        boolean resumes,
        TableSettings settings,
        @Nullable ManyTables many,
        Consumer<HostNotice> told) {

    public HostOptions {
        names = List.copyOf(names);
    }

    /// The settings of all tables.
    ///
    /// @param hints whether phones may ask for hints
    /// @param pauseMillis the constant time of a computer player for every move and answer, in ms
    /// @param betweenRounds the time after which the next round is dealt automatically
    /// @param silence the time without a request after which a table is removed; its game stays saved
    /// @param unused the shorter time for a table at which nothing was played and no phone listens
    /// @param lastWords the time that phones have to read the result of the match
    public record TableSettings(
            boolean hints,
            long pauseMillis,
            Duration betweenRounds,
            Duration silence,
            Duration unused,
            Duration lastWords) {}

    /// The options of a server on which visitors open tables.
    ///
    /// @param most the most tables at once
    /// @param perAddress the most of them opened from one address
    /// @param shard the prefix of the tables' names, so that a proxy finds their process
    /// @param endsWithInput whether the server stops at the end of its input; otherwise it runs until it is terminated
    public record ManyTables(int most, int perAddress, String shard, boolean endsWithInput) {

        /// The divisor of the number of tables that gives the default limit for one address: a dozen addresses never
        /// have more than three quarters of all tables, if there are at least sixteen.
        private static final int SHARES = 16;

        /// The default limit on tables opened from one address, given the limit on all tables.
        public static int usualPerAddress(int most) {
            return Math.max(1, most / SHARES);
        }
    }

    /// Notices for the person who starts the host.
    public enum HostNotice {
        /// a table plays a numbered deal: its players could compute every card by trying all numbers
        NUMBERED_DEAL,
        /// this machine has only a loopback address, so no phone can reach the table
        NO_NETWORK,
        /// a game or its seats cannot be written, or another program writes into the data folder
        NOT_KEPT,
        /// the only table has been forgotten after a long silence
        FORGOTTEN
    }
}
