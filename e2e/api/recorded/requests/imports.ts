import { csvOf, goodRow, HEAD } from '../../../imports'
import { get, MISSING_ID, post, type Step, send, YARN } from '../step'

const IMPORTS = `${YARN}/imports`
const sheet = (content: string | Buffer, name = 'yarns.csv') => ({ name, content })
const rows = (...skus: string[]) => csvOf(skus.map((sku) => goodRow(sku)))
const MIXED = csvOf([goodRow('REC-I1'), goodRow('REC-I2'), goodRow('REC-I3', 'cheap'), goodRow('REC-I4', -1)])

/** The progress of an import depends on the machine. */
const STARTED = { hide: ['import.state', 'import.rows', 'import.finishedAt'] }

/** Template, dry run, imports, failed rows and export. */
export const IMPORTS_OF_LISTINGS: readonly Step[] = [
  get('the template as CSV', `${YARN}/import-template?format=csv`),
  get('the template as a workbook', `${YARN}/import-template`),
  get('the template as PDF', `${YARN}/import-template?format=pdf`),
  get('the template of thread', '/api/trade-core/listings/thread/import-template'),
  get('the template of no module', '/api/trade-core/listings/bogus_module/import-template'),

  post('read a pasted list', `${IMPORTS}/lines`, 'starter', { text: '30s combed cotton, 285 + GST\nnothing to read' }),
  post('read a pasted list that is no text', `${IMPORTS}/lines`, 'starter', { text: 285 }),
  post('read a pasted list as a visitor', `${IMPORTS}/lines`, 'anonymous', { text: '30s' }),

  send(
    'a dry run',
    IMPORTS,
    'starter',
    sheet(MIXED),
    { mode: 'dry-run' },
    { ...STARTED, keep: { 'dry run': 'import.importId' } },
  ),
  get('the dry run at its end', `${IMPORTS}/<dry run>`, 'starter', { until: 'import.finishedAt' }),
  get('the good rows of the dry run', `${IMPORTS}/<dry run>?rows=saved`, 'starter'),
  post(
    'import the rows of the dry run',
    IMPORTS,
    'starter',
    { mode: 'import', dryRunId: '<dry run>' },
    { ...STARTED, keep: { imported: 'import.importId' } },
  ),
  get('the import at its end', `${IMPORTS}/<imported>`, 'starter', { until: 'import.finishedAt' }),
  get('the saved rows', `${IMPORTS}/<imported>?rows=saved`, 'starter', {
    keep: { 'imported listing': 'rows[0].listingId' },
  }),
  get('the saved rows after one', `${IMPORTS}/<imported>?rows=saved&after=2`, 'starter'),
  get('an imported listing', `${YARN}/<imported listing>`, 'starter'),
  get('the failed rows as CSV', `${IMPORTS}/<imported>/failed-rows?format=csv`, 'starter', { proseColumns: [0, 1] }),
  get('the failed rows as a workbook', `${IMPORTS}/<imported>/failed-rows`, 'starter', { proseColumns: [0, 1] }),
  send(
    'change a listing by its item code',
    IMPORTS,
    'starter',
    sheet(csvOf([goodRow('REC-I1', 301.5)])),
    { mode: 'import' },
    { ...STARTED, keep: { changed: 'import.importId' } },
  ),
  get('the change at its end', `${IMPORTS}/<changed>`, 'starter', { until: 'import.finishedAt' }),
  post('cancel an import that has ended', `${IMPORTS}/<changed>/cancel`, 'starter', {}),
  send(
    'an import under a key',
    IMPORTS,
    'starter',
    sheet(rows('REC-I5')),
    { mode: 'import' },
    { ...STARTED, headers: { 'idempotency-key': 'recorded-import' }, keep: { keyed: 'import.importId' } },
  ),
  get('the import under a key at its end', `${IMPORTS}/<keyed>`, 'starter', { until: 'import.finishedAt' }),
  send(
    'the same import under the key',
    IMPORTS,
    'starter',
    sheet(rows('REC-I5')),
    { mode: 'import' },
    { ...STARTED, headers: { 'idempotency-key': 'recorded-import' } },
  ),
  send(
    'another import under the key',
    IMPORTS,
    'starter',
    sheet(rows('REC-I6')),
    { mode: 'import' },
    { headers: { 'idempotency-key': 'recorded-import' } },
  ),
  get('the imports', IMPORTS, 'starter'),
  get('the imports after a malformed cursor', `${IMPORTS}?cursor=x`, 'starter'),

  send('an empty sheet', IMPORTS, 'starter', sheet(''), { mode: 'import' }),
  send('headings without rows', IMPORTS, 'starter', sheet(csvOf([])), { mode: 'import' }),
  send('an old workbook', IMPORTS, 'starter', sheet(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old.xls'), {
    mode: 'import',
  }),
  send('unknown columns', IMPORTS, 'starter', sheet(`${HEAD},moqq,shade depth of it\n${goodRow('x')},1,2\n`), {
    mode: 'import',
  }),
  send('a mode that does not exist', IMPORTS, 'starter', sheet(rows('x')), { mode: 'soon' }),
  send('too many rows', IMPORTS, 'starter', sheet(csvOf(Array.from({ length: 10_001 }, (_, n) => goodRow(`x${n}`)))), {
    mode: 'import',
  }),
  {
    name: 'a sheet that is no form',
    by: 'starter',
    ask: `POST ${IMPORTS}`,
    raw: { type: 'text/csv', content: rows('x') },
  },
  post('import a dry run that is not there', IMPORTS, 'starter', { mode: 'import', dryRunId: MISSING_ID }),
  post('import the dry run of another', IMPORTS, 'growth', { mode: 'import', dryRunId: '<dry run>' }),
  post('import a dry run without its id', IMPORTS, 'starter', { mode: 'dry-run' }),
  send('a sheet without identity', IMPORTS, 'anonymous', sheet(rows('x')), { mode: 'import' }),
  send('a sheet by a buyer', IMPORTS, 'buyer', sheet('no table'), { mode: 'none' }),
  send('a sheet with a lapsed plan', IMPORTS, 'lapsed', sheet('no table'), { mode: 'none' }),
  send('a sheet without a plan', IMPORTS, 'none', sheet('no table'), { mode: 'none' }),
  send('a sheet outside the plan', '/api/trade-core/listings/finish_fabric/imports', 'starter', sheet('no table'), {
    mode: 'none',
  }),
  get('the import of another', `${IMPORTS}/<imported>`, 'growth'),
  get('the failed rows of another', `${IMPORTS}/<imported>/failed-rows`, 'growth'),
  post('cancel the import of another', `${IMPORTS}/<imported>/cancel`, 'growth', {}),
  get('an import that is not there', `${IMPORTS}/${MISSING_ID}`, 'starter'),
  get('rows that do not exist', `${IMPORTS}/<imported>?rows=all`, 'starter'),

  get('the export as CSV', `${YARN}/export?format=csv`, 'starter'),
  get('the drafts as a workbook', `${YARN}/export?status=DRAFT`, 'starter'),
  get('the export with a lapsed plan', `${YARN}/export?format=csv`, 'lapsed'),
  get('the export as PDF', `${YARN}/export?format=pdf`, 'starter'),
  get('the export of a status that does not exist', `${YARN}/export?status=SOLD`, 'starter'),
  get('the export of thread', '/api/trade-core/listings/thread/export', 'starter'),
]
