import type { Issue } from '@/lib/domain/errors'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import { savedValues, shownFields } from './form-fields'
import { type FormState, type FormSubject, hasUnsaved, type OpenedListing, rootOf } from './form-subject'
import type { FormValues } from './form-values'

export interface BoardState extends FormState {
  /** Of the issues those that the seller is shown: at fields that were looked at, or all once publishing was tried. */
  told: ReadonlyMap<string, readonly Issue[]>
}

type Judge = typeof import('./form-judgement')

/**
 * The judged state of the form, outside of React: whoever subscribes renders only when its own part of the state changed. Parts that
 * say the same as before stay the same object.
 *
 * The page comes judged by the server; the judgement itself is fetched when somebody turns to the form. Until it is there what is typed is
 * held, and shows and hides fields, but nothing more is said of it.
 */
export class FormBoard {
  #subject: FormSubject
  #typed: FormValues
  #judged: FormState
  #state: BoardState
  #judge: Judge | null = null
  #fetching: Promise<Judge> | null = null
  #touched = new Set<string>()
  #isAttempted = false
  /** What the server said of the values as they stand; it no longer holds once they change. */
  #fromServer: readonly Issue[] = []
  /** Versions that uploads of this form made; their answers may come in another order than those of its saves. */
  readonly #ownVersions = new Set<number>()
  readonly #listeners = new Set<() => void>()

  /** @param judged what the server says of these values */
  constructor(subject: FormSubject, typed: FormValues, judged: FormState) {
    this.#subject = subject
    this.#typed = typed
    this.#judged = judged
    this.#state = this.#told(null)
  }

  /** Fetches the judgement, once. @returns null without a connection; asked again, it is tried again */
  judge = async (): Promise<Judge | null> => {
    if (this.#judge) return this.#judge
    this.#fetching ??= import('./form-judgement')
    try {
      this.#judge = await this.#fetching
      this.#judgeNow()
      return this.#judge
    } catch {
      this.#fetching = null
      return null
    }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  read = (): BoardState => this.#state

  get subject(): FormSubject {
    return this.#subject
  }

  /** The form's values as they were last told. */
  get typed(): FormValues {
    return this.#typed
  }

  update(typed: FormValues): void {
    this.#typed = typed
    this.#fromServer = []
    this.#judgeNow()
    void this.judge()
  }

  /** What is typed in one field now. */
  set(name: string, value: unknown): void {
    this.update({ ...this.#typed, [name]: value })
  }

  /** The form now stands on another version of the listing. */
  reopen(subject: FormSubject, typed: FormValues): void {
    this.#subject = subject
    this.#isAttempted = false
    this.update(typed)
  }

  /** The server holds what was typed up to a moment ago; the form stays as it is, and whoever types in it. */
  settle(opened: OpenedListing): void {
    this.#subject = { ...this.#subject, opened: this.#upToDate(opened) }
    this.#judgeNow()
  }

  /** A file of this form made this version of the listing; `place` says where it now stands, or no longer does. */
  moved(version: number, place: (values: FieldValues) => FieldValues = (values) => values): void {
    this.#ownVersions.add(version)
    const { opened } = this.#subject
    if (!opened) return
    const { values, said } = opened
    const placed = { ...opened, values: place(values), ...(said ? { said: place(said) } : {}) }
    this.#subject = { ...this.#subject, opened: this.#upToDate(placed) }
    this.#judgeNow()
  }

  /** The listing at the last version that this form itself made: a step that was not ours stays a conflict. */
  #upToDate(opened: OpenedListing): OpenedListing {
    let { version } = opened
    while (this.#ownVersions.has(version + 1)) version += 1
    return version === opened.version ? opened : { ...opened, version }
  }

  /** What the server said while the seller was typing: shown at its fields, nothing else changes. */
  hear(issues: readonly Issue[]): void {
    this.#fromServer = issues
    for (const { field } of issues) this.#touched.add(rootOf(field))
    this.#publish()
  }

  touch = (name: string): void => {
    if (this.#touched.has(name)) return
    this.#touched.add(name)
    this.#publish()
  }

  /** Publishing was tried: from now on everything that stands in its way is shown at its field. */
  attempt(fromServer: readonly Issue[] = []): void {
    this.#isAttempted = true
    this.#fromServer = fromServer
    this.#publish()
  }

  #judgeNow(): void {
    this.#judged = this.#judge
      ? this.#judge.formState(this.#subject, this.#typed)
      : { ...this.#judged, ...unjudged(this.#subject, this.#typed) }
    this.#publish()
  }

  #publish(): void {
    this.#state = this.#told(this.#state)
    for (const listener of this.#listeners) listener()
  }

  #told(before: BoardState | null): BoardState {
    const state = this.#judged
    const issues = merged(state.issues, this.#fromServer)
    const stored = this.#subject.opened?.values ?? {}
    const isTold = (name: string) => this.#isAttempted || this.#touched.has(name) || isFilled(stored[name])
    const told = new Map(
      [...issues].filter(([name]) => isTold(name)).map(([name, list]) => [name, shared(list, before?.told.get(name))]),
    )
    return {
      ...state,
      issues,
      told,
      values: shared(state.values, before?.values),
      canonical: shared(state.canonical, before?.canonical),
      derived: shared(state.derived, before?.derived),
      hsSuggestion: shared(state.hsSuggestion, before?.hsSuggestion),
      completeness: shared(state.completeness, before?.completeness),
      blocking: shared(state.blocking, before?.blocking),
    }
  }
}

/** What is known of typed values without judging them. */
function unjudged(subject: FormSubject, typed: FormValues): Pick<FormState, 'shown' | 'hasChanges'> {
  const { definition } = subject
  return { shown: shownFields(definition, savedValues(definition, typed)), hasChanges: hasUnsaved(subject, typed) }
}

function merged(
  issues: ReadonlyMap<string, readonly Issue[]>,
  more: readonly Issue[],
): ReadonlyMap<string, readonly Issue[]> {
  const all = new Map(issues)
  for (const issue of more) {
    const root = rootOf(issue.field)
    const found = all.get(root) ?? []
    const isKnown = found.some(({ code, field }) => code === issue.code && field === issue.field)
    if (!isKnown) all.set(root, [...found, issue])
  }
  return all
}

/** The object from before where it says the same. */
function shared<T>(now: T, before: T | undefined): T {
  return before !== undefined && JSON.stringify(now) === JSON.stringify(before) ? before : now
}
