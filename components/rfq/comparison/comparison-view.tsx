'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { RefusedError } from '@/components/request/unwrap'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { EmptyState } from '@/components/ui/empty-state'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { taxNote } from '@/lib/domain/rfq/comparison/reading/tax-note'
import type { Comparison } from '@/lib/domain/rfq/comparison/record'
import { isSettled, isSilent } from '@/lib/domain/rfq/comparison/summary'
import type { ResponseTimes } from '@/lib/domain/rfq/quotations/response-time'
import { BasisBar, type BasisBarProps } from './basis-bar'
import { SummaryLine } from './comparison-summary'
import { ComparisonTable } from './comparison-table'
import { FoldedRows } from './folded-rows'
import { type BasisParameters, basisQuery, comparisonQueryClient, useComparison } from './queries'
import { RankingList } from './ranking-list'

export interface ComparisonViewProps {
  rfqId: string
  first: Comparison
  /** How soon each seller usually replies. */
  responseTimes: ResponseTimes
  parameters: BasisParameters
  requested: BasisBarProps['requested']
  /** The units in which at least one quotation can be shown. */
  units: readonly string[]
  /** Whether the buyer can still write to all sellers. */
  canAsk: boolean
  /** Shown below each seller's column: accept, counter, decline. */
  actions?: Readonly<Record<string, ReactNode>>
}

/** The quotations side by side. The buyer can change quantity, unit and currency, which the address keeps. */
export function ComparisonView(props: ComparisonViewProps) {
  const [client] = useState(comparisonQueryClient)
  return (
    <QueryClientProvider client={client}>
      <View {...props} />
    </QueryClientProvider>
  )
}

function View({
  rfqId,
  first,
  responseTimes,
  parameters: opening,
  requested,
  units,
  canAsk,
  actions = {},
}: ComparisonViewProps) {
  const [parameters, setParameters] = useState(opening)
  const { data, error, isFetching, refetch } = useComparison(rfqId, parameters, first, basisQuery(opening))
  const shown = data ?? first

  function choose(next: BasisParameters): void {
    setParameters(next)
    const query = basisQuery(next)
    // Keep the basis in the address, so that a shared link shows the same figures.
    window.history.replaceState(null, '', `${window.location.pathname}${query && `?${query}`}`)
  }

  // The price has a row of its own.
  const points = shown.rows.filter(({ field }) => field !== 'unitPrice')
  const differing = points.filter((row) => !isSettled(row) && !isSilent(row))

  if (shown.columns.length === 0) {
    return (
      <EmptyState title="No quotations yet">
        Quotations appear here as sellers send them. We will notify you.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <BasisBar
        basis={shown.basis}
        parameters={parameters}
        requested={requested}
        taxNote={taxNote(shown)}
        units={units}
        onChange={choose}
      />
      <div aria-live="polite" className="empty:hidden">
        {error ? (
          <Notice
            tone="block"
            title="We could not calculate this comparison"
            actions={
              <>
                <Button size="sm" onClick={() => choose(opening)}>
                  Reset
                </Button>
                <Button size="sm" variant="quiet" onClick={() => void refetch()}>
                  Try again
                </Button>
              </>
            }
          >
            {error.message}
            {error instanceof RefusedError && error.refusal.requestId
              ? ` (request ID: ${error.refusal.requestId})`
              : ''}
          </Notice>
        ) : null}
      </div>
      <div
        className={cx('relative flex flex-col gap-8 transition-opacity', isFetching && 'opacity-60')}
        aria-busy={isFetching}
      >
        {isFetching ? (
          <p className="absolute -top-6 right-0 flex items-center gap-2 text-ink-2 text-xs">
            <Spinner /> Calculating
          </p>
        ) : null}
        <SummaryLine comparison={shown} />
        <div className="flex flex-col gap-4">
          <ComparisonTable comparison={shown} rows={differing} responseTimes={responseTimes} actions={actions} />
          <FoldedRows
            rfqId={rfqId}
            settled={points.filter(isSettled)}
            silent={points.filter(isSilent)}
            canAsk={canAsk}
          />
        </div>
        {shown.columns.length > 1 ? <RankingList comparison={shown} /> : null}
      </div>
    </div>
  )
}
