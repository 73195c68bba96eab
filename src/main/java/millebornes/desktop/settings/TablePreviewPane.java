package millebornes.desktop.settings;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.PictureCache;
import millebornes.desktop.board.BoardThumbnailFactory;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.HintLevel;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.SnapshotPane;
import millebornes.desktop.tabletop.JourneyLightSetting;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.match.MatchStanding;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// A part of a table as the settings make it look: a piece of the road with two cars, the line that says whose turn it
/// is, and a hand with the chosen hints. It fills its pane; the hand is below the road.
final class TablePreviewPane extends Pane {

    /// The id of its node.
    static final String ID = "table-preview";

    private static final String DRIVER = "Anna";
    private static final List<Livery> LIVERIES = List.of(Livery.A, Livery.B);
    private static final MatchStanding MATCH =
            new MatchStanding(MatchStanding.Stage.PLAYING, 1, 1000, List.of(250, 450), List.of(0, 0), List.of(), 0);

    private static final List<Card> CARDS =
            List.of(Distance.KM_100, Hazard.FLAT_TIRE, Remedy.SPARE_TIRE, Safety.PUNCTURE_PROOF);

    /// The indexes of the cards that can be played on a free road, the recommended one first.
    private static final List<Integer> PLAYABLE = List.of(0, 1, 3);

    /// The leader's share of the way from which the road is lit, if the light follows the leader.
    private static final double WAY = 0.95;

    /// The width of the board, as a multiple of the least that covers the picture, and the part of it that is seen.
    private static final double ZOOM = 1.35;

    private static final double SEEN_X = 0.86;
    private static final double SEEN_Y = 0.78;

    private static final double FOOT = 0.26;
    private static final double CARD_STEP = 1.08;
    private static final double LIFT = 18;

    private final SnapshotPane road;
    private final HBox turn;
    private final Rectangle foot = new Rectangle();
    private final Group hand;

    TablePreviewPane(ScreenContext context) {
        ArtFactory art = context.art();
        road = road(context.light() == JourneyLightSetting.STEADY ? art : art.lit(WAY));
        Label says = ControlFactory.label(context.words().text("table.turn", DRIVER), StyleClasses.STRONG);
        turn = ControlFactory.row(says);
        if (!PageTitlePlate.isLarge(context)) {
            turn.getChildren()
                    .addFirst(new DrawingPane(
                            art.cars().smallSide(Livery.A), Sizes.SIDE_CAR_WIDTH, Sizes.SIDE_CAR_HEIGHT));
        }
        turn.getStyleClass().add(StyleClasses.PAPER_CHIP);
        hand = hand(context, context.setHints().usual(), CARDS.size(), Sizes.CHOSEN_RING);
        foot.setFill(art.palette().color(ColourRole.FOOT));
        foot.setArcWidth(2 * Sizes.TILE_RADIUS);
        foot.setArcHeight(2 * Sizes.TILE_RADIUS);
        getChildren().addAll(road, foot, turn, hand);
        hand.setManaged(false);
        setId(ID);
        setMouseTransparent(true);
        setMinSize(0, 0);
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth();
        double footHeight = Math.floor(FOOT * getHeight());
        double roadHeight = getHeight() - footHeight - Sizes.SMALL_GAP;
        road.resizeRelocate(0, 0, width, roadHeight);
        foot.setWidth(width);
        foot.setHeight(footHeight);
        foot.setY(getHeight() - footHeight);
        double most = width - 2 * Sizes.SMALL_GAP;
        // A picture that is narrow has no room for the car, whose driver is named.
        turn.getChildren().getFirst().setManaged(true);
        boolean hasCar = turn.getChildren().size() == 1 || turn.prefWidth(-1) <= most;
        turn.getChildren().getFirst().setManaged(hasCar);
        turn.getChildren().getFirst().setVisible(hasCar);
        double turnWidth = Math.min(most, turn.prefWidth(-1));
        double turnHeight = turn.prefHeight(turnWidth);
        turn.resizeRelocate((width - turnWidth) / 2, roadHeight - turnHeight - Sizes.SMALL_GAP, turnWidth, turnHeight);
        Bounds bounds = hand.getLayoutBounds();
        double scale = Math.min(most / bounds.getWidth(), (footHeight - 2 * Sizes.SMALL_GAP) / bounds.getHeight());
        hand.setScaleX(scale);
        hand.setScaleY(scale);
        hand.relocate((width - bounds.getWidth()) / 2, getHeight() - (footHeight + bounds.getHeight()) / 2);
    }

    private static SnapshotPane road(ArtFactory art) {
        return new SnapshotPane(art.pictures(), PictureCache.Use.FIGURE) {
            {
                round(Sizes.TILE_RADIUS);
            }

            @Override
            protected Group drawing(double width, double height) {
                double high = ZOOM * Math.max(height, width * Sizes.BOARD_HEIGHT / Sizes.BOARD_WIDTH);
                double wide = high * Sizes.BOARD_WIDTH / Sizes.BOARD_HEIGHT;
                Group board = BoardThumbnailFactory.of(art, MATCH, LIVERIES, wide);
                board.getTransforms().add(new Translate((width - wide) * SEEN_X, (height - high) * SEEN_Y));
                return new Group(board);
            }
        };
    }

    /// A hand of which the playable and the recommended cards are marked as the hints tell.
    ///
    /// @param count the number of cards
    /// @param stroke the width of the ring around a playable card, in px
    static Group hand(ScreenContext context, HintLevel hints, int count, double stroke) {
        ArtFactory art = context.art();
        Color light = art.palette().color(ColourRole.HIGHLIGHT);
        return new Group(IntStream.range(0, count)
                .mapToObj(index -> {
                    Card card = CARDS.get(index);
                    String name = context.words().text((card instanceof Distance ? "animal." : "card.") + card.name());
                    Rectangle ring = new Rectangle(Sizes.CARD_WIDTH, Sizes.CARD_HEIGHT, null);
                    ring.setArcWidth(2 * Sizes.CARD_RADIUS);
                    ring.setArcHeight(2 * Sizes.CARD_RADIUS);
                    ring.setStrokeWidth(stroke);
                    ring.setStroke(hints.tells(HintLevel.PLAYABLE) && PLAYABLE.contains(index) ? light : null);
                    Group shown = new Group(art.cards().face(card, name), ring);
                    shown.setTranslateX(index * CARD_STEP * Sizes.CARD_WIDTH);
                    shown.setTranslateY(hints.tells(HintLevel.ADVICE) && PLAYABLE.indexOf(index) == 0 ? -LIFT : 0);
                    return shown;
                })
                .toArray(Group[]::new));
    }
}
