package millebornes.desktop.postcard;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/// Writes pictures as PNG: opaque ones, three bytes a pixel.
///
/// Invariant: decoding the bytes gives the same colours, pixel by pixel.
public final class PngEncoder {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final byte BITS = 8;
    private static final byte RED_GREEN_BLUE = 2;
    private static final int BYTES = 3;

    /// The PNG filter type "up": each byte is written as its difference from the one above, so areas of one colour
    /// become zeros.
    private static final byte UP = 2;

    /// The compression level, of at most 9: with more, drawings get hardly smaller and take several times as long.
    private static final int EFFORT = 4;

    private static final double INCHES_PER_METRE = 1 / 0.0254;
    private static final byte METRE = 1;

    private PngEncoder() {}

    /// The source of the pixels.
    @FunctionalInterface
    public interface RowReader {

        /// Writes a row of pixels into `argb`, from left to right; alpha is ignored.
        ///
        /// @param y the row, from 0 at the top
        void read(int y, int[] argb);
    }

    /// Encodes a picture as a PNG file.
    ///
    /// @param width in pixels, as `height`
    /// @param dotsPerInch the print resolution
    public static byte[] encode(int width, int height, int dotsPerInch, RowReader rows) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("no picture of " + width + " by " + height);
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        chunk(
                file,
                "IHDR",
                ByteBuffer.allocate(13)
                        .putInt(width)
                        .putInt(height)
                        .put(BITS)
                        .put(RED_GREEN_BLUE)
                        .array());
        int perMetre = (int) Math.round(dotsPerInch * INCHES_PER_METRE);
        chunk(
                file,
                "pHYs",
                ByteBuffer.allocate(9)
                        .putInt(perMetre)
                        .putInt(perMetre)
                        .put(METRE)
                        .array());
        chunk(file, "IDAT", packed(width, height, rows));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static byte[] packed(int width, int height, RowReader rows) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        Deflater packer = new Deflater(EFFORT);
        try (DeflaterOutputStream lines = new DeflaterOutputStream(packed, packer)) {
            int[] pixels = new int[width];
            byte[] above = new byte[width * BYTES];
            byte[] row = new byte[width * BYTES];
            byte[] line = new byte[1 + width * BYTES];
            line[0] = UP;
            for (int y = 0; y < height; y++) {
                rows.read(y, pixels);
                for (int x = 0; x < width; x++) {
                    row[BYTES * x] = (byte) (pixels[x] >> 16);
                    row[BYTES * x + 1] = (byte) (pixels[x] >> 8);
                    row[BYTES * x + 2] = (byte) pixels[x];
                }
                for (int at = 0; at < row.length; at++) {
                    line[at + 1] = (byte) (row[at] - above[at]);
                }
                lines.write(line);
                byte[] done = above;
                above = row;
                row = done;
            }
        } catch (IOException impossible) {
            // Nothing is written but memory.
            throw new UncheckedIOException(impossible);
        } finally {
            packer.end();
        }
        return packed.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream file, String name, byte[] data) {
        byte[] type = name.getBytes(StandardCharsets.US_ASCII);
        CRC32 sum = new CRC32();
        sum.update(type);
        sum.update(data);
        file.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
        file.writeBytes(type);
        file.writeBytes(data);
        file.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
    }
}
