package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.CarArt;
import millebornes.desktop.art.CeremonyArt;
import millebornes.desktop.art.CeremonyArt.Pose;
import millebornes.desktop.art.NodeTransforms;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.result.PodiumLayout.PodiumSlot;
import millebornes.desktop.result.PodiumLayout.PodiumSpace;
import millebornes.desktop.result.ResultModel.PodiumStep;
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

    /// The width of a family with its pet on its stack at most, as a multiple of its place.
    private static final double OVERHANG = 1.12;

    /// The greatest number of cars in a picture beside large text.
    private static final int MOST_IN_COLUMN = 4;

    /// The scale of families that have not won.
    private static final double BEATEN = 0.86;

    private final ResultContext context;
    private final ArtFactory art;
    private final Palette palette;
    private final boolean isNamed;
    private final double lineHeight;

    TeamPictures(ResultContext context) {
        this.context = context;
        this.art = context.art();
        this.palette = art.palette();
        // In large letters names have more room on the sheet, unless the picture is as wide as the page.
        this.isNamed =
                !context.model().hasPoints() || !PageTitlePlate.isLarge(context.screenContext()) || isBand(context);
        this.lineHeight = NamePlate.lineHeight(context.screenContext().look());
    }

    /// Whether the picture is a band above large text: many families would be tiny in a column, and without a winner there
    /// are no stacks that need its height.
    static boolean isBand(ResultContext context) {
        return context.model().hasPoints()
                && PageTitlePlate.isLarge(context.screenContext())
                && (context.model().winners().isEmpty() || cars(context.model()) > MOST_IN_COLUMN);
    }

    /// Whether names are below the cars.
    boolean isNamed() {
        return isNamed;
    }

    /// The height of the texts below the cars with their paper, in px; 0 if there are none.
    double textHeight() {
        if (!isNamed) {
            return 0;
        }
        int people = context.model().teams().stream()
                .mapToInt(team -> context.people(team.team()).size())
                .max()
                .orElse(1);
        return (context.model().hasPoints() ? people : people + 1) * lineHeight + 2 * Sizes.TINY_GAP;
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

    /// The outline of the picture, with round corners.
    static Rectangle frame(double width, double height) {
        Rectangle frame = new Rectangle(width, height);
        frame.setArcWidth(2 * Sizes.GAP);
        frame.setArcHeight(2 * Sizes.GAP);
        return frame;
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
        double room =
                (hasWinner ? OVERHANG : 1) * slot.width() / slot.team().cars().size();
        for (int car = 0; car < slot.team().cars().size(); car++) {
            Livery livery = slot.team().cars().get(car);
            boolean cup = won && car == 0;
            Group people = family(livery, Pose.of(cup, hasWinner));
            // With its pet a family may be wider than its place, and stand on one side of it.
            Bounds bounds = people.getLayoutBounds();
            double size = Math.min(largest, room / bounds.getWidth());
            double left = slot.middleOf(car) - room / 2;
            double x = Math.max(
                    left - size * bounds.getMinX(),
                    Math.min(slot.middleOf(car), left + room - size * bounds.getMaxX()));
            people.setId("family-" + livery.name());
            place(crew, people, x, top, size);
            if (cup) {
                Group trophy = art.ceremony().trophy();
                trophy.setId("cup");
                place(
                        crew,
                        trophy,
                        x + CeremonyArt.HANDS_X * size,
                        top + CeremonyArt.HANDS_Y * size,
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
    void texts(Group scene, PodiumSlot slot, double top) {
        if (!isNamed) {
            return;
        }
        FittedTextFactory factory =
                new FittedTextFactory(context.screenContext().look().textScale().of(1));
        List<Text> lines = new ArrayList<>(context.people(slot.team().team()).stream()
                .map(name -> factory.line(name, TextRole.SEAT_NAME, palette.color(ColourRole.INK)))
                .toList());
        if (!context.model().hasPoints()) {
            lines.add(factory.line(context.achieved(slot.team()), TextRole.NOTE, palette.color(ColourRole.INK_2)));
        }
        double y = top + lineHeight / 2;
        for (Text line : lines) {
            NameFitter.fit(line, slot.width() - 2 * Sizes.LINE_GAP);
            line.setX(slot.middle() - FittedTextFactory.width(line) / 2);
            line.setY(y);
            y += lineHeight;
            scene.getChildren().add(line);
        }
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
