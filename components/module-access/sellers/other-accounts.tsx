import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { Role } from '@/lib/domain/actor'

interface OtherAccountsProps {
  accounts: readonly {
    userId: string
    name: string
    email: string
    companyName: string
    roles: readonly Role[]
    isSuspended: boolean
  }[]
  hasMore: boolean
}

/** Accounts without a place in the table of sellers, each with a link to its page. */
export function OtherAccounts({ accounts, hasMore }: OtherAccountsProps) {
  if (accounts.length === 0) return null
  return (
    <Section id="others" title="Buyers and administrators" gap={3}>
      <p className="max-w-prose text-ink-2 text-sm">
        They do not sell, so they have no modules. Open an account to see what it did, or to suspend it.
      </p>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {accounts.map(({ userId, name, email, companyName, roles, isSuspended }) => (
          <li key={userId} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
            <TextLink href={`/module-access/${userId}`} className="min-w-0 break-words font-medium">
              {companyName}
            </TextLink>
            <span className="min-w-0 break-words">{name}</span>
            <span className="min-w-0 break-all text-ink-2">{email}</span>
            <span className="flex gap-1 sm:ml-auto">
              {roles.includes('admin') ? <Badge tone="neutral">Administrator</Badge> : null}
              {isSuspended ? <Badge tone="block">Suspended</Badge> : null}
            </span>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <p className="text-ink-2 text-sm">
          These are the first {accounts.length}. Search for a company, person or e-mail address to find others.
        </p>
      ) : null}
    </Section>
  )
}
