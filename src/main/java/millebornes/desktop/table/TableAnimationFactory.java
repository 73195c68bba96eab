package millebornes.desktop.table;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.image.Image;
import millebornes.desktop.art.CardArt.CardFace;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CardEffectLayout;
import millebornes.desktop.geometry.CardFlipMode;
import millebornes.desktop.geometry.CardPose;
import millebornes.desktop.geometry.CoupFourreLayout;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.motion.CardLocation;
import millebornes.desktop.motion.MotionCurve.EaseCurve;
import millebornes.desktop.motion.MotionPlan;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.motion.MovementAnimation.MovementAnimationFactory;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.table.TableViewState.DelayedUpdate;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.tabletop.CardEffectNode;
import millebornes.desktop.tabletop.CardPictures;
import millebornes.desktop.tabletop.CoupFourreNode;
import millebornes.desktop.tabletop.FlightLayer;
import millebornes.engine.table.Card;
import org.jspecify.annotations.Nullable;

/// Creates the animations of one step on the table: cards in the layer above it, everything else on the board.
final class TableAnimationFactory implements MovementAnimationFactory {

    /// The duration in which the fan closes or opens, in ms.
    private static final double SLIDE = 240;

    /// The scale of a card that has disappeared, as a share of its scale before.
    private static final double GONE = 0.6;

    private final GameTableView view;
    private final TableViewState stateBefore;
    private final TableViewState stateAfter;
    private final CardPictures pictures;
    private final CardPoseLayout poses;
    private final Consumer<DelayedUpdate> catchUp;
    private final Map<Integer, CardPose> held = new HashMap<>();
    private boolean slides;

    /// @param catchUp called with each delayed part of the new state, when it is to be shown
    TableAnimationFactory(
            GameTableView view,
            TableViewState stateBefore,
            TableViewState stateAfter,
            Function<Card, String> names,
            Consumer<DelayedUpdate> catchUp) {
        this.view = view;
        this.stateBefore = stateBefore;
        this.stateAfter = stateAfter;
        this.pictures = view.cards(names);
        this.poses = new CardPoseLayout(view.places(), view.board());
        this.catchUp = catchUp;
    }

    /// The parts of the state that are shown only after the plan has begun, when a movement updates them.
    static Set<DelayedUpdate> lags(MotionPlan plan) {
        Set<DelayedUpdate> lags = EnumSet.allOf(DelayedUpdate.class);
        if (plan.movements().stream().noneMatch(movement -> tells(movement.movement()))) {
            lags.remove(DelayedUpdate.NEWS);
        }
        return lags;
    }

    /// Whether everybody has seen an act at the end of this movement, so that its sentence may be shown.
    private static boolean tells(Movement movement) {
        return movement instanceof Movement.PileReshuffle
                || (movement instanceof Movement.CardMove move && !(move.from() instanceof CardLocation.DrawPile));
    }

    @Override
    public MovementAnimation animation(ScheduledMovement movement) {
        return switch (movement.movement()) {
            case Movement.CardMove move -> card(movement, move);
            case Movement.CardHold card -> shown(movement, card);
            case Movement.PileReshuffle _ ->
                with(
                        view.air()
                                .riffle(
                                        movement,
                                        spot(new CardLocation.Discards()),
                                        spot(new CardLocation.DrawPile()),
                                        pictures.back()),
                        () -> {},
                        () -> {
                            catchUp.accept(DelayedUpdate.SHOE);
                            catchUp.accept(DelayedUpdate.NEWS);
                        });
            case Movement.TurnChange _ -> MovementAnimation.runningAtEnd(() -> catchUp.accept(DelayedUpdate.TURN));
            case Movement.CoupFourreFlourish _ ->
                MovementAnimation.together(onBoard(movement), large(movement, FlightLayer.MotionStyle.MOVING));
            case Movement.DriveCount drive -> counted(drive);
            case Movement.CloseUp _ -> onBoard(movement);
            case Movement.Moment _ ->
                MovementAnimation.together(onBoard(movement), large(movement, FlightLayer.MotionStyle.MOVING));
            case Movement.CarMove _, Movement.GarageCloseUp _, Movement.GarageOpens _ -> onBoard(movement);
            case Movement.TokenDrop _ -> onBoard(movement);
            case Movement.TokenLift _ -> onBoard(movement);
            case Movement.SafetyLift _ -> onBoard(movement);
            case Movement.SafetyClip _ -> onBoard(movement);
            case Movement.StoneWinks _ -> onBoard(movement);
            case Movement.HalfwayPassed _ -> onBoard(movement);
            case Movement.Fireworks _ -> onBoard(movement);
        };
    }

