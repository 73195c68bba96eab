package millebornes.desktop.learn;

import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.util.Duration;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.ConfettiNode;
import millebornes.desktop.theme.Palette;

/// Confetti at the end of the lesson: it rains into the upper half of the pane and hangs there. Without motion it hangs
/// there at once.
final class LessonConfettiPane extends ResizeRedrawPane {

    /// The share of its fall at which the confetti stops.
    private static final double HANGING = 0.45;

    /// The time of the fall, in ms at the usual pace.
    private static final double FALL_MILLIS = 1400;

    private final Palette palette;
    private final Timeline falling = new Timeline();
    private final DoubleProperty fallen = new SimpleDoubleProperty(this, "fallen", HANGING);

    private ConfettiNode confetti;

    LessonConfettiPane(ScreenContext context) {
        this.palette = context.art().palette();
        this.confetti = ConfettiNode.raining(palette, new Rect(0, 0, 0, 0));
        fallen.subscribe(share -> confetti.show(share.doubleValue()));
        double speed = context.pace().speed();
        if (Double.isFinite(speed)) {
            fallen.set(0);
            falling.getKeyFrames()
                    .setAll(new KeyFrame(Duration.millis(FALL_MILLIS / speed), new KeyValue(fallen, HANGING)));
            falling.play();
        }
    }

    @Override
    protected void draw() {
        confetti = ConfettiNode.raining(palette, new Rect(0, 0, getWidth(), getHeight()));
        confetti.show(fallen.get());
        getChildren().add(confetti);
    }
}
