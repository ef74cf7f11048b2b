import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import type { HsResult } from '@/lib/domain/modules/define-module'
import { isManMade, isMetal, isPlastic, isTextile } from './materials'

/** What the tariff asks of a trim (HS 2022). */
export interface Trim {
  trimType: string
  trimStyle: string
  material: string
  structure: string
  /** Of labels and patches. */
  labelType: string
  zip: { teeth: string; ends: string }
  interlining: { fusing: string; base: string; adhesive: string }
}

const unsure = missing([], 'The tariff classes these goods by facts that this form does not have: ask your broker.')
const askMaterial = missing(['material'], 'Enter the material. The heading depends on it.')

/** The customs code of a trim; only the heading where no more is sure, and nothing where that is open. */
export function suggestTrimHs(trim: Trim): HsResult {
  const { trimType } = trim
  if (trimType === '') return missing(['trimType'], 'Choose the trim type. Every heading depends on it.')
  const judge = BY_TYPE[trimType]
  return judge ? judge(trim) : unsure
}

function button({ material, trimStyle }: Trim): HsResult {
  if (trimStyle === 'Frog') return found('6217', 'a frog of textile, an accessory of clothing')
  if (trimStyle === 'Covered') return found('9606', 'a covered button', ['960629'])
  if (isMetal(material)) return found('960622', `buttons of ${material.toLowerCase()}`)
  if (isPlastic(material)) return found('960621', `buttons of ${material.toLowerCase()}, a plastic`)
  if (/^(?:Shell|Corozo|Coconut|Wood|Horn|Bone|Leather|Glass)$/.test(material))
    return found('960629', `buttons of ${material.toLowerCase()}`)
  return found('9606', 'a button', ['960621', '960622', '960629'])
}

function zipper({ zip }: Trim): HsResult {
  if (zip.ends === 'Long chain') return found('960720', 'chain by the metre, a part of slide fasteners', ['960719'])
  if (zip.teeth === 'Metal') return found('960711', 'teeth of metal')
  if (zip.teeth === 'Coil' || zip.teeth === 'Vislon' || zip.ends === 'Invisible')
    return found('960719', 'teeth of plastic')
  return found('9607', 'a slide fastener', ['960711', '960719'])
}

/** Metal fittings, which are plastic articles when they are of plastic. */
const fitting =
  (code: HsCode): Judge =>
  ({ material, trimType }) => {
    if (isMetal(material)) return found(code, `${trimType.toLowerCase()} of ${material.toLowerCase()}`)
    if (isPlastic(material)) return found('392690', `${trimType.toLowerCase()} of plastic`)
    return material === '' ? askMaterial : unsure
  }

function hookAndEye(trim: Trim): HsResult {
  // Hooks on a tape are made up of textile and metal.
  return trim.trimStyle === 'Hook and eye tape' ? unsure : fitting('830810')(trim)
}

function elastic({ structure, trimStyle, material }: Trim): HsResult {
  if (trimStyle === 'Cord elastic' || trimStyle === 'Clear elastic' || /^(?:TPU|Rubber|Silicone)$/.test(material))
    return unsure
  if (structure === 'Woven') return found('580620', 'woven elastic')
  if (structure === 'Knitted' || structure === 'Crochet') return found('6002', 'knitted elastic up to 30 cm wide')
  if (structure === 'Braided') return found('580810', 'braid in the piece')
  return structure === '' ? missing(['structure'], 'Enter how the elastic is made: woven, knitted or braided.') : unsure
}

function tape({ structure, material, trimType, trimStyle }: Trim): HsResult {
  if (structure === 'Braided') return found('580810', 'braid in the piece')
  const isWoven = structure === 'Woven' || (structure === '' && trimType === 'Ribbon')
  if (structure === '' && !isWoven)
    return missing(['structure'], 'Enter how the tape is made: woven, knitted or braided.')
  if (!isWoven || /^(?:Seam-seal|Stay|Reflective)/.test(trimStyle)) return unsure
  if (trimStyle === 'Velvet ribbon') return found('580610', 'woven ribbon with pile')
  if (material === '') return found('5806', 'narrow woven tape', ['580631', '580632'])
  if (material === 'Cotton') return found('580631', 'narrow woven tape of cotton')
  if (isManMade(material)) return found('580632', `narrow woven tape of ${material.toLowerCase()}`)
  if (/^(?:Silk|Jute|Linen|Wool)$/.test(material))
    return found('580639', `narrow woven tape of ${material.toLowerCase()}`)
  return found('5806', 'narrow woven tape')
}

