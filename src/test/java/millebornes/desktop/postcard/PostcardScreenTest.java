package millebornes.desktop.postcard;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import javax.imageio.ImageIO;
import millebornes.desktop.Gallery;
import millebornes.desktop.SceneContents;
import millebornes.desktop.controls.ScreenCapture;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.controls.TruncatedTextFinder;
import millebornes.desktop.postcard.PostcardServices.PrintOutcome;
import millebornes.desktop.theme.ColourTheme;
import millebornes.desktop.theme.SceneStyler;
import millebornes.desktop.theme.Sizes;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.save.FaultyDisk;
import millebornes.words.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The postcard page: its buttons, with real files, and its error messages.
class PostcardScreenTest {

    private static final MatchReport REPORT = PlayedMatches.of(Setup.of(Editions.BOARD, TeamFormat.singles(2)), 5);

    @TempDir
    private Path folder;

    private final FakeServices services = new FakeServices();
    private final List<String> left = new ArrayList<>();
    private final ScreenContext context = ScreenCapture.context(Language.FRENCH);
    private PostcardScreen pageScreen;
    private Scene scene;

    @BeforeEach
    void open() {
        pageScreen = Gallery.onToolkit(() -> screen(context));
        scene = Gallery.onToolkit(() -> {
            Scene made = new Scene(pageScreen.root(), 1280, 800);
            SceneStyler.scene(made, context.look());
            pageScreen.root().applyCss();
            pageScreen.root().layout();
            pageScreen.shown();
            return made;
        });
    }

    /// A page that nobody has left goes on painting beside the next test.
    @AfterEach
    void leave() {
        Gallery.onToolkit(() -> {
            pageScreen.hidden();
            return true;
        });
    }

    @Test
    void thePageInManyWays() {
        checkPage("postcard-page-fr", context, 1280, 800);
        checkPage("postcard-page-en-small", ScreenCapture.context(Language.ENGLISH), 1024, 700);
        checkPage("postcard-page-night", ScreenCapture.context(ColourTheme.NIGHT, 100), 1280, 800);
        checkPage("postcard-page-contrast-150", ScreenCapture.context(ColourTheme.HIGH_CONTRAST, 150), 1280, 800);
        checkPage("postcard-page-200", ScreenCapture.context(ColourTheme.DAY, 200), 1920, 1080);
    }

    private void checkPage(String name, ScreenContext screenContext, double width, double height) {
        Scene seen = ScreenCapture.check(name, screenContext, this::painted, width, height);
        assertThat(SceneContents.texts(seen))
                .contains(
                        screenContext.words().text("postcard.title"),
                        screenContext.words().text("postcard.note"));
        for (String id : List.of("back", "print-sheet", "postcard-print", "postcard-copy", "postcard-save")) {
            assertThat(SceneContents.isSeenWhole(seen, "#" + id)).as(id).isTrue();
            assertThat(((Region) seen.lookup("#" + id)).getHeight()).as(id).isGreaterThanOrEqualTo(Sizes.TARGET);
        }
    }

    @Test
    void noTextIsCut() {
        assertThat(TruncatedTextFinder.in(this::screen)).isEmpty();
    }

    @Test
    void thePictureIsKeptUnderTheNameOfItsGameAndDay() throws IOException {
        services.chosen = folder.resolve("Vacances.png");
        press("postcard-save");
        assertThat(services.proposed).containsExactly("Mille Bornes Plateau 2026-11-22.png");
        BufferedImage picture = ImageIO.read(services.chosen.toFile());
        assertThat(picture.getWidth()).isEqualTo(1800);
        assertThat(picture.getHeight()).isEqualTo(1200);
        assertThat(picture.getRGB(0, 0, 1800, 1200, null, 0, 1800))
                .as("what is read back is what was painted")
                .isEqualTo(Gallery.colours(shown()));
        assertThat(told()).contains("Vacances.png");
        assertThat(names()).containsExactly("Vacances.png");
    }

    @Test
    void whoeverThinksBetterOfItKeepsNothing() throws IOException {
        press("postcard-save");
        assertThat(names()).isEmpty();
        assertThat(told()).isEqualTo(context.words().text("postcard.note"));
    }

    /// The dialog has asked about the name that was typed, and about no other one.
    @Test
    void nothingIsReplacedThatNobodyWasAskedAbout() throws IOException {
        Files.writeString(folder.resolve("Vacances.png"), "old");
        services.chosen = folder.resolve("Vacances");
        press("postcard-save");
        assertThat(folder.resolve("Vacances.png")).hasContent("old");
        assertThat(ImageIO.read(folder.resolve("Vacances 2.png").toFile())).isNotNull();
        assertThat(told()).contains("Vacances 2.png");
    }

