package millebornes.net.http;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// Prints the addresses of the network in which it is started, one per line.
final class OwnAddressPrinter {

    private OwnAddressPrinter() {}

    public static void main(String[] arguments) {
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        OwnAddressFinder.hosts().forEach(out::println);
    }
}
