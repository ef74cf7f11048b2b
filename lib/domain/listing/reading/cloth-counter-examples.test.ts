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
  ['finish_fabric', 'poly film laminated fabric 100 gsm', { gsm: 100 }, ['fiberType']],
  ['finish_fabric', 'poly cover fabric', { fiberType: ['Polyester'] }],
  ['finish_fabric', 'chiffon 75x200 hijab 44"', {}, ['warpCount']],
  ['finish_fabric', 'satin pillowcase 50x75 44"', {}, ['warpCount']],
  ['finish_fabric', 'Satin strip 50x300 grey', {}, ['warpCount']],
  ['grey_fabric', 'satin lining 75x100 44"', { warpCount: '75D', weftCount: '100D' }],
  ['finish_fabric', '60/60 cotton silk printed', { fiberType: ['Cotton', 'Silk'] }, ['warpCount', 'weftCount']],
  ['finish_fabric', 'cotton modal 40/40 elastane 20', {}, ['warpCount']],
  ['grey_fabric', '40x40 / 100x80 63" r/s 70" cotton poplin', { epi: 100, clothWidth: { value: 63, unit: 'in' } }],
  ['grey_fabric', 'Grey cloth 63" reed width 72" 40x40 92x80', { epi: 92, clothWidth: { value: 63, unit: 'in' } }],
  ['grey_fabric', '190 cm reed space 63" cloth 40x40 100x80', { epi: 100 }, ['clothWidth']],
  ['grey_fabric', '60x60 | 90x88 | 67 | 21.50', { clothWidth: { value: 67, unit: 'in' }, basePrice: 21.5 }],
  ['grey_fabric', '20x20 | 60x60 | 98 | 78', { clothWidth: { value: 98, unit: 'in' }, basePrice: 78 }],
  ['grey_fabric', '2/20x10 | 48x40 | 54 | canvas', { clothWidth: { value: 54, unit: 'in' } }],
  ['grey_fabric', '10x10 | 68x38 | 69 | 2/1 twill | 71', { clothWidth: { value: 69, unit: 'in' }, basePrice: 71 }],
  ['finish_fabric', 'Poly/CO 65/35 twill', { blendPercentages: [{ fibre: 'Polyester' }, { fibre: 'Cotton' }] }],
  ['finish_fabric', '65/35 PES CO twill', { blendPercentages: [{ fibre: 'Polyester' }, { fibre: 'Cotton' }] }],
  ['finish_fabric', 'cotton ea 98/2 poplin', { blendPercentages: [{ percent: 98 }, { fibre: 'Elastane' }] }],
  ['finish_fabric', 'Viscose LI 55/45', { blendPercentages: [{ percent: 55 }, { fibre: 'Linen' }] }],
  ['finish_fabric', 'SILK CO 50/50 TERMS', { fiberType: ['Silk'] }, ['blendPercentages']],
  ['finish_fabric', 'Interlock CO 100% 200 gsm', { blendPercentages: [{ fibre: 'Cotton', percent: 100 }] }],
  ['finish_fabric', '100% CO dyed twill', { blendPercentages: [{ fibre: 'Cotton', percent: 100 }] }],
  ['finish_fabric', '100% PA ripstop', { blendPercentages: [{ fibre: 'Nylon', percent: 100 }] }],
  ['grey_fabric', 'Sharma Fabric Co 100% poplin exporter', {}, ['fiberType']],
  ['grey_fabric', 'SE 100% payment advance poplin', {}, ['fiberType']],
  ['grey_fabric', '40x40 cotton poplin 100x80', { warpCount: '40s', epi: 100, ppi: 80 }],
  ['grey_fabric', '45x45 T/C 65/35 110x70 grey', { warpCount: '45s', epi: 110, ppi: 70 }],
  ['grey_fabric', '2/20 x 2/20 cotton matty 40x40', { warpCount: '2/20', epi: 40, ppi: 40 }],
  ['finish_fabric', '40x40 plain cotton 90x60', {}, ['epi', 'warpCount']],
  ['finish_fabric', 'Poplin grade 30/30, 120x80', {}, ['epi', 'warpCount']],
  ['grey_fabric', '20/20 cotton 60/60 63"', { warpCount: '20s', epi: 60, ppi: 60 }],
  ['grey_fabric', '40/40 cotton 100/92 63"', { warpCount: '40s', epi: 100, ppi: 92 }],
  ['grey_fabric', 'percale 88/88 58" grey', { epi: 88, ppi: 88 }],
  ['grey_fabric', 'cambric 92/88 grey', { epi: 92, ppi: 88 }],
  ['grey_fabric', 'cambric grey 92/88', {}, ['epi']],
  ['finish_fabric', 'poly viscose 35-65 suiting', { blendPercentages: [{ percent: 35 }, { percent: 65 }] }],
  ['finish_fabric', 'Cotton silk 40-60 only', {}, ['blendPercentages']],
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
