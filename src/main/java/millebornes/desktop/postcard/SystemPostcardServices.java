package millebornes.desktop.postcard;

import java.io.File;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.print.PageLayout;
import javafx.print.PageOrientation;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.scene.Group;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Translate;
import javafx.stage.FileChooser;
import javafx.stage.FileChooser.ExtensionFilter;
import javafx.stage.Window;
import millebornes.desktop.postcard.PostcardServices.PrintOutcome;
import millebornes.desktop.postcard.PostcardServices.PrintPage;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// The file dialog, the clipboard and the printers of this machine.
public final class SystemPostcardServices implements PostcardServices {

    private static final Logger LOG = System.getLogger(SystemPostcardServices.class.getName());

    /// Public for callers in other packages; the object has no state.
    public SystemPostcardServices() {}

    @Override
    public Optional<Path> chooseFile(Words words, @Nullable Window owner, String proposed) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(words.text("postcard.save"));
        chooser.setInitialFileName(proposed);
        chooser.getExtensionFilters()
                .setAll(new ExtensionFilter(words.text("postcard.files"), "*" + PictureFileName.ENDING));
        @Nullable File file = chooser.showSaveDialog(owner);
        return Optional.ofNullable(file).map(File::toPath);
    }

    @Override
    public boolean copy(Image picture) {
        ClipboardContent content = new ClipboardContent();
        content.putImage(picture);
        return Clipboard.getSystemClipboard().setContent(content);
    }

    @Override
    public PrintOutcome print(String title, @Nullable Window owner, List<PrintPage> pages) {
        if (Printer.getAllPrinters().isEmpty()) {
            return PrintOutcome.NO_PRINTER;
        }
        @Nullable PrinterJob job = PrinterJob.createPrinterJob();
        if (job == null) {
            return PrintOutcome.NO_PRINTER;
        }
        job.getJobSettings().setJobName(title);
        if (!job.showPrintDialog(owner)) {
            job.cancelJob();
            return PrintOutcome.CANCELLED;
        }
        try {
            boolean taken = pages.stream().allMatch(page -> print(job, page)) && job.endJob();
            if (!taken) {
                job.cancelJob();
            }
            return taken ? PrintOutcome.PRINTED : PrintOutcome.REFUSED;
        } catch (RuntimeException failed) {
            // A printer's driver may throw anything.
            LOG.log(Level.WARNING, "the printer does not print", failed);
            return PrintOutcome.REFUSED;
        }
    }

    @Override
    public void inBackground(Runnable work) {
        Thread.ofVirtual().name("postcard").start(work);
    }

    /// Prints a page centred, at the largest size that fits the chosen paper.
    private static boolean print(PrinterJob job, PrintPage page) {
        PageLayout chosen = job.getJobSettings().getPageLayout();
        PageLayout layout = job.getPrinter()
                .createPageLayout(
                        chosen.getPaper(),
                        page.isLandscape() ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
                        Printer.MarginType.HARDWARE_MINIMUM);
        double scale = Math.min(
                1, Math.min(layout.getPrintableWidth() / page.width(), layout.getPrintableHeight() / page.height()));
        Group placed = new Group(page.drawing());
        placed.getTransforms()
                .addAll(
                        new Translate(
                                (layout.getPrintableWidth() - scale * page.width()) / 2,
                                (layout.getPrintableHeight() - scale * page.height()) / 2),
                        new Scale(scale, scale));
        return job.printPage(layout, new Group(placed));
    }
}
