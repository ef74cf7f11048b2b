import { describe, expect, test } from 'vitest'
import { flatLayers } from '../drawing'
import { MADE_UP_LINES, MADE_UP_TRAPS } from './corpus'
import { madeUpDrawing } from './drawing/made-up'
import { GROUPS, kindOfGroup, productGroup } from './groups'
import { type MadeUp, suggestMadeUpHs } from './hs'
import { madeUpSummary } from './summary'

describe('the readers of made-ups', () => {
  test.each(MADE_UP_LINES)('read "%s"', (line, meant) => {
    expect(madeUpSummary(line)).toBe(meant)
  })

  test.each(MADE_UP_TRAPS)('take no more than they know of "%s"', (line, meant) => {
    expect(madeUpSummary(line)).toBe(meant)
  })

  test('read nine lines of ten whole, but for the terms of the sale', () => {
    const terms = /^(?:rs|inr|\d+(?:\/-)?|gst|pcs|piece|ready|days|\s)+$/i
    const open = MADE_UP_LINES.filter(([, meant]) => meant.includes(' | ') && !terms.test(meant.split(' | ')[1] ?? ''))
    expect(open.length / MADE_UP_LINES.length).toBeLessThan(0.1)
  })
})

test('every product group is of one kind', () => {
  const all = Object.values(GROUPS).flat()
  expect(productGroup.options.map(({ value }) => value).sort()).toEqual([...all].sort())
  expect(new Set(all).size).toBe(all.length)
  expect(kindOfGroup('Saree')).toBe('saree')
  expect(kindOfGroup('Poncho')).toBeNull()
})

describe('the customs code', () => {
  const goods: MadeUp = {
    group: '',
    type: '',
    gender: '',
    structure: 'Woven',
    fabricName: '',
    blend: [{ fibre: 'Cotton', percent: 100 }],
    gsm: null,
    rugMake: '',
    stitching: '',
    isEmbroidered: false,
  }
  const codeOf = (change: Partial<MadeUp>) => {
    const answer = suggestMadeUpHs({ ...goods, ...change })
    return answer.ok ? answer.code : `? ${answer.missing.join()}`
  }
  const all = (...fibres: readonly (readonly [string, number])[]) => ({
    blend: fibres.map(([fibre, percent]) => ({ fibre, percent })),
  })

  test.each<[string, Partial<MadeUp>]>([
    ['5407', { group: 'Saree', ...all(['Polyester', 100]) }],
    ['500720', { group: 'Saree', ...all(['Silk', 100]) }],
    ['500720', { group: 'Saree', ...all(['Silk', 85], ['Cotton', 15]) }],
    ['500790', { group: 'Saree', ...all(['Silk', 60], ['Cotton', 40]) }],
    ['500790', { group: 'Dress material', ...all(['Silk', 70], ['Metallic', 30]) }],
    ['5208', { group: 'Saree' }],
    ['5209', { group: 'Saree', gsm: 240 }],
    ['5210', { group: 'Saree', ...all(['Cotton', 60], ['Polyester', 40]) }],
    ['5309', { group: 'Saree', ...all(['Linen', 100]) }],
    ['5408', { group: 'Saree', fabricName: 'Georgette', ...all(['Viscose', 100]) }],
    ['5516', { group: 'Saree', fabricName: 'Rayon', ...all(['Viscose', 100]) }],
    ['? fabricName', { group: 'Saree', ...all(['Viscose', 100]) }],
    ['? blendPercentages', { group: 'Saree', ...all(['Cotton', 0], ['Silk', 0]) }],
    ['? fiberType', { group: 'Saree', blend: [] }],
    ['? ', { group: 'Saree', isEmbroidered: true }],
    ['5208', { group: 'Dhoti' }],
    ['5208', { group: 'Lungi' }],
    ['? gsm', { group: 'Dress material' }],
    ['5208', { group: 'Dress material', gsm: 95 }],
    ['? fabricName', { group: 'Dress material', ...all(['Polyester', 100]) }],
    ['620520', { group: 'Shirt', gender: 'Men' }],
    ['620630', { group: 'Shirt', gender: 'Women' }],
    ['? gender', { group: 'Shirt' }],
    ['? fabricStructure', { group: 'Shirt', gender: 'Men', structure: '' }],
    ['610510', { group: 'Polo T-shirt', gender: 'Men', structure: 'Knitted' }],
    ['610910', { group: 'T-shirt', structure: 'Knitted' }],
    ['620342', { group: 'Jeans', gender: 'Men' }],
    ['620462', { group: 'Jeans', gender: 'Unisex' }],
    ['611020', { group: 'Sweater', structure: 'Knitted' }],
    ['611120', { group: 'T-shirt', gender: 'Babies', structure: 'Knitted' }],
    // A kurta and salwar with dupatta is no ensemble: the tariff has it under other garments, 6211 woven and 6114 knitted.
    ['6211', { group: 'Suit set' }],
    ['6114', { group: 'Suit set', structure: 'Knitted' }],
    ['620442', { group: 'Dress' }],
    ['? ', { group: 'Kurti', gender: 'Women' }],
    ['? ', { group: 'Lehenga', stitching: 'Semi-stitched' }],
    ['610910', { group: 'Innerwear', type: 'Vest', gender: 'Men', structure: 'Knitted' }],
    ['6302', { group: 'Bedsheet' }],
    ['6302', { group: 'Towel' }],
    ['630391', { group: 'Curtain' }],
    ['630492', { group: 'Cushion cover' }],
    ['630130', { group: 'Blanket' }],
    ['630140', { group: 'Blanket', ...all(['Acrylic', 80], ['Polyester', 20]) }],
    ['6301', { group: 'Blanket', ...all(['Wool', 50], ['Acrylic', 50]) }],
    ['630260', { group: 'Towel', fabricName: 'Terry towelling' }],
    ['630251', { group: 'Table cloth' }],
    ['940440', { group: 'Quilt' }],
    ['621490', { group: 'Shawl' }],
    ['621410', { group: 'Scarf', ...all(['Silk', 100]) }],
    // 6214.20: of wool or fine animal hair; pullovers of cashmere have a code apart from wool.
    ['621420', { group: 'Shawl', ...all(['Cashmere', 100]) }],
    ['621420', { group: 'Stole', ...all(['Wool', 40], ['Cashmere', 20], ['Silk', 40]) }],
    ['6110', { group: 'Sweater', structure: 'Knitted', ...all(['Cashmere', 100]) }],
    ['611710', { group: 'Scarf', structure: 'Knitted' }],
    ['621320', { group: 'Handkerchief' }],
    ['570190', { group: 'Rug', rugMake: 'Hand-knotted' }],
    ['570110', { group: 'Rug', rugMake: 'Hand-knotted', ...all(['Wool', 100]) }],
    ['570329', { group: 'Rug', rugMake: 'Tufted', ...all(['Nylon', 100]) }],
    ['570390', { group: 'Rug', rugMake: 'Hand-tufted' }],
    ['5702', { group: 'Durrie' }],
    ['? rugMake', { group: 'Rug' }],
    ['? productGroup', {}],
    ['? ', { group: 'Poncho' }],
  ])('is %s for %j', (code, change) => {
    expect(codeOf(change)).toBe(code)
  })
})

