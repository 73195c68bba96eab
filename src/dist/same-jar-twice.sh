#!/bin/sh
# Builds the jar twice, each time from a fresh copy of the last commit in a folder of another name, and compares them
# byte for byte.
#   src/dist/same-jar-twice.sh
set -eu
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for copy in one another; do
    mkdir "$work/$copy"
    git archive HEAD | tar -x -C "$work/$copy"
    (cd "$work/$copy" && mvn -q -B ${MAVEN_OPTIONS-} -Dmaven.test.skip=true -Djacoco.skip=true package)
    (cd "$work/$copy/target" && sha256sum millebornes.jar)
done
cmp "$work/one/target/millebornes.jar" "$work/another/target/millebornes.jar"
echo "both builds gave the same jar"
