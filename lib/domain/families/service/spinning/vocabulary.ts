import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** Words of job work from fibre to the finished package of yarn. */

export const jobType = openVocabulary([
  ...optionGroup('Spinning', [
    option(
      'Ring spinning',
      'ring, ring spinning job, ring spun, ring frame, ring frames, ring yarn spinning, RF spinning',
    ),
    option('Compact', 'compact spinning, compact spinning job, compact yarn, elitwist, suessen compact, siro compact'),
    option(
      'Open-end',
      'OE, O.E., OE spinning, open end spinning, rotor spinning, OE job, rotor spun, openend, open end spinning job',
    ),
    option('Vortex', 'MVS, vortex spinning, air-jet spinning, airjet spinning, murata vortex'),
  ]),
  ...optionGroup('Doubling and twisting', [
    option(
      'Doubling',
      'ring doubled, ring doubling, ring doubler, doubling job, ring doubling, TFO, doubling/TFO, two for one, two for one twisting, TFO twisting, 2 for 1 twisting, TFO doubling, ply doubling, yarn doubling, TFO job',
    ),
    option(
      'Twisting',
      'twisting job, twisting (TFO/4-for-1), 4 for 1, four for one, crepe twisting, high twist, filament twisting, embroidery twisting',
    ),
  ]),
  ...optionGroup('Filament', [
    option(
      'Texturising',
      'texturising (DTY), DTY, texturizing, texturising job, DTY texturising, draw texturising, POY to DTY, texturing, crimping, DTY job',
    ),
    option('Air-texturing', 'ATY, air texturising, air texturizing, air texturing, air-jet texturing'),
    option('Covering', 'covering (SCY/DCY/ACY), covering job, yarn covering, lycra covering, spandex covering'),
  ]),
  ...optionGroup('Winding', [
    option(
      'Winding',
      'rewinding, winding/rewinding, cone winding, autoconer winding, winding job, cheese winding, soft winding, autowinding',
    ),
    option('Reeling', 'reeling (hank), hank reeling, reeling job, hank making'),
    option('Waxing', 'waxing job, yarn waxing'),
    option('Cone packing', 'packing of cones, yarn packing'),
  ]),
  ...optionGroup('Yarn finishing', [
    option('Gassing', 'gassing job, gassed, gassed yarn, singeing of yarn, yarn singeing, gas singeing'),
    option(
      'Mercerising',
      'yarn mercerising, mercerizing, hank mercerising, mercerised yarn job, mercerised, mercerized',
    ),
    option('Conditioning', 'yarn conditioning, steaming, xorella, steam conditioning'),
    option('Heat-setting', 'heat setting, suessen heat setting, autoclave, heat set, heat-setting (suessen/autoclave)'),
  ]),
  ...optionGroup('Fibre', [option('Ginning and pressing', 'ginning, ginning job, cotton pressing, bale pressing')]),
])

/** The groups by which rates are compared. */
export const jobGroup = openVocabulary([
  option('Spinning', 'job spinning, spinning job, spinning mill job, katai'),
  option('Doubling and twisting', 'doubling and twisting job'),
  option('Texturising', 'texturising house'),
  option('Covering', 'covering house'),
  option('Winding and reeling', 'winding and reeling job'),
  option('Yarn finishing', 'yarn finishing job'),
  option('Ginning', 'gin'),
])

export const SPUN = ['Ring spinning', 'Compact', 'Open-end', 'Vortex'] as const
export const RINGS = ['Ring spinning', 'Compact'] as const
export const TWISTS = ['Doubling', 'Twisting'] as const
export const TEXTURES = ['Texturising', 'Air-texturing'] as const
export const WINDS = ['Winding', 'Reeling', 'Waxing', 'Cone packing'] as const
export const FINISHES = ['Gassing', 'Mercerising', 'Conditioning', 'Heat-setting'] as const

const GROUPS: ReadonlyArray<readonly [group: string, jobs: readonly string[]]> = [
  ['Spinning', SPUN],
  ['Doubling and twisting', TWISTS],
  ['Texturising', TEXTURES],
  ['Covering', ['Covering']],
  ['Winding and reeling', WINDS],
  ['Yarn finishing', FINISHES],
  ['Ginning', ['Ginning and pressing']],
]

/** The group of each job. */
export function groupOf(job: string): string {
  return GROUPS.find(([, jobs]) => jobs.includes(job))?.[0] ?? ''
}

export const isJob = (...jobs: readonly string[]): Condition => ({ field: 'jobType', in: jobs })

