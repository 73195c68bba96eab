package millebornes.desktop.tabletop;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.geometry.SeatListLayout.SeatFormat;
import millebornes.desktop.geometry.TokenRowLayout;
import millebornes.desktop.tabletop.SeatNumberColumns.CardPlace;
import millebornes.desktop.tabletop.SeatViewState.Measure;
import millebornes.desktop.tabletop.SeatViewState.SeatHighlight;
import millebornes.desktop.tabletop.SeatViewState.SeatRole;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;

/// One seat: in one line where there is room, otherwise in two or three. Its numbers are aligned with those of the
/// whole list. The first seat of a crew shows its car and numbers, and lines lead from the others to it.
final class SeatNode extends Group {

    private static final double PADDING = 9;
    private static final double CAR = 0.52;
    private static final double STRIP_CAR = 0.38;
    private static final double CAR_ROOM = 62;
    private static final double UNIT_GAP = 3;
    private static final double POINTS_ROOM = 72;

    /// The greatest growth of a name in a high seat, and that of the points that a team has in common.
    private static final double MOST_NAME = 1.2;

    private static final double TEAM_POINTS = 1.6;

    /// The growth of numbers where they need not fit a narrow column.
    private static final double LARGE_NUMBER = 1.12;

    /// The distance from the middle of a number above its unit to the middle of both, in sizes of the unit's text, and that of
    /// the unit, in sizes of the number's text.
    private static final double STACKED = 0.5;
    private static final double CARD_ROOM = 26;

    /// The y of the name above the tokens, as a share of the height, and the tokens' distance from the lower edge.
    private static final double NAME_OVER = 0.22;
    private static final double TOKEN_FOOT = 3.5;
    private static final double EDGE = SeatNumberColumns.PADDING;

    /// In a seat of two or three lines: the y of name, numbers and car, as shares of the seat's height.
    private static final double NAME_ABOVE = 0.28;

    private static final double NUMBERS_BELOW = 0.73;
    private static final double CAR_ABOVE = 0.2;

    /// Half the width of a small card with the gap before it, in px for a scale of 1.
    private static final double HALF_CARD = 13;

    /// The share of the height of the second seat in a crew's list that is above its ground: there the tokens of the car lie.
    private static final double MATE_TOP = 0.38;

    /// The least width of a seat of two lines with its car at its usual size, in px for a scale of 1.
    private static final double WITH_CAR = 150;

    /// The height in which a name has no second line, in px for a scale of 1.
    private static final double ONE_LINE = 22;

    private final ArtFactory art;
    private final SeatViewState seat;
    private final Rect seatRect;
    private final Rect fieldRect;
    private final Rect teamRect;
    private final boolean isSecond;
    private final SeatNumberColumns columns;
    private final double scale;
    private final double large;
    private final FittedTextFactory textFactory;
    private final Color ink;
    private final SeatCarDrawing carDrawing;

    /// @param rect the rectangle of the seat; its content has a small inset
    /// @param team the rectangle of its team, or of the seat in a game without teams
    SeatNode(ArtFactory art, SeatViewState seat, Rect rect, Rect team, SeatNumberColumns columns) {
        this.art = art;
        this.seat = seat;
        this.columns = columns;
        this.scale = columns.scale();
        this.large = scale * columns.growth();
        this.seatRect = rect;
        this.teamRect = team;
        this.isSecond = Math.round((rect.y() - team.y()) / rect.height()) == 1;
        this.fieldRect = field(rect.inset(SeatNumberColumns.INSET));
        this.textFactory = new FittedTextFactory(scale);
        this.carDrawing = new SeatCarDrawing(art, seat, fieldRect, scale);
        this.ink = seat.highlight() == SeatHighlight.TURN
                ? art.palette().onPlate(seat.livery())
                : art.palette().color(ColourRole.ON_FOOT);
        if (seat.role() == SeatRole.ALONE || seat.highlight().isRinged()) {
            getChildren().add(ground());
        }
        if (seat.role() == SeatRole.CREW_NEXT && columns.format() != SeatFormat.STRIP) {
            mate();
        } else {
            switch (columns.format()) {
                case LINE -> line();
                case PLATE -> plate();
                case TALL -> tall();
                case STRIP -> strip();
            }
        }
    }

