import { roundTo } from '@/lib/domain/units/rounding'
import { colourAt } from '../../finishing/readers/colour-words'
import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { isAboutThread, isInTurkish, NAMED_THREADS } from './constructions'

/** How lines write the ticket and the tex of a thread. */

const TICKET = { min: 5, max: 420 } as const
const TEX = { min: 5, max: 600 } as const

const inside = (value: number, { min, max }: { min: number; max: number }): boolean => value >= min && value <= max

const ticket: Notation = {
  pattern:
    /(?:metric )?(?:tkt|ticket|tk|tit) ?\.? ?-?(?:no\.?|nr\.?|number|num|#|size)? ?[:.#-]? ?(?<value>\d{1,3})(?: or \d{2,3}\b)?/iy,
  read({ groups, text }) {
    const value = Number(groups.value)
    return inside(value, TICKET) ? [understood('ticketNo', text, value, String(value))] : null
  },
}

const ticketBehind: Notation = {
  pattern: /(?<value>\d{1,3}) ?(?:tkt|ticket)\b/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const value = Number(groups.value)
    const before = line.slice(0, starts[at])
    // "Rs 85 tkt 120", "rate 60 tkt 120", "40/2 85 tkt 120": a price, and the ticket behind its word. "Rate 120 tkt 62" is ticket 120.
    const second = Number(NUMBER_BEHIND.exec(line.slice(starts[at + used] ?? line.length))?.groups?.value)
    const isPrice =
      SIGN_BEFORE.test(before) || (LETTERED.has(second) && (RATE_BEFORE.test(before) || !LETTERED.has(value)))
    if (second > 0 && isPrice) return null
    return inside(value, TICKET) ? [understood('ticketNo', text, value, String(value))] : null
  },
}
/** A number that may be the ticket: not the 85 of "120 tkt 85 rs", "120 tkt 85/-". */
const NUMBER_BEHIND =
  /^(?:no|number|#)? ?[.:#=-]* ?(?<value>\d{1,3})(?![\d.]*\d| ?(?:\/|per\b|rs\b|inr\b|net\b|rupees?\b|rupa(?:ye|iye)\b|₹|m\b|mtrs?\b|met(?:er|re)s?\b|yds?\b|cones?\b|box(?:es)?\b|cartons?\b|ctns?\b|kgs?\b|gms?\b|colou?rs?\b|shades?\b))/
const SIGN_BEFORE = /(?:[₹$€£]|\b(?:rs|inr|usd|eur))[ .:=@-]*$/
const RATE_BEFORE = /(?:@|\b(?:rates?|prices?|bhav))[ .:=@-]*$/

/** "M40" next to a tex: a metric ticket by its letter. */
const ticketByLetter: Notation = {
  pattern: /m[- ]?(?<value>\d{2,3})/iy,
  read({ groups, text }, tokens) {
    const value = Number(groups.value)
    return LETTERED.has(value) && /\btex ?\d|\bt-?\d/.test(lineOf(tokens).text)
      ? [understood('ticketNo', text, value, String(value))]
      : null
  },
}
const LETTERED: ReadonlySet<number> = new Set([10, 13, 15, 20, 25, 30, 36, 40, 50, 60, 75, 80, 100, 120, 140, 160, 180])

/** "PES sewing thread No 120", "No. 80 (40/2)": the ticket, where the line names no other. Of embroidery it is a weight. */
const ticketByNumber: Notation = {
  pattern: /(?:no|nr|n[°o]?|num(?:ero|ara)) ?\.? ?:? ?(?<value>\d{2,3})/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const value = Number(groups.value)
    const before = line.slice(0, starts[at])
    const after = line.slice(starts[at + used] ?? line.length)
    // "No. 20 40/2" may be the twentieth of a list.
    const isOfCount = COUNT_BEHIND.test(after) && at === 0 && value >= TICKET_IN_FRONT_MIN
    // "40/2 no:120", "no 120 thread black".
    const isBehindCount = /\d{2}s?\/[2-4] $/.test(before) && /^no\W*:/i.test(text) && value >= TICKET_IN_FRONT_MIN
    const isOfThread = THREAD_BEFORE.test(before) || (isBehindCount && isAboutThread(tokens))
    const isInFront = at === 0 && /^(?:sewing )?threads? /.test(after) && value >= TICKET_IN_FRONT_MIN
    const isOfKind = NUMBERED_BEFORE.test(before) && value >= TICKET_BY_KIND_MIN
    const isCounted = COUNTED_BEHIND.test(after)
    const isOther = OTHER_NUMBER.test(CORE.test(line) ? line.replace(COTTON, '') : line) || SEVERAL_NUMBERS.test(line)
    return LETTERED.has(value) && (isOfThread || isOfCount || isInFront || isOfKind) && !isCounted && !isOther
      ? [understood('ticketNo', text, value, String(value))]
      : null
  },
}
/** Corespun with cotton has the ticket of its polyester. */
const CORE = /\bcore\b|\bcore-?spun\b/
const COTTON = /\bcotton\b/g
/** "Core spun P/P, No. 75", "poly-poly corespun thread, No. 75", "bonded nylon, denim, No. 40": behind these kinds of thread a comma and a use may be between. */
const NUMBERED_BEFORE =
  /\b(?:(?:core ?-?spun|poly ?core|polyester core|bonded)(?: (?:p\/?[pc]|poly(?:ester)?(?: ?[/-] ?(?:poly(?:ester)?|cotton))?|nylon(?: 6\.?6?)?|sewing|threads?))*|(?:nylon|poly(?:ester)?) bonded(?: (?:sewing|threads?))*)(?: ,(?: (?:denim|jeans|leather|shoes?|upholstery|black|white|dyed) ,)?| \()? $/
const TICKET_BY_KIND_MIN = 20
/** "No. 20 nylon bonded, no. 40 nylon bonded", "No. 75 / 120": numbers of several goods. */
const BARE_NO = String.raw`(?<!\b(?:invoice|inv|lot|shade|list|style|order|bill|po|item|sr|sl|art|article|hs|code|card) ?)\b(?:no|nr)\.? ?:? ?`
const SEVERAL_NUMBERS = new RegExp(
  String.raw`${BARE_NO}(\d{2,3})\b(?: ?(?:\/|,|&|and|or|to|-) ?\d{2,3}\b(?! ?(?:k?m|mtrs?|y|yds?|g|gms?|kgs?|tex|cones?|pcs|colou?rs?|shades?|rs)\b|[/.])|.*${BARE_NO}(?!\1\b)\d{2,3}\b)`,
)
/** "Filo cucirino poliestere titolo 120": the ticket as Italian lines write it. Of cotton, or with a unit, it is a count. */
const ticketInItalian: Notation = {
  pattern: /titolo ?:? ?(?:n ?\.? ?)?(?<value>\d{2,3})/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line } = lineOf(tokens)
    const value = Number(groups.value)
    const isCount = /^(?:d|den|denari|dtex|tex|nm|ne|x|\/)/.test(wordAt(tokens, at + used))
    const isOther = OTHER_NUMBER.test(line) || /\b(?:cotone|ricamo|viscosa)\b/.test(line)
    return LETTERED.has(value) && isAboutThread(tokens) && !isCount && !isOther
      ? [understood('ticketNo', text, value, String(value))]
      : null
  },
}

