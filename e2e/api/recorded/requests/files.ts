import { yarnBody } from '../../../demo'
import { get, MISSING_ID, post, type Step, send, YARN } from '../step'

const FILES = `${YARN}/<shown>/attachments`

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAZAAAAAECAMAAACX4ZkfAAAAA1BMVEWIRCIJKbwHAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFUlEQVQ4y2NgGAWjYBSMglEwCsgDAAZEAAHUF/AJAAAAAElFTkSuQmCC',
  'base64',
)
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
const text = (content: string, name = 'note.txt') => ({ name, content })
const buyers = { role: 'buyerVisibleDocuments' }

/** Files of listings: uploaded, refused, read in each role, named in fields, changed and deleted. */
export const FILES_OF_LISTINGS: readonly Step[] = [
  post(
    'a listing for files',
    YARN,
    'growth',
    yarnBody({ sellerSku: 'REC-FILES', quantitySlabs: null, pdcSlabs: null }),
    {
      keep: { shown: 'listing.listingId' },
    },
  ),
  send(
    'a cover',
    FILES,
    'growth',
    { name: 'cone.png', content: PNG },
    { role: 'coverImage' },
    { keep: { cover: 'attachment.id' } },
  ),
  send(
    'a test report',
    FILES,
    'growth',
    { name: 'report.pdf', content: PDF },
    { role: 'testReport' },
    { keep: { report: 'attachment.id' } },
  ),
  send('a document under a name of its own', FILES, 'growth', text('0123456789', 'सूत "1".txt'), buyers, {
    keep: { document: 'attachment.id' },
  }),
  send(
    'a private document through Next',
    FILES,
    'growth',
    text('cost sheet', 'costs.txt'),
    { role: 'privateDocuments' },
    { via: 'next', keep: { secret: 'attachment.id' } },
  ),
  send(
    'a private report in a session',
    FILES,
    'growth by cookie',
    text('u%', 'u-percent.txt'),
    { role: 'testReport', visibility: 'private' },
    { keep: { 'private report': 'attachment.id' } },
  ),
  send(
    'a file under a key',
    FILES,
    'growth',
    text('same'),
    { role: 'technicalSheet' },
    { headers: { 'idempotency-key': 'recorded-file' } },
  ),
  send(
    'the same file under the key',
    FILES,
    'growth',
    text('same'),
    { role: 'technicalSheet' },
    { headers: { 'idempotency-key': 'recorded-file' } },
  ),
  send(
    'another file under the key',
    FILES,
    'growth',
    text('other'),
    { role: 'technicalSheet' },
    { headers: { 'idempotency-key': 'recorded-file' } },
  ),
  send('a file by an admin', FILES, 'admin', text('by an admin'), { role: 'certificate' }),
  send('a file for an older version', FILES, 'growth', text('x'), buyers, { headers: { 'if-match': '"1"' } }),

  get('the cover as buyers see it', '/api/attachments/<cover>'),
  get('the cover in a size', '/api/attachments/<cover>?size=320', 'anonymous', {
    keep: { 'cover etag': 'header etag' },
  }),
  get('the cover in a size, unchanged', '/api/attachments/<cover>?size=320', 'anonymous', {
    headers: { 'if-none-match': '<cover etag>' },
  }),
  get('the cover in a size that does not exist', '/api/attachments/<cover>?size=321'),
  get('the cover as its owner has it', '/api/attachments/<cover>', 'growth'),
  get('a document', '/api/attachments/<document>'),
  get('a document through Next', '/api/attachments/<document>', 'anonymous', { via: 'next' }),
  { name: 'the head of a document', ask: 'HEAD /api/attachments/<document>' },
  get('a part of a document', '/api/attachments/<document>', 'anonymous', { headers: { range: 'bytes=2-4' } }),
  get('the end of a document', '/api/attachments/<document>', 'anonymous', { headers: { range: 'bytes=-3' } }),
  get('a part beyond a document', '/api/attachments/<document>', 'anonymous', { headers: { range: 'bytes=10-' } }),
  get('a size of a document', '/api/attachments/<document>?size=320'),
  get('a private document as its owner', '/api/attachments/<secret>', 'growth'),
  get('a private document as an admin', '/api/attachments/<secret>', 'admin'),
  get('a private document as a buyer', '/api/attachments/<secret>', 'buyer'),
  get('a private document as a stranger through Next', '/api/attachments/<secret>', 'anonymous', { via: 'next' }),
  get('a file that is not there', `/api/attachments/${MISSING_ID}`),
  get('a file whose id is malformed', '/api/attachments/cover'),
  get('the listing with files as a buyer', `${YARN}/<shown>`, 'buyer'),
  get('the listing with files as its seller', `${YARN}/<shown>`, 'growth'),
  get('the card with a cover', `${YARN}?view=card&limit=1`),

  send('a program', FILES, 'growth', text('MZ\0\0', 'report.pdf.exe'), buyers),
  send('a page called png', FILES, 'growth', text('<!doctype html><html></html>', 'cone.png'), {
    role: 'galleryImages',
  }),
  send('a PDF as a picture', FILES, 'growth', { name: 'report.pdf', content: PDF }, { role: 'galleryImages' }),
  send('a text with NUL', FILES, 'growth', text('yarn\0yarn'), buyers),
  send('an empty file', FILES, 'growth', text(''), buyers),
  send('a name that climbs out', FILES, 'growth', text('yarn', '../../../etc/passwd.txt'), buyers),
  send(
    'a file that is too large',
    FILES,
    'growth',
    { name: 'over.txt', content: Buffer.alloc(20_971_521, 'a') },
    buyers,
  ),
  send('a file without a role', FILES, 'growth', text('x')),
  send('a file with wrong parts', FILES, 'growth', text('x'), { role: 'externalReference', visibility: 'all', x: '1' }),
  send('a private role for buyers', FILES, 'growth', text('x'), { role: 'privateDocuments', visibility: 'buyer' }),
  { name: 'a form without a file', by: 'growth', ask: `POST ${FILES}`, form: { fields: buyers } },
  post('a file as JSON', FILES, 'growth', buyers),
  send('a file without identity', FILES, 'anonymous', text('x'), buyers),
  send('a file by a buyer', FILES, 'buyer', text('x'), buyers),
  send('a file with a lapsed plan', FILES, 'lapsed', text('x'), buyers),
  send('a file without a plan through Next', FILES, 'none', text('x'), buyers, { via: 'next' }),
  send('a file for the listing of another', FILES, 'all', text('x'), buyers),
  send('a file for no listing', `${YARN}/${MISSING_ID}/attachments`, 'growth', text('x'), buyers),
  get('the rejected are counted', `${YARN}/<shown>`, 'growth'),

  post('show a private report', `${FILES}/<private report>`, 'growth', { visibility: 'buyer' }),
  post('hide a report', `${FILES}/<report>`, 'growth', { visibility: 'private' }),
  post('hide a document whose field says it', `${FILES}/<secret>`, 'growth', { visibility: 'buyer' }),
  post('hide a file in a way that does not exist', `${FILES}/<report>`, 'growth', { visibility: 'friends', x: 1 }),
  post('hide the file of another', `${FILES}/<report>`, 'all', { visibility: 'private' }),
  post(
    'hide a file at an older version',
    `${FILES}/<report>`,
    'growth',
    { visibility: 'private' },
    { headers: { 'if-match': '"1"' } },
  ),
  post('name files in fields', YARN, 'growth', {
    listingId: '<shown>',
    galleryImages: ['<cover>'],
    testReport: ['<report>'],
  }),
  post('name a file that cannot be there', YARN, 'growth', {
    listingId: '<shown>',
    coverImage: ['<report>'],
    galleryImages: ['<missing>'],
  }),
  { name: 'delete a document', by: 'growth', ask: `DELETE ${FILES}/<document>` },
  { name: 'delete it again', by: 'growth', ask: `DELETE ${FILES}/<document>` },
  { name: 'delete the file of another', by: 'all', ask: `DELETE ${FILES}/<report>` },
  { name: 'delete a file without identity', ask: `DELETE ${FILES}/<report>` },
  get('a deleted document', '/api/attachments/<document>', 'growth'),
  get('the history of files', `${YARN}/<shown>/history`, 'growth'),
  post('archive the listing with files', `${YARN}/<shown>/archive`, 'growth', {}),
  send('a file for an archived listing', FILES, 'growth', text('x'), buyers),
  { name: 'delete a file of an archived listing', by: 'growth', ask: `DELETE ${FILES}/<report>` },
]
