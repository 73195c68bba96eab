/// The HTTP server in front of tables: requests, event streams, the page's files, and all limits.
///
/// Example: `PhoneServer.start(tables, options)` serves every table of a [millebornes.net.http.TableDirectory].
///
/// Left out on purpose: HTTP/2, TLS, cookies and WebSockets. For access from outside, a tunnel in front has its own
/// certificate.
@NullMarked
package millebornes.net.http;

import org.jspecify.annotations.NullMarked;
