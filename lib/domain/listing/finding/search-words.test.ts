import { describe, expect, it } from 'vitest'
import { toTex } from '@/lib/domain/count/systems'
import { wordLexicon } from '@/lib/search-index/word-lexicon'
import { understandSearch } from './search-words'

const lexicon = wordLexicon(
  new Map([
    ['combed', 900],
    ['cotton', 2000],
    ['cone', 2500],
    ['gassed', 40],
    ['polyester', 1500],
    ['viscose', 700],
    ['acrylic', 300],
    ['weaving', 500],
    ['warping', 3],
    ['warp', 400],
  ]),
)
const understand = (query: string) => understandSearch(query, lexicon)
const middle = (query: string) => {
  const { tex } = understand(query)
  return tex === null ? null : (tex.min + tex.max) / 2
}

describe('understandSearch', () => {
  it.each([
    ['30s', toTex('Ne', 30)],
    ['177.16 den', toTex('Ne', 30)],
    ['20 tex', 20],
    ['Nm 50', 20],
    ['2/40s', toTex('Ne', 20)],
    ['2/40 gassed', toTex('Ne', 20)],
    ['150D', toTex('Denier', 150)],
    ['combed cotton 30', toTex('Ne', 30)],
    ['acrylic 32', toTex('Nm', 32)],
  ])('reads %s as a count of the right fineness', (query, tex) => {
    expect(middle(query)).toBeCloseTo(tex, 1)
  })

  it('keeps the words beside the count', () => {
    expect(understand('2/40 gassed')).toMatchObject({ words: ['gassed'], count: '2/40s', corrected: [] })
    expect(understand('cotton 30s combed').words).toEqual(['cotton', 'combed'])
  })

  it('corrects words that no listing has, and says so; a bare number beside a fibre is a count', () => {
    expect(understand('combd coton 30')).toMatchObject({
      words: ['combed', 'cotton'],
      count: '30s',
      corrected: [
        { from: 'combd', to: 'combed' },
        { from: 'coton', to: 'cotton' },
      ],
    })
  })

  it('leaves alone what is found as it is typed, and what is near to nothing', () => {
    expect(understand('comb cot').corrected).toEqual([])
    expect(understand('xylophone')).toMatchObject({ words: ['xylophone'], corrected: [] })
  })

  it('takes two letters that changed places for one slip, and the more frequent of two that are as near', () => {
    expect(understand('cottno').words).toEqual(['cotton'])
    expect(understand('viscsoe').words).toEqual(['viscose'])
    expect(understand('conw').words).toEqual(['cone'])
  })

  it('reads a bare number as a word when it is told that none is a count', () => {
    expect(understandSearch('cotton 30', lexicon, false)).toMatchObject({ words: ['cotton', '30'], tex: null })
  })

  it('spells out the short names of blends', () => {
    expect(understand('pc 30s').words).toEqual(['polyester', 'cotton'])
  })
})
