'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { useListingForm } from '@/components/listing-form/state/form-context'
import type { OpenedListing } from '@/components/listing-form/state/form-subject'
import type { FormValues } from '@/components/listing-form/state/form-values'
import { readListing } from '@/components/listing-form/state/listing-requests'
import type { ToldRefusal } from '@/components/listing-form/state/use-saving'
import {
  type ForeignChange,
  foreignChanges,
  openedFrom,
  rebase,
} from '@/components/listing-form/state/version-conflict'
import { UNREACHABLE } from '@/components/request/request'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Segmented } from '@/components/ui/radio'

interface RefusalNoticeProps {
  told: ToldRefusal
  onRetry: () => void
  /** Publish without the new arrival that is used up. */
  onRegular: () => void
  onKeepMine: (current: OpenedListing, typed: FormValues) => void
  onTakeTheirs: (current: OpenedListing) => void
}

/** Why nothing was saved and what to do about it. What was typed stands in the form and in this browser. */
export function RefusalNotice(props: RefusalNoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { onRetry, onRegular } = props
  const { refusal, isQuiet } = props.told
  // Each refusal takes the focus anew; one that nobody asked for is said, and whoever types goes on typing.
  useEffect(() => {
    if (!props.told.isQuiet) ref.current?.focus()
  }, [props.told])
  const face = { ref, role: 'alert', tabIndex: -1, className: 'outline-none' } as const
  switch (refusal.code) {
    case 'AUTH_REQUIRED':
      return (
        <Notice
          {...face}
          tone="warn"
          title="You are signed out"
          actions={
            <>
              {/* Within the site: the browser has no need to ask whether to leave. */}
              <Link prefetch={false} href={signInHref()} className={buttonClass({ size: 'sm', variant: 'primary' })}>
                Sign in and go on
              </Link>
              <a
                href="/sign-in?callbackUrl=/sell"
                target="_blank"
                rel="noopener"
                className={buttonClass({ size: 'sm' })}
              >
                Sign in in another tab
              </a>
              {isQuiet ? null : (
                <Button size="sm" variant="quiet" onClick={onRetry}>
                  Try again
                </Button>
              )}
            </>
          }
        >
          Your session has ended. What you typed is kept in this browser: it is back here after you sign in, and goes on
          being saved once you are signed in again in another tab.
        </Notice>
      )
    case 'VERSION_CONFLICT':
    case 'PRECONDITION_FAILED':
      return <Conflict {...props} face={face} />
    case 'NEW_ARRIVAL_LIMIT_REACHED':
      return (
        <Notice
          {...face}
          tone="warn"
          title="All your new arrivals are used"
          actions={
            <Button size="sm" onClick={onRegular}>
              Publish as a regular listing
            </Button>
          }
        >
          {refusal.message}
        </Notice>
      )
    case 'MODULE_NOT_IN_PLAN':
    case 'SUBSCRIPTION_INACTIVE':
    case 'ENTITLEMENT_NOT_CONFIGURED':
      return (
        <Notice
          {...face}
          tone="warn"
          title="This module is closed to you now"
          actions={
            <Link prefetch={false} href="/plans" className={buttonClass({ size: 'sm' })}>
              See the plans
            </Link>
          }
        >
          {refusal.message} What you typed is kept in this browser.
        </Notice>
      )
    case UNREACHABLE:
    case 'UNAVAILABLE':
    case 'RATE_LIMITED':
      return (
        <Notice
          {...face}
          tone="warn"
          title={refusal.code === UNREACHABLE ? 'You seem to be offline' : 'Not saved yet'}
          actions={
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {refusal.message}
        </Notice>
      )
    default:
      return (
        <Notice
          {...face}
          tone="block"
          title="Not saved"
          actions={
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {refusal.message} What you typed is still here.
          {refusal.requestId ? <span className="num block text-xs">Request {refusal.requestId}</span> : null}
        </Notice>
      )
  }
}

function signInHref(): string {
  const { pathname, search, hash } = window.location
  return `/sign-in?callbackUrl=${encodeURIComponent(`${pathname}${search}${hash}`)}`
}

type Face = { ref: React.RefObject<HTMLDivElement | null>; role: 'alert'; tabIndex: -1; className: string }

interface Found {
  current: OpenedListing
  changes: ForeignChange[]
}

/** Someone else, or another window, saved in between: what they changed, and whose word is to stand. */
function Conflict({ told: { refusal }, onRetry, onKeepMine, onTakeTheirs, face }: RefusalNoticeProps & { face: Face }) {
  const { definition, board } = useListingForm()
  const [found, setFound] = useState<Found | 'away' | null>(null)
  const [yielded, setYielded] = useState<ReadonlySet<string>>(new Set())
  const choose = (name: string, side: Side) =>
    setYielded((now) => new Set(side === 'theirs' ? [...now, name] : [...now].filter((other) => other !== name)))

  useEffect(() => {
    const { opened } = board.subject
    if (!opened) return
    let isOver = false
    void readListing(definition.moduleKey, opened.listingId).then(({ answer }) => {
      if (isOver) return
      if (!answer) {
        setFound('away')
        return
      }
      const current = openedFrom(answer, definition)
      setFound({ current, changes: foreignChanges(definition, { opened, current, typed: board.typed }) })
    })
    return () => {
      isOver = true
    }
  }, [board, definition])

  const { opened } = board.subject
  if (!opened || found === 'away') {
    return (
      <Notice
        {...face}
        tone="warn"
        title="Changed in the meantime"
        actions={
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {refusal.message}
      </Notice>
    )
  }
  const isMixed = yielded.size > 0
  return (
    <Notice
      {...face}
      tone="warn"
      title="This listing was changed in the meantime"
      actions={
        found ? (
          <>
            <Button
              size="sm"
              variant="primary"
              onClick={() => {
                const { current } = found
                onKeepMine(current, rebase(definition, { opened, current, typed: board.typed }, yielded))
              }}
            >
              {isMixed ? 'Save with these' : 'Keep mine and save'}
            </Button>
            <Button size="sm" onClick={() => onTakeTheirs(found.current)}>
              Take theirs
            </Button>
          </>
        ) : null
      }
    >
      {found ? (
        <Changes {...found} openedVersion={opened.version} yielded={yielded} onChoose={choose} />
      ) : (
        'Looking at what was changed …'
      )}
    </Notice>
  )
}

type Side = 'mine' | 'theirs'

function Changes({
  current,
  changes,
  openedVersion,
  yielded,
  onChoose,
}: Found & { openedVersion: number; yielded: ReadonlySet<string>; onChoose: (name: string, side: Side) => void }) {
  return (
    <>
      <p>
        You opened version <span className="num">{openedVersion}</span>; it is at version{' '}
        <span className="num">{current.version}</span> now.{' '}
        {changes.length === 0 ? 'Its fields are as you opened them.' : 'Changed since:'}
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
                    <legend className="sr-only">{label}: whose word is to stand</legend>
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
      <p className="mt-2">
        Keeping yours keeps only what you changed, field by field as chosen; everything else stays as it is there.
      </p>
    </>
  )
}

const SIDES = [
  { value: 'mine', label: 'Keep mine' },
  { value: 'theirs', label: 'Take theirs' },
]
