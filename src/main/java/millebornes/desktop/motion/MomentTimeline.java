package millebornes.desktop.motion;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import millebornes.engine.table.Card;
import millebornes.engine.table.Distance;
import millebornes.engine.table.Safety;

/// The key frames of the moment of one card: which actors move on its disc, and when. Everything is data of
/// `moments.properties`; the length depends on the card alone, so it reveals nothing about a hand.
///
/// @param millis the duration, in ms at the normal pace
/// @param actors the steps of each actor, by its name
public record MomentTimeline(double millis, Map<String, List<Step>> actors) {

    private static final String FILE = "/art/moments.properties";

    /// The actor whose place is the mood of the driver.
    public static final String MOOD = "mood";

    private static final Pattern CHANNEL = Pattern.compile("(s|[a-z]{1,2})(-?[0-9.]+)");

    /// The overshoot of a spring.
    private static final double TOO_FAR = 1.4;

    public MomentTimeline {
        actors = Collections.unmodifiableMap(new LinkedHashMap<>(actors));
    }

    /// What changes of an actor: its place in px of the disc, its rotation in degrees, its scale, the pivot of both, and
    /// its opacity.
    public enum Channel {
        X(0),
        Y(0),
        R(0),
        SX(1),
        SY(1),
        PX(0),
        PY(0),
        O(1);

        private final double first;

        Channel(double first) {
            this.first = first;
        }
    }

    /// How a change proceeds.
    public enum Easing {
        LINEAR,
        IN,
        OUT,
        BACK,
        BOUNCE;

        private double of(double share) {
            double left = 1 - share;
            return switch (this) {
                case LINEAR -> share;
                case IN -> share * share;
                case OUT -> 1 - left * left;
                case BACK -> 1 - (TOO_FAR + 1) * left * left * left + TOO_FAR * left * left;
                case BOUNCE -> 1 - new MotionCurve.BounceCurve(1, 1).valueAt(share);
            };
        }
    }

    /// A change of some channels from their last values.
    ///
    /// @param start in ms after the beginning of the moment
    /// @param millis the duration; 0 for a jump
    /// @param targets the values at its end
    public record Step(double start, double millis, Easing easing, Map<Channel, Double> targets) {

        public Step {
            targets = Map.copyOf(targets);
        }

        private static Step parse(String text) {
            String[] words = text.strip().split("\\s+");
            String[] times = words[0].split("\\+", -1);
            Easing easing = Easing.LINEAR;
            Map<Channel, Double> targets = new EnumMap<>(Channel.class);
            for (String word : Arrays.asList(words).subList(1, words.length)) {
                Matcher channel = CHANNEL.matcher(word);
                if (channel.matches()) {
                    double value = Double.parseDouble(channel.group(2));
                    String name = channel.group(1).toUpperCase(Locale.ROOT);
                    List<String> names = name.equals("S") ? List.of("SX", "SY") : List.of(name);
                    names.forEach(one -> targets.put(Channel.valueOf(one), value));
                } else {
                    easing = Easing.valueOf(word.toUpperCase(Locale.ROOT));
                }
            }
            double millis = times.length > 1 ? Double.parseDouble(times[1]) : 0;
            return new Step(Double.parseDouble(times[0]), millis, easing, targets);
        }
    }

    /// The values of all channels of an actor at a time.
    public record ActorState(Map<Channel, Double> values) {

        public ActorState {
            values = Map.copyOf(values);
        }

        /// The value of a channel.
        public double of(Channel channel) {
            return Objects.requireNonNull(values.get(channel));
        }
    }

    /// The timeline of a card.
    ///
    /// @throws IllegalArgumentException for a distance, which has no moment
    public static MomentTimeline of(Card card) {
        return Optional.ofNullable(KeyFrameFile.READ.timelines().get(card))
                .orElseThrow(() -> new IllegalArgumentException("no moment for " + card));
    }

    /// All actors, back to front, each after the names of those that it belongs to, with slashes between them.
    public static List<String> order() {
        return KeyFrameFile.READ.order();
    }

    /// The name of an actor in that order.
    public static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /// The state of an actor at a time; empty before it appears, or if it does not.
    ///
    /// @param elapsed ms after the beginning
    public Optional<ActorState> state(String actor, double elapsed) {
        List<Step> steps = actors.getOrDefault(actor, List.of());
        if (steps.isEmpty() || elapsed < steps.getFirst().start()) {
            return Optional.empty();
        }
        Map<Channel, Double> state = new EnumMap<>(Channel.class);
        for (Channel channel : Channel.values()) {
            state.put(channel, channel.first);
        }
        for (Step step : steps) {
            if (elapsed >= step.start()) {
                double share = step.millis() == 0 ? 1 : Math.min(1, (elapsed - step.start()) / step.millis());
                double eased = step.easing().of(share);
                step.targets()
                        .forEach((channel, target) ->
                                state.merge(channel, target, (from, to) -> from + (to - from) * eased));
            }
        }
        return Optional.of(new ActorState(state));
    }

    private static List<Step> steps(String text, Map<String, List<Step>> others) {
        return Stream.of(text.split(";", -1))
                .flatMap(step ->
                        Optional.ofNullable(others.get(step.strip()))
                                .orElseGet(() -> List.of(Step.parse(step)))
                                .stream())
                .toList();
    }

    /// The content of the file, read once, when it is first needed.
    ///
    /// @param order as in [MomentTimeline#order]
    private record KeyFrameFile(List<String> order, Map<Card, MomentTimeline> timelines) {

        private static final KeyFrameFile READ = read();

        private static KeyFrameFile read() {
            Properties lines = new Properties();
            try (InputStreamReader reader = new InputStreamReader(
                    Objects.requireNonNull(MomentTimeline.class.getResourceAsStream(FILE)), StandardCharsets.UTF_8)) {
                lines.load(reader);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            List<String> order = List.of(lines.getProperty("order").split("\\s+"));
            return new KeyFrameFile(
                    order,
                    Card.ALL.stream()
                            .filter(card -> !(card instanceof Distance))
                            .collect(Collectors.toUnmodifiableMap(
                                    Function.identity(), card -> timeline(card, order, lines))));
        }

        /// Safeties share a timeline, to which each adds its own actors.
        private static MomentTimeline timeline(Card card, List<String> order, Properties lines) {
            String family = card instanceof Safety ? "SAFETY" : card.name();
            Map<String, List<Step>> actors = new LinkedHashMap<>();
            Stream.concat(order.stream().map(MomentTimeline::name), Stream.of(MOOD))
                    .forEach(actor -> {
                        String steps =
                                lines.getProperty(card.name() + "." + actor, lines.getProperty(family + "." + actor));
                        if (steps != null) {
                            actors.put(actor, steps(steps, actors));
                        }
                    });
            return new MomentTimeline(Double.parseDouble(lines.getProperty(family + ".millis")), actors);
        }
    }
}
