import { Suspense } from 'react'
import { fieldMatrix } from '@/lib/domain/fields/field-matrix'
import { moduleDefinition } from '@/lib/domain/modules'
import { FormShell, type ListingFormProps } from './form-shell'
import { Section } from './section'
import { openForm } from './state/form-fields'
import { formState } from './state/form-judgement'
import { formSubject } from './state/form-subject'

/** The form of a module, built from the section groups of its field matrix; which fields apply is decided while it is filled in. */
export function ListingForm({ moduleKey, ...rest }: ListingFormProps) {
  const definition = moduleDefinition(moduleKey)
  if (!definition) return null
  const { opened, template, isMicroOrSmall, rates } = rest
  const subject = formSubject({ definition, opened, isMicroOrSmall, rates })
  const judged = formState(subject, template ? openForm(definition, template) : subject.saved)
  return (
    <Suspense>
      <FormShell moduleKey={moduleKey} judged={judged} {...rest}>
        {fieldMatrix(definition).sectionGroups.map((section) => (
          <Section key={section} section={section} definition={definition} />
        ))}
      </FormShell>
    </Suspense>
  )
}
