import { afterEach, describe, expect, it } from 'vitest'
import { dismissToast, readToasts, subscribeToasts, toast } from './toast'

afterEach(() => {
  for (const { key } of readToasts()) dismissToast(key)
})

describe('passing messages', () => {
  it('are told to whoever shows them, the latest last', () => {
    let told = 0
    const leave = subscribeToasts(() => {
      told += 1
    })
    toast.plain('Archived')
    toast.error('Not saved')
    leave()
    toast.success('Saved')
    expect(readToasts().map(({ message, kind }) => [message, kind])).toEqual([
      ['Archived', 'plain'],
      ['Not saved', 'error'],
      ['Saved', 'success'],
    ])
    expect(told).toBe(2)
  })

  it('say once that they went, unless their action was taken', () => {
    let gone = 0
    const onGone = () => {
      gone += 1
    }
    toast.plain('Deleted', { onGone })
    toast.plain('Deleted too', { onGone })
    const [first, second] = readToasts().map(({ key }) => key)
    dismissToast(first ?? 0)
    dismissToast(first ?? 0)
    dismissToast(second ?? 0, true)
    expect(gone).toBe(1)
    expect(readToasts()).toEqual([])
  })
})
