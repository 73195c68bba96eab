package millebornes.desktop.rules;

import java.util.List;
import java.util.Map;
import javafx.geometry.Pos;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import millebornes.desktop.board.CroppedBoardPicture;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.geometry.CarStop;
import millebornes.desktop.tabletop.BoardViewState;
import millebornes.desktop.tabletop.BoardViewState.TokenReserveViewState;
import millebornes.desktop.tabletop.CarSafetyViewState;
import millebornes.desktop.tabletop.CarViewState;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.engine.table.Car;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Livery;
import millebornes.words.Words;

/// Creates a strip of scenes on the road: a car after each of the cards that are played on it, with a caption.
///
/// @param reserve the tokens at the great milestone
/// @param least the least width of a scene, in px
/// @param large whether a caption names its card only
record RoadSceneFactory(RuleCardArt cardArt, TokenReserveViewState reserve, double least, boolean large) {

    private static final int TARGET = 1000;
    private static final double CAPTION_CARD = 44;

    /// @param cards the cards, in the order in which they are played
    Region of(List<Card> cards) {
        List<RoadScene> scenes = RoadScene.after(cards);
        RoadScenesPane strip = new RoadScenesPane(
                cardArt.art(),
                scenes.stream()
                        .map(scene -> new CroppedBoardPicture(state(scene), 0, scene.towards(), 1))
                        .toList(),
                scenes.stream().map(this::caption).toList(),
                least);
        VBox.setVgrow(strip, Priority.ALWAYS);
        return strip;
    }

    private Region caption(RoadScene scene) {
        Words words = cardArt.words();
        VBox text =
                new VBox(ControlFactory.label(words.text("card." + scene.card().name()), StyleClasses.STRONG));
        if (!large) {
            String effect = words.sentence("rules.scene." + scene.effect().key(), Map.of("n", squares(scene)));
            text.getChildren().add(ControlFactory.label(effect, StyleClasses.BODY));
        }
        HBox caption = new HBox(Sizes.SMALL_GAP, cardArt.face(scene.card(), CAPTION_CARD), text);
        HBox.setHgrow(text, Priority.ALWAYS);
        text.setAlignment(Pos.CENTER_LEFT);
        caption.setAlignment(Pos.CENTER_LEFT);
        return caption;
    }

    private static int squares(RoadScene scene) {
        return scene.card() instanceof Distance distance ? distance.squares() : 0;
    }

    /// A board with the car alone on its road.
    private BoardViewState state(RoadScene scene) {
        Car car = scene.shown();
        CarViewState carState = new CarViewState(
                Livery.A,
                CarStop.of(car),
                car.hazards().toList(),
                CarSafetyViewState.of(car),
                CarViewState.GreenLightNeed.of(car),
                "");
        return new BoardViewState(TARGET, List.of(carState), reserve);
    }
}
