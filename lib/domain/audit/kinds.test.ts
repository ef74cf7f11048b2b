import { expect, test } from 'vitest'
import { AUDIT_KINDS, actionWords } from './kinds'

test('a filter shows each action once: no two have the same words', () => {
  const words = Object.values(AUDIT_KINDS).flatMap((kind) => Object.values(kind.words))
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

test('a change of who sees a file has words of its own', () => {
  expect(actionWords('ATTACHMENT_CHANGED')).toBe('changed who sees a file of the listing')
})
