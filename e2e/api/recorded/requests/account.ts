import { NEWCOMERS } from '../people'
import { get, MISSING_ID, post, type Step, YARN } from '../step'

const TOKENS = '/api/account/tokens'
const SESSIONS = '/api/account/sessions'
const PROFILE = '/api/account/profile'
const PASSWORD = '/api/account/password'
const SECOND_FACTOR = '/api/account/second-factor'
const EMAIL = '/api/account/email'
const SIGN_UP = '/api/account/sign-up'

const MILL = { ...NEWCOMERS.newcomer, name: 'Meena', companyName: 'Noyyal Yarns', country: 'IN', roles: ['seller'] }
const TRADER = {
  ...NEWCOMERS.trader,
  name: 'Devi',
  companyName: 'Amaravathi Traders',
  country: 'India',
  state: 'Tamil Nadu',
  city: 'Karur',
  roles: ['seller', 'buyer', 'buyer'],
}
const tokenBody = (changes: Record<string, unknown>) => ({
  name: 'stock import',
  currentPassword: NEWCOMERS.newcomer.password,
  ...changes,
})
const UNKNOWN_SECRET = '0'.repeat(43)

const signUp = (name: string, changes: Record<string, unknown>): Step =>
  post(`sign up with ${name}`, SIGN_UP, 'anonymous', { ...MILL, email: 'other@noyyal.example', ...changes })

const SIGN_UPS: readonly Step[] = [
  post('sign up with everything wrong', SIGN_UP, 'anonymous', { email: 'mill@', password: 'short', roles: ['admin'] }),
  signUp('a well-known password', { password: 'password123' }),
  signUp('the own name as password', { password: 'Noyyal Yarns' }),
  signUp('a password of one letter', { password: 'aaaaaaaaaaaa' }),
  signUp('a long password', { password: 'x'.repeat(129) }),
  signUp('no roles', { roles: [] }),
  signUp('a country that does not exist', { country: 'Atlantis' }),
  signUp('an unknown field', { plan: 'all_textile' }),
  signUp('an address that is taken', { email: 'Growth@demo.test' }),
  post('sign up as a mill', SIGN_UP, 'anonymous', MILL, {
    keep: { 'id of newcomer': 'account.userId' },
    mailed: { 'confirmation secret': '/confirm-email' },
  }),
  post('sign up again', SIGN_UP, 'anonymous', MILL),
  post('sign up as a trader', SIGN_UP, 'anonymous', TRADER, { keep: { 'id of trader': 'account.userId' } }),
  get('the profile of the mill', PROFILE, 'newcomer by cookie'),
  post('confirm the address with a malformed link', '/api/account/email-confirmation', 'anonymous', { secret: 'x' }),
  post('confirm the address with an unknown link', '/api/account/email-confirmation', 'anonymous', {
    secret: UNKNOWN_SECRET,
  }),
  post('confirm the address', '/api/account/email-confirmation', 'anonymous', { secret: '<confirmation secret>' }),
  post('confirm the address again', '/api/account/email-confirmation', 'anonymous', {
    secret: '<confirmation secret>',
  }),
  post('ask for another link to confirm', '/api/account/email-confirmation/request', 'newcomer by cookie', {}),
  post('ask for a link as a trader', '/api/account/email-confirmation/request', 'trader by cookie', {}),
  post('a listing without a plan', YARN, 'newcomer', { title: 'A yarn of our own' }),
  post('a seller who also buys asks their own company', '/api/rfq/create', 'trader', {
    moduleKey: 'yarn',
    sellerIds: ['<id of trader>'],
    quantity: 1,
    uom: 'kg',
  }),
]

const PROFILES: readonly Step[] = [
  get('a profile', PROFILE, 'growth', { keep: { 'profile etag': 'header etag' } }),
  get('a profile, unchanged', PROFILE, 'growth', { headers: { 'if-none-match': '<profile etag>' } }),
  get('the profile of an admin', PROFILE, 'admin'),
  post('change the name', PROFILE, 'newcomer', { name: 'Meena R' }),
  post('change the company', PROFILE, 'newcomer by cookie', {
    company: { name: 'Noyyal Yarns LLP', state: 'Tamil Nadu', city: 'Tiruppur', isMicroOrSmall: true },
  }),
  post('a GSTIN', PROFILE, 'newcomer', { company: { gstin: '33AAACH7409R1Z8' } }),
  post('a GSTIN of another state', PROFILE, 'newcomer', { company: { gstin: '27AAPFU0939F1ZV' } }),
  post('a GSTIN that is mistyped', PROFILE, 'newcomer', { company: { gstin: '27AAPFU0939F1ZX' } }),
  post('a GSTIN in another form', PROFILE, 'newcomer', { company: { gstin: '123' } }),
  post('take the GSTIN back', PROFILE, 'newcomer', { company: { gstin: '' } }),
  post('change nothing', PROFILE, 'newcomer', {}),
  post('change what may not be changed', PROFILE, 'newcomer', {
    roles: ['admin'],
    email: 'x@y.example',
    company: { plan: 1 },
  }),
  post('change to nothing', PROFILE, 'newcomer', { name: '', company: { name: ' ', country: 'XX' } }),
  post('change at an older version', PROFILE, 'newcomer', { name: 'M', expectedVersion: 1 }),
  post('change at an older header', PROFILE, 'newcomer', { name: 'M' }, { headers: { 'if-match': '"1"' } }),
  post(
    'change from another site',
    PROFILE,
    'newcomer by cookie',
    { name: 'M' },
    { headers: { 'sec-fetch-site': 'same-site' } },
  ),
]

