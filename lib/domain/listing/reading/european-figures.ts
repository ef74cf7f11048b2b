import { SIGN } from './sale/patterns'

/** "2.410,00": dots between thousands and a decimal comma, as only Europe writes them. */
const DOTS_AND_COMMA = /(?<![\d.,])([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})(?!\d|[.,]\d)/gu
const CODE = String.raw`(?:usd|us\$|\$|gbp|£|chf|eur|€|try)`
/** "1,15 USD/mt", "USD 1,15/kg". In "30,40 USD 3.10" the figures are others. */
const PRICE = new RegExp(
  String.raw`(?<![\p{L}\d.,/×-]|\d\s?x\s?)(\d{1,3}),(\d{2})(?=\s?${CODE}(?![\p{L}\d]|\s*\d))|(?<=(?<!\p{L})${CODE}\s?)(\d{1,3}),(\d{2})(?=\s?(?:\/|per\b)\s?\p{L})`,
  'giu',
)
const MEASURE = String.raw`(?=\s?(?:kgs?|mt|mts|m|mtrs?|met(?:er|re)s?|metri)(?![\p{L}\d]))`
/** "2410,50 kg". */
const LONG = new RegExp(String.raw`(?<=^|[\s(:=])([1-9]\d{3,}),(\d{1,2})${MEASURE}`, 'giu')
/** "Net mass 1 250,50 kg", "gross weight 1 320 kg", "qty 4 800 cones": a space between thousands. */
const SPACED = new RegExp(
  String.raw`(?<![\p{L}\d.,/×-]|\d\s)([1-9]\d{0,2}) (\d{3}),(\d{1,2})${MEASURE}|(?<=(?<!\p{L})(?:mass|weight|wt|qty|quantity|total|nett?|gross)\.?\s*[:=]?\s)([1-9]\d{0,2}) (\d{3})(?=\s?(?:kgs?|m|mts?|mtrs?|met(?:er|re)s?|pcs|pieces|cones|tubes|spools|rolls)(?![\p{L}\d]|\s*(?:bags?|bales?|cartons?|cones?|drums?|packs?|rolls?|takas?|thaans?)(?!\p{L})))`,
  'giu',
)
/** "12.450 m" where the line has other figures of Europe. */
const THOUSANDS = new RegExp(String.raw`(?<![\p{L}\d.,/×-])([1-9]\d{0,2})\.(\d{3})${MEASURE}`, 'giu')
/** "98,50 kg" where the line has other figures of Europe. */
const DECIMALS = new RegExp(String.raw`(?<![\p{L}\d.,/×-])(\d{1,3}),(\d{1,2})${MEASURE}`, 'giu')
/** "2.400 pcs", "stok 3.000 bobin": no one sells parts of a piece. A price may have three decimals. */
const PIECES = new RegExp(
  String.raw`(?<![\p{L}\d.,/×-]|(?:${SIGN}|@|\brate|\bprice|\bprezzo|\bcosto|(?<!\p{L})a(?=\s)|\bfiyat[ıi]?)\s*[:=-]?\s*)([1-9]\d{0,2})\.(\d{3})(?=\s?(?:pcs|pieces|pezzi|pz|adet|cones|coni|rocche|rocchetti|bobin|makara|tubes|spools|rolls|koli|scatole)(?![\p{L}\d]))`,
  'giu',
)

/** A line about thread, yarn or cloth in Turkish. */
export const IN_TURKISH = /(?<!\p{L})(?:ipli(?:k|[gğ]i)|kuma[sş]ı?)(?!\p{L})/iu
/** "Min 1.400 m en": the width. In "min 1.500 m en 150 cm" it has its own figure. */
const LEAST_WIDTH = /(?<!\p{L})min(?:imum)?\.?\s*(?=[1-3]\.\d{3}\s?m\s+eni?(?!\p{L}|\s*[:=]?\s*\d))/giu
/** "Stok 3.000 kg", "min 1.500 m". */
const TURKISH_STOCK = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:stok(?:ta)?|min(?:imum)?\.?(?:\s+sipari[sş])?)\s*[:=-]?\s*)([1-9]\d{0,2})\.(\d{3})${MEASURE}`,
  'giu',
)

/** A line with the figures of Europe as India writes them, where they can mean nothing else: "net 2.410,00 kg" is 2410.00 kg. */
export function withPlainFigures(text: string): string {
  const plain = text
    .replace(DOTS_AND_COMMA, (_, whole: string, decimals) => `${whole.replaceAll('.', '')}.${decimals}`)
    .replace(PRICE, (_, a, b, c, d) => `${a ?? c}.${b ?? d}`)
    .replace(LONG, '$1.$2')
    .replace(SPACED, (_, a, b, decimals, c, d) => (decimals === undefined ? `${c}${d}` : `${a}${b}.${decimals}`))
  const isOfEurope = plain !== text
  const counted = plain.replace(PIECES, '$1$2')
  const whole = IN_TURKISH.test(plain) ? counted.replace(LEAST_WIDTH, '').replace(TURKISH_STOCK, '$1$2') : counted
  return isOfEurope ? whole.replace(THOUSANDS, '$1$2').replace(DECIMALS, '$1.$2') : whole
}