    private MovementAnimation shown(ScheduledMovement movement, Movement.CardHold card) {
        Supplier<CardPose> there = () -> byCar(card.car());
        return view.air().card(movement, there, there, pictures.back(), face(card.card()), CardFlipMode.AS_IT_IS);
    }

    private MovementAnimation counted(Movement.DriveCount drive) {
        return view.air()
                .driveCount(
                        drive,
                        poses.byWay(drive.car(), drive.from(), drive.to()),
                        pictures.back(),
                        face(drive.card()),
                        new FlightLayer.DriveCountPlace(
                                besideBanner(), view.places().textScale()));
    }

    private MovementAnimation onBoard(ScheduledMovement movement) {
        return view.board().part(movement, stateBefore.board());
    }

    private MovementAnimation card(ScheduledMovement movement, Movement.CardMove move) {
        Node lying = move.to() instanceof CardLocation.OpenHand openHand
                ? view.hand().card(openHand.slot())
                : null;
        if (lying != null) {
            lying.setVisible(false);
        }
        boolean laid = move.to() instanceof CardLocation.Discards || move.to() instanceof CardLocation.BesideBoard;
        boolean held = move.to() instanceof CardLocation.BesideCar || move.to() instanceof CardLocation.BesideWay;
        boolean taken = !laid && !held;
        MovementAnimation cardAnimation = with(
                flight(movement, move),
                () -> {
                    if (taken) {
                        catchUp.accept(DelayedUpdate.SHOE);
                    }
                },
                () -> {
                    if (lying != null) {
                        lying.setVisible(true);
                    }
                    if (laid) {
                        catchUp.accept(DelayedUpdate.SHOE);
                    }
                    if (tells(move)) {
                        catchUp.accept(DelayedUpdate.NEWS);
                    }
                });
        boolean fan = move.from() instanceof CardLocation.OpenHand || move.to() instanceof CardLocation.OpenHand;
        if (!fan || slides) {
            return cardAnimation;
        }
        slides = true;
        return sliding(cardAnimation);
    }

    private MovementAnimation flight(ScheduledMovement movement, Movement.CardMove move) {
        boolean drawn = move.from() instanceof CardLocation.DrawPile;
        @Nullable Image face = move.card() == null ? null : face(move.card());
        Supplier<CardPose> from = spot(move.from());
        return view.air()
                .card(
                        movement,
                        from,
                        move.to() instanceof CardLocation.BesideBoard ? aside(move, from) : spot(move.to()),
                        pictures.back(),
                        face,
                        drawn ? CardFlipMode.TURNED_OVER : CardFlipMode.AS_IT_IS);
    }

    /// Closes the fan over the card that has left it, or opens it for the one that arrives.
    private MovementAnimation sliding(MovementAnimation cardAnimation) {
        view.hand().slide(0);
        return new MovementAnimation() {
            @Override
            public void show(double millis) {
                view.hand().slide(new EaseCurve(0, 1, SLIDE).valueAt(millis));
                cardAnimation.show(millis);
            }

            @Override
            public void end() {
                view.hand().slide(1);
                cardAnimation.end();
            }
        };
    }

    /// The large picture of a movement that has one: a coup-fourré, an attack, a cure, a safety; none for others.
    MovementAnimation large(ScheduledMovement movement, FlightLayer.MotionStyle style) {
        return switch (movement.movement()) {
            case Movement.CoupFourreFlourish flourish -> coupFourre(flourish, style);
            case Movement.Moment moment -> moment(movement.millis(), moment, style);
            default -> MovementAnimation.NOTHING;
        };
    }

