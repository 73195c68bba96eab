package millebornes.desktop.learn;

import java.util.List;
import millebornes.engine.rules.Editions;
import millebornes.save.JsonFields;
import millebornes.save.MoveCodec;
import millebornes.save.ResourceReader;
import millebornes.save.StrictJsonParser;

/// Reads a lesson: its edition, its stacked deck and its steps, with moves in the usual notation. A lesson that cannot
/// be read is a broken build and stops the program.
final class LessonReader {

    private static final String FIRST_DRIVE = "/learn/first-drive.json";

    private LessonReader() {}

    public static Lesson firstDrive() {
        return read(new JsonFields(StrictJsonParser.object(ResourceReader.text(FIRST_DRIVE))));
    }

    private static Lesson read(JsonFields json) {
        return new Lesson(
                Editions.named(json.text("profile")).orElseThrow(),
                json.texts("deck", MoveCodec::readCard),
                json.objects("steps").stream().map(LessonReader::step).toList());
    }

    private static Lesson.LessonStep step(JsonFields json) {
        return new Lesson.LessonStep(
                json.text("say"),
                json.texts("pictures", LessonPicture::read),
                json.has("rival")
                        ? json.objects("rival").stream().map(MoveCodec::read).toList()
                        : List.of(),
                json.has("expect") ? MoveCodec.read(json.object("expect")) : null);
    }
}
