package millebornes.desktop.controls;

/// What the phones page leads to. The screen calls these methods; the application implements them.
public interface PhonesExits {

    /// Goes to the table; the phones stay connected.
    void go();

    /// Disconnects the phones: everybody plays at the screen.
    void closePhones();
}
