import { Badge } from '@/components/ui/badge'
import { KeyValue } from '@/components/ui/key-value'
import { formatDay } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'
import type { Role } from '@/lib/domain/actor'
import { EmailConfirmationRequest } from './sign-in/email-confirmation-request'
import { SignOut } from './sign-in/sign-out'

const ROLE_WORDS: Record<Role, string> = { buyer: 'Buyer', seller: 'Seller', admin: 'Administrator' }

export interface ProfileProps {
  userId: string
  name: string
  email: string
  emailVerified: boolean
  roles: readonly Role[]
  memberSince: string
  company: { name: string; place: string }
}

export function Profile({ userId, name, email, emailVerified, roles, memberSince, company }: ProfileProps) {
  return (
    <Section id="profile" level={1} title={name} lead={company.name} actions={<SignOut userId={userId} />}>
      <KeyValue
        rows={[
          {
            label: 'E-mail',
            value: (
              <span className="flex flex-wrap items-center gap-2 break-all">
                {email}
                {emailVerified ? <Badge tone="meet">Confirmed</Badge> : <Badge>Not confirmed</Badge>}
              </span>
            ),
            note: emailVerified ? null : (
              <>
                Confirm this address to get e-mail and to activate a plan assigned to it.
                <EmailConfirmationRequest />
              </>
            ),
          },
          { label: 'Account', value: roles.map((role) => ROLE_WORDS[role]).join(', ') },
          { label: 'Company', value: company.name, note: company.place },
          { label: 'Member since', value: formatDay(memberSince) },
        ]}
      />
    </Section>
  )
}
