const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const FORM = /^(\d{2})([A-Z]{5}\d{4}[A-Z])([1-9A-Z])Z([0-9A-Z])$/

/** The first two digits: the state or union territory of the registration (GST state codes). */
const STATES: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other territory',
  '99': 'Centre jurisdiction',
}

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
  const state = STATES[match[1] ?? '']
  if (state === undefined) {
    return { ok: false, code: 'GSTIN_STATE', message: `No state has the GST code ${match[1]}.` }
  }
  if (checkCharacter(gstin.slice(0, 14)) !== match[4]) {
    return { ok: false, code: 'GSTIN_CHECK', message: 'The check character does not fit: a character is mistyped.' }
  }
  return { ok: true, gstin, state }
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
