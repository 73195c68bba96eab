package millebornes.cli.text;

/// Time that passes.
final class Pause {

    private Pause() {}

    /// Returns after so many milliseconds, or when the thread is wanted elsewhere.
    static void of(long millis) {
        try {
            Thread.sleep(Math.max(0, millis));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
