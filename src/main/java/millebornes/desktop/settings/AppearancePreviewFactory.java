package millebornes.desktop.settings;

import java.util.List;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import millebornes.desktop.art.ArtFactory;
import millebornes.desktop.controls.CarOnRoadPane;
import millebornes.desktop.controls.DrawingPane;
import millebornes.desktop.controls.LandscapeVignette;
import millebornes.desktop.controls.OptionalDecorationPane;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Livery;
import millebornes.engine.table.Remedy;
import millebornes.engine.table.Safety;

/// Creates a preview of theme and language: a few cards and a car in a landscape.
record AppearancePreviewFactory(ScreenContext context) {

    private static final List<Card> CARDS =
            List.of(Distance.KM_100, Hazard.FLAT_TIRE, Remedy.SPARE_TIRE, Safety.PUNCTURE_PROOF);
    private static final double CARD_HIGH = 76;
    private static final double CAR_WIDE = 130;
    private static final double CAR_HIGH = 50;

    Region node() {
        ArtFactory art = context.art();
        HBox things = new HBox(Sizes.SMALL_GAP);
        things.setAlignment(Pos.CENTER);
        things.setPadding(new Insets(Sizes.SMALL_GAP));
        things.getChildren().add(new CarOnRoadPane(art.cars().car(Livery.A), art.palette(), CAR_WIDE, CAR_HIGH));
        CARDS.forEach(card -> things.getChildren().add(picture(art, card)));
        double high = CARD_HIGH + 2 * Sizes.SMALL_GAP;
        return new OptionalDecorationPane(LandscapeVignette.standingOn(art.palette(), high, things), high);
    }

    private Node picture(ArtFactory art, Card card) {
        String name = context.words().text((card instanceof Distance ? "animal." : "card.") + card.name());
        return new DrawingPane(
                art.cards().face(card, name), CARD_HIGH * Sizes.CARD_WIDTH / Sizes.CARD_HEIGHT, CARD_HIGH);
    }
}
