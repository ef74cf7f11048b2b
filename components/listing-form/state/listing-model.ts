import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type { Issue } from '@/lib/domain/errors'
import { isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FieldValues as ListingValues } from '@/lib/domain/fields/field'
import { applicableFields } from '@/lib/domain/listing/judging/applicable-fields'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { loadModule } from '@/lib/domain/modules/load'
import { errorsOf } from './form-errors'
import { bodyValues, formName, openForm } from './form-fields'
import { type FormState, type FormSubject, hasUnsaved, type OpenedListing } from './form-subject'
import type { FormValues } from './form-values'

export type Judgement = typeof import('./form-judgement')

const FIRST_PRICE = 'quantitySlabs.0.price'

/** The library's form, without the part that only React has. */
type Form = Omit<UseFormReturn<FieldValues>, 'formState'>

export interface ModelState extends FormState {
  /** The listing that the form edits; null for a new one. */
  opened: OpenedListing | null
  /** What was wrong with the last write, according to the server or the draft's own judgement; typing clears it. */
  writeIssues: readonly Issue[]
}

/**
 * The listing behind the form and the judgement of the values that the form library holds. It lives outside React, so that a subscriber
 * renders again only when its own part changes.
 *
 * The page comes judged by the server; the judgement itself is fetched when the seller turns to the form. Until then typing shows and
 * hides fields and nothing more.
 */
export class ListingModel {
  /** Set as soon as the library has made it. */
  form!: Form
  #subject: FormSubject
  #state: ModelState
  /** The tree of warnings of this state, once it is asked for. */
  #warnings: FieldErrors | null = null
  #judgement: Judgement | null = null
  #fetching: Promise<[Judgement, ModuleDefinition]> | null = null
  /** Versions that uploads of this form made; their answers may arrive in another order than those of its saves. */
  readonly #ownVersions = new Set<number>()
  readonly #listeners = new Set<() => void>()

  /**
   * @param judged the server's judgement of the values that the form opens with
   * @param fetchJudgement fetches what judges, with whatever else is then needed
   */
  constructor(
    subject: FormSubject,
    judged: FormState,
    private readonly fetchJudgement: () => Promise<Judgement> = () => import('./form-judgement'),
  ) {
    this.#subject = subject
    this.#state = { ...judged, opened: subject.opened, writeIssues: [] }
  }

  get subject(): FormSubject {
    return this.#subject
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  read = (): ModelState => this.#state

  /** The warnings at a path and below it, in the shape of the library's errors. */
  warningAt(name: string): FieldError | undefined {
    if (!this.#warnings) {
      const { warnings, writeIssues } = this.#state
      const all = [...warnings, ...writeIssues.filter(({ severity }) => severity === 'warning')]
      // A warning of the server may be one of the judgement's own.
      this.#warnings = errorsOf([...new Map(all.map((issue) => [`${issue.field} ${issue.code}`, issue])).values()])
    }
    return get(this.#warnings, name)
  }

  /** The judgement as the library's resolver. */
  resolve: Resolver<FieldValues> = (typed) => {
    const { definition } = this.#subject
    const judged = this.#judgement?.formState(this.#subject, typed) ?? {
      shown: applicableFields(definition, bodyValues(definition, typed)),
    }
    const { blocking } = this.#publish(judged)
    return blocking.length === 0 ? { values: typed, errors: {} } : { values: {}, errors: errorsOf(blocking) }
  }

  /** Fetches the judgement, once, and has everything judged by it. @returns null without a connection; the next call tries again */
  async loadJudgement(): Promise<Judgement | null> {
    if (this.#judgement) return this.#judgement
    this.#fetching ??= Promise.all([this.fetchJudgement(), loadModule(this.#subject.definition)])
    try {
      const [judgement, definition] = await this.#fetching
      this.#subject = { ...this.#subject, definition }
      this.#judgement = judgement
      await this.form.trigger()
    } catch {
      this.#fetching = null
    }
    return this.#judgement
  }

  /**
   * Has every change judged as a whole, since the value of one field decides about others.
   * @param onEdit the seller changed something
   * @returns what ends it
   */
  watch(onEdit: () => void): () => void {
    const stopValues = this.form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (this.#state.writeIssues.length > 0) this.#publish({ writeIssues: [] })
        if (name) this.#keepOnePrice(name)
        void this.form.trigger()
        void this.loadJudgement()
        // Without a name the form was filled as a whole.
        if (name) onEdit()
      },
    })
    const stopState = this.form.subscribe({
      formState: { errors: true, touchedFields: true },
      callback: () => this.#notify(),
    })
    return () => {
      stopValues()
      stopState()
    }
  }

