package millebornes.start;

import java.util.Locale;
import java.util.ResourceBundle;

/// What `java -jar` runs first. It is compiled for Java 8, alone in the program, so that whoever starts the jar with an
/// older Java than it needs reads one sentence, and not that a class has a version of 69.
public final class JarEntry {

    private static final int NEEDED = 25;
    private static final int WRONG_JAVA = 4;

    private JarEntry() {}

    /// Goes on to the program's entry, or says which Java it needs and ends with status 4.
    public static void main(String[] arguments) throws ReflectiveOperationException {
        String version = System.getProperty("java.specification.version");
        if (number(version) < NEEDED) {
            System.err.println(sentence(version));
            System.exit(WRONG_JAVA);
        }
        // By its name: the compiler for Java 8 could not read it.
        Class.forName("millebornes.cli.Main").getMethod("main", String[].class).invoke(null, (Object) arguments);
    }

    private static String sentence(String version) {
        ResourceBundle words = ResourceBundle.getBundle("cli.java", Locale.getDefault());
        return String.format(Locale.ROOT, words.getString("java.old"), NEEDED, version);
    }

    /// @param version 1.8, or 17
    private static int number(String version) {
        String[] parts = version.split("\\.");
        return Integer.parseInt(parts[parts[0].equals("1") ? 1 : 0]);
    }
}
