'use client'

import { useEffect, useRef, useState } from 'react'
import { type FieldValues, useForm } from 'react-hook-form'
import { errorsOf } from './form-errors'
import type { FormOpening, FormState } from './form-subject'
import type { FormValues } from './form-values'
import { type FormLogic, ListingModel } from './listing-model'

interface ModelInput {
  opening: FormOpening
  /** The values that the form opens with, if they are not the saved ones. */
  template: FormValues | null
  judged: FormState
  fetchLogic: () => Promise<FormLogic>
  /** The seller changed something. */
  onEdit: () => void
}

/** Opens the form. */
export function useListingModel({ opening, template, judged, fetchLogic, onEdit }: ModelInput) {
  const [model] = useState(() => new ListingModel(opening, judged, fetchLogic))
  const [errors] = useState(() => errorsOf(judged.blocking))
  const form = useForm<FieldValues>({
    defaultValues: template ?? opening.saved,
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
    if (template) form.resetDefaultValues(opening.saved)
    return model.watch(() => latest.current())
  }, [form, model, opening, template])

  return { model, formState: form.formState }
}
