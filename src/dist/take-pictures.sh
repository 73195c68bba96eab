#!/usr/bin/env bash
# Takes every picture of docs/pictures anew: pages and the film from the tests' own rendering, the phone's page in chromium.
# Wants Debian's chromium (another one: CHROMIUM=PATH).
set -euo pipefail
cd "$(dirname "$0")/../.."
chromium=${CHROMIUM:-/usr/bin/chromium}

mvn -B -q test -Dtest=DocumentPicturesTest -Ddocument.pictures=take -Dsurefire.failIfNoSpecifiedTests=false
mvn -B -q -Pphones test -Dtest='PageGalleryTest#handThroughATurn' -Ddocument.pictures=take -Dchromium="$chromium" \
    -Dsurefire.failIfNoSpecifiedTests=false
git status --short docs/pictures
