package millebornes.desktop.board;

import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.BoardViewport;
import millebornes.desktop.geometry.CameraPath;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.TokenReserveLayout;
import millebornes.desktop.motion.MotionCurve.DriveCurve;
import millebornes.desktop.motion.MotionCurve.EaseCurve;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// Creates the animations on the board. The board already shows their end state; each is set back to its start.
///
/// @param stones the places of the kilometre stones
/// @param stateBefore the board's state before the step
/// @param stateAfter its current state
/// @param viewport the place of the board in the window
/// @param camera zooms in on a part of the board
/// @param path the path on which it follows a car
/// @param sky the layer above everything else
record BoardAnimationFactory(
        PieceLayer pieces,
        ArtFactory art,
        List<KilometreStone> stones,
        BoardViewState stateBefore,
        BoardViewState stateAfter,
        BoardViewport viewport,
        BoardCamera camera,
        Function<Movement.CloseUp, CameraPath> path,
        BoardEffectLayer sky) {

    private static final double BOUNCE = 12;
    private static final double CLIP_BOUNCE = 6;

    /// The animation of a movement of cars or tokens; an empty one for movements of cards and changes of turn.
    MovementAnimation part(ScheduledMovement movement) {
        return switch (movement.movement()) {
            case Movement.CloseUp closeUp -> closeUp(closeUp, movement.millis());
            // Meanwhile the land stands still.
            case Movement.Moment moment -> lateState(moment.car());
            case Movement.CarMove move -> drive(move, movement.millis());
            case Movement.GarageCloseUp closeUp -> closeUp(closeUp, movement.millis());
            case Movement.GarageOpens opens ->
                new GarageAnimation(pieces, art, stateAfter, opens.car(), movement.millis());
            case Movement.TokenDrop drop -> drop(drop, movement.millis());
            case Movement.TokenLift lift ->
                lift(gone(lift.car(), lift.hazard()), reserve(lift.hazard()), movement.millis());
            case Movement.SafetyLift lift -> lift(gone(lift), reserve(lift.safety()), movement.millis());
            case Movement.SafetyClip clip -> clip(clip, movement.millis());
            case Movement.CoupFourreFlourish flourish -> flourish(flourish);
            case Movement.StoneWinks wink ->
                atStone(
                        wink.kilometres(),
                        pieces.under(),
                        stone -> new WinkingStoneNode(art.scenery(), stone),
                        WinkingStoneNode::show,
                        movement.millis());
            case Movement.HalfwayPassed passed -> halfway(passed, movement.millis());
            case Movement.Fireworks fireworks -> fireworks(fireworks.car(), movement.millis());
            case Movement.CardMove _, Movement.CardHold _, Movement.DriveCount _ -> MovementAnimation.NOTHING;
            case Movement.PileReshuffle _, Movement.TurnChange _ -> MovementAnimation.NOTHING;
        };
    }

    private MovementAnimation closeUp(Movement.CloseUp closeUp, double millis) {
        PieceLayout plainLayout = new PieceLayout(stateAfter.road());
        return new DriveCloseUpAnimation(
                pieces,
                new DrivePreviewDrawing(plainLayout, art),
                stateAfter.cars().get(closeUp.car()).livery(),
                closeUp,
                millis,
                camera,
                path.apply(closeUp),
                stop -> viewport.toWindow(plainLayout.car(closeUp.car(), stop).at()));
    }

    private MovementAnimation closeUp(Movement.GarageCloseUp closeUp, double millis) {
        int car = stateAfter.cars().size() / 2;
        int garage = CarStop.GARAGE.index();
        CameraPath toGaragesPath = path.apply(new Movement.CloseUp(car, garage, garage, closeUp.in(), closeUp.out()));
        Point garagePoint = viewport.toWindow(
                new PieceLayout(stateAfter.road()).car(car, garage).at());
        return new MovementAnimation() {
            @Override
            public void show(double elapsed) {
                double in = new EaseCurve(0, 1, closeUp.in()).valueAt(elapsed);
                double out = new EaseCurve(0, 1, closeUp.out()).valueAt(elapsed - (millis - closeUp.out()));
                camera.look(toGaragesPath, in - out, garagePoint);
            }

            @Override
            public void end() {
                camera.rest();
            }
        };
    }

    /// A car drives at its usual speed, but no longer than the movement lasts.
    private MovementAnimation drive(Movement.CarMove move, double duration) {
        int car = move.car();
        DriveCurve curve = DriveCurve.between(move.from(), move.to());
        double haste = curve.millis() / duration;
        PieceLayout drivingLayout = pieces.driving(car, move.from());
        ExhaustSmokeNode smoke = new ExhaustSmokeNode(drivingLayout, art.palette(), car, move.from());
        pieces.place(car, move.from());
        boolean waits =
                move.from() < 0 && stateBefore.cars().get(car).greenLight() == CarViewState.GreenLightNeed.WAITING;
        pieces.lamps().show(car, waits ? GarageLampsNode.LaneLight.RED : GarageLampsNode.LaneLight.OFF);
        pieces.under().getChildren().add(smoke);
        return new MovementAnimation() {
            private boolean drives;

            @Override
            public void show(double millis) {
                double now = curve.valueAt(millis * haste);
                if (!drives) {
                    drives = true;
                    pieces.drives(car, drivingLayout);
                    pieces.lamps().show(car, waits ? GarageLampsNode.LaneLight.GREEN : GarageLampsNode.LaneLight.OFF);
                }
                pieces.place(car, now);
                smoke.show(now);
            }

            @Override
            public void end() {
                pieces.place(car, move.to());
                pieces.rests(car);
                pieces.lamps().show(stateAfter.cars());
                pieces.under().getChildren().remove(smoke);
            }
        };
    }

    private MovementAnimation drop(Movement.TokenDrop drop, double millis) {
        Point reservePoint = reserve(drop.hazard());
        return fly(pieces.tokens(drop.car()).token(drop.hazard()), reservePoint, millis, BOUNCE);
    }

    private MovementAnimation clip(Movement.SafetyClip clip, double millis) {
        return fly(pieces.tokens(clip.car()).token(clip.safety()), reserve(clip.safety()), millis, CLIP_BOUNCE);
    }

    private Point reserve(Hazard hazard) {
        return TokenReserveDrawing.place(stateAfter.reserve(), TokenReserveLayout.of(stateAfter.road()), hazard);
    }

    private Point reserve(Safety safety) {
        return TokenReserveLayout.of(stateAfter.road()).safety(safety.ordinal());
    }

    /// The flight of a token that the board shows already, from the reserve to its place; no animation if it is
    /// missing.
    private static MovementAnimation fly(Optional<TokenNode> lying, Point reservePoint, double millis, double bounce) {
        if (lying.isEmpty()) {
            return MovementAnimation.NOTHING;
        }
        TokenNode token = TokenFlightAnimation.hidden(lying.get());
        Supplier<Point> from = () -> TokenFlightAnimation.seenFrom(token, reservePoint);
        return new TokenFlightAnimation(
                token, new TokenFlightAnimation.TokenRoute(from, () -> new Point(0, 0), millis, bounce), () -> {});
    }

    private MovementAnimation lift(TokenNode token, Point reservePoint, double millis) {
        return new TokenFlightAnimation(
                token,
                new TokenFlightAnimation.TokenRoute(
                        () -> new Point(0, 0), () -> TokenFlightAnimation.seenFrom(token, reservePoint), millis, 0),
                () -> pieces.over().getChildren().remove(token));
    }

    /// Creates a hazard's token that the step has removed, in its former place on the board.
    private TokenNode gone(int car, Hazard hazard) {
        CarViewState carViewState = stateBefore.cars().get(car);
        int index = Math.max(0, carViewState.hazards().indexOf(hazard));
        Pose pose = pieces.stand(car)
                .attackPoses(car, carViewState.stop().index(), index + 1)
                .getLast();
        double radius = pieces.stand(car).attackRadius();
        return lying(new TokenNode(art.tokens(), art.tokens().hazard(hazard, radius), radius), pose.at());
    }

    /// Creates a safety's token that the step has removed, in its former place on the board.
    private TokenNode gone(Movement.SafetyLift lift) {
        CarViewState carViewState = stateBefore.cars().get(lift.car());
        List<Safety> worn =
                carViewState.safeties().stream().map(CarSafetyViewState::safety).toList();
        int index = Math.max(0, worn.indexOf(lift.safety()));
        Pose pose = pieces.stand(lift.car())
                .safetyPoses(lift.car(), carViewState.stop().index(), index + 1)
                .getLast();
        double radius = pieces.stand(lift.car()).safetyRadius();
        return lying(new TokenNode(art.tokens(), art.tokens().safety(lift.safety(), radius), radius), pose.at());
    }

    private TokenNode lying(TokenNode token, Point point) {
        token.setLayoutX(point.x());
        token.setLayoutY(point.y());
        pieces.over().getChildren().add(token);
        return token;
    }

    /// Shows the car's state from before the step; the end of the returned animation shows its new one.
    private MovementAnimation lateState(int car) {
        pieces.showState(car, stateBefore.cars().get(car));
        return MovementAnimation.runningAtEnd(
                () -> pieces.showState(car, stateAfter.cars().get(car)));
    }

    private MovementAnimation flourish(Movement.CoupFourreFlourish flourish) {
        TokenNode attackToken = gone(flourish.car(), flourish.hazard());
        Optional<TokenNode> safety = pieces.tokens(flourish.car()).token(flourish.safety());
        safety.ifPresent(TokenFlightAnimation::hidden);
        return new CoupFourreTokenAnimation(
                attackToken, safety, () -> pieces.over().getChildren().remove(attackToken));
    }

    /// The animation when a car passes half of the way: the half-way milestone leaps up and the passport gets its stamp.
    private MovementAnimation halfway(Movement.HalfwayPassed passed, double millis) {
        MovementAnimation leapAnimation = atStone(
                passed.kilometres(),
                pieces.over(),
                stone -> new HalfwayNode(art.scenery(), art.palette(), stone),
                HalfwayNode::show,
                millis);
        return pieces.stamps()
                .of(passed.car())
                .map(lying -> MovementAnimation.together(
                        leapAnimation,
                        new HalfwayPassportStampAnimation(
                                pieces,
                                pieces.stamps().drawing(),
                                stateAfter.cars().get(passed.car()).livery(),
                                passed.car(),
                                millis,
                                lying)))
                .orElse(leapAnimation);
    }

    /// The animation of a node beside the kilometre stone of that number; no animation if there is no such stone.
    private <N extends Node> MovementAnimation atStone(
            int kilometres, Group layer, Function<KilometreStone, N> node, ObjDoubleConsumer<N> show, double millis) {
        return stones.stream()
                .filter(stone -> stone.kilometres() == kilometres)
                .findFirst()
                .map(node)
                .map(shown -> shown(layer, shown, share -> show.accept(shown, share), millis))
                .orElse(MovementAnimation.NOTHING);
    }

    private MovementAnimation fireworks(int car, double millis) {
        CarViewState arrivedState = stateAfter.cars().get(car);
        PieceLayout pieceLayout = pieces.stand(car);
        Pose carPose = pieceLayout.car(car, arrivedState.stop().index());
        return new FireworksAnimation(
                sky,
                camera::isNear,
                art.palette(),
                arrivedState.livery(),
                carPose,
                pieceLayout.carLength() * pieceLayout.carGrowth() / 2,
                stones.stream()
                        .filter(stone -> stone.kilometres() == stateAfter.kilometres())
                        .map(stone -> stone.room().centre())
                        .toList(),
                millis);
    }

    private static MovementAnimation shown(Group in, Node node, DoubleConsumer show, double millis) {
        return new MovementAnimation() {
            @Override
            public void show(double elapsed) {
                if (node.getParent() == null) {
                    in.getChildren().add(node);
                }
                show.accept(elapsed / millis);
            }

            @Override
            public void end() {
                in.getChildren().remove(node);
            }
        };
    }
}
