package millebornes.net.table;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The key of a phone: the name of a table, which is public and may be used to route a request, and a secret of 128
/// bits.
///
/// @param table small letters and digits
/// @param secret 22 characters of base64url
public record TableKey(String table, String secret) {

    /// The prefix of a key in the fragment of an address.
    public static final String MARK = "s=";

    private static final Pattern FORM = Pattern.compile("([a-z0-9]{1,32})-([A-Za-z0-9_-]{22})");

    /// The key in a text: the key itself, or a whole address with the key in its fragment.
    public static Optional<TableKey> parse(String text) {
        int mark = text.lastIndexOf(MARK);
        Matcher parts = FORM.matcher(mark < 0 ? text : text.substring(mark + MARK.length()));
        return parts.matches() ? Optional.of(new TableKey(parts.group(1), parts.group(2))) : Optional.empty();
    }

    /// The form in which it is sent and scanned.
    public String text() {
        return table + "-" + secret;
    }

    /// Leaves out the secret, so that no log contains it.
    @Override
    public String toString() {
        return "a key of table " + table;
    }
}
