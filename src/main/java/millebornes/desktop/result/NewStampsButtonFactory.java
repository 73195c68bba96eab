package millebornes.desktop.result;

import java.util.List;
import java.util.Map;
import javafx.geometry.BoundingBox;
import javafx.scene.control.Button;
import millebornes.desktop.art.AlbumArt;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.theme.StyleClasses;
import millebornes.records.Album;
import millebornes.records.Stamp;
import millebornes.words.Words;

/// Creates the button to the travel album: it shows the first of the new stamps, and their number.
final class NewStampsButtonFactory {

    private static final double WIDTH = 28;
    private static final double HEIGHT = 35;

    private NewStampsButtonFactory() {}

    /// @param given the new stamps, at least one
    static Button of(ResultContext context, List<Album.NewStamps> given, Runnable show) {
        Words words = context.words();
        List<Stamp> all = given.stream()
                .flatMap(newStamps -> newStamps.stamps().stream())
                .distinct()
                .toList();
        int count =
                given.stream().mapToInt(newStamps -> newStamps.stamps().size()).sum();
        Stamp firstStamp = all.getFirst();
        String place = words.text("stamp." + firstStamp + ".place");
        Button button = ControlFactory.button(
                "album",
                count == 1 ? words.text("album.new", place) : words.sentence("album.new.several", Map.of("n", count)),
                show,
                StyleClasses.PAPER_BUTTON,
                StyleClasses.ANSWER);
        button.setGraphic(new DrawingPane(
                context.art().album().stamp(firstStamp.name()),
                new BoundingBox(0, 0, AlbumArt.WIDTH, AlbumArt.HEIGHT),
                WIDTH,
                HEIGHT));
        return button;
    }
}
