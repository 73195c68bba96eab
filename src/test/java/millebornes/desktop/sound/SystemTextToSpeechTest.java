package millebornes.desktop.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import javax.sound.sampled.AudioInputStream;
import javax.sound.sampled.AudioSystem;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// The voice program of each system, its arguments, and that nothing happens without one.
class SystemTextToSpeechTest {

    /// Of the upper byte of a sample.
    private static final int LOUD = 3;

    private static final String SENTENCE = "-x Anna a le feu vert.";

    private final BlockingQueue<String> started = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> spoken = new LinkedBlockingQueue<>();
    private final Semaphore writing = new Semaphore(0);

    @ParameterizedTest
    @CsvSource({
        "Linux, spd-say, SPEECH_DISPATCHER",
        "Linux, espeak-ng, ESPEAK_NG",
        "Linux, say,",
        "Mac OS X, say, SAY",
        "Darwin, espeak-ng,",
        "Windows 11, powershell, POWERSHELL"
    })
    void everySystemHasItsProgram(String system, String installed, @Nullable TextToSpeechProgram program) {
        assertThat(TextToSpeechProgram.find(system, installed::equals)).isEqualTo(Optional.ofNullable(program));
    }

    /// On Windows with its own separator and ending, and an entry in quotes, which is no path.
    @Test
    void programsAreFoundOnEverySystem() throws IOException {
        try (FileSystem windows = Jimfs.newFileSystem(Configuration.windows());
                FileSystem macos = Jimfs.newFileSystem(Configuration.osX())) {
            Files.createDirectories(windows.getPath("C:\\Windows\\PS"));
            Files.createFile(windows.getPath("C:\\Windows\\PS\\powershell.exe"));
            Files.createDirectories(macos.getPath("/usr/bin"));
            Files.createFile(macos.getPath("/usr/bin/say"));
            String path = "\"C:\\Program Files\";;D:\\bin;C:\\Windows\\PS";
            assertThat(TextToSpeechProgram.isInstalled(windows, path, "powershell"))
                    .isTrue();
            assertThat(TextToSpeechProgram.isInstalled(windows, path, "say")).isFalse();
            assertThat(TextToSpeechProgram.isInstalled(macos, "/bin::/usr/bin", "say"))
                    .isTrue();
            assertThat(TextToSpeechProgram.isInstalled(macos, null, "say")).isFalse();
        }
    }

    @Test
    void speechDispatcherComesFirst() {
        assertThat(TextToSpeechProgram.find("Linux", _ -> true)).contains(TextToSpeechProgram.SPEECH_DISPATCHER);
    }

    @Test
    void everyProgramSpeaksTheLanguageAndReadsItsSentence() {
        for (TextToSpeechProgram program : TextToSpeechProgram.values()) {
            assertThat(program.command(Language.FRENCH))
                    .isNotEqualTo(program.command(Language.ENGLISH))
                    .noneMatch(word -> word.contains(SENTENCE));
        }
    }

    @Test
    void sentencesAreSaidInOrder() throws Exception {
        SystemTextToSpeech textToSpeech =
                new SystemTextToSpeech(() -> Optional.of(TextToSpeechProgram.ESPEAK_NG), this::start);
        textToSpeech.say(SENTENCE, Language.FRENCH);
        textToSpeech.say("Paul draws a card.", Language.ENGLISH);
        assertThat(spoken.poll(1, TimeUnit.MINUTES)).isEqualTo(SENTENCE + "\n");
        assertThat(spoken.poll(1, TimeUnit.MINUTES)).isEqualTo("Paul draws a card.\n");
        assertThat(started).containsExactly("espeak-ng -v fr --stdin", "espeak-ng -v en --stdin");
        assertThat(textToSpeech.availability()).isEqualTo(TextToSpeech.VoiceAvailability.THERE);
    }

    /// What is really heard, into a file instead of a loudspeaker; skipped where nobody has installed the voice.
    @ParameterizedTest
    @EnumSource
    void aSentenceIsHeard(Language language, @TempDir Path folder) throws Exception {
        assumeTrue(TextToSpeechProgram.find("Linux", name -> name.equals("espeak-ng") && isInstalled(name))
                .isPresent());
        BlockingQueue<Process> speaking = new LinkedBlockingQueue<>();
        Path file = folder.resolve("heard.wav");
        SystemTextToSpeech textToSpeech =
                new SystemTextToSpeech(() -> Optional.of(TextToSpeechProgram.ESPEAK_NG), command -> {
                    List<String> recorded = new ArrayList<>(command);
                    recorded.addAll(List.of("-w", file.toString()));
                    Process process = new ProcessBuilder(recorded).start();
                    speaking.add(process);
                    return process;
                });
        textToSpeech.say(language == Language.FRENCH ? "Anna a le feu vert." : "Anna has the green light.", language);
        Process process = Objects.requireNonNull(speaking.poll(1, TimeUnit.MINUTES));
        assertThat(process.waitFor()).isZero();
        try (AudioInputStream heard = AudioSystem.getAudioInputStream(file.toFile())) {
            assertThat(heard.getFrameLength() / heard.getFormat().getFrameRate())
                    .as("seconds")
                    .isBetween(0.5f, 10f);
            byte[] samples = heard.readAllBytes();
            long loud = IntStream.iterate(1, at -> at < samples.length, at -> at + 2)
                    .filter(at -> Math.abs(samples[at]) > LOUD)
                    .count();
            assertThat(loud).as("samples that are no silence").isGreaterThan(samples.length / 20);
        }
    }

