/// The page of phones in a real browser against a real table: `mvn -Pphones verify`.
@NullMarked
package millebornes.phones;

import org.jspecify.annotations.NullMarked;
