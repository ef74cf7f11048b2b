/** Publishes a yarn with slab prices and post-dated cheques, changes it without overwriting another change, adds a file, archives it. TOKEN: a seller's. */
import { ApiError, call, type Issue, setting } from './client.js'

interface Written {
  listing: { listingId: string; version: number }
  issues: Issue[]
}

const token = setting('TOKEN')
const YARN = '/api/trade-core/listings/yarn'

const made = await call<Written>('POST', YARN, {
  token,
  body: {
    title: '30s Combed Compact Cotton Weaving Yarn',
    yarnFamily: 'Cotton yarn',
    fiberType: ['Cotton'],
    count: '30s CCW',
    basePrice: 289,
    moq: 60,
    quantitySlabs: [
      { minQty: 60, maxQty: 1199, price: 289 },
      { minQty: 1200, maxQty: null, price: 286 },
    ],
    pdcSlabs: [
      { days: 30, price: 293.3 },
      { days: 60, price: 297.55 },
    ],
  },
})
const { listingId } = made.body.listing
console.log(`published ${listingId} as version ${made.etag}`)
for (const { field, message } of made.body.issues) console.log(`  worth a look: ${field}: ${message}`)

const changed = await call<Written>('POST', YARN, {
  token,
  ifMatch: made.etag,
  body: { listingId, dispatchLeadTime: 5 },
})
console.log(`changed: version ${changed.etag}`)
try {
  await call<Written>('POST', YARN, { token, ifMatch: made.etag, body: { listingId, basePrice: 287 } })
} catch (error) {
  if (!(error instanceof ApiError) || error.code !== 'PRECONDITION_FAILED') throw error
  console.log('the first version is over: nothing was written')
}

const form = new FormData()
form.set('role', 'testReport')
form.set('file', new Blob(['CSP 2650, U% 9.8, hairiness 4.1\n']), 'test-report.txt')
const file = await call<{ attachment: { url: string } }>('POST', `${YARN}/${listingId}/attachments`, { token, form })
console.log(`uploaded ${file.body.attachment.url}`)

await call('POST', `${YARN}/${listingId}/archive`, { token })
console.log('archived')
