import { CountOf, type Fact, Facts } from '@/components/module-access/facts'
import { PaymentWord } from '@/components/module-access/payment-word'
import { TextLink } from '@/components/ui/link'
import { formatDay } from '@/components/ui/numbers'
import type { SellerAccessRecord } from '@/lib/contract/readback/seller-access-record'
import type { Role } from '@/lib/domain/actor'

interface AccountFactsProps {
  account: {
    userId: string
    name: string
    email: string
    place: string
    roles: readonly Role[]
    createdAt: string
  }
  /** Null for an account that does not sell. */
  plan: { record: SellerAccessRecord; lastsUntil: string | null } | null
}

const ROLE_WORDS: Record<Role, string> = { buyer: 'Buys', seller: 'Sells', admin: 'Administers the marketplace' }

/** Who has the account and what plan: what an administrator needs on the phone. */
export function AccountFacts({ account, plan }: AccountFactsProps) {
  const { userId, name, email, place, roles, createdAt } = account
  return (
    <Facts
      className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
      facts={[
        { name: 'Person', value: name },
        { name: 'Place', value: place || 'Not given' },
        {
          name: 'E-mail',
          value: (
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          ),
        },
        ...(plan ? planFacts(plan) : []),
        { name: 'What they do', value: roles.map((role) => ROLE_WORDS[role]).join(', ') },
        { name: 'Account since', value: formatDay(createdAt) },
        { name: plan ? 'Seller ID' : 'Account ID', value: <span className="num">{userId}</span> },
      ]}
    />
  )
}

function planFacts({ record, lastsUntil }: NonNullable<AccountFactsProps['plan']>): Fact[] {
  const { selectedPlanLabel, subscriptionActive, allowedModuleKeys, moduleEntitlements } = record
  const until = subscriptionActive ? 'until' : 'set until'
  return [
    { name: 'Plan', value: selectedPlanLabel || 'No plan' },
    {
      name: 'Subscription',
      value: (
        <>
          <PaymentWord record={record} />
          {record.selectedPlanKey ? (
            <span className="font-normal text-ink-2">
              , {lastsUntil ? `${until} ${formatDay(lastsUntil)}` : 'no end date'}
            </span>
          ) : null}
        </>
      ),
    },
    { name: 'Open modules', value: <CountOf count={allowedModuleKeys.length} total={moduleEntitlements.length} /> },
    ...(record.internalUatEntitlementActive
      ? [{ name: 'Test access', value: 'Some modules are open for testing, without a plan' }]
      : []),
  ]
}

/** Links to the audit log: what the account did itself, and what was done with it or for it, by anyone. */
export function AccountLog({ account: { userId, email } }: Pick<AccountFactsProps, 'account'>) {
  return (
    <p className="-mt-3 flex flex-wrap gap-x-6 text-sm">
      <TextLink href={`/audit?${new URLSearchParams({ actor: email })}`} className="inline-flex min-h-8 items-center">
        What this account did
      </TextLink>
      <TextLink
        href={`/audit?${new URLSearchParams({ subject: userId })}`}
        className="inline-flex min-h-8 items-center"
      >
        History of this account
      </TextLink>
    </p>
  )
}