const ACCESS: readonly Step[] = [
  post('make a token', TOKENS, 'newcomer by cookie', tokenBody({ name: 'stock import' }), {
    keep: { token: 'apiToken.tokenId' },
  }),
  post(
    'make a token that only reads, for a week',
    TOKENS,
    'newcomer by cookie',
    tokenBody({ scopes: ['read'], expiresInDays: 7 }),
  ),
  post('make a token without a password', TOKENS, 'newcomer by cookie', { name: 'stock import' }),
  post(
    'make a token with a wrong password',
    TOKENS,
    'newcomer by cookie',
    tokenBody({ currentPassword: 'not this one' }),
  ),
  post(
    'make a token that does nothing for ever',
    TOKENS,
    'newcomer by cookie',
    tokenBody({ scopes: [], expiresInDays: 366 }),
  ),
  post('make a token with a token', TOKENS, 'newcomer', tokenBody({ name: 'a second one' })),
  post('make a token without a name', TOKENS, 'newcomer by cookie', tokenBody({ name: ' ' })),
  post('make a token of a long name', TOKENS, 'newcomer by cookie', tokenBody({ name: 'x'.repeat(61), scope: 'all' })),
  get('the tokens', TOKENS, 'newcomer'),
  { name: 'revoke a token', by: 'newcomer by cookie', ask: `DELETE ${TOKENS}/<token>` },
  { name: 'revoke it again', by: 'newcomer by cookie', ask: `DELETE ${TOKENS}/<token>` },
  { name: 'revoke the token of another', by: 'growth', ask: `DELETE ${TOKENS}/<token>` },
  {
    name: 'revoke a token from another site',
    by: 'newcomer by cookie',
    ask: `DELETE ${TOKENS}/<token>`,
    headers: { 'sec-fetch-site': 'cross-site' },
  },
  get('the sessions', SESSIONS, 'newcomer by cookie', { keep: { session: 'sessions[0].sessionId' } }),
  get('the sessions as a token sees them', SESSIONS, 'newcomer'),
  { name: 'end the session of another', by: 'growth', ask: `DELETE ${SESSIONS}/<session>` },
  { name: 'end a session that is not there', by: 'newcomer', ask: `DELETE ${SESSIONS}/${MISSING_ID}` },
  { name: 'end all other sessions', by: 'newcomer by cookie', ask: `DELETE ${SESSIONS}` },
  get('two-step sign-in', SECOND_FACTOR, 'newcomer'),
  post('set up two-step sign-in with a token', SECOND_FACTOR, 'newcomer', { currentPassword: 'x' }),
  post('set it up with a wrong password', SECOND_FACTOR, 'newcomer by cookie', { currentPassword: 'wrong' }),
  post('turn it on with a wrong code', `${SECOND_FACTOR}/confirmation`, 'newcomer by cookie', { code: '000000' }),
  post('make recovery codes while it is off', `${SECOND_FACTOR}/recovery-codes`, 'newcomer by cookie', {
    currentPassword: MILL.password,
    code: '000000',
  }),
  post('turn it off while it is off', `${SECOND_FACTOR}/removal`, 'newcomer by cookie', {
    currentPassword: MILL.password,
  }),
  post('change the address with a token', EMAIL, 'newcomer', { email: 'x@mill.example', currentPassword: 'x' }),
  post('change the address to none', EMAIL, 'newcomer by cookie', { email: 'x', currentPassword: 'wrong' }),
  post('change the password with a token', PASSWORD, 'newcomer', {
    currentPassword: 'x',
    newPassword: 'two looms in winter',
  }),
  post('change the password without the old one', PASSWORD, 'newcomer by cookie', {
    currentPassword: 'wrong',
    newPassword: 'two looms in winter',
  }),
  post('change the password to a weak one', PASSWORD, 'newcomer by cookie', {
    currentPassword: MILL.password,
    newPassword: '12345678',
  }),
  post('change the password to the own name', PASSWORD, 'newcomer by cookie', {
    currentPassword: MILL.password,
    newPassword: MILL.email,
  }),
  post('change the password with a field too many', PASSWORD, 'newcomer by cookie', {
    newPassword: 'two looms in winter',
    more: 1,
  }),
  post('change the password', PASSWORD, 'newcomer by cookie', {
    currentPassword: MILL.password,
    newPassword: 'two looms in winter',
  }),
  get('the session after the change', SESSIONS, 'newcomer by cookie'),
  post(
    'ask for a new password',
    '/api/account/password-reset/request',
    'anonymous',
    { email: MILL.email },
    { mailed: { 'reset secret': '/reset-password' } },
  ),
  post('ask for a new password for an unknown address', '/api/account/password-reset/request', 'anonymous', {
    email: 'unknown@mill.example',
  }),
  post('ask for a new password without an address', '/api/account/password-reset/request', 'anonymous', {
    email: 'nobody',
  }),
  post('set a weak password by the link', '/api/account/password-reset', 'anonymous', {
    secret: '<reset secret>',
    newPassword: 'short',
  }),
  post('set a password by an unknown link', '/api/account/password-reset', 'anonymous', {
    secret: UNKNOWN_SECRET,
    newPassword: 'three looms in rain',
  }),
  post('set a password by the link', '/api/account/password-reset', 'anonymous', {
    secret: '<reset secret>',
    newPassword: 'three looms in rain',
  }),
  post('set it again by the link', '/api/account/password-reset', 'anonymous', {
    secret: '<reset secret>',
    newPassword: 'four looms in rain',
  }),
  get('the session after the reset', SESSIONS, 'newcomer by cookie'),
  get('the token after the reset', PROFILE, 'newcomer'),
]

