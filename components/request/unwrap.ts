import type { Outcome, Refusal } from './request'

/** A refusal as an error, for TanStack Query. */
export class RefusedError extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.issues.map(({ message }) => message).join(' ') || refusal.message)
  }
}

/** @throws RefusedError */
export async function unwrap<T>(outcome: Promise<Outcome<T>>): Promise<T> {
  const { answer, refusal } = await outcome
  if (refusal) throw new RefusedError(refusal)
  return answer
}
