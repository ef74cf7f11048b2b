import Link from 'next/link'
import type { Refusal } from '@/components/request/request'
import { Button, ButtonLink } from '@/components/ui/button'
import { SectionHead } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { ProgressBar } from '@/components/ui/progress'
import { Skeleton } from '@/components/ui/skeleton'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { type ImportedRow, type ImportRecord, isUnderWay } from '@/lib/domain/bulk/import-record'
import { type ImportReading, modulePath } from './queries'

interface ImportReportProps {
  moduleKey: string
  reading: ImportReading | null
  failure: Refusal | null
  shown: 'failed' | 'saved'
  onShow: (rows: 'failed' | 'saved') => void
  isBusy: boolean
  onImport: (dryRunId: string) => void
  onCancel: (importId: string) => void
}

const figure = (count: number) => count.toLocaleString('en-IN')
const listings = (count: number) => `${figure(count)} ${count === 1 ? 'listing' : 'listings'}`

/** What becomes of a file: how far it is, what was or would be saved, and each problem with its place. */
export function ImportReport(props: ImportReportProps) {
  const { moduleKey, reading, failure, shown, onShow, isBusy, onImport, onCancel } = props
  if (!reading) {
    return failure ? (
      <Notice tone={failure.status === 0 ? 'warn' : 'block'} role="alert" title={failure.message} />
    ) : (
      <Skeleton className="h-24" />
    )
  }
  const { import: record, rows, page } = reading
  const isDryRun = record.mode === 'dry-run'
  const underWay = isUnderWay(record.state)
  const good = record.rows.created + record.rows.edited
  return (
    <section aria-labelledby="report" className="flex flex-col gap-4">
      <SectionHead
        id="report"
        title={isDryRun ? '3. What would happen' : '4. Your import'}
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
        <Notice tone="warn" role="status" title="The connection is away; the work goes on without it." />
      ) : null}
      {record.warnings.map(({ code, message }) => (
        <Notice key={code} tone="warn" title={message} />
      ))}
      {underWay ? (
        <ProgressBar
          label={isDryRun ? 'Checking rows' : 'Saving rows'}
          value={record.rows.done}
          max={record.rows.total}
          valueText={`${figure(record.rows.done)} of ${figure(record.rows.total)}`}
        />
      ) : null}
      <Counts record={record} />
      {isDryRun && record.state === 'DONE' && good > 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" loading={isBusy} loadingLabel="Starting" onClick={() => onImport(record.importId)}>
            Import {listings(good)}
          </Button>
          {record.rows.failed > 0 ? (
            <p className="text-ink-2 text-sm">Rows with problems are left out; you can mend and import them later.</p>
          ) : null}
        </div>
      ) : null}
      {!isDryRun && record.state === 'CANCELLED' ? (
        <Notice
          tone="warn"
          title={`Cancelled: ${listings(good)} saved, ${figure(record.rows.cancelled)} rows left out.`}
        />
      ) : null}
      {!isDryRun && good > 0 ? (
        <div className="flex gap-2">
          <Button size="sm" variant={shown === 'failed' ? 'secondary' : 'quiet'} onClick={() => onShow('failed')}>
            Problems
          </Button>
          <Button size="sm" variant={shown === 'saved' ? 'secondary' : 'quiet'} onClick={() => onShow('saved')}>
            Saved listings
          </Button>
        </div>
      ) : null}
      {shown === 'saved' ? (
        <SavedRows moduleKey={moduleKey} rows={rows} />
      ) : (
        <>
          {record.rows.failed > 0 && !underWay ? (
            <div className="flex flex-wrap gap-2">
              {(['xlsx', 'csv'] as const).map((format) => (
                <ButtonLink
                  key={format}
                  size="sm"
                  download
                  href={`${modulePath(moduleKey)}/imports/${record.importId}/failed-rows?format=${format}`}
                >
                  <Icon name="download" />
                  Rows to mend as {format === 'xlsx' ? 'Excel' : 'CSV'}
                </ButtonLink>
              ))}
            </div>
          ) : null}
          <Problems rows={rows} />
        </>
      )}
      {page.nextAfter === null ? null : (
        <p className="text-ink-2 text-sm">The first 100 are shown; the file of rows to mend has them all.</p>
      )}
    </section>
  )
}

function Counts({ record: { mode, rows } }: { record: ImportRecord }) {
  const isDryRun = mode === 'dry-run'
  const counts = [
    { label: isDryRun ? 'will be created' : 'created', count: rows.created },
    { label: isDryRun ? 'will be changed' : 'changed', count: rows.edited },
    { label: 'with problems', count: rows.failed, isBad: rows.failed > 0 },
  ]
  return (
    <dl aria-live="polite" className="grid grid-cols-3 gap-px overflow-hidden rounded-md border border-line bg-line">
      {counts.map(({ label, count, isBad }) => (
        <div key={label} className="flex flex-col-reverse bg-raised px-3 py-3 sm:px-4">
          <dt className="text-ink-2 text-sm">{label}</dt>
          <dd className={`num font-semibold text-xl ${isBad ? 'text-madder' : ''}`}>{figure(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Problems({ rows }: { rows: readonly ImportedRow[] }) {
  if (rows.length === 0) return null
  return (
    <Table label="Rows with problems">
      <TableHead>
        <TableRow>
          <TableHeader numeric>Row</TableHeader>
          <TableHeader>Listing</TableHeader>
          <TableHeader>Column</TableHeader>
          <TableHeader>What to mend</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.flatMap(({ row, title, issues }) =>
          issues.map(({ code, field, column, message }, index) => (
            <TableRow key={`${row} ${code} ${field}`}>
              <TableCell numeric>{index === 0 ? row : ''}</TableCell>
              <TableCell>{index === 0 ? title : ''}</TableCell>
              <TableCell className="font-medium">{column || 'Whole row'}</TableCell>
              <TableCell className="min-w-56">{message}</TableCell>
            </TableRow>
          )),
        )}
      </TableBody>
    </Table>
  )
}

function SavedRows({ moduleKey, rows }: { moduleKey: string; rows: readonly ImportedRow[] }) {
  return (
    <Table label="Saved listings">
      <TableHead>
        <TableRow>
          <TableHeader numeric>Row</TableHeader>
          <TableHeader>Listing</TableHeader>
          <TableHeader>Done</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ row, title, listingId, state }) => (
          <TableRow key={row}>
            <TableCell numeric>{row}</TableCell>
            <TableCell>
              <Link href={`/sell/${moduleKey}/${listingId}`} prefetch={false} className="text-indigo hover:underline">
                {title || 'Listing without a title'}
              </Link>
            </TableCell>
            <TableCell>{state === 'CREATED' ? 'created' : 'changed'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
