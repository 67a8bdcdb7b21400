#!/bin/sh
# Makes the pictures of this folder from ../icon.svg; needs chromium. Run it when the icon changes, and keep the result.
# The maskable one has its ground up to the edges, and the rest within the circle that every launcher leaves.
set -eu
cd "$(dirname "$0")"
ground=$(sed -n 's/.*<rect[^>]*fill="\(#[0-9a-f]*\)".*/\1/p' ../icon.svg)
page=$(mktemp --suffix=.html)
trap 'rm -f "$page"' EXIT

# draw FILE SIZE SIZE-OF-THE-ICON BACKGROUND
draw() {
    echo "<body style='margin:0;background:$4;display:grid;place-items:center;height:100vh'><img width=$3 src='file://$PWD/../icon.svg'>" >"$page"
    chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --default-background-color=00000000 \
        --window-size="$2,$2" --screenshot="$PWD/$1" "file://$page" 2>/dev/null
}
draw icon-192.png 192 192 transparent
draw icon-512.png 512 512 transparent
draw maskable-512.png 512 410 "$ground"
