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
import millebornes.desktop.geometry.CarSizeCalculator;
import millebornes.desktop.geometry.KilometreStone;
import millebornes.desktop.geometry.PieceLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.geometry.Pose;
import millebornes.desktop.geometry.TokenReserveLayout;
import millebornes.desktop.motion.DriveCurve;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.MovementAnimation;
import millebornes.desktop.motion.ScheduledMovement;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;

/// Gets movements on the board ready. The board shows their end already; each is put back to its start.
///
/// @param stones where the kilometre stones stand
/// @param before what the board showed before the step
/// @param after what it shows now
/// @param frame how the board lies in the window
/// @param camera brings a part of the board nearer
/// @param path how it follows a car
/// @param sky what is above all of it
record BoardAnimationFactory(
        PieceLayer pieces,
        ArtFactory art,
        List<KilometreStone> stones,
        BoardViewState before,
        BoardViewState after,
        BoardViewport frame,
        BoardCamera camera,
        Function<Movement.CloseUp, CameraPath> path,
        BoardSkyNode sky) {

    private static final double BOUNCE = 12;
    private static final double CLIP_BOUNCE = 6;

    /// A movement of cars or tokens; nothing for those of cards and turns.
    MovementAnimation part(ScheduledMovement timed) {
        return switch (timed.movement()) {
            case Movement.CloseUp closeUp -> closeUp(closeUp, timed.millis());
            case Movement.CarStricken stricken ->
                new CarReactionAnimation(
                        pieces,
                        art.palette(),
                        stricken.car(),
                        stricken.hazard(),
                        CarReactionAnimation.ReactionMood.STRICKEN,
                        timed.millis());
            case Movement.CarRelieved relieved ->
                new CarReactionAnimation(
                        pieces,
                        art.palette(),
                        relieved.car(),
                        relieved.hazard(),
                        CarReactionAnimation.ReactionMood.RELIEVED,
                        timed.millis());
            case Movement.CarMove move -> drive(move, timed.millis());
            case Movement.TokenDrop drop -> drop(drop, timed.millis());
            case Movement.TokenLift lift ->
                lift(gone(lift.car(), lift.hazard()), reserve(lift.hazard()), timed.millis());
            case Movement.SafetyLift lift -> lift(gone(lift), reserve(lift.safety()), timed.millis());
            case Movement.SafetyClip clip -> clip(clip, timed.millis());
            case Movement.CoupFourreFlourish flourish -> flourish(flourish);
            case Movement.StoneWinks wink ->
                atStone(
                        wink.kilometres(),
                        pieces.under(),
                        stone -> new WinkingStoneNode(art.scenery(), stone),
                        WinkingStoneNode::show,
                        timed.millis());
            case Movement.HalfwayPassed passed -> halfway(passed, timed.millis());
            case Movement.Fireworks fireworks -> fireworks(fireworks.car(), timed.millis());
            case Movement.CardMove _, Movement.CardHold _, Movement.DriveCount _ -> MovementAnimation.NOTHING;
            case Movement.PileReshuffle _, Movement.TurnChange _ -> MovementAnimation.NOTHING;
        };
    }

    private MovementAnimation closeUp(Movement.CloseUp way, double millis) {
        PieceLayout plain = new PieceLayout(after.road());
        return new CloseUpAnimation(
                pieces,
                new DrivePreviewDrawing(plain, art),
                after.cars().get(way.car()).livery(),
                way,
                millis,
                camera,
                path.apply(way),
                stop -> frame.toWindow(plain.car(way.car(), stop).at()));
    }

    /// A car drives as it always does, but no longer than its time.
    private MovementAnimation drive(Movement.CarMove move, double duration) {
        int car = move.car();
        DriveCurve way = DriveCurve.between(move.from(), move.to());
        double haste = way.millis() / duration;
        ExhaustSmokeNode smoke =
                new ExhaustSmokeNode(CarSizeCalculator.driving(pieces.stand(car)), art.palette(), car, move.from());
        pieces.place(car, move.from());
        pieces.under().getChildren().add(smoke);
        return new MovementAnimation() {
            private boolean drives;

            @Override
            public void show(double millis) {
                double now = way.valueAt(millis * haste);
                if (!drives) {
                    drives = true;
                    pieces.drives(car);
                }
                pieces.place(car, now);
                smoke.show(now);
            }

            @Override
            public void end() {
                pieces.place(car, move.to());
                pieces.rests(car);
                pieces.under().getChildren().remove(smoke);
            }
        };
    }

    private MovementAnimation drop(Movement.TokenDrop drop, double millis) {
        Point reserve = reserve(drop.hazard());
        return fly(pieces.tokens(drop.car()).token(drop.hazard()), reserve, millis, BOUNCE);
    }

    private MovementAnimation clip(Movement.SafetyClip clip, double millis) {
        Point reserve = reserve(clip.safety());
        MovementAnimation flight = fly(pieces.tokens(clip.car()).token(clip.safety()), reserve, millis, CLIP_BOUNCE);
        return new SafetyClipAnimation(flight, pieces, art.palette(), clip.car(), millis);
    }

    private Point reserve(Hazard hazard) {
        return TokenReserveDrawing.place(after.reserve(), TokenReserveLayout.of(after.road()), hazard);
    }

    private Point reserve(Safety safety) {
        return TokenReserveLayout.of(after.road()).safety(safety.ordinal());
    }

    /// A token that lies on the board already comes from the reserve.
    private static MovementAnimation fly(Optional<TokenNode> lying, Point reserve, double millis, double bounce) {
        if (lying.isEmpty()) {
            return MovementAnimation.NOTHING;
        }
        TokenNode token = TokenFlightAnimation.hidden(lying.get());
        Supplier<Point> from = () -> TokenFlightAnimation.seenFrom(token, reserve);
        return new TokenFlightAnimation(
                token, new TokenFlightAnimation.TokenRoute(from, () -> new Point(0, 0), millis, bounce), () -> {});
    }

    private MovementAnimation lift(TokenNode token, Point reserve, double millis) {
        return new TokenFlightAnimation(
                token,
                new TokenFlightAnimation.TokenRoute(
                        () -> new Point(0, 0), () -> TokenFlightAnimation.seenFrom(token, reserve), millis, 0),
                () -> pieces.over().getChildren().remove(token));
    }

    /// A token that was there before the step and is not any more, where it lay.
    private TokenNode gone(int car, Hazard hazard) {
        CarViewState was = before.cars().get(car);
        int index = Math.max(0, was.hazards().indexOf(hazard));
        Pose at = pieces.stand(car)
                .attackPoses(car, was.stop().index(), index + 1)
                .getLast();
        double radius = pieces.stand(car).attackRadius();
        return lying(new TokenNode(art.tokens(), art.tokens().hazard(hazard, radius), radius), at.at());
    }

    /// The same for a safety.
    private TokenNode gone(Movement.SafetyLift lift) {
        CarViewState was = before.cars().get(lift.car());
        List<Safety> worn =
                was.safeties().stream().map(CarSafetyViewState::safety).toList();
        int index = Math.max(0, worn.indexOf(lift.safety()));
        Pose at = pieces.stand(lift.car())
                .safetyPoses(lift.car(), was.stop().index(), index + 1)
                .getLast();
        double radius = pieces.stand(lift.car()).safetyRadius();
        return lying(new TokenNode(art.tokens(), art.tokens().safety(lift.safety(), radius), radius), at.at());
    }

    private TokenNode lying(TokenNode token, Point at) {
        token.setLayoutX(at.x());
        token.setLayoutY(at.y());
        pieces.over().getChildren().add(token);
        return token;
    }

    private MovementAnimation flourish(Movement.CoupFourreFlourish flourish) {
        TokenNode attack = gone(flourish.car(), flourish.hazard());
        Optional<TokenNode> safety = pieces.tokens(flourish.car()).token(flourish.safety());
        safety.ifPresent(TokenFlightAnimation::hidden);
        return new CoupFourreTokenAnimation(
                attack, safety, () -> pieces.over().getChildren().remove(attack));
    }

    /// The stone leaps up, and the car gets its stamp.
    private MovementAnimation halfway(Movement.HalfwayPassed passed, double millis) {
        MovementAnimation leap = atStone(
                passed.kilometres(),
                pieces.over(),
                stone -> new HalfwayNode(art.scenery(), art.palette(), stone),
                HalfwayNode::show,
                millis);
        return pieces.stamps()
                .of(passed.car())
                .map(lying -> MovementAnimation.together(
                        leap,
                        new PassportStampAnimation(
                                pieces,
                                pieces.stamps().drawing(),
                                after.cars().get(passed.car()).livery(),
                                passed.car(),
                                millis,
                                lying)))
                .orElse(leap);
    }

    /// What happens at a stone for a moment; nothing where there is no such stone.
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
        CarViewState arrived = after.cars().get(car);
        Point finish = pieces.stand(car).car(car, arrived.stop().index()).at();
        return new FireworksAnimation(sky, camera::isNear, art.palette(), arrived.livery(), finish, millis);
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
