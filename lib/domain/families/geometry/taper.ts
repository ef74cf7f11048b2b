import { rule } from '@/lib/domain/families/rule'
import { textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'

/** The taper of a cone: half of its opening angle, in degrees and minutes. */

const WRITTEN =
  /^(?<degrees>\d{1,2})\s*(?:°|\u030a|o|deg(?:rees?)?\.?|[-./:'x* ])?\s*(?:(?<minutes>\d{1,2})\s*(?:'|min(?:utes?)?\.?)?\s*(?:00)?"?)?$/i
const MINUTES = 60

export type TaperReading = { ok: true; degrees: number; text: string } | { ok: false; isMinutes: boolean }

/** Reads a taper as winders write it: 5°57', 5-57, 4 deg 20 min. Null for an empty text. */
export function readTaper(typed: string): TaperReading | null {
  const text = typed
    .normalize('NFKC')
    .replace(/[\u2032\u2019\u00b4]/g, "'")
    .replace(/[\u2033\u201d]/g, '"')
    .trim()
  if (text === '') return null
  const { degrees, minutes = '0' } = WRITTEN.exec(text)?.groups ?? {}
  if (degrees === undefined) return { ok: false, isMinutes: false }
  if (Number(minutes) >= MINUTES) return { ok: false, isMinutes: true }
  const angle = Number(degrees) + Number(minutes) / MINUTES
  return { ok: true, degrees: angle, text: minutes === '0' ? `${degrees}°` : `${degrees}°${minutes}′` }
}

/** How much wider the base of a cone is than its nose, in mm. */
export function taperSpread(degrees: number, lengthMm: number): number {
  return 2 * lengthMm * Math.tan((degrees * Math.PI) / 180)
}

/** The rule that a taper, which is in degrees and minutes, has to keep. */
export const taperMinutesRule = (says: string): Rule =>
  rule({
    code: 'TAPER_MINUTES',
    severity: 'error',
    fields: ['coneTaper'],
    says,
    judge: ({ words }) => {
      const reading = readTaper(textValue(words, 'coneTaper'))
      if (reading === null || reading.ok || !reading.isMinutes) return null
      return 'A degree has 60 minutes. Write the taper as 5°57′.'
    },
  })
