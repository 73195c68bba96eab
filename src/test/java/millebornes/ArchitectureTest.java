package millebornes;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.image.WritableImage;
import millebornes.bot.Advice;
import millebornes.bot.MoveReason;
import millebornes.bot.ReasonedMove;
import millebornes.desktop.art.PictureCache;
import millebornes.engine.rules.Edition;
import millebornes.engine.rules.Editions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The layers of packages and the other rules of docs/architecture.md, and that no two files need each other.
class ArchitectureTest {

    private static final List<String> TOOLKIT =
            List.of("javafx..", "com.sun.javafx..", "org.controlsfx..", "atlantafx..", "org.kordamp.ikonli..");
    private static final DescribedPredicate<JavaClass> TOOLKIT_CLASSES =
            resideInAnyPackage(TOOLKIT.toArray(String[]::new));
    private static final SourceGraph FILES = SourceGraph.ofTheProgram();

    /// Arrows that lie on a circle and are known to: a set-up makes the rules of its game, which keep what was asked
    /// for.
    private static final Set<String> FORGIVEN = Set.of("engine.rules.Setup -> engine.rules.RuleEngine");

    /// Libraries that some room leaves alone, and why.
    record Libraries(String room, List<String> packages, String because) {

        @Override
        public String toString() {
            return room + " without " + packages;
        }
    }

    @Test
    void everyPackageStandsInALayer() throws IOException {
        assertThat(ProgramPackages.layers().stream().flatMap(List::stream))
                .as("a package that is not on the page would escape the layers")
                .containsExactlyInAnyOrderElementsOf(FILES.packages().keySet());
    }

    @Test
    void packagesUseOnlyLowerLayers() throws IOException {
        Map<String, Set<String>> used = FILES.packages();
        writeTable(used);
        List<List<String>> layers = ProgramPackages.layers();
        for (int layer = 0; layer < layers.size(); layer++) {
            List<String> lower = layers.subList(layer + 1, layers.size()).stream()
                    .flatMap(List::stream)
                    .toList();
            assertThat(layers.get(layer))
                    .allSatisfy(name -> assertThat(used.get(name))
                            .as("what %s uses: packages of its own line and above do not exist for it", name)
                            .isSubsetOf(lower));
        }
    }

