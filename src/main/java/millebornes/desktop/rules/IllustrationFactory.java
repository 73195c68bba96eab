package millebornes.desktop.rules;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.art.SceneryArt.ShoeSizes;
import millebornes.desktop.board.TokenReserveDrawing;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.PageTitlePlate;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.StarIcon;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.DeckComposition;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// Creates the picture above a rule's text: cards, tokens and cars in a landscape, or a table of cards.
record IllustrationFactory(ScreenContext context) {

    /// The height of the picture, in px: the usual one, and the greatest, above a short text.
    static final double HEIGHT = 172;

    private static final double MOST_HEIGHT = 330;

    /// The greatest number of things in one line beside large text.
    private static final int MOST_IN_LINE = 3;

    /// The least width of a scene on the road, in px at 100 %.
    private static final double SCENE = 172;
    private static final double CARD = 150;
    private static final double TOKEN = 92;
    private static final double CAR_WIDE = 150;
    private static final double STONE_WIDE = 104;
    private static final double LIGHT_WIDE = 110;
    private static final double SABOT_WIDE = 164;
    private static final double MILESTONE_WIDE = 260;
    private static final double WAITING = 30;

    /// The height of the icon of a page beside its name, in px: the usual one, and the one beside large text.
    private static final double ICON = 28;

    private static final double LARGE_ICON = 40;

    /// The icon of a rule beside its name: a thing of its picture.
    Node icon(String rule) {
        double high = PageTitlePlate.isLarge(context) ? LARGE_ICON : ICON;
        IllustrationItem item = RuleIllustrations.icon(rule);
        return switch (item) {
            case IllustrationItem.CardItem cardItem -> cards().token(cardItem.card(), high);
            case IllustrationItem.TokenItem token -> cards().token(token.card(), high);
            case IllustrationItem.RoadItem road -> cards().token(road.card(), high);
            case IllustrationItem.CarItem car -> new DrawingPane(art().cars().side(car.livery()), high, high);
            case IllustrationItem.StoneItem stone ->
                new DrawingPane(art().scenery().stone(stone.kilometres(), 1), high, high);
            case IllustrationItem.SingleItem singleItem ->
                singleItem == IllustrationItem.SingleItem.LIGHT
                        ? cards().token(Remedy.GREEN_LIGHT, high)
                        : new DrawingPane(drawing(singleItem), high, high);
        };
    }

    private Group drawing(IllustrationItem.SingleItem singleItem) {
        return switch (singleItem) {
            case BACK, DECK, SHORT_DECK -> art().cards().back();
            case LIGHT -> art().scenery().trafficLight();
            case SABOT -> sabot();
            case MILESTONE -> milestone();
            case WAITING -> art().tokens().waiting(WAITING);
            case LEGEND -> art().cards().symbol(Distance.KM_25);
            case MATCHING -> answer();
            case COUP_FOURRE ->
                new Group(StarIcon.edged(
                        art().palette().color(ColourRole.HIGHLIGHT),
                        art().palette().color(ColourRole.SYMBOL_DARK),
                        ICON));
        };
    }

    /// A hazard and, before it, the safety that answers it.
    private Group answer() {
        Group safety = art().tokens().safety(Hazard.ACCIDENT.safety(), ICON);
        safety.getTransforms().add(new Translate(ICON, ICON));
        return new Group(art().tokens().hazard(Hazard.ACCIDENT, ICON), safety);
    }

    /// The picture of a rule.
    Region of(List<IllustrationItem> things) {
        if (things.size() == 1 && things.getFirst() instanceof IllustrationItem.SingleItem singleItem) {
            switch (singleItem) {
                case DECK -> {
                    return new DeckOverviewFactory(cards())
                            .of(new DeckComposition(DeckComposition.Size.FULL, DeckComposition.WrongWay.WITHOUT));
                }
                case SHORT_DECK -> {
                    return new DeckOverviewFactory(cards())
                            .of(new DeckComposition(DeckComposition.Size.SHORT, DeckComposition.WrongWay.WITHOUT));
                }
                case MATCHING -> {
                    return new HazardRemedyTableFactory(cards()).node();
                }
                case LEGEND -> {
                    return new DistanceLegendFactory(cards()).node();
                }
                case BACK, LIGHT, SABOT, MILESTONE, WAITING, COUP_FOURRE -> {}
            }
        }
        if (things.getFirst() instanceof IllustrationItem.RoadItem) {
            return new RoadSceneFactory(
                            cards(), reserve(), context.look().textScale().of(SCENE), PageTitlePlate.isLarge(context))
                    .of(things.stream()
                            .map(IllustrationItem.RoadItem.class::cast)
                            .map(IllustrationItem.RoadItem::card)
                            .toList());
        }
        List<List<IllustrationItem>> lines = lines(things);
        double height = lines.size() * HEIGHT;
        boolean floats = things.stream().allMatch(IllustrationFactory::isPaper);
        VBox front = new VBox(floats ? Sizes.SMALL_GAP : Sizes.GAP);
        for (List<IllustrationItem> line : lines) {
            HBox row = new HBox(front.getSpacing());
            line.stream().map(this::picture).forEach(row.getChildren()::add);
            row.setAlignment(floats ? Pos.CENTER : Pos.BOTTOM_CENTER);
            front.getChildren().add(row);
        }
        front.setAlignment(floats ? Pos.CENTER : Pos.BOTTOM_CENTER);
        front.setPadding(new Insets(floats ? 0 : Sizes.GAP));
        LandscapeVignette picture = floats
                ? LandscapeVignette.with(art().palette(), height, List.of(front))
                : LandscapeVignette.standingOn(art().palette(), height, front);
        return picture.growing(Math.max(height, MOST_HEIGHT));
    }

