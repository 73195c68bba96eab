package millebornes.desktop.art;

import java.util.List;
import java.util.Locale;
import javafx.scene.Group;
import javafx.scene.Node;
import millebornes.desktop.Gallery;
import millebornes.desktop.theme.ColourRole;
import millebornes.desktop.theme.ColourTheme;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Safety;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Draws all drawings, on one sheet per theme.
class ContactSheetTest {

    private static final List<String> NAMES = List.of(
            "Escargot",
            "Canard",
            "Papillon",
            "Lièvre",
            "Hirondelle",
            "Feu rouge",
            "Limite de vitesse",
            "Panne d’essence",
            "Crevaison",
            "Accident",
            "Contre-sens",
            "Feu vert",
            "Fin de limite",
            "Essence",
            "Roue de secours",
            "Réparations",
            "Fin de contre-sens",
            "Véhicule prioritaire",
            "Citerne",
            "Increvable",
            "As du volant");

    @ParameterizedTest
    @EnumSource(ColourTheme.class)
    void everythingIsDrawn(ColourTheme theme) {
        var sheet = Gallery.onToolkit(() -> sheet(ArtFactory.in(theme)));
        var image = Gallery.checkDrawn(
                sheet,
                "contact-sheet-" + theme.name().toLowerCase(Locale.ROOT),
                1400,
                1250,
                theme.palette().color(ColourRole.FOOT));
        ContactSheet.everythingIsSeen(sheet, theme, image);
    }

    private static Group sheet(ArtFactory art) {
        var sheet = new Group();
        for (Card card : Card.ALL) {
            double x = 16 + Card.index(card) % 11 * 125;
            double y = 16 + Card.index(card) / 11 * 170;
            put(sheet, art.cards().shadow(), x, y);
            put(sheet, art.cards().face(card, NAMES.get(Card.index(card))), x, y);
            put(sheet, art.cards().juniorFace(card, List.of(Livery.B, Livery.C, Livery.D)), x, y + 340);
        }
        put(sheet, art.cards().back(), 16 + 10 * 125, 16 + 170);
        put(sheet, art.cards().juniorFace(Hazard.ACCIDENT, List.of(Livery.values())), 16 + 10 * 125, 16 + 510);
        cars(sheet, art);
        tokens(sheet, art);
        return sheet;
    }

    private static void cars(Group sheet, ArtFactory art) {
        for (Livery livery : Livery.values()) {
            double y = 730 + livery.ordinal() * 70;
            for (int turn = 0; turn < 6; turn++) {
                var car = art.cars().onRoad(livery);
                car.heading(turn * 60);
                if (turn > 0) {
                    car.scaled(0.62);
                }
                put(sheet, car, 80 + (turn == 0 ? 0 : 30) + turn * 110, y);
            }
            put(sheet, art.onFoot().cars().car(livery), 840, y);
            put(sheet, art.cars().ghost(livery), 960, y);
            put(sheet, art.cars().badge(livery, 16), 1050, y);
            put(sheet, art.cars().shape(livery, 10), 1090, y);
            var smallNode = art.cars().onRoad(livery).scaled(0.53);
            put(sheet, smallNode, 1130, y);
        }
    }

    private static void tokens(Group sheet, ArtFactory art) {
        for (Hazard hazard : Hazard.values()) {
            double x = 1200 + hazard.ordinal() % 3 * 60;
            double y = 730 + hazard.ordinal() / 3 * 60;
            put(sheet, art.tokens().shadow(24), x, y);
            put(sheet, art.tokens().hazard(hazard, 24), x, y);
            put(sheet, art.tokens().hazard(hazard, 13.5), x, y + 240);
        }
        for (Safety safety : Safety.values()) {
            double x = 1180 + safety.ordinal() * 55;
            put(sheet, art.tokens().safety(safety, 24), x, 860);
            put(sheet, art.tokens().safety(safety, 13.5), x, 910);
        }
        put(sheet, art.tokens().count(3, 8.5), 1217, 747);
        put(sheet, art.tokens().hazardHollow(15), 1180, 1080);
        put(sheet, art.tokens().safetyHollow(15), 1220, 1080);
        put(sheet, art.tokens().waiting(15), 1260, 1080);
        for (Distance distance : Distance.values()) {
            put(sheet, art.animals().animal(distance), 80 + distance.ordinal() * 140, 1190);
        }
    }

    private static void put(Group sheet, Node node, double x, double y) {
        node.setTranslateX(x);
        node.setTranslateY(y);
        sheet.getChildren().add(node);
    }
}
