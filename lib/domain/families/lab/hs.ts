import type { HsResult } from '@/lib/domain/modules/define-module'

/** The codes that can be suggested, each with its text. */
export const LAB_HEADINGS: ReadonlyMap<string, string> = new Map([
  ['901600', 'Balances of a sensitivity of 5 cg or better'],
  ['9011', 'Optical microscopes'],
  ['9017', 'Instruments for measuring length: micrometers, gauges'],
  [
    '902480',
    'Machines for testing strength, elasticity and other mechanical properties of materials other than metals',
  ],
  ['9025', 'Thermometers, hygrometers and the like'],
  ['9027', 'Instruments for physical or chemical analysis'],
  ['902720', 'Chromatographs'],
  ['902730', 'Spectrometers and spectrophotometers'],
  ['9029', 'Tachometers and stroboscopes'],
  ['9031', 'Measuring or checking instruments, not elsewhere specified'],
])

/** Types of one code: "code: types". */
const BY_CODE: readonly string[] = [
  '902480: Tensile, Tear, Bursting, Single-yarn strength, Lea tester, Abrasion, Martindale, Pilling, Seam tester, Button pull, Zip tester, Peel tester, Stiffness, Crease recovery, Stretch tester, Hardness tester',
  '902730: Spectrophotometer',
  '902720: Chromatograph',
  '9027: pH meter, Viscometer',
  '9025: Hygrometer',
  '9029: Tachometer',
  '9031: Evenness, Twist tester, Tension meter, Classimat, Hairiness',
  '901600: Weighing balance',
  '9011: Microscope',
  '9017: Thickness',
]

const CODE_OF: ReadonlyMap<string, string> = new Map(
  BY_CODE.flatMap((row) => {
    const [code = '', types = ''] = row.split(': ')
    return types.split(', ').map((type) => [type, code] as const)
  }),
)

/** The customs code of an instrument; only where its kind decides it. */
export function suggestLabHs(type: string): HsResult {
  if (type === '')
    return { ok: false, missing: ['instrumentType'], message: 'Choose the instrument. Every heading depends on it.' }
  const code = CODE_OF.get(type)
  return code
    ? { ok: true, code, reason: `${type.toLowerCase()} instrument`, alternatives: [] }
    : { ok: false, missing: [], message: 'The code of this instrument is not certain. Ask your customs broker.' }
}
