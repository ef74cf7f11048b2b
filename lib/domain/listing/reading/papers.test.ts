import { describe, expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

const read = (moduleKey: ModuleKey, line: string) => readLine(matrixDefinition(moduleKey), line)

describe('the number of the tariff', () => {
  test.each<[ModuleKey, string, object]>([
    ['thread', 'HSN 5401 polyester filament sewing thread tkt 40, Rs 190', { hsCode: '5401', basePrice: 190 }],
    ['thread', 'HS:5508.20.00 viscose spun sewing thread 30/2', { hsCode: '55082000', construction: '30/2' }],
    ['thread', '5204 1110 cotton sewing thread 40/3', { hsCode: '52041110', construction: '40/3' }],
    ['thread', '54011000 - POLYESTER EMBROIDERY THREAD 120D/2', { hsCode: '54011000', construction: '120D x 2' }],
    ['yarn', 'CTH 52052310 30s combed cotton yarn 262/kg', { hsCode: '52052310', count: '30s', basePrice: 262 }],
    ['yarn', 'VISCOSE SPUN YARN 30/1, 55101110, QTY 20 MT', { hsCode: '55101110' }],
    ['grey_fabric', 'HSN 5408 21 grey lining viscose 120D*120D 84*66 58"', { hsCode: '540821', epi: 84 }],
    ['grey_fabric', 'Twill of cotton, unbleached HS 5209.12 / 16x12 108x56 64"', { hsCode: '520912', epi: 108 }],
    ['grey_fabric', 'Linen (5309.11) 160 cm', { hsCode: '530911' }],
    ['thread', 'HTS 5401.10.00.00 nylon bonded thread, Tex 90', { hsCode: '54011000' }],
    ['thread', 'PCT 5508.1000 polyester sewing thread dyed 20/2', { hsCode: '55081000' }],
    ['spinning_texturising_job', 'SAC 998821 TFO doubling of cotton yarn, Rs. 22 per kg', { hsCode: '998821' }],
    ['weave_knit_warping_job', '998821 Job work: weaving on rapier looms', { hsCode: '998821' }],
    ['consumables_utilities', '2701.19 Steam coal GCV 5500 kcal/kg', { hsCode: '270119' }],
    ['machinery_spares_tools_accessories', '8447.20 flat knitting machine Stoll CMS 530', { hsCode: '844720' }],
    ['grey_fabric', '52081190 60x60/92x88 63" poplin', { hsCode: '52081190', epi: 92 }],
    [
      'grey_fabric',
      'GTİP 5516.11.00.00.00 - viscose 30/1 x 30/1, 26 x 24 /cm, 168 cm',
      { hsCode: '55161100', epi: 66 },
    ],
    ['thread', 'Tariff item 5204 20, cotton thread, 100 m reels', { hsCode: '520420', lengthPerPackage: 100 }],
    ['grey_fabric', 'HS 5407 10 nylon taffeta grey 70D x 70D', { hsCode: '540710', fiberType: ['Nylon'] }],
    ['yarn', 'HS 5402 75 den polyester', { hsCode: '5402', count: '75 den' }],
    ['fiber_raw_material', 'cotton, origin Brazil, Giza', { originCountry: 'BR' }],
    ['thread', 'Zari thread gold, origin Surat, India', { originCountry: 'IN' }],
    ['grey_fabric', 'Polyester 75D x 75D, from Wujiang, China', { originCountry: 'CN' }],
    ['thread', 'TARIC 5401 10 12 core yarn, Tex 40', { hsCode: '54011012', texNumber: 40 }],
    ['thread', 'N.C. 54011012 sewing thread Tex 40', { hsCode: '54011012', texNumber: 40 }],
    ['thread', 'Spun poly 40/2, made in Izmir', { originCountry: 'TR' }],
    ['thread', 'Spun poly 40/2, made in Como, Italy', { originCountry: 'IT' }],
    [
      'thread',
      '5508.10 Sewing thread of synthetic staple fibres, put up for retail sale, India',
      { originCountry: 'IN' },
    ],
    ['grey_fabric', 'Cotton drill 16x12, Pak greige', { originCountry: 'PK' }],
    ['thread', 'G.T.I.P. 5508.10.90.00.00 polyester 5000 m', { hsCode: '55081090' }],
    ['chemical_dye', 'reactive red HSN 320416 25 kg drum 340/kg', { hsCode: '320416', packSize: 25, basePrice: 340 }],
  ])('%s: %s', (moduleKey, line, says) => {
    expect(read(moduleKey, line).values).toMatchObject(says)
  })

  test.each<[ModuleKey, string]>([
    ['yarn', '5000 kg 30s combed cotton yarn 262/kg'],
    ['thread', '40/2 5000 m cone, 5200 cones ready'],
    ['grey_fabric', '60x60/92x88 63" poplin 52000 m'],
    ['yarn', 'HS thread quality 30s combed 262'],
    ['yarn', '30s combed cotton 262/kg call 9855101110'],
    ['yarn', '30s combed cotton, total Rs 52052310'],
    ['machinery_spares_tools_accessories', 'ring frame Rs 8445.20 per spindle'],
    ['chemical_dye', 'reactive black 5, 3204.16 kg'],
    ['grey_fabric', 'bill of 5208.21 poplin'],
    ['thread', 'Ships from Charlotte NC 5401 sewing thread'],
    ['thread', 'Sewing thread, Raleigh N.C. 5401 USD'],
  ])('%s: none in "%s"', (moduleKey, line) => {
    expect(read(moduleKey, line).values).not.toHaveProperty('hsCode')
  })

  test('a number behind the heading that counts something is no part of it', () => {
    expect(read('grey_fabric', 'cotton poplin HSN 5208 44 panna').values).toMatchObject({ hsCode: '5208' })
    expect(read('grey_fabric', 'HSN 5208 42 per mtr cambric').values).toMatchObject({ hsCode: '5208', basePrice: 42 })
    expect(read('yarn', 'HSN 5205 24 Ne carded 262').values).toMatchObject({ count: '24 Ne', basePrice: 262 })
  })

  test('with its dot it is no price', () => {
    expect(read('chemical_dye', '3809.91 Silicone softener emulsion, 120 kg drum').values).not.toHaveProperty(
      'basePrice',
    )
  })

  test('a length behind four digits is no part of it', () => {
    expect(read('grey_fabric', 'HSN 5208 1000 m poplin 60x60/92x88 63"').values).toMatchObject({ hsCode: '5208' })
  })
})

describe('the country of origin', () => {
  test.each<[string, string]>([
    ['30s combed cotton yarn 262/kg, origin India', 'IN'],
    ['Country of origin: Sri Lanka, 40s combed cotton yarn', 'LK'],
    ['2/28 Nm acrylic yarn made in Turkey', 'TR'],
    ['30s cotton yarn COO INDIA 262/kg', 'IN'],
    ['30s cotton yarn, Vietnam origin', 'VN'],
    ['30s cotton yarn made in Surat', 'IN'],
    ['30s cotton yarn, country of origin: P.R. China', 'CN'],
    ['30s cotton yarn, origin: TR', 'TR'],
  ])('%s', (line, country) => {
    const reading = read('yarn', line)
    expect(reading.values.originCountry).toBe(country)
    expect(reading.understood.some(({ name }) => name === 'originCountry')).toBe(true)
    expect(reading.rest).toBe('')
  })

  test('a colour behind the words of the tariff is no country', () => {
    const { values } = read('thread', '52042010 cotton sewing thread, 8 m skeins, Turkey red')
    expect(values).not.toHaveProperty('originCountry')
    expect(read('thread', '5508.10 sewing thread 20/2, CIF Chittagong, Bangladesh').values).not.toHaveProperty(
      'originCountry',
    )
  })

  test.each([
    'Twill from Vietnam yarn, 20x16',
    'Cotton fabric from Egyptian cotton 60x60',
    'Fabric from Japan machine, poly crepe',
    'Orders for fabric from Germany, twill',
    'Enquiry for fabric from Bangladesh buyer',
  ])('the cloth of "%s" is from no country', (line) => {
    expect(read('finish_fabric', line).values).not.toHaveProperty('originCountry')
  })

  test('cloth that a line says is from a country is', () => {
    expect(read('finish_fabric', 'Fabric from China, 150 cm').values).toMatchObject({ originCountry: 'CN' })
  })

  test.each([
    ['greige fabric from Pakistan cotton 20x20', 'PK'],
    ['grey denim from Pakistan mills 10 oz', 'PK'],
    ['twill from Vietnam quality 20x16', 'VN'],
    ['No min order for denim from Turkey 12 oz', 'TR'],
  ])('%s', (line, country) => {
    expect(read('grey_fabric', line).values).toMatchObject({ originCountry: country })
  })

  test('the silk that cloth is of is no name of it', () => {
    const { values } = read('finish_fabric', 'satin from China silk 19 mm')
    expect(values).toMatchObject({ originCountry: 'CN', fabricName: 'Satin', fiberType: ['Silk'] })
  })

  test.each([
    '30s cotton yarn made in house',
    '30s cotton yarn, origin NC',
    'cotton of good origin 30s',
    '30s in cotton, made in own mill',
  ])('none in "%s"', (line) => {
    expect(read('yarn', line).values).not.toHaveProperty('originCountry')
  })
})
