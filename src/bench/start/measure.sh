#!/bin/sh
# Measures the start of the packaged program, of its commands, and what it costs at rest; docs/benchmarks.md says how to
# read it. Needs Xvfb (apt install xvfb), a JDK 25, and what `mvn -Pdist package` leaves.
#   src/bench/start/measure.sh [RUNS]
set -eu
cd "$(dirname "$0")/../../.."
for java in "${JAVA_HOME:-/none}"/bin/java /usr/lib/jvm/*/bin/java /opt/*/bin/java; do
    if [ -x "$java" ] && "$java" -version 2>&1 | grep -q '"25[".]'; then
        [ -x target/dist/millebornes/bin/millebornes ] || { echo "first: mvn -Pdist package" >&2; exit 1; }
        exec xvfb-run -a -s '-screen 0 1280x800x24' \
            "$java" src/bench/start/StartMeasurement.java target/dist/millebornes target/millebornes.jar "${1:-10}"
    fi
done
echo "a JDK 25 is needed, under JAVA_HOME, /usr/lib/jvm or /opt" >&2
exit 1
