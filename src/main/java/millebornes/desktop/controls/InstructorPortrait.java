package millebornes.desktop.controls;

import javafx.scene.Group;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.theme.StyleClasses;

/// The portrait of the driving instructor, as large as this pane allows.
public final class InstructorPortrait extends ResizeRedrawPane {

    private static final double WIDE = 80;
    private static final double HIGH = 100;
    private static final double TOP = 42;

    private final ArtFactory art;

    public InstructorPortrait(ArtFactory art) {
        this.art = art;
        getStyleClass().add(StyleClasses.INSTRUCTOR);
        setMouseTransparent(true);
    }

    @Override
    protected void draw() {
        double scale = Math.min(getWidth() / WIDE, getHeight() / HIGH);
        Group man = new Group(art.lesson().instructor());
        man.getTransforms()
                .addAll(
                        new Translate(getWidth() / 2, getHeight() / 2),
                        new Scale(scale, scale),
                        new Translate(0, TOP - HIGH / 2));
        getChildren().add(man);
    }
}
