package millebornes.desktop.geometry;

/// Tables for tests.
public final class TableSpecs {

    private static final int BUTTONS = 4;

    private TableSpecs() {}

    /// A table with four buttons, text at 100 % and targets of the usual size.
    public static TableLayoutSpec usual(double width, double height, int seats) {
        return new TableLayoutSpec(width, height, seats, BUTTONS, 1, TableLayoutSpec.TargetSize.STANDARD);
    }
}
