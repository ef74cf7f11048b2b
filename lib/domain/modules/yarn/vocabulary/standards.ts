import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** V19: standards that yarn is sold to. */
export const yarnStandards = openVocabulary([
  ...optionGroup('ISO', [
    option('ISO 2060', 'linear density', { note: 'linear density' }),
    { value: 'ISO 2061', note: 'twist' },
    option('ISO 2062', 'single-end strength', { note: 'single-end strength' }),
    option('ISO 16549', 'evenness', { note: 'evenness' }),
    option('ISO 2', 'twist direction', { note: 'twist direction' }),
    option('ISO 1139', 'ISO 1139:2025, designation', { note: 'designation' }),
  ]),
  ...optionGroup('Bureau of Indian Standards', [
    { value: 'IS 171', note: 'grey cotton yarn for weaving' },
    { value: 'IS 834', note: 'hosiery' },
    { value: 'IS 13683', note: 'superior type' },
    { value: 'IS 13684', note: 'rotor' },
    { value: 'IS 7866', note: 'polyester blends' },
    { value: 'IS 13719', note: 'cotton and cellulosic' },
  ]),
  ...optionGroup('ASTM', ['ASTM D1907', 'ASTM D2256', 'ASTM D1425', 'ASTM D1578', 'ASTM D1422', 'ASTM D1423']),
  ...optionGroup('Quality and sustainability', [
    option('USTER Statistics', 'Uster, Uster percentile'),
    option('OEKO-TEX Standard 100', 'OEKO-TEX, OEKO-TEX 100, Oekotex'),
    option('GOTS', 'Global Organic Textile Standard'),
    option('OCS', 'Organic Content Standard'),
    option('GRS', 'Global Recycled Standard'),
    option('RCS', 'Recycled Claim Standard'),
    option('BCI', 'Better Cotton, Better Cotton Initiative'),
    option('RWS', 'Responsible Wool Standard'),
    option('EU 1007/2011', 'EU fibre names', { note: 'fibre names' }),
  ]),
])
