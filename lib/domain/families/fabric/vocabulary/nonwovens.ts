import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

export const nonwovenTech = openVocabulary([
  option(
    'Spunbond',
    'spun bond, PP spunbond, spunbond PP, polypropylene spunbond, spun-bonded, spunbonded, spun bonded, PPSB, SB, SS spunbond',
  ),
  option('Meltblown', 'melt blown, MB, melt-blown'),
  option('SMS', 'SMMS, SSMMS, SMS nonwoven, spunbond meltblown spunbond'),
  option(
    'Needle-punch',
    'needle punch, needle punched, needlepunch, needlepunched, needle-punched, needled felt, needleloom, needleloom felt',
  ),
  option('Spunlace', 'spun lace, spunlaced, hydroentangled, hydro-entangled'),
  option(
    'Thermal-bond',
    'thermal bonded, thermobonded, thermo bond, through air, air through, thermal bond, thermally bonded',
  ),
  option('Chemical-bond', 'chemical bonded, resin bonded, chemically bonded, resin bond, latex bonded'),
  option('Stitch-bond', 'stitchbond, stitch bonded, stitchbonded, maliwatt'),
  option('Air-laid', 'airlaid, air laid'),
  option('Wet-laid', 'wetlaid, wet laid'),
])

export const bonding = openVocabulary([
  option('Point bonded', 'point bond, dot bonded, diamond point'),
  option('Area bonded', 'calendered, calendar bonded, flat bonded'),
  option('Needled', 'mechanically bonded, mechanical bonding'),
  option('Water jets', 'hydro bonded'),
  option('Hot air', 'hot-air bonded'),
  option('Resin', 'binder bonded, acrylic binder'),
  option('Stitched', 'stitch-bonded'),
])
