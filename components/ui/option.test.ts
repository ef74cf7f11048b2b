import { describe, expect, test } from 'vitest'
import { groupOptions, isSameText, matchRank, type Option, optionMatches } from './option'

const combed: Option = {
  value: 'COMBED_COMPACT',
  label: 'Combed compact',
  group: 'Spun',
  aliases: ['CCW', 'compact combed'],
}

describe('finding an option', () => {
  test('matches the start of words in any order and case', () => {
    expect(optionMatches(combed, 'comp comb')).toBe(true)
    expect(optionMatches(combed, 'CCW')).toBe(true)
    expect(optionMatches(combed, 'spun')).toBe(true)
    expect(optionMatches(combed, '  ')).toBe(true)
  })

  test('does not match the middle of a word', () => {
    expect(optionMatches(combed, 'ombed')).toBe(false)
  })

  test('ignores accents and punctuation', () => {
    expect(optionMatches({ value: 'b', label: 'Bouclé / loop' }, 'boucle')).toBe(true)
    expect(optionMatches({ value: 'h', label: 'Half-bleached' }, 'half-bl')).toBe(true)
  })

  test('ranks the option itself first, then those that begin with the text', () => {
    const india: Option = { value: 'IN', label: 'India (IN)', aliases: ['Bharat', 'India'] }
    const ocean: Option = { value: 'IO', label: 'British Indian Ocean Territory (IO)', aliases: [] }
    expect([india, ocean].map((option) => matchRank(option, 'india'))).toEqual([0, 2])
    expect(matchRank(india, 'indi')).toBe(1)
  })

  test('matches its exact name', () => {
    expect(isSameText(combed, ' combed COMPACT ')).toBe(true)
    expect(isSameText(combed, 'combed')).toBe(false)
  })
})

describe('grouping options', () => {
  test('keeps the order of first appearance and every option', () => {
    const groups = groupOptions([combed, { value: 'x', label: 'Loose' }, { ...combed, value: 'y' }])
    expect(groups.map((group) => [group.value, group.items.length])).toEqual([
      ['Spun', 2],
      ['', 1],
    ])
  })
})
