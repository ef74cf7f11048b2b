import type { Colouration, WeaveGroup } from './cloth'

/** The subheadings of cloth in HS 2022, each with its text. Digits after the sixth differ between countries. */

const STATES: readonly Colouration[] = ['Unbleached', 'Bleached', 'Dyed', 'Yarn-dyed', 'Printed']

/** In words of a subheading. */
export const STATE_WORDS: Readonly<Record<Colouration, string>> = {
  Unbleached: 'unbleached',
  Bleached: 'bleached',
  Dyed: 'dyed',
  'Yarn-dyed': 'of yarns of different colours',
  Printed: 'printed',
}

/** The fifth digit of a heading with one step for each state. */
export const stateDigit = (state: Colouration): number => STATES.indexOf(state) + 1

/** The last digit where unbleached and bleached are one: 1, 2, 3, 4. */
export const joinedDigit = (state: Colouration): number => Math.max(1, STATES.indexOf(state))

const WEIGHTS = ['up to 25 g/m²', 'above 25 to 70 g/m²', 'above 70 to 150 g/m²', 'above 150 g/m²']

type Row = readonly [code: string, text: string]

function cotton(heading: string, what: string, rows: Readonly<Record<number, string>>): Row[] {
  return Object.entries(rows).flatMap(([digit, weaves]) =>
    weaves.split(' ').map((last): Row => {
      const state = STATES[Number(digit) - 1] ?? 'Unbleached'
      return [
        `${heading}${digit}${last}`,
        `${what}, ${STATE_WORDS[state]}, ${WEAVES[heading]?.[last] ?? 'other weaves'}`,
      ]
    }),
  )
}

const LIGHT_WEAVES = {
  1: 'plain, up to 100 g/m²',
  2: 'plain, above 100 g/m²',
  3: '3- or 4-thread twill',
  9: 'other weaves',
}
const HEAVY_WEAVES = { 1: 'plain', 2: '3- or 4-thread twill', 9: 'other weaves' }
const WEAVES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  5208: LIGHT_WEAVES,
  5209: HEAVY_WEAVES,
  5210: HEAVY_WEAVES,
  5211: HEAVY_WEAVES,
}

const joined = (stem: string, what: string): Row[] =>
  ['unbleached or bleached', 'dyed', 'of yarns of different colours', 'printed'].map((state, at) => [
    `${stem}${at + 1}`,
    `${what}, ${state}`,
  ])

const each = (stem: string, what: string): Row[] =>
  STATES.map((state) => [`${stem}${stateDigit(state)}`, `${what}, ${STATE_WORDS[state]}`])

