#!/bin/sh
# Follows what an account is told, for SECONDS_LONG seconds (default 10). TOKEN: any account's.
set -eu
BASE_URL="${BASE_URL:-http://127.0.0.1:3000}"
: "${TOKEN:?Set TOKEN to an API token.}"

# The service ends a stream after a minute; connect anew with the last id as Last-Event-ID, and nothing is missed.
curl -sSN --max-time "${SECONDS_LONG:-10}" "$BASE_URL/api/notifications/stream" \
  -H "Authorization: Bearer $TOKEN" -H "Last-Event-ID: ${LAST_EVENT_ID:-0}" || test $? -eq 28
