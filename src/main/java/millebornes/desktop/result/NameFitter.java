package millebornes.desktop.result;

import javafx.scene.text.Text;
import millebornes.desktop.theme.FittedTextFactory;

/// Fits names into narrow places: sets them smaller and, if that is not enough, removes their middle, so that a number
/// at the end stays.
final class NameFitter {

    private static final int LONGEST_NUMBER = 3;

    private NameFitter() {}

    /// Fits a name into `width` px: sets it smaller and, if that is not enough, shortens it.
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
