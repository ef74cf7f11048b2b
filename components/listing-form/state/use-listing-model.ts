'use client'

import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { errorsOf } from './form-errors'
import type { FormState, FormSubject } from './form-subject'
import type { FormValues } from './form-values'
import { type Judgement, ListingModel } from './listing-model'

interface ModelInput {
  subject: FormSubject
  /** The values that the form opens with, if they are not the saved ones. */
  template: FormValues | null
  judged: FormState
  fetchJudgement: () => Promise<Judgement>
  /** The seller changed something. */
  onEdit: () => void
}

/** Opens the form. */
export function useListingModel({ subject, template, judged, fetchJudgement, onEdit }: ModelInput) {
  const [model] = useState(() => new ListingModel(subject, judged, fetchJudgement))
  const [errors] = useState(() => errorsOf(judged.blocking))
  const form = useForm<FieldValues>({
    defaultValues: template ?? subject.saved,
    errors,
    resolver: model.resolve,
    // The model judges after each change; the library would judge field by field.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The summary takes the focus.
    shouldFocusError: false,
  })
  model.form = form
  const latest = useRef(onEdit)
  latest.current = onEdit

  useEffect(() => {
    if (template) form.resetDefaultValues(subject.saved)
    return model.watch(() => latest.current())
  }, [form, model, subject, template])

  return { model, formState: form.formState }
}
