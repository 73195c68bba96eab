package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.art.CeremonyArt;
import millebornes.desktop.art.CeremonyArt.Pose;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.result.PodiumLayout.PodiumSlot;
import millebornes.desktop.result.PodiumLayout.PodiumSpace;
import millebornes.desktop.result.ResultModel.PodiumStep;
import millebornes.desktop.result.ResultModel.TeamResult;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.FittedTextFactory;
import millebornes.desktop.theme.Palette;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.TextRole;
import millebornes.engine.table.Livery;
import millebornes.session.DriverFace.FaceMood;

/// Draws the teams in the picture of a finished round: their families, cars and names.
///
/// Numbers are left to the score sheet beside it; a junior game, which has none, has its kilometres below the names.
final class TeamPictures {

    /// The share of its place that a car fills in width, and the height of the drawing of a family in its own units.
    static final double CAR = 0.8;

    static final double PEOPLE = 118;

    /// The greatest number of cars in a picture beside large text.
    private static final int MOST_IN_COLUMN = 4;

    /// The share of a sheet below a picture that its names of lines take, in percent; the rest are the columns of the cars.
    static final double NAMES_PERCENT = 30;

    private static final double WHOLE = 100;

    /// The greatest number of names below a car of a picture beside the sheet.
    private static final int MOST_NAMES = 2;

    /// The greatest number of lines with points of a sheet that leaves room for a picture above it.
    static final int FEW_LINES = 2;

    /// The greatest width of such a sheet without its columns and for each car, in px at the usual text size.
    private static final double SHEET_NAMES = 260;

    private static final double SHEET_CAR = 320;

    /// The share of the font's size by which the lines of a name are closer than usual.
    static final double CLOSER = 0.3;

    /// The scale of families that have not won.
    private static final double BEATEN = 0.86;

    private final ResultContext context;
    private final ArtFactory art;
    private final Palette palette;
    private final boolean isNamed;
    private final TextRole nameRole;
    private final double lineHeight;

    TeamPictures(ResultContext context) {
        this.context = context;
        this.art = context.art();
        this.palette = art.palette();
        // Large letters and many names have more room on the sheet, unless the picture is as wide as the page.
        int names = context.model().teams().stream()
                .mapToInt(team -> context.people(team.team()).size())
                .max()
                .orElse(1);
        this.isNamed = !context.model().hasPoints()
                || isBand(context)
                || (!PageTitlePlate.isLarge(context.screenContext()) && names <= MOST_NAMES);
        boolean isRoomy = !PageTitlePlate.isLarge(context.screenContext()) || cars(context.model()) <= MOST_IN_COLUMN;
        this.nameRole = !isBand(context) ? TextRole.PERSON : isRoomy ? TextRole.BANNER : TextRole.SEAT_NAME;
        this.lineHeight =
                NamePlate.lineHeight(context.screenContext().look()) * nameRole.size() / TextRole.PERSON.size();
    }

    /// Whether the picture is a band above the sheet, as wide as the page: without a winner there are no stacks that need
    /// its height, and in a column beside large text many families would be tiny. A sheet beside the chart is narrower.
    static boolean isBand(ResultContext context) {
        ResultModel model = context.model();
        boolean large = PageTitlePlate.isLarge(context.screenContext());
        return model.hasPoints()
                && (model.winners().isEmpty() ? large || !model.hasMoved() : large && cars(model) > MOST_IN_COLUMN);
    }

    /// Whether names are below the cars.
    boolean isNamed() {
        return isNamed;
    }

    /// The height of the texts below the cars with their paper, in px; 0 if there are none.
    ///
    /// @param width of the picture, in px
    double textHeight(double width) {
        if (!isNamed) {
            return 0;
        }
        double room = columns(width).width();
        int names = context.model().teams().stream()
                .mapToInt(team -> names(team, room * team.cars().size() / cars()).stream()
                        .mapToInt(TeamPictures::lines)
                        .sum())
                .max()
                .orElse(1);
        return (context.model().hasPoints() ? names : names + 1) * lineHeight + 2 * Sizes.TINY_GAP;
    }

    /// The part of the picture's width for the teams, in px: above a sheet, that of the sheet's columns.
    Rect columns(double width) {
        if (!isBand(context)) {
            return new Rect(Sizes.SMALL_GAP, 0, Math.max(0, width - 2 * Sizes.SMALL_GAP), 0);
        }
        double whole = Math.min(width, sheetWidth(context));
        double sheet = Math.max(0, whole - 2 * Sizes.PANEL_PADDING);
        double names = sheet * NAMES_PERCENT / WHOLE;
        return new Rect((width - whole) / 2 + Sizes.PANEL_PADDING + names, 0, sheet - names, 0);
    }

    /// The greatest width of a sheet below a picture, in px: numbers are not far from each other.
    static double sheetWidth(ResultContext context) {
        return context.screenContext().look().textScale().of(SHEET_NAMES + cars(context.model()) * SHEET_CAR);
    }

    /// The share of a sheet below a picture that the column of a team takes, in percent.
    static double columnPercent(ResultContext context, TeamResult team) {
        return (WHOLE - NAMES_PERCENT) * team.cars().size() / cars(context.model());
    }

    /// The result of every team as one text, the first one first.
    String spoken() {
        return context.words()
                .list(context.model().ranking().stream()
                        .map(team -> context.words()
                                .text("result.line", context.listOfPeople(team.team()), context.achieved(team)))
                        .toList());
    }

    /// The number of all cars.
    int cars() {
        return cars(context.model());
    }

    private static int cars(ResultModel model) {
        return model.teams().stream().mapToInt(team -> team.cars().size()).sum();
    }