const HEADINGS: ReadonlyMap<string, string> = new Map<string, string>([
  ['500720', 'Woven fabrics of silk, 85% or more silk'],
  ['500790', 'Woven fabrics of silk, other'],
  ['511111', 'Woven fabrics of carded wool, 85% or more wool, up to 300 g/m²'],
  ['511119', 'Woven fabrics of carded wool, 85% or more wool, above 300 g/m²'],
  ['511211', 'Woven fabrics of combed wool, 85% or more wool, up to 200 g/m²'],
  ['511219', 'Woven fabrics of combed wool, 85% or more wool, above 200 g/m²'],
  ['511120', 'Woven fabrics of carded wool, mixed with man-made filaments'],
  ['511130', 'Woven fabrics of carded wool, mixed with man-made staple fibres'],
  ['511190', 'Woven fabrics of carded wool, other'],
  ['511220', 'Woven fabrics of combed wool, mixed with man-made filaments'],
  ['511230', 'Woven fabrics of combed wool, mixed with man-made staple fibres'],
  ['511290', 'Woven fabrics of combed wool, other'],
  ...cotton('5208', 'Woven fabrics of cotton, 85% or more cotton, up to 200 g/m²', {
    1: '1 2 3 9',
    2: '1 2 3 9',
    3: '1 2 3 9',
    4: '1 2 3 9',
    5: '1 2 9',
  }),
  ...cotton('5209', 'Woven fabrics of cotton, 85% or more cotton, above 200 g/m²', {
    1: '1 2 9',
    2: '1 2 9',
    3: '1 2 9',
    4: '1 9',
    5: '1 2 9',
  }),
  ['520942', 'Denim, 85% or more cotton, above 200 g/m²'],
  [
    '520943',
    'Woven fabrics of cotton, 85% or more cotton, above 200 g/m², of yarns of different colours, other 3- or 4-thread twill',
  ],
  ...cotton('5210', 'Woven fabrics of cotton mixed with man-made fibres, up to 200 g/m²', {
    1: '1 9',
    2: '1 9',
    3: '1 2 9',
    4: '1 9',
    5: '1 9',
  }),
  ...cotton('5211', 'Woven fabrics of cotton mixed with man-made fibres, above 200 g/m²', {
    1: '1 2 9',
    3: '1 2 9',
    4: '1 9',
    5: '1 2 9',
  }),
  ['521120', 'Woven fabrics of cotton mixed with man-made fibres, above 200 g/m², bleached'],
  ['521142', 'Denim, of cotton mixed with man-made fibres, above 200 g/m²'],
  [
    '521143',
    'Woven fabrics of cotton mixed with man-made fibres, above 200 g/m², of yarns of different colours, other twill',
  ],
  ...each('52121', 'Other woven fabrics of cotton, up to 200 g/m²'),
  ...each('52122', 'Other woven fabrics of cotton, above 200 g/m²'),
  ['530911', 'Woven fabrics of flax, 85% or more flax, unbleached or bleached'],
  ['530919', 'Woven fabrics of flax, 85% or more flax, other'],
  ['530921', 'Woven fabrics of flax, below 85% flax, unbleached or bleached'],
  ['530929', 'Woven fabrics of flax, below 85% flax, other'],
  ['531010', 'Woven fabrics of jute, unbleached'],
  ['531090', 'Woven fabrics of jute, other'],
  ['531100', 'Woven fabrics of other vegetable textile fibres'],
  ...joined('54074', 'Woven fabrics of nylon filament, 85% or more nylon'),
  ...joined('54075', 'Woven fabrics of textured polyester filament, 85% or more'),
  ['540761', 'Woven fabrics of polyester filament, 85% or more not textured'],
  ['540769', 'Woven fabrics of polyester filament, 85% or more, other'],
  ...joined('54077', 'Woven fabrics of synthetic filament, 85% or more'),
  ...joined('54078', 'Woven fabrics of synthetic filament mixed with cotton'),
  ...joined('54079', 'Woven fabrics of synthetic filament, other'),
  ...joined('54082', 'Woven fabrics of artificial filament, 85% or more'),
  ...joined('54083', 'Woven fabrics of artificial filament, other'),
  ['551211', 'Woven fabrics of polyester staple fibres, 85% or more, unbleached or bleached'],
  ['551219', 'Woven fabrics of polyester staple fibres, 85% or more, other'],
  ['551221', 'Woven fabrics of acrylic staple fibres, 85% or more, unbleached or bleached'],
  ['551229', 'Woven fabrics of acrylic staple fibres, 85% or more, other'],
  ['551291', 'Woven fabrics of synthetic staple fibres, 85% or more, unbleached or bleached'],
  ['551299', 'Woven fabrics of synthetic staple fibres, 85% or more, other'],
  ...mixedWithCotton('5513', 'up to 170 g/m²', '11 12 13 19 21 23 29 31 39 41 49'),
  ...mixedWithCotton('5514', 'above 170 g/m²', '11 12 19 21 22 23 29 30 41 42 43 49'),
  ['551511', 'Woven fabrics of polyester staple fibres mixed with viscose staple fibres'],
  ['551512', 'Woven fabrics of polyester staple fibres mixed with man-made filaments'],
  ['551513', 'Woven fabrics of polyester staple fibres mixed with wool or fine hair'],
  ['551519', 'Woven fabrics of polyester staple fibres, other mixtures'],
  ['551521', 'Woven fabrics of acrylic staple fibres mixed with man-made filaments'],
  ['551522', 'Woven fabrics of acrylic staple fibres mixed with wool or fine hair'],
  ['551529', 'Woven fabrics of acrylic staple fibres, other mixtures'],
  ['551591', 'Woven fabrics of other synthetic staple fibres mixed with man-made filaments'],
  ['551599', 'Woven fabrics of other synthetic staple fibres, other mixtures'],
  ...joined('55161', 'Woven fabrics of artificial staple fibres, 85% or more'),
  ...joined('55162', 'Woven fabrics of artificial staple fibres mixed with man-made filaments'),
  ...joined('55163', 'Woven fabrics of artificial staple fibres mixed with wool or fine hair'),
  ...joined('55164', 'Woven fabrics of artificial staple fibres mixed with cotton'),
  ...joined('55169', 'Woven fabrics of artificial staple fibres, other mixtures'),
  ...(['11', '12', '13', '14'] as const).map(
    (last, at): Row => [`5603${last}`, `Nonwovens of man-made filaments, ${WEIGHTS[at]}`],
  ),
  ...(['91', '92', '93', '94'] as const).map((last, at): Row => [`5603${last}`, `Other nonwovens, ${WEIGHTS[at]}`]),
  ['580110', 'Woven pile fabrics of wool or fine hair'],
  ['580122', 'Cut corduroy of cotton'],
  ['580132', 'Cut corduroy of man-made fibres'],
  ['580190', 'Woven pile fabrics of other textile materials'],
  ['580210', 'Terry towelling of cotton'],
  ['580220', 'Terry towelling of other textile materials'],
  ['580300', 'Gauze'],
  ['580620', 'Narrow woven fabrics, 5% or more elastane or rubber thread'],
  ['580631', 'Narrow woven fabrics of cotton'],
  ['580632', 'Narrow woven fabrics of man-made fibres'],
  ['580639', 'Narrow woven fabrics of other textile materials'],
  ['581091', 'Other embroidery of cotton'],
  ['581092', 'Other embroidery of man-made fibres'],
  ['581099', 'Other embroidery of other textile materials'],
  ['590310', 'Textile fabrics coated or laminated with PVC'],
  ['590320', 'Textile fabrics coated or laminated with polyurethane'],
  ['590390', 'Textile fabrics coated or laminated with other plastics'],
  ['590691', 'Rubberised textile fabrics, knitted'],
  ['590699', 'Rubberised textile fabrics, other'],
  ['600240', 'Knitted fabrics up to 30 cm wide, 5% or more elastane, without rubber'],
  ['600310', 'Knitted fabrics up to 30 cm wide, of wool or fine hair'],
  ['600320', 'Knitted fabrics up to 30 cm wide, of cotton'],
  ['600330', 'Knitted fabrics up to 30 cm wide, of synthetic fibres'],
  ['600340', 'Knitted fabrics up to 30 cm wide, of artificial fibres'],
  ['600390', 'Knitted fabrics up to 30 cm wide, other'],
  ['600410', 'Knitted fabrics wider than 30 cm, 5% or more elastane, without rubber'],
  ...joined('60052', 'Warp knit fabrics of cotton'),
  ['600536', 'Warp knit fabrics of synthetic fibres, unbleached or bleached'],
  ['600537', 'Warp knit fabrics of synthetic fibres, dyed'],
  ['600538', 'Warp knit fabrics of synthetic fibres, of yarns of different colours'],
  ['600539', 'Warp knit fabrics of synthetic fibres, printed'],
  ...joined('60054', 'Warp knit fabrics of artificial fibres'),
  ['600590', 'Warp knit fabrics, other'],
  ['600610', 'Knitted fabrics of wool or fine hair'],
  ...joined('60062', 'Knitted fabrics of cotton'),
  ...joined('60063', 'Knitted fabrics of synthetic fibres'),
  ...joined('60064', 'Knitted fabrics of artificial fibres'),
  ['600690', 'Knitted fabrics, other'],
  ['5007', 'Woven fabrics of silk or of silk waste'],
  ['5111', 'Woven fabrics of carded wool or of carded fine animal hair'],
  ['5112', 'Woven fabrics of combed wool or of combed fine animal hair'],
  ['5208', 'Woven fabrics of cotton, 85% or more cotton, up to 200 g/m²'],
  ['5209', 'Woven fabrics of cotton, 85% or more cotton, above 200 g/m²'],
  ['5210', 'Woven fabrics of cotton mixed with man-made fibres, up to 200 g/m²'],
  ['5211', 'Woven fabrics of cotton mixed with man-made fibres, above 200 g/m²'],
  ['5407', 'Woven fabrics of synthetic filament yarn'],
  ['5513', 'Woven fabrics of synthetic staple fibres mixed with cotton, up to 170 g/m²'],
  ['5514', 'Woven fabrics of synthetic staple fibres mixed with cotton, above 170 g/m²'],
  ['5603', 'Nonwovens'],
  ['5801', 'Woven pile fabrics'],
  ['5810', 'Embroidery in the piece'],
  ['5907', 'Textile fabrics otherwise coated'],
  ['6001', 'Pile fabrics, knitted, with terry fabrics'],
  ['6005', 'Warp knit fabrics'],
  ['6006', 'Other knitted fabrics'],
])

function mixedWithCotton(heading: string, weight: string, digits: string): Row[] {
  return digits
    .split(' ')
    .map((last) => [`${heading}${last}`, `Woven fabrics of synthetic staple fibres mixed with cotton, ${weight}`])
}

/** Whether the six digits exist. */
export const isFabricCode = (code: string): boolean => HEADINGS.has(code)

/** The text of a code or heading of cloth; "" for another. */
export const fabricHeading = (code: string): string => HEADINGS.get(code) ?? ''

/** All codes that can be suggested. */
export const FABRIC_CODES: readonly string[] = [...HEADINGS.keys()]

/** The last digit of a weave in the headings of cotton; null when this heading asks more of it. */
export function weaveDigit(heading: string, group: WeaveGroup, gsm: number): string {
  if (group === 'plain') return heading === '5208' && gsm > 100 ? '2' : '1'
  if (group !== 'twill') return '9'
  return heading === '5208' ? '3' : '2'
}
