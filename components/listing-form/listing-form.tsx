import { type ComponentProps, Suspense } from 'react'
import { moduleOutline } from '@/components/listing-form/state/module-outline'
import type { FieldValues } from '@/lib/domain/fields/field'
import { fieldMatrix } from '@/lib/domain/fields/field-matrix'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { FormShell } from './form-shell'
import { Section } from './section'
import { openForm } from './state/form-fields'
import { formState } from './state/form-judgement'
import { formSubject } from './state/form-subject'

interface ListingFormProps
  extends Omit<ComponentProps<typeof FormShell>, 'outline' | 'judged' | 'saved' | 'template' | 'children'> {
  moduleKey: ModuleKey
  /** What a new listing starts with; null: the module's defaults. */
  template: FieldValues | null
}

/** The form of a module, built from the section groups of its field matrix; which fields apply is decided while it is filled in. */
export function ListingForm({ moduleKey, template: copied, ...rest }: ListingFormProps) {
  const definition = matrixDefinition(moduleKey)
  if (!definition) return null
  const { opened, isMicroOrSmall, rates, day } = rest
  const subject = formSubject({ definition, opened, isMicroOrSmall, rates, day })
  const { saved } = subject
  const template = copied && openForm(definition, copied)
  const judged = formState(subject, template ?? saved)
  const { next } = judged.completeness
  const outline = moduleOutline(definition, next === null ? [] : [next])
  return (
    <Suspense>
      <FormShell outline={outline} judged={judged} saved={saved} template={template} {...rest}>
        {fieldMatrix(definition).sectionGroups.map((section) => (
          <Section key={section} section={section} definition={definition} />
        ))}
      </FormShell>
    </Suspense>
  )
}
