/// The postcard of a match that is over: painted, looked at, kept as a picture, copied, printed; and its score sheet on
/// paper.
///
/// Example: `new PostcardScreen(context, MatchReport.of(session, LocalDate.now()), new SystemPostcardServices(),
/// back)`.
///
/// Left out on purpose: the machine. File dialogs, clipboard and printers are behind [PostcardServices].
@NullMarked
package millebornes.desktop.screens.postcard;

import org.jspecify.annotations.NullMarked;
