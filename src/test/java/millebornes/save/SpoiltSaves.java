package millebornes.save;

import java.nio.charset.StandardCharsets;
import java.util.Random;

/// Corrupted copies of a saved game.
final class SpoiltSaves {

    private static final String[] VALUES = {
        "null",
        "true",
        "-1",
        "0",
        "99999999999999999999",
        "1e308",
        "1E400",
        "2147483648",
        "\"\"",
        "\"../x\"",
        "\"..\\\\x\"",
        "[]",
        "{}",
        "[null]",
        "\"KM_200\"",
        "\"\\ud800\"",
        "9223372036854775807",
        "-9223372036854775808"
    };

    private final byte[] whole;
    private final Random random;

    SpoiltSaves(String whole, long seed) {
        this.whole = whole.getBytes(StandardCharsets.UTF_8);
        this.random = new Random(seed);
    }

    /// Another corrupt file; each is corrupt in one to four ways.
    byte[] next() {
        byte[] spoilt = whole.clone();
        for (int times = 1 + random.nextInt(4); times > 0; times--) {
            spoilt = spoil(spoilt);
        }
        return spoilt;
    }

    private byte[] spoil(byte[] file) {
        if (file.length < 2) {
            return file;
        }
        int at = random.nextInt(file.length);
        int other = at + random.nextInt(Math.min(64, file.length - at)) + 1;
        return switch (random.nextInt(14)) {
            case 0 -> {
                byte[] flipped = file.clone();
                flipped[at] ^= (byte) (1 << random.nextInt(8));
                yield flipped;
            }
            case 1 -> java.util.Arrays.copyOf(file, at);
            case 2 -> joined(file, 0, at, "", file, Math.min(other, file.length));
            case 3 -> joined(file, 0, Math.min(other, file.length), "", file, at);
            case 4 -> value(file, at);
            case 5 -> joined(file, 0, at, "[".repeat(random.nextInt(5000)), file, at);
            case 6 -> joined(file, 0, at, "9".repeat(random.nextInt(5000)), file, at);
            case 7, 8, 9 -> value(file, at);
            case 10, 11, 12 -> without(file, at);
            default -> {
                byte[] noise = new byte[random.nextInt(200)];
                random.nextBytes(noise);
                yield joined(file, 0, at, new String(noise, StandardCharsets.ISO_8859_1), file, at);
            }
        };
    }

    /// Puts something else in the place of what follows a colon.
    private byte[] value(byte[] file, int from) {
        String text = new String(file, StandardCharsets.UTF_8);
        int colon = text.indexOf(':', Math.min(from, text.length() - 1));
        if (colon < 0) {
            return file;
        }
        int end = colon + 1;
        while (end < text.length() && ",]}".indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return (text.substring(0, colon + 1) + VALUES[random.nextInt(VALUES.length)] + text.substring(end))
                .getBytes(StandardCharsets.UTF_8);
    }

    /// Takes the next object of a list away, such as a move.
    private static byte[] without(byte[] file, int from) {
        String text = new String(file, StandardCharsets.UTF_8);
        int begin = text.indexOf("{\"", Math.min(from, text.length() - 1));
        int end = begin < 0 ? -1 : text.indexOf("},", begin);
        return end < 0 ? file : (text.substring(0, begin) + text.substring(end + 2)).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] joined(byte[] one, int from, int to, String between, byte[] other, int rest) {
        byte[] middle = between.getBytes(StandardCharsets.ISO_8859_1);
        byte[] all = new byte[to - from + middle.length + other.length - rest];
        System.arraycopy(one, from, all, 0, to - from);
        System.arraycopy(middle, 0, all, to - from, middle.length);
        System.arraycopy(other, rest, all, to - from + middle.length, other.length - rest);
        return all;
    }
}
