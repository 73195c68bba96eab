package millebornes.desktop.setup;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import millebornes.desktop.controls.MicroStyle;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.words.Words;

/// Creates the control that chooses where a game of the 1980s edition is played: on a retro screen, or at the table.
final class MicroStyleBarFactory {

    private MicroStyleBarFactory() {}

    static Node of(SetupContext context) {
        Words words = context.words();
        List<SegmentedBarItem<MicroStyle>> choices = Arrays.stream(MicroStyle.values())
                .map(style -> new SegmentedBarItem<>(
                        "micro-" + style.name().toLowerCase(Locale.ROOT),
                        style,
                        words.text(style.textKey()),
                        null,
                        words.text(style.textKey() + ".hint")))
                .toList();
        return SegmentedBarItem.segmentedBar(
                words,
                words.text("setup.micro"),
                choices,
                context.screenContext().microStyle(),
                style -> context.change(() -> context.screenContext().microStyle(style)));
    }
}
