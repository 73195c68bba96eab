#!/bin/sh
# Checks a fresh clone of this commit on a Debian 12 that holds nothing else: .ci/run installs what it needs, anna runs the
# tests with an empty local repository of Maven.
#   sudo src/dist/verify-on-debian.sh [FOLDER]
# FOLDER (/tmp/millebornes-verify) keeps the system for the next time. Needs debootstrap, a mirror of Debian or the one that
# MIRROR names, and a JDK 25, which Debian 12 does not have: the one in JDK25_HOME, or the first below /usr/lib/jvm, is
# copied. MAVEN_SETTINGS may name a settings.xml, CERTIFICATES a folder with those of a proxy (*.crt).
set -eu
cd "$(dirname "$0")/../.."
root=${1:-/tmp/millebornes-verify}
mirror=${MIRROR:-http://deb.debian.org/debian}

say() { printf '\n== %s\n' "$*"; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

is_25() { grep -qs '^JAVA_VERSION="25[".]' "$1/release" && [ -x "$1/bin/javac" ]; }
jdk=
for home in "${JDK25_HOME:-}" /usr/lib/jvm/*; do
    [ -z "$jdk" ] && is_25 "$home" && jdk=$home
done
[ -n "$jdk" ] || { echo "no JDK 25 here: name one with JDK25_HOME" >&2; exit 1; }

if [ ! -e "$root/etc/debian_version" ]; then
    say "a fresh Debian 12 in $root"
    debootstrap --variant=minbase bookworm "$root" "$mirror" >/dev/null
fi
for place in proc dev dev/pts; do
    mountpoint -q "$root/$place" || mount --bind "/$place" "$root/$place"
done
trap 'umount "$root/proc" "$root/dev/pts" "$root/dev"' EXIT
mkdir -p "$root/usr/lib/jvm"
[ -d "$root/usr/lib/jvm/jdk-25" ] || cp -rL "$jdk" "$root/usr/lib/jvm/jdk-25"
[ -d "$root/home/anna" ] || inside useradd --create-home anna
inside apt-get update -qq
inside apt-get install -qq -y --no-install-recommends ca-certificates sudo >/dev/null
if [ -n "${CERTIFICATES:-}" ]; then
    cp "$CERTIFICATES"/*.crt "$root/usr/local/share/ca-certificates/"
    inside update-ca-certificates >/dev/null
fi
echo 'anna ALL=(ALL) NOPASSWD: ALL' >"$root/etc/sudoers.d/anna"

rm -rf "$root/home/anna/millebornes" "$root/home/anna/.m2"
git clone -q . "$root/home/anna/millebornes"
mkdir "$root/home/anna/.m2"
[ -z "${MAVEN_SETTINGS:-}" ] || cp "$MAVEN_SETTINGS" "$root/home/anna/.m2/settings.xml"
inside chown -R anna: /home/anna

say "what is installed already, and the tests"
inside su anna -s /bin/sh -c 'cd ~/millebornes && .ci/run'
