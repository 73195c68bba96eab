/// Which deal is played: a number that people type, or a secret key.
///
/// Example: `DealSeed.numbered(7).shuffles().derived(1)` orders the cards of the first round of deal no. 7.
///
/// Who uses this package can compute every hidden card; views, computer players and the phones' protocol do not
/// (`DealSecrecyTest`).
///
/// Left out on purpose: random keys. The engine has no randomness of its own; the session makes them.
@NullMarked
package millebornes.engine.deal;

import org.jspecify.annotations.NullMarked;
