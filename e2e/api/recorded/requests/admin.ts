import { get, MISSING_ID, post, type Step, YARN } from '../step'

const PLANS = '/api/account/plan-requests'
const STATUS = '/api/trade-core/seller-subscription/status'
const ADMIN = '/api/trade-core/erp/admin'
const ACCESS = `${ADMIN}/seller-module-access`
const LOG = `${ADMIN}/audit-log`
const suspend = (who: string) => `/api/account/suspensions/${who}`

/** The chain of the log is written with a delay. */
const CHAIN = { hide: ['chain.rows', 'chain.upTo', 'chain.total', 'chain.waiting', 'chain.head'] }
/** Columns with messages, signatures and links. */
const LOG_SHEET = { proseColumns: [1, 17, 18, 19, 20] }

const PLAN_REQUESTS: readonly Step[] = [
  ...(['starter', 'growth', 'all', 'lapsed', 'none'] as const).map((seller) =>
    get(`the plan of ${seller}`, STATUS, seller),
  ),
  get('the plan in a session', STATUS, 'growth by cookie'),
  get('the plan of a buyer', STATUS, 'buyer'),
  get('the plan of another', `${STATUS}?sellerId=<id of all>`, 'growth'),
  get('the plan of a seller for an admin', `${STATUS}?sellerId=<id of all>`, 'admin'),
  get('the plan of an unknown seller for an admin', `${STATUS}?sellerId=${MISSING_ID}`, 'admin'),
  get('the plan with a bad parameter', `${STATUS}?sellerId=me&more=1`, 'admin'),

  post(
    'ask for a plan',
    PLANS,
    'lapsed',
    { planKey: 'all_textile', note: 'From the first of next month' },
    { headers: { 'idempotency-key': 'recorded-plan' }, keep: { plan: 'planRequest.requestId' } },
  ),
  post(
    'ask for it again under the key',
    PLANS,
    'lapsed',
    { planKey: 'all_textile', note: 'From the first of next month' },
    { headers: { 'idempotency-key': 'recorded-plan' } },
  ),
  post('ask for another plan', PLANS, 'lapsed', { planKey: 'market_growth' }),
  post('ask for a plan that does not exist', PLANS, 'none', { planKey: 'gold', more: 1 }),
  post('ask for a plan as a buyer', PLANS, 'buyer', { planKey: 'market_growth' }),
  get('the own requests for a plan', PLANS, 'lapsed'),
  get('all requests for a plan', `${PLANS}?scope=all`, 'admin'),
  get('all requests for a plan as a seller', `${PLANS}?scope=all`, 'lapsed'),
  get('requests for a plan with bad parameters', `${PLANS}?scope=some&status=x`, 'admin'),
  post('answer a request for a plan as a seller', `${PLANS}/<plan>/answer`, 'lapsed', { outcome: 'DONE' }),
  post('decline a plan without a reason', `${PLANS}/<plan>/answer`, 'admin', { outcome: 'DECLINED' }),
  post('answer a plan at another version', `${PLANS}/<plan>/answer`, 'admin', { outcome: 'DONE', expectedVersion: 7 }),
  post('decline a plan', `${PLANS}/<plan>/answer`, 'admin', { outcome: 'DECLINED', reason: 'An invoice is open.' }),
  post('answer a plan again', `${PLANS}/<plan>/answer`, 'admin', { outcome: 'DONE' }),
  post(
    'ask for a plan in a session',
    PLANS,
    'none by cookie',
    { planKey: 'module_starter' },
    { keep: { 'second plan': 'planRequest.requestId' } },
  ),
  post('withdraw the request of another', `${PLANS}/<second plan>/withdraw`, 'lapsed', {}),
  post(
    'withdraw at an older header',
    `${PLANS}/<second plan>/withdraw`,
    'none',
    {},
    { headers: { 'if-match': '"7"' } },
  ),
  post('withdraw a request for a plan', `${PLANS}/<second plan>/withdraw`, 'none', {}),
  post('withdraw it again', `${PLANS}/<second plan>/withdraw`, 'none', {}),
  get('closed requests for a plan', `${PLANS}?scope=all&status=closed`, 'admin'),
]

