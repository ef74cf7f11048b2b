import type { APIRequest, APIRequestContext } from '@playwright/test'
import { MISSING_ID, quotationBody } from '../../demo'
import { emailOf, expect, test, yarnBody } from '../../fixtures'
import { accepted, csvOf, finished, goodRow, sendFile } from '../../imports'
import { appCode } from '../../second-factor'
import { DocumentedApi } from './documented-api'

type Json = Record<string, never>

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const NOTE_FILE = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Lab dip follows on Monday.\n') }

let sharedApi: DocumentedApi | undefined

/** Fetches the document and shares one DocumentedApi between the tests. */
async function openApi(context: APIRequestContext): Promise<DocumentedApi> {
  const response = await context.get('/api/openapi.json')
  expect(response.status(), await response.text()).toBe(200)
  sharedApi ??= new DocumentedApi(await response.json())
  return sharedApi
}

const idsOf = (response: object) => response as { [key: string]: Json & { [key: string]: string } }

test.describe.configure({ mode: 'serial' })

// About fifty requests per test.
test.describe.configure({ timeout: 180_000 })

test('responses of listings, files and imports are as documented', async ({ api }) => {
  const documented = await openApi(api.anonymous)
  const [seller, buyer, anonymous] = [await api.as('growth'), await api.as('buyer'), api.anonymous]
  await documented.call(anonymous, 'showOpenApi')
  await documented.call(anonymous, 'showDefinition')
  await documented.call(buyer, 'readLines', { body: { text: '30s combed cotton 285' }, once: true })
  await documented.fail(buyer, 'readLines', { body: { text: 1 } }, 422)
  await documented.fail(anonymous, 'readLines', { body: { text: '' } }, 401)
  await documented.call(await api.as('growth'), 'readPastedList', {
    body: { text: '30s combed cotton 285' },
    once: true,
  })
  for (const query of ['', 'facets=true&limit=3&q=30s+cotton', 'view=card&facets=true&limit=2&fiberType=Cotton']) {
    await documented.call(anonymous, 'listListings', { query })
  }
  await documented.call(anonymous, 'searchMarket', { query: 'q=40s+combed+cotton&limit=2' })
  await documented.call(anonymous, 'suggest', { query: 'q=cott' })
  await documented.fail(anonymous, 'suggest', { query: 'colour=red' }, 422)
  await documented.fail(anonymous, 'searchMarket', { query: 'limit=25' }, 422)
  await documented.fail(anonymous, 'listListings', { query: 'colour=red' }, 422)
  await documented.fail(anonymous, 'listListings', { query: 'scope=mine' }, 401)
  await documented.fail(anonymous, 'listListings', { params: { moduleKey: 'nothing' } }, 404)
  await documented.fail(anonymous, 'listListings', { headers: { 'api-version': '1999-01-01' } }, 400)

  const body = yarnBody({ title: '30s Combed Yarn of the document' })
  const write = { body, otherBody: yarnBody({ basePrice: 290 }), version: 'none' } as const
  const { listingId = '' } = idsOf(await documented.call(seller, 'writeListing', write)).listing ?? {}
  const params = { listingId }
  await documented.call(seller, 'writeListing', {
    body: { listingId, basePrice: 288 },
    otherBody: { listingId, basePrice: 287 },
    status: 200,
  })
  await documented.call(seller, 'writeListing', {
    query: 'mode=preview',
    body,
    version: 'none',
    once: true,
    status: 200,
  })
  await documented.fail(seller, 'writeListing', { body: { title: 'Yarn', basePrise: 1 } }, 422)
  await documented.fail(buyer, 'writeListing', { body }, 403)
  await documented.fail(await api.as('none'), 'writeListing', { body }, 403)
  await documented.fail(seller, 'writeListing', { body: { listingId, expectedVersion: 99 } }, 409)
  await documented.call(anonymous, 'showListing', { params })
  await documented.call(seller, 'showListing', { params })
  await documented.fail(anonymous, 'showListing', {}, 404)
  await documented.call(seller, 'showHistory', { params, query: 'limit=5' })
  await documented.call(seller, 'listListings', { query: 'scope=mine&limit=2' })

  const upload = { params, multipart: { role: 'buyerVisibleDocuments', file: NOTE_FILE } }
  const { id: attachmentId = '' } = idsOf(await documented.call(seller, 'uploadAttachment', upload)).attachment ?? {}
  const bad = { ...NOTE_FILE, name: 'note.exe' }
  await documented.fail(seller, 'uploadAttachment', { params, multipart: { ...upload.multipart, file: bad } }, 422)
  await documented.call(anonymous, 'readAttachment', { params: { attachmentId } })
  const sheet = { params, multipart: { role: 'technicalSheet', file: NOTE_FILE } }
  const { id: sheetId = '' } = idsOf(await documented.call(seller, 'uploadAttachment', sheet)).attachment ?? {}
  await documented.call(seller, 'changeAttachment', {
    params: { ...params, attachmentId: sheetId },
    body: { visibility: 'private' },
    otherBody: { visibility: 'buyer' },
  })
  await documented.call(seller, 'deleteAttachment', { params: { ...params, attachmentId } })
  await documented.call(seller, 'archiveListing', { params })
  await documented.fail(seller, 'writeListing', { body: { listingId, basePrice: 286 } }, 409)
  await documented.call(seller, 'unarchiveListing', { params })
  await seller.post(`/api/trade-core/listings/yarn/${listingId}/archive`)

  for (const query of ['', 'format=csv']) await documented.call(anonymous, 'showImportTemplate', { query })
  await documented.call(seller, 'exportListings', { query: 'format=csv' })
  const file = { name: 'yarns.csv', mimeType: 'text/csv', buffer: csvOf([goodRow(`doc-${Date.now()}`, 'none')]) }
  const started = await documented.call(seller, 'startImport', { multipart: { mode: 'dry-run', file } })
  const { importId = '' } = idsOf(started).import ?? {}
  await finished(seller, importId)
  const imported = await documented.call(seller, 'startImport', {
    body: { mode: 'import', dryRunId: importId },
    otherBody: { mode: 'import', dryRunId: crypto.randomUUID() },
  })
  await finished(seller, idsOf(imported).import?.importId ?? '')
  await documented.call(seller, 'listImports')
  await documented.call(seller, 'showImport', { params: { importId }, query: 'rows=failed' })
  await documented.call(seller, 'showFailedRows', { params: { importId }, query: 'format=csv' })
  const other = await accepted(
    await sendFile(seller, { buffer: csvOf([goodRow(`doc-${Date.now()}-2`)]), mode: 'dry-run' }),
  )
  await documented.call(seller, 'cancelImport', { params: { importId: other.importId } })
})

