import { KeyValue } from '@/components/ui/key-value'
import type { SellerAccessRecord } from '@/lib/domain/entitlement/seller-access'

/** Plans are activated by the operator; nothing is paid in this product. */
export function HowToGetAPlan({ access }: { access: SellerAccessRecord | null }) {
  return (
    <section aria-labelledby="how" className="max-w-prose">
      <h2 id="how" className="font-semibold text-lg">
        {access?.selectedPlanKey ? 'How to change or renew it' : 'How to get one'}
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 pl-5 marker:text-ink-3">
        <li>Choose the smallest plan that has all of your modules.</li>
        <li>
          Tell the operator of this marketplace which one.{' '}
          {access ? 'Quote your seller number below, so that it reaches your account and no other.' : null}
        </li>
        <li>Once the operator has activated it, the modules open by themselves; there is no need to sign in again.</li>
      </ol>
      {access ? (
        <KeyValue
          className="mt-4"
          rows={[
            { label: 'Seller number', value: <span className="break-all">{access.sellerId}</span> },
            { label: 'E-mail', value: <span className="break-all">{access.sellerEmail}</span> },
          ]}
        />
      ) : null}
      <p className="mt-5 text-ink-2 text-sm">
        No payment is taken on this site: it asks for no card and calls no bank. When a plan ends, your listings stay
        where buyers find them; they cannot be changed until it is active again.
      </p>
    </section>
  )
}