    private static boolean isInstalled(String program) {
        return Files.isExecutable(Path.of("/usr/bin", program));
    }

    @Test
    void whereThereIsNoneThereIsSilence() throws Exception {
        BlockingQueue<String> searched = new LinkedBlockingQueue<>();
        SystemTextToSpeech textToSpeech = new SystemTextToSpeech(
                () -> {
                    searched.add(Thread.currentThread().getName());
                    return Optional.empty();
                },
                this::start);
        assertThat(searched.poll(1, TimeUnit.MINUTES))
                .as("looked for beside the screen's thread")
                .isEqualTo("voice");
        for (int sentence = 0; sentence < 100; sentence++) {
            textToSpeech.say(SENTENCE, Language.FRENCH);
        }
        textToSpeech.hush();
        assertThat(started).isEmpty();
    }

    @Test
    void aSentenceThatIsHushedWhileItIsWrittenLeavesTheVoice() throws Exception {
        SystemTextToSpeech textToSpeech =
                new SystemTextToSpeech(() -> Optional.of(TextToSpeechProgram.ESPEAK_NG), command -> {
                    Process process = start(command);
                    return started.size() == 1 ? new SlowProcess() : process;
                });
        textToSpeech.say(SENTENCE, Language.FRENCH);
        assertThat(writing.tryAcquire(1, TimeUnit.MINUTES)).isTrue();
        textToSpeech.hush();
        textToSpeech.say(SENTENCE, Language.ENGLISH);
        assertThat(spoken.poll(1, TimeUnit.MINUTES)).isEqualTo(SENTENCE + "\n");
        assertThat(textToSpeech.availability()).isEqualTo(TextToSpeech.VoiceAvailability.THERE);
    }

    @Test
    void aSentenceThatIsHushedWhileItsProgramStartsIsStopped() throws Exception {
        SlowProcess process = new SlowProcess();
        AtomicReference<@Nullable SystemTextToSpeech> voice = new AtomicReference<>();
        SystemTextToSpeech textToSpeech =
                new SystemTextToSpeech(() -> Optional.of(TextToSpeechProgram.ESPEAK_NG), _ -> {
                    Objects.requireNonNull(voice.get()).hush();
                    return process;
                });
        voice.set(textToSpeech);
        textToSpeech.say(SENTENCE, Language.FRENCH);
        assertThat(process.destroyed.await(1, TimeUnit.MINUTES)).isTrue();
    }

    private Process start(List<String> command) {
        started.add(String.join(" ", command));
        return new SilentProcess();
    }

    /// A program that writes down what it reads.
    private class SilentProcess extends Process {

        private final ByteArrayOutputStream input = new ByteArrayOutputStream() {
            @Override
            public void close() throws IOException {
                spoken.add(toString(StandardCharsets.UTF_8));
                super.close();
            }
        };

        @Override
        public OutputStream getOutputStream() {
            return input;
        }

        @Override
        public InputStream getInputStream() {
            return new ByteArrayInputStream(new byte[0]);
        }

        @Override
        public InputStream getErrorStream() {
            return getInputStream();
        }

        @Override
        public int waitFor() {
            return 0;
        }

        @Override
        public int exitValue() {
            return 0;
        }

        @Override
        public void destroy() {}
    }

    /// A program that reads nothing until it is ended.
    private final class SlowProcess extends SilentProcess {

        private final CountDownLatch destroyed = new CountDownLatch(1);

        @Override
        public OutputStream getOutputStream() {
            return new OutputStream() {
                @Override
                public void write(int value) throws IOException {
                    writing.release();
                    try {
                        destroyed.await();
                    } catch (InterruptedException interrupted) {
                        throw new IOException(interrupted);
                    }
                    throw new IOException("Stream closed");
                }
            };
        }

        @Override
        public void destroy() {
            destroyed.countDown();
        }
    }
}
