#!/bin/sh
# A buyer asks, a seller answers, the buyer compares and accepts. No money moves.
# TOKEN: a buyer's; SELLER_TOKEN: a seller's.
set -eu
BASE_URL="${BASE_URL:-http://127.0.0.1:3000}"
: "${TOKEN:?Set TOKEN to an API token of a buyer.}"
: "${SELLER_TOKEN:?Set SELLER_TOKEN to an API token of a seller.}"

# call <token> <method> <path> [body]
call() {
  if [ $# -lt 4 ]; then
    curl -sS --fail-with-body -X "$2" "$BASE_URL$3" -H "Authorization: Bearer $1"
  else
    curl -sS --fail-with-body -X "$2" "$BASE_URL$3" -H "Authorization: Bearer $1" \
      -H "Idempotency-Key: example-$(date +%s)-$$-$(printf '%s' "$4" | cksum | cut -d ' ' -f 1)" \
      -H "Content-Type: application/json" -d "$4"
  fi
}
# first <name>: the first id of that name in what was answered
first() {
  tr ',{' '\n\n' | sed -n "s/^\"$1\":\"\([0-9a-f-]\{36\}\)\".*/\1/p" | head -n 1
}

SELLER_ID="$(call "$SELLER_TOKEN" GET /api/trade-core/seller-subscription/status | first sellerId)"
RFQ_ID="$(call "$TOKEN" POST /api/rfq/create "{
  \"moduleKey\": \"yarn\",
  \"sellerIds\": [\"$SELLER_ID\"],
  \"quantity\": 500,
  \"uom\": \"kg\",
  \"deliveryLocation\": \"Tiruppur\",
  \"requirements\": [{ \"field\": \"count\", \"op\": \"=\", \"value\": \"30s\" }]
}" | first rfqId)"
echo "asked: $RFQ_ID"

QUOTE_ID="$(call "$SELLER_TOKEN" POST /api/rfq/respond "{
  \"rfqId\": \"$RFQ_ID\",
  \"action\": \"SUBMIT\",
  \"unitPrice\": 285,
  \"currency\": \"INR\",
  \"priceUom\": \"kg\",
  \"offeredQuantity\": 500,
  \"leadTimeDays\": 7,
  \"validUntil\": \"2035-12-31T18:00:00+05:30\",
  \"specResponses\": [{ \"field\": \"count\", \"offered\": \"30s\" }]
}" | first quoteId)"
echo "answered: $QUOTE_ID"

call "$TOKEN" GET "/api/rfq/compare/$RFQ_ID?quantity=500&currency=INR"
echo

# quoteVersion: exactly what was compared is accepted, or nothing.
ORDER_ID="$(call "$TOKEN" POST /api/rfq/accept "{
  \"rfqId\": \"$RFQ_ID\",
  \"quoteId\": \"$QUOTE_ID\",
  \"quoteVersion\": 1,
  \"poReference\": \"PO-7781\"
}" | first orderId)"
echo "ordered: $ORDER_ID"
