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
  ['T 150D/48F x 150D/48F, 76 x 60, 165 cm greige', { warpCount: '150d/48f', fiberType: ['Polyester'] }],
  ['poly 150D x 150D grey 63"', { warpCount: '150d', fiberType: ['Polyester'] }],
  ['Nylon T 70D x 70D grey 60"', { fiberType: ['Nylon'] }],
  ['Taffeta 190 T 75D x 75D 63"', { warpCount: '75d' }, ['availableQuantity', 'basePrice', 'fiberType']],
  ['40s cc x 40s cc 133x72 63"', { yarnSpinning: 'Combed compact', epi: 133 }],
  ['40s cc poplin 63"', { fabricCount: '40s', yarnSpinning: 'Combed compact' }],
  ['40 cc x 40 cc 133x72 63"', { epi: 133 }, ['yarnSpinning']],
  ['60 comp. x 60 comp. / 92 x 88 - 63" cambric', { yarnSpinning: 'Compact', epi: 92 }],
  ['60s comb comp x 60s comb comp 90x88', { yarnSpinning: 'Combed compact' }],
  [
    'Cotton satin, warp 40s cc, weft 40s cc + 40D lycra, 76"',
    { weftCount: '40s+40D', yarnSpinning: 'Combed compact', fiberType: ['Cotton', 'Elastane'] },
  ],
  ['7s OE x 7s OE canvas, 72/40, 63", 2/1 matt', { epi: 72, ppi: 40, warpCount: '7s oe', weave: 'Matt' }],
  ['30/1 x 30/1, 100% cotton, 60x50, 165 cm', { epi: 60, ppi: 50, blendPercentages: [{ fibre: 'Cotton' }] }],
  ['45x45 T/C 65/35 110x76 63"', { warpCount: '45s', weftCount: '45s', epi: 110 }],
  ['20x16 3/1 drill, 108x56, 63"', { warpCount: '20s', epi: 108, weave: 'Twill 3/1' }],
  ['Satin Ne 60/60, 173x120, 280 cm', { warpCount: 'ne60', weftCount: 'ne60', epi: 173 }],
  ['Poplin 40s 133/72', { epi: 133, ppi: 72 }],
  ['Taffeta 75/36 grey 63"', {}, ['epi']],
  ['Poplin rate 110/90 per mtr', {}, ['epi']],
  ['Cambric 92x88, lot 133/72', { epi: 92 }],
  ['Cotton grey 63", short pieces not over 5%', { shortPiecesPercent: 5 }],
  ['Poplin 63" ~120 gsm', { gsm: 120 }],
  ['Poplin USD 0.38/m, L/C at sight - 25 days', { dispatchLeadTime: 25 }],
  [
    'Poplin T/C 65/35 45x45 110x76 47", packed in bales of abt 1500 yds',
    { packageType: 'Bale' },
    ['availableQuantity', 'pieceLength'],
  ],
  ['Sheeting 63", rolls of abt 120 m', { pieceLength: { from: 120, to: 120 }, packageType: 'Roll' }],
  ['Viscose 30s x 30s 68 x 68, 63 in, 40 rolls wrapped in polythene', { packageType: 'Roll' }],
  [
    '350 rolls unbleached cotton canvas, 10s x 10s, 44 x 30, 60 inches, 20,000 yds',
    { packageCount: 350, packageType: 'Roll', availableQuantity: 18_288 },
  ],
  ['60 bales grey sheeting 20x20 60x60 63"', { availableQuantity: 60, uom: 'bale' }, ['packageCount']],
  ['Suiting 2/30s x 2/30s, 58 x 52, width 64", 3 up 1 down', { weave: 'Twill 3/1' }],
  ['40x40 | 100x80 | 63 | plain | airjet | 49.50', { clothWidth: { value: 63, unit: 'in' }, basePrice: 49.5 }],
  ['40x40 | 100x80 | 58 | 63" plain', { clothWidth: { value: 63, unit: 'in' }, basePrice: 58 }],
  ['Bed sheeting 60s x 60s 165x104 110" satin stripe', { fabricName: 'Satin' }, ['weave']],
  ['Cambric 60x60 92x88 63", 4 pt inspected', { inspection: '4-point' }],
  ['Rib 24s 210 gsm 238/kg, rolls 22-25 kg', { packageType: 'Roll' }],
  ['Cotton lycra 97-3 twill 63"', { blendPercentages: [{ percent: 97 }, { percent: 3 }] }],
  ['40s comp: 100% cotton poplin 63"', { fabricCount: '40s' }, ['yarnSpinning']],
  ['Cambric grey 98/88', {}, ['epi']],
  ['Poplin USD 0.92/mt, min. order 3,000 mt', { moq: 3000, moqUom: 'm' }],
  ['Rayon 14 kg grey, 30/30, 48", powerloom', { warpCount: '30s', weftCount: '30s' }],
  ['Cotton grey 60/60 days', {}, ['warpCount']],
  ['Dull satin 75x150 grey 58"', { warpCount: '75D', weftCount: '150D' }],
  ['Satin 150x90 grey 58"', {}, ['warpCount']],
  ['75/72 x 150/144 den, reed 84, pick 68, moss', { warpCount: '75/72 den', weftCount: '150/144 den' }],
  ['Grey denim 66", 100% cotton, pcs 80-120 mtr', { pieceLength: { from: 80, to: 120 } }],
  ['Linen canvas 63", 12 pcs 80-120 mtr', {}, ['pieceLength']],
  ['Being 38 rolls of grey fabric, rib, 240 gsm, 912.40 kgs', { packageCount: 38, packageType: 'Roll' }],
  ['Tessuto greggio 100% lino, altezza 160 cm, metri 2.150', { availableQuantity: 2150, uom: 'm' }],
  ['Pamuklu ham bez, 165 cm, 142 gr/m2', { fabricStructure: 'Woven' }],
  ['34/1 CVC 60/40 + 20D spandex single jersey, 190 g/m2', { lycraDenier: 20 }, ['blendPercentages']],
  [
    'Single jersey 100% cotton + 20D lycra 190 gsm',
    { fiberType: ['Cotton', 'Elastane'], lycraDenier: 20 },
    ['blendPercentages'],
  ],
  ['100% cotton drill 20x16+70D 120x60 58"', { weftCount: '16s+70D' }, ['blendPercentages']],
  [
    'Single jersey 95% cotton 5% lycra 20D, 190 gsm',
    { blendPercentages: [{ percent: 95 }, { percent: 5 }], lycraDenier: 20 },
    ['fabricCount'],
  ],
  [
    'Carded wool flannel, WO 80 PA 20, 420 g/m, 155 cm',
    {
      blendPercentages: [
        { fibre: 'Wool', percent: 80 },
        { fibre: 'Nylon', percent: 20 },
      ],
    },
  ],
  ['Wool flannel 80 WO 20 PA 420 g/m', { blendPercentages: [{ percent: 80 }, { percent: 20 }] }],
  ['POPLIN CO 98 EL 2 40X40 133X72', { blendPercentages: [{ percent: 98 }, { percent: 2 }], epi: 133 }],
  ['Jain & CO 60 PA 40 poplin', {}, ['blendPercentages']],
  ['Poplin co 60 pa 40 days', {}, ['blendPercentages']],
  ['1x1 cotton lycra rib 240 gsm', { knitType: 'Rib 1×1', fiberType: ['Cotton', 'Elastane'] }],
  ['1x1 lycra rib 240 gsm', { knitType: 'Lycra rib' }],
  ['40s x 40s 110x70 63" loomstate', { constructionState: 'Grey' }],
  ['Loomstate poplin 63"', {}, ['constructionState']],
  ['Needle punch 200 gsm resin bonded', { nonwovenTech: 'Needle-punch', bonding: 'Resin' }],
  ['PP spunbond 40 gsm, thermally bonded', { nonwovenTech: 'Spunbond', bonding: 'Thermal bonded' }],
  ['Thermal bonded PP spunbond 50 gsm', { nonwovenTech: 'Spunbond' }],
  ['Thermobonded nonwoven 30 gsm', { nonwovenTech: 'Thermal-bond' }, ['bonding']],
  ['Geotextile needle punched PET 200 gsm 2 m', { fiberType: ['Polyester'] }],
  ['Needle punch felt from PET bottles 300 gsm', {}, ['fiberType']],
  ['POLYESTER TAFFETA GREY, 75D/36F FDY BOTH WAYS, 63"', { warpCount: '75d/36f fdy', weftCount: '75d/36f fdy' }],
  ['75 denier both ways taffeta grey 58"', { warpCount: '75 denier', weftCount: '75 denier' }],
  ['150D both way stretch twill 58"', {}, ['warpCount']],
  ['Polyester grey 150 den textured yarn in warp and weft', { warpCount: '150 den textured' }],
  ['Warp 75D FDY weft 150D DTY 58" satin', { warpCount: '75d fdy', weftCount: '150d dty' }],
  ['Knitted polyester 75D/36F DTY interlock 140 gsm', { fabricCount: '75d/36f dty' }],
  ['Dot knit polyester 75/36 dty grey 110 gsm', { fabricCount: '75D/36F dty' }],
  ['American crepe 75 roto x 75 roto 48"', { warpCount: '75 roto', fabricName: 'American crepe' }],
  ['150 D roto x 150 D roto 44" 48x44 grey matty', { fabricName: 'Matty' }],
  ['Satin 60x75 FDY 96x72 44"', { weftCount: '75 fdy', epi: 96 }, ['warpCount']],
  ['30/12 brt x 50/24 sd organza 44"', { warpCount: '30/12 brt', weftCount: '50/24 sd' }],
  ['100D ATY * 21S 90*60', { warpCount: '100d aty', weftCount: '21s' }],
  ['Micro 75x100 58" waterjet grey', { warpCount: '75D', weftCount: '100D' }],
  ['Poly micro interlock 140 gsm 72 open', { clothWidth: { value: 72, unit: 'in' } }, ['fabricName']],
  ['20 slub X 300 dnr, 76/48, W-63', { weftCount: '300D', epi: 76, clothWidth: { value: 63, unit: 'in' } }],
  ['40 CMB x 40 CMB, 124 x 68, P-63, poplin', { clothWidth: { value: 63, unit: 'in' } }],
  ['30 CCM * 30 CCM * 68 * 68', { yarnSpinning: 'Combed compact', epi: 68 }],
  ['30 Vis/30 Vis 68/64 - 50" Autoloom', { warpCount: '30s', epi: 68, fiberType: ['Viscose'] }],
  ['Bandage cloth 40s/40s 28/24 grey 90 cms', { warpCount: '40s', epi: 28, ppi: 24 }],
  ['30 CD x 30 CD / 76 x 56 - 50" AJ', { loomType: 'Air-jet' }],
  ['Polyester spun 20x20 60x60 63" sheeting', { warpCount: '20s' }],
  ['Cambric 60s/60s 92/80 pcs length 100-120 mtr', { epi: 92, pieceLength: { from: 100, to: 120 } }],
  ['Sheeting 20x20 60x60 63", bolts of 50 metres', { pieceLength: { from: 50, to: 50 } }],
  ['Grey drill 63", pieces 120 mts, bales 1/60', { pieceLength: { from: 120, to: 120 } }, ['availableQuantity']],
  ['Poplin 63", short pieces 10-15%', { shortPiecesPercent: 15 }],
  ['Flannel lana 260 gr/mtl', { glm: 260 }],
  ["Cotton 20's x 16's 128 x 60 GSM 255 width 63 inches", { gsm: 255 }, ['basePrice']],
  ['40x40 64x64 inch 63 on sulzer', { epi: 64, clothWidth: { value: 63, unit: 'in' } }],
  ['Twill 20x16 108x56 cm 150, 240 g/m2', { clothWidth: { value: 150, unit: 'cm' } }],
  ['Cotton napkins 60x60 cm 150 pcs', {}, ['clothWidth']],
  ['40 x 40 / 92 x 72 - 48 - 33.25', { clothWidth: { value: 48, unit: 'in' } }],
  ['T 200 percale greige 40x40 110x90 100"', {}, ['basePrice']],
]

test.each(LINES.map(([line, says, not = []]) => ({ line, says, not })))('$line', (one) => {
  const { values } = readLine(matrixDefinition('grey_fabric'), one.line)
  expect(values).toMatchObject(one.says)
  for (const name of one.not) expect(values).not.toHaveProperty(name)
})

/** What a buyer asks for. */
test.each<[line: string, says: object, not?: string[]]>([
  ['14 kilo rayon grey price?', { glm: 140 }, ['availableQuantity']],
  ['poplin greige 133/72 under 60 rs per meter', { epi: 133, ppi: 72, basePrice: 60 }],
  ['grey 30/30 rayon 68/64 50inch 1 lakh mtr', { warpCount: '30s', epi: 68, availableQuantity: 100_000 }],
  ['need 40/40 132/72 grey 63" 20000 mtr', { warpCount: '40s', epi: 132, ppi: 72, availableQuantity: 20_000 }],
  ['want sj grey 160gsm 30s combed lycra 5%', { fabricCount: '30s combed' }, ['blendPercentages']],
  ['sateen grey 120 inch for bedsheet export', { endUse: ['Bed linen'] }],
])('a request: %s', (line, says, not = []) => {
  const { values } = readLine(matrixDefinition('grey_fabric'), line, true)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})