    /// The lines of a picture: one or, in the column beside large text, two, so that they fill it. What is on paper hangs
    /// over what stands.
    private List<List<IllustrationItem>> lines(List<IllustrationItem> things) {
        if (!PageTitlePlate.isLarge(context) || things.size() <= MOST_IN_LINE) {
            return List.of(things);
        }
        List<IllustrationItem> paper =
                things.stream().filter(IllustrationFactory::isPaper).toList();
        List<IllustrationItem> standing =
                things.stream().filter(thing -> !isPaper(thing)).toList();
        int half = (things.size() + 1) / 2;
        return paper.isEmpty() || standing.isEmpty()
                ? List.of(things.subList(0, half), things.subList(half, things.size()))
                : List.of(paper, standing);
    }

    /// Whether an item is shown on paper, not standing in the landscape.
    private static boolean isPaper(IllustrationItem item) {
        return item instanceof IllustrationItem.CardItem
                || item instanceof IllustrationItem.TokenItem
                || item == IllustrationItem.SingleItem.BACK
                || item == IllustrationItem.SingleItem.WAITING;
    }

    private RuleCardArt cards() {
        return new RuleCardArt(art(), context.words());
    }

    private ArtFactory art() {
        return context.art();
    }

    private Node picture(IllustrationItem item) {
        return switch (item) {
            case IllustrationItem.CardItem cardItem -> cards().face(cardItem.card(), CARD);
            case IllustrationItem.TokenItem token -> cards().token(token.card(), TOKEN);
            case IllustrationItem.CarItem car -> DrawingPane.asWide(art().cars().side(car.livery()), CAR_WIDE);
            case IllustrationItem.StoneItem stone ->
                DrawingPane.asWide(art().scenery().stone(stone.kilometres(), 1), STONE_WIDE);
            case IllustrationItem.SingleItem singleItem -> picture(singleItem);
            case IllustrationItem.RoadItem road ->
                throw new IllegalStateException("a scene has its own picture: " + road);
        };
    }

    private Node picture(IllustrationItem.SingleItem singleItem) {
        return switch (singleItem) {
            case BACK -> cards().back(CARD);
            case LIGHT -> new DrawingPane(drawing(singleItem), LIGHT_WIDE, CARD);
            case SABOT -> DrawingPane.asWide(drawing(singleItem), SABOT_WIDE);
            case MILESTONE -> DrawingPane.asWide(drawing(singleItem), MILESTONE_WIDE);
            case WAITING -> new DrawingPane(drawing(singleItem), 2 * WAITING, 2 * WAITING);
            case LEGEND, DECK, SHORT_DECK, MATCHING, COUP_FOURRE ->
                throw new IllegalStateException("not in a landscape: " + singleItem);
        };
    }

    private Group sabot() {
        Group back = art().cards().back();
        back.getTransforms()
                .addAll(
                        new Translate(ShoeSizes.DRAW_X, ShoeSizes.CARD_Y),
                        new Scale(ShoeSizes.CARD_SCALE, ShoeSizes.CARD_SCALE));
        Group open = art().cards().face(Distance.KM_25, cards().words().text("animal.KM_25"));
        open.getTransforms()
                .addAll(
                        new Translate(ShoeSizes.DISCARD_X, ShoeSizes.CARD_Y),
                        new Scale(ShoeSizes.CARD_SCALE, ShoeSizes.CARD_SCALE));
        return new Group(art().scenery().sabot(), back, open);
    }

    private Group milestone() {
        return new TokenReserveDrawing(art()).group(reserve());
    }

    private static TokenReserveViewState reserve() {
        Map<Hazard, Integer> hazards = new EnumMap<>(Hazard.class);
        DeckComposition tokenDeck = new DeckComposition(DeckComposition.Size.FULL, DeckComposition.WrongWay.WITHOUT);
        Arrays.stream(Hazard.values())
                .filter(hazard -> tokenDeck.count(hazard) > 0)
                .forEach(hazard -> hazards.put(hazard, Math.min(tokenDeck.count(hazard), 4)));
        return new TokenReserveViewState(hazards, EnumSet.allOf(Safety.class));
    }
}
