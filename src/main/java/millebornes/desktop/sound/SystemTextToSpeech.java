package millebornes.desktop.sound;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;

/// Speaks by a program of the system, on a thread that finds the program and waits for the end of each sentence.
public final class SystemTextToSpeech implements TextToSpeech {

    private static final Logger LOG = System.getLogger(SystemTextToSpeech.class.getName());

    /// The greatest number of queued sentences; of more, the oldest are dropped.
    private static final int MOST = 6;

    private final Supplier<Optional<TextToSpeechProgram>> search;
    private final ProgramStarter starter;
    private final LinkedBlockingDeque<Sentence> wishes = new LinkedBlockingDeque<>(MOST);
    private volatile VoiceAvailability availability = VoiceAvailability.UNKNOWN;
    private final AtomicInteger hushes = new AtomicInteger();
    private volatile @Nullable Process speaking;

    /// A sentence to speak, unless [#hush] has been called since.
    ///
    /// @param hushes the number of calls of [#hush] before
    private record Sentence(String text, Language language, int hushes) {}

    /// Starts a program of the operating system.
    @FunctionalInterface
    interface ProgramStarter {

        Process start(List<String> command) throws IOException;
    }

    /// The voice of this machine. The search for a program begins at once, in the background.
    public static SystemTextToSpeech ofThisMachine() {
        return new SystemTextToSpeech(
                () -> TextToSpeechProgram.find(
                        System.getProperty("os.name", ""),
                        // Asked by name: Windows calls the variable Path, which only this call finds.
                        program -> TextToSpeechProgram.isInstalled(
                                FileSystems.getDefault(), System.getenv("PATH"), program)),
                command -> new ProcessBuilder(command)
                        .redirectOutput(Redirect.DISCARD)
                        .redirectError(Redirect.DISCARD)
                        .start());
    }

    /// @param search called once, on the voice's thread
    SystemTextToSpeech(Supplier<Optional<TextToSpeechProgram>> search, ProgramStarter starter) {
        this.search = search;
        this.starter = starter;
        Thread.ofPlatform().daemon().name("voice").start(this::work);
    }

    @Override
    public void say(String sentence, Language language) {
        Sentence newSentence = new Sentence(sentence, language, hushes.get());
        while (!wishes.offerLast(newSentence)) {
            wishes.pollFirst();
        }
    }

    @Override
    public void hush() {
        hushes.incrementAndGet();
        wishes.clear();
        Process now = speaking;
        if (now != null) {
            now.destroy();
        }
    }

    @Override
    public VoiceAvailability availability() {
        return availability;
    }

    private void work() {
        Optional<TextToSpeechProgram> program = search.get();
        availability = program.isPresent() ? VoiceAvailability.THERE : VoiceAvailability.MISSING;
        try {
            while (program.isPresent() && availability == VoiceAvailability.THERE) {
                speak(program.get(), wishes.takeFirst());
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void speak(TextToSpeechProgram program, Sentence sentence) throws InterruptedException {
        try {
            Process process = starter.start(program.command(sentence.language()));
            speaking = process;
            if (isHushed(sentence)) {
                process.destroy();
            }
            try (OutputStream input = process.getOutputStream()) {
                input.write((sentence.text() + "\n").getBytes(StandardCharsets.UTF_8));
            }
            process.waitFor();
        } catch (IOException failed) {
            // hush() closes the program's input, perhaps during the write.
            if (!isHushed(sentence)) {
                LOG.log(Level.DEBUG, "The game goes on without a voice", failed);
                availability = VoiceAvailability.MISSING;
            }
        } finally {
            speaking = null;
        }
    }

    private boolean isHushed(Sentence sentence) {
        return sentence.hushes() != hushes.get();
    }
}
