package millebornes.desktop.micro;

/// A name on the retro screen: at most seven characters that its font has, without spaces.
///
/// @param text the text typed so far, in capitals
record MicroName(String text) {

    /// The most characters of a name.
    public static final int MOST = 7;

    /// The beginning of any name.
    public static MicroName of(String name) {
        String written = PixelLettering.written(name).replaceAll("[^\\p{L}\\p{N}-]", "");
        return new MicroName(written.substring(0, Math.min(MOST, written.length())));
    }

    /// The name with one more character; unchanged if it is full, or the font lacks the character.
    public MicroName with(String typed) {
        return of(text + typed);
    }

    /// The name without its last character.
    public MicroName shorter() {
        return new MicroName(text.substring(0, Math.max(0, text.length() - 1)));
    }
}
