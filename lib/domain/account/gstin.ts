import { type Issue, warningIssue } from '../errors'

interface GstState {
  name: string
  /** Other names and short forms in use. */
  aliases?: readonly string[]
  /** A jurisdiction that is not a state. */
  isNoState?: true
}

/** The first two digits of a GSTIN: the state or union territory of the registration (GST state codes). */
const GST_STATES: Readonly<Record<string, GstState>> = {
  '01': { name: 'Jammu and Kashmir', aliases: ['JK', 'J and K'] },
  '02': { name: 'Himachal Pradesh', aliases: ['HP'] },
  '03': { name: 'Punjab', aliases: ['PB'] },
  '04': { name: 'Chandigarh', aliases: ['CH'] },
  '05': { name: 'Uttarakhand', aliases: ['UK', 'UT', 'Uttaranchal'] },
  '06': { name: 'Haryana', aliases: ['HR'] },
  '07': { name: 'Delhi', aliases: ['DL', 'New Delhi', 'NCT of Delhi', 'Delhi NCT'] },
  '08': { name: 'Rajasthan', aliases: ['RJ'] },
  '09': { name: 'Uttar Pradesh', aliases: ['UP'] },
  '10': { name: 'Bihar', aliases: ['BR'] },
  '11': { name: 'Sikkim', aliases: ['SK'] },
  '12': { name: 'Arunachal Pradesh', aliases: ['AR'] },
  '13': { name: 'Nagaland', aliases: ['NL'] },
  '14': { name: 'Manipur', aliases: ['MN'] },
  '15': { name: 'Mizoram', aliases: ['MZ'] },
  '16': { name: 'Tripura', aliases: ['TR'] },
  '17': { name: 'Meghalaya', aliases: ['ML'] },
  '18': { name: 'Assam', aliases: ['AS'] },
  '19': { name: 'West Bengal', aliases: ['WB', 'Bengal'] },
  '20': { name: 'Jharkhand', aliases: ['JH'] },
  '21': { name: 'Odisha', aliases: ['OD', 'OR', 'Orissa'] },
  '22': { name: 'Chhattisgarh', aliases: ['CG', 'CT', 'Chattisgarh'] },
  '23': { name: 'Madhya Pradesh', aliases: ['MP'] },
  '24': { name: 'Gujarat', aliases: ['GJ'] },
  '26': {
    name: 'Dadra and Nagar Haveli and Daman and Diu',
    aliases: [
      'DN',
      'DD',
      'DNHDD',
      'Dadra and Nagar Haveli',
      'Dadra Nagar Haveli',
      'Daman and Diu',
      'Silvassa',
      'Daman',
    ],
  },
  '27': { name: 'Maharashtra', aliases: ['MH'] },
  // The code from before 2014, still in use for some; both mean Andhra Pradesh.
  '28': { name: 'Andhra Pradesh' },
  '29': { name: 'Karnataka', aliases: ['KA'] },
  '30': { name: 'Goa', aliases: ['GA'] },
  '31': { name: 'Lakshadweep', aliases: ['LD'] },
  '32': { name: 'Kerala', aliases: ['KL'] },
  '33': { name: 'Tamil Nadu', aliases: ['TN', 'Tamilnadu'] },
  '34': { name: 'Puducherry', aliases: ['PY', 'Pondicherry'] },
  '35': { name: 'Andaman and Nicobar Islands', aliases: ['AN', 'Andaman and Nicobar'] },
  '36': { name: 'Telangana', aliases: ['TG', 'TS'] },
  '37': { name: 'Andhra Pradesh', aliases: ['AP'] },
  '38': { name: 'Ladakh', aliases: ['LA'] },
  '97': { name: 'Other territory', isNoState: true },
  '99': { name: 'Centre jurisdiction', isNoState: true },
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.values(GST_STATES)
    .filter(({ isNoState }) => !isNoState)
    .flatMap(({ name, aliases = [] }) => [name, ...aliases].map((word) => [plain(word), name] as const)),
)

/** The state that a text names, as GST spells it: "tamilnadu" and "T.N." are Tamil Nadu; null for any other text. */
function gstStateOf(typed: string): string | null {
  return BY_NAME.get(plain(typed)) ?? null
}

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
