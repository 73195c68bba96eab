package millebornes.desktop.controls;

/// The ways on from the driving school.
public interface SchoolExits {

    /// Back to where the school was opened.
    void back();
}
