import { describe, expect, test } from 'vitest'
import { parseCount } from '@/lib/domain/count/parse'
import type { Cloth } from './cloth'
import { suggestFabricHs } from './suggest'

const count = (text: string | undefined) => {
  const reading = text === undefined ? null : parseCount(text)
  return reading?.ok ? reading.count : null
}

type Short = Partial<Omit<Cloth, 'warp' | 'weft' | 'blend'>> & { blend: string; yarns?: readonly [string, string] }

const clothOf = ({ blend, yarns, ...rest }: Short): Cloth => ({
  structure: 'Woven',
  gsm: null,
  widthCm: null,
  weave: null,
  fabricName: null,
  knitType: null,
  colouration: 'Unbleached',
  spinning: null,
  nonwovenTech: null,
  ...rest,
  blend:
    blend === ''
      ? []
      : blend
          .split(', ')
          .map((part) => ({ fibre: part.replace(/ [\d.]+$/, ''), percent: Number(/[\d.]+$/.exec(part)?.[0] ?? 0) })),
  warp: count(yarns?.[0]),
  weft: count(yarns?.[1]),
})

const codeOf = (short: Short) => {
  const answer = suggestFabricHs(clothOf(short))
  return answer.ok ? answer.code : answer.missing.join(' ')
}

const SPUN = ['30s', '30s'] as const
const DTY = ['150D DTY', '150D DTY'] as const

