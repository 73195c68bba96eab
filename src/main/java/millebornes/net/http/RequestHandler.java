package millebornes.net.http;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// Answers the requests of all connections, each on the thread of its connection.
interface RequestHandler {

    /// The whole answer, or null when it was written as a stream.
    ///
    /// @throws RefusedRequestException when the body of the request is malformed
    /// @throws IOException when the connection is lost
    @Nullable
    HttpAnswer answer(PhoneRequest request) throws IOException, RefusedRequestException;

    /// A request was refused before it could be handled.
    void refused(HttpRefusal refusal);
}
