import { EVENTS, get, MISSING_ID, post, type Step, YARN } from '../step'

const notAllowed = (ask: string): Step => ({ name: `405 ${ask}`, ask })

/** Service routes, and behaviour that all routes share. */
export const SERVICE: readonly Step[] = [
  get('live', '/api/health/live'),
  get('ready', '/api/health/ready'),
  { name: 'the head of live', ask: 'HEAD /api/health/live' },
  get('the OpenAPI document', '/api/openapi.json', 'anonymous', {
    view: 'openapi',
    keep: { 'openapi etag': 'header etag' },
  }),
  get('the OpenAPI document, unchanged', '/api/openapi.json', 'anonymous', {
    headers: { 'if-none-match': '<openapi etag>' },
  }),
  get('the session of a visitor', '/api/auth/session'),
  get('no such route', '/api/nothing'),
  get('no such route below a known route', `${YARN}/${MISSING_ID}/nothing`),
  post('a write to no such route', '/api/nothing/at/all', 'growth', {}),
  notAllowed(`DELETE ${YARN}`),
  notAllowed(`PUT ${YARN}/definition`),
  notAllowed(`PATCH ${YARN}/${MISSING_ID}`),
  notAllowed('GET /api/rfq/create'),
  notAllowed('PUT /api/rfq/accept'),
  notAllowed('POST /api/health/live'),
  notAllowed('DELETE /api/account/profile'),
  notAllowed(`PUT ${EVENTS}`),
  notAllowed('GET /api/trade-core/listings/yarn/imports/x/cancel'),
  get('a version of the API', `${YARN}?limit=1&view=card`, 'anonymous', { headers: { 'api-version': '2026-11-21' } }),
  get('an unknown version of the API', `${YARN}?limit=1`, 'anonymous', { headers: { 'api-version': '1999-01-01' } }),
  get('an unknown version of the API through Next', '/api/health/live', 'anonymous', {
    headers: { 'api-version': '1999-01-01' },
  }),
  ...['Bearer', 'Basic eDp5', 'tx_abc', 'Bearer tx_wrong'].map((authorization) =>
    get(`an authorization of ${authorization}`, '/api/account/profile', 'anonymous', { headers: { authorization } }),
  ),
  ...[
    '/api/account/profile',
    '/api/account/tokens',
    '/api/account/sessions',
    '/api/account/plan-requests',
    '/api/notifications',
    '/api/notifications/stream',
    '/api/rfq/mine',
    `/api/rfq/${MISSING_ID}`,
    `/api/rfq/compare/${MISSING_ID}`,
    '/api/trade-core/orders/mine',
    `/api/trade-core/orders/${MISSING_ID}`,
    `${EVENTS}?rfqId=${MISSING_ID}`,
    '/api/trade-core/seller-subscription/status',
    '/api/trade-core/erp/marketplace/readback-dashboard',
    '/api/trade-core/erp/admin/audit-log',
    '/api/trade-core/erp/admin/seller-module-access',
    `${YARN}/imports`,
    `${YARN}/export`,
    `${YARN}/${MISSING_ID}/history`,
  ].map((path) => get(`401 ${path}`, path)),
]
