import { missing } from '@/lib/domain/families/customs/result'
import type { HsResult } from '@/lib/domain/modules/define-module'

/** Service accounting codes of work on goods of others. */
const SAC_TEXTS = {
  '998821': 'Textile manufacturing services',
  '998822': 'Wearing apparel manufacturing services',
  '998346': 'Technical testing and analysis services',
} as const

export type Sac = keyof typeof SAC_TEXTS

/** The code of this work; without a job no code is suggested. */
export function suggestSac(code: Sac | null): HsResult {
  return code === null
    ? missing(['jobType'], 'Choose the job first.')
    : { ok: true, code, reason: `${SAC_TEXTS[code]}, on the material of others`, alternatives: [] }
}

export function sacText(code: string): string {
  return Object.hasOwn(SAC_TEXTS, code) ? SAC_TEXTS[code as Sac] : ''
}
