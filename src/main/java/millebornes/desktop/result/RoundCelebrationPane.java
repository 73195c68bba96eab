package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import javafx.util.Duration;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.art.CeremonyArt;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ResizeRedrawPane;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.result.PodiumLayout.PodiumSlot;
import millebornes.desktop.result.ResultModel.TeamResult;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.desktop.theme.TextRole;
import millebornes.desktop.theme.TextScale;
import millebornes.engine.rules.ScoreReason;
import millebornes.engine.rules.TeamScore;
import millebornes.words.WordedScoreLine;

/// The celebration of a round: every team's points as a stack of bricks, one for each reason, with its families on top
/// and its cars on the road below. That of kilometres has a course for every 100 km. The winners hold the cup before the sun.
final class RoundCelebrationPane extends ResizeRedrawPane {

    /// The height of the drawing of the cup, in its own units.
    private static final double CUP_HEIGHT = 138;

    /// The greatest width for a car, in px: among stacks of points, in a band, and in a junior game.
    private static final double MOST_ROOM = 132;

    private static final double BAND_ROOM = 190;
    private static final double JUNIOR_ROOM = 210;

    /// The share of its place that a stack fills in width.
    private static final double STACK = 0.86;

    /// The greatest share of the height above the road that families fill, in a picture that is a band and in others, and
    /// the greatest share of the height that cars fill.
    private static final double BAND_FAMILY = 0.56;

    private static final double FAMILY = 0.36;
    private static final double CARS = 0.2;

    /// The width of a band, as a multiple of its height, at least.
    private static final double BAND = 2;

    /// The least height of the scene, in px, and of one that is a band above the sheet.
    private static final double LEAST_SCENE = 232;

    private static final double LEAST_BAND = 231;

    /// The same with large text, where names are beside the scene and the sheet leaves more height.
    private static final double LARGE_SCENE = 335;

    /// The greatest height of a stack, as a share of the width of the scene; with large text the scene is narrow.
    private static final double HIGHEST = 0.64;

    private static final double LARGE_HIGHEST = 0.8;

    /// The points of a course of a brick of kilometres. Thin courses are not drawn.
    private static final int COURSE = 100;

    /// The least height of a course with a number on it, in px at the usual text size, the size of that number as a share
    /// of the height, and its greatest size, in px at the usual text size.
    private static final double LEAST_COURSE = 14;

    private static final double NUMBER = 0.72;
    private static final double MOST_NUMBER = 20;

    private static final double SIDE = 0.14;
    private static final double SIDE_SHADE = 0.14;
    private static final double LEAST_SIGN = 10;
    private static final double MOST_SIGN = 32;
    private static final List<Double> SUN = List.of(0.95, 0.66, 0.4);
    private static final double RAYS = 0.55;
    private static final double FLAG_STRINGS = 1500;
    private static final double CONFETTI = 0.6;

    /// The time in which one brick falls on each stack, in ms at the usual pace, and the height from which it falls, in
    /// px.
    private static final double BRICK_MILLIS = 350;

    private static final double FALL = 60;

    private final ResultContext context;
    private final List<Stack> stacks = new ArrayList<>();
    private final Timeline building = new Timeline();

    /// The number of bricks of every stack that have been laid; its fraction is the progress of the falling ones.
    private final DoubleProperty built = new SimpleDoubleProperty(this, "built", Double.MAX_VALUE);

    private final ArtFactory art;
    private final Palette palette;
    private final TeamPictures pictures;

    /// The nodes of a team's bricks, from the lowest up, and of the people who stand on them.
    private record Stack(List<Node> bricks, Group crew) {

        /// Shows that many bricks from the bottom; the fraction is the progress of the falling one.
        void show(double count) {
            double missing = 0;
            for (int at = 0; at < bricks.size(); at++) {
                double there = Math.clamp(count - at, 0, 1);
                bricks.get(at).setVisible(there > 0);
                bricks.get(at).setTranslateY(-FALL * (1 - there));
                missing += (1 - there) * bricks.get(at).getLayoutBounds().getHeight();
            }
            crew.setTranslateY(missing);
        }
    }

    RoundCelebrationPane(ResultContext context) {
        this.context = context;
        this.art = context.art();
        this.palette = art.palette();
        this.pictures = new TeamPictures(context);
        setId("podium");
        getStyleClass().add(StyleClasses.PANEL);
        built.subscribe(count -> stacks.forEach(stack -> stack.show(count.doubleValue())));
        setOnMousePressed(_ -> skip());
        sceneProperty().subscribe(scene -> {
            if (scene == null) {
                skip();
            }
        });
        setMinWidth(0);
        setPrefWidth(0);
        setAccessibleText(pictures.spoken());
    }

