package millebornes;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;
import java.util.stream.Stream;
import millebornes.bot.MoveReason;
import millebornes.bot.ReasonedMove;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The arrows between the rooms, as docs/architecture.md draws them: what is not allowed here fails with its reason.
class ArchitectureTest {

    /// What one room may use of the others, and why no more.
    record Arrow(String from, List<String> to, String because) {

        @Override
        public String toString() {
            return from + " -> " + to;
        }
    }

    static final List<Arrow> ARROWS = List.of(
            new Arrow("engine.card", List.of(), "cards are the first words of the game and need no others"),
            new Arrow("engine.table", List.of("engine.card"), "what lies on the table knows nothing of how it changes"),
            new Arrow(
                    "engine.play",
                    List.of("engine.card", "engine.table"),
                    "the words for change are said before any rule allows or forbids it"),
            new Arrow(
                    "engine.rules",
                    List.of("engine.card", "engine.table", "engine.play"),
                    "a rule looks at one round; points, matches and views are made from what it did"),
            new Arrow(
                    "engine.score",
                    List.of("engine.card", "engine.table", "engine.play", "engine.rules"),
                    "points follow from a finished round, not from the match around it"),
            new Arrow(
                    "engine.view",
                    List.of("engine.card", "engine.table", "engine.play", "engine.rules"),
                    "what a seat may know is said of one round; a match would let the seed in"),
            new Arrow(
                    "engine.match",
                    List.of(
                            "engine.card",
                            "engine.table",
                            "engine.play",
                            "engine.rules",
                            "engine.score",
                            "engine.view"),
                    "a match is played, not written: the notation reads it and is not asked by it"),
            new Arrow("engine", List.of(), "the rules must run without anything else of the program"),
            new Arrow("bot", List.of("engine"), "a computer player knows the game and its own view, nothing else"),
            new Arrow(
                    "save", List.of("engine"), "a saved game is edition, options, seed and moves: words of the engine"),
            new Arrow(
                    "words",
                    List.of("engine", "bot"),
                    "sentences are made from facts and from a player's reasons, whoever shows them"),
            new Arrow(
                    "session",
                    List.of("engine", "bot", "save"),
                    "a running match has no language and no screen, so that every way in can share it"),
            new Arrow(
                    "cli",
                    List.of("engine", "bot", "save", "words", "session"),
                    "a command must run where no window can be opened"),
            new Arrow(
                    "desktop",
                    List.of("engine", "bot", "save", "words", "session"),
                    "the window is one of the ways in, not a user of another"),
            new Arrow(
                    "desktop.screens",
                    List.of(
                            "desktop.tabletop",
                            "desktop.sound",
                            "desktop.motion",
                            "desktop.theme",
                            "engine",
                            "bot",
                            "save",
                            "words",
                            "session"),
                    "screens are put together by the application and do not know it"),
            new Arrow(
                    "desktop.tabletop",
                    List.of("desktop.motion", "desktop.theme", "engine", "bot", "save", "words", "session"),
                    "the table can be shown on any screen"),
            new Arrow(
                    "desktop.sound",
                    List.of("desktop.motion", "engine"),
                    "what is heard follows from what moves, however it looks, and tells no more than that"),
            new Arrow(
                    "desktop.motion",
                    List.of("desktop.theme", "engine", "bot", "save", "words", "session"),
                    "a plan of movements names places, not the nodes that stand there"),
            new Arrow(
                    "desktop.theme",
                    List.of("engine", "bot", "save", "words", "session"),
                    "colours and sizes are the same whatever is drawn with them"));

    @ParameterizedTest
    @FieldSource("ARROWS")
    void roomsUseOnlyWhatTheArrowsAllow(Arrow arrow) {
        String[] allowed = Rooms.patterns(
                Stream.concat(Stream.of(arrow.from()), arrow.to().stream()).toList());
        classes()
                .that()
                .resideInAPackage(Rooms.pattern(arrow.from()))
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed).or(not(resideInAPackage(Rooms.ROOT + ".."))))
                .because(arrow.because())
                .allowEmptyShould(!Rooms.built(arrow.from()))
                .check(Rooms.CLASSES);
    }

    @Test
    void everyClassIsInARoom() {
        List<String> rooms = Stream.of(Rooms.ENGINE, Rooms.DESKTOP, List.of("bot", "save", "words", "session", "cli"))
                .flatMap(List::stream)
                .toList();
        classes()
                .that()
                .doNotHaveSimpleName("module-info")
                .should()
                .resideInAnyPackage(Rooms.patterns(rooms))
                .because("a class outside the rooms would escape the arrows")
                .check(Rooms.CLASSES);
    }

    @Test
    void wordsSayReasonsAndFindNone() {
        noClasses()
                .that()
                .resideInAPackage(Rooms.pattern("words"))
                .should()
                .dependOnClassesThat(resideInAPackage(Rooms.pattern("bot"))
                        .and(not(belongToAnyOf(MoveReason.class, ReasonedMove.class))))
                .because("a reason is the player's; words that ask a player would choose moves")
                .check(Rooms.CLASSES);
    }

    @Test
    void theEngineUsesOnlyTheBaseOfJava() {
        classes()
                .that()
                .resideInAPackage(Rooms.pattern("engine"))
                .should()
                .onlyDependOnClassesThat(
                        inJavaBase().or(resideInAnyPackage(Rooms.pattern("engine"), "org.jspecify.annotations")))
                .because("the rules must run in any program, on any machine, without a library")
                .check(Rooms.CLASSES);
    }

    static Stream<Arrow> libraries() {
        List<String> toolkit =
                List.of("javafx..", "com.sun.javafx..", "org.controlsfx..", "atlantafx..", "org.kordamp.ikonli..");
        return Stream.concat(
                Rooms.HEADLESS.stream()
                        .map(room -> new Arrow(
                                room, toolkit, "a machine without a display must run it without loading a toolkit")),
                Stream.of("bot", "save", "words", "session", "desktop")
                        .map(room ->
                                new Arrow(room, List.of("picocli.."), "only the command line reads a command line")));
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void roomsLeaveTheLibrariesOfOthersAlone(Arrow arrow) {
        noClasses()
                .that()
                .resideInAPackage(Rooms.pattern(arrow.from()))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(arrow.to().toArray(String[]::new))
                .because(arrow.because())
                .allowEmptyShould(!Rooms.built(arrow.from()))
                .check(Rooms.CLASSES);
    }

    /// Rules and screens ask what an edition says, never which edition it is.
    @Test
    void nobodyAsksForAnEditionByName() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(Editions.class.getName())
                .should()
                .accessFieldWhere(describe(
                        "the field is one edition",
                        access -> access.getTargetOwner().isEquivalentTo(Editions.class)
                                && access.getTarget().getRawType().isEquivalentTo(Edition.class)))
                .because("what differs between editions is their data, so that a new one needs no other file")
                .check(Rooms.CLASSES);
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching(Rooms.ROOT + ".(**)")
                .should()
                .beFreeOfCycles()
                .because("two packages that need each other can only be read, tested and changed as one")
                .check(Rooms.CLASSES);
    }

    private static DescribedPredicate<JavaClass> inJavaBase() {
        var packages = Object.class.getModule().getPackages();
        return DescribedPredicate.describe(
                "are in java.base",
                type -> type.getBaseComponentType().isPrimitive()
                        || packages.contains(type.getBaseComponentType().getPackageName()));
    }
}
