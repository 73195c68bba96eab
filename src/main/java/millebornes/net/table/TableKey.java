package millebornes.net.table;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A key of a table: the name of the table, which is public and may be used to route a request, and a secret of 128
/// bits.
///
/// @param table small letters and digits
/// @param secret 22 characters of base64url
public record TableKey(String table, String secret) {

    /// What stands before a key in the part of an address after `#`.
    public static final String MARK = "s=";

    private static final Pattern FORM = Pattern.compile("([a-z0-9]{1,32})-([A-Za-z0-9_-]{22})");

    /// Finds a key in a text that is a key or an address with a key after `#`; empty if there is none.
    public static Optional<TableKey> parse(String text) {
        int mark = text.lastIndexOf(MARK);
        Matcher parts = FORM.matcher(mark < 0 ? text : text.substring(mark + MARK.length()));
        return parts.matches() ? Optional.of(new TableKey(parts.group(1), parts.group(2))) : Optional.empty();
    }

    /// The key as it is sent and scanned.
    public String text() {
        return table + "-" + secret;
    }

    /// A text without the secret, so that no log contains it.
    @Override
    public String toString() {
        return "a key of table " + table;
    }
}
