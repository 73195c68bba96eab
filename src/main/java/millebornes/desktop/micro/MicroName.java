package millebornes.desktop.micro;

/// A name as the home computer takes it: seven signs that it has letters for, without spaces.
///
/// @param text what was typed so far, in capitals
record MicroName(String text) {

    /// The most signs of a name.
    public static final int MOST = 7;

    /// The beginning of any name.
    public static MicroName of(String name) {
        String written = PixelLettering.written(name).replaceAll("[^\\p{L}\\p{N}-]", "");
        return new MicroName(written.substring(0, Math.min(MOST, written.length())));
    }

    /// The name with one more sign; the same where there is no room for it, or no letter.
    public MicroName with(String typed) {
        return of(text + typed);
    }

    /// The name without its last sign.
    public MicroName shorter() {
        return new MicroName(text.substring(0, Math.max(0, text.length() - 1)));
    }
}
