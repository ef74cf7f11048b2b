'use client'

import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { type Refusal, UNREACHABLE } from '@/components/request/request'
import { Button, buttonClass } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useListingForm } from './form-context'
import type { OpenedListing } from './form-judgement'
import type { FormValues } from './form-values'
import { readListing } from './listing-requests'
import { type ForeignChange, foreignChanges, openedFrom, rebase } from './version-conflict'

interface RefusalNoticeProps {
  refusal: Refusal
  onRetry: () => void
  /** Publish without the new arrival that is used up. */
  onRegular: () => void
  onKeepMine: (current: OpenedListing, typed: FormValues) => void
  onTakeTheirs: (current: OpenedListing) => void
}

/** Why nothing was saved and what to do about it. What was typed stands in the form and in this browser. */
export function RefusalNotice(props: RefusalNoticeProps) {
  const ref = useRef<HTMLDivElement>(null)
  const { refusal, onRetry, onRegular } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the focus anew.
  useEffect(() => ref.current?.focus(), [refusal])
  const face = { ref, role: 'alert', tabIndex: -1, className: 'outline-none' } as const
  switch (refusal.code) {
    case 'AUTH_REQUIRED':
      return (
        <Notice
          {...face}
          tone="warn"
          title="You are signed out"
          actions={
            // Within the site: the browser has no need to ask whether to leave.
            <Link prefetch={false} href={signInHref()} className={buttonClass({ size: 'sm', variant: 'primary' })}>
              Sign in and go on
            </Link>
          }
        >
          Your session has ended. What you typed is kept in this browser and is back here after you sign in.
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
function Conflict({ refusal, onRetry, onKeepMine, onTakeTheirs, face }: RefusalNoticeProps & { face: Face }) {
  const { definition, board } = useListingForm()
  const [found, setFound] = useState<Found | 'away' | null>(null)

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
              onClick={() =>
                onKeepMine(found.current, rebase(definition, { opened, current: found.current, typed: board.typed }))
              }
            >
              Keep mine and save
            </Button>
            <Button size="sm" onClick={() => onTakeTheirs(found.current)}>
              Take theirs
            </Button>
          </>
        ) : null
      }
    >
      {found ? <Changes {...found} openedVersion={opened.version} /> : 'Looking at what was changed …'}
    </Notice>
  )
}

function Changes({ current, changes, openedVersion }: Found & { openedVersion: number }) {
  return (
    <>
      <p>
        You opened version <span className="num">{openedVersion}</span>; it is at version{' '}
        <span className="num">{current.version}</span> now.{' '}
        {changes.length === 0 ? 'Its fields are as you opened them.' : 'Changed since:'}
      </p>
      {changes.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1.5">
          {changes.map(({ name, label, before, theirs, mine }) => (
            <li key={name}>
              <span className="font-medium text-ink">{label}</span>: <del>{before}</del>{' '}
              <span aria-hidden="true">→</span> <ins className="no-underline">{theirs}</ins>
              {mine === null ? null : <span className="text-ink">; yours: {mine}</span>}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-2">Keeping yours keeps only what you changed; everything else stays as it is there.</p>
    </>
  )
}
