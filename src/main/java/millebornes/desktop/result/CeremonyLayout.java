package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import millebornes.desktop.art.CeremonyArt.Pose;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.result.PodiumLayout.PodiumBlock;
import millebornes.desktop.result.PodiumLayout.PodiumSlot;
import millebornes.desktop.result.PodiumLayout.PodiumSpace;
import millebornes.desktop.result.ResultModel.PodiumStep;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Livery;

/// The layout of the promenade, in px: the podium on its boards, the cars along the road before it, the families on
/// their steps, the cup in the winners' hands.
///
/// @param unit the scale of the promenade, 1 in the usual window
/// @param podium its steps; they stand on `foot`
/// @param foot the middle of the podium's foot
/// @param arrivals every car with its family, from left to right
/// @param title the place of the title
record CeremonyLayout(double unit, PodiumLayout podium, Point foot, List<Arrival> arrivals, Rect title) {

    /// The design of the promenade, in px of a window of usual size: its visible height, the y of the podium's foot,
    /// the y of the wheels, then the measures of the title and of the cars.
    private static final double HEIGHT = 602;

    private static final double FOOT = 514;
    private static final double WHEELS = 588;
    private static final double TITLE_TOP = 26;
    private static final double TITLE_HEIGHT = 128;
    private static final double LEAST_TITLE = 66;
    private static final double TITLE_BESIDE = 150;
    private static final double ASIDE = Sizes.GAP;

    private static final double CAR = 0.63;
    private static final double CAR_ROOM = 172;
    private static final double STEP_ROOM = 172;
    private static final double FAMILY_ROOM = 170;
    private static final double FAMILY_HEIGHT = 112;
    private static final double CUP = 0.46;
    private static final double CUP_HEIGHT = 62;
    private static final double RISE = 50;

    /// The least width of a step, in px at the usual text size, that has room for a name.
    private static final double NAME_ROOM = 112;

    private static final double LEAST_UNIT = 0.4;
    private static final double LEAST_FAMILY = 0.4;

    /// The greatest scale of a family, relative to the unit, where the title and the podium leave it room.
    private static final double MOST_FAMILY = 1.3;

    /// An arriving car and its family.
    ///
    /// @param parked the middle of its wheels when parked, below its family
    /// @param carScale its scale
    /// @param step the place of its family on the podium
    /// @param familyScale the scale of its family
    /// @param climb the position of its family in the order of getting out, from 0
    /// @param pose how its family stands; only winners hold the cup
    public record Arrival(
            int team,
            Livery livery,
            Point parked,
            double carScale,
            Point step,
            double familyScale,
            int climb,
            Pose pose) {}

    /// The input of the layout.
    ///
    /// @param width of the promenade, in px
    /// @param height likewise
    /// @param plate the height of the plate with a team's names
    /// @param number the height of the number above it
    /// @param text the factor by which text is larger than designed
    public record CeremonySpace(double width, double height, double plate, double number, double text) {}

    public CeremonyLayout {
        arrivals = List.copyOf(arrivals);
    }

    /// Computes the layout.
    ///
    /// @param steps of the podium, the highest first
    public static CeremonyLayout of(List<PodiumStep> steps, CeremonySpace space) {
        double unit = Math.max(LEAST_UNIT, space.height() / HEIGHT);
        int cars = steps.stream()
                .flatMap(step -> step.teams().stream())
                .mapToInt(team -> team.cars().size())
                .sum();
        double width = space.width() - 2 * ASIDE;
        double each = Math.min(width / cars, Math.max(STEP_ROOM * unit, NAME_ROOM * space.text()));
        double lowest = space.plate() + space.number() + 2 * Sizes.SMALL_GAP;
        double above = FOOT * unit - lowest - TITLE_TOP * unit;
        double rise = RISE * unit * (steps.size() - 1);
        double spare = (above - TITLE_HEIGHT * unit - rise) / (FAMILY_HEIGHT + CUP_HEIGHT);
        double family = Math.min(
                Math.min(Math.clamp(spare, unit, MOST_FAMILY * unit), each / FAMILY_ROOM),
                Math.max(LEAST_FAMILY * unit, (above - LEAST_TITLE * unit) / (FAMILY_HEIGHT + CUP_HEIGHT)));
        double sky = above - family * (FAMILY_HEIGHT + CUP_HEIGHT);
        double title = Math.clamp(sky, LEAST_TITLE * unit, TITLE_HEIGHT * unit);
        double free = sky - title;
        double highest = lowest + Math.clamp(free, 0, rise);
        PodiumLayout podium = PodiumLayout.of(steps, new PodiumSpace(width, each, lowest, highest));
        Point footPoint = new Point(space.width() / 2, FOOT * unit);
        double asideLess = Math.max(0, space.width() - 2 * TITLE_BESIDE);
        return new CeremonyLayout(
                unit,
                podium,
                footPoint,
                arrivals(podium, footPoint, family, unit, each),
                Rect.around(new Point(space.width() / 2, TITLE_TOP * unit + title / 2), asideLess, title));
    }

    /// The scale of the cup.
    public static double cupScale(Arrival arrival) {
        return CUP * arrival.familyScale();
    }

    /// The foot of the cup that a family holds.
    public static Point cup(Arrival arrival) {
        return arrival.step().plus(-2 * arrival.familyScale(), -100 * arrival.familyScale());
    }

    /// The width of the podium.
    public double podiumWidth() {
        return podium.blocks().stream().mapToDouble(PodiumBlock::width).sum();
    }

    private static List<Arrival> arrivals(
            PodiumLayout podium, Point footPoint, double family, double unit, double each) {
        List<PodiumSlot> climbing = podium.blocks().stream()
                .sorted(Comparator.comparingInt(PodiumBlock::rank).reversed())
                .flatMap(block -> block.slots().stream())
                .toList();
        double scale = CAR * Math.min(unit, each / CAR_ROOM);
        List<Arrival> arrivals = new ArrayList<>();
        for (PodiumBlock block : podium.blocks()) {
            for (PodiumSlot slot : block.slots()) {
                int before = climbing.subList(0, climbing.indexOf(slot)).stream()
                        .mapToInt(earlierSlot -> earlierSlot.team().cars().size())
                        .sum();
                for (int car = 0; car < slot.team().cars().size(); car++) {
                    arrivals.add(new Arrival(
                            slot.team().team(),
                            slot.team().cars().get(car),
                            new Point(footPoint.x() + slot.middleOf(car), WHEELS * unit),
                            scale,
                            footPoint.plus(slot.middleOf(car), -block.height()),
                            family,
                            before + car,
                            Pose.of(block.place() == 1, car == 0)));
                }
            }
        }
        return arrivals;
    }
}
