import 'server-only'
import { unavailable } from '@/lib/domain/errors'

/**
 * Runs a few pieces of work at a time, those of one key one after the other, and turns work away when too much waits: a flood of costly work
 * must not starve the process or pile up in it.
 */
export class KeyedGate {
  private readonly running = new Set<string>()
  private readonly waiting: { key: string; start: () => void }[] = []

  constructor(private readonly limits: { runningMax: number; waitingMax: number }) {}

  /** @throws UNAVAILABLE when too many wait already */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= this.limits.waitingMax) throw unavailable()
    await new Promise<void>((start) => {
      this.waiting.push({ key, start })
      this.admit()
    })
    try {
      return await work()
    } finally {
      this.running.delete(key)
      this.admit()
    }
  }

  private admit(): void {
    while (this.running.size < this.limits.runningMax) {
      const next = this.waiting.findIndex(({ key }) => !this.running.has(key))
      const [admitted] = next < 0 ? [] : this.waiting.splice(next, 1)
      if (!admitted) return
      this.running.add(admitted.key)
      admitted.start()
    }
  }
}
