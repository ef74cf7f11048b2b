import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'
import { MAY_BE_FILAMENT, MAY_BE_SPUN, unlessOtherThan } from './families'

const FANCY = unlessOtherThan(
  'Fancy',
  'Acrylic',
  'Worsted',
  'Woollen',
  'Specialty hair',
  'Blended spun',
  'Core & covered',
  'Metallic & zari',
)

/** V3: how the yarn was processed, with the shorthand of the mills (CCW: combed compact weaving). */
export const yarnTypes = openVocabulary([
  ...optionGroup(
    'Spun',
    [
      option('Carded', 'karded, KW, KH, carded weaving, carded hosiery'),
      option('Semi-combed', 'semicombed'),
      option('Combed', 'CW, CH, combed weaving, combed hosiery'),
      option('Super-combed', 'supercombed'),
      option('Combed compact', 'CCW, CCH, compact combed, combed compact weaving, combed compact hosiery'),
      option('Carded compact', 'KCW, KCH, compact carded'),
      option('Open-end', 'OE, rotor, rotor spun'),
      option('Slub', 'slub yarn'),
      option('Injection slub', 'injected slub'),
      option('Multi-count', 'multi-twist, multi-count multi-twist'),
      option('Melange', 'mélange, heather'),
      option('Grindle', 'jaspé, jaspe, mock melange, grindled'),
      option('Neppy', 'nep yarn, neps yarn'),
      option('Gassed', 'singed'),
      option('Mercerised', 'mercerized'),
      option('Gassed mercerised', 'gassed mercerized, gassed & mercerised'),
      option('High-twist', 'voile, crepe, georgette, hard twist'),
      option('Low-twist', 'zero-twist, soft twist'),
      option('Core-spun', 'lycra core-spun, core spun lycra, corespun'),
      option('Dual-core', 'dualfx, dual core spun'),
      option('Handspun', 'hand-spun, roving, khadi, ambar charkha'),
    ],
    MAY_BE_SPUN,
  ),
  ...optionGroup(
    'Filament',
    [
      option('POY', 'partially oriented yarn'),
      option('FDY', 'SDY, FOY, fully drawn yarn, spin draw yarn'),
      option('DTY', 'texturised yarn, draw textured yarn, textured'),
      option('ATY', 'air textured yarn'),
      option('ITY', 'interlaced yarn'),
      option('High-tenacity', 'IDY, HT, industrial yarn'),
      option('BCF', 'bulked continuous filament'),
      option('Monofilament', 'mono'),
      option('Covered', 'ACY, SCY, DCY, air covered, single covered, double covered'),
      option('Bi-shrinkage', 'bishrinkage'),
    ],
    MAY_BE_FILAMENT,
  ),
  ...optionGroup('Spun or filament', [
    option('Twisted', 'TFO, TFO twisted, twisted filament'),
    option('Cationic', 'CDP, cationic dyeable'),
    option('Micro', 'microfilament, microfibre'),
  ]),
  ...optionGroup(
    'Fancy',
    [
      option('Bouclé', 'boucle'),
      'Loop',
      'Snarl',
      option('Knop', 'knot'),
      'Chenille',
      option('Feather', 'eyelash'),
      option('Tape', 'ribbon'),
      'Ladder',
      option('Brushed', 'raised'),
    ],
    FANCY,
  ),
])
