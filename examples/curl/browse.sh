#!/bin/sh
# Browses yarn: cotton between Ne 28 and Ne 32, the cheapest first, with exact counts of every filter. Needs no token.
set -eu
BASE_URL="${BASE_URL:-http://127.0.0.1:3000}"

curl -sS --fail-with-body -G "$BASE_URL/api/trade-core/listings/yarn" \
  --data-urlencode "fiberType=Cotton" \
  --data-urlencode "countMin=28" \
  --data-urlencode "countMax=32" \
  --data-urlencode "countSystem=Ne" \
  --data-urlencode "sort=price" \
  --data-urlencode "facets=true" \
  --data-urlencode "view=card" \
  --data-urlencode "limit=3"
echo
