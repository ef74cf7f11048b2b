'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { type Refusal, UNREACHABLE } from '@/components/request/request'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { Fetched, LaterPart } from '@/components/ui/fetched'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { isEntitlementRefusal } from '@/lib/domain/entitlement/entitlement'
import type { ConflictNoticeProps } from './conflict-notice'

/** Comparing two versions comes with the conflict, not with the form. */
const conflictNotice = new LaterPart(() => import('./conflict-notice'))

interface RefusalNoticeProps extends ConflictNoticeProps {
  /** Publish without the new arrival that is used up. */
  onRegular: () => void
}

interface Content {
  tone: 'warn' | 'block'
  title: string
  text: ReactNode
  actions: ReactNode
}

/** Why nothing was saved and what to do about it. What was typed is still in the form and in this browser. */
export default function RefusalNotice(props: RefusalNoticeProps) {
  const { failure } = props
  const ref = useRef<HTMLDivElement>(null)
  // Each refusal takes the focus, except one of a save that the form began by itself: the seller goes on typing.
  useEffect(() => {
    if (!failure.isQuiet) ref.current?.focus()
  }, [failure])
  const { code } = failure.refusal
  if (code === 'VERSION_CONFLICT' || code === 'PRECONDITION_FAILED') {
    return (
      <div ref={ref} role="alert" tabIndex={-1} className="outline-none">
        <Fetched part={conflictNotice} props={props} />
      </div>
    )
  }
  const { tone, title, text, actions } = contentOf(props)
  return (
    <Notice ref={ref} role="alert" tabIndex={-1} className="outline-none" tone={tone} title={title} actions={actions}>
      {text}
    </Notice>
  )
}

function contentOf({ failure: { refusal, isQuiet }, onRetry, onRegular }: RefusalNoticeProps): Content {
  const retry = (
    <Button size="sm" onClick={onRetry}>
      Try again
    </Button>
  )
  if (isEntitlementRefusal(refusal.code)) {
    return {
      tone: 'warn',
      title: 'You cannot list in this module now',
      text: `${refusal.message} What you typed is saved on this device.`,
      actions: (
        <ButtonLink href="/plans" size="sm">
          See the plans
        </ButtonLink>
      ),
    }
  }
  switch (refusal.code) {
    case 'AUTH_REQUIRED':
      return {
        tone: 'warn',
        title: 'You are signed out',
        text: 'Your session has expired. What you typed is saved on this device. Sign in to continue; after you sign in in another tab, saving continues here.',
        actions: <SignInLinks retry={isQuiet ? null : retry} />,
      }
    case 'NEW_ARRIVAL_LIMIT_REACHED':
      return {
        tone: 'warn',
        title: 'You have used all your new arrivals',
        text: refusal.message,
        actions: (
          <Button size="sm" onClick={onRegular}>
            Publish as a regular listing
          </Button>
        ),
      }
    case UNREACHABLE:
    case 'UNAVAILABLE':
    case 'RATE_LIMITED':
      return {
        tone: 'warn',
        title: refusal.code === UNREACHABLE ? 'You seem to be offline' : 'Not saved yet',
        text: refusal.message,
        actions: retry,
      }
    default:
      return { tone: 'block', title: 'Not saved', text: <Unexpected refusal={refusal} />, actions: retry }
  }
}

function SignInLinks({ retry }: { retry: ReactNode }) {
  const { pathname, search, hash } = window.location
  const href = `/sign-in?callbackUrl=${encodeURIComponent(`${pathname}${search}${hash}`)}`
  return (
    <>
      {/* Within the site: the browser has no need to ask whether to leave. */}
      <ButtonLink href={href} size="sm" variant="primary">
        Sign in
      </ButtonLink>
      <ButtonAnchor href="/sign-in?callbackUrl=/sell" target="_blank" rel="noopener" size="sm">
        Sign in in another tab
      </ButtonAnchor>
      {retry}
    </>
  )
}

function Unexpected({ refusal }: { refusal: Refusal }) {
  return (
    <>
      {refusal.message} What you typed is still here.
      {refusal.requestId ? <span className="num block text-xs">Request {refusal.requestId}</span> : null}
    </>
  )
}
