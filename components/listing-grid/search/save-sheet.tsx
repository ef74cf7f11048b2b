'use client'

import { useState, useSyncExternalStore } from 'react'
import { PopoverSheet } from '@/components/listing-grid/popover-sheet'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/link'
import { readSaved, renamed, SAVED_NAME_MAX, type SavedSearch, withoutSaved, withSaved } from './saved-searches'

const STORE = 'saved-searches'
const CHANGED = 'saved-searches-changed'

interface SaveSheetProps {
  id: string
  /** The address of this search and a name for it. */
  href: string
  suggestedName: string
}

/** Saves searches by name in this browser, and copies the link of this one. */
export function SaveSheet({ id, href, suggestedName }: SaveSheetProps) {
  const list = readSaved(useSyncExternalStore(subscribe, read, () => null))
  const [name, setName] = useState<string | null>(null)
  const [status, setStatus] = useState('')
  const shownName = name ?? suggestedName

  function save() {
    write(withSaved(list, { name: shownName, href }))
    setStatus(`Saved as “${shownName.trim()}”.`)
    setName(null)
  }

  async function copy() {
    const address = new URL(href, window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      setStatus('Link copied.')
    } catch {
      setStatus(address)
    }
  }

  return (
    <PopoverSheet id={id} title="Save or share this search">
      <form
        className="mt-3 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className="min-w-40 flex-1 text-sm">
          <label htmlFor={`${id}-name`} className="mb-1 block font-medium">
            Name
          </label>
          <Input
            id={`${id}-name`}
            value={shownName}
            onChange={(event) => setName(event.currentTarget.value)}
            maxLength={SAVED_NAME_MAX}
            required
          />
        </div>
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button onClick={copy}>
          <Icon name="link" />
          Copy link
        </Button>
      </form>
      <p role="status" className="mt-2 min-h-5 break-all text-ink-2 text-sm">
        {status}
      </p>
      <h3 className="mt-2 font-semibold text-sm">Saved in this browser</h3>
      {list.length === 0 ? (
        <p className="mt-1 text-ink-2 text-sm">Your saved searches appear here.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {list.map((search) => (
            <SavedRow key={search.name} search={search} list={list} />
          ))}
        </ul>
      )}
    </PopoverSheet>
  )
}

function SavedRow({ search, list }: { search: SavedSearch; list: readonly SavedSearch[] }) {
  const [typed, setTyped] = useState<string | null>(null)
  if (typed !== null) {
    return (
      <li className="py-1.5">
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            write(renamed(list, search.name, typed))
            setTyped(null)
          }}
        >
          <Input
            autoFocus
            aria-label={`New name for ${search.name}`}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            maxLength={SAVED_NAME_MAX}
            className="flex-1"
          />
          <Button type="submit">Rename</Button>
          <Button variant="quiet" onClick={() => setTyped(null)}>
            Cancel
          </Button>
        </form>
      </li>
    )
  }
  return (
    <li className="flex items-center gap-1 py-1.5">
      <TextLink
        href={search.href}
        // Close the sheet, which would otherwise cover the page it leads to.
        onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
        className="mr-auto min-w-0 truncate py-1 text-sm"
      >
        {search.name}
      </TextLink>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        aria-label={`Rename ${search.name}`}
        onClick={() => setTyped(search.name)}
      >
        <Icon name="edit" />
      </Button>
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        aria-label={`Delete ${search.name}`}
        onClick={() => write(withoutSaved(list, search.name))}
      >
        <Icon name="trash" />
      </Button>
    </li>
  )
}

function read(): string | null {
  try {
    return window.localStorage.getItem(STORE)
  } catch {
    // Storage is not available: the list is empty.
    return null
  }
}

function write(list: readonly SavedSearch[]): void {
  try {
    window.localStorage.setItem(STORE, JSON.stringify(list))
  } catch {
    // Storage is full or blocked; the address bar still holds the search.
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** Listens to changes on this page and in other tabs. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}
