import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** Test methods by what they test: "standard | standard". A labelling code such as ISO 3758 is no test. */
const STANDARDS: Readonly<Record<string, string>> = {
  'Colour fastness to washing': 'ISO 105-C06 | ISO 105-C10 | AATCC 61 | AATCC 61-2A | IS/ISO 105-C10 | ISO 105-C08',
  'Colour fastness to rubbing': 'ISO 105-X12 | AATCC 8 | AATCC 116 | IS/ISO 105-X12',
  'Colour fastness to light': 'ISO 105-B02 | AATCC 16 | AATCC 16.3 | IS/ISO 105-B02',
  'Colour fastness to perspiration': 'ISO 105-E04 | AATCC 15 | IS/ISO 105-E04',
  'Colour fastness to water': 'ISO 105-E01 | ISO 105-E02 | ISO 105-E03 | AATCC 107 | AATCC 106 | AATCC 162',
  'Colour fastness to heat': 'ISO 105-P01 | ISO 105-X11 | AATCC 117 | AATCC 133',
  'Colour fastness to dry cleaning': 'ISO 105-D01 | AATCC 132',
  'Yarn count': 'ISO 2060 | ASTM D1907 | ASTM D1059 | IS 1315',
  'Yarn twist': 'ISO 2061 | ASTM D1422 | ASTM D1423 | IS 832',
  'Yarn strength': 'ISO 2062 | ASTM D2256 | ASTM D1578 | IS 1670 | IS 1671',
  'Yarn evenness': 'ASTM D1425 | ISO 16549',
  'Fibre properties': 'ASTM D5867 | ASTM D1448 | ASTM D1447 | ISO 1973 | IS 3674 | IS 233',
  'Fibre composition': 'ISO 1833 | AATCC 20 | AATCC 20A | IS 3416 | ISO 17751',
  'Tensile strength': 'ISO 13934-1 | ISO 13934-2 | ASTM D5034 | ASTM D5035 | IS 1969',
  'Tearing strength': 'ISO 13937-1 | ISO 13937-2 | ASTM D1424 | ASTM D2261 | IS 6489',
  'Bursting strength': 'ISO 13938-1 | ISO 13938-2 | ASTM D3786 | ASTM D6797 | IS 1966',
  'Seam slippage': 'ISO 13936-1 | ISO 13936-2 | ISO 13935-1 | ISO 13935-2 | ASTM D434 | ASTM D1683',
  Pilling: 'ISO 12945-1 | ISO 12945-2 | ISO 12945-3 | ASTM D3512 | ASTM D4970 | IS 10971',
  Abrasion: 'ISO 12947-2 | ISO 12947 | ASTM D4966 | ASTM D3884 | IS 12673',
  Snagging: 'ASTM D3939',
  'Weight and construction': 'ISO 3801 | ASTM D3776 | ISO 7211-2 | IS 1964 | ISO 12127 | ASTM D3775 | IS 1963',
  'Shrinkage and dimensional stability': 'ISO 6330 | ISO 5077 | AATCC 135 | AATCC 150 | IS 2977 | ISO 3759',
  'Fabric inspection': 'ASTM D5430',
  'Air permeability': 'ISO 9237 | ASTM D737 | IS 11056',
  'Water repellency': 'ISO 4920 | AATCC 22',
  'Water resistance': 'ISO 811 | AATCC 127 | AATCC 35 | AATCC 42 | IS 7941',
  Flammability: 'ASTM D1230 | 16 CFR 1610 | 16 CFR 1615 | ISO 6940 | ISO 15025 | IS 11871 | BS 5852',
  'pH value': 'ISO 3071 | AATCC 81 | IS 1390',
  Formaldehyde: 'ISO 14184-1 | AATCC 112 | IS 14563',
  'Azo dyes': 'ISO 14362-1 | EN 14362-1 | ISO 14362-3 | IS 15570',
  'Heavy metals and nickel': 'EN 1811 | EN 16711 | ISO 17072',
  'Absorbency and wicking': 'AATCC 79 | AATCC 197 | AATCC 195',
  Antibacterial: 'AATCC 100 | ISO 20743 | AATCC 147',
  'UV protection': 'AATCC 183 | EN 13758-1 | AS/NZS 4399',
  'Crease recovery': 'AATCC 66 | ISO 2313 | AATCC 128',
  'Water and effluent': 'IS 3025 | APHA 5210 | APHA 5220',
  'Laboratory quality': 'ISO/IEC 17025',
}

const methods = (text: string): string[] => text.split(' | ')

export const testStandard = openVocabulary(
  Object.entries(STANDARDS).flatMap(([subject, text]) =>
    optionGroup(
      subject,
      methods(text).map((name) => ({ value: name })),
    ),
  ),
)

