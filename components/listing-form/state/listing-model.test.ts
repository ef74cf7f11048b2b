import { createFormControl, type FieldValues } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { yarn } from '@/lib/domain/modules/yarn'
import { formState } from './form-judgement'
import * as judgement from './form-logic'
import { formSubject, type OpenedListing } from './form-subject'
import { ListingModel } from './listing-model'

const STORED = { ...yarn.defaults, title: '30s Combed Cotton Yarn', basePrice: 289, moq: 60 }
const listing: OpenedListing = { listingId: 'a', version: 3, status: 'DRAFT', values: STORED }

/** A form outside of React: the library's own control, our judgement. */
function openModel(opened: OpenedListing | null = null) {
  const subject = formSubject({ definition: yarn, opened, isMicroOrSmall: false, rates: {} })
  const model = new ListingModel(subject, formState(subject, subject.saved), async () => ({
    judgement,
    definition: yarn,
  }))
  const form = createFormControl<FieldValues>({
    defaultValues: subject.saved,
    resolver: model.resolve,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  model.form = form
  const edits: number[] = []
  model.watch(() => edits.push(edits.length))
  const errorAt = (name: string) => form.getFieldState(name).error
  const isDirty = () => Object.keys(form.getValues(undefined, { dirtyFields: true })).length > 0
  const set = (name: string, value: unknown) => form.setValue(name, value, { shouldDirty: true })
  return { model, form, edits, errorAt, isDirty, set }
}

describe('before the judgement is there', () => {
  test('the form shows what the server says about it', () => {
    const { model } = openModel()
    const subject = { ...model.opening, definition: yarn }
    const { values, shown, blocking, completeness } = formState(subject, subject.saved)
    expect(model.read()).toMatchObject({ values, shown, blocking, completeness, opened: null })
  })

  test('what is typed is kept, and shows and hides fields once it is there', async () => {
    const { model, set } = openModel()
    set('yarnFamily', 'Polyester filament')
    expect(model.typed()).toMatchObject({ yarnFamily: 'Polyester filament' })
    expect(model.hasUnsaved()).toBe(true)
    await model.loadJudgement()
    expect(model.read().shown.has('denier')).toBe(true)
  })

  test('a form that was only opened has nothing to save', () => {
    const { model } = openModel(listing)
    expect(model.hasUnsaved()).toBe(false)
    expect(model.specOf('count')).toBeNull()
  })

  test('a connection that fails is tried again with the next call', async () => {
    const subject = formSubject({ definition: yarn, opened: null, isMicroOrSmall: false, rates: {} })
    let calls = 0
    const model = new ListingModel(subject, formState(subject, subject.saved), async () => {
      calls += 1
      if (calls === 1) throw new Error('no connection')
      return { judgement, definition: yarn }
    })
    model.form = createFormControl<FieldValues>({ defaultValues: subject.saved, resolver: model.resolve })
    expect(await model.loadJudgement()).toBeNull()
    expect(await model.loadJudgement()).toBe(judgement)
    expect(model.specOf('count')?.kind).toBe('count')
  })

  test('what was typed is judged as soon as it is there', async () => {
    const { model, set } = openModel()
    set('basePrice', '289')
    await model.loadJudgement()
    expect(model.read().values.basePrice).toBe(289)
  })
})

describe('a change', () => {
  test('has every field judged, not only its own', async () => {
    const { model, form, errorAt, set } = openModel()
    await model.loadJudgement()
    set('quantitySlabs', [{ minQty: '50', maxQty: '', price: '285' }])
    await form.trigger()
    expect(errorAt('basePrice')).toBeUndefined()
    set('quantitySlabs', [{ minQty: '', maxQty: '', price: '285' }])
    await form.trigger()
    expect(errorAt('quantitySlabs.0.minQty')?.message).toBeTruthy()
  })

  test('counts as an edit, and filling the whole form does not', () => {
    const { model, edits, set } = openModel()
    set('title', 'A yarn')
    expect(edits).toHaveLength(1)
    model.fill({ ...model.typed(), title: 'Another yarn' })
    expect(edits).toHaveLength(1)
  })
})

describe('the base price and the first slab', () => {
  const slabs = [
    { minQty: '50', maxQty: '499', price: '285' },
    { minQty: '500', maxQty: '', price: '280' },
  ]

  test('are one price: typing one changes the other', () => {
    const { form, set } = openModel()
    set('quantitySlabs', slabs)
    expect(form.getValues('basePrice')).toBe('285')
    set('basePrice', '279.50')
    expect(form.getValues('quantitySlabs.0.price')).toBe('279.50')
    set('quantitySlabs.0.price', '281')
    expect(form.getValues('basePrice')).toBe('281')
    set('quantitySlabs.1.price', '270')
    expect(form.getValues('basePrice')).toBe('281')
  })

  test('part when the slabs are removed: the base price stays', () => {
    const { form, set } = openModel()
    set('quantitySlabs', slabs)
    set('quantitySlabs', [])
    expect(form.getValues('basePrice')).toBe('285')
  })
})

describe('issues of a write that did not succeed', () => {
  const issue = { code: 'TITLE_TAKEN', field: 'title', severity: 'error', message: 'Taken.' } as const

  test('are the errors of their fields until something is typed', async () => {
    const { model, form, errorAt, set } = openModel(listing)
    await model.loadJudgement()
    model.setWriteIssues([issue])
    expect(errorAt('title')).toMatchObject({ type: 'TITLE_TAKEN', message: 'Taken.' })
    expect(model.read().writeIssues).toEqual([issue])
    set('sellerSku', 'K-12')
    await form.trigger()
    expect(errorAt('title')).toBeUndefined()
    expect(model.read().writeIssues).toEqual([])
  })

  test('that only warn are warnings, once', () => {
    const { model, errorAt } = openModel(listing)
    const warning = { ...issue, severity: 'warning' } as const
    model.setWriteIssues([warning, warning])
    expect(model.warningAt('title')).toMatchObject({ message: 'Taken.' })
    expect(errorAt('title')).toBeUndefined()
  })
})

describe('what is saved', () => {
  test('is no longer dirty, and what was typed meanwhile still is', () => {
    const { model, isDirty, set } = openModel(listing)
    set('basePrice', '290')
    const sent = model.typed()
    set('moq', '75')
    model.settle({ ...listing, version: 4, values: { ...STORED, basePrice: 290 } }, sent)
    expect(model.opening.opened?.version).toBe(4)
    expect(isDirty()).toBe(true)
    set('moq', '60')
    expect(isDirty()).toBe(false)
  })

  test('an added row that is still empty is not an unsaved change', async () => {
    const { model, isDirty, set } = openModel(listing)
    await model.loadJudgement()
    set('quantitySlabs', [{ minQty: '', maxQty: '', price: '' }])
    expect(isDirty()).toBe(true)
    model.forgetEmptyChanges()
    expect(isDirty()).toBe(false)
    set('moq', '75')
    model.forgetEmptyChanges()
    expect(isDirty()).toBe(true)
  })

  test('an upload moves the version and its place, and leaves nothing to save', () => {
    const { model, isDirty, set } = openModel(listing)
    model.moved(4, (values) => ({ ...values, coverImage: ['f'] }))
    set('coverImage', ['f'])
    expect(model.opening.opened).toMatchObject({ version: 4, values: { coverImage: ['f'] } })
    expect(isDirty()).toBe(false)
    model.moved(5, ({ coverImage: _gone, ...rest }) => rest)
    set('coverImage', [])
    expect(isDirty()).toBe(false)
  })

  test('takes the version of uploads whose answers came before that of the save', () => {
    const { model } = openModel(listing)
    model.moved(5, (values) => values)
    expect(model.opening.opened?.version).toBe(3)
    model.settle({ ...listing, version: 4 }, model.typed())
    expect(model.opening.opened?.version).toBe(5)
  })
})
