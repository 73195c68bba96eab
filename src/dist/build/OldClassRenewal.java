import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Writes classes of a library anew that are in so old a form that no cache of loaded classes takes them.
///
/// Java 6 and older had no maps of the stack, so the cache can't hold such a class as one that is verified already, and
/// leaves it out: loading picocli at every start costs a third of an answer in the terminal. What the code does is
/// untouched; a form's number and its maps are all that is added.
final class OldClassRenewal {

    /// The first form whose maps of the stack are asked for without a way back.
    private static final int MAPPED = ClassFile.JAVA_7_VERSION;

    private static final int RENEWED = ClassFile.JAVA_8_VERSION;

    /// Every body goes through the writer's hands, instruction by instruction: what is copied whole gets no maps.
    private static final ClassTransform AS_RENEWED = ((ClassTransform) (builder, element) -> {
                if (element instanceof ClassFileVersion) {
                    builder.withVersion(RENEWED, 0);
                } else {
                    builder.with(element);
                }
            })
            .andThen(ClassTransform.transformingMethodBodies(CodeBuilder::with));

    private OldClassRenewal() {}

    /// Writes every old class below a folder anew.
    ///
    /// @return true when there was one
    static boolean renew(Path opened) throws IOException {
        List<Path> classes = Folders.files(opened).stream()
                .filter(file -> file.toString().endsWith(".class"))
                .toList();
        ClassFile form = ClassFile.of(
                StackMapsOption.GENERATE_STACK_MAPS,
                ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(name -> {
                            Path beside = opened.resolve(
                                    name.packageName().replace('.', '/') + "/" + name.displayName() + ".class");
                            try {
                                return Files.exists(beside) ? Files.newInputStream(beside) : null;
                            } catch (IOException unreadable) {
                                throw new PackagingException(beside + " cannot be read: " + unreadable.getMessage());
                            }
                        })
                        .orElse(ClassHierarchyResolver.defaultResolver())));
        boolean renewed = false;
        for (Path file : classes) {
            ClassModel old = form.parse(file);
            if (old.majorVersion() < MAPPED) {
                Files.write(file, form.transformClass(old, AS_RENEWED));
                renewed = true;
            }
        }
        return renewed;
    }
}
