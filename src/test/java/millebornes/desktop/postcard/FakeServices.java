package millebornes.desktop.postcard;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.image.Image;
import javafx.stage.Window;
import millebornes.desktop.postcard.PostcardServices.PrintOutcome;
import millebornes.desktop.postcard.PostcardServices.PrintPage;
import millebornes.words.Words;
import org.jspecify.annotations.Nullable;

/// Operating system services that do what a test wants, at once, and record their calls.
public final class FakeServices implements PostcardServices {

    @Nullable
    public Path chosen;

    public boolean copies = true;
    public PrintOutcome prints = PrintOutcome.PRINTED;
    public final List<String> proposed = new ArrayList<>();
    public final List<Image> copied = new ArrayList<>();
    public final List<PrintPage> printed = new ArrayList<>();

    @Override
    public Optional<Path> chooseFile(Words words, @Nullable Window owner, String name) {
        proposed.add(name);
        return Optional.ofNullable(chosen);
    }

    @Override
    public boolean copy(Image picture) {
        copied.add(picture);
        return copies;
    }

    @Override
    public PrintOutcome print(String title, @Nullable Window owner, List<PrintPage> pages) {
        printed.addAll(pages);
        return prints;
    }

    @Override
    public void inBackground(Runnable work) {
        work.run();
    }
}