const THREAD_BEFORE =
  /\b(?:(?:polyester|poliestere|poly|spun|nylon|bonded|core ?-?spun|pes) (?:sewing |diki[sş] )?|sewing )(?:threads? (?:(?:di |in )?poliestere )?|iplik |ipli[gğ]i )?$/
const COUNT_BEHIND = /^(?:\( )?(?:ne ?)?\d{2}s?\/[2-4]/
const TICKET_IN_FRONT_MIN = 80
const COUNTED_BEHIND =
  /^(?:days?|weeks?|boxe?s?|cones?|spools?|tubes?|cartons?|ctns?|bags?|kgs?|g|gms?|pcs|pieces?|nos|(?:colou?rs?|shades?)(?! ?(?:no\b|[:#]|\d))|m|mtrs?|yds?)(?![a-z])/
const OTHER_NUMBER =
  /\b(?:cotton|tkt|ticket|tk|embroidery|emb|rayon|viscose|trilobal|metallic|zari|mono\w*|elastic|waxed|leather|linen|quilting|crochet|anchor|dmc)\b/

/** What a number behind a tex counts or measures: "Tex 90 - 2500 m". */
const OF_PUT_UP = String.raw`(?:\d{4,}| ?\d{1,3}(?:\.\d+)? ?(?:k?m|mtrs?|mts?|met(?:er|re)s?|y|yds?|yards?|kgs?|g|gms?|lbs?|oz|ply|cones?|vicones?|spools?|tubes?|cops?|pcs|colou?rs?|shades?|rs)\b| ?\d{1,4}(?:\.\d+)? ?\/-)`

/** What may be behind the plies of "25 tex x 2": in "70 tex x 4 oz" and "30 tex x 5 days" the number is of something else. */
const END_OF_TEX = String.raw` ?(?:$|[,;()]|\.(?!\d)|[/-](?! ?\d{1,2}\b)|(?:sewing|threads?|spun|poly(?:ester)?|nylon|cotton|core ?-?spun|bonded|filament|textured|twist(?:ed)?|tfo|raw white|white|black|dyed|natural)\b(?! (?:bags?|cones?|spools?|tubes?|cops?|reels?|hanks?|boxe?s?|pcs|pieces)\b))`

/** "Of 67 decitex or more", "measuring less than 67 decitex", "exceeding 50 tex": the bound of a heading of the tariff, and not how fine the thread is. */
function isBound(tokens: readonly string[], at: number, used: number): boolean {
  const { text: line, starts } = lineOf(tokens)
  return BOUND_BEHIND.test(line.slice(starts[at + used] ?? line.length)) || BOUND_BEFORE.test(line.slice(0, starts[at]))
}
const BOUND_BEHIND = /^(?:or|and) (?:more|less|over|above|under|below|finer|coarser)(?= |$)/
const BOUND_BEFORE =
  /\b(?:(?:less|more|finer|coarser) than|(?:not )?exceed(?:ing|s)|at (?:least|most)|over|above|under|below) $/

/** "T-27", "tex 27", "27 tex", "T27", "25 tex x 2". "Tex 24-27" is a range. */
const tex: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?:tex|t) ?(?:no\.? ?)?[:=-]? ?(?<a>\d{1,3}(?:\.\d)?)(?! ?(?:-|to) ?(?!${OF_PUT_UP})\d)|(?<b>\d{1,3}(?:\.\d)?) ?tex\b(?: ?x ?(?<plies>[2-6])(?:-?| )(?:ply\b|(?=${END_OF_TEX}))|(?! ?\d)))`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const value = Number(groups.a ?? groups.b) * Number(groups.plies ?? 1)
    // "T-120" on 5000 m is a ticket for some, a tex for others.
    if (/^t\W?\d/i.test(text) && value >= TEX_OF_LETTER_MAX && LONG_PUT_UP.test(lineOf(tokens).text)) return null
    if (isBound(tokens, at, used)) return null
    // "t 20" may be a part of "5 t 20 bags". In ", T 75," it is a part of its own.
    const isAlone = /^[,;|]$/.test(wordAt(tokens, at - 1)) && /^(?:[,;|]|)$/.test(wordAt(tokens, at + used))
    const isOfLetter = at === 0 || (isAlone && value < TEX_OF_LETTER_MAX && !OTHER_TEX.test(lineOf(tokens).text))
    if (/^t \d/i.test(text) && (!isOfLetter || !isAboutThread(tokens))) return null
    return inside(value, TEX) ? [understood('texNumber', text, value)] : null
  },
}

/** A line whose tex or size has another notation. */
const OTHER_TEX = /\bd?tex\b|\bt-?\d|\bt \d.*\bt \d|(?:^|[ ,;])[lwh] \d/

/** The tex of the sizes that bonded thread has in America. */
const TEX_OF_SIZE: Readonly<Record<string, number>> = {
  33: 35,
  46: 45,
  69: 70,
  92: 90,
  138: 135,
  207: 210,
  277: 270,
  346: 350,
}
const OF_ADDRESS = 'plot|sector|unit|shop|block|flat|gala|office|house|shed'
/** "V69", "B138", "B-92", "#138", "size 69": a size of bonded thread. "Plot B-46" and ", B-92 Sector 63" are addresses. */
const american: Notation = {
  pattern: new RegExp(
    `(?:v-?|(?<!\\b(?:shade|col\\.?|colou?r|lot|code|art\\.?|no\\.?|${OF_ADDRESS})[ :#]*)b-?|# ?|(?<!\\b(?:shoes?|shirts?|label|needles?|box|bags?|cones?|cartons?|ctn|tubes?|webbing) )size )(?<size>${Object.keys(TEX_OF_SIZE).join('|')})\\b(?! ?(?:mm|cms?|m|inch(?:es)?|")(?![a-z]))`,
    'iy',
  ),
  read({ groups, text, used }, tokens, at) {
    const value = TEX_OF_SIZE[groups.size ?? '']
    const { text: line, starts } = lineOf(tokens)
    const after = line.slice(starts[at + used] ?? line.length)
    const isAddress =
      /^b-/i.test(text) &&
      (ADDRESS_BEHIND.test(after) || (/^,$/.test(wordAt(tokens, at - 1)) && !AFTER_SIZE.test(after)))
    const isMeant = /\b(?:bonded|nylon|polyester|filament|kevlar|aramid)\b/.test(line)
    return value !== undefined && isMeant && !isAddress ? [understood('texNumber', text, value)] : null
  },
}
const ADDRESS_BEHIND =
  /^(?:, )?(?:block|sector|sec|phase|plot|floor|road|street|lane|nagar|market|estate|complex|indl?|industrial|midc|gidc|wing|tower|near|opp)(?![a-z])/
/** What may be behind a size after a comma. */
const AFTER_SIZE = /^(?:$|(?:, )?(?:black|white|natural|bonded|\d{1,4} ?(?:oz|lbs?|g|gms?|m|mtrs?|yds?))(?![a-z]))/

/** "330 decitex", "110 dtex x 2", "dtex 138x3": the tex of the thread in tenths. */
const dtex: Notation = {
  pattern:
    /(?:(?<dtex>\d{2,4}) ?(?:dtex|decitex)\b(?: ?[x/] ?(?<plies>[1-6])(?![\d.]))?|(?:dtex|decitex) ?(?<behind>\d{2,4})(?: ?x ?(?<times>[1-6])(?![\d.]))?)/iy,
  read({ groups, text, used }, tokens, at) {
    const value = roundTo((Number(groups.dtex ?? groups.behind) * Number(groups.plies ?? groups.times ?? 1)) / 10, 1)
    const goesOn = /^(?:x|\/|f\d)/.test(wordAt(tokens, at + used)) || isBound(tokens, at, used)
    return goesOn || !isAboutThread(tokens) || !inside(value, TEX) ? null : [understood('texNumber', text, value)]
  },
}

/** "Polyester dikiş ipliği 120 no": the ticket as Turkish lines write it. In others so many are 120 pieces. */
const ticketInTurkish: Notation = {
  pattern: /(?<value>\d{2,3}) ?no\b(?! ?[.:]? ?\d+(?![\d/]| ?(?:m|mts?|mtrs?|metre|yds?|yards?|yarda)(?![a-z])))/iy,
  read({ groups, text }, tokens) {
    const value = Number(groups.value)
    return LETTERED.has(value) && isInTurkish(tokens) ? [understood('ticketNo', text, value, String(value))] : null
  },
}

/** "Textured poly overlock #160", "woolly nylon 180#": the ticket of textured thread. A number in front of a colour is its shade. */
const ticketByHash: Notation = {
  pattern: /(?:# ?(?<value>120|140|160|180)|(?<before>120|140|160|180) ?#)/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const value = groups.value ?? groups.before ?? ''
    const [before, after] = [line.slice(0, starts[at]), line.slice(starts[at + used] ?? line.length)]
    const isOther = NUMBERED_BEHIND.test(before) || colourAt(foldedOf(tokens), at + used, true) !== null
    // "Design #140", "invoice 2231 #120", "180# lot": the number of something else, or of so many pieces.
    const isBehindGoods = TEXTURED_BEFORE.test(before) && !OF_NUMBER.test(after)
    const isMeant = isBehindGoods && !OTHER_TICKET.test(line) && (line.match(/#/g) ?? []).length === 1
    return isMeant && !isOther ? [understood('ticketNo', text, Number(value), value)] : null
  },
}
/** Words of textured thread with nothing else between them and the number. */
const TEXTURED_BEFORE =
  /(?<!\p{L})(?:textur\w+|tekst[uü]re|over ?-?lock\w*|overlok|wooll?y)(?: (?:textur\w+|over ?-?lock\w*|overlok|wooll?y|poly(?:ester)?|nylon|naylon|pes|sewing|stitching|threads?|thre?d|iplik|ipli[gğ]i|yarn|dha+g[ae]|100 ?%|raw|dyed|size|\d{2,3} ?d(?:\/\d{1,3}f?)*|\d{3,5} ?(?:m|mtrs?|yds?)(?: ?\/? ?(?:cones?|tubes?))?|,|\(|-))*(?: ?[,(-])? ?$/u
const OF_NUMBER =
  /^(?:lots?|batch|shades?|colou?rs?|designs?|items?|code|art|article|models?|machines?|pcs|pieces|nos|cones?|tubes?|spools?|cartons?|ctns?|box(?:es)?|bags?|kgs?)(?![a-z])/
const OTHER_TICKET = /\b(?:tkt|ticket|tk|bonded|cotton)\b/
const NUMBERED_BEHIND =
  /\b(?:shades?|shd|col|colou?rs?|clr|lots?|art|article|items?|codes?|card|style|order|po|inv|invoice|ref|no|black|white|navy|red|blue|green|grey|brown)\.? ?[:.]? ?$/

/** "120 no thread black cone": the ticket as Indian lines write it. So many pieces are "nos", or of a round hundred. */
const ticketInFront: Notation = {
  pattern: /(?<value>75|80|120|140|150|160|180) ?no ?\.?/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const after = line.slice(starts[at + used] ?? line.length)
    const isMeant = at === 0 && IN_FRONT_OF_THREAD.test(after)
    return isMeant && !OTHER_NUMBER.test(line) && !OTHER_SIZE_IN_FRONT.test(after)
      ? [understood('ticketNo', text, Number(groups.value), groups.value ?? '')]
      : null
  },
}
/** "120 no black thread cone"; "120 no thread cones" may be so many of them. */
const IN_FRONT_OF_THREAD =
  /^(?:(?:black|white|red|navy|spun|poly(?:ester)?|sewing) ){0,3}threads?(?= |$)(?! ?,? ?(?:cones|tubes|spools|rolls|reels|cops|balls|bobb?ins|hanks|skeins|box(?:es)?|packets?|packs?|sets?|kits?)\b)/
const OTHER_SIZE_IN_FRONT = /\d\/[2-6](?!\d)|\b(?:no|tex)\b ?[.:]? ?\d/

/** "Corespun Nm 120, 5000 m": of sewing thread on such lengths the number of its label, where the line has no other size. */
const ticketInNm: Notation = {
  pattern: /nm ?(?<value>\d{2,3})(?! ?[/x\d])/iy,
  read({ groups, text }, tokens, at) {
    const { text: line } = lineOf(tokens)
    const value = Number(groups.value)
    const isMeant =
      value >= NM_MIN &&
      LETTERED.has(value) &&
      !/^(?:needles?|ndls?\.?|size)$/.test(wordAt(tokens, at - 1)) &&
      OF_LABEL.test(line)
    return isMeant && LONG_PUT_UP.test(line) && !OTHER_SIZE.test(line)
      ? [understood('ticketNo', text, value, String(value))]
      : null
  },
}
const NM_MIN = 75
const OF_LABEL = /\b(?:core ?-?spun|sewing threads?|filat[oi] cucirin[oi]|n[äa]hgarne?)\b/
const OTHER_SIZE =
  /\b(?:tkt|ticket|tk|d?tex|den|denier|ne|needles?|ndls?|cotton|embroidery|yarns?|linen)\b|\bt-?\d|\d ?d\b|\d{2,3}s?\/[2-6](?!\d)|\bnm\b.*\bnm\b/

const TEX_OF_LETTER_MAX = 100
const LONG_PUT_UP = /(?<!\d)(?:[3-9]\d{3}|\d{5}) ?(?:m|mts?|mtrs?|met(?:er|re)s?|yds?)\b/

const NAMED_THREAD = new RegExp(`^(?:${NAMED_THREADS})$`)
/** "Mara 120", "Saba C 80": the ticket behind a name of Gütermann, Amann and Coats. */
const ticketOfMaker: Notation = {
  pattern: /\d{2,3}/iy,
  read({ text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const value = Number(text)
    if (NOT_OF_MAKER.test(line.slice(starts[at + used] ?? line.length))) return null
    const name = /^c$/.test(wordAt(tokens, at - 1)) ? wordAt(tokens, at - 2) : wordAt(tokens, at - 1)
    return NAMED_THREAD.test(name) && LETTERED.has(value) ? [understood('ticketNo', text, value, String(value))] : null
  },
}

/** "Epic 60 days credit", "Mara 50 cartons". In "Epic 120 cones" the number is the ticket, since these makers nearly always give it. */
const NOT_OF_MAKER = /^(?:days?|weeks?|boxes|cartons|ctns|bags|kgs?|(?:colou?rs|shades)(?! ?(?:no\b|[:#]|\d)))(?![a-z])/

/** "Nylon bonded thread 20's": the ticket of bonded thread, where the line has no other size. "Packed in 20's" counts. */
const ticketOfBonded: Notation = {
  pattern: /(?<value>8|10|13|20|30|40|60)'?s/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const value = Number(groups.value)
    const isPlied = /^[2-4][ -]?ply\b/.test(line.slice(starts[at + used] ?? line.length))
    const isOther =
      /^(?:in|of|per|x|by|packs?|packed|@|rs\.?|-|\/|\d.*)$/.test(wordAt(tokens, at - 1)) ||
      (!isPlied && /^(?:\/|-|x|ply|\d.*|counts?|packs?|pcs|box(?:es)?|per)$/.test(wordAt(tokens, at + used)))
    return OF_BONDED.test(line) && !OTHER_SIZE_OF_BONDED.test(line) && !isOther
      ? [understood('ticketNo', text, value, String(value))]
      : null
  },
}
const OF_BONDED = /^(?=.*\bbonded\b).*\b(?:nylon|poly(?:ester)?|threads?|shoes?|footwear|leather)\b/
const OTHER_SIZE_OF_BONDED =
  /\b(?:tkt|ticket|tk|d?tex|den|denier|no|size|cotton|spun|core|corespun|fabrics?|yarns?|web|non ?-?woven|wadding|interlining)\b|\b[tv]-?\d|\d ?d\b|\d'?s?\/\d|\d'?s\b.*\d'?s\b/

/** The ticket of a thread. */
export const ticketReader: TextReader = readerOf(
  'ticketNo',
  ['tkt 120', 'ticket 120', 'Tkt. No. 80', 'Mara 120', 'polyester sewing thread No 120'],
  [
    ticket,
    ticketBehind,
    ticketByLetter,
    ticketOfMaker,
    ticketByNumber,
    ticketInTurkish,
    ticketInFront,
    ticketByHash,
    ticketInItalian,
    ticketInNm,
    ticketOfBonded,
  ],
)

/** The tex of a thread. */
export const texReader: TextReader = readerOf(
  'texNumber',
  ['T-27', 'tex 27', '27 tex', 'bonded nylon V69'],
  [tex, american, dtex],
)
