package millebornes.desktop.micro;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import millebornes.save.ResourceReader;

/// All pictures of the retro screen, by name.
final class PixelPictures {

    private static final String HEAD = "= ";

    private static final Map<String, PixelPicture> ALL = load();

    private PixelPictures() {}

    /// The picture of that name.
    ///
    /// @throws IllegalArgumentException when there is none
    public static PixelPicture named(String name) {
        PixelPicture picture = ALL.get(name);
        if (picture == null) {
            throw new IllegalArgumentException("no such picture: " + name);
        }
        return picture;
    }

    private static Map<String, PixelPicture> load() {
        Map<String, PixelPicture> pictures = new HashMap<>();
        Stream.of("/micro/pictures.txt", "/micro/title.txt").forEach(file -> {
            List<String> rows = new ArrayList<>();
            String name = "";
            for (String line : ResourceReader.linesWithoutComments(file)) {
                if (line.startsWith(HEAD)) {
                    put(pictures, name, rows);
                    name = line.substring(HEAD.length());
                    rows.clear();
                } else if (!line.isEmpty()) {
                    rows.add(line);
                }
            }
            put(pictures, name, rows);
        });
        return Map.copyOf(pictures);
    }

    private static void put(Map<String, PixelPicture> pictures, String name, List<String> rows) {
        if (!rows.isEmpty() && pictures.put(name, PixelPicture.of(rows)) != null) {
            throw new IllegalStateException("two pictures called " + name);
        }
    }
}
