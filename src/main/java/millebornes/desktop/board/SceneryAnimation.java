package millebornes.desktop.board;

import java.util.List;
import java.util.function.DoubleConsumer;
import javafx.scene.Group;
import javafx.scene.Node;

/// A small animation in the land.
///
/// @param lasts its duration, in seconds, until everything is as at the beginning; 0 for an endless one
/// @param node its moving parts in their places, in board units
/// @param motion shows a moment, in seconds after its beginning; everything is at rest at 0 and at its end
record SceneryAnimation(double lasts, Group node, DoubleConsumer motion) {

    /// A vignette that takes turns with those of other regions: it lasts `lasts` seconds and is at rest at both ends.
    static SceneryAnimation inTurn(double lasts, List<? extends Node> things, DoubleConsumer motion) {
        return new SceneryAnimation(lasts, new Group(List.copyOf(things)), motion);
    }

    /// A vignette that runs all the time.
    static SceneryAnimation always(List<? extends Node> things, DoubleConsumer motion) {
        return new SceneryAnimation(0, new Group(List.copyOf(things)), motion);
    }

    boolean takesTurns() {
        return lasts > 0;
    }

    /// Whether the theme has any of its parts: at night, for example, nobody picks grapes.
    boolean isSeen() {
        return node.getChildren().stream().anyMatch(SceneryAnimation::hasSomething);
    }

    void show(double seconds) {
        motion.accept(seconds);
    }

    private static boolean hasSomething(Node node) {
        return !(node instanceof Group group) || group.getChildren().stream().anyMatch(SceneryAnimation::hasSomething);
    }
}
