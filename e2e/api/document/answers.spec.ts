import type { APIRequest, APIRequestContext } from '@playwright/test'
import { quotationBody } from '../../demo'
import { emailOf, expect, test, yarnBody } from '../../fixtures'
import { accepted, csvOf, finished, goodRow, sendFile } from '../../imports'
import { Documented } from './documented'

type Json = Record<string, never>

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const NOTE_FILE = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Lab dip follows on Monday.\n') }

const documented: { of?: Documented } = {}

/** Read from the service, once. */
async function theDocument(context: APIRequestContext): Promise<Documented> {
  const response = await context.get('/api/openapi.json')
  expect(response.status(), await response.text()).toBe(200)
  documented.of ??= new Documented(await response.json())
  return documented.of
}

const idsOf = (answer: object) => answer as { [key: string]: Json & { [key: string]: string } }

test.describe.configure({ mode: 'serial' })

// Some fifty requests each, one after the other.
test.describe.configure({ timeout: 180_000 })

test('listings, files and imports answer as they are documented', async ({ api }) => {
  const document = await theDocument(api.anonymous)
  const [seller, buyer, anonymous] = [await api.as('growth'), await api.as('buyer'), api.anonymous]
  await document.ask(anonymous, 'showOpenApi')
  await document.ask(anonymous, 'showDefinition')
  for (const query of ['', 'facets=true&limit=3&q=30s+cotton', 'view=card&facets=true&limit=2&fiberType=Cotton']) {
    await document.ask(anonymous, 'listListings', { query })
  }
  await document.fail(anonymous, 'listListings', { query: 'colour=red' }, 422)
  await document.fail(anonymous, 'listListings', { query: 'scope=mine' }, 401)
  await document.fail(anonymous, 'listListings', { params: { moduleKey: 'nothing' } }, 404)
  await document.fail(anonymous, 'listListings', { headers: { 'api-version': '1999-01-01' } }, 400)

  const body = yarnBody({ title: '30s Combed Yarn of the document' })
  const write = { body, otherBody: yarnBody({ basePrice: 290 }), version: 'none' } as const
  const { listingId = '' } = idsOf(await document.ask(seller, 'writeListing', write)).listing ?? {}
  const params = { listingId }
  await document.ask(seller, 'writeListing', {
    body: { listingId, basePrice: 288 },
    otherBody: { listingId, basePrice: 287 },
    status: 200,
  })
  await document.ask(seller, 'writeListing', { query: 'mode=preview', body, version: 'none', once: true, status: 200 })
  await document.fail(seller, 'writeListing', { body: { title: 'Yarn', basePrise: 1 } }, 422)
  await document.fail(buyer, 'writeListing', { body }, 403)
  await document.fail(await api.as('none'), 'writeListing', { body }, 403)
  await document.fail(seller, 'writeListing', { body: { listingId, expectedVersion: 99 } }, 409)
  await document.ask(anonymous, 'showListing', { params })
  await document.ask(seller, 'showListing', { params })
  await document.fail(anonymous, 'showListing', {}, 404)
  await document.ask(seller, 'showHistory', { params, query: 'limit=5' })
  await document.ask(seller, 'listListings', { query: 'scope=mine&limit=2' })

  const upload = { params, multipart: { role: 'buyerVisibleDocuments', file: NOTE_FILE } }
  const { id: attachmentId = '' } = idsOf(await document.ask(seller, 'uploadAttachment', upload)).attachment ?? {}
  const bad = { ...NOTE_FILE, name: 'note.exe' }
  await document.fail(seller, 'uploadAttachment', { params, multipart: { ...upload.multipart, file: bad } }, 422)
  await document.ask(anonymous, 'readAttachment', { params: { attachmentId } })
  const sheet = { params, multipart: { role: 'technicalSheet', file: NOTE_FILE } }
  const { id: sheetId = '' } = idsOf(await document.ask(seller, 'uploadAttachment', sheet)).attachment ?? {}
  await document.ask(seller, 'changeAttachment', {
    params: { ...params, attachmentId: sheetId },
    body: { visibility: 'private' },
    otherBody: { visibility: 'buyer' },
  })
  await document.ask(seller, 'deleteAttachment', { params: { ...params, attachmentId } })
  await document.ask(seller, 'archiveListing', { params })
  await document.fail(seller, 'writeListing', { body: { listingId, basePrice: 286 } }, 409)
  await document.ask(seller, 'unarchiveListing', { params })
  await seller.post(`/api/trade-core/listings/yarn/${listingId}/archive`)

  for (const query of ['', 'format=csv']) await document.ask(anonymous, 'showImportTemplate', { query })
  await document.ask(seller, 'exportListings', { query: 'format=csv' })
  const file = { name: 'yarns.csv', mimeType: 'text/csv', buffer: csvOf([goodRow(`doc-${Date.now()}`, 'none')]) }
  const started = await document.ask(seller, 'startImport', { multipart: { mode: 'dry-run', file } })
  const { importId = '' } = idsOf(started).import ?? {}
  await finished(seller, importId)
  await document.ask(seller, 'startImport', {
    body: { mode: 'import', dryRunId: importId },
    otherBody: { mode: 'import', dryRunId: crypto.randomUUID() },
  })
  await document.ask(seller, 'listImports')
  await document.ask(seller, 'showImport', { params: { importId }, query: 'rows=failed' })
  await document.ask(seller, 'showFailedRows', { params: { importId }, query: 'format=csv' })
  const other = await accepted(
    await sendFile(seller, { buffer: csvOf([goodRow(`doc-${Date.now()}-2`)]), mode: 'dry-run' }),
  )
  await document.ask(seller, 'cancelImport', { params: { importId: other.importId } })
})

