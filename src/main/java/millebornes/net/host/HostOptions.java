package millebornes.net.host;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import millebornes.net.http.ProxyAddresses;
import millebornes.session.GameConfig;
import org.jspecify.annotations.Nullable;

/// The options of a host.
///
/// @param game a new game for every table; asked once for each
/// @param port where to listen; 0 for any that is free
/// @param bind the address to listen at, or null for all of this machine
/// @param names by which phones may call the table besides its addresses
/// @param proxies through which phones may come, and whose word on their addresses is believed
/// @param resumes whether to resume the last hosted tables
/// @param rules how the tables are run
/// @param many how many tables may be open, or null for a single one
/// @param told called with each notice, on any thread, possibly several times
public record HostOptions(
        Supplier<GameConfig> game,
        int port,
        @Nullable String bind,
        List<String> names,
        ProxyAddresses proxies,
        boolean resumes,
        HouseRules rules,
        @Nullable ManyTables many,
        Consumer<HostNotice> told) {

    public HostOptions {
        names = List.copyOf(names);
    }

    /// Options of a host whose notices are not shown.
    public HostOptions(
            Supplier<GameConfig> game,
            int port,
            @Nullable String bind,
            List<String> names,
            ProxyAddresses proxies,
            boolean resumes,
            HouseRules rules,
            @Nullable ManyTables many) {
        this(game, port, bind, names, proxies, resumes, rules, many, _ -> {});
    }

    /// How tables are run.
    ///
    /// @param hints true when phones may ask for advice
    /// @param pauseMillis how long a computer takes for every move and answer, always the same
    /// @param betweenRounds after so long the next round is dealt by itself
    /// @param silence a table without a request for that long is forgotten; its game stays saved
    /// @param unused so is, after a shorter time, a table at which nothing was played and no phone listens; there is no
    ///     game to keep
    /// @param lastWords so long phones have to read how the match has ended
    public record HouseRules(
            boolean hints,
            long pauseMillis,
            Duration betweenRounds,
            Duration silence,
            Duration unused,
            Duration lastWords) {}

    /// Tables for visitors.
    ///
    /// @param most how many at once
    /// @param perAddress how many of them may have been opened from one address
    /// @param shard the prefix of their names, so that a proxy finds their process
    /// @param endsWithInput false to run until it is ended from outside
    public record ManyTables(int most, int perAddress, String shard, boolean endsWithInput) {

        /// A dozen addresses never have more than three quarters of the tables, where there are at least sixteen.
        private static final int SHARES = 16;

        /// How many tables one address may open where nothing else is wanted.
        public static int usualPerAddress(int most) {
            return Math.max(1, most / SHARES);
        }
    }
}
