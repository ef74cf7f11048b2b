import 'server-only'

/**
 * Repeats work on at most `size` rows at a time until it finds fewer, so that each statement stays within its deadline and others have their
 * turn.
 * @param work returns how many rows it did
 */
export async function inBatches(size: number, work: () => Promise<number>): Promise<void> {
  for (let done = size; done >= size; ) {
    done = await work()
    await new Promise((resolve) => setImmediate(resolve))
  }
}
