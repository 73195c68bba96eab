/// The program cannot be packaged, for a reason that whoever packages can read.
final class PackagingException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    PackagingException(String sentence) {
        super(sentence);
    }
}
