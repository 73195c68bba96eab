package millebornes.desktop.micro;

import millebornes.save.ResourceReader;

/// The values of the sixteen colours of the retro screen.
final class MicroPalette {

    private static final int OPAQUE = 0xff00_0000;
    private static final int HEX = 16;

    /// The colours of the program's posters.
    public static final MicroPalette USUAL = new MicroPalette(2);

    /// The colours for players who need more contrast: darker backgrounds, lighter foregrounds.
    public static final MicroPalette HIGH_CONTRAST = new MicroPalette(3);

    private final int[] looks = new int[MicroColour.values().length];

    private MicroPalette(int column) {
        ResourceReader.linesWithoutComments("/micro/palette.txt").forEach(line -> {
            String[] parts = line.split(" ", -1);
            MicroColour colour = MicroColour.of(parts[0].charAt(0));
            if (!colour.name().equals(parts[1])) {
                throw new IllegalStateException("two names for one colour: " + line);
            }
            looks[colour.ordinal()] = OPAQUE | Integer.parseInt(parts[column], HEX);
        });
    }

    /// The colour as alpha, red, green and blue, eight bits each.
    public int argb(MicroColour colour) {
        return looks[colour.ordinal()];
    }
}
