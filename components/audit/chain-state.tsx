'use client'

import { useEffect, useRef, useState } from 'react'
import { type Refusal, send } from '@/components/request/request'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { formatMoment } from '@/components/ui/numbers'
import { ProgressBar } from '@/components/ui/progress'
import { useHydrated } from '@/components/ui/use-hydrated'

interface Stretch {
  rows: number
  upTo: number
  total: number
  otherKey: number
  waiting: number
  head: string
  broken: { position: number | null; entryId: string; problem: string } | null
}

interface ChainStateProps {
  /** What was read again when the page was made: the end of the chain. */
  end: Stretch
  /** When that was, ISO. */
  at: string
  /** The route that checks the chain. */
  path: string
}

type Check =
  | { kind: 'none' }
  | { kind: 'checking'; stretch: Stretch }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'over'; stretch: Stretch; at: string }

const COUNT = new Intl.NumberFormat('en-IN')
const EMPTY: Stretch = { rows: 0, upTo: 0, total: 0, otherKey: 0, waiting: 0, head: '', broken: null }

/**
 * Whether the chain is unbroken. Every page checks its end; an administrator can check all of it. The server does that in one job, which
 * continues when they leave the page.
 */
export function ChainState({ end, at, path }: ChainStateProps) {
  const isHydrated = useHydrated()
  const [check, setCheck] = useState<Check>({ kind: 'none' })
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function checkWhole(): Promise<void> {
    setCheck({ kind: 'checking', stretch: EMPTY })
    while (isShown.current) {
      // The server waits a moment for the end before it answers.
      const { answer, refusal } = await send<{ chain: Stretch; page: { nextCursor: string | null } }>(
        'GET',
        `${path}?check=whole`,
      )
      if (refusal) return setCheck({ kind: 'refused', refusal })
      const { chain, page } = answer
      if (page.nextCursor === null) return setCheck({ kind: 'over', stretch: chain, at: new Date().toISOString() })
      setCheck({ kind: 'checking', stretch: chain })
    }
  }

  const shown = check.kind === 'over' ? check.stretch : end
  if (shown.broken) return <Broken fault={shown.broken} whole={check.kind === 'over' ? shown.upTo : null} />
  return (
    <section aria-label="The chain" className="flex flex-col gap-3 rounded-md border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex min-w-0 gap-2 text-sm" aria-live="polite">
          <Icon name="meet" className="mt-0.5 text-neem" />
          {check.kind === 'over' ? (
            <span className="num">
              The whole log is unchanged: {COUNT.format(check.stretch.upTo)} rows, checked {formatMoment(check.at)}.
              {check.stretch.otherKey > 0
                ? ` ${COUNT.format(check.stretch.otherKey)} were signed with an earlier secret.`
                : ''}
            </span>
          ) : (
            <EndOf end={end} at={at} />
          )}
        </p>
        {check.kind === 'checking' ? null : (
          <Button size="sm" disabled={!isHydrated} onClick={() => void checkWhole()}>
            {check.kind === 'none' ? 'Check the whole chain' : 'Check again'}
          </Button>
        )}
      </div>
      {check.kind === 'checking' ? (
        <ProgressBar
          label="Checking every row"
          value={check.stretch.upTo}
          max={Math.max(check.stretch.total, end.total)}
          valueText={`${COUNT.format(check.stretch.upTo)} of ${COUNT.format(Math.max(check.stretch.total, end.total))}`}
        />
      ) : null}
      {check.kind === 'refused' ? (
        <Notice tone="warn" role="status">
          {check.refusal.status === 0
            ? 'We cannot reach the server. The check continues there. Check again when you are online.'
            : check.refusal.message}
        </Notice>
      ) : null}
      {check.kind === 'over' && check.stretch.head ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2 text-sm">
          <p className="max-w-prose">
            Save this checksum in another place. With it,{' '}
            <code className="whitespace-nowrap rounded-sm bg-sunk px-1 text-xs">npm run audit:verify</code> proves later
            that nothing was removed.
          </p>
          <code className="num min-w-0 break-all text-xs">{check.stretch.head}</code>
          <CopyButton text={check.stretch.head} label="checksum" />
        </div>
      ) : null}
    </section>
  )
}

function EndOf({ end, at }: { end: Stretch; at: string }) {
  if (end.total === 0) return <span>No rows yet. The chain starts with the first row.</span>
  const rows =
    end.rows === end.total ? `All ${COUNT.format(end.rows)} rows` : `The newest ${COUNT.format(end.rows)} rows`
  return (
    <span className="num">
      {rows} are unchanged, up to row {COUNT.format(end.upTo)}. Checked {formatMoment(at)}.
    </span>
  )
}

function Broken({ fault, whole }: { fault: NonNullable<Stretch['broken']>; whole: number | null }) {
  return (
    <Notice tone="block" role="alert" title="The audit log was changed">
      <p className="num break-words">
        {fault.position === null ? 'A row that is not linked yet' : `Row ${COUNT.format(fault.position)}`}:{' '}
        {fault.problem}.{whole === null ? '' : ` The ${COUNT.format(whole)} rows before it are unchanged.`}
      </p>
      {fault.entryId ? <code className="num break-all text-xs">{fault.entryId}</code> : null}
      <p className="mt-1">
        Someone changed the database directly. Keep a copy of it, and compare it with your latest backup.
      </p>
    </Notice>
  )
}
