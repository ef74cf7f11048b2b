import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import type { Refusal } from '@/components/request/request'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { ProgressBar } from '@/components/ui/progress'
import { SectionHead } from '@/components/ui/section'
import { Skeleton } from '@/components/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import type { ImportedRow, ImportRecord } from '@/lib/contract/responses/import'
import { chosenRows, type DoubleChoice, isUnderWay } from '@/lib/domain/bulk/import-record'
import { CheckedRows } from './checked-rows'
import { type CheckedRowsAsked, type ImportReading, modulePath } from './queries'

interface ImportReportProps {
  moduleKey: string
  reading: ImportReading | null
  failure: Refusal | null
  shown: 'failed' | 'saved'
  /** The good rows of a checked file; null while loading. */
  checked: ImportReading | null
  /** Null while loading. */
  rows: readonly ImportedRow[] | null
  /** Whether the reader just opened it; then it takes the focus. */
  takesFocus: boolean
  onShow: (rows: 'failed' | 'saved') => void
  /** Null when the file is not at hand any more. */
  onRematch: (() => void) | null
  isBusy: boolean
  onImport: (asked: CheckedRowsAsked) => void
  onCancel: (importId: string) => void
}

const figure = (count: number) => count.toLocaleString('en-IN')
const listings = (count: number) => `${figure(count)} ${count === 1 ? 'listing' : 'listings'}`

/** The progress of an import, what was or would be saved, and each problem with its place. */
export function ImportReport(props: ImportReportProps) {
  const { moduleKey, reading, failure, shown, checked, rows, takesFocus, onShow, onRematch, isBusy, onCancel } = props
  const section = useRef<HTMLElement>(null)
  const importId = reading?.import.importId
  // A match may be wrong, and an update changes what buyers see: rows of goods that are listed already wait for a choice.
  const [choice, setChoice] = useState<{ importId: string | undefined; double: DoubleChoice } | null>(null)
  const double = choice?.importId === importId ? (choice?.double ?? 'leave') : 'leave'
  useEffect(() => {
    if (takesFocus && importId !== undefined) section.current?.focus()
  }, [takesFocus, importId])
  if (!reading) {
    return failure ? (
      <Notice tone={failure.status === 0 ? 'warn' : 'block'} role="alert" title={failure.message} />
    ) : (
      <Skeleton className="h-24" />
    )
  }
  const { import: record, page } = reading
  const isDryRun = record.mode === 'dry-run'
  const underWay = isUnderWay(record.state)
  const good = record.rows.created + record.rows.edited
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="report" className="flex flex-col gap-4 outline-none">
      <SectionHead
        id="report"
        title={isDryRun ? '3. Check the result' : '4. Your import'}
        lead={<span className="break-all">{record.fileName}</span>}
        actions={
          underWay ? (
            <Button size="sm" loading={isBusy} loadingLabel="Stopping" onClick={() => onCancel(record.importId)}>
              Cancel
            </Button>
          ) : null
        }
      />
      {failure ? (
        <Notice tone="warn" role="status" title="Connection lost. The import continues on the server." />
      ) : null}
      {record.warnings.map(({ code, message }) => (
        <Notice key={code} tone="warn" title={message} />
      ))}
      <ReadColumns columns={record.columns} onChange={isDryRun && !underWay ? onRematch : null} />
      {underWay ? (
        <ProgressBar
          label={isDryRun ? 'Checking rows' : 'Saving rows'}
          value={record.rows.done}
          max={record.rows.total}
          valueText={`${figure(record.rows.done)} of ${figure(record.rows.total)}`}
        />
      ) : null}
      <Counts
        isDryRun={isDryRun}
        rows={isDryRun ? chosenRows(record.rows, checked?.doubles ?? 0, double) : record.rows}
      />
      {isDryRun && record.state === 'DONE' && good > 0 ? (
        <CheckedRows
          {...props}
          record={record}
          choice={double}
          onChoose={(chosen) => setChoice({ importId, double: chosen })}
        />
      ) : null}
      <NothingChanges record={record} />
      {!isDryRun && record.state === 'CANCELLED' ? (
        <Notice
          tone="warn"
          title={`Cancelled: ${listings(good)} saved, ${figure(record.rows.cancelled)} ${record.rows.cancelled === 1 ? 'row' : 'rows'} skipped.`}
        />
      ) : null}
      {!isDryRun && good > 0 ? (
        <div className="flex gap-2">
          {(['failed', 'saved'] as const).map((choice) => (
            <Button
              key={choice}
              size="sm"
              variant={shown === choice ? 'secondary' : 'quiet'}
              aria-pressed={shown === choice}
              onClick={() => onShow(choice)}
            >
              {choice === 'failed' ? 'Errors' : 'Saved listings'}
            </Button>
          ))}
        </div>
      ) : null}
      {rows === null ? (
        <Skeleton className="h-24" />
      ) : shown === 'saved' ? (
        <SavedRows moduleKey={moduleKey} rows={rows} />
      ) : (
        <FailedRows moduleKey={moduleKey} record={record} rows={rows} />
      )}
      {page.nextAfter === null ? null : (
        <p className="text-ink-2 text-sm">
          The first 100 are shown. See {shown === 'saved' ? 'your listings' : 'the file of rows to fix'} for all of
          them.
        </p>
      )}
    </section>
  )
}