function lace({ trimStyle, material }: Trim): HsResult {
  switch (trimStyle) {
    case 'Guipure':
      return found('581010', 'embroidery without visible ground')
    case 'Schiffli':
      return found('5810', 'embroidery in strips')
    case 'Handmade lace':
      return found('580430', 'hand-made lace')
    case 'Leavers':
      if (material === '') return askMaterial
      return found(isManMade(material) ? '580421' : '580429', `mechanically made lace of ${material.toLowerCase()}`)
    case '':
      return missing(
        ['trimStyle'],
        'Choose the style of the lace. Knitted, woven and embroidered lace have their own headings.',
      )
    default:
      return unsure
  }
}

function label({ labelType, material }: Trim): HsResult {
  if (labelType === 'Woven') return found('580710', 'woven label, not embroidered')
  if (labelType === 'Embroidered') return found('5810', 'embroidered motif')
  if (material === 'Paper') return found('4821', 'label of paper')
  const isOnTape = ['Printed', 'Satin', 'Care', 'Size'].includes(labelType)
  if (isOnTape && isTextile(material)) return found('580790', `printed label of ${material.toLowerCase()}`)
  if (labelType === '')
    return missing(['labelType'], 'Choose the type of label. Woven and printed labels have their own headings.')
  return isOnTape && material === '' ? askMaterial : unsure
}

function interliningCode({ interlining: { fusing, base, adhesive } }: Trim): HsResult {
  if (fusing === '' || base === '') return missing(['interlining'], 'Enter the base cloth and whether it is fusible.')
  if (base === 'Nonwoven') return found('5603', 'nonwoven interlining')
  if (fusing !== 'Fusible' || base === 'Hair canvas') return unsure
  const code = adhesive === 'PVC' ? '590310' : adhesive === 'PU' ? '590320' : '590390'
  return found(code, `${base.toLowerCase()} cloth coated with adhesive`)
}

/** Small decoration by its material. */
function decoration({ material, trimType }: Trim): HsResult {
  if (material === 'Glass') return found('701810', `${trimType.toLowerCase()}s of glass`)
  if (isPlastic(material)) return found('392690', `${trimType.toLowerCase()}s of plastic`)
  if (isMetal(material) && trimType !== 'Stone') return found('830890', `${trimType.toLowerCase()}s of base metal`)
  return material === '' ? askMaterial : unsure
}

type Judge = (trim: Trim) => HsResult

const BY_TYPE: Readonly<Record<string, Judge>> = {
  Button: button,
  'Snap button': ({ trimStyle }) => (trimStyle === 'Snap tape' ? unsure : found('960610', 'snap fasteners')),
  Zipper: zipper,
  'Zipper slider': () => found('960720', 'a part of slide fasteners'),
  'Hook and eye': hookAndEye,
  Eyelet: fitting('830810'),
  Rivet: ({ material, trimStyle }) =>
    trimStyle === 'Decorative stud' ? unsure : fitting('830820')({ ...EMPTY, trimType: 'Rivet', material }),
  Buckle: fitting('830890'),
  'Ring or adjuster': fitting('830890'),
  'Cord stopper': fitting('8308'),
  'Safety pin': ({ material }) =>
    /^(?:Iron|Steel|Stainless steel)$/.test(material)
      ? found('731940', `safety pins of ${material.toLowerCase()}`)
      : material === ''
        ? askMaterial
        : unsure,
  'Rib collar and cuff': () => found('611790', 'knitted collars and cuffs, parts of garments'),
  Elastic: elastic,
  Tape: tape,
  Ribbon: tape,
  Lace: lace,
  Braid: ({ structure }) => (structure === 'Braided' ? found('580810', 'braid in the piece') : unsure),
  Fringe: ({ structure }) => (structure === '' ? found('580890', 'ornamental trimming in the piece') : unsure),
  Tassel: () => found('580890', 'tassels and pompons'),
  'Hook and loop tape': ({ material }) => (isTextile(material) ? found('5806', 'narrow woven tape') : unsure),
  Label: label,
  Patch: label,
  Hangtag: ({ material }) =>
    material === 'Paper' ? found('4821', 'tag of paper') : material === '' ? askMaterial : unsure,
  Interlining: interliningCode,
  'Shoulder pad': ({ material }) => (isTextile(material) ? found('6217', 'shoulder pads of textile') : unsure),
  'Collar stay': ({ material }) => (isPlastic(material) ? found('3926', 'collar stays of plastic') : unsure),
  Sequin: decoration,
  Bead: decoration,
  Stone: decoration,
}

const EMPTY: Trim = {
  trimType: '',
  trimStyle: '',
  material: '',
  structure: '',
  labelType: '',
  zip: { teeth: '', ends: '' },
  interlining: { fusing: '', base: '', adhesive: '' },
}
