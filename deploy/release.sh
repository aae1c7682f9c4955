#!/bin/sh
# Puts a build in service: the one in dist/ and maps/ here; by its name, one that is kept in /srv/panel/builds; or with
# --back the one before. What it replaces is kept for 30 days, for pages that are open (older) and for going back (builds).
set -eu
umask 022
panel=/srv/panel
before=$(cat "$panel/before" 2>/dev/null || true)
back=no
if [ "${1-}" = --back ]; then
  if [ -z "$before" ]; then
    echo "There was no other build in service before. Nothing has changed." >&2
    exit 1
  fi
  back=yes
  set -- "$before"
fi
from=${1+$panel/builds/$1/}
for part in dist/index.html dist/healthz.txt maps; do
  if [ ! -e "$from$part" ]; then
    echo "There is no whole build: $from$part is missing. Nothing has changed." >&2
    exit 1
  fi
done
mkdir -p "$panel/builds" "$panel/older"

name=${1:-$(date -u +%Y%m%d-%H%M%S)-$(cut -d ' ' -f 2- dist/healthz.txt | tr ' ' -)}
build="$panel/builds/$name"
if [ $# -eq 0 ]; then
  mkdir "$build"
  cp -r dist maps "$build" || { rm -r "$build"; exit 1; }
fi
# Whatever the umask was where it was built.
chmod -R a+rX "$panel"

# The age of what is replaced counts from now. The same commit, built again, is no other build to go back to.
if [ -e "$panel/current" ]; then
  cp -r "$panel/current/js" "$panel/current/css" "$panel/current/assets" "$panel/older"
  replaced=$(dirname "$(readlink -f "$panel/current")")
  touch "$replaced"
  if [ $back = no ] && ! cmp -s "$replaced/dist/healthz.txt" "$build/dist/healthz.txt"; then
    before=$(basename "$replaced")
    echo "$before" > "$panel/before"
  fi
fi
ln -sfn "builds/$name/dist" "$panel/next"
mv -T "$panel/next" "$panel/current"

find "$panel/older" -type f -mtime +30 -delete
find "$panel/builds" -mindepth 1 -maxdepth 1 ! -name "$name" ! -name "$before" -mtime +30 -exec rm -r {} +
echo "$name is in service."
