import { describe, expect, test } from 'vitest'
import { emailSkeleton } from './skeleton'

describe('the skeleton of an address', () => {
  test.each([
    ['meena@mill.example', 'mееna@mill.example'],
    ['paul@mill.example', 'pau1@mill.example'],
    ['martin@mill.example', 'rnartin@mill.example'],
    ['josé@mill.example', 'jose\u0301@mill.example'],
    ['meena@mill.example', 'meena@rnill.example'],
    ['aβ@mill.example', 'αβ@mill.example'],
    ['meena@mill.example', 'mee\ufe0fna@mill.example'],
    ['meena@mill.example', 'meena\u3164@mill.example'],
    ['ravi@mill.example', 'ravi\u0307@mill.example'],
    ['ravi@mill.example', 'rav\u0131\u0307@mill.example'],
  ])('of %s and %s is the same', (one, other) => {
    expect(one).not.toBe(other)
    expect(emailSkeleton(one)).toBe(emailSkeleton(other))
  })

  test.each([
    ['meena@mill.example', 'meera@mill.example'],
    ['jose@mill.example', 'josé@mill.example'],
    ['a.b@mill.example', 'ab@mill.example'],
    ['ravi1@mill.example', 'ravi2@mill.example'],
  ])('of %s and %s differs', (one, other) => {
    expect(emailSkeleton(one)).not.toBe(emailSkeleton(other))
  })
})
