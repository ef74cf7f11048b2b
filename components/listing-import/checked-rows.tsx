import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { NativeSelect } from '@/components/ui/native-select'
import { Notice } from '@/components/ui/notice'
import type { ImportedRow, ImportRecord } from '@/lib/contract/responses/import'
import { chosenRows, type DoubleChoice } from '@/lib/domain/bulk/import-record'
import type { CheckedRowsAsked, ImportReading } from './queries'

interface CheckedRowsProps {
  moduleKey: string
  record: ImportRecord
  /** The good rows; null while they load. */
  checked: ImportReading | null
  /** What happens to rows of goods that are listed already. */
  choice: DoubleChoice
  onChoose: (choice: DoubleChoice) => void
  isBusy: boolean
  onImport: (asked: CheckedRowsAsked) => void
}

const SHOWN_MAX = 20
const CHOICES: readonly { value: DoubleChoice; label: string }[] = [
  { value: 'leave', label: 'Leave these rows out' },
  { value: 'update', label: 'Update those listings' },
  { value: 'add', label: 'Add second listings' },
]

const figure = (count: number) => count.toLocaleString('en-IN')
const listings = (count: number) => `${figure(count)} ${count === 1 ? 'listing' : 'listings'}`

/** What an import of the checked file would make and change, and the buttons that do it. */
export function CheckedRows({ moduleKey, record, checked, choice, onChoose, isBusy, onImport }: CheckedRowsProps) {
  const doubles = checked?.doubles ?? 0
  const { created: made, edited: changed } = chosenRows(record.rows, doubles, choice)
  const rows = checked?.rows ?? []
  const send = (status?: 'DRAFT') =>
    onImport({ dryRunId: record.importId, ...(doubles > 0 ? { doubles: choice } : {}), ...(status ? { status } : {}) })
  return (
    <>
      {doubles > 0 ? (
        <Doubles moduleKey={moduleKey} rows={rows} count={doubles} choice={choice} onChoose={onChoose} />
      ) : null}
      <GoodRows rows={rows} total={record.rows.created + record.rows.edited} choice={choice} />
      {made > 0 ? (
        <p>
          {made === 1 ? 'This listing goes' : `These ${listings(made)} go`} live: buyers see{' '}
          {made === 1 ? 'it' : 'them'} immediately.
          {rows.some(({ line }) => line?.status === 'DRAFT') ? ' Rows with the status DRAFT stay drafts.' : ''}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          loading={isBusy}
          loadingLabel="Starting"
          disabled={checked === null || made + changed === 0}
          onClick={() => send()}
        >
          {actionWords(made, changed)}
        </Button>
        {made > 0 ? (
          <Button disabled={isBusy || checked === null} onClick={() => send('DRAFT')}>
            {changed > 0 ? 'Import new rows as drafts' : 'Import as drafts'}
          </Button>
        ) : null}
        {record.rows.failed > 0 ? (
          <p className="text-ink-2 text-sm">Rows with errors are skipped. You can fix and import them later.</p>
        ) : null}
      </div>
    </>
  )
}

function actionWords(made: number, changed: number): string {
  if (changed === 0) return `Publish ${listings(made)}`
  return made === 0 ? `Update ${listings(changed)}` : `Publish ${figure(made)} and update ${listings(changed)}`
}

interface DoublesProps {
  moduleKey: string
  rows: readonly ImportedRow[]
  count: number
  choice: DoubleChoice
  onChoose: (choice: DoubleChoice) => void
}

/** The rows whose goods the seller lists already, each with that listing. */
function Doubles({ moduleKey, rows, count, choice, onChoose }: DoublesProps) {
  const known = rows.filter(({ double }) => double).slice(0, SHOWN_MAX)
  return (
    <Notice
      tone="warn"
      title={
        count === 1 ? 'You list the goods of 1 row already' : `You list the goods of ${figure(count)} rows already`
      }
      actions={
        <NativeSelect
          aria-label="What to do with these rows"
          className="w-60"
          options={CHOICES}
          value={choice}
          onChange={({ currentTarget }) => onChoose(currentTarget.value as DoubleChoice)}
        />
      }
    >
      <ul className="flex flex-col gap-1">
        {known.map(({ row, double }) => (
          <li key={row} className="wrap-anywhere">
            Row {figure(row)}:{' '}
            <Link href={`/sell/${moduleKey}/${double?.listingId}`} prefetch={false} className="text-indigo underline">
              {double?.title || 'Untitled listing'}
            </Link>
          </li>
        ))}
        {count > known.length ? <li>And {figure(count - known.length)} more.</li> : null}
      </ul>
    </Notice>
  )
}

const COLUMNS =
  'grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-[4rem_minmax(0,3fr)_minmax(0,2fr)_minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1.5fr)_5rem]'
const RESULTS: Readonly<Record<DoubleChoice, string>> = {
  leave: 'Left out',
  update: 'Update if it differs',
  add: 'Live',
}

/** The first good rows as the listings that they would make. */
function GoodRows({ rows, total, choice }: { rows: readonly ImportedRow[]; total: number; choice: DoubleChoice }) {
  if (rows.length === 0) return null
  const shown = rows.slice(0, SHOWN_MAX)
  return (
    <div className="text-sm">
      <div aria-hidden className={`${COLUMNS} pb-1 text-ink-2 text-xs max-lg:hidden`}>
        {['Row', 'Listing', 'Goods', 'Price', 'Stock', 'Smallest order', 'Result'].map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </div>
      <ol aria-label="What will be saved" className="divide-y divide-line border-line border-y">
        {shown.map((row) => (
          <li key={row.row} className={`${COLUMNS} py-2`}>
            <p className="num text-ink-2">
              <span className="lg:hidden">Row </span>
              {figure(row.row)}
            </p>
            <p className="wrap-anywhere font-medium sm:max-lg:col-span-2">{row.title || 'Untitled'}</p>
            <Fact label="Goods">{row.line?.goods}</Fact>
            <Fact label="Price">{row.line?.price}</Fact>
            <Fact label="Stock">{row.line?.stock}</Fact>
            <Fact label="Smallest order">{row.line?.minimum}</Fact>
            <Fact label="Result">{resultOf(row, choice)}</Fact>
          </li>
        ))}
      </ol>
      {total > shown.length ? <p className="pt-2 text-ink-2">And {figure(total - shown.length)} more.</p> : null}
    </div>
  )
}

/** Its label is the heading of the column where there is room for columns. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="num wrap-anywhere">
      <span className="text-ink-2 lg:sr-only">{label}: </span>
      {children || <span className="text-ink-3">–</span>}
    </p>
  )
}

function resultOf({ state, double, line }: ImportedRow, choice: DoubleChoice): string {
  if (state === 'EDITED') return 'Update'
  if (double && choice !== 'add') return RESULTS[choice]
  return line?.status === 'DRAFT' ? 'Draft' : RESULTS.add
}
