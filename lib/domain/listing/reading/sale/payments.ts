import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import type { LineText } from '../line-text'
import { isOffered, isShown } from './offered'

/** Of a part of the price, or one of two: "50% advance", "advance or 30 days", "2% less on 100% advance". */
const NOT_PART = String.raw`(?<!\d\s*%\s*(?:(?:(?:less|off|extra|disc(?:ount)?)\s+)?(?:for|on)\s+)?|\b(?:half|part|token|against|less|or|balance|rest|no|not(?:\s+by)?|without)\s+)`
/** "Documents, against payment", "sample available, against payment": not the goods are paid on delivery. */
const NOT_OF_PAPERS = String.raw`(?<!(?<!\p{L})(?:doc(?:ument)?s?|d\/?p|bilty|l\/?r|l\/?c|b\/?l|samples?|swatch(?:es)?|lab\s?-?dips?|catalogues?|hangers?)(?:\s+\p{L}+)?\s*(?:[,;|]|\s-)\s*)`
/** Behind a term: it is not one of two, and not denied. */
export const NOT_ONE_OF_TWO = String.raw`(?!\s*(?:\/\s*\p{L}|or\b|and\b|\+|balance|rest|against|for\b|discount|not\b|nahi|no\b|\?))`
/** "90 days from BL date". */
const FROM_BL = String.raw`(?:\s+(?:from|after)\s+(?:the\s+)?(?:b\/?l|bill\s+of\s+lading)(?:\s+date)?)?`
const BL_BEHIND = /days\s+(?:from|after)/iu
/** "Irrevocable", "back to back": of what kind a letter of credit is. */
const KIND_OF_LC = String.raw`(?:(?:100\s*%|confirmed|irrevocable|back\s*-?\s*to\s*-?\s*back)\s+(?:and\s+)?)*`
const DP = String.raw`P(?:\s+at\s+sight|(?!\s+at\b))`
type Payment = readonly [name: string, pattern: RegExp, isAbroad?: true]
/** Ways of paying, by their names in the lists of the modules, and the days of credit. Some are for export only. */
const PAYMENTS: readonly Payment[] = [
  [
    '100% advance',
    new RegExp(
      `${NOT_PART}(?:\\b(?:100\\s*%|full)\\s*(?:payment\\s+)?(?:(?:by\\s+)?t\\/?t\\s+)?(?:(?:in\\s+)?adv(?:ance|\\.|(?=\\s*(?:$|[,;|)])))|pre-?payment)|\\badv(?:ance|\\.)?\\s+(?:payment|pymt|pmt)|\\bpayment\\s+(?:in\\s+)?advance(?!\\s*\\d)|\\bt\\/?t\\s+(?:in\\s+)?advance|(?<=[,;]\\s*)advance(?=\\s*(?:$|[,;])))(?!\\p{L})${NOT_ONE_OF_TWO}`,
      'iu',
    ),
  ],
  [
    'Against delivery',
    new RegExp(
      `${NOT_PART}\\b(?:payment\\s+(?:against|on)\\s+delivery|cash\\s+(?:on|against)\\s+delivery|cod|(?:(?<=(?:^|[,;|]|\\s-)\\s*)${NOT_OF_PAPERS}|(?:goods|material|delivery)\\s+)against\\s+payment(?=\\s*(?:$|[,;|.])))(?!\\p{L})${NOT_ONE_OF_TWO}`,
      'iu',
    ),
  ],
  [
    '30% advance, 70% against BL copy',
    /\b30\s*%\s*(?:t\/?t\s+)?(?:in\s+)?(?:adv(?:ance)?|deposit)[\s,;&+/.]*(?:and\s+)?(?:the\s+)?(?:balance|rest|70\s*%)(?:\s*70\s*%)?\s+(?:(?:against|agst\.?)\s+)?(?:(?:scan(?:ned)?\s+)?copy\s+of\s+)?(?:the\s+)?(?:b\/?l|bill\s+of\s+lading)(?:\s+copy)?(?!\p{L})/iu,
  ],
  ...[30, 60, 90, 120, 180].map(
    (days): Payment => [
      `Usance LC ${days} days`,
      new RegExp(
        `\\b${KIND_OF_LC}(?:usance\\s+)?l\\/?c\\s+(?:at\\s+|of\\s+)?${days}\\s+days(?:\\s+(?:usance|sight))?${FROM_BL}(?!\\p{L})${NOT_ONE_OF_TWO}|(?<![\\d/-])${days}\\s+days\\s+(?:usance\\s+)?l\\/?c(?!\\p{L})${NOT_ONE_OF_TWO}`,
        'iu',
      ),
    ],
  ),
  [
    'CAD',
    new RegExp(
      `(?<!\\d\\s*)\\b(?:cad|cash\\s+against\\s+doc(?:ument)?s)(?!\\p{L}|\\s*\\d|[\\s/-]*(?:cam|designs?|software|markers?|patterns?|files?|systems?|machines?|drawings?|cutting|prints?)(?!\\p{L}))${NOT_ONE_OF_TWO}`,
      'iu',
    ),
    true,
  ],
  [
    'CAD',
    /\bpayment\s*(?:terms?)?\s*[:=-]?\s*(?:by\s+)?(?:cad|cash\s+against\s+(?:shipping\s+)?doc(?:ument)?s)(?!\p{L}|\s*\d)/iu,
  ],
  [
    'LC at sight',
    new RegExp(`\\b${KIND_OF_LC}(?:l\\/?c\\s+at\\s+sight|sight\\s+l\\/?c)(?!\\p{L})${NOT_ONE_OF_TWO}`, 'iu'),
  ],
  [
    'LC',
    new RegExp(
      `${NOT_PART}\\b(?:irrevocable|by|terms?\\s*[:=-]?|payment\\s*[:=-]?)\\s+(?:irrevocable\\s+)?(?:l\\/?c|letter\\s+of\\s+credit)(?!\\p{L}|\\s*(?:at\\b|of\\b|\\d))${NOT_ONE_OF_TWO}`,
      'iu',
    ),
    true,
  ],
  // "Shipment 45 days after receipt of L/C".
  [
    'LC',
    /(?<=(?<!\p{L})(?:days?|weeks?)\s*(?:;\s*)?)(?:after|from|of)\s+(?:(?:receipt|opening|receiving|getting|date)\s+(?:of\s+)?)?(?:the\s+|an?\s+|your\s+)?(?:(?:workable|operative|confirmed|irrevocable|original)\s+)*(?:l\/c|lc|letter\s+of\s+credit)(?![\p{L}\d]|\s*(?:at\b|\d|or\b|\/))/iu,
  ],
  ['DP', new RegExp(`${NOT_PART}(?<![\\p{L}\\d/])D\\/${DP}(?![\\p{L}\\d/])${NOT_ONE_OF_TWO}`, 'u'), true],
  // "Payment by D/P at sight": the line says what it is, also without a term of delivery.
  [
    'DP',
    new RegExp(
      `${NOT_PART}(?:\\b(?:payment|pymt|terms?)\\s*(?:terms?)?\\s*[:=-]?\\s*(?:by\\s+)?D\\/?${DP}|(?<![\\p{L}\\d/])D\\/P\\s+at\\s+sight)(?![\\p{L}\\d/]|\\s*\\d)${NOT_ONE_OF_TWO}`,
      'iu',
    ),
  ],
  ...[30, 60, 90].map(
    (days): Payment => [
      `DA ${days} days`,
      new RegExp(
        `${NOT_PART}(?:\\b(?:payment|pymt|terms?)\\s*(?:terms?)?\\s*[:=-]?\\s*(?:by\\s+)?D\\/?A|(?<![\\p{L}\\d/])D\\/A)\\s+(?:at\\s+)?${days}\\s+days${FROM_BL}(?!\\p{L})${NOT_ONE_OF_TWO}|${NOT_PART}(?<![\\d/-])${days}\\s+days\\s+D\\/A(?![\\p{L}/])${NOT_ONE_OF_TWO}`,
        'iu',
      ),
    ],
  ),
  ...[30, 60, 90].map(
    (days): Payment => [
      `DA ${days} days`,
      new RegExp(`(?<![\\p{L}\\d/])D\\/?A\\s+(?:at\\s+)?${days}\\s+days(?!\\p{L})${NOT_ONE_OF_TWO}`, 'u'),
      true,
    ],
  ),
  ...[30, 60, 90, 120].map(
    (days): Payment => [
      `RiBa ${days} days`,
      new RegExp(`(?<!\\p{L})riba ${days} days(?!\\p{L})${NOT_ONE_OF_TWO}`, 'iu'),
    ],
  ),
  [
    'Against proforma',
    new RegExp(`${NOT_PART}\\bpayment\\s+against\\s+(?:proforma(?:\\s+invoice)?|pi)(?!\\p{L})${NOT_ONE_OF_TWO}`, 'iu'),
  ],
  [
    'Open account',
    new RegExp(
      `${NOT_PART}\\bopen\\s+account(?:\\s*[:,-]?\\s*(?:at\\s+)?(\\d{2,3})\\s+days)?(?!\\p{L}|\\s*\\d)${NOT_ONE_OF_TWO}`,
      'iu',
    ),
    true,
  ],
]
/** "Cash only", "7 days cash", "cash 7 days"; "delivery in 3 days cash" says when the goods come. */
const CASH = new RegExp(
  `${NOT_PART}(?:\\bcash\\s+payment|\\bpayment\\s+(?:by\\s+)?cash(?!\\s+on\\s+delivery)|\\bcash\\s+only|\\bonly\\s+cash|(?<!\\b(?:deliver(?:y|ed)|dispatch(?:ed)?|shipment|ready|in|within)\\s*[:=-]?\\s*)(?<![\\d.-])(\\d{1,2})\\s*days?\\s+cash(?=\\s*(?:$|[,;|]))|\\bcash\\s+(?:in\\s+|within\\s+)?(\\d{1,2})\\s*days?(?=\\s*(?:$|[,;|]))|(?<=[,;/|]\\s*)cash(?=\\s*(?:$|[,;|])))(?!\\p{L})${NOT_ONE_OF_TWO}`,
  'iu',
)
const PERCENT = String.raw`[1-4](?:\.\d+)?\s*%`
/** "Cash 2% less", "3% CD", "CD 2%": a way of paying next to others. "CD 5% solution" says nothing of payment. */
const DISCOUNT = new RegExp(
  `${NOT_PART}(?<!\\p{L})(?:(?:by\\s+|on\\s+)?cash\\s+(?:payment\\s+)?${PERCENT}\\s*(?:less|off|disc(?:ount|\\.)?)|cash\\s+disc(?:ount|\\.)?\\s*[:@-]?\\s*${PERCENT}|(?:less\\s+)?${PERCENT}\\s*(?:cash\\s+disc(?:ount|\\.)?|c\\.?d\\b\\.?|(?:less|off)\\s+(?:for|on|in)\\s+cash)|cd\\s*[:@-]?\\s*${PERCENT})(?=\\s*(?:$|[,;.|)]|\\d{1,2}\\s*days))`,
  'iu',
)
/** "50% advance, balance before dispatch", "advance 25% balance on delivery": two parts, in the words of the line. */
const IN_PARTS =
  /(?<![\p{L}\d.])(?:(\d{2})\s*%\s*(?:(?:by\s+)?t\/?t\s+)?(?:(?:in\s+)?(?:adv(?:ance|\.)?|deposit|down\s?payment)(?:\s+by\s+t\/?t)?|(?:by\s+)?t\/?t)|(?:adv(?:ance|\.)?|deposit)\s+(\d{2})\s*%)(?!\p{L})[\s,;&+/.-]*(?:and\s+)?(?:the\s+)?(?:(\d{2})\s*%|balance|rest)(?:\s+(?:amount|payment))?\s+(?:(before|against|agst\.?|on|at|after)\s+(?:the\s+)?(dispatch|despatch|shipment|delivery|loading|(?:copy\s+of\s+)?(?:shipping\s+)?documents|lr(?:\s+copy)?|invoice|pi|proforma(?:\s+invoice)?)|(lr|b\/?l)\s+copy)(?!\p{L})/iu
