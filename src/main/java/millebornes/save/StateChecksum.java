package millebornes.save;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Locale;
import java.util.zip.CRC32C;
import millebornes.engine.match.Match;
import millebornes.engine.notation.PositionText;

/// Computes a checksum of the complete state of a match: every hand, pile, token and total.
///
/// A saved game has the one of its last state. A mismatch means that the file or the rules have changed.
public final class StateChecksum {

    private StateChecksum() {}

    /// The checksum: eight hexadecimal digits, the CRC-32C of the position as [PositionText#ofAnyRules(Match)] writes
    /// it, in UTF-8.
    public static String of(Match match) {
        CRC32C sum = new CRC32C();
        sum.update(PositionText.ofAnyRules(match).getBytes(UTF_8));
        return String.format(Locale.ROOT, "%08x", sum.getValue());
    }
}
