package millebornes.desktop.tabletop.controls;

import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.effect.DropShadow;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.tabletop.art.Art;
import millebornes.desktop.tabletop.geometry.Rect;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.Token;
import millebornes.desktop.theme.Type;

/// The pill in the sky: whose turn it is and what is the matter with the car. Never in the way of the mouse.
public final class BannerView extends Pane {

    private static final double CAR = 0.62;
    private static final double CAR_ROOM = 84;
    private static final double END = 22;

    private final Art art;

    public BannerView(Art art) {
        this.art = art;
        setMouseTransparent(true);
        setAccessibleRole(AccessibleRole.TEXT);
    }

    /// Shows a picture in a place of the window.
    ///
    /// @param text by how much text grows against its design size
    public void show(BannerPicture picture, Rect place, double text) {
        Palette palette = art.palette();
        Lettering lettering = new Lettering(text);
        var ink = picture.livery().onPlate(palette);
        double room = place.width() - (CAR_ROOM + END) * text;
        Text title = lettering.line(picture.title(), Type.BANNER, ink);
        Text note = lettering.line(picture.note(), Type.BANNER_NOTE, ink);
        Lettering.squeeze(title, room);
        Lettering.squeeze(note, room);
        boolean alone = picture.note().isEmpty();
        double left = place.x() + CAR_ROOM * text;
        move(title, left, place.centre().y() - (alone ? 1 : 7.5) * text);
        move(note, left, place.centre().y() + 12 * text);
        getChildren().setAll(pill(picture, place), car(picture, place, text), title, note);
        setAccessibleText(alone ? picture.title() : picture.title() + " " + picture.note());
    }

    private Rectangle pill(BannerPicture picture, Rect place) {
        Palette palette = art.palette();
        Rectangle pill = new Rectangle(place.x(), place.y(), place.width(), place.height());
        pill.setArcWidth(place.height());
        pill.setArcHeight(place.height());
        pill.setFill(picture.livery().plate(palette));
        pill.setStroke(palette.color(Token.RIM_ON_FOOT));
        pill.setStrokeWidth(Sizes.RING);
        pill.setEffect(new DropShadow(8, -4, 6, palette.color(Token.SHADOW)));
        return pill;
    }

    private Group car(BannerPicture picture, Rect place, double text) {
        Group car = new Group(art.onFoot().cars().car(picture.livery()));
        car.getTransforms()
                .addAll(
                        new Translate(
                                place.x() + CAR_ROOM / 2 * text + 2,
                                place.centre().y()),
                        new Scale(CAR * text, CAR * text));
        return car;
    }

    private static void move(Text text, double x, double y) {
        text.setX(x);
        text.setY(y);
    }
}
