package millebornes.desktop.board;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.GeometryShapeFactory;
import millebornes.desktop.art.HazardAndSafetyTokenArt;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.TokenReserveLayout;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// Draws the great milestone, and the tokens on its tray with their numbers, in board units. An empty place shows a
/// hollow.
///
/// @param enlarge the scale of the numbers, 1 or more, so that they are readable on a small board
public record TokenReserveDrawing(ArtFactory art, TokenReserveLayout layout, double enlarge) {

    /// The order of the hazards on the tray: those that stop a car come first.
    private static final List<Hazard> ORDER = List.of(
            Hazard.OUT_OF_GAS,
            Hazard.FLAT_TIRE,
            Hazard.ACCIDENT,
            Hazard.SPEED_LIMIT,
            Hazard.RED_LIGHT,
            Hazard.WRONG_WAY);

    /// The drawing for the usual place of the great milestone.
    public TokenReserveDrawing(ArtFactory art) {
        this(art, TokenReserveLayout.USUAL, 1);
    }

    private static final double RADIUS = 14.8;
    private static final double COUNTED_RADIUS = 11.6;

    /// The usual and the greatest size of a number beside a token.
    private static final double COUNT_SIZE = 16;

    private static final double LARGEST_COUNT = 21;

    /// How far a counted token is left of the middle of its place, and its number right of it.
    private static final double LEFT = 8;

    private static final double RIGHT = 12.4;

    /// The great milestone with its tokens, for use outside the board.
    public Group group(TokenReserveViewState reserve) {
        return new Group(milestone(), tokens(reserve));
    }

    Group milestone() {
        Group tray = art.scenery().reserveTray();
        tray.getTransforms().addFirst(new Translate(0, layout.drop() / TokenReserveLayout.SCALE));
        Group milestone = new Group(tray, art.scenery().milestone());
        milestone
                .getTransforms()
                .addAll(
                        GeometryShapeFactory.move(layout.foot()),
                        new Scale(TokenReserveLayout.SCALE, TokenReserveLayout.SCALE));
        return milestone;
    }

    /// The tokens of one kind, in their place on the tray.
    ///
    /// @param look identifies them and their place among all others, on every road
    /// @param drawing draws them in their place
    record PlacedTokens(Object look, Supplier<Group> drawing) {}

    Group tokens(TokenReserveViewState reserve) {
        Group group = new Group();
        placed(reserve)
                .forEach(tokens -> group.getChildren().add(tokens.drawing().get()));
        group.setMouseTransparent(true);
        return group;
    }

    /// The tokens of each place, in drawing order.
    List<PlacedTokens> placed(TokenReserveViewState reserve) {
        List<PlacedTokens> placed = new ArrayList<>();
        for (Hazard hazard : kinds(reserve)) {
            int left = reserve.attacks().getOrDefault(hazard, 0);
            Point point = place(reserve, layout, hazard);
            placed.add(new PlacedTokens(List.of(hazard, left, point, enlarge), () -> at(point, attacks(hazard, left))));
        }
        for (Safety safety : Safety.values()) {
            boolean there = reserve.safeties().contains(safety);
            Point point = layout.safety(safety.ordinal());
            placed.add(new PlacedTokens(List.of(safety, there, point), () -> at(point, safety(safety, there))));
        }
        return placed;
    }

    private List<Node> attacks(Hazard hazard, int left) {
        HazardAndSafetyTokenArt tokens = art.tokens();
        if (left == 0) {
            return List.of(tokens.hazardHollow(RADIUS));
        }
        boolean counted = left != TokenReserveViewState.UNCOUNTED;
        double size = counted ? COUNTED_RADIUS : RADIUS;
        Group lying = new Group(tokens.shadow(size), tokens.hazard(hazard, size));
        List<Node> token = new ArrayList<>(List.of(lying));
        if (counted) {
            Group count = tokens.count(left, Math.min(LARGEST_COUNT, COUNT_SIZE * enlarge));
            count.setTranslateX(RIGHT);
            lying.getTransforms().add(new Translate(-LEFT, 0));
            token.add(count);
        }
        return token;
    }

    private List<Node> safety(Safety safety, boolean there) {
        HazardAndSafetyTokenArt tokens = art.tokens();
        return there
                ? List.of(tokens.shadow(RADIUS), tokens.safety(safety, RADIUS))
                : List.of(tokens.safetyHollow(RADIUS));
    }

    /// The place of a hazard's tokens, in board units.
    static Point place(TokenReserveViewState reserve, TokenReserveLayout layout, Hazard hazard) {
        return layout.attack(Math.max(0, kinds(reserve).indexOf(hazard)));
    }

    private static List<Hazard> kinds(TokenReserveViewState reserve) {
        return ORDER.stream().filter(reserve.attacks()::containsKey).toList();
    }

    private static Group at(Point point, List<Node> nodes) {
        Group group = new Group(nodes);
        group.setLayoutX(point.x());
        group.setLayoutY(point.y());
        return group;
    }
}