/** Who built the frames, rotors, texturisers and winders. */
export const spinningMakes = openVocabulary([
  ...optionGroup('Spinning', [
    option('LMW', 'lakshmi machine works, LR 6, LR6, LR9, LRJ9, lakshmi'),
    option('Rieter', 'rieter K44, rieter G33, rieter R60, rieter compact'),
    option('Zinser', 'zinser 351, zinser compact'),
    option('Toyota', 'toyoda RX, toyota RX 240, RX300'),
    option('Kirloskar Toyota', 'KTTM, kirloskar toyoda'),
    option('Marzoli', 'marzoli spinning'),
    option('Schlafhorst', 'autocoro, schlafhorst autocoro'),
    option('Savio', 'savio rotor, savio orion, savio polar'),
    option('Murata', 'muratec, MVS 861, MVS 870, murata 21C'),
    option('Suessen', 'elite compact, suessen elite'),
    option('Jingwei', 'jingwei ring frame'),
  ]),
  ...optionGroup('Texturising and twisting', [
    option('Himson', 'himson draw texturising'),
    option('Barmag', 'oerlikon barmag, barmag FK6, FK6, eFK'),
    option('Alidhra', 'aalidhra, alidhara, aalidhra DT 1000, meera alidhra'),
    option('Prerna', 'prerna TFO, prerna tex'),
    option('Saurer', 'volkmann, saurer volkmann, volkmann TFO'),
    option('Giudici', 'giudici texturing'),
    option('TMT', 'tmt machinery, teijin seiki'),
    option('Veejay Lakshmi', 'veejay TFO, VJ TFO'),
    option('SSM', 'SSM winding, ssm giudici'),
    option('Menegatto', 'menegatto covering'),
  ]),
])

export const spinPreparation = openVocabulary([
  option('Carded', 'KW, karded, card'),
  option('Combed', 'CW, kombed, super combed, fully combed'),
  option('Semi-combed', 'semi combed'),
])

export const yarnFeatures = openVocabulary([
  option('Slub', 'slub attachment, slubs, amsler'),
  option('Core-spun', 'core spun, lycra core, core spun attachment, corespun'),
  option('Siro', 'siro spun, sirospun'),
  option('Mélange', 'melange, grindle, fibre dyed'),
  option('Multi-count', 'multi count, multi twist'),
  option('Neppy', 'nep yarn, neps'),
  option('Contamination-controlled', 'contamination controlled, CC yarn'),
])

export const intermingling = openVocabulary([
  option('NIM', 'non intermingled, non-intermingled'),
  option('LIM', 'low intermingled, low-intermingled'),
  option('SIM', 'semi intermingled, slightly intermingled, semi-intermingled'),
  option('HIM', 'high intermingled, highly intermingled, high-intermingled'),
  option('Roto', 'roto yarn, rotto, 0 roto'),
])

export const coveringType = openVocabulary([
  option('Single covered', 'SCY, single covering, single covered yarn'),
  option('Double covered', 'DCY, double covering, double covered yarn'),
  option('Air covered', 'ACY, air covering, air covered yarn'),
])

export const packageOut = openVocabulary([
  option('Cone', 'cones, on cone, paper cone'),
  option('Cheese', 'cheeses, on cheese, paper tube'),
  option('Dye package', 'soft package, dye tube, spring, perforated tube'),
  option('Hank', 'hanks, on hank, reel hank'),
  option('Cop', 'cops, ring cop'),
  option('Bobbin', 'bobbins, spool'),
  option('Pressed bale', 'bale, bales'),
])

export const splicing = openVocabulary([
  option('Air splice', 'air splicer, air splicing, with air splicing, spliced, autoconer splice, knotless'),
  option('Wet splice', 'wet splicer, aqua splicer'),
  option('Knot', 'knotted, manual knot'),
])

export const twistDirections = openVocabulary([
  option('Z', 'Z twist, right twist, normal twist'),
  option('S', 'S twist, reverse twist, left twist'),
])

export const spinningStandards = openVocabulary([
  option('Uster Statistics', 'uster 2018, uster 2023, USP'),
  option('SITRA norms', 'SITRA'),
  option('IS 171', 'cotton yarn grey'),
  option('IS 1315', 'count of yarn'),
  option('BISFA', 'bisfa rules'),
])

export const yarnFor = openVocabulary([
  option('Knitting', 'hosiery yarn, knitting yarn, hosiery'),
  option('Weaving', 'weaving yarn, warp yarn, weft yarn'),
  option('Sewing thread', 'thread, sewing'),
  option('Denim', 'denim yarn'),
  option('Towels', 'towel yarn, terry'),
  option('Carpets', 'carpet yarn'),
  option('Sarees and dress material', 'saree yarn, dress material'),
])
