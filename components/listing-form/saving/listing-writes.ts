import type { OpenedListing, PendingWrite } from '@/components/listing-form/state/form-subject'
import type { FormValues } from '@/components/listing-form/state/form-values'
import type { ListingModel } from '@/components/listing-form/state/listing-model'
import { NO_ANSWER, type Outcome, type Refusal, UNREACHABLE, WriteAttempts } from '@/components/request/request'
import type { WritableStatus } from '@/lib/domain/fields/listing-schema'
import { listingsPath, type WriteResponse } from './listing-requests'

const CONFLICT_TRIES_MAX = 3

export const NOTHING_TO_SAVE: Refusal = { ...NO_ANSWER, code: 'NOTHING_TO_SAVE', message: '' }

interface WriteEvents {
  /** The server holds this form now. */
  onSaved: (opened: OpenedListing, saved: FormValues, isFirst: boolean) => void
  /** A draft begins to save itself. */
  onAutosave: () => void
  /** Resolves once no upload is about to answer: the version that it made is known then. */
  filesSettled: () => Promise<void>
}

/**
 * Brings what was typed to the server, one write at a time. A write whose answer did not arrive may have been done: it is sent again
 * unchanged, under its key, before anything newer, so that nothing is stored twice and no seller meets their own change as a conflict.
 */
export class ListingWrites {
  readonly #model: ListingModel
  readonly #forSellerId: string | null
  readonly #events: () => WriteEvents
  readonly #attempts = new WriteAttempts()
  #unanswered: PendingWrite | null = null
  #queue: Promise<unknown> = Promise.resolve()

  /** @param forSellerId the seller whom an admin's writes name */
  constructor(model: ListingModel, forSellerId: string | null, events: () => WriteEvents) {
    this.#model = model
    this.#forSellerId = forSellerId
    this.#events = events
  }

  /** Saves what the form holds when its turn comes, once its logic is there. */
  save(status: WritableStatus): Promise<Outcome<WriteResponse>> {
    const make = () => this.#model.logic.judgement.pendingWrite(this.#model.subject, this.#model.typed(), status)
    return this.#inTurn(() => this.#deliver(make, NOTHING_TO_SAVE))
  }

  /** Saves what a draft can save by itself; only the judgement knows what that is. @param otherwise the result if that is nothing */
  saveDraft(otherwise: Refusal): Promise<Outcome<WriteResponse>> {
    return this.#inTurn(async () => {
      if (!this.#model.hasUnsaved()) return { answer: null, refusal: otherwise }
      const judgement = await this.#model.loadJudgement()
      if (!judgement) return { answer: null, refusal: NO_ANSWER }
      const make = () => {
        const write = judgement.autosaveWrite(this.#model.subject, this.#model.typed())
        if (write) this.#events().onAutosave()
        return write
      }
      return this.#deliver(make, otherwise)
    })
  }

  #inTurn(work: () => Promise<Outcome<WriteResponse>>): Promise<Outcome<WriteResponse>> {
    const run = async () => {
      if (this.#unanswered) {
        const outcome = await this.#send(this.#unanswered)
        if (outcome.refusal && this.#unanswered) return outcome
      }
      return work()
    }
    const turn = this.#queue.then(run, run)
    this.#queue = turn
    return turn
  }

  /** Sends what the form holds now; where only a file of this form moved the version meanwhile, once more on that version. */
  async #deliver(make: () => PendingWrite | null, otherwise: Refusal): Promise<Outcome<WriteResponse>> {
    for (let tries = 0; ; tries++) {
      const write = make()
      if (!write) return { answer: null, refusal: otherwise }
      const version = this.#model.opening.opened?.version
      const outcome = await this.#send(write)
      if (outcome.refusal?.code !== 'VERSION_CONFLICT' || tries >= CONFLICT_TRIES_MAX) return outcome
      await this.#events().filesSettled()
      if (this.#model.opening.opened?.version === version) return outcome
    }
  }

  async #send(write: PendingWrite): Promise<Outcome<WriteResponse>> {
    const { logic, opening } = this.#model
    const { judgement, definition } = logic
    const query = new URLSearchParams({
      ...(write.isAutosave ? { autosave: 'true' } : {}),
      ...(this.#forSellerId ? { sellerId: this.#forSellerId } : {}),
    })
    const path = `${listingsPath(definition.moduleKey)}${query.size > 0 ? `?${query}` : ''}`
    const outcome = await this.#attempts.send<WriteResponse>(path, write.body)
    this.#unanswered = outcome.refusal && mayBeDone(outcome.refusal) ? write : null
    if (outcome.answer) {
      const opened = judgement.openedFrom(outcome.answer.listing, definition)
      this.#events().onSaved(opened, write.saved, opening.opened === null)
    }
    return outcome
  }
}

/** Whether the work may be done although no answer arrived. */
function mayBeDone({ code, status }: Refusal): boolean {
  return code === UNREACHABLE || status >= 500
}
