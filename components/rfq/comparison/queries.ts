import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import { request } from '@/components/request/request'
import { unwrap } from '@/components/request/unwrap'
import type { Comparison } from '@/lib/domain/rfq/comparison/record'

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

export function basisQuery(parameters: BasisParameters): string {
  const filled = Object.entries(parameters).filter(([, value]) => value !== '')
  return new URLSearchParams(filled).toString()
}

/** The comparison on another basis, calculated by the API so that page and API never differ. */
export function useComparison(rfqId: string, parameters: BasisParameters, first: Comparison, firstQuery: string) {
  const query = basisQuery(parameters)
  return useQuery({
    queryKey: ['rfq-comparison', rfqId, query],
    queryFn: ({ signal }) =>
      unwrap(request<Comparison>(`/api/rfq/compare/${rfqId}${query && `?${query}`}`, { signal })),
    initialData: query === firstQuery ? first : undefined,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}
