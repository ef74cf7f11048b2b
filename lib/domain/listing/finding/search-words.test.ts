import { describe, expect, test } from 'vitest'
import { toTex } from '@/lib/domain/count/systems'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { wordLexicon } from '@/lib/search-index/word-lexicon'
import { understandSearch } from './search-words'
import { countInTitle } from './titles/count-in-title'

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
const grammar = { definition: matrixDefinition('yarn'), lexicon }
const understand = (query: string) => understandSearch(query, grammar)
const middle = (query: string) => {
  const [range] = understand(query).ranges
  return range ? ((range.min ?? 0) + (range.max ?? 0)) / 2 : null
}

describe('understandSearch', () => {
  test.each([
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

  test('keeps the words around the count', () => {
    expect(understand('2/40 gassed')).toMatchObject({ words: ['gassed'], count: '2/40s', corrected: [] })
    expect(understand('cotton 30s combed').words).toEqual(['cotton', 'combed'])
    expect(understand('cotton 40s CH waxed').words).toEqual(['cotton', 'combed', 'hosiery', 'waxed'])
    expect(understand('cotton 40s Ne waxed').words).toEqual(['cotton', 'waxed'])
  })

  test('corrects words that no listing has, and reads a bare number with a fibre as a count', () => {
    expect(understand('combd coton 30')).toMatchObject({
      words: ['combed', 'cotton'],
      count: '30s',
      corrected: [
        { from: 'combd', to: 'combed' },
        { from: 'coton', to: 'cotton' },
      ],
    })
  })

  test('leaves words that are found as typed, and words that resemble nothing', () => {
    expect(understand('comb cot').corrected).toEqual([])
    expect(understand('xylophone')).toMatchObject({ words: ['xylophone'], corrected: [] })
  })

  test('counts a swap of letters as one slip, and prefers the more frequent of two near words', () => {
    expect(understand('cottno').words).toEqual(['cotton'])
    expect(understand('viscsoe').words).toEqual(['viscose'])
    expect(understand('conw').words).toEqual(['cone'])
  })

  test('reads a bare number as a word when bare numbers are not counts', () => {
    expect(understandSearch('cotton 30', grammar, false)).toMatchObject({ words: ['cotton', '30'], ranges: [] })
  })

  test('expands the short names of blends', () => {
    expect(understand('pc 30s').words).toEqual(['polyester', 'cotton'])
  })

  test('knows the local names of goods', () => {
    expect(understand('kora 30s').words).toEqual(['grey'])
    expect(understand('sulzer').words).toEqual(['weaving'])
  })
})

test('a notation with a misspelt word is read once the word is spelt right', () => {
  const dyes = wordLexicon(
    new Map([
      ['reactive', 20],
      ['black', 5],
    ]),
  )
  const read = understandSearch('recative black 5', { definition: matrixDefinition('chemical_dye'), lexicon: dyes })
  expect(read.corrected).toEqual([{ from: 'recative', to: 'reactive' }])
  expect(read.read).toContainEqual(expect.objectContaining({ name: 'ciName' }))
})

const read = (moduleKey: ModuleKey, query: string, words: readonly string[] = [], how: { isAlone?: true } = {}) =>
  understandSearch(query, {
    definition: matrixDefinition(moduleKey),
    lexicon: wordLexicon(new Map(words.map((word) => [word, 1]))),
    ...how,
  })

describe('spelling', () => {
  test.each<[ModuleKey, string, string]>([
    ['thread', 'kite thread cord', 'card'],
    ['thread', 'elastic zipper', 'zippes'],
    ['thread', 'filo', 'film'],
    ['wholesale_ready_product', 'GOTS', 'gota'],
    ['yarn', 'kanjivaram', 'kanjivarat'],
  ])('of a word of some trade is right: %s "%s" is no "%s"', (moduleKey, query, word) => {
    expect(read(moduleKey, query, [word]).corrected).toEqual([])
  })

  test('of a word is corrected to that of which a list has it as another spelling', () => {
    expect(read('yarn', 'polyster', ['polyester']).corrected).toEqual([{ from: 'polyster', to: 'polyester' }])
  })

  test('keeps the first letter of a short word, unless it changed places', () => {
    expect(read('yarn', 'wilo', ['kilo']).corrected).toEqual([])
    expect(read('yarn', 'ikloo', ['kiloo']).corrected).toEqual([{ from: 'ikloo', to: 'kiloo' }])
  })

  test('looks for a plural as the singular where listings have that very word', () => {
    expect(read('yarn', 'skirts', ['skirt']).words).toEqual(['skirt'])
    expect(read('yarn', 'skirts', ['skirting']).words).toEqual(['skirts'])
  })
})

describe('numbers of thread', () => {
  const numbers = (query: string, how: { isAlone?: true } = {}) => {
    const { words, ranges } = read('thread', query, [], how)
    return {
      words,
      ranges: Object.fromEntries(ranges.map(({ name, min, max }) => [name, ((min ?? 0) + (max ?? 0)) / 2])),
    }
  }

  test('are compared as numbers, so that ticket 75 is no other 75', () => {
    expect(numbers('tkt 75')).toEqual({ words: [], ranges: { ticketNo: 75 } })
    const { words, ranges } = numbers('20s/3 jeans thread')
    expect(words).toEqual(['denim'])
    expect(ranges.ply).toBe(3)
    expect(ranges.construction).toBeCloseTo(3 * toTex('Ne', 20), 1)
  })

  test('are a construction without a word for thread where only thread is looked for', () => {
    expect(numbers('black 40/2 kg rate', { isAlone: true }).ranges.ply).toBe(2)
    expect(numbers('black 40/2').ranges).toEqual({})
  })
})

describe('words that say nothing of the goods', () => {
  test.each<[ModuleKey, string, readonly string[]]>([
    ['grey_fabric', 'poplin ka kapda', ['poplin']],
    ['grey_fabric', '5000 mtr ready stock poplin', ['poplin']],
    ['grey_fabric', 'sheeting wide width 48"', ['sheeting']],
    ['grey_fabric', 'tela grezza', ['tela']],
    ['thread', 'silk thread 10 spools', ['silk', 'spool']],
    ['yarn', 'combed 2,000 kg in stock', ['combed']],
    ['garment_accessories', 'button 500 pcs', ['button']],
  ])('need not be found: %s "%s"', (moduleKey, query, words) => {
    expect(read(moduleKey, query).words.map((word) => word.replace(/^spools$/, 'spool'))).toEqual(words)
  })

  test.each<[ModuleKey, string, readonly string[]]>([
    ['grey_fabric', 'wide width', ['wide', 'width']],
    ['yarn', 'ready to knit', ['ready', 'to', 'knit']],
    ['garment_accessories', 'button card 2 kg', ['button', 'card', '2', 'kg']],
    ['yarn', 'winder 500 pcs/hour', ['winder', '500', 'pcs', 'hour']],
  ])('are looked for where they may: %s "%s"', (moduleKey, query, words) => {
    expect(read(moduleKey, query).words).toEqual(words)
  })
})

test('certificates are read in searches of every goods that may have them', () => {
  const { read: parts, words } = read('grey_fabric', 'GOTS interlock')
  expect(parts).toContainEqual({ name: 'certifications', text: 'GOTS', value: 'GOTS' })
  expect(words).toEqual(['gots', 'interlock'])
})

test('a pair of counts is read where only grey cloth is looked for', () => {
  const { ranges } = read('grey_fabric', 'drill 16x12', [], { isAlone: true })
  expect(ranges.map(({ name }) => name)).toEqual(['warpCount', 'weftCount'])
})

describe('words of the trade', () => {
  test('a phrase that only names the module asks for all of it, and one of another module for its words', () => {
    expect(read('thread', 'threads')).toMatchObject({ words: [], ranges: [] })
    expect(read('yarn', 'yarn')).toMatchObject({ words: [], ranges: [] })
    expect(read('garment_accessories', 'yarn').words).toEqual(['yarn'])
  })

  test('second-hand goods are used goods where listings call them so, and no hand looms', () => {
    const { words } = read('machinery_spares_tools_accessories', 'second hand rapier loom', ['used', 'rapier', 'loom'])
    expect(words).toEqual(['rapier', 'loom', 'used'])
    expect(read('yarn', 'second hand', ['second']).words).toEqual(['second', 'hand'])
  })

  test('a phrase of two values asks for the words of both that it has', () => {
    expect(read('garment_accessories', 'woven label').words).toEqual(['woven', 'label'])
    expect(read('machinery_spares_tools_accessories', 'rapier loom').words).toEqual(['rapier', 'loom'])
  })

  test('a value of letters alone is looked for by the name that was typed', () => {
    expect(read('fiber_raw_material', 'shankar 6 cotton').words).toEqual(['shankar', '6'])
  })
})

describe('a price limit', () => {
  const limitOf = (moduleKey: ModuleKey, query: string) => {
    const { words, ranges, read: parts } = read(moduleKey, query)
    return { words, ranges, value: parts.find(({ name }) => name === 'basePrice')?.value }
  }

  test.each<[ModuleKey, string, string, number, string]>([
    ['wholesale_ready_product', 'sarees under 700', 'basePrice', 700, 'piece'],
    ['wholesale_ready_product', 'under 700 sarees', 'basePrice', 700, 'piece'],
    ['wholesale_ready_product', 'sarees below Rs 1,200/-', 'basePrice', 1200, 'piece'],
    ['grey_fabric', 'poplin upto ₹62 per metre', 'basePrice', 62, 'm'],
    ['grey_fabric', 'poplin less than 240/kg', 'basePrice:kg', 240, 'kg'],
    ['textile_retailers', 'saree within 2000', 'basePrice:piece', 2000, 'piece'],
  ])('of %s is read in "%s"', (moduleKey, query, name, max, unit) => {
    const { ranges, value, words } = limitOf(moduleKey, query)
    expect(ranges).toContainEqual({ name, min: null, max })
    expect(value).toEqual({ max, unit, currency: 'INR' })
    expect(words.join(' ')).not.toMatch(/\d/)
  })

  test.each<[ModuleKey, string]>([
    ['grey_fabric', 'poplin under 120 gsm'],
    ['grey_fabric', 'poplin within 10 days'],
    ['grey_fabric', 'poplin below 50 per dozen'],
    ['yarn', 'cotton under 40s'],
    ['yarn', 'cotton below 30'],
    ['yarn', 'cotton under $3'],
  ])('is no figure of something else: %s "%s"', (moduleKey, query) => {
    expect(limitOf(moduleKey, query).value).toBeUndefined()
  })
})

describe('countInTitle', () => {
  test.each([
    ['60s combed weaving', toTex('Ne', 60)],
    ['Carded hosiery 2/30 nm', toTex('Nm', 15)],
    ['Polyester 150D/48F SIM', toTex('Denier', 150)],
    ['100% cotton yarn, lot 5', null],
    ['Assorted cones', null],
  ])('reads %s', (title, tex) => {
    const found = countInTitle(title)
    if (tex === null) expect(found).toBeNull()
    else expect(found?.count.resultantTex).toBeCloseTo(tex, 1)
  })
})
