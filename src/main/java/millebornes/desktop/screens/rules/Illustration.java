package millebornes.desktop.screens.rules;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.screens.common.Picture;
import millebornes.desktop.screens.common.Vignette;
import millebornes.desktop.tabletop.art.ArtFactory;
import millebornes.desktop.tabletop.art.SceneryArt.ShoeSizes;
import millebornes.desktop.tabletop.board.TokenReserveViewState;
import millebornes.desktop.tabletop.board.TokenReserveDrawing;
import millebornes.engine.card.Deck;
import millebornes.engine.card.Distance;
import millebornes.engine.card.Hazard;
import millebornes.engine.card.Safety;

/// What stands above a rule's text: cards, tokens and cars in a piece of landscape, or a table of cards where the rule
/// is one.
record Illustration(CardPictures cards) {

    private static final double HEIGHT = 172;
    private static final double CARD = 136;
    private static final double TOKEN = 78;
    private static final double CAR_WIDE = 150;
    private static final double CAR_HIGH = 66;
    private static final double STONE_WIDE = 104;
    private static final double LIGHT_WIDE = 110;
    private static final double SABOT_WIDE = 164;
    private static final double MILESTONE_WIDE = 320;
    private static final double WAITING = 30;

    /// The picture of a rule.
    Node of(List<Pictured> things) {
        if (things.size() == 1 && things.getFirst() instanceof Pictured.Thing thing) {
            switch (thing) {
                case DECK -> {
                    return new DeckTable(cards).of(new Deck(Deck.Size.FULL, Deck.WrongWay.WITHOUT));
                }
                case SHORT_DECK -> {
                    return new DeckTable(cards).of(new Deck(Deck.Size.SHORT, Deck.WrongWay.WITHOUT));
                }
                case MATCHING -> {
                    return new MatchingTable(cards).node();
                }
                case LEGEND -> {
                    return new LegendTable(cards).node();
                }
                case BACK, LIGHT, SABOT, MILESTONE, WAITING -> {}
            }
        }
        return Vignette.with(
                art().palette(), HEIGHT, things.stream().map(this::picture).toList());
    }

    private ArtFactory art() {
        return cards.art();
    }

    private Node picture(Pictured thing) {
        return switch (thing) {
            case Pictured.Face face -> cards.face(face.card(), CARD);
            case Pictured.Token token -> cards.token(token.card(), TOKEN);
            case Pictured.Vehicle car -> new Picture(art().cars().car(car.livery()), CAR_WIDE, CAR_HIGH);
            case Pictured.Stone stone -> new Picture(art().scenery().stone(stone.kilometres(), 1), STONE_WIDE, CARD);
            case Pictured.Thing one -> picture(one);
        };
    }

    private Node picture(Pictured.Thing thing) {
        return switch (thing) {
            case BACK -> cards.back(CARD);
            case LIGHT -> new Picture(art().scenery().trafficLight(), LIGHT_WIDE, CARD);
            case SABOT -> new Picture(sabot(), SABOT_WIDE, CARD);
            case MILESTONE -> new Picture(milestone(), MILESTONE_WIDE, CARD);
            case WAITING -> new Picture(art().tokens().waiting(WAITING), 2 * WAITING, 2 * WAITING);
            case LEGEND, DECK, SHORT_DECK, MATCHING ->
                throw new IllegalStateException("a table stands alone: " + thing);
        };
    }

    private Group sabot() {
        Group back = art().cards().back();
        back.getTransforms()
                .addAll(new Translate(ShoeSizes.DRAW_X, ShoeSizes.CARD_Y), new Scale(ShoeSizes.CARD_SCALE, ShoeSizes.CARD_SCALE));
        Group open = art().cards().face(Distance.KM_25, cards.words().text("animal.KM_25"));
        open.getTransforms()
                .addAll(new Translate(ShoeSizes.DISCARD_X, ShoeSizes.CARD_Y), new Scale(ShoeSizes.CARD_SCALE, ShoeSizes.CARD_SCALE));
        return new Group(art().scenery().sabot(), back, open);
    }

    private Group milestone() {
        Map<Hazard, Integer> hazards = new EnumMap<>(Hazard.class);
        Deck tokens = new Deck(Deck.Size.FULL, Deck.WrongWay.WITHOUT);
        Arrays.stream(Hazard.values())
                .filter(hazard -> tokens.count(hazard) > 0)
                .forEach(hazard -> hazards.put(hazard, Math.min(tokens.count(hazard), 4)));
        return new TokenReserveDrawing(art()).group(new TokenReserveViewState(hazards, EnumSet.allOf(Safety.class)));
    }
}
