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

/** "120.000 yds": no one writes yards in thousandths. */
const YARDS = /(?<![\p{L}\d.,/×-])([1-9]\d{0,2})\.000(?=\s?(?:yds?|yards?)(?!\p{L}))/giu
/** "Rp 8.750/yd", "12.500 VND/m": no price in this money has decimals of three digits, so that dots are between thousands in the whole line. */
const OF_THOUSANDS =
  /(?<!\p{L})(?:(?:rp\.?|idr|vnd)\s?[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])|[1-9]\d{0,2}(?:\.\d{3})+\s?(?:idr|vnd|dong|đ)(?!\p{L}))/iu
const DOTS = /(?<![\p{L}\d.,/×-]|\d\s?x\s?)([1-9]\d{0,2}(?:\.\d{3})+)(?![\d.]|,\d)/gu
/** "Rp. 8750", and the ",-" of "Rp 8.750,-". */
const RUPIAH =
  /(?<!\p{L})rp\.?\s?(?=[1-9]\d{3,}(?!\d)|[1-9]\d{0,2}(?:[.,]\d{3})+(?!\d)|\d{2,3}\s?(?:k|rb|ribu)(?!\p{L}))/giu
const ENDS_A_PRICE = /(?<=(?<!\p{L})(?:idr|eur|chf|€|£)\s?\d[\d.]*),-(?!\d)/giu
/** "168 rolls, total 25.300 m": no roll is shorter than a metre, or weighs less than a kilogram. */
const OF_PACKAGES = /(?<![\p{L}\d.,/-])(\d{2,4})\s?(?:rolls|bales|takas?)(?!\p{L})/iu
const OF_ALL_OF_THEM =
  /(?<=(?<!\p{L})(?:total|qty|quantity)\s?[:=]?\s)([1-9]\d{0,2})\.(\d{3})(?=\s?(?:kgs?|m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)(?![\p{L}\d]))/giu

/** A line with rupiah and dong in plain figures, and with totals that cannot be so small. */
function withThousands(text: string): string {
  const isOfThousands = OF_THOUSANDS.test(text)
  const [, packages] = OF_PACKAGES.exec(text) ?? []
  const plain = text.replace(YARDS, '$1000').replace(RUPIAH, 'IDR ')
  const whole = isOfThousands ? plain.replace(DOTS, (figure) => figure.replaceAll('.', '')) : plain
  return whole
    .replace(OF_ALL_OF_THEM, (figure, a, b) => (Number(`${a}.${b}`) < Number(packages) ? `${a}${b}` : figure))
    .replace(/(?<=IDR \d{2,3})\s?(?:rb|ribu)(?!\p{L})/giu, 'k')
    .replace(ENDS_A_PRICE, '')
    .replace(/(?<!\p{L})stok(?=\s?[:=]?\s?\d)/giu, (word) => (whole.includes('IDR ') ? 'stock' : word))
}

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
  const plain = withThousands(text)
    .replace(DOTS_AND_COMMA, (_, whole: string, decimals) => `${whole.replaceAll('.', '')}.${decimals}`)
    .replace(PRICE, (_, a, b, c, d) => `${a ?? c}.${b ?? d}`)
    .replace(LONG, '$1.$2')
    .replace(SPACED, (_, a, b, decimals, c, d) => (decimals === undefined ? `${c}${d}` : `${a}${b}.${decimals}`))
  const isOfEurope = plain !== withThousands(text)
  const counted = plain.replace(PIECES, '$1$2')
  const whole = IN_TURKISH.test(plain) ? counted.replace(LEAST_WIDTH, '').replace(TURKISH_STOCK, '$1$2') : counted
  return isOfEurope ? whole.replace(THOUSANDS, '$1$2').replace(DECIMALS, '$1.$2') : whole
}
