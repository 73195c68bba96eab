package millebornes.desktop.learn;

import java.util.List;
import millebornes.engine.table.Card;
import millebornes.engine.table.Hazard;
import millebornes.engine.table.Safety;
import millebornes.save.MoveCodec;

/// One of the small pictures that explain a step to players who cannot read. Cars are identified by their seat: the
/// learner's is 0.
sealed interface LessonPicture {

    /// Two cars in front of the last milestone: the aim of the game.
    record Race() implements LessonPicture {}

    /// A hand draws a card from the pile.
    record Draw() implements LessonPicture {}

    /// A finger taps a card, to select it.
    record Press(Card card) implements LessonPicture {}

    /// A card goes to the discard pile.
    record Away(Card card) implements LessonPicture {}

    /// A finger taps a car: the target of the selected card.
    record Aim(int car) implements LessonPicture {}

    /// A car gets its green light.
    record Start() implements LessonPicture {}

    /// A car drives that many squares.
    record Drive(int squares) implements LessonPicture {}

    /// A car has reached a kilometre stone.
    record Reach(int km) implements LessonPicture {}

    /// An attack token in front of a car.
    record Hit(int car, Hazard hazard) implements LessonPicture {}

    /// An attack token is removed from a car.
    record Cured(int car, Hazard hazard) implements LessonPicture {}

    /// A speed limit: of the distances, only the short ones may be played.
    record Slow() implements LessonPicture {}

    /// A car has a safety.
    record Wear(int car, Safety safety) implements LessonPicture {}

    /// A safety protects its car from an attack.
    record Shield(Safety safety, Hazard hazard) implements LessonPicture {}

    /// The buttons of the table's question about a coup-fourré, one of them pressed.
    ///
    /// @param claim true for the answer with the safety, false for going on without
    record Answer(boolean claim) implements LessonPicture {}

    /// A number of points, large.
    record Points(int points) implements LessonPicture {}

    /// Reads a picture from a lesson's file.
    ///
    /// @param text its kind and its arguments, separated by spaces
    /// @param field its field in the file, for messages
    /// @throws IllegalArgumentException when there is no such picture
    static LessonPicture read(String text, String field) {
        List<String> words = List.of(text.split(" "));
        return switch (words.getFirst()) {
            case "race" -> new Race();
            case "draw" -> new Draw();
            case "press" -> new Press(MoveCodec.readCard(words.get(1), field));
            case "away" -> new Away(MoveCodec.readCard(words.get(1), field));
            case "aim" -> new Aim(number(words));
            case "start" -> new Start();
            case "drive" -> new Drive(number(words));
            case "reach" -> new Reach(number(words));
            case "hit" -> new Hit(number(words), Hazard.valueOf(words.get(2)));
            case "cured" -> new Cured(number(words), Hazard.valueOf(words.get(2)));
            case "slow" -> new Slow();
            case "wear" -> new Wear(number(words), Safety.valueOf(words.get(2)));
            case "shield" -> new Shield(Safety.valueOf(words.get(1)), Hazard.valueOf(words.get(2)));
            case "go-on" -> new Answer(false);
            case "claim" -> new Answer(true);
            case "points" -> new Points(number(words));
            default -> throw new IllegalArgumentException(field + ": no picture of a lesson: " + text);
        };
    }

    private static int number(List<String> words) {
        return Integer.parseInt(words.get(1));
    }
}
