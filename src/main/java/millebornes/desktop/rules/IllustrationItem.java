package millebornes.desktop.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import millebornes.engine.table.Card;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;

/// One item of the illustration of a rule, as named in the file of illustrations.
sealed interface IllustrationItem {

    /// What the icon of a rule with this item shows: items with the same icon show the same.
    default Object shown() {
        return switch (this) {
            case CardItem item -> item.card();
            case TokenItem item -> item.card();
            case RoadItem item -> item.card();
            case SingleItem.LIGHT -> Remedy.GREEN_LIGHT;
            case CarItem _, StoneItem _, SingleItem _ -> this;
        };
    }

    /// A card's face.
    record CardItem(Card card) implements IllustrationItem {}

    /// A hazard's or a safety's token.
    record TokenItem(Card card) implements IllustrationItem {}

    /// A car.
    record CarItem(Livery livery) implements IllustrationItem {}

    /// A scene on the road: a car after this card, and after those of the scenes before.
    record RoadItem(Card card) implements IllustrationItem {}

    /// A kilometre stone.
    record StoneItem(String kilometres) implements IllustrationItem {}

    /// The items without variants.
    enum SingleItem implements IllustrationItem {
        /// a card's back
        BACK,
        /// the traffic light of the start
        LIGHT,
        /// the tray with its cards
        SABOT,
        /// the great milestone with all tokens
        MILESTONE,
        /// the sign of a car that waits for its green light
        WAITING,
        /// the five distances with their animals
        LEGEND,
        /// every card with how many there are
        DECK,
        /// the same without one card of each hazard
        SHORT_DECK,
        /// which remedy and which safety answer a hazard
        MATCHING,
        /// the star of a coup-fourré, an icon only
        COUP_FOURRE;

        /// Whether it is a table over the width of the page.
        boolean isTable() {
            return switch (this) {
                case LEGEND, DECK, SHORT_DECK, MATCHING -> true;
                case BACK, LIGHT, SABOT, MILESTONE, WAITING, COUP_FOURRE -> false;
            };
        }

        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /// Whether the items of a rule are together in one landscape, not in a table or in scenes on the road.
    static boolean areInLandscape(List<IllustrationItem> items) {
        return items.stream()
                .noneMatch(item -> item instanceof RoadItem || (item instanceof SingleItem single && single.isTable()));
    }

    /// Parses the items of one rule, separated by spaces.
    ///
    /// @throws IllegalArgumentException when a word names nothing
    static List<IllustrationItem> list(String line) {
        return Stream.of(line.strip().split("\\s+", -1))
                .map(IllustrationItem::named)
                .toList();
    }

    private static IllustrationItem named(String word) {
        int dash = word.indexOf('-');
        String kind = dash < 0 ? "" : word.substring(0, dash);
        String name = word.substring(dash + 1);
        return switch (kind) {
            case "token" -> new TokenItem(card(name));
            case "road" -> new RoadItem(card(name));
            case "car" -> new CarItem(Livery.valueOf(name));
            case "stone" -> new StoneItem(name);
            default ->
                Arrays.stream(SingleItem.values())
                        .filter(singleItem -> singleItem.word().equals(word))
                        .<IllustrationItem>map(singleItem -> singleItem)
                        .findFirst()
                        .orElseGet(() -> new CardItem(card(word)));
        };
    }

    private static Card card(String name) {
        return Card.ALL.stream()
                .filter(card -> card.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nothing to draw: " + name));
    }
}
