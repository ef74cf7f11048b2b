import type { Condition } from '@/lib/domain/fields/field'
import { closedVocabulary, openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'
import { MAY_BE_FILAMENT, MAY_BE_SPUN, unlessOtherThan } from './families'

/** Statuses of yarn without a shade. */
const UNDYED = ['Grey', 'Half-bleached', 'Full bleached', 'Optical white', 'RFD']

/** V6. */
export const dyeingStatuses = openVocabulary([
  option('Grey', 'raw white, ecru, greige, undyed, grey yarn'),
  option('Half-bleached', 'semi-bleached'),
  option('Full bleached', 'bleached, fully bleached'),
  option('Optical white', 'OBA white, super white'),
  option('RFD', 'ready for dyeing'),
  'Dyed',
  option('Package dyed', 'cheese dyed, cone dyed, yarn dyed'),
  option('Hank dyed', 'skein dyed'),
  option('Fibre dyed', 'stock dyed, fiber dyed, tinto in fiocco'),
  option('Top dyed', 'tops dyed'),
  option('Dope dyed', 'solution dyed, spun dyed, mass dyed'),
  option('Melange', 'mélange, heather, grey melange, gray melange'),
  option('Space dyed', 'multi dyed'),
  option('Indigo rope dyed', 'indigo dyed, indigo'),
  option('Sulphur dyed', 'sulfur dyed'),
  'Printed',
  option('Mercerised dyed', 'mercerized dyed'),
])

/** Whether the yarn has a colour: any status except the undyed ones, also the seller's own word. */
export const IS_COLOURED: Condition = {
  all: [{ field: 'dyeingStatus', filled: true }, { not: { field: 'dyeingStatus', in: UNDYED } }],
}

/** V7. Hanks are a main package: India's spinners must pack part of their yarn so. */
export const conePackages = openVocabulary([
  ...optionGroup('Cone', [
    option('Cone', 'cones, paper cone'),
    option('Paper cone 5°57′', 'autoconer cone, 5°57', { note: 'autoconer' }),
    option('Paper cone 4°20′', '4°20'),
    option('Paper cone 9°15′', '9°15, waxed knitting cone', { note: 'waxed, for knitting' }),
    'Plastic cone',
  ]),
  ...optionGroup('Cheese', [
    option('Dye cheese', 'soft package, perforated cheese, dye package'),
    option('Cheese', 'cheeses'),
    option('Parallel tube', 'cylindrical cheese'),
  ]),
  ...optionGroup('Hank', [
    option('Hank', 'hanks', { offeredWhen: MAY_BE_SPUN }),
    option('Hank, plain reel', 'plain reel, plain reel hank', { offeredWhen: MAY_BE_SPUN }),
    option('Hank, cross reel', 'cross reel, cross reel hank', { note: '840 yd', offeredWhen: MAY_BE_SPUN }),
  ]),
  ...optionGroup('Bobbin', [
    option('Bobbin', 'tube, POY bobbin, FDY bobbin, DTY bobbin'),
    'Pirn',
    option('Cop', 'ring cop'),
    'Spool',
  ]),
  ...optionGroup('Beam and ball', [option('Warp beam', 'beam'), 'Sectional beam', option('Ball', 'skein, ball skein')]),
])

/** V8: spun yarn, filament, silk, wool and jute each have their own grades. */
export const grades = openVocabulary([
  ...optionGroup(
    'Spun',
    [
      option('Export', 'export quality, contamination controlled'),
      option('Hosiery first', 'hosiery'),
      option('Warp first', 'warp'),
      'Weft',
      option('Standard', 'regular'),
      option('Off-grade', 'off quality, rejection'),
    ],
    MAY_BE_SPUN,
  ),
  ...optionGroup('Filament and silk', ['AA', 'A', 'B'], MAY_BE_FILAMENT),
  ...optionGroup('Filament', [option('C', 'waste, C grade')], MAY_BE_FILAMENT),
  ...optionGroup('Silk', ['6A', '5A', '4A', '3A', '2A'], unlessOtherThan('Silk')),
  ...optionGroup(
    'Wool',
    ['Super 80s', 'Super 100s', 'Super 110s', 'Super 120s', 'Super 130s', 'Super 150s'],
    unlessOtherThan('Worsted', 'Woollen', 'Specialty hair'),
  ),
  ...optionGroup('Jute', ['Sacking', 'Hessian', 'CRX', 'CRT'], unlessOtherThan('Jute')),
])

/** V9. */
export const qualityPoints = openVocabulary([
  option('Contamination controlled', 'PP cleared, contamination free'),
  option('Uster cleared', 'Siro cleared, electronically cleared'),
  option('Auto-coned, spliced', 'autoconed, spliced, knotless'),
  'Waxed',
  'Unwaxed',
  'TFO doubled',
  'Ring doubled',
  'Uster 5%',
  'Uster 25%',
  'Uster 50%',
  'Low hairiness',
  option('Dyed fastness 4+', 'fastness 4+'),
  option('Barré-free', 'barre free'),
  'Knit-tested',
])

/** Lustre and intermingling of filament, finish of spun yarn; DTY is sold by both together ("SD NIM"). */
export const yarnFinishes = openVocabulary([
  ...optionGroup(
    'Lustre',
    [
      option('Semi-dull', 'SD'),
      option('Bright', 'BRT'),
      option('Trilobal bright', 'TBR, trilobal, bright trilobal'),
      option('Full dull', 'FD'),
      option('Cationic', 'CDP'),
    ],
    MAY_BE_FILAMENT,
  ),
  ...optionGroup(
    'Intermingling',
    [
      option('NIM', 'non-intermingled'),
      option('LIM', 'low intermingled'),
      option('SIM', 'semi-intermingled'),
      option('HIM', 'high intermingled'),
      option('Roto', 'rotoset'),
    ],
    MAY_BE_FILAMENT,
  ),
  ...optionGroup(
    'Lustre with intermingling',
    [
      ['Semi-dull', 'SD'],
      ['Bright', 'BRT'],
      ['Full dull', 'FD'],
      ['Cationic', 'CDP'],
    ].flatMap(([lustre, short]) =>
      ['NIM', 'SIM', 'HIM'].map((mingle) =>
        option(`${lustre} ${mingle}`, `${mingle} ${lustre}, ${short} ${mingle}, ${mingle} ${short}`),
      ),
    ),
    MAY_BE_FILAMENT,
  ),
  ...optionGroup('Spun', ['Waxed', 'Unwaxed', 'Gassed', option('Mercerised', 'mercerized')], MAY_BE_SPUN),
  ...optionGroup('Handle', [option('Soft', 'softened')]),
])

/** Intended use, the sub-category of the yarn market. */
export const yarnUses = openVocabulary([
  option('Hosiery', 'knitting, hosiery yarn'),
  option('Hand knitting', 'hand knit, hand knitting yarn'),
  option('Sweater', 'sweaters, knitwear, pullover'),
  'Socks',
  option('Weaving', 'for weaving'),
  option('Weaving warp', 'warp, warping'),
  option('Weaving weft', 'weft'),
  option('Towel', 'terry'),
  'Denim',
  option('Sewing-thread feed', 'sewing thread'),
  'Carpet',
  'Blanket',
  'Embroidery',
  option('Warp-knit', 'warp knitting'),
  option('Label and tape', 'label, tape, label/tape'),
  option('Industrial', 'technical use'),
])

/** V10. */
export const twistDirections = closedVocabulary(['Z', 'S'])
export const twistUnits = closedVocabulary(['TPI', 'TPM'])
