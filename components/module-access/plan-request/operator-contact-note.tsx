import type { OperatorContact } from '@/lib/domain/entitlement/operator-contact'

const LINK = 'text-indigo underline underline-offset-2'

/** How long a plan takes and whom to contact; nothing where neither is configured. */
export function OperatorContactNote({ contact: { email, phone, answerDays } }: { contact: OperatorContact }) {
  if (!email && !phone && answerDays === null) return null
  return (
    <p className="text-sm">
      {answerDays === null
        ? null
        : `We answer within ${answerDays === 1 ? 'one working day' : `${answerDays} working days`}. `}
      {email || phone ? 'Questions? ' : null}
      {email ? (
        <>
          Write to{' '}
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        </>
      ) : null}
      {email && phone ? ' or call ' : phone ? 'Call ' : null}
      {phone ? (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`num ${LINK}`}>
          {phone}
        </a>
      ) : null}
      {email || phone ? '.' : null}
    </p>
  )
}