const NOTIFICATIONS: readonly Step[] = [
  get('the inbox of a buyer', '/api/notifications', 'buyer'),
  get('the inbox of a seller', '/api/notifications?limit=3', 'growth', {
    keep: { 'older notices': 'page.nextCursor' },
  }),
  get('the older notifications', '/api/notifications?limit=3&cursor=<older notices>', 'growth'),
  get('the inbox with bad parameters', '/api/notifications?limit=0&cursor=x&unread=maybe&more=1', 'growth'),
  post('read all up to a number', '/api/notifications/read', 'growth', { upTo: 2 }),
  post('read single ones', '/api/notifications/read', 'growth by cookie', { numbers: [3, 4, 999] }),
  post('read nothing', '/api/notifications/read', 'growth', {}),
  get('the notices one wants', '/api/notifications/settings', 'growth'),
  post('want no daily notice', '/api/notifications/settings', 'growth', { poolDigest: false }),
  post('want a notice sometimes', '/api/notifications/settings', 'growth', { poolDigest: 'sometimes', more: 1 }),
  post('want the daily notice again', '/api/notifications/settings', 'growth', { poolDigest: true }),
  post('stop a notice without a secret', '/api/notifications/unsubscribe', 'anonymous', {}),
  post(
    'stop a notice with a wrong secret',
    `/api/notifications/unsubscribe?account=${MISSING_ID}&secret=${'0'.repeat(43)}`,
    'anonymous',
    {},
  ),
  post('read in two ways', '/api/notifications/read', 'growth', { upTo: 1, numbers: [1] }),
  get('the unread ones', '/api/notifications?unread=true&limit=2', 'growth'),
  get('the stream from a number on', '/api/notifications/stream', 'starter', { headers: { 'last-event-id': '1' } }),
]

const SEARCHES = '/api/account/searches'
const CHEAP = { name: '30s under 280', moduleKey: 'yarn', query: 'q=30s+combed&priceMax=280' }

const SAVED_SEARCHES: readonly Step[] = [
  get('no saved search yet', SEARCHES, 'buyer2'),
  post('save a search', SEARCHES, 'buyer2', CHEAP, { keep: { search: 'search.searchId' } }),
  post('save another of that name', SEARCHES, 'buyer2', { ...CHEAP, name: '30S under 280' }),
  post('save a search with everything wrong', SEARCHES, 'buyer2', { name: '', moduleKey: 'silk', query: 1, notify: 2 }),
  post('save a search with bad filters', SEARCHES, 'buyer2', {
    ...CHEAP,
    query: 'countMin=40&countMax=30&cursor=x&z=1',
  }),
  post('save a search as a visitor', SEARCHES, 'anonymous', CHEAP),
  { name: 'rename a search', by: 'buyer2', ask: `PATCH ${SEARCHES}/<search>`, body: { name: 'Cheap 30s' } },
  { name: 'change nothing of a search', by: 'buyer2', ask: `PATCH ${SEARCHES}/<search>`, body: {} },
  { name: 'rename the search of another', by: 'growth', ask: `PATCH ${SEARCHES}/<search>`, body: { name: 'mine' } },
  get('the saved searches', SEARCHES, 'buyer2'),
  { name: 'delete the search of another', by: 'growth', ask: `DELETE ${SEARCHES}/<search>` },
  { name: 'delete a search', by: 'buyer2', ask: `DELETE ${SEARCHES}/<search>` },
  { name: 'delete the search again', by: 'buyer2', ask: `DELETE ${SEARCHES}/<search>` },
]

/** Accounts, sessions, tokens, notifications and saved searches. */
export const ACCOUNT: readonly Step[] = [...SIGN_UPS, ...PROFILES, ...ACCESS, ...NOTIFICATIONS, ...SAVED_SEARCHES]