/** "Payment 50% adv", "advance 25%": the line says no more of the rest. "No 50% advance" and "2% less on 50% advance" are no terms. */
const IN_PART =
  /(?<!\b(?:no|not|without|if|(?:disc(?:ount)?|rebate|off|less|extra|cash\s?back|[\d.]+\s*%)\.?\s+(?:for|on))\s+(?:any\s+)?(?:payment\s*(?:terms?)?\s*[:=-]?\s*)?)(?<![\p{L}\d.])(?:payment\s*(?:terms?)?\s*[:=-]?\s*)?(?:([1-9]\d)\s*%\s*(?:t\/?t\s+deposit|(?:t\/?t\s+)?(?:in\s+)?adv(?:ance|\.)?(?:\s+payment)?)|adv(?:ance|\.)?\s*(?:payment\s*)?[:=-]?\s*([1-9]\d)\s*%)(?=\s*(?:$|[,;.)|]))(?![\s,;.)|]*(?:and\s+|plus\s+|the\s+)*(?:\d+\s*%|balance|bal|rest|remaining)(?!\p{L}))/iu
/** "T/T 30/70": the first is paid in advance; when the rest is due the line does not say. */
const TT_PARTS = new RegExp(
  `${NOT_PART}(?<![\\p{L}\\d])(?:t\\/?t\\s*[:,-]?\\s*(\\d0)\\s*[/:-]\\s*(\\d0)|(?<![\\d./-])(\\d0)\\s*[/:-]\\s*(\\d0)\\s*t\\/?t(?=\\s*(?:$|[,;|.)])))(?![\\p{L}\\d])${NOT_ONE_OF_TWO}`,
  'iu',
)
/** "Net 30", "net 60 days", "30 days net": behind a price, the days of credit. Not "dispatch 7 days net". */
const NET_DAYS =
  /(?<!(?<!\p{L})(?:dispatch|despatch|ship|deliver|ready|lead|stock|within|in)\p{L}*\s*(?:time)?\s*(?:in|within)?\s*[:=-]?\s*)(?<![\p{L}\d./-])(7|10|15|21|30|45|60|75|90|120)\s*days?\s+nett?(?=\s*(?:$|[;,.]))|(?<!\p{L})net(?:\s+(7|10|15|21|30|45|60|75|90|120)\s*days?|\s*[,;]\s*(30|45|60|75|90|120)\s*days)(?=\s*(?:$|[;,.]))|(?<!\bgross[^;]*)(?<=(?:,|\s[-–|])\s*)net\s+(30|45|60|90)\s*$/iu