test('responses of requests, orders and notifications are as documented', async ({ api }) => {
  const documented = await openApi(api.anonymous)
  const [seller, buyer] = [await api.as('growth'), await api.as('buyer')]
  const me = (await documented.call(seller, 'showSubscription')) as { selectedSellerAccess: { sellerId: string } }
  const { sellerId } = me.selectedSellerAccess
  await documented.fail(buyer, 'showSubscription', {}, 403)
  await documented.call(await api.as('admin'), 'listSellerAccess', { query: `sellerId=${sellerId}` })
  await documented.fail(seller, 'listSellerAccess', {}, 403)
  await documented.call(await api.as('admin'), 'exportSellerAccess', { query: 'layout=cells' })
  await documented.call(await api.as('admin'), 'listAuditLog', { query: 'kind=listing&limit=5', isLinkedLater: true })
  await documented.fail(seller, 'listAuditLog', {}, 403)
  await documented.fail(await api.as('admin'), 'listAuditLog', { query: 'from=yesterday' }, 422)
  await documented.call(await api.as('admin'), 'exportAuditLog', { query: 'actor=growth' })
  await documented.call(await api.as('admin'), 'checkAuditLog', { isLinkedLater: true })

  const uploaded = await documented.call(buyer, 'uploadRfqFile', { multipart: { file: NOTE_FILE } })
  const unsent = idsOf(await documented.call(buyer, 'uploadRfqFile', { multipart: { file: NOTE_FILE } })).attachment?.id
  await documented.call(buyer, 'deleteRfqFile', { params: { attachmentId: unsent ?? '' } })
  const request = {
    moduleKey: 'yarn',
    sellerIds: [sellerId],
    quantity: 500,
    uom: 'kg',
    requirements: [{ field: 'count', op: '=', value: '30s' }],
    attachments: [idsOf(uploaded).attachment?.id],
  }
  const created = await documented.call(buyer, 'createRfq', { body: request, otherBody: { ...request, quantity: 501 } })
  const { rfqId = '' } = idsOf(created).rfq ?? {}
  const lines = [request, { ...request, quantity: 200 }].map((line) => ({ ...line, attachments: [] }))
  const enquired = await documented.call(buyer, 'createEnquiry', {
    body: { lines, note: 'For shirts.', deliveryLocation: 'Tiruppur' },
    otherBody: { lines, note: 'For trousers.' },
  })
  const { enquiryId = '' } = idsOf(enquired).enquiry ?? {}
  await documented.fail(buyer, 'createEnquiry', { body: { lines: [request] } }, 422)
  await documented.fail(seller, 'createEnquiry', { body: { lines } }, 403)
  for (const context of [buyer, seller]) {
    await documented.call(context, 'showEnquiry', { params: { enquiryId } })
    await documented.call(context, 'listEnquiries', { query: 'limit=2' })
  }
  await documented.call(buyer, 'exportEnquiry', { params: { enquiryId }, query: 'format=csv' })
  await documented.fail(seller, 'exportEnquiry', { params: { enquiryId } }, 404)
  await documented.fail(await api.as('buyer2'), 'showEnquiry', { params: { enquiryId } }, 404)
  const basket = { lines: [{ listingId: MISSING_ID, quantity: 20, uom: 'kg' }] }
  await documented.call(buyer, 'saveBasket', { body: basket })
  await documented.call(buyer, 'showBasket')
  await documented.fail(buyer, 'saveBasket', { body: { lines: 1 } }, 422)
  await documented.call(buyer, 'saveBasket', { body: { lines: [] } })
  const offer = quotationBody(rfqId, {
    pdcSlabs: [{ days: 30, price: 289.2 }],
    specResponses: [{ field: 'count', offered: '30s' }],
  })
  await documented.fail(buyer, 'createRfq', { body: { quantity: 0 } }, 422)
  await documented.fail(seller, 'respondRfq', { body: { rfqId, action: 'SUBMIT' } }, 422)
  await documented.call(seller, 'respondRfq', {
    body: { ...offer, action: 'PREVIEW' },
    once: true,
    version: 'none',
    status: 200,
  })
  const quoted = await documented.call(seller, 'respondRfq', {
    body: offer,
    otherBody: { ...offer, unitPrice: 284 },
    status: 201,
  })
  const { quoteId = '' } = idsOf(quoted).quote ?? {}
  const params = { rfqId }
  await documented.call(buyer, 'compareQuotations', {
    params: { id: rfqId },
    query: 'quantity=400&currency=USD&creditRate=12',
  })
  const shade = await documented.call(buyer, 'uploadRfqFile', { multipart: { file: NOTE_FILE } })
  await documented.call(buyer, 'actOnRfq', {
    params,
    body: { action: 'COUNTER', quoteId, terms: { unitPrice: 281 }, attachments: [idsOf(shade).attachment?.id] },
    otherBody: { action: 'COUNTER', quoteId, terms: { unitPrice: 280 } },
  })
  await documented.call(seller, 'respondRfq', { body: { ...offer, unitPrice: 282 }, status: 200 })
  for (const context of [buyer, seller]) {
    await documented.call(context, 'showRfq', { params })
    await documented.call(context, 'listRfqs', { query: 'limit=2' })
  }
  const note = { rfqId, type: 'NOTE', message: 'Lab dip follows.', clientEventId: crypto.randomUUID() }
  await documented.call(seller, 'addRfqEvent', { body: note, otherBody: { ...note, message: 'Another.' }, status: 201 })
  await documented.call(seller, 'addRfqEvent', { body: note, once: true, status: 200 })
  await documented.call(buyer, 'listRfqEvents', { query: `rfqId=${rfqId}` })
  await documented.fail(buyer, 'addRfqEvent', { body: { rfqId, type: 'ORDER_CREATED' } }, 409)

  const accept = { rfqId, quoteId, quoteVersion: 2, quantity: 400 }
  await documented.fail(buyer, 'acceptQuotation', { body: { ...accept, quoteVersion: 1 } }, 409)
  await documented.fail(buyer, 'acceptQuotation', { body: { ...accept, quantity: 4000 } }, 409)
  const order = await documented.call(buyer, 'acceptQuotation', {
    body: accept,
    otherBody: { ...accept, quantity: 100 },
  })
  const { orderId = '' } = idsOf(order).order ?? {}
  await documented.call(buyer, 'listOrders', { query: 'as=buyer&limit=2' })
  await documented.call(seller, 'showOrder', { params: { orderId } })
  await documented.fail(await api.as('buyer2'), 'showOrder', { params: { orderId } }, 404)
  await documented.call(seller, 'moveOrder', {
    params: { orderId },
    body: { to: 'CONFIRMED' },
    otherBody: { to: 'CANCELLED' },
  })
  await documented.fail(seller, 'moveOrder', { params: { orderId }, body: { to: 'COMPLETED' } }, 409)
  await documented.call(seller, 'addOrderMessage', {
    params: { orderId },
    body: { text: 'Dispatch on Monday.' },
    otherBody: { text: 'Dispatch on Tuesday.' },
  })
  await documented.call(buyer, 'listOrderMessages', { params: { orderId }, query: 'limit=1' })
  await documented.fail(await api.as('buyer2'), 'listOrderMessages', { params: { orderId } }, 404)
  for (const as of ['buyer', 'seller'] as const) {
    await documented.call(as === 'buyer' ? buyer : seller, 'showDashboard', { query: `as=${as}` })
  }
  await documented.call(seller, 'listNotifications', { query: 'unread=true&limit=3' })
  await documented.call(seller, 'showNoticeSettings')
  await documented.call(seller, 'changeNoticeSettings', {
    body: { poolDigest: true },
    otherBody: { poolDigest: false },
  })
  await documented.call(seller, 'markNotificationsRead', { body: { numbers: [1] }, otherBody: { numbers: [2] } })
})

