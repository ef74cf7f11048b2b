import { TOWNS } from '@/lib/domain/families/towns'

/** Headings and words of invoices, shipping bills and customs papers. */
const PAPERS = [
  String.raw`(?:(?:commercial|tax|pro-?forma|sales|customs)\s+)?inv(?:oice)?(?:\s+(?:no|qty|quantity|item))?`,
  String.raw`packing\s+list|certificate\s+(?:of\s+)?origin|shipping\s+bill|bill\s+(?:of\s+)?entry|delivery\s+challan|e-?way\s+bill|supply|packed(?:\s+in)?`,
  String.raw`(?:we\s+)?(?:hereby\s+)?certify(?:\s+that)?(?:\s+goods)?|goods\s+description|description\s+goods|being`,
  String.raw`(?:item|sr|sl)(?:\s+no)?\.?\s+\d{1,2}(?=\s|$)`,
  String.raw`unit\s+price|unit(?=\s*$)|total(?=\s*$)|total\s+\d+\.\d{2}(?![.\d])`,
  String.raw`(?:taxable|assessable|invoice|total)\s+value(?:\s+(?:rs\.?|inr|usd))?(?:\s+[\d.]+)?|value(?=\s*$)|value(?:\s+(?:rs\.?|inr|usd))?\s+[\d.]+`,
  String.raw`construction|const(?=\s*$)|width|wide|weight|wt`,
]
/** Words of the headings of the tariff, which say what any goods of it are. */
const TARIFF = [
  String.raw`(?:containing\s+)?\d{2}\s*%\s+(?:or\s+)?more(?:\s+(?:by\s+)?weight)?|(?:containing\s+)?not\s+less\s+than\s+\d{2}\s*%|containing|by\s+weight`,
  String.raw`over\s+\d+\s+g\/m2\s+but\s+not\s+over\s+\d+\s+g\/m2`,
  String.raw`weighing(?:\s+not)?\s+more(?:\s+than)?(?:\s+\d+\s+g\/m2)?(?:\s+(?:but\s+)?not\s+more(?:\s+than)?(?:\s+\d+\s+g\/m2)?)?`,
  String.raw`whether|(?:or\s+)?crocheted|put\s+up|e\.g\.?|not\s+impregnated(?:\s+(?:or\s+)?coated)?`,
]
/** What people write around what they want or have. */
const TALK = [
  String.raw`we|i|us|you|your|buyers?|customers?|needs?|wants?|buy(?:ing)?|wt[bs]|reqd?|requirements?|requested|any\s*one|any\s+(?:supplier|party|qty|quantity|mill|make|brand)`,
  String.raw`urgent(?:ly)?|immediate(?:ly)?|asap|best|cheap(?:est)?|must|reply|offering|offers?|today'?s|dear\s+all|all(?=\s*$)|ke\s+liye|ka|hai|bhav|price\s+list|whatsapp`,
]
/** Where goods lie or go to is no fact of a listing, whose place is that of its seller. */
const PLACES = [
  String.raw`(?:(?:delivered|delivery|deliver|shipped|at|to|reach)\s+)?(?:${TOWNS})(?:\s+(?:delivery|delivered|godown|market|mandi|side))?`,
  String.raw`(?:delivered|delivery|deliver|shipment|shipped)(?=\s*$)`,
]
const words = (alternatives: readonly string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}&/.-])(?:${alternatives.join('|')})(?![\p{L}\p{N}&/-])`, 'giu')

const EMPTY = [words(PAPERS), words(TARIFF), words(TALK), words(PLACES), words(['[x×]'])]
/** Words in front of a price that was read. */
const OF_PRICE = words([
  String.raw`target(?:\s+price)?|budget|max(?:imum)?|price|prices|rate|under|below|within|up\s?to|less\s+than`,
])

/**
 * The words that were not understood, without those that state nothing about the goods or their sale.
 * @param isPriced whether the price of the line was read
 */
export function withoutEmptyWords(rest: string, isPriced: boolean): string {
  return [...EMPTY, ...(isPriced ? [OF_PRICE] : [])]
    .reduce((left, pattern) => left.replace(pattern, ' '), rest)
    .replace(/\s+/gu, ' ')
    .trim()
}