    /// Animates the stacks: one brick after the other, on all stacks at the same time. A press skips the animation.
    /// Without motion all bricks are there at once.
    void celebrate() {
        double speed = context.screenContext().pace().speed();
        int most = context.model().teams().stream()
                .mapToInt(team -> context.model().bricks(team).size())
                .max()
                .orElse(0);
        if (Double.isFinite(speed)) {
            built.set(0);
            building.getKeyFrames()
                    .setAll(new KeyFrame(
                            Duration.millis(most * BRICK_MILLIS / speed), new KeyValue(built, (double) most)));
            building.playFromStart();
        }
    }

    /// Shows all bricks.
    void skip() {
        building.stop();
        built.set(Double.MAX_VALUE);
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computeMinHeight(double width) {
        double least = TeamPictures.isBand(context)
                ? LEAST_BAND
                : PageTitlePlate.isLarge(context.screenContext()) ? LARGE_SCENE : LEAST_SCENE;
        return least + pictures.textHeight(width < 0 ? getWidth() : width);
    }

    @Override
    protected double computePrefHeight(double width) {
        return computeMinHeight(width);
    }

    @Override
    protected void draw() {
        double width = getWidth();
        Rect columnsRect = pictures.columns(width);
        double inner = columnsRect.width();
        double centre = columnsRect.centre().x();
        double texts = pictures.textHeight(width);
        double height = getHeight() - texts;
        boolean isBand = width >= BAND * height;
        double room = isBand ? BAND_ROOM : MOST_ROOM;
        double each = Math.min(inner / pictures.cars(), context.model().hasPoints() ? room : JUNIOR_ROOM);
        double carScale = Math.min(each * TeamPictures.CAR / CarArt.SIDE_LENGTH, CARS * height / pictures.tallestCar());
        double road = pictures.tallestCar() * carScale + 2 * Sizes.SMALL_GAP;
        double ground = height - road;
        double family = Math.min(
                each / CeremonyArt.FAMILY_WIDTH, ground * (isBand ? BAND_FAMILY : FAMILY) / TeamPictures.PEOPLE);
        double head = family * (CeremonyArt.CUP * CUP_HEIGHT - CeremonyArt.HANDS_Y) + Sizes.SMALL_GAP;
        double highest = Math.min(
                ground - head, (PageTitlePlate.isLarge(context.screenContext()) ? LARGE_HIGHEST : HIGHEST) * width);
        PodiumLayout layout = pictures.places(inner, TeamPictures.isBand(context) ? inner : each);
        Group scene = new Group();
        stacks.clear();
        scene.setTranslateX(centre);
        double most = context.model().teams().stream().mapToInt(this::score).reduce(1, Math::max);
        layout.slots().forEach(slot -> {
            List<Node> bricks = new ArrayList<>();
            Group crew = new Group();
            double top = stack(bricks, slot, ground, highest / most);
            pictures.families(crew, slot, top, family);
            scene.getChildren().addAll(bricks);
            scene.getChildren().add(crew);
            stacks.add(new Stack(bricks, crew));
            pictures.cars(scene, slot, ground + road - Sizes.SMALL_GAP, carScale);
            pictures.texts(scene, slot, ground + road, texts);
        });
        double sun = centre + layout.middleOf(context.model().ranking().getFirst());
        backdrop(sun, ground - highest, ground);
        getChildren().addAll(FestiveDecor.flags(palette, width, width / FLAG_STRINGS), confetti(ground));
        box(0, ground, width, road, palette.color(ColourRole.ROAD), getChildren());
        box(0, ground, width, Sizes.TINY_GAP, palette.color(ColourRole.ROAD_EDGE), getChildren());
        box(0, ground + road, width, texts, palette.color(ColourRole.PAPER), getChildren());
        getChildren().add(scene);
        TeamPictures.frame(this);
        stacks.forEach(stack -> stack.show(built.get()));
    }

    private int score(TeamResult team) {
        return context.model().bricks(team).stream()
                .mapToInt(ScoreBrick::points)
                .sum();
    }

    private void backdrop(double sunX, double sunY, double ground) {
        box(0, 0, getWidth(), ground, palette.color(ColourRole.SKY_1), getChildren());
        List<ColourRole> rings = List.of(ColourRole.SKY_2, ColourRole.SKY_3, ColourRole.SKY_4);
        double reach = Math.min(ground, RAYS * getWidth());
        for (int ring = 0; ring < rings.size(); ring++) {
            getChildren().add(new Circle(sunX, sunY, reach * SUN.get(ring), palette.color(rings.get(ring))));
        }
        if (palette.color(ColourRole.SHADOW).getOpacity() > 0) {
            Group rays = FestiveDecor.rays(palette, reach);
            rays.setTranslateX(sunX);
            rays.setTranslateY(sunY);
            getChildren().add(rays);
        }
        Ellipse meadow = new Ellipse(getWidth() * 0.4, ground + getHeight() / 3, getWidth(), getHeight() / 2);
        meadow.setFill(palette.color(ColourRole.MEADOW_1));
        getChildren().add(meadow);
    }

    private HangingConfetti confetti(double ground) {
        HangingConfetti confetti =
                new HangingConfetti(art, getWidth(), ground * CONFETTI, CONFETTI, PictureCache.pixelsPerUnit(this));
        confetti.show(1);
        return confetti;
    }

    /// Draws the bricks of a team, from the road up; a stack that is lower than the space between two things is left out.
    ///
    /// @param perPoint the height of a point, in px
    /// @return the upper edge of the stack
    private double stack(List<Node> bricks, PodiumSlot slot, double ground, double perPoint) {
        double width = slot.width() * STACK;
        double left = slot.middle() - width / 2;
        double top = ground;
        boolean isSeen = score(slot.team()) * perPoint >= Sizes.SMALL_GAP;
        for (ScoreBrick brick : isSeen ? context.model().bricks(slot.team()) : List.<ScoreBrick>of()) {
            double height = brick.points() * perPoint;
            top -= height;
            Group drawn = new Group();
            Rectangle face = box(left, top, width, height, palette.color(brick.colour()), drawn.getChildren());
            face.setStroke(palette.color(ColourRole.CARD));
            boolean isNumbered = brick.reason() == ScoreReason.KM
                    && COURSE * perPoint >= leastCourse()
                    && brick.points() * perPoint >= leastCourse();
            if (isNumbered) {
                int from = 0;
                for (int to : courses(brick.points(), perPoint)) {
                    double joint = top + height - to * perPoint;
                    if (to < brick.points()) {
                        box(left, joint, width, Sizes.LINE_GAP, palette.color(ColourRole.CARD), drawn.getChildren());
                    }
                    Text number = number(to, brick.colour(), Math.min(COURSE, to - from) * perPoint);
                    number.setX(slot.middle() - FittedTextFactory.width(number) / 2);
                    number.setY(joint + (to - from) * perPoint / 2);
                    drawn.getChildren().add(number);
                    from = to;
                }
            }
            box(left, top, width * SIDE, height, palette.color(ColourRole.SHADOW, SIDE_SHADE), drawn.getChildren());
            double size = Math.min(MOST_SIGN, height - Sizes.TINY_GAP);
            if (size >= LEAST_SIGN && brick.reason() != null && !isNumbered) {
                drawn.getChildren().addAll(signed(brick, slot.middle(), top + height / 2, size, width));
            }
            if (context.model().hasPoints() && brick.reason() != null) {
                WordedScoreLine line = context.text(new TeamScore.ScoreLine(brick.reason(), brick.points()));
                Tooltip.install(drawn, new Tooltip(context.words().text("result.line", line.name(), line.reason())));
            }
            bricks.add(drawn);
        }
        return top;
    }

    /// The upper edges of the courses of a brick of kilometres, in km. The last one is higher than the others where the rest
    /// is too low for a number.
    private List<Integer> courses(int points, double perPoint) {
        List<Integer> courses = new ArrayList<>();
        for (int km = COURSE; km < points; km += COURSE) {
            if ((points - km) * perPoint >= leastCourse()) {
                courses.add(km);
            }
        }
        courses.add(points);
        return courses;
    }

    /// The sign of a reason and, where there is room, its points.
    ///
    /// @param middle the x of both, and `y` their height on the page, in px
    /// @param size of the sign, in px
    /// @param width of the brick, in px
    private List<Node> signed(ScoreBrick brick, double middle, double y, double size, double width) {
        DrawingPane signDrawing =
                new DrawingPane(ScoreBrick.sign(art, Objects.requireNonNull(brick.reason())), size, size);
        Text number = number(brick.points(), brick.colour(), size);
        double both = size + Sizes.TINY_GAP + FittedTextFactory.width(number);
        boolean isNumbered = both <= (1 - SIDE) * width && size >= leastCourse();
        signDrawing.relocate(middle - (isNumbered ? both : size) / 2, y - size / 2);
        number.setX(middle + both / 2 - FittedTextFactory.width(number));
        number.setY(y);
        return isNumbered ? List.of(signDrawing, number) : List.of(signDrawing);
    }

    /// A number on a brick, with its middle at y = 0.
    ///
    /// @param ground the colour of the brick
    /// @param high the height of its place, in px
    private Text number(int number, ColourRole ground, double high) {
        Text text = new FittedTextFactory(
                        Math.min(scale().of(MOST_NUMBER), NUMBER * high) / TextRole.SEAT_NUMBER.size())
                .line(context.words().number(number), TextRole.SEAT_NUMBER, PodiumBlocks.ink(palette, ground));
        text.setTextOrigin(VPos.CENTER);
        return text;
    }

    private double leastCourse() {
        return scale().of(LEAST_COURSE);
    }

    private TextScale scale() {
        return context.screenContext().look().textScale();
    }

    private Rectangle box(
            double x, double y, double width, double height, Color color, List<? super Rectangle> children) {
        Rectangle box = new Rectangle(x, y, width, height);
        box.setFill(color);
        Color outline = palette.color(ColourRole.OUTLINE);
        if (outline.getOpacity() > 0) {
            box.setStroke(outline);
        }
        children.add(box);
        return box;
    }
}
