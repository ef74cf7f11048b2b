import 'server-only'

/**
 * Repeats a piece of work that does at most `size` at a time until it finds less than that: each piece ends well within the deadline of a
 * statement, however much has come together, and others get their turn between two.
 * @param work @returns how many it did
 */
export async function inBatches(size: number, work: () => Promise<number>): Promise<void> {
  for (let done = size; done >= size; ) {
    done = await work()
    await new Promise((resolve) => setImmediate(resolve))
  }
}
