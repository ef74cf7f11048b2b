import { JsonText } from './json-text'

/** The result of a write: the record, whether it is new, and its version if it has one. */
export interface Written<T extends object> {
  record: T
  isNew?: boolean
  version?: number
}

/** The result of a write, or of the first write with the same Idempotency-Key. */
export class Outcome<T extends object> {
  /** JSON text when it repeats the first result. */
  readonly record: T | JsonText<T>
  readonly isNew: boolean
  readonly version: number | null

  constructor(
    { record, isNew = false, version }: Omit<Written<T>, 'record'> & { record: T | JsonText<T> },
    readonly isReplay = false,
  ) {
    this.record = record
    this.isNew = isNew
    this.version = version ?? null
  }

  get value(): T {
    return this.record instanceof JsonText ? this.record.value : this.record
  }
}
