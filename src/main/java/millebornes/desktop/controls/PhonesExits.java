package millebornes.desktop.controls;

/// The exits of the phones page.
public interface PhonesExits {

    /// Goes to the table; the phones stay connected.
    void go();

    /// Disconnects the phones: everybody plays at the screen.
    void closePhones();
}