    /// Cuts the drawing of a panel to its outline, outside which it has only its shadow.
    static void frame(Pane panel) {
        Rectangle frame = new Rectangle(panel.getWidth(), panel.getHeight());
        frame.setArcWidth(2 * Sizes.PANEL_RADIUS);
        frame.setArcHeight(2 * Sizes.PANEL_RADIUS);
        Group drawing = new Group(List.copyOf(panel.getChildren()));
        drawing.setClip(frame);
        panel.getChildren().setAll(drawing);
    }

    /// The places of the teams, in the order of the columns of the sheet, which is beside the picture.
    ///
    /// @param width of all places, in px
    /// @param each the width of a car's place, in px
    PodiumLayout places(double width, double each) {
        return PodiumLayout.of(List.of(new PodiumStep(1, context.model().teams())), new PodiumSpace(width, each, 0, 0));
    }

    /// Adds the families of a team, the winners with the cup.
    ///
    /// @param top the y of what they stand on, in px
    /// @param scale the greatest scale
    void families(Group crew, PodiumSlot slot, double top, double scale) {
        boolean won = context.model().hasWon(slot.team().team());
        boolean hasWinner = !context.model().winners().isEmpty();
        double largest = won || !hasWinner ? scale : scale * BEATEN;
        double room = slot.width() / slot.team().cars().size();
        for (int car = 0; car < slot.team().cars().size(); car++) {
            Livery livery = slot.team().cars().get(car);
            Pose pose = Pose.of(won, car == 0);
            Group people = family(livery, pose);
            Bounds bounds = people.getLayoutBounds();
            double size = Math.min(largest, room / bounds.getWidth());
            double x = slot.middleOf(car) - size * bounds.getCenterX();
            people.setId("family-" + livery.name());
            place(crew, people, x, top, size);
            if (pose == Pose.WITH_CUP) {
                Group trophy = context.model().hasArrived(slot.team())
                        ? art.ceremony().trophy()
                        : art.ceremony().smallTrophy();
                double foot = trophy.getLayoutBounds().getMaxY();
                trophy.setId("cup");
                place(
                        crew,
                        trophy,
                        x + CeremonyArt.HANDS_X * size,
                        top + CeremonyArt.HANDS_Y * size - foot * CeremonyArt.CUP * size,
                        CeremonyArt.CUP * size);
            }
        }
    }

    private Group family(Livery livery, Pose pose) {
        CeremonyArt ceremony = art.ceremony();
        return ceremony.with(
                ceremony.family(livery, pose), context.outfit(livery).companion());
    }

    /// The width of the widest family with its pet, in its own units.
    double widestFamily() {
        return liveries()
                .map(livery -> family(livery, Pose.CALM).getLayoutBounds().getWidth())
                .reduce(CeremonyArt.FAMILY_WIDTH, Math::max);
    }

    private Stream<Livery> liveries() {
        return context.model().teams().stream().flatMap(team -> team.cars().stream());
    }

    /// Adds the cars of a team.
    ///
    /// @param wheels the y of the road below them, in px
    void cars(Group scene, PodiumSlot slot, double wheels, double scale) {
        FaceMood mood = context.model().hasWon(slot.team().team()) ? FaceMood.SMILE : FaceMood.CALM;
        for (int car = 0; car < slot.team().cars().size(); car++) {
            Livery livery = slot.team().cars().get(car);
            place(scene, art.cars().side(livery, context.outfit(livery), mood), slot.middleOf(car), wheels, scale);
        }
    }

    /// Draws the names of a team and, in a junior game, its kilometres.
    ///
    /// @param top the y of their paper, and `height` its height, in px
    void texts(Group scene, PodiumSlot slot, double top, double height) {
        if (!isNamed) {
            return;
        }
        List<Text> texts = names(slot.team(), slot.width());
        if (!context.model().hasPoints()) {
            texts.add(text(context.achieved(slot.team()), TextRole.BODY, ColourRole.INK));
        }
        double y = top
                + (height
                                - lineHeight
                                        * texts.stream()
                                                .mapToInt(TeamPictures::lines)
                                                .sum())
                        / 2;
        for (Text text : texts) {
            NameFitter.fit(text, slot.width() - 2 * Sizes.LINE_GAP);
            text.setLineSpacing(-CLOSER * text.getFont().getSize());
            text.setX(slot.middle() - FittedTextFactory.width(text) / 2);
            text.setY(y + lines(text) * lineHeight / 2);
            y += lines(text) * lineHeight;
            scene.getChildren().add(text);
        }
    }

    /// The names of a team. Those that are too wide for a column of a sheet have two lines.
    private List<Text> names(TeamResult team, double width) {
        List<Text> names = new ArrayList<>();
        for (String name : context.people(team.team())) {
            Text text = text(name, nameRole, ColourRole.INK);
            if (isBand(context) && FittedTextFactory.width(text) > width - 2 * Sizes.LINE_GAP) {
                FittedTextFactory.breakInTwo(text);
            }
            names.add(text);
        }
        return names;
    }

    private Text text(String words, TextRole role, ColourRole colour) {
        double scale = context.screenContext().look().textScale().of(1);
        return new FittedTextFactory(scale).line(words, role, palette.color(colour));
    }

    private static int lines(Text text) {
        return (int) text.getText().lines().count();
    }

    /// The height of the tallest car with its load, in its own units.
    double tallestCar() {
        return liveries()
                .map(livery -> art.cars().side(livery, context.outfit(livery), FaceMood.CALM))
                .map(Node::getLayoutBounds)
                .mapToDouble(Bounds::getMinY)
                .map(top -> -top)
                .reduce(CarArt.SIDE_HEIGHT, Math::max);
    }

    private static void place(Group scene, Group drawing, double x, double y, double scale) {
        scene.getChildren().add(NodeTransforms.at(drawing, x, y, scale));
    }
}
