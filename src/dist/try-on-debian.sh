#!/bin/sh
# Tries the package on a Debian 12 that holds nothing else: installs it, starts the window and takes a picture of it,
# plays over the pipe and in the terminal, removes it again, and looks at what is left.
#   sudo src/dist/try-on-debian.sh [FOLDER]
# FOLDER (/tmp/millebornes-debian) keeps the system for the next time. Needs debootstrap and a mirror of Debian, or the
# one that MIRROR names; leaves target/try-on-debian.png.
set -eu
cd "$(dirname "$0")/../.."
root=${1:-/tmp/millebornes-debian}
mirror=${MIRROR:-http://deb.debian.org/debian}
package=$(ls target/dist/millebornes_*.deb)

say() { printf '\n== %s\n' "$*"; }
fail() { echo "FAILED: $*" >&2; exit 1; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/home/anna LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
as_anna() { inside su anna -s /bin/sh -c "$*"; }

if [ ! -e "$root/etc/debian_version" ]; then
    say "a fresh Debian 12 in $root"
    debootstrap --variant=minbase bookworm "$root" "$mirror" >/dev/null
fi
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
trap 'umount "$root/proc"' EXIT
[ -d "$root/home/anna" ] || inside useradd --create-home anna
rm -rf "$root/home/anna/.config" "$root/home/anna/.openjfx"
inside dpkg -s millebornes >/dev/null 2>&1 && inside apt-get purge -qq -y millebornes >/dev/null
inside sh -c 'command -v java' && fail "there is a Java on this system"

cp "$package" "$root/tmp/millebornes.deb"
say "installing"
inside apt-get update -qq
inside apt-get install -qq -y --no-install-recommends /tmp/millebornes.deb >/dev/null
inside dpkg-query -W -f '${Package} ${Version}, ${Installed-Size} kB\n' millebornes
inside apt-get install -qq -y --no-install-recommends xvfb xauth imagemagick >/dev/null
before=$(find "$root/home/anna" | sort)

say "no display: one sentence"
as_anna millebornes && fail "a window opened nowhere"

say "the window"
as_anna 'Xvfb :77 -screen 0 1280x800x24 >/dev/null 2>&1 & screen=$!; sleep 2; export DISPLAY=:77
    millebornes & window=$!; sleep '"${WAIT:-15}"'; import -window root /tmp/shot.png
    kill $window; wait $window; kill $screen; true'
mkdir -p target
cp "$root/tmp/shot.png" target/try-on-debian.png
[ "$(inside identify -format '%k' /tmp/shot.png)" -gt 500 ] || fail "the picture shows no page: target/try-on-debian.png"
echo "the picture is target/try-on-debian.png"

say "the commands"
as_anna millebornes --version
as_anna millebornes simulate --bots easy --rounds 200
as_anna 'printf "%s\n" "{\"cmd\":\"new\",\"profile\":\"board\",\"seats\":2,\"seed\":7}" "{\"cmd\":\"advise\",\"level\":\"easy\"}" |
    millebornes referee' | cut -c1-120
say "a match in the terminal: the first card is played where it can be, and otherwise thrown away"
as_anna 'for turn in $(seq 400); do printf "1\\nd 1\\n\\n"; done |
    millebornes text --edition duel --players Anna,computer:easy --option rounds=1 --pause 0 2>&1' >"$root/tmp/match"
tail -6 "$root/tmp/match"
grep -q 'See you on the road' "$root/tmp/match" || fail "the match was not played to its end"
as_anna 'millebornes saves' | tail -2
[ -s "$root/home/anna/.config/millebornes/scores.json" ] || fail "the match is not among the scores"

say "nothing was unpacked into the home: only what the program keeps is new"
find "$root/home/anna" | sort >"$root/tmp/after"
echo "$before" | comm -13 - "$root/tmp/after" | sed "s|$root||"
if find "$root/home/anna" | grep -E '\.(so|aot|jar)$'; then fail "a library lies in the home"; fi

say "removing"
inside apt-get purge -qq -y millebornes >/dev/null
left=$(inside find / -xdev -iname '*millebornes*' -not -path '/proc/*' -not -path '/tmp/*' -not -path '/home/anna/.config/millebornes*')
[ -z "$left" ] || fail "left behind: $left"
[ -d "$root/home/anna/.config/millebornes" ] || fail "the player's folder is gone"
echo "nothing is left but the player's own folder"
