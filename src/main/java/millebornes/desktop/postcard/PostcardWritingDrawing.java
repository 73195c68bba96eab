package millebornes.desktop.postcard;

import java.util.List;
import java.util.Locale;
import javafx.scene.Group;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Text;
import javafx.scene.transform.Rotate;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.postcard.PostcardViewState.TeamRow;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.TypefaceWeight;
import millebornes.session.GameConfig;

/// Draws the text of a postcard, beside its picture: from the origin to the right and down, [#WIDTH] wide.
final class PostcardWritingDrawing {

    static final double WIDTH = 378;

    private static final double TITLE_SIZE = 23;
    private static final double TITLE_APART = 3.2;
    private static final double TITLE_Y = 36;
    private static final double TITLE_ROOM = 238;
    private static final double UNDERLINE_Y = 50;
    private static final double UNDERLINE = 3;
    private static final double DAY_SIZE = 17;
    private static final double DAY_Y = 75;
    private static final double STAMP_X = 258;
    private static final double STAMP_Y = 10;
    private static final double STAMP_WIDTH = 118;
    private static final double STAMP_HEIGHT = 146;
    private static final double STAMP_SHADE = 0.35;
    private static final double STAMP_BLUR = 7;
    private static final double STAMP_WORD = 9.5;
    private static final double STAMP_WORD_X = 16;
    private static final double STAMP_WORD_Y = 28;
    private static final double STAMP_VALUE = 17;
    private static final double STAMP_VALUE_X = 102;
    private static final String VALUE = "25";
    private static final double POSTMARK_X = 227;
    private static final double POSTMARK_Y = 135;
    private static final double POSTMARK_TURN = -9;
    private static final double MESSAGE_Y = 213;
    private static final double MESSAGE_SIZE = 20.5;
    private static final double WINNERS_SIZE = 31;
    private static final double WINNERS_SMALL = 23;
    private static final double BETWEEN = 6;
    private static final double ROWS_Y = 422;
    private static final double ROWS_END = 654;
    private static final double TALL = 140;
    private static final double TALLER = 66;
    private static final double ROOMY = 54;
    private static final double CLOSE = 40;
    private static final double FOOT_SIZE = 15.5;
    private static final double DEAL_SIZE = 14;
    private static final double DEAL_Y = 720;

    private final ArtFactory art;
    private final PaperTextFactory text;
    private final PostcardViewState postcard;
    private final GameConfig game;
    private final Group page = new Group();

    private PostcardWritingDrawing(ArtFactory art, PostcardViewState postcard, GameConfig game) {
        this.game = game;
        this.art = art;
        this.text = new PaperTextFactory(art.palette());
        this.postcard = postcard;
    }

    static Group of(ArtFactory art, PostcardViewState postcard, GameConfig game) {
        PostcardWritingDrawing drawing = new PostcardWritingDrawing(art, postcard, game);
        drawing.head();
        drawing.stamp();
        drawing.rows(drawing.message());
        drawing.foot();
        return drawing.page;
    }

    private void head() {
        Group title = text.spaced(
                postcard.title().toUpperCase(Locale.ROOT),
                TypefaceWeight.BOLD,
                TITLE_SIZE,
                ColourRole.LINK,
                TITLE_APART);
        double scale = Math.min(1, TITLE_ROOM / title.getLayoutBounds().getWidth());
        title.getTransforms().addAll(new Translate(0, TITLE_Y), new Scale(scale, scale));
        Line line = new Line(0, UNDERLINE_Y, title.getBoundsInParent().getWidth(), UNDERLINE_Y);
        line.setStroke(art.palette().color(ColourRole.RED));
        line.setStrokeWidth(UNDERLINE);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
        Text day = text.line(postcard.day(), TypefaceWeight.MEDIUM, DAY_SIZE, ColourRole.INK_2, 0, DAY_Y);
        FittedTextFactory.squeeze(day, TITLE_ROOM);
        page.getChildren().addAll(title, line, day);
    }

    private void stamp() {
        Text word = text.line(
                postcard.stamp(), TypefaceWeight.BOLD, STAMP_WORD, ColourRole.LINK, STAMP_WORD_X, STAMP_WORD_Y);
        Text value = PaperTextFactory.endAt(
                text.line(VALUE, TypefaceWeight.EXTRA_BOLD, STAMP_VALUE, ColourRole.TILE, 0, STAMP_WORD_Y),
                STAMP_VALUE_X);
        Group stamp = new Group(
                art.boxShadow(STAMP_WIDTH, STAMP_HEIGHT, 0, STAMP_BLUR, STAMP_SHADE),
                art.postcard().stamp(),
                word,
                value);
        stamp.getTransforms().add(new Translate(STAMP_X, STAMP_Y));
        Group postmark = PostmarkDrawing.of(art.postcard(), text, postcard.postmark());
        postmark.getTransforms().addAll(new Translate(POSTMARK_X, POSTMARK_Y), new Rotate(POSTMARK_TURN));
        page.getChildren().addAll(stamp, postmark);
    }

    /// Draws the salutation and the message, and returns the y of their lower end.
    ///
    /// @return its lower end
    private double message() {
        Text dear = text.lines(postcard.dear(), TypefaceWeight.MEDIUM, MESSAGE_SIZE, ColourRole.REMEDY_PLATE, WIDTH);
        Text told = text.lines(postcard.message(), TypefaceWeight.MEDIUM, MESSAGE_SIZE, ColourRole.REMEDY_PLATE, WIDTH);
        double loud = FittedTextFactory.width(
                                text.line(postcard.winners(), TypefaceWeight.BOLD, WINNERS_SIZE, ColourRole.RED))
                        > WIDTH
                ? WINNERS_SMALL
                : WINNERS_SIZE;
        Text winners = text.lines(postcard.winners(), TypefaceWeight.BOLD, loud, ColourRole.RED, WIDTH);
        double y = MESSAGE_Y;
        for (Text part : List.of(dear, told, winners)) {
            part.setY(y);
            y += part.getLayoutBounds().getHeight() + (part.equals(told) ? BETWEEN : 0);
            page.getChildren().add(part);
        }
        return y;
    }

    /// Draws the rows of the teams from a y on. With two teams they are tall, with the names below the cars, so that
    /// they fill the card as well as four.
    private void rows(double from) {
        int count = postcard.rows().size();
        double usual = postcard.isClose()
                ? CLOSE
                : postcard.isSpacious() ? TALL : count < PostcardViewState.ROOMY_ROWS ? TALLER : ROOMY;
        double top = Math.max(from + BETWEEN, Math.min(ROWS_Y, ROWS_END - count * usual));
        double pitch = Math.min(usual, (ROWS_END - top) / count);
        PostcardTeamDrawing drawing = new PostcardTeamDrawing(art, text, game, WIDTH);
        for (int row = 0; row < count; row++) {
            TeamRow team = postcard.rows().get(row);
            double at = top + row * pitch;
            page.getChildren()
                    .add(postcard.isSpacious() ? drawing.tall(team, at, pitch) : drawing.line(team, at, pitch));
        }
    }

    private void foot() {
        Text deal = text.line(postcard.deal(), TypefaceWeight.MEDIUM, DEAL_SIZE, ColourRole.INK_2, 0, DEAL_Y);
        FittedTextFactory.squeeze(deal, WIDTH);
        Text rules = text.lines(postcard.rules(), TypefaceWeight.MEDIUM, FOOT_SIZE, ColourRole.INK_2, WIDTH);
        rules.setY(DEAL_Y - DEAL_SIZE - BETWEEN - rules.getLayoutBounds().getHeight());
        page.getChildren().addAll(rules, deal);
    }
}
