import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form'
import type { LineFill } from '@/components/listing-form/quick/line-fill'
import type { Issue } from '@/lib/domain/errors'
import { isFileRole } from '@/lib/domain/fields/catalogue/attachments'
import type { FieldSpec, FieldValues as ListingValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { errorsOf } from './form-errors'
import { formName } from './form-paths'
import type { FormOpening, FormState, FormSubject, OpenedListing } from './form-subject'
import type { FormValues } from './form-values'

export type Judgement = typeof import('./form-logic')

/** What comes once a form is worked in: what judges it, and the module whole. */
export interface FormLogic {
  judgement: Judgement
  definition: ModuleDefinition
}

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
 * The page comes judged by the server; the judgement itself, and the module with its lists of words, are fetched when the seller turns to
 * the form. Until then the form keeps what is typed and shows what the server said.
 */
export class ListingModel {
  /** Set as soon as the library has made it. */
  form!: Form
  /** What came from the line that was read last; null before the first. */
  lineFill: LineFill | null = null
  #opening: FormOpening
  #state: ModelState
  /** The tree of warnings of this state, once it is asked for. */
  #warnings: FieldErrors | null = null
  #logic: FormLogic | null = null
  #fetching: Promise<FormLogic> | null = null
  /** Versions that uploads of this form made; their answers may arrive in another order than those of its saves. */
  readonly #ownVersions = new Set<number>()
  readonly #listeners = new Set<() => void>()

  /**
   * @param judged the server's judgement of the values that the form opens with
   * @param fetchLogic fetches what judges, with whatever else is then needed
   */
  constructor(
    opening: FormOpening,
    judged: FormState,
    private readonly fetchLogic: () => Promise<FormLogic>,
  ) {
    this.#opening = opening
    this.#state = { ...judged, opened: opening.opened, writeIssues: [] }
  }

  get opening(): FormOpening {
    return this.#opening
  }

  /** The module whole; null until it is there. */
  get definition(): ModuleDefinition | null {
    return this.#logic?.definition ?? null
  }

  /** The form as its logic takes it, which therefore is there. */
  get subject(): FormSubject {
    return { ...this.#opening, definition: this.logic.definition }
  }

  /** For what happens only once it is there, such as a save. */
  get logic(): FormLogic {
    if (!this.#logic) throw new Error('the logic of the form is used before it was loaded')
    return this.#logic
  }

  /** What a field is; null until the module is there, and for a name that it does not have. */
  specOf(name: string): FieldSpec | null {
    return this.#logic ? this.#logic.judgement.fieldSpec(this.#logic.definition, name) : null
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
    const { blocking } = this.#publish(this.#logic?.judgement.formState(this.subject, typed) ?? {})
    return blocking.length === 0 ? { values: typed, errors: {} } : { values: {}, errors: errorsOf(blocking) }
  }

  /** Fetches the judgement, once, and has everything judged by it. @returns null without a connection; the next call tries again */
  async loadJudgement(): Promise<Judgement | null> {
    if (this.#logic) return this.#logic.judgement
    this.#fetching ??= this.fetchLogic()
    try {
      this.#logic = await this.#fetching
      await this.form.trigger()
    } catch {
      this.#fetching = null
    }
    return this.#logic?.judgement ?? null
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

  /** @param typed what is compared with the saved form, if not what the form holds; without the logic any other text is a change */
  hasUnsaved(typed: FormValues = this.form.getValues()): boolean {
    return this.#logic
      ? this.#logic.judgement.hasUnsaved(this.subject, typed)
      : JSON.stringify(typed) !== JSON.stringify(this.#opening.saved)
  }

  /** Puts these values into the form; that is no edit of the seller's. */
  fill(typed: FormValues): void {
    this.form.setValues(structuredClone(typed), { shouldDirty: true })
  }

  /** The server holds this listing now, and the form that was sent is the saved one. What is typed, and the focus, stay as they are. */
  settle(opened: OpenedListing, saved: FormValues): void {
    this.#opening = { ...this.#opening, opened: this.#upToDate(opened), saved }
    this.#publish({ opened: this.#opening.opened })
    this.form.resetDefaultValues(saved)
    void this.form.trigger()
  }

  /** A file of this form made this version of the listing; `place` puts it where it belongs now, or takes it out. */
  moved(version: number, place: (values: ListingValues) => ListingValues = (values) => values): void {
    this.#ownVersions.add(version)
    const { opened, saved } = this.#opening
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
    const { judgement, definition } = this.logic
    const saved = judgement.openForm(definition, opened.values)
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
