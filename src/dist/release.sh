#!/bin/sh
# Everything that a release is: checks the whole project, builds the packages of this system, lists their parts, proves
# that the jar can be built again, and names what has come of it with checksums.
#   src/dist/release.sh
# Needs a clean work tree. Leaves target/release.
set -eu
cd "$(dirname "$0")/../.."
[ -z "$(git status --porcelain)" ] || { echo "commit first: a release is a commit" >&2; exit 1; }
version=$(sed -n 's|^  <version>\(.*\)</version>|\1|p' pom.xml | head -1)
grep -q "^## $version" CHANGELOG.md || { echo "CHANGELOG.md says nothing of $version" >&2; exit 1; }

mvn -B clean verify
mvn -B -Pphones verify
xvfb-run -a -s '-screen 0 1920x1080x24 +extension GLX' mvn -B -Pgpu test
mvn -B dependency:analyze-only -DfailOnWarning=true
mvn -B -Pdist package cyclonedx:makeBom
src/dist/same-jar-twice.sh

rm -rf target/release
mkdir target/release
find target/dist -maxdepth 1 -type f -exec cp {} target/release/ \;
cp target/millebornes-parts.json "target/release/millebornes-$version-parts.json"
(cd target && tar --sort=name --owner=0 --group=0 --mtime=@1767225600 -cf - millebornes.jar lib) |
    xz -9 >"target/release/millebornes-$version-jar.tar.xz"
(cd target/release && sha256sum -- * >SHA256SUMS && cat SHA256SUMS)
echo "commit $(git rev-parse HEAD): version $version lies in target/release"