  /** The base price is the price of the first slab: typing one of them changes the other. Emptying one leaves the other. */
  #keepOnePrice(changed: string): void {
    const { basePrice, quantitySlabs } = this.form.getValues()
    const first = quantitySlabs?.[0]
    if (!first || first.price === basePrice) return
    const [source, target, price] =
      changed === 'basePrice' ? ['basePrice', FIRST_PRICE, basePrice] : ['quantitySlabs', 'basePrice', first.price]
    if (changed.startsWith(source) && price !== '') this.form.setValue(target, price, { shouldDirty: true })
  }

  /** A copy of what is typed now. */
  typed(): FormValues {
    return structuredClone(this.form.getValues())
  }

  hasUnsaved(): boolean {
    return hasUnsaved(this.#subject, this.form.getValues())
  }

  /** Puts these values into the form; that is no edit of the seller's. */
  fill(typed: FormValues): void {
    this.form.setValues(structuredClone(typed), { shouldDirty: true })
  }

  /** The server holds this listing now, and the form that was sent is the saved one. What is typed, and the focus, stay as they are. */
  settle(opened: OpenedListing, saved: FormValues): void {
    this.#subject = { ...this.#subject, opened: this.#upToDate(opened), saved }
    this.#publish({ opened: this.#subject.opened })
    this.form.resetDefaultValues(saved)
    void this.form.trigger()
  }

  /** A file of this form made this version of the listing; `place` puts it where it belongs now, or takes it out. */
  moved(version: number, place: (values: ListingValues) => ListingValues = (values) => values): void {
    this.#ownVersions.add(version)
    const { opened, saved } = this.#subject
    if (!opened) return
    const placed = place(saved)
    const files = Object.keys(saved).filter(isFileRole)
    this.settle(
      { ...opened, values: place(opened.values) },
      { ...saved, ...Object.fromEntries(files.map((role) => [role, placed[role] ?? []])) },
    )
  }

  /** The form is now an edit of another version of the listing. */
  reopen(opened: OpenedListing, typed?: FormValues): void {
    const saved = openForm(this.#subject.definition, opened.values)
    this.settle(opened, saved)
    this.fill(typed ?? saved)
  }

  /** Edits that change nothing, such as an empty row that was added, leave nothing to save. */
  forgetEmptyChanges(): void {
    if (!this.hasUnsaved()) this.form.resetDefaultValues(this.typed())
  }

  /** Shows what was wrong with the last write at its fields. */
  setWriteIssues(writeIssues: readonly Issue[]): void {
    this.#publish({ writeIssues })
    for (const { field, code, message, severity } of writeIssues) {
      if (severity === 'error') this.form.setError(formName(field) || 'root', { type: code, message })
    }
  }

  /** The listing at the last version that this form itself made: any other step stays a conflict. */
  #upToDate(opened: OpenedListing): OpenedListing {
    let { version } = opened
    while (this.#ownVersions.has(version + 1)) version += 1
    return version === opened.version ? opened : { ...opened, version }
  }

  #publish(change: Partial<ModelState>): ModelState {
    this.#state = { ...this.#state, ...change }
    this.#warnings = null
    this.#notify()
    return this.#state
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}
