package millebornes.desktop.setup;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import millebornes.desktop.controls.MicroOrTableSetting;
import millebornes.desktop.controls.SegmentedBarItem;
import millebornes.words.Words;

/// Creates the control that chooses where a game of the 1980s edition is played: on a retro screen, or at the table.
final class MicroOrTableChooserFactory {

    private MicroOrTableChooserFactory() {}

    static Node of(SetupContext context) {
        Words words = context.words();
        List<SegmentedBarItem<MicroOrTableSetting>> choices = Arrays.stream(MicroOrTableSetting.values())
                .map(screenSetting -> new SegmentedBarItem<>(
                        "micro-" + screenSetting.name().toLowerCase(Locale.ROOT),
                        screenSetting,
                        words.text(screenSetting.textKey()),
                        null,
                        words.text(screenSetting.textKey() + ".hint")))
                .toList();
        return SegmentedBarItem.segmentedBar(
                words,
                words.text("setup.micro"),
                choices,
                context.screenContext().microOrTableSetting(),
                screenSetting -> context.change(() -> context.screenContext().microOrTableSetting(screenSetting)));
    }
}
