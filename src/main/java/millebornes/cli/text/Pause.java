package millebornes.cli.text;

/// Waits for some time.
final class Pause {

    private Pause() {}

    /// Waits that many milliseconds, or until the thread is interrupted.
    static void of(long millis) {
        try {
            Thread.sleep(Math.max(0, millis));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
