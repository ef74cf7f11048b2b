import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { formatDay } from '@/components/ui/numbers'
import { Section } from '@/components/ui/section'

export interface SecondFactorState {
  isOn: boolean
  since: string | null
  recoveryCodesLeft: number
  isRequired: boolean
}

/** Whether signing in asks for a code, and the way to change it. */
export function SecondFactorSummary({ isOn, since, recoveryCodesLeft, isRequired }: SecondFactorState) {
  return (
    <Section
      id="second-factor"
      title="Two-step sign-in"
      lead="After your password, we ask for a code from an app on your phone."
      actions={<ButtonLink href="/account/second-factor">{isOn ? 'Change' : 'Set up'}</ButtonLink>}
    >
      {isRequired && !isOn ? <Notice tone="warn">Turn it on to act as an administrator here.</Notice> : null}
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {isOn ? <Badge tone="meet">On</Badge> : <Badge>Off</Badge>}
        {since === null ? null : (
          <span className="text-ink-2">
            since {formatDay(since)} · {recoveryCodesLeft} recovery {recoveryCodesLeft === 1 ? 'code' : 'codes'} left
          </span>
        )}
      </p>
    </Section>
  )
}
