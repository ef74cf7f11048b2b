import { type Issue, warningIssue } from '../errors'
import { GST_STATES, gstStateOf } from './gst-states'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const FORM = /^(\d{2})([A-Z]{5}\d{4}[A-Z])([1-9A-Z])Z([0-9A-Z])$/

export type GstinReading = { ok: true; gstin: string; state: string } | { ok: false; code: string; message: string }

/**
 * Reads a GST registration number as people type it: format, state and check digit (GSTN's modulus 36). Does not check
 * that it is active.
 */
export function readGstin(typed: string): GstinReading {
  const gstin = typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()
  const match = FORM.exec(gstin)
  if (!match) {
    return {
      ok: false,
      code: 'GSTIN_FORM',
      message:
        'Enter all 15 characters of the GSTIN: two digits of the state, the PAN, one more, Z, and a check character.',
    }
  }
  const state = GST_STATES[match[1] ?? '']?.name
  if (state === undefined) {
    return { ok: false, code: 'GSTIN_STATE', message: `No state has the GST code ${match[1]}.` }
  }
  if (checkCharacter(gstin.slice(0, 14)) !== match[4]) {
    return {
      ok: false,
      code: 'GSTIN_CHECK',
      message: 'The check character does not match. Check the GSTIN for a typing mistake.',
    }
  }
  return { ok: true, gstin, state }
}

/**
 * Warns when the first two digits name another state than the company's. It is only a warning: a group may invoice from
 * a plant in another state. A place that is not an Indian state is not compared, nor is a code without a state (97,
 * 99).
 */
export function gstinIssues({ country, state, gstin }: { country: string; state: string; gstin: string }): Issue[] {
  const code = gstin.slice(0, 2)
  const registered = GST_STATES[code]
  const own = gstStateOf(state)
  if (country !== 'IN' || !registered || registered.isNoState || own === null || registered.name === own) return []
  const message = `This GSTIN begins with ${code}, the number of ${registered.name}, but your company is in ${own}. Enter the GSTIN for ${own}, or correct your state. Invoices show both, and buyers’ accountants compare them.`
  return [warningIssue('GSTIN_OTHER_STATE', 'company.gstin', message)]
}

/**
 * Multiplies the characters by 1, 2, 1, 2 ..., adds quotient and remainder by 36, and takes what is missing to a
 * multiple of 36.
 */
function checkCharacter(first: string): string {
  let sum = 0
  for (const [index, character] of [...first].entries()) {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return ALPHABET[(36 - (sum % 36)) % 36] ?? ''
}
