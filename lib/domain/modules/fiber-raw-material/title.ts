import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble, titleCase } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { fibreLengthMm } from './fibre-facts'

/** How a title says the preparation of bast fibre, where it differs from the list. */
const PREPARED: Readonly<Record<string, string>> = { 'Raw or retted': 'Raw', 'Bast tow': 'Tow' }

/** Names in titles where they differ from the list. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  'S-6': 'Shankar-6',
  PSF: 'Polyester Staple Fibre',
  VSF: 'Viscose Staple Fibre',
  Modal: 'Modal Staple Fibre',
  Lyocell: 'Lyocell Staple Fibre',
  Acrylic: 'Acrylic Staple Fibre',
  Nylon: 'Nylon Staple Fibre',
  PP: 'Polypropylene Staple Fibre',
  'Special man-made': 'Staple Fibre',
  'Regenerated fibre': 'Regenerated Fibre',
  'PET textile grade': 'PET Textile Grade',
  'PET bottle grade': 'PET Bottle Grade',
}
const STAPLE = /Staple Fibre$/

/** The title that a fibre trader would write; "" while the values say too little. */
export function fibreTitle(facts: Facts): string {
  const { words } = facts
  const word = (name: string) => textValue(words, name)
  const number = (name: string) => numberValue(words, name)
  const unit = (name: string, behind: string, before = '') => {
    const value = number(name)
    return value === null ? '' : `${before}${spoken(value)}${behind}`
  }
  const family = word('fiberFamily')
  const variety = LONG_NAMES[word('variety')] ?? word('variety')
  const fibre = Array.isArray(words.fiberType) ? String(words.fiberType[0] ?? '') : ''
  const isDyed = word('color') !== '' && word('color') !== 'Ecru'
  const crop = word('cropSeason') ? `${word('cropSeason')} Crop` : ''
  switch (family) {
    case '':
      return ''
    case 'Cotton':
      return join(word('preparation') === 'Linters' ? [variety, 'Cotton Linters'] : [variety, 'Raw Cotton'], [
        unit('stapleLength', ' mm'),
        unit('micronaire', ' Mic'),
        unit('rd', ' Rd'),
        word('usdaGrade'),
        crop,
        word('ginning') ? `${word('ginning')} Ginned` : '',
      ])
    case 'Wool':
    case 'Fine hair':
      return join(
        [word('preparation'), variety, family === 'Wool' ? 'Wool' : variety ? '' : 'Fine Hair'],
        [unit('micron', ' Micron'), unit('stapleLength', ' mm'), unit('yield', ' % Yield'), word('grade')],
      )
    case 'Tops':
      return join(
        [unit('fiberDenier', 'D'), variety || fibre, /merino|crossbred|wool/i.test(variety) ? 'Wool' : '', 'Tops'],
        [unit('micron', ' Micron'), unit('hauteur', ' mm Hauteur'), unit('topWeight', ' g/m'), word('color')],
      )
    case 'Silk':
      return join(
        [variety, word('preparation') === 'Cocoons' ? 'Silk Cocoons' : 'Raw Silk'],
        [word('silkSize') ? `${word('silkSize')} Den` : '', word('grade')],
      )
    case 'Bast':
      return join(
        word('preparation') === ''
          ? [titleCase(variety || 'Bast'), 'Fibre']
          : [titleCase(variety || 'Bast Fibre'), PREPARED[word('preparation')] ?? word('preparation')],
        [unit('stapleLength', ' mm'), word('grade'), unit('strength', ' g/tex'), crop],
      )
    case 'Polymer chips':
      return join(
        [LONG_NAMES[word('polymer')] ?? word('polymer'), 'Chips'],
        [
          unit('iv', '', 'IV '),
          unit('relativeViscosity', '', 'RV '),
          unit('mfi', '', 'MFI '),
          titleCase(word('lustre')),
          titleCase(word('packageType')),
        ],
      )
    case 'Pulp':
      return join(
        [titleCase(variety), /pulp/i.test(variety) ? '' : 'Dissolving Pulp'],
        [unit('alpha', ' % Alpha'), unit('viscosity', ' ml/g')],
      )
    case 'Tow':
      return join(
        [unit('fiberDenier', 'D'), fibre, 'Tow'],
        [unit('towDenier', ' den'), titleCase(word('lustre')), isDyed ? word('color') : 'Raw White'],
      )
    default:
      return stapleTitle(facts, family, isDyed)
  }
}

/** 1.4D × 38 mm Polyester Staple Fibre, Semi-Dull, Raw White. */
function stapleTitle(facts: Facts, family: string, isDyed: boolean): string {
  const { words } = facts
  const length = fibreLengthMm(facts)
  const denier = numberValue(words, 'fiberDenier')
  const size = [denier === null ? '' : `${spoken(denier)}D`, length === null ? '' : `${spoken(length)} mm`]
    .filter(Boolean)
    .join(' × ')
  const recycled = numberValue(words, 'recycledContent') === 100 && family !== 'Regenerated fibre' ? 'Recycled' : ''
  const cross = textValue(words, 'crossSection')
  const name = LONG_NAMES[family] ?? `${family} Fibre`
  const fibre = Array.isArray(words.fiberType) ? String(words.fiberType[0] ?? '') : ''
  const isNamed = STAPLE.test(name) && name !== 'Staple Fibre'
  const lustre = titleCase(textValue(words, 'lustre'))
  const colour = textValue(words, 'color')
  return join(
    [size, recycled, isNamed ? '' : fibre, name],
    [cross === 'Round' ? '' : titleCase(cross), lustre, isDyed ? colour : /White/.test(lustre) ? '' : 'Raw White'],
  )
}

/** "29 mm · 3.9 mic", "1.4 den · 38 mm", "19.5 µm · 75 mm", "IV 0.62". */
export function fibreKeyFact(facts: Facts): string {
  const { words } = facts
  const [length, denier] = [fibreLengthMm(facts), numberValue(words, 'fiberDenier')]
  const [mic, micron] = [numberValue(words, 'micronaire'), numberValue(words, 'micron')]
  const [iv, alpha, rv] = [
    numberValue(words, 'iv'),
    numberValue(words, 'alpha'),
    numberValue(words, 'relativeViscosity'),
  ]
  return [
    denier === null ? '' : `${spoken(denier)} den`,
    micron === null ? '' : `${spoken(micron)} µm`,
    length === null ? '' : `${spoken(length)} mm`,
    mic === null ? '' : `${spoken(mic)} mic`,
    iv === null ? '' : `IV ${spoken(iv)}`,
    rv === null ? '' : `RV ${spoken(rv)}`,
    alpha === null ? '' : `${spoken(alpha)} % alpha`,
    textValue(words, 'silkSize') ? `${textValue(words, 'silkSize')} den` : '',
    textValue(words, 'fiberFamily') === 'Bast' ? textValue(words, 'grade') : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

const join = (head: readonly string[], tail: readonly string[]): string =>
  assemble(head.filter(Boolean), tail.filter(Boolean))
