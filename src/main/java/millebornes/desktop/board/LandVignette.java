package millebornes.desktop.board;

import java.util.List;
import java.util.function.DoubleConsumer;
import javafx.scene.Group;
import javafx.scene.Node;

/// A part of the land in which something small moves.
///
/// @param lasts how long it takes, in seconds, until everything is as it was at first; 0 where it goes on and on
/// @param node everything that moves in it, where it stands in the land, in board units
/// @param motion shows a moment, in seconds after its beginning; at 0 and at its end all of it is at rest
record LandVignette(double lasts, Group node, DoubleConsumer motion) {

    /// A vignette that is at rest at its beginning and end, so that another region can take its turn.
    static LandVignette inTurn(double lasts, List<? extends Node> things, DoubleConsumer motion) {
        return new LandVignette(lasts, new Group(List.copyOf(things)), motion);
    }

    /// A vignette that never pauses by itself.
    static LandVignette always(List<? extends Node> things, DoubleConsumer motion) {
        return new LandVignette(0, new Group(List.copyOf(things)), motion);
    }

    boolean takesTurns() {
        return lasts > 0;
    }

    /// Whether this theme has it: at night nobody picks grapes.
    boolean isSeen() {
        return node.getChildren().stream().anyMatch(LandVignette::hasSomething);
    }

    void show(double seconds) {
        motion.accept(seconds);
    }

    private static boolean hasSomething(Node node) {
        return !(node instanceof Group group) || group.getChildren().stream().anyMatch(LandVignette::hasSomething);
    }
}
