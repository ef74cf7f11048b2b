import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'
import { MAY_BE_FILAMENT, MAY_BE_SPUN, unlessOtherThan } from './families'

const WOOL = unlessOtherThan('Worsted', 'Woollen', 'Specialty hair', 'Acrylic', 'Regenerated', 'Blended spun', 'Fancy')

/** V5. Filament families are offered only filament systems. */
export const spinningSystems = openVocabulary([
  ...optionGroup(
    'Spun',
    [
      option('Ring', 'ring spun, ring frame'),
      option('Ring compact', 'compact, compact ring, EliTe, K-line, RoCoS, compact spun'),
      option('Siro', 'sirospun, siro spun'),
      option('Siro-compact', 'EliTwist, compact siro'),
      option('Open-end', 'OE, rotor, rotor spun'),
      option('Air-jet', 'MJS, airjet'),
      option('Vortex', 'MVS, air vortex'),
      option('Friction', 'DREF'),
      option('Core-spun ring', 'core-spun, corespun'),
      option('Hand-spun', 'ambar charkha, khadi, handspun'),
    ],
    MAY_BE_SPUN,
  ),
  ...optionGroup(
    'Wool',
    [
      option('Worsted ring', 'worsted'),
      option('Semi-worsted', 'semi worsted ring'),
      option('Woollen', 'carded woollen, self-acting, mule'),
    ],
    WOOL,
  ),
  ...optionGroup(
    'Bast',
    [option('Wet-ring', 'wet spun linen, wet ring spun'), option('Dry-ring', 'dry spun linen, dry ring spun')],
    unlessOtherThan('Linen', 'Jute'),
  ),
  ...optionGroup(
    'Filament',
    [
      option('Melt-spun', 'melt spinning'),
      option('Dry-spun', 'dry spinning'),
      option('Wet-spun', 'wet spinning'),
      option('Gel-spun', 'gel spinning'),
      option('Texturised', 'false-twist, false twist texturised, textured'),
      option('Air-textured', 'air texturised'),
    ],
    MAY_BE_FILAMENT,
  ),
])
