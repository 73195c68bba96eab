package millebornes.bot;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/// The neural network that evaluates positions of every edition and table for a team. It is less precise than the
/// networks for one game, and no player uses it; it serves to measure luck and play (docs/players.md).
final class GeneralValueNet {

    private static final String FILE = "/bot/outlook.net";

    private GeneralValueNet() {}

    /// The network; its inputs are [GeneralValueNetFeatures]. The margin of its evaluation is the team's points above the
    /// average of all teams.
    static ValueNet net() {
        return Program.NET;
    }

    /// Holder that loads the network on first use.
    private static final class Program {

        private static final ValueNet NET = read();

        private static ValueNet read() {
            try (@Nullable InputStream in = GeneralValueNet.class.getResourceAsStream(FILE)) {
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
