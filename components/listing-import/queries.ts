import { QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { randomKey, request } from '@/components/request/request'
import { unwrap } from '@/components/request/unwrap'
import type { ImportedRow, ImportRecord } from '@/lib/contract/responses/import'
import { type DoubleChoice, isUnderWay } from '@/lib/domain/bulk/import-record'

const POLL_MS = 1000

export function importQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0 } } })
}

export function modulePath(moduleKey: string): string {
  return `/api/trade-core/listings/${encodeURIComponent(moduleKey)}`
}

export interface ImportReading {
  import: ImportRecord
  rows: ImportedRow[]
  page: { nextAfter: number | null }
  doubles?: number
}

/** What to import of a checked file. */
export interface CheckedRowsAsked {
  dryRunId: string
  doubles?: DoubleChoice
  status?: 'DRAFT'
}

/** An import with its failed or saved rows, polled every second while it runs, also after a reload. */
export function useImport(moduleKey: string, importId: string | null, rows: 'failed' | 'saved') {
  return useQuery({
    queryKey: ['import', moduleKey, importId, rows],
    queryFn: ({ signal }) =>
      unwrap(request<ImportReading>(`${modulePath(moduleKey)}/imports/${importId}?rows=${rows}`, { signal })),
    enabled: importId !== null,
    // Keep the counts while the other rows load.
    placeholderData: (before) => (before?.import.importId === importId ? before : undefined),
    // Also poll after an error: the import continues on the server.
    refetchInterval: ({ state }) =>
      state.error || !state.data || isUnderWay(state.data.import.state) ? POLL_MS : false,
  })
}

/** The import history, reloaded when `version` changes. */
export function useImports(moduleKey: string, first: readonly ImportRecord[], version: string) {
  return useQuery({
    queryKey: ['imports', moduleKey, version],
    queryFn: ({ signal }) =>
      unwrap(request<{ imports: ImportRecord[] }>(`${modulePath(moduleKey)}/imports`, { signal })).then(
        ({ imports }) => imports,
      ),
    placeholderData: (before) => before ?? [...first],
  })
}

const UPLOAD_MS = 10 * 60_000

type ImportAction =
  | { file: File; columns?: Readonly<Record<string, string>>; mode?: 'import' }
  | CheckedRowsAsked
  | { cancelId: string }

/** Checks a file, starts an import or cancels it, each under its own idempotency key. */
export function useImportAction(moduleKey: string, onDone: (record: ImportRecord) => void) {
  return useMutation({
    mutationFn: (action: ImportAction) => {
      const imports = `${modulePath(moduleKey)}/imports`
      const headers = { 'idempotency-key': randomKey() }
      if ('cancelId' in action) {
        return unwrap(
          request<{ import: ImportRecord }>(`${imports}/${action.cancelId}/cancel`, { method: 'POST', headers }),
        )
      }
      if ('dryRunId' in action) {
        const body = JSON.stringify({ mode: 'import', ...action })
        const json = { ...headers, 'content-type': 'application/json' }
        return unwrap(request<{ import: ImportRecord }>(imports, { method: 'POST', headers: json, body }))
      }
      const body = new FormData()
      body.append('mode', action.mode ?? 'dry-run')
      if (action.columns) body.append('columns', JSON.stringify(action.columns))
      body.append('file', action.file)
      const signal = AbortSignal.timeout(UPLOAD_MS)
      return unwrap(request<{ import: ImportRecord }>(imports, { method: 'POST', headers, body, signal }))
    },
    onSuccess: ({ import: record }) => onDone(record),
  })
}
