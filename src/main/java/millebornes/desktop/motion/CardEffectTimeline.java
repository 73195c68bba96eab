package millebornes.desktop.motion;

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
import millebornes.save.ResourceReader;

/// The key frames of the animation ("moment") that shows on a disc what an attack, a remedy or a safety does: which
/// parts of the picture ("actors") move, how, and when. Everything is data of `moments.properties`; the length depends
/// on the card alone, so it reveals nothing about a hand.
///
/// @param millis the duration, in ms at the normal pace
/// @param actors the steps of each actor, by its name
public record CardEffectTimeline(double millis, Map<String, List<Step>> actors) {

    private static final String FILE = "/art/moments.properties";

    /// The name of the actor that is the driver's mood: it is not moved, its values say which face is shown.
    public static final String MOOD = "mood";

    private static final Pattern CHANNEL = Pattern.compile("(s|[a-z]{1,2})(-?[0-9.]+)");

    /// The overshoot of the easing `BACK`: the parameter of the usual cubic formula.
    private static final double TOO_FAR = 1.4;

    public CardEffectTimeline {
        actors = Collections.unmodifiableMap(new LinkedHashMap<>(actors));
    }

    /// A property of an actor that changes: its position in the disc's units, its rotation in degrees, its scale, the
    /// pivot of both, its opacity.
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

    /// The easing function of a change.
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

    /// The state of an actor at a time: the values of all channels.
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
    public static CardEffectTimeline of(Card card) {
        return Optional.ofNullable(KeyFrameFile.READ.timelines().get(card))
                .orElseThrow(() -> new IllegalArgumentException("no moment for " + card));
    }

    /// The paths of all actors, from back to front. The path of an actor consists of the names of the actors that it
    /// belongs to and its own, separated by slashes.
    public static List<String> order() {
        return KeyFrameFile.READ.order();
    }

    /// The name at the end of an actor's path.
    public static String name(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /// The state of an actor at a time; empty before it appears, or if the timeline does not have it.
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
    /// @param order as in [CardEffectTimeline#order]
    private record KeyFrameFile(List<String> order, Map<Card, CardEffectTimeline> timelines) {

        private static final KeyFrameFile READ = read();

        private static KeyFrameFile read() {
            Properties lines = ResourceReader.properties(FILE);
            List<String> order = List.of(lines.getProperty("order").split("\\s+"));
            return new KeyFrameFile(
                    order,
                    Card.ALL.stream()
                            .filter(card -> !(card instanceof Distance))
                            .collect(Collectors.toUnmodifiableMap(
                                    Function.identity(), card -> timeline(card, order, lines))));
        }

        /// Safeties share a timeline, to which each adds its own actors.
        private static CardEffectTimeline timeline(Card card, List<String> order, Properties lines) {
            String family = card instanceof Safety ? "SAFETY" : card.name();
            Map<String, List<Step>> actors = new LinkedHashMap<>();
            Stream.concat(order.stream().map(CardEffectTimeline::name), Stream.of(MOOD))
                    .forEach(actor -> {
                        String steps =
                                lines.getProperty(card.name() + "." + actor, lines.getProperty(family + "." + actor));
                        if (steps != null) {
                            actors.put(actor, steps(steps, actors));
                        }
                    });
            return new CardEffectTimeline(Double.parseDouble(lines.getProperty(family + ".millis")), actors);
        }
    }
}
