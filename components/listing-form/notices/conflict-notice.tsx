'use client'

import { useEffect, useState } from 'react'
import { readListing } from '@/components/listing-form/saving/listing-requests'
import { openedFrom } from '@/components/listing-form/saving/opened-listing'
import type { SaveFailure } from '@/components/listing-form/saving/use-saving'
import { type ForeignChange, foreignChanges, rebase } from '@/components/listing-form/saving/version-conflict'
import { useListingForm } from '@/components/listing-form/state/form-context'
import type { OpenedListing } from '@/components/listing-form/state/form-subject'
import type { FormValues } from '@/components/listing-form/state/form-values'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/radio'

export interface ConflictNoticeProps {
  failure: SaveFailure
  onRetry: () => void
  onKeepMine: (current: OpenedListing, typed: FormValues) => void
  onTakeTheirs: (current: OpenedListing) => void
}

interface Found {
  current: OpenedListing
  changes: ForeignChange[]
}

/** Someone else, or another window, saved in between: what they changed, and which values to keep. */
export default function ConflictNotice({ failure, onRetry, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const { model } = useListingForm()
  const found = useCurrent()
  const [yielded, setYielded] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string, side: Side) =>
    setYielded((now) => new Set(side === 'theirs' ? [...now, name] : [...now].filter((other) => other !== name)))

  const { opened } = model.subject
  if (!opened || found === 'unreachable') {
    const retry = (
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    )
    return (
      <Notice tone="warn" title={TITLE} actions={retry}>
        {failure.refusal.message}
      </Notice>
    )
  }
  const keepMine = ({ current }: Found) =>
    onKeepMine(current, rebase({ subject: { ...model.subject, opened }, current, typed: model.typed() }, yielded))
  const choices = found ? (
    <>
      <Button size="sm" variant="primary" onClick={() => keepMine(found)}>
        {yielded.size > 0 ? 'Save these choices' : 'Keep mine and save'}
      </Button>
      <Button size="sm" onClick={() => onTakeTheirs(found.current)}>
        Take theirs
      </Button>
    </>
  ) : null
  return (
    <Notice tone="warn" title={TITLE} actions={choices}>
      {found ? (
        <Changes {...found} openedVersion={opened.version} yielded={yielded} onChoose={choose} />
      ) : (
        'Loading their changes …'
      )}
    </Notice>
  )
}

const TITLE = 'Someone else changed this listing while you were editing'

/** The listing as it is now, with what was changed; null while it is read. */
function useCurrent(): Found | 'unreachable' | null {
  const { model } = useListingForm()
  const [found, setFound] = useState<Found | 'unreachable' | null>(null)
  useEffect(() => {
    const { opened, definition } = model.subject
    if (!opened) return
    let isOver = false
    void readListing(definition.moduleKey, opened.listingId).then(({ answer }) => {
      if (isOver) return
      if (!answer) {
        setFound('unreachable')
        return
      }
      const current = openedFrom(answer, definition)
      const subject = { ...model.subject, opened }
      setFound({ current, changes: foreignChanges({ subject, current, typed: model.typed() }) })
    })
    return () => {
      isOver = true
    }
  }, [model])
  return found
}

type Side = 'mine' | 'theirs'

interface ChangesProps extends Found {
  openedVersion: number
  yielded: ReadonlySet<string>
  onChoose: (name: string, side: Side) => void
}

function Changes({ current, changes, openedVersion, yielded, onChoose }: ChangesProps) {
  return (
    <>
      <p>
        You opened version <span className="num">{openedVersion}</span>; it is now at version{' '}
        <span className="num">{current.version}</span>.{' '}
        {changes.length === 0 ? 'Their version has the same values as the one you opened.' : 'Their changes:'}
      </p>
      {changes.length > 0 ? (
        <ul className="num mt-2 flex flex-col gap-3">
          {changes.map(({ name, label, before, theirs, mine }) => (
            <li key={name}>
              <span className="font-medium text-ink">{label}</span>: <del>{before}</del>{' '}
              <span aria-hidden="true">→</span> <ins className="no-underline">{theirs}</ins>
              {mine === null ? null : (
                <>
                  <span className="text-ink">; yours: {mine}</span>
                  <fieldset className="mt-1.5">
                    <legend className="sr-only">{label}: which value do you want to keep?</legend>
                    <Segmented
                      name={`conflict-${name}`}
                      value={yielded.has(name) ? 'theirs' : 'mine'}
                      choices={SIDES}
                      onValueChange={(side) => onChoose(name, side === 'theirs' ? 'theirs' : 'mine')}
                    />
                  </fieldset>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-2">Only the fields that you changed are saved; all others keep their values.</p>
    </>
  )
}

const SIDES = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
]
