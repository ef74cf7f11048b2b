import type { ReactNode } from 'react'
import type { FieldValues } from '@/lib/domain/fields/field'
import { fieldMatrix } from '@/lib/domain/fields/field-matrix'
import { moduleDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import type { PlainRates } from '@/lib/domain/units/exchange-rates'
import { FormShell } from './form-shell'
import { Section } from './section'
import { openForm } from './state/form-fields'
import { formState } from './state/form-judgement'
import { type OpenedListing, openingValues } from './state/form-subject'

export interface ListingFormProps {
  moduleKey: ModuleKey
  sellerId: string
  isMicroOrSmall: boolean
  /** To hold a price in another currency against what is usual. */
  rates: PlainRates
  /** Null: a new listing. */
  opened: OpenedListing | null
  /** What a new listing starts with; null: the module's defaults. */
  template: FieldValues | null
  /** Why the module is closed to this seller; null: it is open. */
  gate: ReactNode
}

/** The form of a module, walked from the section groups of its field matrix; which of its fields apply is decided while it is filled in. */
export function ListingForm({ moduleKey, ...rest }: ListingFormProps) {
  const definition = moduleDefinition(moduleKey)
  if (!definition) return null
  const { opened, template, isMicroOrSmall, rates } = rest
  const subject = { definition, opened, isMicroOrSmall, rates }
  const judged = formState(subject, openForm(definition, template ?? openingValues(subject)))
  return (
    <FormShell moduleKey={moduleKey} judged={judged} {...rest}>
      {fieldMatrix(definition).sectionGroups.map((section) => (
        <Section key={section} section={section} definition={definition} />
      ))}
    </FormShell>
  )
}
