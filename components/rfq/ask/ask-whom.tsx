import { fieldId, messagesOf } from '@/components/rfq/parts/form-issues'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { RadioCards } from '@/components/ui/radio'
import type { Issue } from '@/lib/domain/errors'
import { type ResponseTimes, responseTimeWords } from '@/lib/domain/rfq/quotations/response-time'
import type { AskTarget } from '@/lib/domain/rfq/requests/ask-target'
import type { AskValues } from './ask-values'

export interface AskWhomProps {
  /** The form's id. */
  form: string
  target: AskTarget
  responseTimes: ResponseTimes
  whom: Pick<AskValues, 'scope' | 'sellerIds'>
  issues: readonly Issue[]
  onScope: (scope: AskValues['scope']) => void
  onSellers: (sellerIds: string[]) => void
}

/** Chooses some or all of the named sellers, or every seller of the module. Hidden for a request to all sellers. */
export function AskWhom({ form, target, responseTimes, whom, issues, onScope, onSellers }: AskWhomProps) {
  if (target.kind === 'pool') return null
  const timeOf = (sellerId: string) => {
    const time = responseTimes[sellerId]
    return time ? responseTimeWords(time) : ''
  }
  const selected =
    target.kind === 'sellers' ? target.sellers.filter((seller) => whom.sellerIds.includes(seller.sellerId)) : []
  const sellerIssues = issues.map((issue) =>
    issue.field.startsWith('sellerIds') ? { ...issue, field: 'sellerIds' } : issue,
  )
  return (
    <FieldGroup id={fieldId(form, 'sellerIds')} legend="Who to ask" {...messagesOf(sellerIssues, 'sellerIds')}>
      <RadioCards
        name="scope"
        value={whom.scope}
        onValueChange={(scope) => onScope(scope === 'pool' ? 'pool' : 'named')}
        choices={[
          {
            value: 'named',
            label: target.kind === 'listing' ? target.companyName : sellersLabel(selected.length),
            description:
              target.kind === 'listing'
                ? ['Only the seller of this listing.', replyTime(timeOf(target.sellerId))].filter(Boolean).join(' ')
                : 'Only these sellers can see it.',
          },
          {
            value: 'pool',
            label: `Every seller of ${target.moduleName.toLowerCase()}`,
            description: 'Any of them can send a quotation.',
          },
        ]}
      />
      {target.kind === 'sellers' && whom.scope === 'named' ? (
        <ul aria-label="Sellers asked" className="flex flex-wrap gap-2">
          {selected.map(({ sellerId, companyName }) => (
            <li key={sellerId} className="flex items-center gap-1 rounded-md bg-sunk py-0.5 pr-0.5 pl-3 text-sm">
              <span>
                {companyName}
                {timeOf(sellerId) ? (
                  <span className="block text-ink-2 text-xs">{replyTime(timeOf(sellerId))}</span>
                ) : null}
              </span>
              {selected.length > 1 ? (
                <Button
                  size="sm"
                  iconOnly
                  variant="quiet"
                  aria-label={`Do not ask ${companyName}`}
                  onClick={() => {
                    onSellers(selected.flatMap((seller) => (seller.sellerId === sellerId ? [] : [seller.sellerId])))
                    document.getElementById(fieldId(form, 'sellerIds'))?.focus({ preventScroll: true })
                  }}
                >
                  <Icon name="close" />
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
    </FieldGroup>
  )
}

function replyTime(time: string): string {
  return time && `Usually replies ${time}.`
}

function sellersLabel(count: number): string {
  return count === 1 ? 'This seller' : `These ${count} sellers`
}
