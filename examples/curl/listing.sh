#!/bin/sh
# Publishes a yarn with slab prices and post-dated cheques, changes its price without writing over anybody, adds a file, archives it.
# TOKEN: a seller whose plan has the module yarn.
set -eu
BASE_URL="${BASE_URL:-http://127.0.0.1:3000}"
: "${TOKEN:?Set TOKEN to an API token of a seller.}"
YARN="$BASE_URL/api/trade-core/listings/yarn"
WORK="$(mktemp -d)"
trap 'rm -rf "$WORK"' EXIT

# The key makes it safe to send this again after a timeout: the listing is made once.
curl -sS --fail-with-body -D "$WORK/head" -o "$WORK/listing.json" -X POST "$YARN" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Idempotency-Key: example-$(date +%s)-$$" \
  -H "Content-Type: application/json" \
  -d @- <<'JSON'
{
  "title": "30s Combed Compact Cotton Weaving Yarn",
  "yarnFamily": "Cotton yarn",
  "fiberType": ["Cotton"],
  "count": "30s CCW",
  "basePrice": 289,
  "moq": 60,
  "quantitySlabs": [
    { "minQty": 60, "maxQty": 1199, "price": 289 },
    { "minQty": 1200, "maxQty": null, "price": 286 }
  ],
  "pdcSlabs": [
    { "days": 30, "price": 293.3 },
    { "days": 60, "price": 297.55 }
  ]
}
JSON
LISTING_ID="$(sed -n 's/.*"listingId":"\([0-9a-f-]\{36\}\)".*/\1/p' "$WORK/listing.json" | head -n 1)"
ETAG="$(sed -n 's/^[Ee][Tt][Aa][Gg]: *//p' "$WORK/head" | tr -d '\r')"
echo "published $LISTING_ID as version $ETAG"

# If-Match: nothing is written if somebody changed the listing since.
curl -sS --fail-with-body -o "$WORK/changed.json" -X POST "$YARN" \
  -H "Authorization: Bearer $TOKEN" \
  -H "If-Match: $ETAG" \
  -H "Content-Type: application/json" \
  -d "{ \"listingId\": \"$LISTING_ID\", \"dispatchLeadTime\": 5 }"
echo "changed"

printf 'CSP 2650, U%% 9.8, hairiness 4.1\n' > "$WORK/test-report.txt"
curl -sS --fail-with-body -X POST "$YARN/$LISTING_ID/attachments" \
  -H "Authorization: Bearer $TOKEN" \
  -F "role=testReport" \
  -F "file=@$WORK/test-report.txt"
echo

curl -sS --fail-with-body -o /dev/null -X POST "$YARN/$LISTING_ID/archive" -H "Authorization: Bearer $TOKEN"
echo "archived"
