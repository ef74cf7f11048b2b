import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { formatMoment } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import type { Tone } from '@/components/ui/tone'
import type { ImportRecord } from '@/lib/contract/responses/import'
import type { ImportState } from '@/lib/domain/bulk/import-record'
import { earlierFiles } from './earlier-files'

const STATES: Readonly<Record<ImportState, { word: string; tone: Tone }>> = {
  QUEUED: { word: 'Waiting', tone: 'neutral' },
  RUNNING: { word: 'In progress', tone: 'accent' },
  DONE: { word: 'Done', tone: 'meet' },
  CANCELLED: { word: 'Cancelled', tone: 'warn' },
}

interface ImportHistoryProps {
  imports: readonly ImportRecord[]
  openId: string | null
  onOpen: (importId: string) => void
}

/** Earlier files, latest first. */
export function ImportHistory({ imports, openId, onOpen }: ImportHistoryProps) {
  return (
    <Section id="history" title="Earlier files" gap={3}>
      {imports.length === 0 ? (
        <p className="text-ink-2">None yet. Files you check and import are listed here for three months.</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {earlierFiles(imports).map(({ importId, fileName, mode, state, rows, createdAt }) => (
            <li key={importId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
              <div className="min-w-0">
                <p className="break-all font-medium">{fileName || 'Unnamed file'}</p>
                <p className="num text-ink-2">
                  {mode === 'dry-run' ? 'Checked' : 'Imported'} {formatMoment(createdAt)} ·{' '}
                  {rows.total.toLocaleString('en-IN')} {rows.total === 1 ? 'row' : 'rows'},{' '}
                  {rows.failed.toLocaleString('en-IN')} with errors
                </p>
              </div>
              <div className="flex items-center gap-3">
                <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
                <Button
                  size="sm"
                  aria-label={`Open ${fileName}`}
                  aria-pressed={importId === openId}
                  onClick={() => onOpen(importId)}
                >
                  Open
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
