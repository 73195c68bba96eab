package millebornes.desktop.result;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.result.ResultModel.PodiumStep;
import millebornes.desktop.result.ResultModel.TeamResult;

/// The layout of a podium: the highest step is in the middle, the second to its left, the third to its right, and so
/// on. A car has the same room on every step.
///
/// @param blocks from left to right, centred on x = 0
record PodiumLayout(List<PodiumBlock> blocks) {

    /// The room for a podium, in px.
    ///
    /// @param width the total width
    /// @param car the greatest width for one car
    /// @param lowest the height of the lowest step; a single step has the greatest height
    /// @param highest the height of the highest step
    public record PodiumSpace(double width, double car, double lowest, double highest) {}

    /// A step of the podium, in px.
    ///
    /// @param rank from 0, the highest
    /// @param left its left edge
    public record PodiumBlock(int place, int rank, double left, double width, double height, List<PodiumSlot> slots) {

        public double middle() {
            return left + width / 2;
        }
    }

    /// The place of a team on its step, in px.
    ///
    /// @param middle the centre of the place
    public record PodiumSlot(TeamResult team, double middle, double width) {

        /// The centre of the place of one of its cars, which are counted from 0.
        public double middleOf(int car) {
            double each = width / team.cars().size();
            return middle - width / 2 + (car + 0.5) * each;
        }

        /// The same place further right, by `across` px.
        public PodiumSlot moved(double across) {
            return new PodiumSlot(team, middle + across, width);
        }
    }

    public PodiumLayout {
        blocks = List.copyOf(blocks);
    }

    /// Computes the layout.
    ///
    /// @param steps the highest first
    public static PodiumLayout of(List<PodiumStep> steps, PodiumSpace space) {
        int cars = steps.stream().mapToInt(PodiumLayout::cars).sum();
        double each = Math.min(space.car(), space.width() / cars);
        Deque<Integer> order = new ArrayDeque<>();
        for (int rank = 0; rank < steps.size(); rank++) {
            if (rank % 2 == 0) {
                order.addLast(rank);
            } else {
                order.addFirst(rank);
            }
        }
        List<PodiumBlock> blocks = new ArrayList<>();
        double left = -each * cars / 2;
        for (int rank : order) {
            PodiumStep step = steps.get(rank);
            double width = each * cars(step);
            double down = steps.size() == 1 ? 0 : (double) rank / (steps.size() - 1);
            double height = space.highest() - (space.highest() - space.lowest()) * down;
            blocks.add(new PodiumBlock(step.place(), rank, left, width, height, slots(step, left, each)));
            left += width;
        }
        return new PodiumLayout(blocks);
    }

    /// The highest step.
    public PodiumBlock highest() {
        return blocks.stream().filter(block -> block.rank() == 0).findFirst().orElseThrow();
    }

    /// The centre of the place of a team, in px.
    public double middleOf(TeamResult team) {
        return slots().filter(slot -> slot.team().equals(team))
                .findFirst()
                .orElseThrow()
                .middle();
    }

    /// The places of all teams, from left to right.
    public Stream<PodiumSlot> slots() {
        return blocks.stream().flatMap(block -> block.slots().stream());
    }

    private static List<PodiumSlot> slots(PodiumStep step, double left, double each) {
        List<PodiumSlot> slots = new ArrayList<>();
        double x = left;
        for (TeamResult team : step.teams()) {
            double width = each * team.cars().size();
            slots.add(new PodiumSlot(team, x + width / 2, width));
            x += width;
        }
        return slots;
    }

    private static int cars(PodiumStep step) {
        return step.teams().stream().mapToInt(team -> team.cars().size()).sum();
    }
}