test('responses of accounts and service routes are as documented', async ({ api, playwright, baseURL }) => {
  const documented = await openApi(api.anonymous)
  const { anonymous } = api
  const admin = await api.as('admin')
  await documented.call(anonymous, 'showLive')
  await documented.call(anonymous, 'showReady')

  const email = `document-${Date.now()}@mill.example`
  const body = {
    email,
    password: 'a loom in spring',
    name: 'Meena',
    companyName: 'Noyyal',
    country: 'IN',
    roles: ['seller'],
  }
  const made = await documented.call(anonymous, 'signUp', { body, otherBody: { ...body, name: 'Mira' } })
  const { userId = '' } = idsOf(made).account ?? {}
  await documented.fail(anonymous, 'signUp', { body }, 409)
  const browser = await signedIn(playwright.request, baseURL, email, body.password)
  const inBrowser = { headers: SAME_ORIGIN }

  await documented.call(browser, 'showProfile')
  await documented.call(browser, 'changeProfile', { ...inBrowser, body: { name: 'Meena R' }, otherBody: { name: 'M' } })
  await documented.fail(
    browser,
    'changeProfile',
    { body: { name: 'Meena' }, headers: { 'sec-fetch-site': 'cross-site' } },
    403,
  )
  await documented.call(browser, 'listSessions')
  const token = await documented.call(browser, 'createToken', {
    ...inBrowser,
    body: { name: 'one', currentPassword: body.password },
    otherBody: { name: 'two', currentPassword: body.password },
  })
  await documented.call(browser, 'listTokens')
  await documented.call(browser, 'endToken', {
    ...inBrowser,
    params: { tokenId: idsOf(token).apiToken?.tokenId ?? '' },
  })
  await documented.fail(browser, 'endToken', inBrowser, 404)

  const search = { name: '30s under 280', moduleKey: 'yarn', query: 'q=30s&priceMax=280' }
  const saved = await documented.call(browser, 'saveSearch', {
    ...inBrowser,
    body: search,
    otherBody: { ...search, name: '40s' },
  })
  await documented.fail(browser, 'saveSearch', { ...inBrowser, body: search }, 422)
  await documented.call(browser, 'listSearches')
  const savedId = { searchId: idsOf(saved).search?.searchId ?? '' }
  await documented.call(browser, 'changeSearch', {
    ...inBrowser,
    params: savedId,
    body: { notify: true },
    otherBody: { notify: false },
  })
  await documented.call(browser, 'endSearch', { ...inBrowser, params: savedId })
  await documented.fail(browser, 'endSearch', inBrowser, 404)

  const planRequest = { planKey: 'market_growth', note: 'From January.' }
  const first = await documented.call(browser, 'requestPlan', {
    ...inBrowser,
    body: planRequest,
    otherBody: { ...planRequest, note: 'Soon.' },
  })
  await documented.fail(browser, 'requestPlan', { ...inBrowser, body: planRequest }, 409)
  const requestOf = (response: object) => ({ requestId: idsOf(response).planRequest?.requestId ?? '' })
  await documented.call(browser, 'withdrawPlanRequest', { ...inBrowser, params: requestOf(first), body: {} })
  const second = await documented.call(browser, 'requestPlan', { ...inBrowser, body: planRequest })
  await documented.call(admin, 'answerPlanRequest', {
    params: requestOf(second),
    body: { outcome: 'DECLINED', reason: 'No offer yet.' },
    otherBody: { outcome: 'DONE' },
  })
  await documented.call(browser, 'listPlanRequests')
  await documented.call(admin, 'listPlanRequests', { query: 'scope=all&status=closed' })

  await documented.call(browser, 'requestEmailConfirmation', inBrowser)
  await documented.call(anonymous, 'requestPasswordReset', { body: { email }, otherBody: { email: emailOf('buyer') } })
  // Unit tests cover the mails. This checks that an unknown link is refused as documented.
  const secret = 'A'.repeat(43)
  await documented.fail(anonymous, 'confirmEmail', { body: { secret } }, 422)
  await documented.fail(anonymous, 'resetPassword', { body: { secret, newPassword: 'two looms in autumn' } }, 422)
  await documented.call(browser, 'changePassword', {
    ...inBrowser,
    body: { currentPassword: body.password, newPassword: 'two looms in autumn' },
    otherBody: { currentPassword: 'two looms in autumn', newPassword: 'three looms in winter' },
  })
  await documented.fail(
    admin,
    'changePassword',
    { body: { currentPassword: 'x', newPassword: 'two looms in autumn' } },
    403,
  )

  await documented.call(browser, 'requestEmailChange', {
    ...inBrowser,
    body: { email: `new-${email}`, currentPassword: 'two looms in autumn' },
    otherBody: { email: `other-${email}`, currentPassword: 'two looms in autumn' },
  })
  await documented.fail(admin, 'requestEmailChange', { body: { email, currentPassword: 'x' } }, 403)
  const proof = (code = '') => ({ currentPassword: 'two looms in autumn', code })
  await documented.call(browser, 'showSecondFactor')
  const { setUp } = (await documented.call(browser, 'setUpSecondFactor', {
    ...inBrowser,
    body: { currentPassword: 'two looms in autumn' },
    otherBody: { currentPassword: 'three looms in winter' },
  })) as { setUp: { secret: string } }
  await documented.fail(browser, 'confirmSecondFactor', { ...inBrowser, body: { code: '' } }, 422)
  const codesOf = (answer: object) => (answer as { recoveryCodes: string[] }).recoveryCodes
  const first10 = codesOf(
    await documented.call(browser, 'confirmSecondFactor', {
      ...inBrowser,
      body: { code: appCode(setUp.secret) },
      otherBody: { code: '000000' },
    }),
  )
  const next10 = codesOf(
    await documented.call(browser, 'renewRecoveryCodes', {
      ...inBrowser,
      body: proof(first10[0]),
      otherBody: proof(first10[1]),
    }),
  )
  await documented.fail(
    browser,
    'setUpSecondFactor',
    { ...inBrowser, body: { currentPassword: 'two looms in autumn' } },
    409,
  )
  await documented.call(browser, 'turnOffSecondFactor', {
    ...inBrowser,
    body: proof(next10[0]),
    otherBody: proof(next10[1]),
  })
  await documented.fail(admin, 'turnOffSecondFactor', { body: proof() }, 403)

  const elsewhere = await signedIn(playwright.request, baseURL, email, 'two looms in autumn')
  const sessions = (await documented.call(elsewhere, 'listSessions')) as {
    sessions: { sessionId: string; isThisOne: boolean }[]
  }
  const other = sessions.sessions.find(({ isThisOne }) => !isThisOne)
  await documented.call(elsewhere, 'endSession', { ...inBrowser, params: { sessionId: other?.sessionId ?? '' } })
  await documented.call(elsewhere, 'endOtherSessions', inBrowser)
  const suspend = { isSuspended: true, reason: 'Listings copied from another mill.' }
  await documented.call(admin, 'setSuspension', {
    params: { userId },
    body: suspend,
    otherBody: { ...suspend, reason: 'Other.' },
  })
  await documented.fail(elsewhere, 'showProfile', {}, 401)
  await Promise.all([browser.dispose(), elsewhere.dispose()])
})

test('every documented operation was called but for the endless stream and a link that is only mailed', async ({
  api,
}) => {
  const documented = await openApi(api.anonymous)
  const left = [...documented.operations.keys()].filter((operationId) => !documented.called.has(operationId))
  expect(left).toEqual(['streamNotifications', 'unsubscribe'])
})

async function signedIn(requests: APIRequest, baseURL: string | undefined, email: string, password: string) {
  const browser = await requests.newContext({ baseURL: baseURL ?? '' })
  const { csrfToken } = (await (await browser.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const form = { csrfToken, email, password, json: 'true' }
  await browser.post('/api/auth/callback/credentials', { form, headers: SAME_ORIGIN })
  return browser
}
