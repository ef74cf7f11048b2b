'use client'

import { type ReactNode, useState } from 'react'
import type { Refusal } from '@/components/request/request'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { TextLink } from '@/components/ui/link'
import { Switch } from '@/components/ui/switch'
import { LIMITS } from '@/lib/domain/listing/finding/limits'
import type { KeptSearch } from './kept-search'
import type { Searches } from './use-searches'

/** Saved searches, each with what can be done with it. @param detailOf one line below the name */
export function SearchRows({
  rows,
  searches,
  detailOf,
}: {
  rows: readonly KeptSearch[]
  searches: Pick<Searches, 'change' | 'remove'>
  detailOf?: (search: KeptSearch) => ReactNode
}) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {rows.map((search) => (
        <SearchRow key={search.key} search={search} searches={searches} detail={detailOf?.(search)} />
      ))}
    </ul>
  )
}

function SearchRow({
  search,
  searches,
  detail,
}: {
  search: KeptSearch
  searches: Pick<Searches, 'change' | 'remove'>
  detail: ReactNode
}) {
  const { key, name, path, notify, newMatches, refusal: notKept } = search
  const [isNaming, setIsNaming] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** What was just chosen, until the account has it. */
  const [wanted, setWanted] = useState<boolean | null>(null)

  async function run(change: () => Promise<Refusal | null>): Promise<boolean> {
    setIsBusy(true)
    const refused = await change()
    setRefusal(refused)
    setIsBusy(false)
    return refused === null
  }

  return (
    <li className="py-2">
      {isNaming ? (
        <RenameForm
          name={name}
          isBusy={isBusy}
          onRename={async (typed) => {
            if (typed.trim() === name || (await run(() => searches.change(key, { name: typed })))) setIsNaming(false)
          }}
          onCancel={() => {
            setIsNaming(false)
            setRefusal(null)
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <div className="mr-auto min-w-0 max-w-full flex-1 basis-40">
            <p className="flex flex-wrap items-center gap-x-2">
              <TextLink
                href={path}
                // Close the sheet, which would otherwise cover the page it leads to.
                onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
                className="min-w-0 break-words py-1"
              >
                {name}
              </TextLink>
              {newMatches > 0 && <Badge tone="accent">{newMatches} new this week</Badge>}
            </p>
            {detail}
            {notKept !== undefined && <p className="text-ink-2 text-sm">Only in this browser: {notKept}</p>}
          </div>
          <span className="flex items-center gap-x-2">
            {notify !== null && (
              <Switch
                label="Notices"
                aria-label={`Notices of ${name}`}
                checked={wanted ?? notify}
                disabled={isBusy}
                onChange={(event) => {
                  const { checked } = event.target
                  setWanted(checked)
                  void run(() => searches.change(key, { notify: checked })).then(() => setWanted(null))
                }}
              />
            )}
            <span className="flex">
              {notKept === undefined && (
                <Button
                  variant="quiet"
                  size="sm"
                  iconOnly
                  aria-label={`Rename ${name}`}
                  onClick={() => setIsNaming(true)}
                >
                  <Icon name="edit" />
                </Button>
              )}
              <Button
                variant="quiet"
                size="sm"
                iconOnly
                aria-label={`Delete ${name}`}
                disabled={isBusy}
                onClick={() => void run(() => searches.remove(key))}
              >
                <Icon name="trash" />
              </Button>
            </span>
          </span>
        </div>
      )}
      {refusal && <FieldError role="alert">{refusal.issues[0]?.message ?? refusal.message}</FieldError>}
    </li>
  )
}

function RenameForm({
  name,
  isBusy,
  onRename,
  onCancel,
}: {
  name: string
  isBusy: boolean
  onRename: (typed: string) => Promise<void>
  onCancel: () => void
}) {
  const [typed, setTyped] = useState(name)
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void onRename(typed)
      }}
    >
      <Input
        autoFocus
        aria-label={`New name for ${name}`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={LIMITS.searchNameMax}
        required
        className="flex-1"
      />
      <Button type="submit" loading={isBusy} loadingLabel="Saving">
        Rename
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
