package millebornes.net.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Pattern;

/// The digest of a secret key: it identifies the key but cannot replace it.
public final class KeyDigest {

    private static final String ALGORITHM = "SHA-256";
    private static final Pattern FORM = Pattern.compile("[0-9a-f]{64}");

    private final byte[] sum;

    private KeyDigest(byte[] sum) {
        this.sum = sum;
    }

    public static KeyDigest of(TableKey key) {
        try {
            return new KeyDigest(
                    MessageDigest.getInstance(ALGORITHM).digest(key.text().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }

    /// Parses a digest as [#hex()] writes it; empty if it is malformed.
    public static Optional<KeyDigest> ofHex(String hex) {
        return FORM.matcher(hex).matches()
                ? Optional.of(new KeyDigest(HexFormat.of().parseHex(hex)))
                : Optional.empty();
    }

    public String hex() {
        return HexFormat.of().formatHex(sum);
    }

    /// Compares two digests in constant time.
    public boolean isSame(KeyDigest otherDigest) {
        return MessageDigest.isEqual(sum, otherDigest.sum);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KeyDigest digest && isSame(digest);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sum);
    }

    @Override
    public String toString() {
        return "a digest";
    }
}
