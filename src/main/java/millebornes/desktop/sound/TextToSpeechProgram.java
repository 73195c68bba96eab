package millebornes.desktop.sound;

import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import millebornes.words.Language;
import org.jspecify.annotations.Nullable;

/// A program that speaks a text, as operating systems include one.
enum TextToSpeechProgram {
    /// Linux, with the voice that its user has set up
    SPEECH_DISPATCHER("spd-say"),
    /// Linux, without settings of the user
    ESPEAK_NG("espeak-ng"),
    /// macOS
    SAY("say"),
    /// Windows
    POWERSHELL("powershell");

    private static final String WINDOWS_SPEAKS = "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
            + "Add-Type -AssemblyName System.Speech;"
            + "$v=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
            + "try{$v.SelectVoiceByHints('NotSet','NotSet',0,[Globalization.CultureInfo]'LANGUAGE')}catch{};"
            + "$v.Speak([Console]::In.ReadToEnd())";

    private final String program;

    TextToSpeechProgram(String program) {
        this.program = program;
    }

    /// The first of these programs that is available on a system.
    ///
    /// @param system the value of Java's `os.name`
    /// @param installed whether a program of that name is installed
    static Optional<TextToSpeechProgram> find(String system, Predicate<String> installed) {
        String name = system.toLowerCase(Locale.ROOT);
        List<TextToSpeechProgram> usual = name.contains("mac") || name.contains("darwin")
                ? List.of(SAY)
                : name.contains("win") ? List.of(POWERSHELL) : List.of(SPEECH_DISPATCHER, ESPEAK_NG);
        return usual.stream().filter(program -> installed.test(program.program)).findFirst();
    }

    /// Whether a program can be started by its name.
    ///
    /// @param path the folders of programs as the environment lists them, or null; an entry that is no path is skipped
    static boolean isInstalled(FileSystem files, @Nullable String path, String program) {
        boolean windows = files.getSeparator().equals("\\");
        return path != null
                && Pattern.compile(windows ? ";" : ":")
                        .splitAsStream(path)
                        .filter(folder -> !folder.isEmpty())
                        .anyMatch(folder -> isExecutable(files, folder, windows ? program + ".exe" : program));
    }

    private static boolean isExecutable(FileSystem files, String folder, String program) {
        try {
            return Files.isExecutable(files.getPath(folder, program));
        } catch (InvalidPathException _) {
            return false;
        }
    }

    /// The command line. The program reads the text from standard input, so that no sentence is mistaken for an option.
    List<String> command(Language language) {
        return switch (this) {
            case SPEECH_DISPATCHER -> List.of(program, "--wait", "--language", language.tag(), "--pipe-mode");
            case ESPEAK_NG -> List.of(program, "-v", language.tag(), "--stdin");
            case SAY -> List.of(program, "-v", language == Language.FRENCH ? "Thomas" : "Samantha", "-f", "-");
            case POWERSHELL ->
                List.of(
                        program,
                        "-NoProfile",
                        "-NonInteractive",
                        "-Command",
                        WINDOWS_SPEAKS.replace("LANGUAGE", language == Language.FRENCH ? "fr-FR" : "en-US"));
        };
    }
}
