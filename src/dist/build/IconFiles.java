import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The program's icon as each system wants it. Windows' and macOS' formats take the pictures as they are, with a table
/// in front of them.
final class IconFiles {

    static final List<Integer> SIDES = List.of(16, 32, 48, 64, 128, 256, 512);

    private static final int LARGEST_OF_WINDOWS = 256;
    private static final int HEADER = 6;
    private static final int ENTRY = 16;
    private static final Map<Integer, String> NAMES_OF_MACOS =
            new TreeMap<>(Map.of(16, "icp4", 32, "icp5", 64, "icp6", 128, "ic07", 256, "ic08", 512, "ic09"));

    private IconFiles() {}

    /// The picture of one size.
    static Path png(int side) {
        return Path.of("resources", "icons", "millebornes-" + side + ".png");
    }

    /// Writes the icon that a launcher of macOS or Windows gets.
    static Path write(OperatingSystem os, Path folder) throws IOException {
        return os == OperatingSystem.MACOS
                ? Files.write(folder.resolve("millebornes.icns"), icns())
                : Files.write(folder.resolve("millebornes.ico"), ico());
    }

    private static byte[] icns() throws IOException {
        ByteArrayOutputStream pictures = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(pictures);
        for (Map.Entry<Integer, String> kind : NAMES_OF_MACOS.entrySet()) {
            byte[] picture = Files.readAllBytes(png(kind.getKey()));
            out.writeBytes(kind.getValue());
            out.writeInt(picture.length + 8);
            out.write(picture);
        }
        ByteBuffer file = ByteBuffer.allocate(8 + pictures.size());
        file.put("icns".getBytes(StandardCharsets.US_ASCII)).putInt(file.capacity());
        return file.put(pictures.toByteArray()).array();
    }

    private static byte[] ico() throws IOException {
        List<Integer> sides =
                SIDES.stream().filter(side -> side <= LARGEST_OF_WINDOWS).toList();
        int length = HEADER + ENTRY * sides.size();
        ByteBuffer table = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        table.putShort((short) 0).putShort((short) 1).putShort((short) sides.size());
        ByteArrayOutputStream pictures = new ByteArrayOutputStream();
        for (int side : sides) {
            byte[] picture = Files.readAllBytes(png(side));
            // 0 stands for 256.
            table.put((byte) side).put((byte) side).putShort((short) 0);
            table.putShort((short) 1).putShort((short) 32);
            table.putInt(picture.length).putInt(length + pictures.size());
            pictures.write(picture);
        }
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.write(table.array());
        pictures.writeTo(file);
        return file.toByteArray();
    }
}