    @Test
    void windowAndCommandLineDoNotKnowEachOther() {
        noClasses()
                .that()
                .resideInAPackage(ProgramPackages.pattern("desktop"))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ProgramPackages.pattern("cli"))
                .because("the window must open without the commands, and a command run without the window")
                .check(ProgramPackages.CLASSES);
    }

    @Test
    void whatDecidesNeedsNoToolkit() {
        noClasses()
                .that()
                .haveNameMatching(".*(Presenter|ViewState|Model|Layout|Codec|Reader|Planner|Calculator)(\\$.*)?")
                .should()
                .dependOnClassesThat(TOOLKIT_CLASSES)
                .because("what is shown, laid out, read and planned is tested without a window")
                .check(ProgramPackages.CLASSES);
    }

    @Test
    void noFilesNeedEachOther() {
        assertThat(FILES.without(FORGIVEN).circles().arrows())
                .as("files that need each other can only be read, tested and changed as one")
                .isEmpty();
    }

    @Test
    void whatIsForgivenIsStillThere() {
        assertThat(FILES.circles().arrows())
                .as("an arrow that lies on no circle needs no forgiveness")
                .containsAll(FORGIVEN);
    }

    @Test
    void circlesAreFoundWhereTheyAre() {
        SourceGraph graph = new SourceGraph(Map.of(
                "a", Set.of("b"), "b", Set.of("c"), "c", Set.of("b", "d"), "d", Set.of("e"), "e", Set.of("f", "d")));
        assertThat(graph.circles().arrows()).containsExactly("b -> c", "c -> b", "c -> d", "d -> e", "e -> d");
        assertThat(graph.without(Set.of("c -> b", "e -> d")).circles().arrows()).isEmpty();
        Set<String> arrows = FILES.arrows();
        assertThat(arrows.contains("engine.match.Match -> engine.match.SeatView"))
                .isTrue();
        assertThat(arrows.contains("engine.rules.PackedTurnMoveList -> engine.table.SeatSet"))
                .as("a constant is used where its value is copied to")
                .isTrue();
        assertThat(arrows.contains("engine.table.Card -> engine.table.Hazard"))
                .as("a sealed type names what it permits")
                .isFalse();
    }

    @Test
    void onlyWhatIsAPartOfAPageIsNamedLikeOne() {
        assertThat(ProgramPackages.CLASSES.stream()
                        .filter(type -> type.getPackageName().startsWith("millebornes.desktop"))
                        .filter(
                                type -> type.getSimpleName()
                                        .matches(
                                                ".*(Button|Card|Footer|Icon|Node|Pane|Panel|Plate|Row|Table|Thumbnail|Tile|View)"))
                        .filter(type -> !type.isInterface() && !type.isEnum() && !type.isAssignableTo(Node.class))
                        .filter(type -> !type.getConstructors().isEmpty()
                                && type.getConstructors().stream()
                                        .allMatch(made -> made.getModifiers().contains(JavaModifier.PRIVATE))
                                && type.getMethods().stream()
                                        .filter(method -> !method.getModifiers().contains(JavaModifier.PRIVATE))
                                        .allMatch(
                                                method -> method.getModifiers().contains(JavaModifier.STATIC))))
                .as("who only makes such parts is a …Factory")
                .extracting(JavaClass::getSimpleName)
                .isEmpty();
    }

    @Test
    void wordsSayReasonsAndFindNone() {
        noClasses()
                .that()
                .resideInAPackage(ProgramPackages.pattern("words"))
                .should()
                .dependOnClassesThat(resideInAPackage(ProgramPackages.pattern("bot"))
                        .and(not(belongToAnyOf(
                                MoveReason.class, ReasonedMove.class, Advice.class, Advice.MoveEffect.class))))
                .because("a reason is the player's; words that ask a player would choose moves")
                .check(ProgramPackages.CLASSES);
    }

    @Test
    void theEngineUsesOnlyTheBaseOfJava() {
        classes()
                .that()
                .resideInAPackage(ProgramPackages.pattern("engine"))
                .should()
                .onlyDependOnClassesThat(inJavaBase()
                        .or(resideInAnyPackage(ProgramPackages.pattern("engine"), "org.jspecify.annotations")))
                .because("the rules must run in any program, on any machine, without a library")
                .check(ProgramPackages.CLASSES);
    }

    static Stream<Libraries> libraries() {
        return Stream.concat(
                Stream.of("engine", "bot", "save", "words", "session", "protocol", "net", "cli")
                        .map(room -> new Libraries(
                                room, TOOLKIT, "a machine without a display must run it without loading a toolkit")),
                Stream.of("bot", "save", "words", "session", "protocol", "net", "desktop")
                        .map(room -> new Libraries(
                                room,
                                List.of("picocli..", "org.jline.."),
                                "only the command line reads a command line and knows a terminal")));
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void roomsLeaveTheLibrariesOfOthersAlone(Libraries libraries) {
        noClasses()
                .that()
                .resideInAPackage(ProgramPackages.pattern(libraries.room()))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(libraries.packages().toArray(String[]::new))
                .because(libraries.because())
                .check(ProgramPackages.CLASSES);
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
                .check(ProgramPackages.CLASSES);
    }

    /// Pictures of nodes that somebody keeps elsewhere are missing in the sum of all pixels.
    @Test
    void onlyThePictureCacheTakesAndKeepsPictures() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(PictureCache.class.getName())
                .should()
                .callMethodWhere(describe(
                        "Node.snapshot",
                        call -> call.getTarget().getName().equals("snapshot")
                                && call.getTarget().getOwner().getFullName().startsWith("javafx.scene.")))
                .because("all snapshots of a window keep within one budget of pixels")
                .check(ProgramPackages.CLASSES);
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(PictureCache.class.getName())
                .and()
                .resideOutsideOfPackage("millebornes.desktop.micro..")
                .and()
                .doNotHaveSimpleName("TableRimNode")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName(WritableImage.class.getName())
                .because("painted pixels count, too, but for the screen of the home computer and a tile of a pattern")
                .check(ProgramPackages.CLASSES);
    }

    /// Of some systems even the digits are not those of JSON, SVG and other text for programs.
    @Test
    void nothingIsFormattedAsTheSystemLikes() {
        noClasses()
                .should()
                .callMethodWhere(describe(
                        "a format without a locale",
                        call -> call.getTarget().getOwner().getFullName().matches("java\\.(lang|util|io)\\..*")
                                && call.getTarget().getName().matches("format(ted)?|printf")
                                && !call.getTarget()
                                        .getRawParameterTypes()
                                        .getFirst()
                                        .isEquivalentTo(Locale.class)))
                .because("players choose the language of the program themselves, and programs read the rest")
                .check(ProgramPackages.CLASSES);
    }

    @Test
    void packagesAreFreeOfCycles() {
        slices().matching(ProgramPackages.ROOT + ".(**)")
                .should()
                .beFreeOfCycles()
                .because("two packages that need each other can only be read, tested and changed as one")
                .check(ProgramPackages.CLASSES);
    }

    /// The exact table of who uses whom, for anyone who wants to look.
    private static void writeTable(Map<String, Set<String>> used) throws IOException {
        Path table = Files.createDirectories(Path.of("target")).resolve("dependencies.md");
        Files.write(
                table,
                used.entrySet().stream()
                        .map(row -> "| `" + row.getKey() + "` | " + String.join(", ", row.getValue()) + " |")
                        .toList());
    }

    private static DescribedPredicate<JavaClass> inJavaBase() {
        var packages = Object.class.getModule().getPackages();
        return DescribedPredicate.describe(
                "are in java.base",
                type -> type.getBaseComponentType().isPrimitive()
                        || packages.contains(type.getBaseComponentType().getPackageName()));
    }
}
