'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import type { Suggestion } from '@/lib/domain/market/suggestions'
import { recentSearches, rememberSearch } from './recent-searches'

export interface SuggestionListProps {
  input: RefObject<HTMLInputElement | null>
}

interface Entry {
  href: string
  text: string
  detail: string
}

const WAIT_MS = 80

/** What a search may mean while someone types, by keyboard and pointer: earlier searches, modules, families, companies. */
export function SuggestionList({ input }: SuggestionListProps) {
  const id = useId()
  const router = useRouter()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  /** By its address: a later answer may have it at another place. */
  const [chosen, setChosen] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const asked = useRef<AbortController | null>(null)
  const active = entries.findIndex(({ href }) => href === chosen)
  const isShown = isOpen && entries.length > 0

  const look = useEffectEvent(async () => {
    asked.current?.abort()
    const request = new AbortController()
    asked.current = request
    const typed = input.current?.value.trim() ?? ''
    const found = await entriesFor(typed, request.signal)
    if (found === null) return
    setEntries(found)
  })

  const follow = (entry: Entry | undefined) => {
    if (!entry) return
    setOpen(false)
    router.push(entry.href)
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && entries.length > 0) {
      event.preventDefault()
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      // One place more than there are entries: the field itself.
      const next = ((active + 1 + step + entries.length + 1) % (entries.length + 1)) - 1
      setChosen(entries[next]?.href ?? null)
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault()
      follow(entries[active])
    }
  })

  useEffect(() => {
    const field = input.current
    if (!field) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      setOpen(true)
      clearTimeout(waiting)
      waiting = setTimeout(() => void look(), WAIT_MS)
    }
    const onInput = () => {
      setChosen(null)
      ask()
    }
    const onBlur = () => setOpen(false)
    const onSubmit = () => rememberSearch(field.value)
    field.addEventListener('input', onInput)
    field.addEventListener('focus', ask)
    field.addEventListener('blur', onBlur)
    field.addEventListener('keydown', onKey)
    field.form?.addEventListener('submit', onSubmit)
    ask()
    return () => {
      clearTimeout(waiting)
      field.removeEventListener('input', onInput)
      field.removeEventListener('focus', ask)
      field.removeEventListener('blur', onBlur)
      field.removeEventListener('keydown', onKey)
      field.form?.removeEventListener('submit', onSubmit)
    }
  }, [input])

  useEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-controls', id)
    field.setAttribute('aria-expanded', String(isShown))
    if (isShown && active >= 0) field.setAttribute('aria-activedescendant', `${id}-${active}`)
    else field.removeAttribute('aria-activedescendant')
  }, [input, id, isShown, active])

  return <Options id={id} entries={entries} active={active} isShown={isShown} onChoose={follow} />
}

interface OptionsProps {
  id: string
  entries: readonly Entry[]
  active: number
  isShown: boolean
  onChoose: (entry: Entry) => void
}

function Options({ id, entries, active, isShown, onChoose }: OptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      hidden={!isShown}
      className="absolute inset-x-0 top-full z-40 mt-1 max-h-96 overflow-y-auto rounded-md border border-line-strong bg-raised py-1 shadow-lg"
    >
      {entries.map((entry, index) => (
        <div
          key={entry.href}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Before the field loses the focus, which closes the list.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(entry)
          }}
          className={cx(
            'flex min-h-10 cursor-pointer items-baseline justify-between gap-4 px-3 py-2 text-sm pointer-coarse:min-h-11',
            index === active ? 'bg-indigo-wash' : 'hover:bg-sunk',
          )}
        >
          <span className="min-w-0 truncate">{entry.text}</span>
          <span className="shrink-0 text-ink-2 text-xs">{entry.detail}</span>
        </div>
      ))}
    </div>
  )
}

/** Null: overtaken by a later question, or not answered. */
async function entriesFor(typed: string, signal: AbortSignal): Promise<Entry[] | null> {
  const recent = recentSearches()
    .filter((q) => q.toLowerCase().startsWith(typed.toLowerCase()) && q !== typed)
    .slice(0, 3)
    .map((q) => ({ href: `/search?${new URLSearchParams({ q })}`, text: q, detail: 'Earlier search' }))
  if (typed === '') return recent
  try {
    const response = await fetch(`/api/trade-core/search/suggestions?${new URLSearchParams({ q: typed })}`, { signal })
    if (!response.ok) return recent
    const { suggestions } = (await response.json()) as { suggestions: Suggestion[] }
    return [...recent, ...suggestions.map(entryOf)]
  } catch {
    // Suggestions are a help: without an answer the search itself still works.
    return signal.aborted ? null : recent
  }
}

function entryOf({ kind, text, detail, moduleKey, parameters, sellerId }: Suggestion): Entry {
  if (kind === 'company') return { href: `/sellers/${sellerId}`, text, detail: detail || 'Seller' }
  const href = `/listings/${moduleKey}${parameters && `?${parameters}`}`
  return { href, text, detail: kind === 'module' ? 'Category' : detail }
}
