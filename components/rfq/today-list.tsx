import Link from 'next/link'
import { relativeTime } from '@/components/seller-listings/relative-time'
import { listingsPath } from '@/components/site/listings-path'
import { Badge } from '@/components/ui/badge'
import { EmptyState } from '@/components/ui/empty-state'
import { ButtonLink } from '@/components/ui/link'
import { formatMoment } from '@/components/ui/numbers'
import type { Role } from '@/lib/domain/actor'
import { dayInIndia } from '@/lib/domain/calendar-day'
import type { Task, TaskKind } from '@/lib/domain/rfq/requests/today'

const VERBS: Record<TaskKind, string> = {
  ANSWER_COUNTER: 'Answer the counter-offer',
  ANSWER_REQUEST: 'Answer the request',
  ANSWER_QUESTION: 'Answer the question',
  DECIDE: 'Compare the quotations',
  MOVE_ORDER: 'Update the order',
  ANSWER_PLAN_REQUEST: 'Answer the plan request',
}

const NOTHING: Record<Role, { text: string; href: string; label: string }> = {
  buyer: { text: 'New quotations appear here.', href: listingsPath(), label: 'Browse listings' },
  seller: {
    text: 'New requests appear here. Buyers find complete listings first.',
    href: '/sell',
    label: 'New listing',
  },
  admin: { text: 'New plan requests appear here.', href: '/module-access', label: 'Sellers' },
}

/** What waits for this account, the most urgent first. */
export function TodayList({ tasks, role, now }: { tasks: readonly Task[]; role: Role; now: Date }) {
  const { text, href, label } = NOTHING[role]
  if (tasks.length === 0) {
    return (
      <EmptyState title="Nothing waits for you" actions={<ButtonLink href={href}>{label}</ButtonLink>}>
        {text}
      </EmptyState>
    )
  }
  return (
    <ul aria-label="To do" className="divide-y divide-line border-line border-y">
      {tasks.map((task) => (
        <li key={`${task.kind} ${task.link} ${task.since}`}>
          <Link
            href={task.link}
            prefetch={false}
            className="-mx-3 grid gap-x-6 gap-y-0.5 rounded-md px-3 py-3.5 hover:bg-sunk sm:grid-cols-[13rem_minmax(0,1fr)_15rem]"
          >
            <span className="font-medium text-indigo">{VERBS[task.kind]}</span>
            <span className="min-w-0">
              <span className="block font-medium">{task.title}</span>
              <span className="block truncate text-ink-2 text-sm">{task.whom}</span>
            </span>
            <span className="flex items-start gap-2 text-ink-2 text-sm sm:justify-end sm:text-right">
              {task.due === '' ? (
                relativeTime(new Date(task.since), now)
              ) : (
                <>
                  {isToday(task.due, now) ? <Badge tone="warn">Today</Badge> : null}
                  <span>until {formatMoment(task.due)}</span>
                </>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** In India, where the date next to it is. */
export function isToday(due: string, now: Date): boolean {
  return dayInIndia(new Date(due)) === dayInIndia(now)
}
