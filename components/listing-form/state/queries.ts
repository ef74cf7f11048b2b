import { QueryClient, useQuery } from '@tanstack/react-query'
import { previewListing } from './listing-requests'

/** What the form asks of the service while it stays open. An answer belongs to the body it was asked with and to nothing later. */
export function formQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, staleTime: 0, gcTime: 0 } },
  })
}

/** The listing as this body would make it; nothing is asked while the body is null. */
export function usePreview(moduleKey: string, body: Readonly<Record<string, unknown>> | null) {
  return useQuery({
    queryKey: ['preview', moduleKey, body],
    queryFn: ({ signal }) => previewListing(moduleKey, body ?? {}, signal),
    enabled: body !== null,
  })
}
