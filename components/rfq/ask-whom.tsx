import { Button } from '@/components/ui/button'
import { FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { RadioCards } from '@/components/ui/radio'
import type { Issue } from '@/lib/domain/errors'
import type { AskTarget, AskValues } from './ask-values'
import { fieldId, messagesOf } from './form-issues'

export interface AskWhomProps {
  /** The form's name. */
  form: string
  target: AskTarget
  whom: Pick<AskValues, 'scope' | 'sellerIds'>
  issues: readonly Issue[]
  onScope: (scope: AskValues['scope']) => void
  onSellers: (sellerIds: string[]) => void
}

/** Those it began with, fewer of them, or every seller of the module. Who asks the open market has nobody to choose. */
export function AskWhom({ form, target, whom, issues, onScope, onSellers }: AskWhomProps) {
  if (target.kind === 'pool') return null
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
            description: target.kind === 'listing' ? 'The seller of this listing alone.' : 'Nobody else sees it.',
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
              {companyName}
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

function sellersWord(count: number): string {
  return count === 1 ? 'This seller' : `These ${count} sellers`
}
