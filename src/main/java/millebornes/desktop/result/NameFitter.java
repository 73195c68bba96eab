package millebornes.desktop.result;

import javafx.scene.text.Text;
import millebornes.desktop.theme.FittedTextFactory;

/// Sets names in narrow places: smaller, and where that is not enough without their middle, so that the number that
/// tells two of them apart stays.
final class NameFitter {

    private static final int LONGEST_NUMBER = 3;

    private NameFitter() {}

    /// Sets a name smaller until it is no wider than `width` px, and shortens it where that is not enough.
    static void fit(Text name, double width) {
        String whole = name.getText();
        FittedTextFactory.squeeze(name, width);
        int space = whole.lastIndexOf(' ');
        if (name.getText().equals(whole) || space < 0 || whole.length() - space - 1 > LONGEST_NUMBER) {
            return;
        }
        String number = whole.substring(space);
        name.setText(number);
        double rest = width - FittedTextFactory.width(name);
        name.setText(whole.substring(0, space));
        FittedTextFactory.cut(name, rest);
        name.setText(name.getText() + number);
    }
}