    /// The ground of the seat: without the column of points that a team has in common, and without the line of tokens above
    /// the second name of a crew.
    private Rect field(Rect insetRect) {
        boolean low = seat.role() == SeatRole.CREW_NEXT && isSecond && columns.tokensBelow(seat.tokens());
        boolean narrow = seat.role() != SeatRole.ALONE && columns.format() == SeatFormat.LINE;
        return Rect.between(
                insetRect.x(),
                insetRect.y() + (low ? MATE_TOP * insetRect.height() : 0),
                insetRect.right() - (narrow ? pointsRoom() : 0),
                insetRect.bottom());
    }

    private double pointsRoom() {
        if (columns.points() == 0) {
            return 0;
        }
        return columns.isHigh()
                ? columns.points() * columns.growth() + 2 * SeatNumberColumns.GAP * scale
                : POINTS_ROOM * scale;
    }

    /// Draws a seat that shares the car of the seat above: a line from the car, the name, the cards. Where the first seat has
    /// no room for the tokens of the car, they have a line of their own between it and the second seat.
    private void mate() {
        double y = fieldRect.centre().y();
        link(y);
        double right = columns.format() == SeatFormat.LINE ? cardX() : fieldRect.right() - (EDGE + 7) * scale;
        card(right, y);
        double from = left();
        name(from, y, right - HALF_CARD * scale - from, 0, 0);
        if (columns.tokensBelow(seat.tokens()) && isSecond && seat.tokens() > 0) {
            tokens(from, (seatRect.y() + fieldRect.y()) / 2, fieldRect.right() - EDGE * scale - from);
        }
    }

    /// The link of a team in its gutter.
    ///
    /// @param y the middle of the car or of the name that it leads to
    private void link(double y) {
        // From the seat above it goes on from where that one has drawn it.
        double above = isSecond ? seatRect.y() : y - seatRect.height();
        if (seat.role() != SeatRole.ALONE) {
            new TeamLinkDrawing(this, fieldRect, art.palette().color(ColourRole.RIM_ON_FOOT), scale)
                    .of(y, seat.role().isNext() ? above : seatRect.bottom());
        }
    }

    /// The left edge of what is in a seat; in a team there is a gutter for the link, but in a strip.
    private double left() {
        boolean whole = seat.role() == SeatRole.ALONE || columns.format() == SeatFormat.STRIP;
        return fieldRect.x() + (whole ? EDGE : SeatNumberColumns.GUTTER) * scale;
    }

    /// The x of the centre of the column of cards, in a seat of one line.
    private double cardX() {
        double points = seat.role() == SeatRole.ALONE ? pointsRoom() : 0;
        return fieldRect.right() - PADDING * scale - points - CARD_ROOM / 2 * large;
    }

    /// Car, kilometres and, where there is room, the name; of who shares a car with the seat above, the name.
    private void strip() {
        double left = left();
        double right = fieldRect.right() - EDGE * scale;
        if (seat.role() == SeatRole.CREW_NEXT) {
            name(left, fieldRect.centre().y(), right - left, 0, 0);
        } else {
            double room = right - columns.km() - SeatNumberColumns.KM_GAP * scale - left;
            SeatStripLayout strip = new SeatStripLayout(fieldRect, room, scale);
            measure(seat.numbers().km().bare(), right, strip.y(), ink);
            getChildren().add(carDrawing.carOrBadge(left, strip.y(), STRIP_CAR, strip.carRoom()));
            if (strip.isNamedBeside()) {
                name(left + strip.beforeName(), strip.y(), room - strip.beforeName(), 0, 0);
            } else if (strip.isNamedBelow()) {
                name(left, strip.nameY(), right - left, 0, 0);
            }
        }
    }

    private void line() {
        double y = fieldRect.centre().y();
        link(y);
        car(y, CAR * columns.growth());
        points(
                teamRect.right() - SeatNumberColumns.INSET - PADDING * scale,
                teamRect.centre().y(),
                seat.numbers().points());
        card(cardX(), y);
        double right = cardX() - CARD_ROOM / 2 * large;
        right -= measure(seat.numbers().km(), right, y, ink);
        double left = left() + CAR_ROOM * large;
        double least = TokenRowLayout.least(seat.tokens(), scale);
        if (seat.tokens() == 0 || (!columns.isHigh() && nameWidth() + least <= right - left)) {
            double end = name(left, y, right - left, TokenRowLayout.usual(seat.tokens(), scale), least);
            tokens(end, y, right - end);
        } else {
            // What lies before the car and what it wears has its own line below a name that takes all the room.
            name(left, fieldRect.y() + fieldRect.height() * NAME_OVER, right - left, 0, 0);
            double radius =
                    TokenRowLayout.of(seat.tokens(), right - left, large).radius();
            tokens(left, fieldRect.bottom() - radius - TOKEN_FOOT * large, right - left);
        }
    }

