import { describe, expect, it } from 'vitest'
import vectorFile from '@/lib/domain/count/count-vectors.json'
import { parseCount } from '@/lib/domain/count/parse'
import { roundTex } from '@/lib/domain/count/systems'

/** A reading in the form of the vectors: tex to three decimals, warnings by code. */
const asVector = (input: string, hint: string | null): Record<string, unknown> => {
  const reading = parseCount(input, hint)
  if (!reading.ok) return { error: reading.code }
  const { count } = reading
  return {
    ...count,
    tex: count.tex === null ? null : roundTex(count.tex),
    resultantTex: roundTex(count.resultantTex),
    warnings: count.warnings.map((warning) => warning.code),
  }
}

describe('the trade vectors', () => {
  it.each(vectorFile.vectors)('$id: "$input" (hint $hint) is read as expected', ({ input, hint, expect: expected }) => {
    const actual = asVector(input, hint)
    expect(Object.fromEntries(Object.keys(expected).map((key) => [key, actual[key]]))).toEqual(expected)
  })
})
