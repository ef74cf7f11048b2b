import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { LIST_SEARCH_MAX } from '@/lib/domain/rfq/lists/list-search'

/** What a list is narrowed to. */
export interface ListNarrowing {
  /** Words that each record has; "": any. */
  q: string
  /** The status that is shown; undefined: all. */
  status: string | undefined
}

interface ListFilterProps extends ListNarrowing {
  path: string
  /** Whose list it is. */
  side: string
  /** What the words may be, such as a number; absent: the list cannot be searched. */
  searchLabel?: string
  options: readonly { value: string; label: string }[]
}

/** Narrows a list by words and to one status. A GET form, so that the view can be shared; works without JavaScript. */
export function ListFilter({ path, side, q, status, searchLabel, options }: ListFilterProps) {
  return (
    <form action={path} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="as" value={side} />
      {searchLabel ? (
        <Field id="q" label={searchLabel} className="w-80 max-w-full">
          {(control) => (
            <Input
              {...control}
              key={q}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={LIST_SEARCH_MAX}
              prefix={<Icon name="search" />}
            />
          )}
        </Field>
      ) : null}
      <Field id="status" label="Status" className="w-48 max-w-full">
        {(control) => (
          <NativeSelect
            {...control}
            key={status}
            name="status"
            defaultValue={status ?? ''}
            options={[{ value: '', label: 'All' }, ...options]}
          />
        )}
      </Field>
      <Button type="submit">Show</Button>
    </form>
  )
}

/** The address of a list with this narrowing, from this cursor on. */
export function listHref(path: string, side: string, { q, status }: ListNarrowing, cursor?: string): string {
  const params = new URLSearchParams({ as: side })
  if (q) params.set('q', q)
  if (status) params.set('status', status)
  if (cursor) params.set('cursor', cursor)
  return `${path}?${params}`
}

/** What an empty list says of its narrowing: "No orders match “noyyal”". @param records "orders" */
export function noMatch(records: string, { q, status }: ListNarrowing): string {
  if (!q) return `No ${records} with this status`
  return `No ${records} match “${q}”${status ? ' with this status' : ''}`
}