    private void plate() {
        if (columns.points() == 0 && fieldRect.width() >= WITH_CAR * scale) {
            besideCar();
        } else {
            inTwoLines();
        }
    }

    /// Draws the car, and beside it the name above tokens and kilometres.
    private void besideCar() {
        double above = fieldRect.y() + fieldRect.height() * NAME_ABOVE;
        double below = fieldRect.y() + fieldRect.height() * NUMBERS_BELOW;
        double from = left() + CAR_ROOM * scale;
        double right = fieldRect.right() - EDGE * scale;
        link(fieldRect.centre().y());
        car(fieldRect.centre().y(), CAR);
        card(right - 7 * scale, above);
        name(from, above, right - SeatNumberColumns.CARD_ROOM * scale - from, 0, 0);
        ownTokens(from, below, right - measure(seat.numbers().km(), right, below, ink) - from);
    }

    private void inTwoLines() {
        double above = fieldRect.y() + fieldRect.height() * NAME_ABOVE;
        double below = fieldRect.y() + fieldRect.height() * NUMBERS_BELOW;
        link(above);
        car(above, SeatNumberColumns.SMALL_CAR);
        double from = left() + (Sizes.CAR_LENGTH * SeatNumberColumns.SMALL_CAR + 4) * scale;
        double right = fieldRect.right() - EDGE * scale;
        boolean beside = columns.cards() == CardPlace.BESIDE_NAME;
        card(right - 7 * scale, beside ? above : below);
        name(from, above, right - (beside ? SeatNumberColumns.CARD_ROOM * scale : -2 * scale) - from, 0, 0);
        numbers(below);
    }

    /// Draws a tall seat, in which the name has the whole width.
    private void tall() {
        double above = fieldRect.y() + fieldRect.height() * CAR_ABOVE;
        double left = left();
        link(above);
        car(above, CAR);
        card(fieldRect.right() - (EDGE + 7) * scale, above);
        name(left, fieldRect.y() + fieldRect.height() * 0.5, fieldRect.right() - left - 2 * scale, 0, 0);
        numbers(fieldRect.y() + fieldRect.height() * 0.8);
    }

    /// Draws tokens, kilometres and points; their units are at the head of the columns.
    private void numbers(double y) {
        double left = left();
        points(
                fieldRect.right() - columns.pointsEdge(),
                y,
                seat.numbers().points().bare());
        double end = fieldRect.right() - columns.kmEdge();
        ownTokens(left, y, end - measure(seat.numbers().km().bare(), end, y, ink) - left);
    }

    /// Draws the tokens, unless the second seat of a crew shows them.
    private void ownTokens(double x, double y, double room) {
        if (seat.role() != SeatRole.CREW_FIRST || !columns.tokensBelow(seat.tokens())) {
            tokens(x, y, room);
        }
    }

    private void points(double right, double y, Measure measure) {
        if (!seat.role().isNext()) {
            if (seat.role() != SeatRole.ALONE && columns.format() == SeatFormat.LINE) {
                stacked(measure, right, y, pointsInk(), TEAM_POINTS * scale);
            } else {
                measure(measure, right, y, pointsInk());
            }
        }
    }

    private Rectangle ground() {
        Color fill = seat.highlight() == SeatHighlight.TURN
                ? art.palette().plate(seat.livery())
                : art.palette().color(ColourRole.FOOT_FIELD);
        Rectangle ground = GeometryShapeFactory.box(fieldRect, Sizes.SEAT_RADIUS * scale, fill);
        if (seat.highlight().isRinged()) {
            ground.setStroke(art.palette().color(ColourRole.HIGHLIGHT));
            ground.setStrokeWidth(Sizes.RING);
        }
        if (seat.highlight() == SeatHighlight.TARGET) {
            ground.getStrokeDashArray().setAll(9.0, 6.0);
        }
        return ground;
    }

    private void car(double y, double size) {
        getChildren().add(carDrawing.car(left() + Sizes.CAR_LENGTH / 2 * size * scale, y, size));
    }