test('requests, orders and notifications answer as they are documented', async ({ api }) => {
  const document = await theDocument(api.anonymous)
  const [seller, buyer] = [await api.as('growth'), await api.as('buyer')]
  const me = (await document.ask(seller, 'showSubscription')) as { selectedSellerAccess: { sellerId: string } }
  const { sellerId } = me.selectedSellerAccess
  await document.fail(buyer, 'showSubscription', {}, 403)
  await document.ask(await api.as('admin'), 'listSellerAccess', { query: `sellerId=${sellerId}` })
  await document.fail(seller, 'listSellerAccess', {}, 403)
  await document.ask(await api.as('admin'), 'exportSellerAccess', { query: 'layout=cells' })
  await document.ask(await api.as('admin'), 'listAuditLog', { query: 'kind=listing&limit=5' })
  await document.fail(seller, 'listAuditLog', {}, 403)
  await document.fail(await api.as('admin'), 'listAuditLog', { query: 'from=yesterday' }, 422)
  await document.ask(await api.as('admin'), 'exportAuditLog', { query: 'actor=growth' })
  await document.ask(await api.as('admin'), 'checkAuditLog')

  const filed = await document.ask(buyer, 'uploadRfqFile', { multipart: { file: NOTE_FILE } })
  const unsent = idsOf(await document.ask(buyer, 'uploadRfqFile', { multipart: { file: NOTE_FILE } })).attachment?.id
  await document.ask(buyer, 'deleteRfqFile', { params: { attachmentId: unsent ?? '' } })
  const asking = {
    moduleKey: 'yarn',
    sellerIds: [sellerId],
    quantity: 500,
    uom: 'kg',
    requirements: [{ field: 'count', op: '=', value: '30s' }],
    attachments: [idsOf(filed).attachment?.id],
  }
  const created = await document.ask(buyer, 'createRfq', { body: asking, otherBody: { ...asking, quantity: 501 } })
  const { rfqId = '' } = idsOf(created).rfq ?? {}
  const offer = quotationBody(rfqId, {
    pdcSlabs: [{ days: 30, price: 289.2 }],
    specResponses: [{ field: 'count', offered: '30s' }],
  })
  await document.fail(buyer, 'createRfq', { body: { quantity: 0 } }, 422)
  await document.fail(seller, 'respondRfq', { body: { rfqId, action: 'SUBMIT' } }, 422)
  await document.ask(seller, 'respondRfq', {
    body: { ...offer, action: 'PREVIEW' },
    once: true,
    version: 'none',
    status: 200,
  })
  const answer = await document.ask(seller, 'respondRfq', {
    body: offer,
    otherBody: { ...offer, unitPrice: 284 },
    status: 201,
  })
  const { quoteId = '' } = idsOf(answer).quote ?? {}
  const params = { rfqId }
  await document.ask(buyer, 'compareQuotations', {
    params: { id: rfqId },
    query: 'quantity=400&currency=USD&creditRate=12',
  })
  const shade = await document.ask(buyer, 'uploadRfqFile', { multipart: { file: NOTE_FILE } })
  await document.ask(buyer, 'actOnRfq', {
    params,
    body: { action: 'COUNTER', quoteId, terms: { unitPrice: 281 }, attachments: [idsOf(shade).attachment?.id] },
    otherBody: { action: 'COUNTER', quoteId, terms: { unitPrice: 280 } },
  })
  await document.ask(seller, 'respondRfq', { body: { ...offer, unitPrice: 282 }, status: 200 })
  for (const context of [buyer, seller]) {
    await document.ask(context, 'showRfq', { params })
    await document.ask(context, 'listRfqs', { query: 'limit=2' })
  }
  const note = { rfqId, type: 'NOTE', message: 'Lab dip follows.', clientEventId: crypto.randomUUID() }
  await document.ask(seller, 'addRfqEvent', { body: note, otherBody: { ...note, message: 'Another.' }, status: 201 })
  await document.ask(seller, 'addRfqEvent', { body: note, once: true, status: 200 })
  await document.ask(buyer, 'listRfqEvents', { query: `rfqId=${rfqId}` })
  await document.fail(buyer, 'addRfqEvent', { body: { rfqId, type: 'ORDER_CREATED' } }, 409)

  const accept = { rfqId, quoteId, quoteVersion: 2, quantity: 400 }
  await document.fail(buyer, 'acceptQuotation', { body: { ...accept, quoteVersion: 1 } }, 409)
  await document.fail(buyer, 'acceptQuotation', { body: { ...accept, quantity: 4000 } }, 409)
  const order = await document.ask(buyer, 'acceptQuotation', { body: accept, otherBody: { ...accept, quantity: 100 } })
  const { orderId = '' } = idsOf(order).order ?? {}
  await document.ask(buyer, 'listOrders', { query: 'as=buyer&limit=2' })
  await document.ask(seller, 'showOrder', { params: { orderId } })
  await document.fail(await api.as('buyer2'), 'showOrder', { params: { orderId } }, 404)
  await document.ask(seller, 'moveOrder', {
    params: { orderId },
    body: { to: 'CONFIRMED' },
    otherBody: { to: 'CANCELLED' },
  })
  await document.fail(seller, 'moveOrder', { params: { orderId }, body: { to: 'COMPLETED' } }, 409)
  for (const as of ['buyer', 'seller'] as const) {
    await document.ask(as === 'buyer' ? buyer : seller, 'showDashboard', { query: `as=${as}` })
  }
  await document.ask(seller, 'listNotifications', { query: 'unread=true&limit=3' })
  await document.ask(seller, 'markNotificationsRead', { body: { numbers: [1] }, otherBody: { numbers: [2] } })
})

