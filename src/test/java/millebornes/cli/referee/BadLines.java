package millebornes.cli.referee;

import java.util.List;
import java.util.Random;

/// Request lines of a broken program: valid ones, valid ones with random changes, and noise.
final class BadLines {

    private static final List<String> GOOD = List.of(
            "{\"cmd\":\"new\",\"profile\":\"board\",\"seats\":3,\"options\":{\"accelerated\":true,\"rounds\":2},\"seed\":4}",
            "{\"cmd\":\"new\",\"profile\":\"playroom\",\"teams\":\"2x3\",\"options\":{\"cumulate\":true},\"seed\":-9}",
            "{\"cmd\":\"new\",\"profile\":\"duel\",\"deck\":[\"KM_25\",\"GREEN_LIGHT\",\"RED_LIGHT\"]}",
            "{\"cmd\":\"play\",\"move\":{\"type\":\"play\",\"card\":\"GREEN_LIGHT\"}}",
            "{\"cmd\":\"play\",\"move\":{\"type\":\"play\",\"card\":\"RED_LIGHT\",\"target\":1}}",
            "{\"cmd\":\"play\",\"move\":{\"type\":\"discard\",\"card\":\"KM_25\"}}",
            "{\"cmd\":\"play\",\"move\":{\"type\":\"decline\",\"seat\":1}}",
            "{\"cmd\":\"play\",\"move\":{\"type\":\"end-turn\"}}",
            "{\"cmd\":\"state\"}",
            "{\"cmd\":\"view\",\"seat\":1}",
            "{\"cmd\":\"next-round\",\"deck\":[\"KM_50\"]}",
            "{\"cmd\":\"save\"}",
            "{\"cmd\":\"advise\",\"level\":\"random\",\"millis\":5,\"seed\":8}",
            """
                    {"cmd":"advise","level":"easy","profile":"duel","view":{"phase":"play","turn":0,"asked":[0],"round":1,\
                    "target":1000,"drawPile":93,"discardPile":[],"table":0,"removed":[],"played":{},"cars":[{"team":0,"km":0,"started":false,\
                    "stopped":[],"needsGreenLight":false,"limited":false,"wrongWay":false,"safeties":[],"km200":0,"km100":0},\
                    {"team":1,"km":0,"started":false,"stopped":[],"needsGreenLight":false,"limited":false,"wrongWay":false,\
                    "safeties":[],"km200":0,"km100":0}],"hands":[["KM_25","KM_100","RED_LIGHT","GREEN_LIGHT","GREEN_LIGHT",\
                    "SPARE_TIRE","SPARE_TIRE"],null],"handCounts":[7,6],"seats":[{"car":0,"team":0},{"car":1,"team":1}],\
                    "totals":[0,0],"legal":[],"result":null,"seat":0}}\
                    """,
            """
                    {"cmd":"load","game":{"game":"millebornes","version":1,"profile":"duel","seats":2,"teams":"singles",\
                    "options":{},"seed":3,"first":1,"rounds":[{"deck":["KM_25"],"moves":[{"type":"discard","card":"KM_25"}]}]}}\
                    """);

    private static final List<String> SCRAPS = List.of(
            "{",
            "}",
            "[",
            "]",
            "\"",
            ":",
            ",",
            "null",
            "true",
            "-",
            "1e999",
            "NaN",
            "99999999999999999999",
            "\\ud800",
            "\\u0000",
            "\uD83D",
            "é",
            "KM_25",
            "seat",
            "0",
            "-1",
            "[[[[[[[[",
            "{\"a\":",
            "//",
            "\\",
            "\u2028");

    private final Random random;

    BadLines(long seed) {
        random = new Random(seed);
    }

    String next() {
        return switch (random.nextInt(20)) {
            case 0 -> good();
            case 1 -> noise();
            default -> spoilt(good());
        };
    }

    private String good() {
        return GOOD.get(random.nextInt(GOOD.size()));
    }

    /// A line with a few random changes: a scrap put in or over it, a piece cut out, a piece of another line.
    private String spoilt(String line) {
        String spoilt = line;
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            int from = random.nextInt(spoilt.length() + 1);
            int to = Math.min(spoilt.length(), from + random.nextInt(6));
            String scrap = SCRAPS.get(random.nextInt(SCRAPS.size()));
            spoilt = switch (random.nextInt(4)) {
                case 0 -> spoilt.substring(0, from) + scrap + spoilt.substring(from);
                case 1 -> spoilt.substring(0, from) + scrap + spoilt.substring(to);
                case 2 -> spoilt.substring(0, from) + spoilt.substring(to);
                default -> spoilt.substring(0, from) + good().substring(random.nextInt(8));
            };
        }
        return spoilt;
    }

    /// Any characters at all but the end of a line, and scraps between them.
    private String noise() {
        StringBuilder noise = new StringBuilder();
        for (int length = random.nextInt(60); length > 0; length--) {
            noise.append(
                    switch (random.nextInt(3)) {
                        case 0 -> SCRAPS.get(random.nextInt(SCRAPS.size()));
                        case 1 -> Character.toString(' ' + random.nextInt('~' - ' '));
                        default -> Character.toString(' ' + random.nextInt(Character.MAX_CODE_POINT - ' '));
                    });
        }
        return noise.toString();
    }
}
