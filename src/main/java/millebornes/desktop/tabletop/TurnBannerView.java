package millebornes.desktop.tabletop;

import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.tabletop.TurnBannerViewState.BannerBrief;
import millebornes.desktop.tabletop.TurnBannerViewState.BannerIcon;
import millebornes.desktop.tabletop.TurnBannerViewState.PastAct;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Safety;

/// The banner in the sky: the current player and the hazard of the car. It is as long as its text. It is transparent to
/// the mouse.
public final class TurnBannerView extends Group {

    private static final double CAR = 0.62;
    private static final double CAR_ROOM = 84;
    private static final double END = 22;
    private static final double LEAST = 340;
    private static final double SIGN_ROOM = 40;
    private static final double SHADOW = 8;

    /// The least size of the text in a narrow banner, as a share of its usual size.
    private static final double LEAST_WORDS = 0.5;

    private static final double WORDS_STEP = 0.06;

    /// The height of a line of capitals, as a share of a usual line's height.
    private static final double TITLE_LEADING = 0.88;

    private static final double BORDER = 2;

    /// The width of the rim around a past move, which has the colour of that move's player, in px.
    private static final double PAST_RIM = 4;

    private final ArtFactory art;
    private Rect usedRect = new Rect(0, 0, 0, 0);
    private List<Object> shown = List.of();

    public TurnBannerView(ArtFactory art) {
        this.art = art;
        setMouseTransparent(true);
        setAccessibleRole(AccessibleRole.TEXT);
    }

    /// Shows a state in a place of the window.
    ///
    /// @param text the factor by which text is larger than designed
    public void show(TurnBannerViewState bannerState, Rect rect, double text) {
        List<Object> look = List.of(bannerState, rect, text);
        if (look.equals(shown)) {
            return;
        }
        shown = look;
        setVisible(!bannerState.title().isEmpty());
        BannerBrief brief = bannerState.brief();
        if (brief == null) {
            sentence(bannerState, rect, text);
        } else {
            sign(bannerState, brief, rect, text);
        }
        boolean alone = bannerState.note().isEmpty();
        setAccessibleText(alone ? bannerState.title() : bannerState.title() + " " + bannerState.note());
    }

    /// The part of its place that the banner covers, in px; empty before it was first shown.
    public Rect used() {
        return usedRect;
    }

    private void sentence(TurnBannerViewState bannerState, Rect rect, double text) {
        var ink = ink(bannerState);
        PastAct past = bannerState.past();
        double end = (past == null || past.card() == null ? END : END + LastMovePictureFactory.WIDTH) * text;
        double room = rect.width() - CAR_ROOM * text - end;
        boolean alone = bannerState.note().isEmpty();
        BannerWords words = fitting(bannerState, WordsOrder.BELOW, text, room, rect.height(), ink);
        if (!alone && words.title.getFont().getSize() < TextRole.BANNER.size() * text) {
            BannerWords rowWords = fitting(bannerState, WordsOrder.BESIDE, text, room, rect.height(), ink);
            words = rowWords.title.getFont().getSize() > words.title.getFont().getSize() ? rowWords : words;
        }
        double width = Math.max(Math.min(LEAST * text, rect.width()), words.width() + CAR_ROOM * text + end);
        usedRect = Rect.around(rect.centre(), width, rect.height());
        words.lie(usedRect.x() + CAR_ROOM * text, rect.centre().y());
        getChildren()
                .setAll(
                        shade(usedRect),
                        pill(bannerState, usedRect),
                        car(bannerState, usedRect, text),
                        words.title,
                        words.note);
        if (past != null) {
            Group picked = new LastMovePictureFactory(art, text).end(past);
            picked.setTranslateX(usedRect.right() - (END / 2 + LastMovePictureFactory.WIDTH / 2) * text);
            picked.setTranslateY(usedRect.centre().y());
            getChildren().add(picked);
        }
    }