test('accounts and the service answer as they are documented', async ({ api, playwright, baseURL }) => {
  const document = await theDocument(api.anonymous)
  const { anonymous } = api
  const admin = await api.as('admin')
  await document.ask(anonymous, 'showLive')
  await document.ask(anonymous, 'showReady')

  const email = `document-${Date.now()}@mill.example`
  const body = {
    email,
    password: 'a loom in spring',
    name: 'Meena',
    companyName: 'Noyyal',
    country: 'IN',
    roles: ['seller'],
  }
  const made = await document.ask(anonymous, 'signUp', { body, otherBody: { ...body, name: 'Mira' } })
  const { userId = '' } = idsOf(made).account ?? {}
  await document.fail(anonymous, 'signUp', { body }, 409)
  const browser = await signedIn(playwright.request, baseURL, email, body.password)
  const inBrowser = { headers: SAME_ORIGIN }

  await document.ask(browser, 'showProfile')
  await document.ask(browser, 'changeProfile', { ...inBrowser, body: { name: 'Meena R' }, otherBody: { name: 'M' } })
  await document.fail(
    browser,
    'changeProfile',
    { body: { name: 'Meena' }, headers: { 'sec-fetch-site': 'cross-site' } },
    403,
  )
  await document.ask(browser, 'listSessions')
  const token = await document.ask(browser, 'createToken', {
    ...inBrowser,
    body: { name: 'one' },
    otherBody: { name: 'two' },
  })
  await document.ask(browser, 'listTokens')
  await document.ask(browser, 'endToken', { ...inBrowser, params: { tokenId: idsOf(token).apiToken?.tokenId ?? '' } })
  await document.fail(browser, 'endToken', inBrowser, 404)

  const wish = { planKey: 'market_growth', note: 'From January.' }
  const first = await document.ask(browser, 'requestPlan', {
    ...inBrowser,
    body: wish,
    otherBody: { ...wish, note: 'Soon.' },
  })
  await document.fail(browser, 'requestPlan', { ...inBrowser, body: wish }, 409)
  const requestOf = (answer: object) => ({ requestId: idsOf(answer).planRequest?.requestId ?? '' })
  await document.ask(browser, 'withdrawPlanRequest', { ...inBrowser, params: requestOf(first), body: {} })
  const second = await document.ask(browser, 'requestPlan', { ...inBrowser, body: wish })
  await document.ask(admin, 'answerPlanRequest', {
    params: requestOf(second),
    body: { outcome: 'DECLINED', reason: 'No offer yet.' },
    otherBody: { outcome: 'DONE' },
  })
  await document.ask(browser, 'listPlanRequests')
  await document.ask(admin, 'listPlanRequests', { query: 'scope=all&status=closed' })

  await document.ask(browser, 'requestEmailConfirmation', inBrowser)
  await document.ask(anonymous, 'requestPasswordReset', { body: { email }, otherBody: { email: emailOf('buyer') } })
  // What stands in a mail is told by the tests beside the service; here: that a link of nobody is refused as documented.
  const secret = 'A'.repeat(43)
  await document.fail(anonymous, 'confirmEmail', { body: { secret } }, 422)
  await document.fail(anonymous, 'resetPassword', { body: { secret, newPassword: 'two looms in autumn' } }, 422)
  await document.ask(browser, 'changePassword', {
    ...inBrowser,
    body: { currentPassword: body.password, newPassword: 'two looms in autumn' },
    otherBody: { currentPassword: 'two looms in autumn', newPassword: 'three looms in winter' },
  })
  await document.fail(
    admin,
    'changePassword',
    { body: { currentPassword: 'x', newPassword: 'two looms in autumn' } },
    403,
  )

  const elsewhere = await signedIn(playwright.request, baseURL, email, 'two looms in autumn')
  const sessions = (await document.ask(elsewhere, 'listSessions')) as {
    sessions: { sessionId: string; isThisOne: boolean }[]
  }
  const other = sessions.sessions.find(({ isThisOne }) => !isThisOne)
  await document.ask(elsewhere, 'endSession', { ...inBrowser, params: { sessionId: other?.sessionId ?? '' } })
  await document.ask(elsewhere, 'endOtherSessions', inBrowser)
  const suspend = { isSuspended: true, reason: 'Listings copied from another mill.' }
  await document.ask(admin, 'setSuspension', {
    params: { userId },
    body: suspend,
    otherBody: { ...suspend, reason: 'Other.' },
  })
  await document.fail(elsewhere, 'showProfile', {}, 401)
  await Promise.all([browser.dispose(), elsewhere.dispose()])
})

test('every operation of the document was asked, but the stream, which does not end', async ({ api }) => {
  const document = await theDocument(api.anonymous)
  const left = [...document.operations.keys()].filter((operationId) => !document.asked.has(operationId))
  expect(left).toEqual(['streamNotifications'])
})

async function signedIn(requests: APIRequest, baseURL: string | undefined, email: string, password: string) {
  const browser = await requests.newContext({ baseURL: baseURL ?? '' })
  const { csrfToken } = (await (await browser.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const form = { csrfToken, email, password, json: 'true' }
  await browser.post('/api/auth/callback/credentials', { form, headers: SAME_ORIGIN })
  return browser
}
