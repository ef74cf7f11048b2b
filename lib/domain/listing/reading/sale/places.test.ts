import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from '../read-line'

const read = (key: ModuleKey, line: string, isRequest = false) => readLine(matrixDefinition(key), line, isRequest)

test.each<[ModuleKey, string, object]>([
  ['grey_fabric', 'Taffeta 190T 60", China, USD 0.38/m FOB Ningbo', { originCountry: 'CN', loadingPort: 'CNNGB' }],
  ['grey_fabric', 'Osnaburg 10x10 38". Pakistan. CNF Durban 0.71 USD per yard', { originCountry: 'PK' }],
  ['grey_fabric', 'Poplin 40x40 63", Changzhou, 1.95$/m', { dispatchCountry: 'CN' }],
  ['grey_fabric', 'Poplin 40x40 63", Biella Italy, EUR 3/m', { originCountry: 'IT', dispatchCountry: 'IT' }],
  ['grey_fabric', 'Poplin 40x40 63", USD 0.90, as is where is Lahore', { dispatchCountry: 'PK' }],
  ['grey_fabric', 'Poplin 40x40 63", stock in Germany, EUR 2/m', { dispatchCountry: 'DE' }],
  ['thread', 'Kevlar thread Tex 60, China $38/kg', { originCountry: 'CN', basePrice: 38 }],
  ['thread', 'Spun poly 40/2 5000 m, Ho Chi Minh, 2.15 USD/cone', { dispatchCountry: 'VN' }],
  ['thread', 'Nylon Tex 70, Konya Turkiye, 3.90 EUR/kg', { originCountry: 'TR' }],
  ['thread', 'Nylon Tex 70, ab Lager Augsburg, EUR 3', { dispatchCountry: 'DE' }],
  ['thread', 'Spun poly 40/2 5000 m, dispatch Bangalore', { dispatchCountry: 'IN' }],
  ['yarn', '30s viscose, Vietnam, USD 2.45', { originCountry: 'VN' }],
  ['grey_fabric', 'Poplin, China, dispatch Mumbai, Rs 62', { originCountry: 'CN', dispatchCountry: 'IN' }],
  ['grey_fabric', 'Poplin 40x40 63" Rs 62 ex mill Bhiwandi', { dispatchCountry: 'IN' }],
  // Fibres and dyes that are the goods, and goods that a machine, a certificate or a fibre describes.
  ['fiber_raw_material', 'raw cotton, USA, USD 1.9/kg', { originCountry: 'US' }],
  ['fiber_raw_material', 'Giza 94, Egypt', { originCountry: 'EG' }],
  ['chemical_dye', 'reactive dyes, China, USD 3.2/kg', { originCountry: 'CN' }],
  ['yarn', '21s carded cotton, Pakistan, USD 2.6/kg', { originCountry: 'PK' }],
  ['yarn', 'Ne 30/1 combed cotton, Uzbekistan', { originCountry: 'UZ' }],
  ['yarn', '150/48 DTY, China, Rs 118/kg', { originCountry: 'CN' }],
  ['grey_fabric', '40x40 110x70 63" Airjet, Vietnam, USD 0.92 FOB', { originCountry: 'VN' }],
  ['grey_fabric', 'Sulzer poplin 78", Pakistan', { originCountry: 'PK' }],
  ['thread', 'Oeko-Tex polyester thread tkt 120, China', { originCountry: 'CN' }],
  ['grey_fabric', 'Export: poplin 63", Pakistan, USD 1.05 FOB', { originCountry: 'PK' }],
  ['grey_fabric', 'twill, supply for uniform, Faisalabad, Pakistan', { originCountry: 'PK' }],
])('%s: the place of an offer in "%s"', (key, line, says) => {
  expect(read(key, line).values).toMatchObject(says)
})

test.each<[ModuleKey, string]>([
  ['grey_fabric', 'Poplin 40x40 63", for Bangladesh, USD 1.05/m'],
  ['grey_fabric', 'Poplin 40x40 63", CIF Hamburg, Germany, USD 2.10/m'],
  ['grey_fabric', 'Poplin 40x40 63", DAP Lodz, Poland, EUR 2.10/m'],
  ['grey_fabric', 'Poplin 40x40 63", USD 2.10/m CNF, Bangladesh'],
  ['grey_fabric', 'Poplin 40x40 63", FOB Nhava Sheva, Bangladesh, USD 1.5/m'],
  ['grey_fabric', 'Poplin 40x40 63", buyers in Germany, Italy, USD 1.2'],
  ['grey_fabric', 'Single jersey, Jersey, 180 gsm, Rs 320/kg'],
  ['grey_fabric', 'Poplin 40x40, China, Bangladesh, USD 1.2'],
  ['grey_fabric', 'Poplin 40x40 63", Rs 62/m, Dhaka'],
  ['grey_fabric', 'Oxford, china silk, 44", Rs 40/m'],
  ['thread', 'Turkey red dyed cotton thread 40/3, Rs 200'],
  ['thread', 'Giza cotton thread 40/3, Egypt/Italian quality, USD 3'],
  ['thread', 'Spun poly 40/2, delivery Dhaka, Bangladesh, USD 0.9/cone'],
  ['thread', 'Spun poly 40/2, dispatch to Surat, Rs 45'],
  ['finish_fabric', 'Lawn suit printed, Lahore, Rs 900'],
  // A fibre, a machine and a laboratory have places of their own.
  ['yarn', '60s combed, Giza cotton (Egypt), USD 6.2'],
  ['yarn', 'Merino wool, Australia, 2/48 Nm, USD 18'],
  ['yarn', 'Modal 40s, Austria, Rs 380'],
  ['grey_fabric', 'Poplin 40x40 63", airjet (Japan), USD 1.05'],
  ['grey_fabric', 'Poplin woven on Toyota airjet looms, Japan, USD 1.05'],
  ['thread', 'Oeko-Tex, Switzerland, thread tkt 120'],
  ['yarn', 'cotton, Egypt, 60s USD 6.2'],
  ['thread', 'Nylon Tex 70, certified by Hohenstein, Germany, USD 3'],
  // Where goods go.
  ['yarn', '30s combed, for export, Bangladesh'],
  ['grey_fabric', 'Shipping: sea, Germany, cotton twill'],
  ['grey_fabric', 'Export: Bangladesh, poplin 63"'],
  ['grey_fabric', 'twill, supply for Bangladesh, Dhaka'],
])('%s: no country of the goods in "%s"', (key, line) => {
  const { values } = read(key, line)
  expect(values).not.toHaveProperty('originCountry')
  expect(values).not.toHaveProperty('dispatchCountry')
})

test.each<[ModuleKey, string]>([
  ['grey_fabric', 'Poplin 40x40 63", Dhaka, 20000 m'],
  ['thread', 'Spun poly 40/2, dispatch Surat, 500 cones'],
])('%s: the place that a buyer names is not where the goods come from: "%s"', (key, line) => {
  const { values } = read(key, line, true)
  expect(values).not.toHaveProperty('dispatchCountry')
})