describe('the customs code of cloth', () => {
  test.each<readonly [string, string, Short]>([
    ['cotton plain up to 100 g/m²', '520811', { blend: 'Cotton 100', weave: 'Plain', gsm: 80 }],
    ['cotton plain of 100 g/m²', '520811', { blend: 'Cotton 100', weave: 'Plain', gsm: 100 }],
    ['cotton poplin by its name', '520812', { blend: 'Cotton 100', fabricName: 'Poplin', gsm: 119 }],
    ['cotton twill 3/1', '520813', { blend: 'Cotton 100', weave: 'Twill 3/1', gsm: 190 }],
    ['cotton satin', '520819', { blend: 'Cotton', weave: 'Satin 5-end', gsm: 140 }],
    ['cotton drill above 200 g/m²', '520912', { blend: 'Cotton 97, Elastane 3', weave: 'Drill', gsm: 250 }],
    ['cotton without a weave', '5208', { blend: 'Cotton 100', gsm: 120 }],
    ['cotton without a weight', 'gsm', { blend: 'Cotton 100', weave: 'Plain' }],
    [
      'denim of dyed yarn',
      '520942',
      { blend: 'Cotton 98, Elastane 2', fabricName: 'Denim', gsm: 340, colouration: 'Yarn-dyed' },
    ],
    ['printed cotton twill', '520859', { blend: 'Cotton 100', weave: 'Twill 2/1', gsm: 150, colouration: 'Printed' }],
    ['dyed cotton plain', '520832', { blend: 'Cotton 100', weave: 'Plain', gsm: 120, colouration: 'Dyed' }],
    ['chief value cotton', '521011', { blend: 'Cotton 60, Polyester 40', weave: 'Plain', gsm: 115 }],
    [
      'chief value cotton, heavy and bleached',
      '521120',
      { blend: 'Cotton 60, Polyester 40', weave: 'Plain', gsm: 215, colouration: 'Bleached' },
    ],
    ['cotton and linen', '521211', { blend: 'Cotton 55, Linen 45', weave: 'Plain', gsm: 150 }],
    [
      'polyester-cotton',
      '551311',
      { blend: 'Polyester 65, Cotton 35', weave: 'Plain', gsm: 110, yarns: ['45s', '45s'] },
    ],
    [
      'half polyester, half cotton',
      '551311',
      { blend: 'Polyester 50, Cotton 50', weave: 'Plain', gsm: 110, yarns: ['45s', '45s'] },
    ],
    [
      'polyester-cotton twill above 170 g/m²',
      '551412',
      { blend: 'Polyester 65, Cotton 35', weave: 'Twill 2/1', gsm: 220, yarns: ['20s', '16s'] },
    ],
    ['polyester-viscose suiting', '551511', { blend: 'Polyester 65, Viscose 35', gsm: 230, yarns: ['2/30s', '2/30s'] }],
    ['spun polyester', '551211', { blend: 'Polyester 100', yarns: SPUN }],
    ['spun viscose', '551611', { blend: 'Viscose 100', yarns: SPUN }],
    ['viscose and cotton', '551641', { blend: 'Viscose 60, Cotton 40', yarns: SPUN }],
    ['textured polyester filament', '540751', { blend: 'Polyester 100', yarns: DTY }],
    ['flat polyester filament', '540761', { blend: 'Polyester 100', yarns: ['75D FDY', '75D FDY'] }],
    ['polyester georgette of unknown yarns', '5407', { blend: 'Polyester 100', fabricName: 'Georgette' }],
    ['nylon taffeta', '540741', { blend: 'Nylon 100', yarns: ['70D', '70D'] }],
    ['viscose filament', '540821', { blend: 'Viscose 100', yarns: ['120D', '120D'] }],
    ['polyester of unknown make', 'warpCount weftCount', { blend: 'Polyester 100', gsm: 100 }],
    ['silk', '500720', { blend: 'Silk 100' }],
    ['linen', '530911', { blend: 'Linen 100' }],
    ['dyed linen blend', '530929', { blend: 'Linen 55, Cotton 45', colouration: 'Dyed' }],
    ['jute hessian', '531010', { blend: 'Jute 100' }],
    ['worsted', '511219', { blend: 'Wool 100', gsm: 260, yarns: ['Nm 2/60 combed', 'Nm 2/60 combed'] }],
    ['worsted by its spinning', '511219', { blend: 'Wool 100', gsm: 260, spinning: 'Worsted' }],
    ['woollen by its spinning', '511111', { blend: 'Wool 100', gsm: 260, spinning: 'Woollen' }],
    ['wool of unknown spinning', 'yarnSpinning', { blend: 'Wool 100', gsm: 260 }],
    ['viscose by its spinning', '551611', { blend: 'Viscose 100', spinning: 'Vortex' }],
    ['filament warp and spun weft', '', { blend: 'Polyester 100', yarns: ['75D', '30s'] }],
    ['cotton terry towelling', '580210', { blend: 'Cotton 100', weave: 'Terry 3-pick', gsm: 450 }],
    ['gauze', '580300', { blend: 'Cotton 100', weave: 'Leno', gsm: 30 }],
    ['cotton corduroy', '580122', { blend: 'Cotton 100', weave: 'Corduroy', gsm: 300 }],
    ['cotton tape', '580631', { blend: 'Cotton 100', weave: 'Plain', gsm: 200, widthCm: 2.5 }],
    ['elastic tape', '580620', { blend: 'Polyester 80, Elastane 20', widthCm: 3 }],
    // 5801 and 5802 leave narrow pile and terry to 5806.10.
    ['velvet ribbon', '580610', { blend: 'Polyester 100', weave: 'Velvet', widthCm: 2.5 }],
    ['terry tape', '580610', { blend: 'Cotton 100', weave: 'Terry 3-pick', widthCm: 10 }],
    ['cotton single jersey', '600621', { structure: 'Knitted', blend: 'Cotton 100', knitType: 'Single jersey' }],
    [
      'dyed cotton interlock',
      '600622',
      { structure: 'Knitted', blend: 'Cotton 100', knitType: 'Interlock', colouration: 'Dyed' },
    ],
    [
      'cotton-elastane jersey',
      '600410',
      { structure: 'Knitted', blend: 'Cotton 95, Elastane 5', knitType: 'Single jersey' },
    ],
    ['polyester interlock', '600631', { structure: 'Knitted', blend: 'Polyester 100', knitType: 'Interlock' }],
    ['viscose jersey', '600641', { structure: 'Knitted', blend: 'Viscose 100', knitType: 'Single jersey' }],
    ['polyester tricot', '600536', { structure: 'Knitted', blend: 'Polyester 100', knitType: 'Tricot' }],
    ['polar fleece', '6001', { structure: 'Knitted', blend: 'Polyester 100', knitType: 'Polar fleece' }],
    [
      'spunbond of 40 g/m²',
      '560312',
      { structure: 'Nonwoven', blend: 'Polypropylene 100', nonwovenTech: 'Spunbond', gsm: 40 },
    ],
    [
      'spunlace of 50 g/m²',
      '560392',
      { structure: 'Nonwoven', blend: 'Viscose 70, Polyester 30', nonwovenTech: 'Spunlace', gsm: 50 },
    ],
    ['needle felt of 300 g/m²', '560394', { structure: 'Nonwoven', blend: '', nonwovenTech: 'Needle-punch', gsm: 300 }],
    ['nonwoven without a weight', '5603', { structure: 'Nonwoven', blend: '', nonwovenTech: 'SMS' }],
    ['cloth without a fibre', 'fiberType', { blend: '', gsm: 100 }],
    ['fibres without shares', 'blendPercentages', { blend: 'Cotton 0, Polyester 0', gsm: 100 }],
    ['a fibre of no list', 'blendPercentages', { blend: 'Banana 100', gsm: 100 }],
    ['cloth of unknown structure', 'fabricStructure', { structure: null, blend: 'Cotton 100' }],
  ])('%s: %s', (_, code, short) => {
    expect(codeOf(short)).toBe(code)
  })

  test('a twill of unknown repeat may be another weave', () => {
    const answer = suggestFabricHs(clothOf({ blend: 'Cotton 100', weave: 'Twill', gsm: 190 }))
    expect(answer).toMatchObject({ ok: true, code: '520813', alternatives: ['520819'] })
  })
})

test.each(['Cotton 100', 'Cotton 60, Polyester 40', 'Cotton 60, Linen 40', 'Polyester 65, Cotton 35'])(
  'the code of %s has six digits when weight, weave and yarns are known',
  (blend) => {
    const weaves = ['Plain', 'Twill', 'Twill 3/1', 'Satin', 'Matt', 'Leno', 'Terry 3-pick', 'Denim 3/1 RHT', 'Poplin']
    for (const colouration of ['Unbleached', 'Bleached', 'Dyed', 'Yarn-dyed', 'Printed'] as const)
      for (const gsm of [90, 160, 180, 350])
        for (const weave of weaves) {
          const answer = suggestFabricHs(clothOf({ blend, colouration, gsm, weave, yarns: SPUN }))
          for (const code of answer.ok ? [answer.code, ...answer.alternatives] : ['']) expect(code).toHaveLength(6)
        }
  },
)