    @ParameterizedTest
    @EnumSource
    void aDiskThatFailsIsToldAndLosesNothing(FaultyDisk disk) throws IOException {
        Path old = Files.writeString(folder.resolve("Vacances.png"), "old");
        services.chosen = disk.path(folder).resolve("Vacances.png");
        press("postcard-save");
        assertThat(told()).contains("Vacances.png").contains(disk == FaultyDisk.PROTECTED ? "dossier" : "plein");
        assertThat(old).hasContent("old");
        assertThat(names()).containsExactly("Vacances.png");
        services.chosen = folder.resolve("ailleurs").resolve("Vacances.png");
        press("postcard-save");
        assertThat(ImageIO.read(services.chosen.toFile()))
                .as("in another folder")
                .isNotNull();
    }

    @Test
    void aFileWhereAFolderShouldBeIsTold() throws IOException {
        Path file = Files.writeString(folder.resolve("dossier"), "old");
        services.chosen = file.resolve("Vacances.png");
        press("postcard-save");
        assertThat(told()).contains("Vacances.png", "rien n’a été perdu");
        assertThat(file).hasContent("old");
    }

    @Test
    void theCardIsCopiedWhole() {
        press("postcard-copy");
        assertThat(services.copied).singleElement().satisfies(copy -> {
            assertThat(copy.getWidth()).isEqualTo(1800);
            assertThat(copy.getHeight()).isEqualTo(1200);
        });
        assertThat(told()).isEqualTo(context.words().text("postcard.copied"));
        services.copies = false;
        press("postcard-copy");
        assertThat(told()).isEqualTo(context.words().text("postcard.notCopied"));
    }

    @Test
    void theCardIsPrintedOnOneSheetThatLiesOnItsSide() {
        press("postcard-print");
        assertThat(services.printed).singleElement().satisfies(printed -> {
            assertThat(printed.isLandscape()).isTrue();
            Gallery.checkDrawn(printed.drawing(), "print-postcard", printed.width(), printed.height());
        });
        assertThat(told()).isEqualTo(context.words().text("print.PRINTED"));
    }

    @Test
    void theSheetIsPrintedUpright() {
        press("print-sheet");
        assertThat(services.printed)
                .singleElement()
                .satisfies(printed -> assertThat(printed.isLandscape()).isFalse());
    }

    @ParameterizedTest
    @EnumSource
    void whateverThePrinterDoesIsSaidKindly(PrintOutcome outcome) {
        services.prints = outcome;
        press("print-sheet");
        assertThat(told())
                .isEqualTo(
                        outcome == PrintOutcome.CANCELLED
                                ? context.words().text("postcard.note")
                                : context.words().text("print." + outcome));
    }

    @Test
    void itSpeaksAnotherLanguageAtOnce() {
        int[] french = Gallery.colours(shown());
        Gallery.onToolkit(() -> {
            context.language(Language.ENGLISH);
            scene.getRoot().applyCss();
            scene.getRoot().layout();
            pageScreen.finish();
            return true;
        });
        assertThat(told()).isEqualTo("A souvenir of the game, to keep or to send.");
        assertThat(Gallery.colours(shown())).isNotEqualTo(french);
    }

    @Test
    void thePictureIsLetGoWithThePage() {
        assertThat(shown()).isNotNull();
        Gallery.onToolkit(() -> {
            pageScreen.hidden();
            return true;
        });
        assertThat(Gallery.onToolkit(() -> pictures().noneMatch(view -> view.getImage() != null)))
                .isTrue();
    }

    @Test
    void itLeadsBack() {
        press("back");
        assertThat(left).containsExactly("back");
    }

    private PostcardScreen screen(ScreenContext screenContext) {
        return new PostcardScreen(screenContext, REPORT, services, () -> left.add("back"));
    }

    /// A page on which the card stands at once.
    private PostcardScreen painted(ScreenContext screenContext) {
        PostcardScreen screen = screen(screenContext);
        screen.root().sceneProperty().subscribe(entered -> {
            if (entered != null) {
                screen.finish();
            }
        });
        return screen;
    }

    private Image shown() {
        return Gallery.onToolkit(() -> {
            pageScreen.finish();
            return pictures().map(ImageView::getImage).findFirst().orElseThrow();
        });
    }

    private Stream<ImageView> pictures() {
        return pageScreen.root().lookupAll("#postcard-picture .image-view").stream()
                .map(ImageView.class::cast);
    }

    private void press(String id) {
        Gallery.onToolkit(() -> {
            ((Button) scene.lookup("#" + id)).fire();
            return true;
        });
    }

    private String told() {
        return Gallery.onToolkit(() -> ((Label) scene.lookup("#postcard-told")).getText());
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
