package millebornes.desktop.controls;

/// The exits of the phones page: the screen calls them, the application implements them.
public interface PhonesExits {

    /// Goes to the table; the phones stay connected.
    void go();

    /// Disconnects the phones: everybody plays at the screen.
    void closePhones();
}
