package millebornes.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/// A picture in `docs/pictures`. It is compared with what the program shows, or written again with
/// `-Ddocument.pictures=take` (`src/dist/take-pictures.sh` does that).
///
/// Files have a palette of at most 256 colors, which makes them a third as large; the comparison allows for that, and
/// for other smoothing of edges ([PictureDifference]).
public final class DocumentPicture {

    /// Where the pictures are.
    public static final Path FOLDER = Path.of("docs", "pictures");

    private static final boolean TAKE = "take".equals(System.getProperty("document.pictures"));

    /// Letters are drawn by the system's own library, so other systems compare sizes only.
    private static final boolean SAME_LETTERS =
            System.getProperty("os.name", "").startsWith("Linux");

    /// Where a picture goes that differs, to be looked at.
    private static final Path SHOWN = Path.of("target", "pictures");

    private static final int COLOURS = 256;
    private static final int CHANNELS = 3;
    private static final int BITS = 8;
    private static final int BYTE = 255;

    private DocumentPicture() {}

    /// Compares a file with what the program shows, or writes it.
    ///
    /// @param name the file's name without its ending
    public static void check(String name, BufferedImage shown) {
        Path file = FOLDER.resolve(name + ".png");
        try {
            if (TAKE) {
                Files.write(file, png(shown));
            }
            assertThat(file).as("take it with src/dist/take-pictures.sh").exists();
            BufferedImage kept = ImageIO.read(file.toFile());
            assertThat(List.of(kept.getWidth(), kept.getHeight()))
                    .as("size of %s; take it anew with src/dist/take-pictures.sh", file)
                    .containsExactly(shown.getWidth(), shown.getHeight());
            if (SAME_LETTERS) {
                List<PictureDifference.Square> squares = PictureDifference.between(kept, shown);
                if (!squares.isEmpty()) {
                    Files.createDirectories(SHOWN);
                    Files.write(SHOWN.resolve(name + ".png"), png(shown));
                }
                assertThat(squares)
                        .as("%s is not what the program shows; take it anew with src/dist/take-pictures.sh", file)
                        .isEmpty();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] png(BufferedImage picture) throws IOException {
        var bytes = new ByteArrayOutputStream();
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        ImageWriteParam smallest = writer.getDefaultWriteParam();
        smallest.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        smallest.setCompressionQuality(0);
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(withPalette(picture), null, null), smallest);
        } finally {
            writer.dispose();
        }
        return bytes.toByteArray();
    }

    /// The same picture with a palette by median cut.
    private static BufferedImage withPalette(BufferedImage picture) {
        int width = picture.getWidth();
        int[] pixels = picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
        List<int[]> boxes = new ArrayList<>();
        boxes.add(Arrays.stream(pixels)
                .map(pixel -> pixel & 0xFFFFFF)
                .sorted()
                .distinct()
                .toArray());
        while (boxes.size() < COLOURS) {
            Optional<int[]> widest = boxes.stream()
                    .filter(box -> box.length > 1)
                    .max(Comparator.comparingDouble(DocumentPicture::weight));
            if (widest.isEmpty()) {
                break;
            }
            boxes.remove(widest.get());
            boxes.addAll(halves(widest.get()));
        }
        int[] palette = boxes.stream().mapToInt(DocumentPicture::mean).toArray();
        IndexColorModel model = new IndexColorModel(BITS, palette.length, palette, 0, false, -1, DataBuffer.TYPE_BYTE);
        BufferedImage indexed = new BufferedImage(width, picture.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
        int[] colours = boxes.stream().flatMapToInt(Arrays::stream).sorted().toArray();
        int[] places = new int[colours.length];
        for (int box = 0; box < boxes.size(); box++) {
            for (int colour : boxes.get(box)) {
                places[Arrays.binarySearch(colours, colour)] = box;
            }
        }
        int[] indices = Arrays.stream(pixels)
                .map(pixel -> places[Arrays.binarySearch(colours, pixel & 0xFFFFFF)])
                .toArray();
        indexed.getRaster().setPixels(0, 0, width, picture.getHeight(), indices);
        return indexed;
    }

    /// Wide boxes are halved first, among them those with many colors.
    private static double weight(int[] box) {
        return IntStream.range(0, CHANNELS)
                        .map(channel -> range(box, channel))
                        .max()
                        .orElseThrow()
                * Math.pow(box.length, 0.2);
    }

    private static int range(int[] box, int channel) {
        var values = Arrays.stream(box).map(colour -> part(colour, channel)).summaryStatistics();
        return values.getMax() - values.getMin();
    }

    private static List<int[]> halves(int[] box) {
        int channel = IntStream.range(0, CHANNELS)
                .boxed()
                .max(Comparator.comparingInt(each -> range(box, each)))
                .orElseThrow();
        int middle = 1
                + (int) Arrays.stream(box)
                        .map(colour -> part(colour, channel))
                        .average()
                        .orElseThrow();
        return List.of(
                Arrays.stream(box)
                        .filter(colour -> part(colour, channel) < middle)
                        .toArray(),
                Arrays.stream(box)
                        .filter(colour -> part(colour, channel) >= middle)
                        .toArray());
    }

    private static int mean(int[] box) {
        return IntStream.range(0, CHANNELS)
                .map(channel -> (int) Math.round(Arrays.stream(box)
                                .map(colour -> part(colour, channel))
                                .average()
                                .orElseThrow())
                        << (channel * BITS))
                .sum();
    }

    private static int part(int colour, int channel) {
        return (colour >> (channel * BITS)) & BYTE;
    }
}
