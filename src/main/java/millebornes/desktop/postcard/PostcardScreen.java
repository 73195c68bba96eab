package millebornes.desktop.postcard;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import millebornes.desktop.art.IconArt.PageSign;
import millebornes.desktop.controls.AppScreen;
import millebornes.desktop.controls.ControlFactory;
import millebornes.desktop.controls.PageFrameFactory;
import millebornes.desktop.controls.ScreenContext;
import millebornes.desktop.postcard.PostcardServices.PrintOutcome;
import millebornes.desktop.postcard.PostcardServices.PrintPage;
import millebornes.desktop.theme.Sizes;
import millebornes.desktop.theme.StyleClasses;
import millebornes.save.AtomicFile;
import millebornes.words.Language;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/// The postcard of a finished match, to be viewed, saved, copied and printed.
public final class PostcardScreen implements AppScreen {

    private static final Logger LOG = System.getLogger(PostcardScreen.class.getName());

    /// The greatest share of a printed page that the postcard takes, in either direction.
    private static final double PRINTED = 0.92;

    private final ScreenContext context;
    private final MatchReport report;
    private final PostcardServices services;
    private final Runnable back;
    private final PostcardPictureView picture;
    private final StackPane root;
    private final Label told = ControlFactory.label("", StyleClasses.STRONG, StyleClasses.ON_FOOT);
    private Function<Words, String> notice = words -> words.text("postcard.note");
    private @Nullable Language paintedLanguage;

    /// @param report the match
    /// @param services the operating system's services
    /// @param back goes back to the screen before
    public PostcardScreen(ScreenContext context, MatchReport report, PostcardServices services, Runnable back) {
        this.context = context;
        this.report = report;
        this.services = services;
        this.back = back;
        picture = new PostcardPictureView(context.art().pictures());
        told.setId("postcard-told");
        this.root = PageFrameFactory.screen(context, this::page);
    }

    @Override
    public Parent root() {
        return root;
    }

    @Override
    public void shown() {
        root.lookup("#postcard-save").requestFocus();
    }

    @Override
    public void hidden() {
        picture.release();
        paintedLanguage = null;
    }

    /// Paints the postcard now, if that is not done yet.
    void finish() {
        picture.whole();
    }

    private Node page() {
        if (paintedLanguage != context.language()) {
            paintedLanguage = context.language();
            Words words = context.words();
            picture.paint(() -> PostcardDrawing.of(words, report));
        }
        picture.setId("postcard-picture");
        picture.setAccessibleText(context.words().text("postcard.title"));
        told.setText(notice.apply(context.words()));
        StackPane middle = new StackPane(picture);
        middle.setPadding(new Insets(Sizes.TINY_GAP, Sizes.GAP, Sizes.PANEL_PADDING, Sizes.GAP));
        return PageFrameFactory.page(
                PageFrameFactory.head(
                        context, PageSign.POSTCARD, context.words().text("postcard.title"), ""),
                middle,
                foot());
    }

    private Node foot() {
        return PageFrameFactory.foot(
                context,
                List.of(
                        PageFrameFactory.back(context, "back", back),
                        way("print-sheet", MaterialDesignF.FILE_TABLE_OUTLINE, "sheet.print", this::printSheet),
                        way("postcard-print", MaterialDesignP.PRINTER, "postcard.print", this::print),
                        way("postcard-copy", MaterialDesignC.CONTENT_COPY, "postcard.copy", this::copy)),
                told,
                PageFrameFactory.main(
                        "postcard-save",
                        MaterialDesignT.TRAY_ARROW_DOWN,
                        context.words().text("postcard.save"),
                        this::save));
    }

    private Button way(String id, Ikon sign, String key, Runnable action) {
        return PageFrameFactory.way(id, sign, context.words().text(key), action);
    }

    private void save() {
        Optional<Path> chosen =
                services.chooseFile(context.words(), window(), PictureFileName.proposed(context.words(), report));
        if (chosen.isPresent()) {
            Path file = PictureFileName.written(chosen.get());
            Image whole = picture.whole();
            services.inBackground(() -> {
                Function<Words, String> outcome = written(whole, file);
                onToolkit(() -> say(outcome));
            });
        }
    }

    private static Function<Words, String> written(Image whole, Path file) {
        try {
            AtomicFile.export(file, PostcardPictureView.png(whole));
            return words -> words.text("postcard.saved", String.valueOf(file.getFileName()));
        } catch (IOException | ReadOnlyFileSystemException failed) {
            LOG.log(Level.WARNING, file + " cannot be written", failed);
            return words -> PictureFileName.refusal(words, file, failed);
        }
    }

    private void copy() {
        boolean copied = services.copy(picture.whole());
        say(words -> words.text(copied ? "postcard.copied" : "postcard.notCopied"));
    }

    private void print() {
        ImageView card = new ImageView(picture.whole());
        double width = PRINTED * PrintPage.A4_LONG;
        card.setPreserveRatio(true);
        card.setFitWidth(width);
        card.setX((PrintPage.A4_LONG - width) / 2);
        card.setY((PrintPage.A4_SHORT - width * PostcardDrawing.CARD_HEIGHT / PostcardDrawing.CARD_WIDTH) / 2);
        PrintPage page = new PrintPage(card, PrintPage.A4_LONG, PrintPage.A4_SHORT);
        say(services.print(context.words().text("postcard.title"), window(), List.of(page)));
    }

    private void printSheet() {
        say(ScoreSheetPrinter.print(context.words(), report, services, window()));
    }

    private void say(PrintOutcome outcome) {
        say(outcome::sentence);
    }

    private void say(Function<Words, String> sentence) {
        String now = sentence.apply(context.words());
        if (!now.isEmpty()) {
            notice = sentence;
            told.setText(now);
        }
    }

    private @Nullable Window window() {
        @Nullable Scene scene = root.getScene();
        return scene == null ? null : scene.getWindow();
    }

    private static void onToolkit(Runnable what) {
        if (Platform.isFxApplicationThread()) {
            what.run();
        } else {
            Platform.runLater(what);
        }
    }
}
