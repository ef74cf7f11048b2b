import { SIGN } from './sale/patterns'

/** "2.410,00": dots between thousands and a decimal comma, as only Europe writes them. */
const DOTS_AND_COMMA = /(?<![\d.,])([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})(?!\d|[.,]\d)/gu
const CODE = String.raw`(?:usd|us\$|\$|gbp|£|chf|eur|€|try|tl|₺)`
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

/** "120.000 yds": no one writes yards in thousandths, but programs print "qty 500.000 yds" and "piece 40.000 yds". */
const YARDS =
  /(?<!(?:qty|quantity|total|pieces?|pcs?|length|rolls?|each|of)\.?\s*[:=-]?\s*)(?<![\p{L}\d.,/×-])([1-9]\d{0,2})\.000(?=\s?(?:yds?|yards?)(?!\p{L}))/giu
/** "Rp 8.750/yd", "12.500 VND/m": no price in this money has decimals of three digits, so that dots are between thousands of other figures too. */
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
  /(?<=(?<!\p{L})(?:total|qty|quantity)\s?[:=]?\s)([1-9]\d{0,2})\.(\d{3})(?=\s?(?:kgs?|m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)(?![\p{L}\d]|\s*(?:each|per|a)(?!\p{L})|\s*\/))/giu

const MONEY_IN_FRONT = /(?<!\p{L})(?:rp\.?|idr|vnd)\s?$/iu
const MONEY_BEHIND = /^\s?(?:idr|vnd|dong|đ)(?!\p{L})/iu
/** What is sold by the piece; of a length or weight "each" or "per cone" is that of one. */
const PIECES_BEHIND = /^\s?(?:pcs|pieces|cones|tubes|spools|rolls|bobin|lusin|dozens?|bags|boxes)(?!\p{L})/iu
const MEASURE_BEHIND =
  /^\s?(?:(kgs?)|m|mts?|mtrs?|met(?:er|re)s?|yds?|yards?)(?![\p{L}\d]|\s*(?:each|per|a)(?!\p{L})|\s*\/)/iu
const OF_STOCK = /(?<!\p{L})(?:sto[ck]k?|moq|min(?:imum)?|qty|quantity|total|order)\.?\s*[:=-]?\s*$/iu
const OF_ONE =
  /(?<!\p{L})(?:cones?|tubes?|spools?|rolls?|bales?|bags?|cartons?|ctns?|box|pieces?|width|lebar|wt|weight|nett?|gross|each|@)\.?\s*(?:wt|weight|of|is)?\s*[:=-]?\s*$/iu

/** Whether the dots of this figure are between thousands, in a line with a price in rupiah or dong: "cone 1.890 kg" is the weight of one. */
function isOfThousands(figure: string, before: string, behind: string): boolean {
  if (MONEY_IN_FRONT.test(before) || MONEY_BEHIND.test(behind) || figure.split('.').length > 2) return true
  if (PIECES_BEHIND.test(behind)) return true
  const [measure, kilograms] = MEASURE_BEHIND.exec(behind) ?? []
  if (measure === undefined || (OF_ONE.test(before) && (kilograms !== undefined || Number(figure) < 4))) return false
  if (/(?<!\p{L})(?:rolls?|bales?|width|lebar)\.?\s*[:=-]?\s*$/iu.test(before)) return false
  return OF_STOCK.test(before) || Number(figure) >= (kilograms === undefined ? 4 : 10)
}

const YARDS_MAX = 3000

/** A line with rupiah and dong in plain figures, and with totals that cannot be so small. */
function withThousands(text: string): string {
  const [, packages] = OF_PACKAGES.exec(text) ?? []
  const plain = text
    // No package holds so many yards.
    .replace(YARDS, (figure, yards) => (Number(yards) * 1000 > Number(packages) * YARDS_MAX ? figure : `${yards}000`))
    .replace(RUPIAH, 'IDR ')
  const whole = OF_THOUSANDS.test(text)
    ? plain.replace(DOTS, (figure, _, at: number) =>
        isOfThousands(figure, plain.slice(0, at), plain.slice(at + figure.length))
          ? figure.replaceAll('.', '')
          : figure,
      )
    : plain
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
  const own = withThousands(text)
  const plain = own
    .replace(DOTS_AND_COMMA, (_, whole: string, decimals) => `${whole.replaceAll('.', '')}.${decimals}`)
    .replace(PRICE, (_, a, b, c, d) => `${a ?? c}.${b ?? d}`)
    .replace(LONG, '$1.$2')
    .replace(SPACED, (_, a, b, decimals, c, d) => (decimals === undefined ? `${c}${d}` : `${a}${b}.${decimals}`))
  const isOfEurope = plain !== own
  const counted = plain.replace(PIECES, '$1$2')
  const whole = IN_TURKISH.test(plain) ? counted.replace(LEAST_WIDTH, '').replace(TURKISH_STOCK, '$1$2') : counted
  return isOfEurope ? whole.replace(THOUSANDS, '$1$2').replace(DECIMALS, '$1.$2') : whole
}