    /// Where the note lies: below the title or, where the banner is low for the text, beside it.
    private enum WordsOrder {
        BELOW,
        BESIDE
    }

    /// The texts of a banner; they shrink together, so that none is cut and none is tiny.
    private record BannerWords(Text title, Text note, WordsOrder order) {

        double width() {
            double titleWidth = title.getLayoutBounds().getWidth();
            double noteWidth = note.getLayoutBounds().getWidth();
            return order == WordsOrder.BESIDE
                    ? titleWidth + title.getFont().getSize() + noteWidth
                    : Math.max(titleWidth, noteWidth);
        }

        double height() {
            double titleHeight = title.getLayoutBounds().getHeight();
            double noteHeight =
                    note.getText().isEmpty() ? 0 : note.getLayoutBounds().getHeight();
            return order == WordsOrder.BESIDE
                    ? Math.max(titleHeight, noteHeight)
                    : noteHeight > 0 ? titleHeight * TITLE_LEADING + noteHeight : titleHeight;
        }

        boolean fits(double room, double high) {
            return width() <= room + 1 && height() <= high;
        }

        void lie(double left, double middle) {
            double titleHeight = title.getLayoutBounds().getHeight();
            double top = middle - height() / 2;
            move(title, left, top);
            if (order == WordsOrder.BESIDE) {
                double across =
                        title.getLayoutBounds().getWidth() + title.getFont().getSize();
                move(note, left + across, middle - note.getLayoutBounds().getHeight() / 2);
            } else {
                move(note, left, top + titleHeight * TITLE_LEADING);
            }
        }
    }

    private static BannerWords fitting(
            TurnBannerViewState bannerState, WordsOrder order, double text, double room, double high, Color ink) {
        double size = text;
        BannerWords words = words(bannerState, order, size, room, ink);
        while (!words.fits(room, high - BORDER * text) && size > LEAST_WORDS * text) {
            size -= WORDS_STEP * text;
            words = words(bannerState, order, size, room, ink);
        }
        return words;
    }

    private static BannerWords words(
            TurnBannerViewState bannerState, WordsOrder order, double size, double room, Color ink) {
        FittedTextFactory textFactory = new FittedTextFactory(size);
        Text title = textFactory.line(bannerState.title(), TextRole.BANNER, ink);
        title.setTextOrigin(VPos.TOP);
        Text note = textFactory.line(bannerState.note(), TextRole.BANNER_NOTE, ink);
        if (order == WordsOrder.BELOW && FittedTextFactory.width(note) > room) {
            note = textFactory.balanced(bannerState.note(), TextRole.BANNER_NOTE, ink, room);
            note.setTextAlignment(TextAlignment.LEFT);
        }
        note.setTextOrigin(VPos.TOP);
        return new BannerWords(title, note, order);
    }

    /// Draws a short banner: the car, the icon and the name.
    private void sign(TurnBannerViewState bannerState, BannerBrief brief, Rect rect, double text) {
        var ink = ink(bannerState);
        PastAct past = bannerState.past();
        if (past != null) {
            told(bannerState, past, rect, text);
            return;
        }
        Text name = new FittedTextFactory(text).line(brief.name(), TextRole.BANNER, ink);
        FittedTextFactory.squeeze(name, rect.width() - (CAR_ROOM + SIGN_ROOM + END) * text);
        double width = FittedTextFactory.width(name) + (CAR_ROOM + SIGN_ROOM + END) * text;
        usedRect = Rect.around(rect.centre(), width, rect.height());
        Group sign = new Group(drawn(brief.icon(), ink));
        sign.getTransforms()
                .addAll(
                        new Translate(
                                usedRect.x() + (CAR_ROOM + SIGN_ROOM * 0.4) * text,
                                usedRect.centre().y()),
                        new Scale(text, text));
        move(
                name,
                usedRect.x() + (CAR_ROOM + SIGN_ROOM) * text,
                usedRect.centre().y() - text);
        getChildren()
                .setAll(shade(usedRect), pill(bannerState, usedRect), car(bannerState, usedRect, text), sign, name);
    }

