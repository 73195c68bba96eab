package millebornes.bot;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/// A net for every edition and table: the expected result of a team. It is less precise than the nets of one game and
/// no player uses it; it evaluates luck and play (docs/players.md).
final class TeamOutlook {

    private static final String FILE = "/bot/outlook.net";

    private TeamOutlook() {}

    /// The net, for [TeamPositionFeatures]: how likely the team wins the round, and by how many points it is above the average of
    /// all teams.
    static ValueNet net() {
        return Program.NET;
    }

    /// Read when it is first asked for.
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
