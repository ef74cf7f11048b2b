import { found, type HsCode } from '@/lib/domain/families/customs/result'
import { isHsCode } from '@/lib/domain/families/customs/text'
import type { HsResult } from '@/lib/domain/modules/define-module'

/** Coated cloth (chapter 59) where the coating can be seen with the naked eye; otherwise the cloth keeps its own heading. */
const COATED: ReadonlyArray<readonly [coating: string, code: HsCode, isThick: boolean]> = [
  ['PVC', '590310', true],
  ['PU', '590320', false],
  ['TPU laminate', '590320', true],
  ['Acrylic', '590390', false],
  ['PTFE laminate', '590390', true],
  ['PE laminate', '590390', true],
  ['Silicone coating', '590390', false],
  ['Foam', '590390', true],
  ['Wax', '5907', true],
]

/** The code of a coated cloth; null for a coating of no heading. @param own the code of the same cloth without it */
export function coatedCode(coating: string, structure: string | null, own: HsResult): HsResult | null {
  if (structure === 'Nonwoven') return null
  if (coating === 'Rubber') return found(structure === 'Knitted' ? '590691' : '590699', 'rubberised cloth')
  const [, code, isThick] = COATED.find(([word]) => word === coating) ?? []
  if (code === undefined) return null
  const others = isThick || !own.ok ? [] : [own.code].filter(isHsCode)
  return found(code, `${coating.toLowerCase()} on cloth, where the coating can be seen`, others)
}

/** Embroidered cloth in the piece, by the fibre of the ground. */
export function embroideredCode(main: string | null): HsResult {
  const code = main === 'cotton' ? '581091' : main === 'synthetic' || main === 'artificial' ? '581092' : '581099'
  return main === null ? found('5810', 'embroidered cloth') : found(code, `embroidered cloth of ${main} fibres`)
}