    /// Draws the last move without text: the car, an arrow, the result.
    private void told(TurnBannerViewState bannerState, PastAct past, Rect rect, double text) {
        LastMovePictureFactory pictures = new LastMovePictureFactory(art, text);
        double room = rect.width() - (CAR_ROOM + SIGN_ROOM + END) * text;
        double wide = Math.min(room, pictures.wish(past));
        usedRect = Rect.around(rect.centre(), wide + (CAR_ROOM + SIGN_ROOM + END) * text, rect.height());
        Group arrow = new Group(drawn(BannerIcon.DRIVES, ink(bannerState)));
        arrow.getTransforms()
                .addAll(
                        new Translate(
                                usedRect.x() + (CAR_ROOM + SIGN_ROOM * 0.35) * text,
                                usedRect.centre().y()),
                        new Scale(text * 0.8, text * 0.8));
        Group row = pictures.told(past, wide);
        row.getTransforms()
                .add(new Translate(
                        usedRect.x() + (CAR_ROOM + SIGN_ROOM) * text,
                        usedRect.centre().y()));
        getChildren()
                .setAll(shade(usedRect), pill(bannerState, usedRect), car(bannerState, usedRect, text), arrow, row);
    }

    /// The text colour: a past move is shown on paper, the current player on the car's colour.
    private Color ink(TurnBannerViewState bannerState) {
        return bannerState.past() == null
                ? art.palette().onPlate(bannerState.livery())
                : art.palette().color(ColourRole.INK);
    }

    private Node drawn(BannerIcon icon, Color ink) {
        return switch (icon) {
            case DRIVES -> {
                Polygon arrow = new Polygon(-10, -13, 13, 0, -10, 13);
                arrow.setFill(ink);
                arrow.setStroke(ink);
                arrow.setStrokeWidth(3);
                arrow.setStrokeLineJoin(StrokeLineJoin.ROUND);
                yield arrow;
            }
            case THINKS -> new Group(new Circle(-11, 0, 4, ink), new Circle(1, 0, 4, ink), new Circle(13, 0, 4, ink));
            case ANSWERS -> {
                Group shield = art.cards().family(Safety.RIGHT_OF_WAY);
                shield.getTransforms().setAll(new Scale(1.5, 1.5));
                yield shield;
            }
        };
    }

    private Group shade(Rect rect) {
        Group shade = art.pillShadow(rect.width(), rect.height(), SHADOW);
        shade.getTransforms().add(new Translate(rect.x() - 4, rect.y() + 6));
        return shade;
    }

    private Rectangle pill(TurnBannerViewState bannerState, Rect rect) {
        Palette palette = art.palette();
        Rectangle pill = new Rectangle(rect.x(), rect.y(), rect.width(), rect.height());
        pill.setArcWidth(rect.height());
        pill.setArcHeight(rect.height());
        boolean past = bannerState.past() != null;
        pill.setFill(past ? palette.color(ColourRole.TILE) : palette.plate(bannerState.livery()));
        pill.setStroke(past ? palette.main(bannerState.livery()) : palette.color(ColourRole.RIM_ON_FOOT));
        pill.setStrokeWidth(past ? PAST_RIM : Sizes.RING);
        return pill;
    }

    private Group car(TurnBannerViewState bannerState, Rect rect, double text) {
        ArtFactory groundArt = bannerState.past() == null ? art.onFoot() : art;
        Group car = new Group(groundArt.cars().car(bannerState.livery()));
        car.getTransforms()
                .addAll(
                        new Translate(
                                rect.x() + CAR_ROOM / 2 * text + 2,
                                rect.centre().y()),
                        new Scale(CAR * text, CAR * text));
        return car;
    }

    private static void move(Text text, double x, double y) {
        text.setX(x);
        text.setY(y);
    }
}
