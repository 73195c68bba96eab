package millebornes.desktop.screens.table;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.image.Image;
import millebornes.desktop.motion.Glide;
import millebornes.desktop.motion.Movement;
import millebornes.desktop.motion.Part;
import millebornes.desktop.motion.Place;
import millebornes.desktop.motion.Plan;
import millebornes.desktop.motion.Stage;
import millebornes.desktop.motion.Timed;
import millebornes.desktop.screens.table.TablePicture.Lag;
import millebornes.desktop.tabletop.flight.CardImages;
import millebornes.desktop.tabletop.flight.Spot;
import millebornes.desktop.tabletop.flight.Turning;
import millebornes.engine.card.Card;
import org.jspecify.annotations.Nullable;

/// Gets the movements of one step ready on the table: cards in the air above it, everything else on the board.
final class TableMotions implements Stage {

    /// How long the fan takes to close or open, in ms.
    private static final double SLIDE = 240;

    /// How much smaller a card is when it can be seen no more.
    private static final double GONE = 0.6;

    private final TableView view;
    private final TablePicture before;
    private final TablePicture after;
    private final CardImages images;
    private final TableSpots spots;
    private final Consumer<Lag> catchUp;
    private final Map<Integer, Spot> held = new HashMap<>();
    private boolean slides;

    /// @param catchUp told what of the new picture is to be shown from now on
    TableMotions(
            TableView view,
            TablePicture before,
            TablePicture after,
            Function<Card, String> names,
            Consumer<Lag> catchUp) {
        this.view = view;
        this.before = before;
        this.after = after;
        this.images = view.images(names);
        this.spots = new TableSpots(view.places(), view.board());
        this.catchUp = catchUp;
    }

    /// What is shown later than a plan begins: all that some movement of it brings up to date.
    static Set<Lag> lags(Plan plan) {
        Set<Lag> lags = EnumSet.allOf(Lag.class);
        if (plan.movements().stream().noneMatch(timed -> tells(timed.movement()))) {
            lags.remove(Lag.NEWS);
        }
        return lags;
    }

    /// Whether a movement's end is the moment at which everybody has seen what was done.
    private static boolean tells(Movement movement) {
        return movement instanceof Movement.Reshuffle
                || (movement instanceof Movement.CardMove move && !(move.from() instanceof Place.DrawPile));
    }

    @Override
    public Part part(Timed timed) {
        return switch (timed.movement()) {
            case Movement.CardMove move -> card(timed, move);
            case Movement.CardShown card -> shown(timed, card);
            case Movement.Reshuffle _ ->
                with(
                        view.air().riffle(timed, spot(new Place.Discards()), spot(new Place.DrawPile()), images.back()),
                        () -> {},
                        () -> {
                            catchUp.accept(Lag.SHOE);
                            catchUp.accept(Lag.NEWS);
                        });
            case Movement.TurnPasses _ -> Part.atEnd(() -> catchUp.accept(Lag.TURN));
            case Movement.Flourish flourish -> flourish(timed, flourish);
            case Movement.CarMove _ -> onBoard(timed);
            case Movement.TokenDrop _ -> onBoard(timed);
            case Movement.TokenLift _ -> onBoard(timed);
            case Movement.SafetyLift _ -> onBoard(timed);
            case Movement.SafetyClip _ -> onBoard(timed);
            case Movement.StoneWinks _ -> onBoard(timed);
            case Movement.Fireworks _ -> onBoard(timed);
        };
    }

    private Part shown(Timed timed, Movement.CardShown card) {
        Supplier<Spot> there = () -> byCar(card.car());
        return view.air().card(timed, there, there, images.back(), face(card.card()), Turning.AS_IT_IS);
    }

    private Part onBoard(Timed timed) {
        return view.board().part(timed, before.board());
    }

    private Part card(Timed timed, Movement.CardMove move) {
        boolean drawn = move.from() instanceof Place.DrawPile;
        @Nullable Image face = move.card() == null ? null : face(move.card());
        Supplier<Spot> from = spot(move.from());
        Part flight = view.air()
                .card(
                        timed,
                        from,
                        move.to() instanceof Place.Aside ? aside(move, from) : spot(move.to()),
                        images.back(),
                        face,
                        drawn ? Turning.TURNED_OVER : Turning.AS_IT_IS);
        Node lying = move.to() instanceof Place.Fan fan ? view.hand().card(fan.slot()) : null;
        if (lying != null) {
            lying.setVisible(false);
        }
        boolean laid = move.to() instanceof Place.Discards || move.to() instanceof Place.Aside;
        boolean taken = !laid && !(move.to() instanceof Place.ByCar);
        Part card = with(
                flight,
                () -> {
                    if (taken) {
                        catchUp.accept(Lag.SHOE);
                    }
                },
                () -> {
                    if (lying != null) {
                        lying.setVisible(true);
                    }
                    if (laid) {
                        catchUp.accept(Lag.SHOE);
                    }
                    if (tells(move)) {
                        catchUp.accept(Lag.NEWS);
                    }
                });
        boolean fan = move.from() instanceof Place.Fan || move.to() instanceof Place.Fan;
        if (!fan || slides) {
            return card;
        }
        slides = true;
        return sliding(card);
    }

    /// The fan closes over the card that has left it, or opens for the one that comes.
    private Part sliding(Part card) {
        view.hand().slide(0);
        return new Part() {
            @Override
            public void at(double millis) {
                view.hand().slide(new Glide(0, 1, SLIDE).at(millis));
                card.at(millis);
            }

            @Override
            public void end() {
                view.hand().slide(1);
                card.end();
            }
        };
    }

    private Part flourish(Timed timed, Movement.Flourish flourish) {
        Part board = onBoard(timed);
        Part card = view.air()
                .swing(
                        timed,
                        () -> byCar(flourish.car()),
                        () -> spots.onCar(flourish.car()),
                        images.back(),
                        face(flourish.safety()));
        return new Part() {
            @Override
            public void at(double millis) {
                board.at(millis);
                card.at(millis);
            }

            @Override
            public void end() {
                board.end();
                card.end();
            }
        };
    }

    private static Part with(Part part, Runnable starting, Runnable ending) {
        return new Part() {
            private boolean started;

            @Override
            public void at(double millis) {
                if (!started) {
                    started = true;
                    starting.run();
                }
                part.at(millis);
            }

            @Override
            public void end() {
                part.end();
                ending.run();
            }
        };
    }

    /// On its way a card looks as on the sabot.
    private Image face(Card card) {
        return images.face(card, after.shoe().face());
    }

    private Supplier<Spot> spot(Place place) {
        return switch (place) {
            case Place.DrawPile _ -> spots::drawPile;
            case Place.Discards _ -> spots::discards;
            case Place.Fan fan -> () -> spots.inFan(fan.slot(), fan.cards());
            case Place.Seat seat -> () -> spots.atSeat(seat.seat());
            case Place.ByCar car -> () -> byCar(car.car());
            case Place.Aside _ -> spots::played;
        };
    }

    /// What was played beside a car joins the cards on the table; anything else is gone for good.
    private Supplier<Spot> aside(Movement.CardMove move, Supplier<Spot> from) {
        return move.from() instanceof Place.ByCar
                ? spots::played
                : () -> from.get().vanishing(GONE);
    }

    /// A card that is held up stays where it is while the car drives on.
    private Spot byCar(int car) {
        return held.computeIfAbsent(car, spots::byCar);
    }
}
