package millebornes.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import millebornes.cli.text.DialogueContext.NumberedList;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import millebornes.engine.rules.FlagOption;
import millebornes.engine.rules.MatchLength;
import millebornes.engine.rules.ScoringMode;
import millebornes.engine.rules.Setup;
import millebornes.engine.rules.TeamFormat;
import millebornes.session.SeatPlayer;
import millebornes.words.SetupSentences;
import millebornes.words.Words;

/// Asks for the set-up of a game, one question at a time; Enter takes the default.
final class SetupQuestions {

    private static final Pattern NUMBER = Pattern.compile("\\d+");

    /// The points of a long match, which the player may choose.
    private static final int LONG_MATCH = 5000;

    private final TextTerminal terminal;
    private final Words words;
    private final TypedPlayerParser players;

    SetupQuestions(TextTerminal terminal, Words words) {
        this.terminal = terminal;
        this.words = words;
        this.players = new TypedPlayerParser(words);
    }

    Edition edition() throws InputEndedException {
        return pick("terminal.setup.edition", Editions.ALL, edition -> words.text("edition." + edition.id()));
    }

    TeamFormat table(Edition edition) throws InputEndedException {
        List<TeamFormat> forms =
                edition.tables().stream().map(Edition.TablePreset::form).toList();
        return forms.size() == 1 ? forms.getFirst() : pick("terminal.setup.table", forms, this::form);
    }

    private String form(TeamFormat form) {
        return form.isSingles()
                ? words.text("terminal.setup.table.singles", form.seats())
                : words.text("terminal.setup.table.teams", form.teams(), form.seatsPerTeam());
    }

    /// Asks for the players, seat by seat; the default is one person, and computers.
    List<SeatPlayer> players(TeamFormat form) throws InputEndedException {
        List<SeatPlayer> all = new ArrayList<>();
        while (all.size() < form.seats()) {
            List<String> names = all.stream().map(SeatPlayer::name).toList();
            SeatPlayer defaultPlayer =
                    all.isEmpty() ? new SeatPlayer.Human(words.text("seat.numbered", 1)) : players.computer(names);
            ask("terminal.setup.player.default", all.size() + 1, defaultPlayer.name());
            String typed = terminal.line().strip();
            Optional<SeatPlayer> player = typed.isEmpty() ? Optional.of(defaultPlayer) : players.parse(typed, names);
            if (player.isEmpty()) {
                refuse("terminal.setup.player.level", players.levels());
            } else if (names.contains(player.get().name())) {
                refuse("terminal.setup.player.twice", player.get().name());
            } else {
                all.add(player.get());
            }
        }
        return all;
    }

    /// Asks for the options of the edition, each toggled by its number.
    Setup options(Setup setup) throws InputEndedException {
        Setup chosenSetup = setup;
        while (true) {
            List<Switch> switches = switches(chosenSetup);
            if (switches.isEmpty()) {
                return chosenSetup;
            }
            String all =
                    NumberedList.of(words, switches.stream().map(this::named).toList());
            ask("terminal.setup.options", all);
            String typed = terminal.line().strip();
            if (typed.isEmpty()) {
                return chosenSetup;
            }
            for (MatchResult number : NUMBER.matcher(typed).results().toList()) {
                chosenSetup = changed(chosenSetup, number.group());
            }
        }
    }

    private Setup changed(Setup setup, String number) {
        List<Switch> switches = switches(setup);
        Optional<Switch> meant = number.length() > 2 ? Optional.empty() : at(switches, Integer.parseInt(number));
        if (meant.isEmpty()) {
            refuse("terminal.number", switches.size());
            return setup;
        }
        Setup otherSetup = meant.get().changedSetup();
        if (otherSetup.problem().isPresent()) {
            terminal.say(
                    TextTone.REFUSAL,
                    new SetupSentences(words).problem(otherSetup.problem().get()));
            return setup;
        }
        return otherSetup;
    }