describe('a drawing', () => {
  const source = {
    listingId: 'a',
    group: 'Saree',
    pattern: 'Floral',
    works: ['Zari'],
    fibre: 'Silk',
    colour: '#b8252f',
    pieces: 8,
  }
  const drawn = (change: Partial<typeof source>) => flatLayers(madeUpDrawing({ ...source, ...change }))
  const markup = (layers: ReturnType<typeof drawn>) =>
    layers
      .map(({ d, fill, stroke, width, opacity }) =>
        [
          `<path d="${d}"`,
          fill ? ` fill="${fill}"` : ' fill="none"',
          stroke ? ` stroke="${stroke}" stroke-width="${width}"` : '',
          opacity === undefined ? '' : ` opacity="${opacity}"`,
          '/>',
        ].join(''),
      )
      .join('')

  test('of any product is below 2 kB', () => {
    const groups = productGroup.options.map(({ value }) => value)
    const large = groups.flatMap((group) =>
      ['Floral', 'Checks', 'Geometric', ''].flatMap((pattern) => {
        const size = markup(drawn({ group, pattern, pieces: 300 })).length
        return size < 2048 ? [] : [`${group} ${pattern} ${size}`]
      }),
    )
    expect(large).toEqual([])
  })

  test('is the same for the same listing, and another for each number of pieces', () => {
    expect(drawn({})).toEqual(drawn({}))
    const all = Array.from({ length: 60 }, (_, pieces) => JSON.stringify(drawn({ pieces: pieces + 1 })))
    expect(new Set(all).size).toBe(all.length)
  })

  test('is another for each kind of goods', () => {
    const groups = [
      'Saree',
      'Shirt',
      'Bedsheet',
      'Towel',
      'Rug',
      'Curtain',
      'Dupatta',
      'Bag',
      'Dress material',
      'Kurti',
    ]
    expect(new Set(groups.map((group) => JSON.stringify(drawn({ group })))).size).toBe(groups.length)
  })
})
