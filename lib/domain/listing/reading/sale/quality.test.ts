import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from '../read-line'

const LINES: ReadonlyArray<readonly [module: ModuleKey, line: string, says: object, not: readonly string[]]> = [
  ['thread', 'Tkt 120 spun poly 40/2, A grade, 62 per cone', { grade: 'First', basePrice: 62 }, ['condition']],
  ['yarn', '150/48 DTY SIM AA grade, Filatex make', { grade: 'AA', brandManufacturer: 'Filatex' }, []],
  ['yarn', 'Mulberry silk 20/22 3A grade', { grade: '3A' }, []],
  ['fiber_raw_material', 'VSF 1.2x38 first quality, 168/kg', { grade: 'Prime' }, []],
  ['grey_fabric', '40x40 / 100x80 63" grey, grade: B, 46/mtr', { grade: 'B', basePrice: 46 }, []],
  ['grey_fabric', '40x40 / 100x80 63" A and B grade both, 46/mtr', {}, ['grade']],
  ['grey_fabric', '40x40 / 100x80 63" no B grade, 46/mtr', {}, ['grade']],
  ['grey_fabric', '60x60/92x88 47" seconds, 31/mtr', { condition: 'Seconds' }, ['grade']],
  ['grey_fabric', '60x60/92x88 47", no seconds, 31/mtr', {}, ['condition']],
  ['grey_fabric', '60x60/92x88 47" job lot 31/mtr', { condition: 'JobLot' }, []],
  ['grey_fabric', '60x60/92x88 47" seconds, job lot 31/mtr', {}, ['condition']],
  ['yarn', '30s combed, stock lot, 190/kg', { condition: 'Lot' }, ['lot']],
  ['yarn', '30s combed fresh stock 245/kg', { condition: 'Fresh' }, []],
  ['yarn', '30s combed 245/kg, no claim after cutting', {}, ['condition']],
  ['thread', 'Spun poly 40/2, brand: Coats Epic, 68/cone', { brandManufacturer: 'Coats Epic' }, []],
  ['yarn', '60s combed compact Loyal Textile make 345', { brandManufacturer: 'Loyal Textile' }, []],
  ['thread', 'Sewing Thread Coats make 40/2', { brandManufacturer: 'Coats' }, []],
  ['thread', 'Spun poly 40/2 own brand possible, 68/cone', {}, ['brandManufacturer']],
  ['thread', 'Spun poly 40/2 Indian make, 68/cone', {}, ['brandManufacturer']],
  [
    'grey_fabric',
    'GOTS poplin 40x40/133x72 63", 55/mtr, OEKO-TEX certified',
    { certifications: [{ scheme: 'GOTS' }, { scheme: 'OEKO-TEX Standard 100' }] },
    [],
  ],
  ['grey_fabric', 'GOTS possible, 40x40/133x72 63", 55/mtr', {}, ['certifications']],
  ['grey_fabric', 'Non GOTS 40x40/133x72 63", 55/mtr', {}, ['certifications']],
  ['thread', 'Spun 40/2 job lot, as is where is, 25/cone', { condition: 'JobLot' }, []],
  ['thread', 'Tkt 120 dead stock, 2500 cones', { condition: 'Lot' }, []],
  ['yarn', '30s combed fresh stock, no claims', {}, ['condition']],
  ['thread', 'Coats Epic tkt 120 5000 m', { brandManufacturer: 'Coats Epic' }, []],
  ['thread', 'Gutermann Mara tkt 100 1000 m spool', { brandManufacturer: 'Gütermann Mara' }, []],
  ['thread', 'Poly core tkt 75, Coats or equivalent', {}, ['brandManufacturer']],
  ['thread', 'Madura Coats Astra tkt 120', { brandManufacturer: 'Madura Coats Astra' }, []],
  ['yarn', 'FDY 50/24 bright Reliance 132/kg', { brandManufacturer: 'Reliance' }, []],
  ['yarn', 'POY 126/34 of Reliance chips, 101.50/kg', {}, ['brandManufacturer']],
  ['yarn', 'POY 126/34 Reliance chips, 101.50/kg', {}, ['brandManufacturer']],
  ['yarn', 'DTY 150/48 Reliance and Filatex', {}, ['brandManufacturer']],
  ['wholesale_ready_product', 'Coats and jackets, wool, Rs 900/pc', {}, ['brandManufacturer']],
  ['packing_accessories', 'Corrugated box 5 ply IS 2771, FSC certified', { certifications: [{ scheme: 'FSC' }] }, []],
  ['yarn', '30s Lenzing modal compact 345/kg', {}, ['brandManufacturer']],
  ['yarn', 'cotton yarn 30s wellknown brand 245/kg', {}, ['brandManufacturer']],
]

test.each(LINES)('%j: %j', (module, line, says, not) => {
  const { values } = readLine(matrixDefinition(module), line)
  expect(values).toMatchObject(says)
  for (const name of not) expect(values).not.toHaveProperty(name)
})
