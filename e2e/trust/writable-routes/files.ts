import { YARN } from '../../demo'
import { type Client, must } from '../client'
import { newDraft } from './listings'
import { formWithFile, recordIn, type WritableRoute } from './route'

export async function fileRoutes(seller: Client, buyer: Client): Promise<WritableRoute[]> {
  const listingId = await newDraft(seller)
  return [
    {
      route: '/api/trade-core/listings/:moduleKey/:listingId/attachments',
      name: 'attach a file',
      allowedKeys: ['file', 'role', 'visibility'],
      client: seller,
      isRepeatable: true,
      prepare: async () => ({
        path: `${YARN}/${listingId}/attachments`,
        body: { role: 'technicalSheet' },
        record: recordIn('attachment'),
      }),
      send: (client, { path, body }) => client.post(path, formWithFile(body, 'sheet.txt', 'count,30s\n')),
    },
    {
      route: '/api/trade-core/listings/:moduleKey/:listingId/attachments/:attachmentId',
      name: 'change who sees a file',
      allowedKeys: ['visibility'],
      client: seller,
      async prepare() {
        const sent = formWithFile({ role: 'technicalSheet' }, 'sheet.txt', 'count,30s\n')
        const created = must(await seller.post(`${YARN}/${listingId}/attachments`, sent), 201)
        const { id } = created.json<{ attachment: { id: string } }>().attachment
        return {
          path: `${YARN}/${listingId}/attachments/${id}`,
          body: { visibility: 'private' },
          record: recordIn('attachment'),
        }
      },
    },
    {
      route: '/api/rfq/attachments',
      name: 'upload a file for a request',
      allowedKeys: ['file'],
      triedKeys: [
        'id',
        'companyId',
        'uploadedBy',
        'rfqId',
        'quoteId',
        'blobKey',
        'sha256',
        'bytes',
        'mime',
        'url',
        'state',
      ],
      client: buyer,
      isRepeatable: true,
      prepare: async () => ({ path: '/api/rfq/attachments', body: {}, record: recordIn('attachment') }),
      send: (client, { path, body }) => client.post(path, formWithFile(body, 'sheet.txt', 'count,30s\n')),
    },
    {
      route: '/api/trade-core/listings/:moduleKey/imports',
      name: 'start an import',
      allowedKeys: ['title', 'status', 'listingId', 'id', 'fields'],
      client: seller,
      prepare: async () => ({
        path: `${YARN}/imports`,
        body: { title: 'Imported', status: 'DRAFT' },
        record: recordIn('import'),
      }),
      send: (client, { path, body: { fields, ...columns } }) => {
        const row = { ...columns, ...Object(fields) }
        const cells = Object.values(row).map((value) => (typeof value === 'string' ? value : 'x'))
        const text = `${Object.keys(row).join(',')}\n${cells.join(',')}\n`
        return client.post(path, formWithFile({ mode: 'dry-run' }, 'yarns.csv', text))
      },
    },
    {
      route: '/api/trade-core/listings/:moduleKey/imports/:importId/cancel',
      name: 'cancel an import',
      allowedKeys: [],
      client: seller,
      async prepare() {
        const form = formWithFile({ mode: 'dry-run' }, 'yarns.csv', 'title,status\nImported,DRAFT\n')
        const created = must(await seller.post(`${YARN}/imports`, form), 202).json<{ import: { importId: string } }>()
        return { path: `${YARN}/imports/${created.import.importId}/cancel`, body: {}, record: recordIn('import') }
      },
    },
  ]
}