/** How the columns of a seller's own file were read. */
function ReadColumns({ columns, onChange }: Pick<ImportRecord, 'columns'> & { onChange: (() => void) | null }) {
  const leftOut = columns.filter(({ field }) => field === '')
  if (columns.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className="wrap-anywhere text-ink-2 text-sm">
        Read with the columns you matched.
        {leftOut.length > 0 ? ` Left out: ${leftOut.map(({ heading }) => heading).join(', ')}.` : ''}
      </p>
      {onChange ? (
        <Button size="sm" onClick={onChange}>
          Change columns
        </Button>
      ) : null}
    </div>
  )
}

function FailedRows({
  moduleKey,
  record,
  rows,
}: {
  moduleKey: string
  record: ImportRecord
  rows: readonly ImportedRow[]
}) {
  const underWay = isUnderWay(record.state)
  return (
    <>
      {record.rows.failed > 0 && !underWay ? (
        <div className="flex flex-wrap gap-2">
          {(['xlsx', 'csv'] as const).map((format) => (
            <ButtonAnchor
              key={format}
              size="sm"
              download
              href={`${modulePath(moduleKey)}/imports/${record.importId}/failed-rows?format=${format}`}
            >
              <Icon name="download" />
              Rows to fix as {format === 'xlsx' ? 'Excel' : 'CSV'}
            </ButtonAnchor>
          ))}
        </div>
      ) : null}
      {rows.length === 0 && !underWay && record.rows.done > 0 ? <p className="text-ink-2">No errors.</p> : null}
      <Problems rows={rows} />
    </>
  )
}

/** Says that there is nothing to import. */
function NothingChanges({ record: { state, rows } }: { record: ImportRecord }) {
  if (state !== 'DONE' || rows.created + rows.edited > 0 || rows.unchanged === 0) return null
  const which = rows.failed > 0 ? 'The rows without errors match' : 'Every row matches'
  return <Notice title={`${which} your saved listings. Nothing changes.`} />
}

function Counts({ isDryRun, rows }: { isDryRun: boolean; rows: ImportRecord['rows'] }) {
  const counts = [
    { label: isDryRun ? 'new' : 'created', count: rows.created },
    { label: isDryRun ? 'to update' : 'updated', count: rows.edited },
    { label: 'unchanged', count: rows.unchanged },
    { label: 'with errors', count: rows.failed, isBad: rows.failed > 0 },
  ]
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4"
    >
      {counts.map(({ label, count, isBad }) => (
        <div key={label} className="flex flex-col-reverse bg-raised px-3 py-3 sm:px-4">
          <dt className="text-ink-2 text-sm">{label}</dt>
          <dd className={`num font-semibold text-xl ${isBad ? 'text-madder' : ''}`}>{figure(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One entry per row, its errors below it on a phone and next to it on a wide screen. */
function Problems({ rows }: { rows: readonly ImportedRow[] }) {
  if (rows.length === 0) return null
  return (
    <ol aria-label="Rows with errors" className="divide-y divide-line border-line border-y text-sm">
      {rows.map(({ row, title, issues }) => (
        <li key={row} className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[5rem_minmax(0,2fr)_minmax(0,5fr)]">
          <p className="num text-ink-2">Row {figure(row)}</p>
          <p className="wrap-anywhere font-medium">{title || 'Untitled'}</p>
          <ul className="flex flex-col gap-2">
            {issues.map(({ field, column, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a field may have two errors of one kind, and their order never changes.
              <li key={`${field} ${index}`} className="wrap-anywhere">
                <span className="font-medium">{column || 'Whole row'}</span>
                <span aria-hidden className="text-ink-3">
                  {' '}
                  ·{' '}
                </span>
                <span className="text-ink-2">{message}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function SavedRows({ moduleKey, rows }: { moduleKey: string; rows: readonly ImportedRow[] }) {
  return (
    <Table label="Saved listings">
      <TableHead>
        <TableRow>
          <TableHeader numeric>Row</TableHeader>
          <TableHeader>Listing</TableHeader>
          <TableHeader>Result</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ row, title, listingId, state }) => (
          <TableRow key={row}>
            <TableCell numeric>{row}</TableCell>
            <TableCell>
              <Link href={`/sell/${moduleKey}/${listingId}`} prefetch={false} className="text-indigo hover:underline">
                {title || 'Untitled listing'}
              </Link>
            </TableCell>
            <TableCell>{state === 'CREATED' ? 'created' : 'updated'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
