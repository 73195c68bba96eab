package millebornes.desktop.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.LetteringArt.Side;
import millebornes.desktop.geometry.Rect;
import millebornes.desktop.result.CeremonyLayout.Arrival;
import millebornes.desktop.result.PodiumLayout.PodiumBlock;
import millebornes.desktop.result.PodiumLayout.PodiumSlot;
import millebornes.desktop.theme.Sizes;

/// Everything on the promenade that moves or lies before something that moves, for one page size. Whatever is expensive
/// to draw is a snapshot, taken once.
final class CeremonySceneNode extends Group {

    /// The room for the number of a step, in px.
    private static final double NUMBER = 36;

    private static final double WIDEST_PLATE = 168;

    /// The lowest place of hanging confetti, as a share of the distance from the upper edge to the podium's foot.
    private static final double AIR = 0.78;

    private final CeremonyTimeline times;
    private final List<ArrivingCarAnimation> arrivals = new ArrayList<>();
    private final List<Node> plates = new ArrayList<>();
    private final HangingConfetti confetti;
    private final CeremonyTitleNode title;

    /// @param says the title, in capitals
    /// @param roomRect of the page, in px
    /// @param pixels the screen pixels per px
    CeremonySceneNode(
            ResultContext context,
            CeremonyTimeline times,
            CeremonyLayout layout,
            String says,
            Rect roomRect,
            double pixels) {
        this.times = times;
        ArtFactory art = context.art();
        List<Arrival> coming = layout.arrivals();
        for (int car = 0; car < coming.size(); car++) {
            // The one that parks at the far end comes first: nobody drives through anybody.
            int turn = coming.size() - 1 - car;
            arrivals.add(new ArrivingCarAnimation(
                    art,
                    coming.get(car),
                    context.outfit(coming.get(car).livery()),
                    turn,
                    times,
                    layout.unit(),
                    pixels));
        }
        Group podium = new Group(PodiumBlocks.of(art.palette(), layout.podium(), number(context)));
        for (PodiumBlock block : layout.podium().blocks()) {
            block.slots().forEach(slot -> podium.getChildren().add(plate(context, block, slot)));
        }
        podium.setTranslateX(layout.foot().x());
        podium.setTranslateY(layout.foot().y());
        confetti = new HangingConfetti(art, roomRect.width(), layout.foot().y() * AIR, layout.unit(), pixels);
        boolean won = !context.model().winners().isEmpty();
        title = new CeremonyTitleNode(art, says, won ? Side.RED : Side.BLUE, layout.title(), layout.unit(), pixels);
        // Flags, confetti and gold are for who has won.
        confetti.setVisible(won);
        if (won) {
            getChildren().add(FestiveDecor.flags(art.palette(), roomRect.width(), layout.unit()));
        }
        getChildren().add(confetti);
        arrivals.forEach(arrivalAnimation -> getChildren().add(arrivalAnimation.rays()));
        getChildren().add(podium);
        // Lower steps are in front.
        arrivals.stream()
                .sorted(Comparator.comparingInt((ArrivingCarAnimation animation) ->
                                animation.arrival().climb())
                        .reversed())
                .forEach(arrivalAnimation -> getChildren().add(arrivalAnimation.family()));
        arrivals.forEach(arrivalAnimation -> getChildren().add(arrivalAnimation.cup()));
        arrivals.forEach(arrivalAnimation -> getChildren().addAll(arrivalAnimation.luggage(), arrivalAnimation.car()));
        getChildren().add(title);
    }

    /// The height of a step, in px, that stays free above the plates on it: for its number, which it has if anybody has won.
    static double number(ResultContext context) {
        return context.model().winners().isEmpty() ? Sizes.LABEL_GAP : NUMBER;
    }

    private Node plate(ResultContext context, PodiumBlock block, PodiumSlot slot) {
        NamePlate plate = new NamePlate(
                context.screenContext().look(),
                context.people(slot.team().team()),
                context.faces(slot.team().team()),
                slot.team().cars().stream()
                        .map(livery -> context.art()
                                .cars()
                                .sign(
                                        livery,
                                        NamePlate.sign(context.screenContext().look())))
                        .toList(),
                context.achieved(slot.team()),
                // Steps have numbers of their own.
                context.model().rank(slot.team().team()),
                Math.min(
                        slot.width() - 2 * Sizes.LABEL_GAP,
                        context.screenContext().look().textScale().of(WIDEST_PLATE)));
        plate.setTranslateX(slot.middle());
        plate.setTranslateY(-block.height() + number(context) + Sizes.SMALL_GAP);
        plate.setUserData(slot.team().team());
        plates.add(plate);
        return plate;
    }

    /// Shows a moment of the animation.
    ///
    /// @param millis after the beginning, at the normal pace
    void show(double millis) {
        arrivals.forEach(arrivalAnimation -> arrivalAnimation.show(millis));
        for (Node plate : plates) {
            plate.setVisible(arrivals.stream()
                    .filter(animation ->
                            plate.getUserData().equals(animation.arrival().team()))
                    .allMatch(animation -> animation.hasLanded(millis)));
        }
        confetti.show(times.rained(millis));
        title.spring(millis - times.letters(), times.lettersMillis());
    }
}
