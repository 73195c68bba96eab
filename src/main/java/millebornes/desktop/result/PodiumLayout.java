package millebornes.desktop.result;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import millebornes.desktop.result.ResultModel.PodiumStep;
import millebornes.desktop.result.ResultModel.TeamResult;

/// Where the steps of a podium stand: the highest in the middle, the second left of it, the third right of it, and so
/// on outwards. A car has the same room on every step.
///
/// @param blocks from left to right, round x = 0
record PodiumLayout(List<PodiumBlock> blocks) {

    /// The room for a podium, in px.
    ///
    /// @param width of all of it
    /// @param car the most room that one car takes
    /// @param lowest how high the lowest step is; where there is only one, it is the highest
    /// @param highest how high the highest is
    public record PodiumSpace(double width, double car, double lowest, double highest) {}

    /// A step.
    ///
    /// @param rank from 0, the highest
    /// @param left its left edge
    public record PodiumBlock(int place, int rank, double left, double width, double height, List<PodiumSlot> slots) {

        public double middle() {
            return left + width / 2;
        }
    }

    /// Where a team stands on its step.
    ///
    /// @param middle of its room
    public record PodiumSlot(TeamResult team, double middle, double width) {

        /// The middle of the room of one of its cars.
        public double middleOf(int car) {
            double each = width / team.cars().size();
            return middle - width / 2 + (car + 0.5) * each;
        }
    }

    public PodiumLayout {
        blocks = List.copyOf(blocks);
    }

    /// Sets the steps up.
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

    /// The step of a place.
    public PodiumBlock highest() {
        return blocks.stream().filter(block -> block.rank() == 0).findFirst().orElseThrow();
    }

    /// Everybody's room, from left to right.
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
