import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { readLine } from './read-line'

/** Lines that look like a notation and say something else, or the same in another form. */
const LINES: ReadonlyArray<readonly [module: string, line: string, says: object, not?: readonly string[]]> = [
  ['thread', 'Spun thread, wash 4-5, light 5', { fastness: { wash: 4.5, light: 5 } }],
]

test.each(LINES)('%s: %s', (slug, line, says, not = []) => {
  const { values } = readLine(matrixDefinition(slug), line)
  expect(values).toMatchObject(says)
  for (const field of not) expect(values).not.toHaveProperty(field)
})

test('reads a line of 2,000 characters of grades that end in no word', () => {
  expect(readLine(matrixDefinition('thread'), 'sweat 4/'.repeat(250)).values).not.toHaveProperty('fastness')
})
