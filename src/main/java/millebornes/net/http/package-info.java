/// The web in front of tables: requests in, streams out, the page's files, and every limit.
///
/// Example: `PhoneServer.start(tables, options)` serves every table of a [millebornes.net.http.TableDirectory].
///
/// Left out on purpose: HTTP/2, TLS, cookies and WebSockets. A family that wants to be reached from outside puts a
/// tunnel in front, which brings its own certificate.
@NullMarked
package millebornes.net.http;

import org.jspecify.annotations.NullMarked;
