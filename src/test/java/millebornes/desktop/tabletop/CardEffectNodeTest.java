package millebornes.desktop.tabletop;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Group;
import millebornes.desktop.Gallery;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.geometry.CardEffectLayout;
import millebornes.desktop.geometry.Point;
import millebornes.desktop.motion.CardEffectTimeline;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;
import millebornes.session.CarOutfit;
import millebornes.session.CarOutfit.Companion;
import millebornes.session.CarOutfit.RoofLoad;
import millebornes.session.CarOutfit.StripePattern;
import millebornes.session.DriverFace;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The discs of all attacks, cures and safeties: one can name them without a word.
class CardEffectNodeTest {

    private static final int FRAMES = 7;
    private static final double CELL = 310;

    static Stream<Card> cards() {
        return Card.ALL.stream().filter(card -> !(card instanceof Distance));
    }

    private static CardEffectNode node(ColourTheme theme, Card card, Point point) {
        Livery livery = Livery.values()[Card.index(card) % Livery.values().length];
        List<DriverFace> faces =
                Stream.of(DriverFace.values()).filter(DriverFace::isSomebody).toList();
        CarOutfit outfit = new CarOutfit(
                faces.get(Card.index(card) % faces.size()),
                StripePattern.NO_STRIPES,
                RoofLoad.NO_LOAD,
                Companion.NO_PET);
        @Nullable
        Hazard hazard = switch (card) {
            case Hazard attackHazard -> attackHazard;
            case Remedy remedy -> Hazard.curedBy(remedy);
            case Safety safety ->
                Stream.of(Hazard.values())
                        .filter(attackHazard -> attackHazard.safety() == safety)
                        .findFirst()
                        .orElseThrow();
            case Distance _ -> null;
        };
        Livery attackerLivery = Livery.values()[(livery.ordinal() + 1) % Livery.values().length];
        return new CardEffectNode(
                ArtFactory.in(theme),
                new CardEffectNode.MomentCase(attackerLivery, livery, outfit, card, hazard, true),
                new CardEffectLayout(point, 1, point),
                1);
    }

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void everyMomentIsAStripOfItsOwn(ColourTheme theme) {
        for (List<Card> family : List.of(
                List.<Card>of(Hazard.values()), List.<Card>of(Remedy.values()), List.<Card>of(Safety.values()))) {
            Group sheet = Gallery.onToolkit(() -> {
                Group all = new Group();
                for (int row = 0; row < family.size(); row++) {
                    double millis = CardEffectTimeline.of(family.get(row)).millis();
                    for (int frame = 0; frame < FRAMES; frame++) {
                        CardEffectNode node =
                                node(theme, family.get(row), new Point((frame + 0.5) * CELL, (row + 0.5) * CELL));
                        node.show(170 + (millis - 380) * frame / (FRAMES - 1));
                        all.getChildren().add(node);
                    }
                }
                return all;
            });
            Gallery.checkDrawn(
                    sheet,
                    "moments-" + family.getFirst().getClass().getSimpleName().toLowerCase(Locale.ROOT) + "-"
                            + theme.name().toLowerCase(Locale.ROOT),
                    FRAMES * CELL,
                    family.size() * CELL,
                    ArtFactory.in(theme).palette().color(ColourRole.ROAD));
        }
    }

    @ParameterizedTest
    @MethodSource("cards")
    void everyActorMovesInTime(Card card) {
        CardEffectTimeline timeline = CardEffectTimeline.of(card);
        assertThat(timeline.actors()).containsKeys("car", "body", "mood", "token");
        assertThat(timeline.millis())
                .as("the length that everybody waits, whatever is in a hand")
                .isEqualTo(
                        card instanceof Safety
                                ? 1600
                                : card == Remedy.GREEN_LIGHT || card == Remedy.END_OF_WRONG_WAY ? 1200 : 1400);
        timeline.actors()
                .forEach((actor, steps) -> assertThat(steps)
                        .as("%s of %s", actor, card)
                        .allSatisfy(step ->
                                assertThat(step.start() + step.millis()).isLessThanOrEqualTo(timeline.millis())));
    }
}
