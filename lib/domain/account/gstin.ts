import type { Issue } from '../errors'
import { GST_STATES, gstStateOf } from './gst-states'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const FORM = /^(\d{2})([A-Z]{5}\d{4}[A-Z])([1-9A-Z])Z([0-9A-Z])$/

export type GstinReading = { ok: true; gstin: string; state: string } | { ok: false; code: string; message: string }

/** Reads a GST registration number as people type it: form, state and check digit (GSTN's modulus 36). Nobody is asked whether it is live. */
export function readGstin(typed: string): GstinReading {
  const gstin = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  const match = FORM.exec(gstin)
  if (!match) {
    return {
      ok: false,
      code: 'GSTIN_FORM',
      message: 'A GSTIN has 15 characters: two digits of the state, the PAN, one more, Z, and a check character.',
    }
  }
  const state = GST_STATES[match[1] ?? '']?.name
  if (state === undefined) {
    return { ok: false, code: 'GSTIN_STATE', message: `No state has the GST code ${match[1]}.` }
  }
  if (checkCharacter(gstin.slice(0, 14)) !== match[4]) {
    return { ok: false, code: 'GSTIN_CHECK', message: 'The check character does not fit: a character is mistyped.' }
  }
  return { ok: true, gstin, state }
}

/**
 * Warns where the first two digits name another state than the company's. It stands in no one's way: a group may invoice from its works in
 * the next state. A place that is none of India's states as people write them is not compared, nor is a number of no state (97, 99).
 */
export function gstinIssues({ country, state, gstin }: { country: string; state: string; gstin: string }): Issue[] {
  const code = gstin.slice(0, 2)
  const registered = GST_STATES[code]
  const own = gstStateOf(state)
  if (country !== 'IN' || !registered || registered.isNoState || own === null || registered.name === own) return []
  const message = `This GSTIN begins with ${code}, the number of ${registered.name}, but your company is in ${own}. A mill has one GSTIN for each state: give the one of ${own}, or correct your state. Invoices show both, and buyers’ accountants compare them.`
  return [{ code: 'GSTIN_OTHER_STATE', field: 'company.gstin', severity: 'warning', message }]
}

/** Each character times 1, 2, 1, 2 ...; quotient and remainder by 36 added; what is missing to the next multiple of 36. */
function checkCharacter(first: string): string {
  let sum = 0
  for (const [index, character] of [...first].entries()) {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return ALPHABET[(36 - (sum % 36)) % 36] ?? ''
}
