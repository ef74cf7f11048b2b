import { describe, expect, test } from 'vitest'
import { KeyedGate } from './keyed-gate'

/** A piece of work that ends when the test says so. */
function controlled<T>(result: T) {
  let finish = (_result: T) => {}
  let fail = (_error: Error) => {}
  let isStarted = false
  const ended = new Promise<T>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return {
    work: () => {
      isStarted = true
      return ended
    },
    finish: () => finish(result),
    fail: (error: Error) => fail(error),
    isStarted: () => isStarted,
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('KeyedGate', () => {
  test('runs no more at a time than it may, the rest in the order of arrival', async () => {
    const gate = new KeyedGate({ runningMax: 2, waitingMax: 10 })
    const jobs = ['a', 'b', 'c', 'd'].map(controlled)
    const done = jobs.map((job, index) => gate.run(`${index}`, job.work))
    await turn()
    expect(jobs.map((job) => job.isStarted())).toEqual([true, true, false, false])
    jobs[1]?.finish()
    await turn()
    expect(jobs.map((job) => job.isStarted())).toEqual([true, true, true, false])
    for (const job of jobs) job.finish()
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('runs the work of one key one after the other, without holding up the others', async () => {
    const gate = new KeyedGate({ runningMax: 2, waitingMax: 10 })
    const [first, second, other] = [controlled(1), controlled(2), controlled(3)]
    const done = [gate.run('same', first.work), gate.run('same', second.work), gate.run('other', other.work)]
    await turn()
    expect([first, second, other].map((job) => job.isStarted())).toEqual([true, false, true])
    first.finish()
    await turn()
    expect(second.isStarted()).toBe(true)
    second.finish()
    other.finish()
    expect(await Promise.all(done)).toEqual([1, 2, 3])
  })

  test('turns away what would wait too long with UNAVAILABLE, and takes work again afterwards', async () => {
    const gate = new KeyedGate({ runningMax: 1, waitingMax: 1 })
    const jobs = [controlled(1), controlled(2)]
    const done = jobs.map((job, index) => gate.run(`${index}`, job.work))
    await expect(gate.run('late', async () => 'never')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    for (const job of jobs) job.finish()
    await Promise.all(done)
    expect(await gate.run('later', async () => 'taken')).toBe('taken')
  })

  test('goes on after work that failed', async () => {
    const gate = new KeyedGate({ runningMax: 1, waitingMax: 5 })
    const [broken, next] = [controlled(1), controlled(2)]
    const failing = gate.run('same', broken.work)
    const following = gate.run('same', next.work)
    broken.fail(new Error('broken'))
    await expect(failing).rejects.toThrow('broken')
    next.finish()
    expect(await following).toBe(2)
  })
})
