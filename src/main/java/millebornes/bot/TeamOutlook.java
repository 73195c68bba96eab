package millebornes.bot;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/// A net for every edition and table that evaluates positions for a team. It is less precise than the nets of one game
/// and no player uses it; it serves to measure luck and play (docs/players.md).
final class TeamOutlook {

    private static final String FILE = "/bot/outlook.net";

    private TeamOutlook() {}

    /// The net, for [TeamPositionFeatures]: the probability that the team wins the round, and its points above the
    /// average of all teams.
    static ValueNet net() {
        return Program.NET;
    }

    /// Holder for lazy loading.
    private static final class Program {

        private static final ValueNet NET = read();

        private static ValueNet read() {
            try (@Nullable InputStream in = TeamOutlook.class.getResourceAsStream(FILE)) {
                if (in == null) {
                    throw new IllegalStateException("missing: " + FILE);
                }
                DataInputStream data = new DataInputStream(new BufferedInputStream(in));
                data.readUTF();
                return ValueNet.read(data);
            } catch (IOException e) {
                throw new IllegalStateException(FILE, e);
            }
        }
    }
}