    private MovementAnimation moment(double millis, Movement.Moment moment, FlightLayer.MotionStyle style) {
        List<CarViewState> cars = stateAfter.board().cars();
        CarViewState car = cars.get(moment.car());
        BoardViewport viewport = view.places().board();
        return view.air()
                .moment(
                        millis,
                        new CardEffectNode.MomentCase(
                                cars.get(moment.attacker()).livery(),
                                car.livery(),
                                car.outfit(),
                                moment.card(),
                                moment.hazard(),
                                !(stateAfter.shoe().face() instanceof CardFace.JuniorFace)),
                        () -> CardEffectLayout.of(
                                viewport.room(),
                                view.bannerRoom(),
                                Stream.concat(view.board().plates().stream(), view.board().stonePlaces().stream())
                                        .toList(),
                                // The card that is held up beside the car stays visible, too.
                                Stream.concat(
                                                viewport
                                                        .toWindow(stateAfter
                                                                .board()
                                                                .carRooms())
                                                        .stream(),
                                                Stream.of(byCar(moment.car()).box()))
                                        .toList(),
                                moment.car(),
                                view.board().carPlace(moment.car())),
                        style);
    }

    /// The free sky to the right of the banner.
    private Rect besideBanner() {
        Rect bannerRect = view.bannerRoom();
        double right = Math.max(bannerRect.right(), view.places().corner().x());
        return Rect.between(bannerRect.right(), bannerRect.y(), right, bannerRect.bottom());
    }

    private MovementAnimation coupFourre(Movement.CoupFourreFlourish flourish, FlightLayer.MotionStyle style) {
        boolean junior = stateAfter.shoe().face() instanceof CardFace.JuniorFace;
        return view.air()
                .coupFourre(
                        () -> byCar(flourish.car()),
                        () -> poses.onCar(flourish.car()),
                        pictures.back(),
                        face(flourish.safety()),
                        CoupFourreLayout.in(view.places().board().room()),
                        new CoupFourreNode.CoupFourreCase(
                                stateAfter.board().cars().get(flourish.car()).livery(),
                                stateAfter.board().cars().get(flourish.car()).outfit(),
                                flourish.safety(),
                                flourish.hazard()),
                        () -> junior ? view.lettering().bare() : view.lettering(),
                        style);
    }

    private static MovementAnimation with(MovementAnimation animation, Runnable starting, Runnable ending) {
        return new MovementAnimation() {
            private boolean started;

            @Override
            public void show(double millis) {
                if (!started) {
                    started = true;
                    starting.run();
                }
                animation.show(millis);
            }

            @Override
            public void end() {
                animation.end();
                ending.run();
            }
        };
    }

    /// The face of a flying card, in the style of the card tray.
    private Image face(Card card) {
        return pictures.face(card, stateAfter.shoe().face());
    }

    private Supplier<CardPose> spot(CardLocation location) {
        return switch (location) {
            case CardLocation.DrawPile _ -> poses::drawPile;
            case CardLocation.Discards _ -> poses::discards;
            case CardLocation.OpenHand openHand -> () -> poses.inFan(openHand.slot(), openHand.cards());
            case CardLocation.ClosedHand closedHand -> () -> poses.atSeat(closedHand.seat());
            case CardLocation.BesideCar car -> () -> byCar(car.car());
            case CardLocation.BesideWay way -> () -> poses.byWay(way.car(), way.from(), way.to());
            case CardLocation.BesideBoard _ -> poses::played;
        };
    }

    /// The target of a held-up card: the cards on the table for one played on a car; any other disappears.
    private Supplier<CardPose> aside(Movement.CardMove move, Supplier<CardPose> from) {
        return move.from() instanceof CardLocation.BesideCar || move.from() instanceof CardLocation.BesideWay
                ? poses::played
                : () -> from.get().vanishing(GONE);
    }

    /// The pose of a card that is held up; it stays in place while the car drives on.
    private CardPose byCar(int car) {
        return held.computeIfAbsent(car, poses::byCar);
    }
}
