import { EmailConfirmationRequest } from '@/components/account/sign-in/email-confirmation-request'
import { Notice } from '@/components/ui/notice'

/** Says to a seller that mail and a plan for their address wait until they confirm it. */
export function EmailToConfirm({ email }: { email: string }) {
  return (
    <Notice tone="warn" title="Confirm your e-mail address">
      <p className="wrap-anywhere">
        We send mail to {email}, and activate a plan that is assigned to it, only after you confirm it.
      </p>
      <EmailConfirmationRequest />
    </Notice>
  )
}
