import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import type { Comparison } from '@/lib/domain/rfq/comparison/comparison'

/** The basis in the page and in the API query. Empty means that of the request. */
export interface BasisParameters {
  quantity: string
  uom: string
  currency: string
  creditRate: string
}

export function comparisonQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } })
}

/** A refusal from the API. */
export class ComparisonRefused extends Error {
  readonly requestId: string
  constructor(message: string, requestId: string) {
    super(message)
    this.requestId = requestId
  }
}

export function basisQuery(parameters: BasisParameters): string {
  const filled = Object.entries(parameters).filter(([, value]) => value !== '')
  return new URLSearchParams(filled).toString()
}

/** The comparison on another basis, calculated by the API so that page and API never differ. */
export function useComparison(rfqId: string, parameters: BasisParameters, first: Comparison, firstQuery: string) {
  const query = basisQuery(parameters)
  return useQuery({
    queryKey: ['rfq-comparison', rfqId, query],
    queryFn: ({ signal }) => fetchComparison(rfqId, query, signal),
    initialData: query === firstQuery ? first : undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}

async function fetchComparison(rfqId: string, query: string, signal: AbortSignal): Promise<Comparison> {
  const response = await fetch(`/api/rfq/compare/${rfqId}${query && `?${query}`}`, { signal })
  if (response.ok) return (await response.json()) as Comparison
  const { detail, issues, requestId } = (await response.json()) as {
    detail?: string
    issues?: { message: string }[]
    requestId?: string
  }
  const message = issues?.map((issue) => issue.message).join(' ') || detail || 'We could not calculate the comparison.'
  throw new ComparisonRefused(message, requestId ?? '')
}
