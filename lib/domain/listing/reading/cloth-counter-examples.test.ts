import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** Lines whose words and numbers look like a value of cloth that they do not state. */
const LINES: ReadonlyArray<readonly [module: ModuleKey, line: string, says: object, not?: readonly string[]]> = [
  ['finish_fabric', 'Sharma Co 100% pure poly georgette', { blendPercentages: [{ fibre: 'Polyester', percent: 100 }] }],
  ['grey_fabric', '2/30s x 2/30s, 60 ends 52 picks, 61.5" reed space', { epi: 60, ppi: 52 }, ['clothWidth']],
  ['grey_fabric', 'Rib 1x1 30s, 18 G 34", open width', { gauge: 18, machineDiameter: 34 }, ['clothWidth']],
  ['grey_fabric', 'Pocketing 45x45 110x76 58" ¥4.35/m', {}, ['basePrice']],
  ['grey_fabric', 'need rayon grey 14kg 50 panna', { glm: 140 }, ['availableQuantity']],
  ['grey_fabric', 'Ramesh Co 100% export quality poplin', {}, ['fiberType', 'blendPercentages']],
  ['finish_fabric', '100% se kam shrinkage cotton', { fiberType: ['Cotton'] }],
  ['grey_fabric', 'CO 100% poplin 63"', { blendPercentages: [{ fibre: 'Cotton', percent: 100 }] }],
  ['grey_fabric', 'Silk Co 50/50 payment', { fiberType: ['Silk'] }, ['blendPercentages']],
  ['grey_fabric', 'Jain Cotton Co 30/70 advance', { fiberType: ['Cotton'] }],
  ['finish_fabric', 'se li 60/40 length width', {}, ['fiberType', 'blendPercentages']],
  ['finish_fabric', '60s cambric dyed 78/75 nett', { fabricCount: '60s' }, ['epi', 'construction']],
  ['finish_fabric', 'drill 40s 145/140 58"', { clothWidth: { value: 58, unit: 'in' } }, ['epi']],
  ['grey_fabric', '40s cambric, 62/60', {}, ['epi']],
  ['finish_fabric', 'twill print 130/70 new design', {}, ['epi']],
  ['weave_knit_warping_job', '40s airjet, 110/90', {}, ['epiRange']],
  ['finish_fabric', 'Tela lino, 160 cm, € 6,50/m; raso € 7', { weave: 'Plain' }],
  ['grey_fabric', 'tela piqué cotone', { fabricStructure: 'Woven' }, ['knitType']],
  ['grey_fabric', 'Tela panama cotone 280 g/mq', { fabricStructure: 'Woven', weave: 'Matt' }],
  ['grey_fabric', 'tela cotone, armatura saia', { weave: 'Twill', blendPercentages: [{ fibre: 'Cotton' }] }],
  ['grey_fabric', 'PC 45-55 cents/yd', {}, ['blendPercentages']],
  ['finish_fabric', 'viscose linen shirting 45-55 58"', { endUse: ['Shirting'] }, ['blendPercentages']],
  ['wholesale_ready_product', 'kids cotton poly 24-76', {}, ['blendPercentages']],
  ['finish_fabric', '40x40 | 133x72 | 120 | plain', { epi: 133 }, ['clothWidth']],
  ['grey_fabric', '40x40 132x72 | 120 | 63', { epi: 132 }, ['clothWidth', 'basePrice']],
  ['finish_fabric', '40x40 plain cotton 90x60 bedspread', {}, ['epi', 'warpCount']],
  ['finish_fabric', 'Woven label satin 30/30, 100x40', {}, ['epi', 'warpCount']],
  ['finish_fabric', '40/40 poplin 120/110 58"', { clothWidth: { value: 58, unit: 'in' } }, ['epi', 'warpCount']],
  ['finish_fabric', '20 kilo rayon cutting Rs 240/kilo', { basePrice: 240 }, ['glm']],
  ['grey_fabric', 'rate up 4 points, cotton', {}, ['inspection']],
  ['finish_fabric', 'Cotton 4 pt stretch', {}, ['inspection']],
  ['grey_fabric', 'rolled on wooden beams', {}, ['packageType']],
  ['grey_fabric', 'poplin packed in bales or rolls', {}, ['packageType']],
  ['finish_fabric', 'courier 2 pkg free sample poplin', {}, ['packageCount']],
  ['grey_fabric', 'poplin 40s cc 2% less', { fabricCount: '40s' }, ['yarnSpinning']],
  ['grey_fabric', '20 rolls poplin 100 mtr roll', { availableQuantity: 2000, uom: 'm' }, ['packageCount']],
  ['grey_fabric', '60 bales sheeting of 1500 m', { availableQuantity: 60, uom: 'bale' }],
  ['finish_fabric', '30/30 rayon 68/64 50"', { fabricName: 'Rayon', epi: 68 }],
  ['grey_fabric', 'stock 200 t cotton taffeta', { availableQuantity: 200, uom: 'MT' }],
  ['finish_fabric', 'poly film laminated fabric 100 gsm', { fiberType: ['Polyester'] }],
]

test.each(LINES.map(([module, line, says, not = []]) => ({ module, line, says, not })))('$module: $line', (one) => {
  const { values } = readLine(matrixDefinition(one.module), one.line)
  expect(values).toMatchObject(one.says)
  for (const name of one.not) expect(values).not.toHaveProperty(name)
})

/** What a buyer asks for. */
test.each<[module: ModuleKey, line: string, says: object, not?: string[]]>([
  ['grey_fabric', '40s x 40s poplin 48/45 target', { warpCount: '40s' }, ['epi', 'construction']],
  ['finish_fabric', 'cotton silk 45-55 range', {}, ['blendPercentages']],
  ['grey_fabric', '25 kilo rayon chahiye', { availableQuantity: 25, uom: 'kg' }, ['glm']],
  ['finish_fabric', '30 rolls denim 100 m', { availableQuantity: 30, uom: 'roll' }],
])('a request of %s: %s', (module, line, says, not = []) => {
  const { values } = readLine(matrixDefinition(module), line, true)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})