    private static <T> Optional<T> at(List<T> things, int number) {
        return number >= 1 && number <= things.size() ? Optional.of(things.get(number - 1)) : Optional.empty();
    }

    private String named(Switch setupSwitch) {
        return words.text(
                "terminal.setup.option",
                setupSwitch.name(),
                words.text(setupSwitch.on() ? "terminal.setup.on" : "terminal.setup.off"));
    }

    /// A flag that can be toggled, with the set-up after that.
    private record Switch(String name, boolean on, Setup changedSetup) {}

    private List<Switch> switches(Setup setup) {
        Edition edition = setup.edition();
        Edition.TablePreset table = edition.table(setup.form()).orElseThrow();
        List<Switch> all = new ArrayList<>();
        if (edition.hasChoiceOfScoring()) {
            boolean junior = setup.rules().options().isJunior();
            all.add(new Switch(
                    words.text("option.SCORING.junior"),
                    junior,
                    setup.with(choices -> choices.scoring(junior ? ScoringMode.EXPERT : ScoringMode.JUNIOR))));
        }
        if (table.targets().size() > 1) {
            int target = setup.rules().options().target();
            int other = table.targets().stream()
                    .filter(km -> km != target)
                    .findFirst()
                    .orElse(target);
            all.add(new Switch(
                    words.text("option.TARGET"),
                    target != table.defaultTarget(),
                    setup.with(choices -> choices.target(other))));
        }
        MatchLength length = setup.rules().options().length();
        all.add(new Switch(
                words.text("option.MATCH_TO"),
                !length.isOneRound(),
                setup.with(choices -> choices.matchTo(length.isOneRound() ? LONG_MATCH : 0))));
        Stream.of(FlagOption.values())
                .filter(flag -> edition.isOffered(flag, table))
                .map(flag -> {
                    boolean on = setup.rules().options().has(flag);
                    return new Switch(words.text("option." + flag.name()), on, on ? setup.off(flag) : setup.on(flag));
                })
                .forEach(all::add);
        return all;
    }

    /// Asks who is the youngest of several people, and returns that seat; 0 if there are none.
    int first(List<SeatPlayer> sitters) throws InputEndedException {
        List<Integer> people = SeatPlayer.people(sitters);
        return people.size() < 2
                ? people.stream().findFirst().orElse(0)
                : pick("terminal.setup.first", people, seat -> sitters.get(seat).name());
    }

    /// Asks for one of several items, by number or name; Enter takes the first one.
    private <T> T pick(String question, List<T> things, Function<T, String> name) throws InputEndedException {
        String all = NumberedList.of(words, things.stream().map(name).toList());
        while (true) {
            ask(question, all);
            String typed = terminal.line().strip();
            if (typed.isEmpty()) {
                return things.getFirst();
            }
            Optional<T> named = things.stream()
                    .filter(thing -> name.apply(thing).toLowerCase(Locale.ROOT).equals(typed.toLowerCase(Locale.ROOT)))
                    .findFirst()
                    .or(() -> typed.matches("\\d{1,2}") ? at(things, Integer.parseInt(typed)) : Optional.empty());
            if (named.isPresent()) {
                return named.get();
            }
            refuse("terminal.number", things.size());
        }
    }

    /// Asks a yes-or-no question; Enter means yes.
    ///
    /// @param question the key of its text
    boolean yes(String question, Object... values) throws InputEndedException {
        ask(question, values);
        while (true) {
            String typed = terminal.line();
            if (typed.isBlank() || YesOrNo.says("terminal.yes", typed, words)) {
                return true;
            }
            if (YesOrNo.says("terminal.no", typed, words)) {
                return false;
            }
            refuse(question, values);
        }
    }

    private void ask(String key, Object... values) {
        terminal.say(TextTone.QUESTION, words.text(key, values));
    }

    private void refuse(String key, Object... values) {
        terminal.say(TextTone.REFUSAL, words.text(key, values));
    }
}
