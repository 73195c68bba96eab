package millebornes.desktop.controls;

/// The ways on from the page of the phones.
public interface PhonesExits {

    /// To the table; the phones stay.
    void go();

    /// Phones are switched off: everybody plays at the screen.
    void closePhones();
}
