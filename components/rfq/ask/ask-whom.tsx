import { fieldId, messagesOf } from '@/components/rfq/parts/form-issues'
import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { RadioCards } from '@/components/ui/radio'
import type { Issue } from '@/lib/domain/errors'
import { type AnswerTimes, answerTimeWords } from '@/lib/domain/rfq/quotations/response-time'
import type { AskTarget } from '@/lib/domain/rfq/requests/ask-target'
import type { AskValues } from './ask-values'

export interface AskWhomProps {
  /** The form's name. */
  form: string
  target: AskTarget
  answerTimes: AnswerTimes
  whom: Pick<AskValues, 'scope' | 'sellerIds'>
  issues: readonly Issue[]
  onScope: (scope: AskValues['scope']) => void
  onSellers: (sellerIds: string[]) => void
}

/** Those it began with, fewer of them, or every seller of the module. Who asks the open market has nobody to choose. */
export function AskWhom({ form, target, answerTimes, whom, issues, onScope, onSellers }: AskWhomProps) {
  if (target.kind === 'pool') return null
  const timeOf = (sellerId: string) => {
    const time = answerTimes[sellerId]
    return time ? answerTimeWords(time) : ''
  }
  const asked = target.kind === 'sellers' ? target.sellers.filter((one) => whom.sellerIds.includes(one.sellerId)) : []
  const named = issues.map((issue) => (issue.field.startsWith('sellerIds') ? { ...issue, field: 'sellerIds' } : issue))
  return (
    <FieldGroup id={fieldId(form, 'sellerIds')} legend="Who is asked" {...messagesOf(named, 'sellerIds')}>
      <RadioCards
        name="scope"
        value={whom.scope}
        onValueChange={(scope) => onScope(scope === 'pool' ? 'pool' : 'named')}
        choices={[
          {
            value: 'named',
            label: target.kind === 'listing' ? target.companyName : sellersWord(asked.length),
            description:
              target.kind === 'listing'
                ? ['The seller of this listing alone.', usually(timeOf(target.sellerId))].filter(Boolean).join(' ')
                : 'Nobody else sees it.',
          },
          {
            value: 'pool',
            label: `Every seller of ${target.moduleName.toLowerCase()}`,
            description: 'Whoever can supply it may answer.',
          },
        ]}
      />
      {target.kind === 'sellers' && whom.scope === 'named' ? (
        <ul aria-label="Sellers asked" className="flex flex-wrap gap-2">
          {asked.map(({ sellerId, companyName }) => (
            <li key={sellerId} className="flex items-center gap-1 rounded-md bg-sunk py-0.5 pr-0.5 pl-3 text-sm">
              <span>
                {companyName}
                {timeOf(sellerId) ? (
                  <span className="block text-ink-2 text-xs">{usually(timeOf(sellerId))}</span>
                ) : null}
              </span>
              {asked.length > 1 ? (
                <Button
                  size="sm"
                  iconOnly
                  variant="quiet"
                  aria-label={`Do not ask ${companyName}`}
                  onClick={() => {
                    onSellers(asked.flatMap((one) => (one.sellerId === sellerId ? [] : [one.sellerId])))
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

function usually(time: string): string {
  return time && `Usually answers ${time}.`
}

function sellersWord(count: number): string {
  return count === 1 ? 'This seller' : `These ${count} sellers`
}
