import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import type { HsResult } from '@/lib/domain/modules/define-module'

/** Types of one code. */
const BY_CODE: ReadonlyArray<readonly [code: HsCode, types: string]> = [
  [
    '902480',
    'Tensile, Tear, Bursting, Single-yarn strength, Lea tester, Abrasion, Martindale, Pilling, Seam tester, Button pull, Zip tester, Peel tester, Stiffness, Crease recovery, Stretch tester, Hardness tester',
  ],
  ['902730', 'Spectrophotometer'],
  ['902720', 'Chromatograph'],
  ['9027', 'pH meter, Viscometer'],
  ['9025', 'Hygrometer'],
  ['9029', 'Tachometer'],
  ['9031', 'Evenness, Twist tester, Tension meter, Classimat, Hairiness'],
  ['901600', 'Weighing balance'],
  ['9011', 'Microscope'],
  ['9017', 'Thickness'],
]

const CODE_OF: ReadonlyMap<string, HsCode> = new Map(
  BY_CODE.flatMap(([code, types]) => types.split(', ').map((type) => [type, code] as const)),
)

/** The customs code of an instrument; only where its kind decides it. */
export function suggestLabHs(type: string): HsResult {
  if (type === '') return missing(['instrumentType'], 'Choose the instrument. Every heading depends on it.')
  const code = CODE_OF.get(type)
  return code
    ? found(code, `${type.toLowerCase()} instrument`)
    : missing([], 'The code of this instrument is not certain. Ask your customs broker.')
}