/** What a test finds out. */
export const testType = openVocabulary([
  option(
    'Colour fastness to washing',
    'wash fastness, washing fastness, fastness to washing, colour fastness to wash, color fastness to washing',
  ),
  option(
    'Colour fastness to rubbing',
    'rubbing fastness, crocking, rub fastness, color fastness to rubbing, crock fastness',
  ),
  option('Colour fastness to light', 'light fastness, fastness to light, color fastness to light'),
  option('Colour fastness to perspiration', 'perspiration fastness, color fastness to perspiration'),
  option('Colour fastness to water', 'water fastness, sea water fastness, chlorine fastness'),
  option('Colour fastness to heat', 'sublimation fastness test, hot pressing fastness'),
  option('Colour fastness to dry cleaning', 'dry cleaning fastness'),
  option('Colour fastness', 'color fastness, fastness, all fastness, fastness tests, colour fastness test'),
  option('Yarn count', 'count test, count and CSP, count csp, yarn count test'),
  option('Yarn twist', 'twist test, TPI test'),
  option('Yarn strength', 'CSP test, lea strength, CSP, single yarn strength test'),
  option('Yarn evenness', 'U% test, uster test, evenness test, uster report, U% and imperfections'),
  option('Fibre properties', 'HVI test, cotton test, cotton testing, HVI testing, micronaire test'),
  option(
    'Fibre composition',
    'composition test, blend test, fibre content, fiber content, blend analysis, fibre analysis, composition analysis, fiber composition',
  ),
  option('Tensile strength', 'tensile test, tensile strength test, breaking strength, breaking strength test'),
  option('Tearing strength', 'tear test, tear strength, tear strength test'),
  option('Bursting strength', 'bursting test, burst test, bursting strength test'),
  option('Seam slippage', 'seam slippage test, seam strength, seam strength test'),
  option('Pilling', 'pilling test, pilling resistance'),
  option('Abrasion', 'abrasion test, abrasion resistance, martindale test'),
  option('Snagging', 'snagging test'),
  option(
    'Weight and construction',
    'GSM test, fabric construction, EPI PPI, GSM and construction, gsm testing, fabric weight',
  ),
  option(
    'Shrinkage and dimensional stability',
    'shrinkage test, dimensional stability, shrinkage, dimensional stability to washing, residual shrinkage',
  ),
  option('Fabric inspection', 'four point inspection, 4 point inspection, fabric inspection service'),
  option('Air permeability', 'air permeability test'),
  option('Water repellency', 'spray rating, spray test, water repellency test'),
  option('Water resistance', 'hydrostatic head test, water proofness, waterproof test'),
  option('Flammability', 'flammability test, fire test, burning test'),
  option('pH value', 'pH test, ph of fabric, ph value test'),
  option('Formaldehyde', 'formaldehyde test, free formaldehyde, formaldehyde content'),
  option('Azo dyes', 'azo test, azo dye test, banned amines, azo free test, azo dyes test, REACH azo'),
  option('Heavy metals and nickel', 'heavy metals, nickel release, lead test, heavy metal test, nickel test'),
  option('Absorbency and wicking', 'absorbency test, wicking test'),
  option('Antibacterial', 'antibacterial test, antimicrobial test, antimicrobial'),
  option('UV protection', 'UPF test, UPF, uv protection factor'),
  option('Crease recovery', 'crease recovery test, wrinkle recovery'),
  option('Water and effluent', 'effluent testing, water testing, BOD COD test, ETP water test, BOD, COD'),
  option('Restricted substances', 'RSL test, MRSL test, ZDHC test, APEO, APEO test, NPEO, phthalates, phthalate test'),
])

const SUBJECT_BY_STANDARD: ReadonlyMap<string, string> = new Map(
  Object.entries(STANDARDS).flatMap(([subject, text]) => methods(text).map((name) => [name, subject] as const)),
)

/** What a test method tests; "" for one that is not in the list. */
export const testOfStandard = (standard: string): string => SUBJECT_BY_STANDARD.get(standard) ?? ''

/** What each instrument tests, where that is one thing. */
export const TESTS_OF_INSTRUMENT: Readonly<Record<string, RegExp>> = {
  Evenness: /^Yarn evenness/,
  'Twist tester': /^Yarn twist/,
  'Single-yarn strength': /^Yarn strength/,
  'Lea tester': /^Yarn (?:strength|count)/,
  'Wrap reel': /^Yarn (?:count|strength)/,
  Tear: /^Tearing/,
  Bursting: /^Bursting/,
  Crockmeter: /^Colour fastness to rubbing/,
  'Wash fastness': /^Colour fastness to (?:washing|dry cleaning)/,
  'Light fastness': /^(?:Colour fastness to light|UV)/,
  Perspirometer: /^Colour fastness to (?:perspiration|water)/,
  'Air permeability': /^Air/,
  Spray: /^Water re/,
  'Hydrostatic head': /^Water resistance/,
  Flammability: /^Flammability/,
  'pH meter': /^(?:pH|Water and effluent)/,
  Tensile: /^(?:Tensile|Tearing|Seam|Yarn strength|Bursting)/,
  Martindale: /^(?:Abrasion|Pilling)/,
  Pilling: /^(?:Pilling|Snagging|Abrasion)/,
}