    /// Draws the name and returns its right end. Before the name is set smaller, the tokens move closer together; where
    /// not even two lines have room, the first name is shown.
    ///
    /// @param wide the room of the tokens side by side
    /// @param narrow the least room of them
    private double name(double left, double y, double space, double wide, double narrow) {
        double gap = columns.format() == SeatFormat.LINE ? SeatNumberColumns.NAME_GAP * scale : 0;
        Text name = nameText(seat.name());
        double radius =
                carDrawing.faceRadius(y, space - narrow - gap - SeatNumberColumns.leastWidth(seat.name(), scale));
        carDrawing.face(left, y, radius).ifPresent(getChildren()::add);
        double x = left + carDrawing.faceRoom(radius);
        double room = space - carDrawing.faceRoom(radius);
        double tokens = Math.clamp(room - FittedTextFactory.width(name) - gap, narrow, wide);
        double width = Math.max(SeatNumberColumns.LEAST_NAME * scale, room - tokens - gap);
        double around = 2 * Math.min(y - fieldRect.y(), fieldRect.bottom() - y);
        boolean strip = columns.format() == SeatFormat.STRIP;
        double height = columns.format() == SeatFormat.PLATE ? Math.min(around, ONE_LINE * scale) : strip ? 0 : around;
        boolean overlong = strip && FittedTextFactory.width(name) > width;
        FittedTextFactory.squeeze(name, width, height);
        if (overlong || FittedTextFactory.isCut(name)) {
            name = nameText(columns.firstName(seat.name()));
            FittedTextFactory.squeeze(name, width, height);
        }
        put(name, x, y);
        return x + FittedTextFactory.width(name) + gap;
    }

    private Text nameText(String name) {
        double growth = Math.min(MOST_NAME, columns.growth());
        return new FittedTextFactory(scale * growth).line(name, TextRole.SEAT_NAME, ink);
    }

    /// The width of face and name with the gap after them, in px.
    private double nameWidth() {
        double radius = carDrawing.faceRadius(fieldRect.centre().y(), fieldRect.width());
        double name = FittedTextFactory.width(nameText(seat.name()));
        return carDrawing.faceRoom(radius) + name + SeatNumberColumns.NAME_GAP * scale;
    }

    private void tokens(double x, double y, double room) {
        getChildren().add(new SeatTokensDrawing(art, seat, large, ink).row(x, y, room));
    }

    /// Draws a number with its unit, ending at `right`, and returns its width.
    private double measure(Measure measure, double right, double y, Color color) {
        if (measure.number().isEmpty()) {
            return 0;
        }
        if (columns.isHigh()) {
            return stacked(measure, right, y, color, large);
        }
        Text unit = textFactory.line(measure.unit(), TextRole.UNIT, color);
        boolean alone = columns.points() == 0 && columns.format() != SeatFormat.STRIP;
        double growth = columns.format() == SeatFormat.LINE || alone ? LARGE_NUMBER : 1;
        Text number = new FittedTextFactory(scale * growth).line(measure.number(), TextRole.SEAT_NUMBER, color);
        double unitX = right - FittedTextFactory.width(unit);
        double gap = measure.unit().isEmpty() ? 0 : UNIT_GAP * scale;
        double numberX = unitX - gap - FittedTextFactory.width(number);
        put(unit, unitX, y + 1.5 * scale);
        put(number, numberX, y);
        return right - numberX + SeatNumberColumns.KM_GAP * scale;
    }

    /// Draws a number above its unit, both ending at `right`, and returns the width.
    ///
    /// @param size the scale of the number
    private double stacked(Measure measure, double right, double y, Color color, double size) {
        Text unit = textFactory.line(measure.unit(), TextRole.UNIT, color);
        Text number = new FittedTextFactory(size).line(measure.number(), TextRole.SEAT_NUMBER, color);
        double width = FittedTextFactory.width(number);
        put(number, right - width, y - STACKED * TextRole.UNIT.size() * scale);
        put(unit, right - FittedTextFactory.width(unit), y + STACKED * TextRole.SEAT_NUMBER.size() * size);
        return width + SeatNumberColumns.KM_GAP * scale;
    }

    private void card(double x, double y) {
        getChildren().add(new SeatCardsDrawing(art, seat, large, ink).at(x, y));
    }

    private Color pointsInk() {
        boolean besideGround = seat.role() != SeatRole.ALONE && columns.format() == SeatFormat.LINE;
        return seat.highlight() == SeatHighlight.TURN && !besideGround
                ? ink
                : art.palette().color(ColourRole.POINTS);
    }

    private void put(Text text, double x, double y) {
        text.setX(x);
        text.setY(y);
        getChildren().add(text);
    }
}
