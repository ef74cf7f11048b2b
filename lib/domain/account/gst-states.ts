interface GstState {
  name: string
  /** Other names and short forms in use. */
  aliases?: readonly string[]
  /** A jurisdiction that is not a state. */
  isNoState?: true
}

/** The first two digits of a GSTIN: the state or union territory of the registration (GST state codes). */
export const GST_STATES: Readonly<Record<string, GstState>> = {
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
export function gstStateOf(typed: string): string | null {
  return BY_NAME.get(plain(typed)) ?? null
}
