package millebornes.engine.table;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/// A stream of bits computed from a secret key: the SHA-256 sums of `KEY PURPOSE NUMBER BLOCK` (ASCII, blocks from 0)
/// one after the other. Neither the key nor other streams of it can be computed from them. Shuffles of secret deals use
/// it, so it is part of every saved game and must never change.
final class KeyStream {

    private final MessageDigest digest;
    private final String prefix;
    private byte[] block = {};
    private int used;
    private int blocks;

    /// @param purpose one word, different for every use
    KeyStream(String key, String purpose, int number) {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
        prefix = key + " " + purpose + " " + number + " ";
    }

    /// The next 256 bits as bytes.
    byte[] nextBlock() {
        String text = prefix + blocks++;
        for (int place = 0; place < text.length(); place++) {
            digest.update((byte) text.charAt(place));
        }
        return digest.digest();
    }

    /// The next 64 bits, the highest first.
    long next() {
        if (used == block.length) {
            block = nextBlock();
            used = 0;
        }
        long bits = 0;
        for (int end = used + Long.BYTES; used < end; used++) {
            bits = (bits << Byte.SIZE) | (block[used] & 0xFF);
        }
        return bits;
    }

    /// A number from 0 to `bound` - 1, all equally likely: a remainder of 63 bits. Values above the last multiple of
    /// the bound are skipped.
    int below(int bound) {
        long most = Long.MAX_VALUE - Long.MAX_VALUE % bound;
        long bits = next() >>> 1;
        while (bits >= most) {
            bits = next() >>> 1;
        }
        return (int) (bits % bound);
    }
}
