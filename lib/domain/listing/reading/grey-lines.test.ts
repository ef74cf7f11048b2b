import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import { readLine } from './read-line'

/** Lines of grey fabric that were read wrong, or not, when they were first seen. */
const LINES: ReadonlyArray<readonly [line: string, says: object, not?: readonly string[]]> = [
  ['Tela greggia raso cotone, 280 cm, 4,35 €/m', { weave: 'Satin', fabricName: 'Satin' }],
  ['100% cotone, armatura tela, 140 g/mq, 160 cm', { weave: 'Plain' }],
  ['14 kilo rayon grey 44"', { glm: 140 }, ['availableQuantity']],
  ['Drill 100% CO 20x16 108x56 63"', { blendPercentages: [{ fibre: 'Cotton', percent: 100 }] }],
  [
    'Grey twill 97% CO 3% EA, 20x16+40D, 108x56',
    {
      blendPercentages: [
        { fibre: 'Cotton', percent: 97 },
        { fibre: 'Elastane', percent: 3 },
      ],
    },
  ],
  ['Jain & Co 100% polyester grey 63"', { fiberType: ['Polyester'] }],
  [
    'PES/CO 65/35 45x45 110x76 63"',
    {
      blendPercentages: [
        { fibre: 'Polyester', percent: 65 },
        { fibre: 'Cotton', percent: 35 },
      ],
    },
  ],
  [
    'Fleece grey 280 GSM, CVC 60-40',
    {
      blendPercentages: [
        { fibre: 'Cotton', percent: 60 },
        { fibre: 'Polyester', percent: 40 },
      ],
    },
  ],
  ['PC grey 35-65 kg', {}, ['blendPercentages']],
  [
    'Sateen 60x60/200x98 108" air jet with tucked-in selvedge, packed on paper tubes with polythene',
    { loomType: 'Air-jet', selvedge: 'Tucked-in', packageType: 'Roll', clothWidth: { value: 108, unit: 'in' } },
  ],
  ['Georgette 60 gm 44" water jet, roll packing with BOPP tape', { glm: 60, loomType: 'Water-jet' }],
  ['Poplin 40x40 133x72 63" rapier, packed in 5 ply cartons', { loomType: 'Rapier' }],
  ['Grey cotton 63", packed in bales with hessian cover', { packageType: 'Bale' }, ['fabricName']],
  ['Sheeting 20x20 60x60 63", each roll in poly cover', { packageType: 'Roll' }, ['fiberType']],
  ['Jute hessian 40 inch 10 oz, bales of 2000 yds', { packageType: 'Bale' }, ['pieceLength', 'availableQuantity']],
  ['12 PKGS STC cotton grey drill 20x16 108x56 59"', { packageCount: 12 }],
  ['Cotton drill 20x16 108x56 59", min 12 pkgs', {}, ['packageCount']],
  ['Spunbond PP 40 gsm 160 cm, roll 1000 m', { pieceLength: { from: 1000, to: 1000 }, packageType: 'Roll' }],
  ['Spunbond 40 gsm 160 cm, 2000 m/roll', { pieceLength: { from: 2000, to: 2000 } }, ['availableQuantity']],
  ['Poplin 63" roll 1000 m ready', { availableQuantity: 1000 }, ['pieceLength']],
]

test.each(LINES.map(([line, says, not = []]) => ({ line, says, not })))('$line', (one) => {
  const { values } = readLine(matrixDefinition('grey_fabric'), one.line)
  expect(values).toMatchObject(one.says)
  for (const name of one.not) expect(values).not.toHaveProperty(name)
})

/** What a buyer asks for. */
test.each<[line: string, says: object, not?: string[]]>([
  ['14 kilo rayon grey price?', { glm: 140 }, ['availableQuantity']],
])('a request: %s', (line, says, not = []) => {
  const { values } = readLine(matrixDefinition('grey_fabric'), line, true)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})
