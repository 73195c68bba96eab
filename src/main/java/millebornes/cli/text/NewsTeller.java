package millebornes.cli.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import millebornes.engine.rules.Event;
import millebornes.words.Audience;
import millebornes.words.Narrator;

/// Prints events, one line each, and remembers what each person has not heard yet. Everybody at the terminal hears it,
/// so only public information is printed; a drawn card waits until its player is alone.
final class NewsTeller {

    private final TextTerminal terminal;
    private final Narrator narrator;
    private final OptionalInt lone;
    private final List<String> told = new ArrayList<>();
    private final Map<Integer, List<String>> drawn = new HashMap<>();
    private final Map<Integer, String> lastDrawn = new HashMap<>();
    private final int[] heard;
    private List<Event.Drew> drawnInStep = List.of();
    private int step;

    /// @param lone the seat of the only person at the table, whose cards are announced at once, if there is only one
    NewsTeller(TextTerminal terminal, Narrator narrator, OptionalInt lone) {
        this.terminal = terminal;
        this.narrator = narrator;
        this.lone = lone;
        this.heard = new int[narrator.names().seats().size()];
    }

    /// Prints the events of a step that are news.
    void tell(List<Event> events) {
        step = told.size();
        drawnInStep = events.stream()
                .filter(Event.Drew.class::isInstance)
                .map(Event.Drew.class::cast)
                .toList();
        for (Event event : events) {
            if (event instanceof Event.RoundBegan) {
                told.clear();
                drawn.clear();
                lastDrawn.clear();
                Arrays.fill(heard, 0);
                step = 0;
            }
            if (event instanceof Event.Drew drew) {
                drew(drew);
            } else if (event.isNews()) {
                add(narrator.event(event, Audience.BYSTANDER));
            }
        }
    }

    /// Prints another line of public news, and remembers it.
    void add(String line) {
        told.add(line);
        terminal.say(TextTone.NEWS, line);
    }

    /// Forgets the news of the last step, which was undone, and prints a line about that.
    void takenBack(String line) {
        told.subList(Math.min(step, told.size()), told.size()).clear();
        for (Event.Drew drew : drawnInStep) {
            drawn.remove(drew.seat());
            lastDrawn.remove(drew.seat());
        }
        drawnInStep = List.of();
        add(line);
        step = told.size();
    }

    private void drew(Event.Drew drew) {
        String line = narrator.event(drew, Audience.at(drew.seat()));
        lastDrawn.put(drew.seat(), line);
        if (lone.isPresent() && lone.getAsInt() == drew.seat()) {
            terminal.say(TextTone.OWN, line);
        } else {
            drawn.computeIfAbsent(drew.seat(), _ -> new ArrayList<>()).add(line);
        }
    }

    /// The lines about the cards that a person has drawn since they last looked. A second call returns none.
    List<String> drawn(int seat) {
        List<String> lines = drawn.getOrDefault(seat, List.of());
        drawn.remove(seat);
        return lines;
    }

    /// The line about the card that a person has drawn last in this round, if any.
    Optional<String> lastDrawn(int seat) {
        return Optional.ofNullable(lastDrawn.get(seat));
    }

    /// The lines of all news of the round.
    List<String> round() {
        return List.copyOf(told);
    }

    /// The lines of all news that a person has not heard yet.
    List<String> since(int seat) {
        return List.copyOf(told.subList(Math.min(heard[seat], told.size()), told.size()));
    }

    /// The lines of the last step's news.
    List<String> lastStep() {
        return List.copyOf(told.subList(Math.min(step, told.size()), told.size()));
    }

    /// Records that a person has heard all news so far, as [#since(int)] needs it.
    void heard(int seat) {
        heard[seat] = told.size();
    }
}