const SELLERS: readonly Step[] = [
  get('the access of all sellers', ACCESS, 'admin'),
  get('the access of one seller', `${ACCESS}?sellerId=<id of starter>`, 'admin'),
  get('the access of a seller who is not there', `${ACCESS}?sellerId=${MISSING_ID}`, 'admin'),
  get('the access of sellers for a seller', ACCESS, 'growth'),
  get('the access of sellers for a buyer', ACCESS, 'buyer by cookie'),
  get('the access as a sheet', `${ACCESS}/export`, 'admin'),
  get('the access as a sheet of cells', `${ACCESS}/export?layout=cells&q=starter@demo.test`, 'admin', {
    proseColumns: [],
  }),
  get('the access as a sheet, filtered', `${ACCESS}/export?plan=module_starter&status=inactive`, 'admin'),
  get('the access as a sheet with bad parameters', `${ACCESS}/export?plan=gold&colour=blue`, 'admin'),
  get('the access as a sheet for a seller', `${ACCESS}/export`, 'starter'),

  post('suspend as a seller', suspend('<id of newcomer>'), 'growth', { isSuspended: true, reason: 'x' }),
  post('suspend without a reason', suspend('<id of newcomer>'), 'admin', { isSuspended: 'yes' }),
  post('suspend an unknown account', suspend(MISSING_ID), 'admin', { isSuspended: true, reason: 'x' }),
  post('suspend their own account', suspend('<id of admin>'), 'admin', { isSuspended: true, reason: 'x' }),
  post('suspend', suspend('<id of trader>'), 'admin', { isSuspended: true, reason: 'Listings copied.' }),
  get('the profile of a suspended account', '/api/account/profile', 'trader'),
  get('the session of a suspended account', '/api/account/profile', 'trader by cookie'),
  post('lift the suspension', suspend('<id of trader>'), 'admin', { isSuspended: false, reason: 'Cleared.' }),
  get('the token after the suspension', '/api/account/profile', 'trader'),
  get('the session after the suspension', '/api/account/profile', 'trader by cookie'),
]

const AUDIT: readonly Step[] = [
  get('the log', `${LOG}?limit=5`, 'admin', { keep: { 'older log': 'page.nextCursor' } }),
  get('the older log', `${LOG}?limit=5&cursor=<older log>`, 'admin by cookie'),
  get('the log of an account', `${LOG}?subject=<id of newcomer>&limit=200`, 'admin'),
  get('the log of a listing', `${LOG}?subject=<cotton>`, 'admin'),
  get('the log of a request', `${LOG}?subject=<rfq>`, 'admin'),
  get('the log of an order', `${LOG}?subject=<order>`, 'admin'),
  get('the log of a kind', `${LOG}?kind=account&limit=3`, 'admin'),
  get('the log of an action', `${LOG}?kind=LISTING_PUBLISHED&actor=growth@demo.test`, 'admin'),
  get('the log of a time before', `${LOG}?to=2000-01-01`, 'admin'),
  get('the log with bad parameters', `${LOG}?kind=nothing&from=soon&limit=201&more=1`, 'admin'),
  get('the log for a seller', LOG, 'growth'),
  get('the log as a sheet', `${LOG}/export?subject=<cotton>`, 'admin', LOG_SHEET),
  get('the log as a sheet for a buyer', `${LOG}/export`, 'buyer'),
  get('the chain of the log', `${LOG}/chain`, 'admin', CHAIN),
  get('the chain after a malformed cursor', `${LOG}/chain?cursor=x`, 'admin'),
  get('the chain for a seller', `${LOG}/chain`, 'growth'),
]

/** Plans, module access, suspensions and the audit log. */
export const ADMINISTRATION: readonly Step[] = [
  ...PLAN_REQUESTS,
  ...SELLERS,
  ...AUDIT,
  get('the newest card at the end', `${YARN}?view=card&limit=1&sort=newest`),
]
