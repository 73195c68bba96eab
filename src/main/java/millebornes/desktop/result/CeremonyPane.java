package millebornes.desktop.result;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import millebornes.desktop.controls.SkipHintLabel;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.theme.Sizes;
import org.jspecify.annotations.Nullable;

/// The page: the promenade in the background, the animated scene on it, and the panel that rises below it at the end.
final class CeremonyPane extends Pane {

    private static final double LEAST_STAGE = 330;

    private final PromenadeBackdrop promenade;
    private final CeremonyScenePane scenePane;
    private final Region panel;
    private final Region corner;
    private @Nullable SkipHintLabel hintLabel;

    /// @param corner the node in the upper left corner
    CeremonyPane(PromenadeBackdrop promenade, CeremonyScenePane scenePane, Region panel, Region corner) {
        super(promenade, scenePane, corner, panel);
        this.promenade = promenade;
        this.scenePane = scenePane;
        this.panel = panel;
        this.corner = corner;
        setMinWidth(panel.minWidth(Region.USE_COMPUTED_SIZE));
    }

    /// Shows a hint at the foot of the page until the panel rises there.
    void tell(SkipHintLabel hint) {
        hintLabel = hint;
        getChildren().add(hint);
    }

    /// Shows a moment of the animation.
    ///
    /// @param risen how far the panel has risen, 0 to 1
    void show(double millis, double risen) {
        scenePane.show(millis);
        for (Node way : new Node[] {panel, corner}) {
            way.setVisible(risen > 0);
        }
        if (hintLabel != null) {
            hintLabel.setVisible(risen == 0);
        }
        panel.setTranslateY((1 - risen) * (panel.getHeight() + Sizes.GAP));
    }

    @Override
    protected double computeMinHeight(double width) {
        return LEAST_STAGE + panel.prefHeight(inner(Math.max(width, getWidth()))) + Sizes.GAP;
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double below = panel.prefHeight(inner(width));
        double above = getHeight() - below - Sizes.GAP;
        CeremonyLayout layout = scenePane.layout(width, above);
        promenade.before(layout.unit(), layout.podiumWidth());
        promenade.resizeRelocate(0, 0, width, getHeight());
        scenePane.resizeRelocate(0, 0, width, above);
        panel.resizeRelocate(Sizes.GAP, above, inner(width), below);
        corner.relocate(Sizes.GAP, Sizes.GAP);
        corner.autosize();
        if (hintLabel != null) {
            hintLabel.lieIn(new Rect(0, above, width, below));
        }
    }

    private static double inner(double width) {
        return width - 2 * Sizes.GAP;
    }
}