/** "Net 45 days" as a part of the line needs no price in front. */
const NET_ALONE = /(?<=^|[,;|]\s*)(?:payment\s+)?net\s+(7|10|15|21|30|45|60|75|90|120)\s*days(?=\s*(?:$|[;,.|)]))/iu
/** How a buyer pays who has days, by the word for it. */
const PAID_LATER: ReadonlyArray<readonly [name: string, word: RegExp]> = [
  ['Open credit', /^(?:credit|udh?aa?ri?)$/i],
  ['PDC', /^(?:pdc|cheque)$/i],
]
/** "30 days credit", "PDC 45 days": the days, and the word that says how the buyer pays. Of "7 days PDC 45 days" the 45 are those of the cheque. */
const CREDIT =
  /(?<![\p{L}\p{N}./])(\d{1,3})\s*(?:days?['’]?|din)\s*(?:ka\s+|ki\s+)?(credit|pdc|payment|pmt|pymt|udh?aa?ri?|cheque)(?!\p{L}|\s*(?:of\s*|in\s*|within\s*)?\d{1,3}\s*(?:days?|din)(?!\p{L}))|\b(credit|pdc|payment|pmt|pymt|udh?aa?ri?)\s*(?:of\s*|in\s*|within\s*)?(\d{1,3})\s*(?:days?|din)(?!\p{L})(?:\s+(pdc|cheque)(?!\p{L}))?/iu
/** "60 days from BL date", "30 days after invoice": from when they are counted. */
const CREDIT_FROM =
  /(?<![\p{L}\p{N}./-])(7|10|15|21|30|45|60|75|90|120|150|180)\s*days?\s*(?:(?:from|after|of)\s+(?:the\s+)?(?:date\s+of\s+)?)(?:(b\/?l|bill\s+of\s+lading)|(l\/?r|lorry\s+receipt)|(invoice|bill)|(end\s+of\s+month|eom))(?:\s+date)?(?!\p{L})/iu
const STARTS = ['BL date', 'LR date', 'Invoice date', 'End of month']

/** Reads how and when goods are paid for. */
export function readPayment(line: LineText, definition: ModuleDefinition): void {
  // "Sample available, against payment": the words of the sample are read.
  const isOfSample = line.has('sampleAvailable') && /;\s*[,;|-]\s*against\s+payment/iu.test(line.rest)
  for (const [name, pattern, isAbroad] of PAYMENTS)
    if (
      !(isOfSample && name === 'Against delivery') &&
      isOffered(definition, 'paymentTerms', name) &&
      (!isAbroad || line.has('incoterm')) &&
      !line.has('paymentTerms')
    )
      line.take(pattern, ([text, before, behind]) => {
        const days = before ?? behind
        // "LC 90 days from BL date": from then on the days count.
        const [ofUsance] = BL_BEHIND.test(text) ? (/\d{2,3}(?=\s+days)/iu.exec(text) ?? []) : []
        const isCredit = ofUsance !== undefined && isShown(definition, 'creditTerms')
        return {
          paymentTerms: [name],
          ...(days && { creditTerms: { days: Number(days) } }),
          ...(isCredit && { creditTerms: { days: Number(ofUsance), from: 'BL date' } }),
        }
      })
  if (isShown(definition, 'paymentTerms') && !line.has('paymentTerms'))
    line.take(IN_PARTS, ([, before, behind, second, when = 'against', what = '', copy]) => {
      const first = before ?? behind
      if (second !== undefined && Number(first) + Number(second) !== 100) return null
      const rest = second === undefined ? 'balance' : `${second}%`
      const how = when.toLowerCase().replace(/^agst\.?$/, 'against')
      const paper =
        copy === undefined ? what.toLowerCase().replace(/^pi$/, 'PI') : `${copy.toUpperCase().replace('/', '')} copy`
      return { paymentTerms: [`${first}% advance, ${rest} ${how} ${paper}`] }
    })
  if (isShown(definition, 'paymentTerms') && !line.has('paymentTerms'))
    line.take(IN_PART, ([, before, behind]) => ({ paymentTerms: [`${before ?? behind}% advance`] }))
  if (isShown(definition, 'paymentTerms') && !line.has('paymentTerms'))
    line.take(TT_PARTS, ([, before, second, first = before, rest = second]) =>
      Number(first) + Number(rest) === 100 ? { paymentTerms: [`${first}% advance`] } : null,
    )
  if (isShown(definition, 'creditTerms')) {
    readCredit(line, definition)
    line.take(NET_ALONE, ([, days]) => ({ creditTerms: { days: Number(days) } }))
  }
  addTerm(line, definition, 'Cash', CASH)
  addTerm(line, definition, 'Cash discount', DISCOUNT)
}

/** A way of paying that a line may name next to another: "45 days PDC, 3% CD". */
function addTerm(line: LineText, definition: ModuleDefinition, name: string, pattern: RegExp): void {
  if (!isOffered(definition, 'paymentTerms', name)) return
  line.take(pattern, ([text, before, behind]) => {
    const days = before ?? behind
    const named = line.values.paymentTerms
    if (Array.isArray(named)) {
      line.values.paymentTerms = [...named, name]
      line.understood.push({ name: 'paymentTerms', text: text.trim(), value: [name] })
    }
    return { paymentTerms: [name], ...(days && { creditTerms: { days: Number(days) } }) }
  })
}

function readCredit(line: LineText, definition: ModuleDefinition): void {
  line.take(CREDIT_FROM, ({ 1: days, 2: bl, 3: lr, 4: invoice, 5: month, index, input }) => {
    if (OTHER_DAYS.test(input.slice(0, index))) return null
    const from = STARTS[[bl, lr, invoice, month].findIndex((start) => start !== undefined)]
    return { creditTerms: { days: Number(days), from } }
  })
  line.take(CREDIT, ([, before, behind, named, after, later]) => {
    const [name] = PAID_LATER.find(([, word]) => word.test(behind ?? later ?? named ?? '')) ?? []
    return {
      creditTerms: { days: Number(before ?? after) },
      ...(name && isOffered(definition, 'paymentTerms', name) && { paymentTerms: [name] }),
    }
  })
}
/** "Warranty 90 days from invoice", "dispatch 7 days after LR". */
const OTHER_DAYS =
  /(?<!\p{L})(?:warrant|guarant|complain|claim|dispatch|despatch|ship|deliver|exchange|return|replac|valid|calibrat|document|service|install|within|lead)\p{L}*[^,;|]*$/iu

/** Reads the days of credit behind a price. */
export function readNetDays(line: LineText): void {
  line.take(NET_DAYS, ([, first, days, behind, alone]) => ({
    creditTerms: { days: Number(first ?? days ?? behind ?? alone) },
  }))
}

/** What only exporters ask for. */
const OF_EXPORTS = /^(?:LC|Usance|CAD|DP|DA)(?!\p{L})|BL copy$/u

/** Money in which countries trade; "BDT 395 per kg, sight L/C" may be a sale within Bangladesh. */
const TRADED_IN: ReadonlySet<unknown> = new Set(['USD', 'EUR', 'GBP', 'JPY', 'CHF', 'HKD', 'SGD', 'AED', 'AUD', 'CAD'])

/** Who is paid in the money of other countries against documents sells abroad. */
export function noteExport(line: LineText): void {
  const { paymentTerms, currency } = line.values
  const part = line.understood.find(({ name }) => name === 'paymentTerms')
  const isOfExports = Array.isArray(paymentTerms) && paymentTerms.some((term) => OF_EXPORTS.test(term))
  if (part && isOfExports && TRADED_IN.has(currency)) line.note({ tradeMode: 'Export' }, part.text)
}
