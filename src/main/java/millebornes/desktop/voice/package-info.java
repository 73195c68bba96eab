/// What is said aloud: the narrator's sentences, by the voice that the machine has already.
///
/// Example: `SystemVoice.ofThisMachine().say("Anna a le feu vert.", Language.FRENCH)` is heard where a voice was found;
/// elsewhere nothing happens.
///
/// Left out on purpose: a voice of our own, and anything that only one person before the screen may know.
@NullMarked
package millebornes.desktop.voice;

import org.jspecify.annotations.NullMarked;
