package millebornes.net.table;

import java.security.SecureRandom;
import java.util.Base64;

/// Generates secret keys.
public final class KeyMaker {

    private static final String LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
    private static final int NAME_LENGTH = 8;
    private static final int SECRET_BYTES = 16;

    private final SecureRandom random;

    public KeyMaker() {
        this(new SecureRandom());
    }

    KeyMaker(SecureRandom random) {
        this.random = random;
    }

    /// A random name for a new table.
    ///
    /// @param shard the prefix of the name: that of the process that runs the table, or empty
    public String tableName(String shard) {
        StringBuilder name = new StringBuilder(shard);
        for (int letter = 0; letter < NAME_LENGTH; letter++) {
            name.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return name.toString();
    }

    /// A random key for the table with that name.
    public TableKey key(String table) {
        byte[] secret = new byte[SECRET_BYTES];
        random.nextBytes(secret);
        return new TableKey(table, Base64.getUrlEncoder().withoutPadding().encodeToString(secret));
    }
}
