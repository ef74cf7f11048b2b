import { formatCount } from '@/lib/domain/count/display'
import { presentCount } from '@/lib/domain/listing/judging/count-reading'
import { memoize } from '@/lib/domain/memoize'
import { type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type TextReader, understood } from '../../reading/reading'
import { foldedOf, lineOf, wordAt } from '../../reading/tokens'
import { readThreadConstruction } from '../construction'
import { threadEndUse } from '../vocabulary'

/** How lines say of which count and of how many plies a thread is. */

/** Threads of Gütermann, Amann and Coats, whose names the ticket follows. */
export const NAMED_THREADS = 'mara|tera|saba|serafil|rasant|epic|gral|nylbond'

/** Colours behind a count that begins a part of a line: "40/2 black, Rs 62". */
const COLOURS = String.raw`(?:(?:raw|optical|off|dark|light|royal|navy) )?(?:white|black|navy|red|blue|green|gr[ae]y|ecru|cream|beige|brown|maroon|yellow|orange|assorted|mixed?)\b`

const THREAD = new RegExp(
  String.raw`\b(?:threads?|polyneon|gramax|sewing|tkt|ticket|tex|spun|corespun|core ?spun|poly|polyester|nylon|embroidery|overlock|stitching|cotton|bonded|metallic|metalli[sz]ed|lurex|cucirin[oi]|poliestere|n[äa]hgarne?|n[äa]hf[aä]den|stickgarne?|coudre|trilobal|ricamo|hilos? (?:de coser|para|encerad[oa]s?|(?:de )?(?:poli[eé]ster|nylon|nailon|algod[oó]n))|linhas? (?:encerad[oa]s?|(?:de|para) (?:costura[rs]?|bordar|bordado|couro))|hanks?|dyed|raw white|linen waxed|waxed linen|tubes?|cones?|cops?|vicones?|spools?|bobbins?|bag closing|dha+g[ae]|thred|iplik|ipligi|ipliği|(?:${NAMED_THREADS})(?: c)? \d{2,3})\b|^\d{2,3}s?/[2-6] \d{3,5} ?(?:m|mtrs?|yds?)(?![a-z\d])|(?:\d/[2-6]|[2-6]0[23]) s\.?p\.?(?= |$)|\b(?:imitation|imit|tested|plastic|real|pure|real silver|pure silver|m[- ]type|half ?fine) [zj]ari (?=.*\d ?(?:gms?|g|kgs?|reels?|marcs?|mtrs?|m|yds?|denier|d)\b)|\b(?:spp|ssp)\b(?!.*\b(?:non-? ?woven|gsm|fabrics?)\b)|^t-?\d{2,3} \d{2,3}s?/[2-4](?= |$)|\bp/[pc] core\b|\bn[em]\.? ?\d{2,3}'?s?/[2-6](?= |$)(?! (?:yarns?|fabrics?|cloths?|counts?)\b)|(?:^|[,;] )(?:\d{2,3}'?s?/[2-4]|\d{2,3} ?d/[2-4])(?= (?:, ?)?(?:${COLOURS}|\d{3,5} ?(?:m|mtrs?|yds?)\b|dyed\b))(?!.*\b(?:yarns?|fabrics?|cloths?|poplin|inch|gsm|panna|warp|weft)\b)|^t-\d{2,3} [2-6] ?-?ply(?= |$)|^\d{2,3} ?d/[2-4](?: ,)?(?: \d{2} ?wt(?: ,)?)? \d{3,5} ?(?:m|mtrs?|mts?|yds?)(?![a-z\d])`,
)

/** Whether a line calls thread by its Turkish name. */
export const isInTurkish = (tokens: readonly string[]): boolean =>
  /(?<!\p{L})(?:iplik|ipli[gğ]i)(?!\p{L})/u.test(lineOf(tokens).text)

/** Whether a line is about thread, so that a fraction in it may be a construction. */
export const isAboutThread = memoize((tokens: readonly string[]): boolean => THREAD.test(lineOf(tokens).text))

/** Of "looking for" it is the thread itself. */
const USED_ON =
  /(?<!\b(?:looking|enquiry|inquiry|quote|quotation|prices?|rates?|offer|requirement|request) )\bfor (?!sewing |threads? )(?:(?!for\b|of\b|in\b|\d{2,3}s?\/[2-6] )[^ ,;.]+ ){0,2}$/u
/** Whether a word is of what the thread is used on, behind "for": "for jute bags", "for hospital linen". */
export const isUsedOn = (tokens: readonly string[], at: number): boolean => {
  return USED_ON.test(withoutCountsOfCloth(tokens).slice(0, lineOf(tokens).starts[at]))
}
/** "For 40/2 cotton poplin": the count of the cloth does not end the use. */
const withoutCountsOfCloth = memoize((tokens: readonly string[]): string =>
  lineOf(tokens).text.replace(COUNT_OF_CLOTH, (count) => '#'.repeat(count.length)),
)
const COUNT_OF_CLOTH =
  /(?<=^| )\d{2,3}s?\/[2-6](?= (?:\p{L}+ )?(?:fabrics?|cloths?|(?:yarns?|poplin|cambric|voile|lawn|sheeting|canvas|twill|drill|denim)(?! (?:sewing|threads?)\b))(?!\p{L}))/gu

const OF_PARTS = /\b(?:cover(?:ed|ing)?|wrap(?:ped)?|core ?-?spun|core|lycra|spandex)\b/
/** "Tex 60 40/3": the number before the count is that of another measure. */
const TICKET_BEFORE = /^(?:tex|tkt|ticket|tk|no\.?)$/

/** "40's/2" and "40/2's" are 40s/2 and 40/2, "120/2 den" is 120D/2. */
const plainly = (written: string): string =>
  written.replace(/(?<=\/\d{1,2})'?s$|'(?=s)/i, '').replace(/^(\d{2,4})(\/\d) ?d(?:en(?:ier)?)?$/i, '$1d$2')

/** "40/2 x 60/2", "60/2 / 92": a figure of the same notation. Of "40/2 / 60/2" each is a construction. Words and figures with a unit are another part: "150D/3 / 4000 m". */
function goesOn(tokens: readonly string[], at: number): boolean {
  const [sign, { text, starts }] = [wordAt(tokens, at), lineOf(tokens)]
  const after = text.slice(starts[at + 1] ?? text.length)
  if (sign === '/') return BARE_FIGURE.test(after)
  return sign === 'x' ? !LENGTH.test(after) : /^[x/"]|^inch/.test(sign)
}
const BARE_FIGURE =
  /^(?!\d{2,3}'?s?\/[2-6](?: |$))\d[\d./]*(?= |$)(?! (?:k?m|mts?|mtrs?|met(?:er|re)s?|y|yds?|yards?|ply|tkt|tex|kgs?|gms?|g|lbs?|oz|cones?|spools?|tubes?|cops?|pcs)\b)/
const LENGTH = /^\d{3,5} ?(?:m|mts?|mtrs?|met(?:er|re)s?|y|yds?|yards?)(?![a-z\d])/

const OF_METAL = /\b(?:metallic|metalli[sz]ed|lurex|zari|jari)\b/
const OF_SACKS = /\b(?:bag|sack|gunny)s? (?:closing|closer|stitching|sewing)\b/
/** "40/2", "40's/2", "60/3", "3/50s", "120D/2", "120/2 den", "1250D", "150D/48F", "12s/4 ply": only two to six plies, so that no date or size is taken. */
const construction: Notation = {
  pattern:
    /(?:ne ?)?(?<text>\d{2,4} ?d\/\d{2,3}f(?:(?: ?\/| ?x) ?[1-3])?(?![\d.a-z])|\d{2,4}\/[1-6] ?(?:d|den|denier)\b|(?:nm ?)?(?:[5-9]|\d{2,3})'?s?\/(?:[1-6]|[79]|12)(?!\d)(?:'?s)?|[2-6]\/\d{2,3}s?|\d{2,4} ?(?:d|den|denier)(?: ?(?:\/|x ?)(?:1\d|[1-9])(?!\d)| (?:[2-6]|two|three|four)[ -]?(?:ply|fold)|(?! ?[\d/x]| ?(?:lycra|spandex|core|elastane)\b)))(?: ply\b)?/iy,
  read({ groups, text }, tokens, at) {
    const written = plainly(groups.text ?? '')
    const { text: line } = lineOf(tokens)
    const isAlone = tokens.length === 1
    if (!isAlone && !THREAD.test(line)) return null
    // "Dhaga for jeans 20/2": behind its use it is that of the thread.
    const isOfCloth = line.slice(lineOf(tokens).starts[at]).search(COUNT_OF_CLOTH) === 0
    // "Thread for embroidery machine 75D/2": a machine has no count.
    const isBehindUse =
      /^machines?$/.test(wordAt(tokens, at - 1)) || phraseAt(threadEndUse, foldedOf(tokens), at - 1)?.used === 1
    if (isUsedOn(tokens, at) && (isOfCloth || !isBehindUse)) return null
    // "Lurex on 75D nylon", "supported with 30D nylon": the denier of what carries the metal.
    if (/^(?:on|with|by|over|around)$/.test(wordAt(tokens, at - 1)) && OF_METAL.test(line)) return null
    // "No:120 40/2".
    const isOfTicket = TICKET_BEFORE.test(wordAt(tokens, at - (wordAt(tokens, at - 2) === ':' ? 3 : 2)))
    if (goesOn(tokens, at + text.split(' ').length) || (!isOfTicket && /^(?:\d+|x|size)$/.test(wordAt(tokens, at - 1))))
      return null
    // Only thread for sacks has so many plies, and "210/9 nylon" for shoes.
    const isCord = /^(?:210|250|300|420|630|840)\/9$/.test(written) && /\b(?:nylon|poly(?:ester)?)\b/.test(line)
    if (/^\d+s?\/(?:[79]|12)$/.test(written) && !isCord && !OF_SACKS.test(line)) return null
    // "120/2 rayon, 120 denier": the denier again.
    const again = /^(\d{2,3}) ?d(?:en(?:ier)?)?$/i.exec(written)?.[1]
    const plied = again === undefined ? undefined : new RegExp(`(?<![\\d./])${again}/[2-4](?!\\d)`).exec(line)?.[0]
    const reading = readThreadConstruction(
      (plied ?? written).replace(
        / (\d|two|three|four)[ -]?(?:ply|fold)$/i,
        (_, plies: string) => `/${PLIES[plies.toLowerCase()] ?? plies}`,
      ),
    )
    const isSingle = (reading.ok && (reading.count.ply ?? 1) < 2) || written.endsWith('/1')
    const isOne =
      SINGLE.test(line) || (DENIER_OF_ONE.test(written) && OF_RAYON.test(line) && !isPriceOfOne(tokens, at, text))
    if (!reading.ok || (isSingle && !/d/i.test(written) && !isOne)) return null
    // "40D spandex covered with 70D nylon": the denier of a part.
    if (/d(?:en(?:ier)?)?$/i.test(written) && OF_PARTS.test(line)) return null
    return [
      understood(
        'construction',
        text,
        presentCount(reading.count),
        /[a-z]/.test(written) ? formatCount(reading.count) : written,
      ),
    ]
  },
}

/** "Silk 20/22D x 3 x 2", "20/22 D x 4": raw silk by the range of its denier, with all its plies. */
const ofSilk: Notation = {
  pattern:
    /(?<range>1[13]\/1[35]|20\/22|2[17]\/2[39]|40\/44) ?(?:d|den|denier) ?x ?(?<plies>[2-9])(?: ?x ?(?<times>[2-4]))?(?![\d.a-z])/iy,
  read({ groups, text }, tokens, at) {
    const plies = Number(groups.plies) * Number(groups.times ?? 1)
    const reading = readThreadConstruction(`${groups.range}D x ${plies}`, 'silk')
    const isOfGoods = /\bsilk\b/.test(lineOf(tokens).text) && isAboutThread(tokens) && !isUsedOn(tokens, at)
    return reading.ok && isOfGoods
      ? [understood('construction', text, presentCount(reading.count), `${groups.range}D x ${plies}`)]
      : null
  },
}

/** "Texturised poly 150/48/1", "70/24/2 woolly nylon": denier, filaments and plies of a thread of filaments. */
const ofFilaments: Notation = {
  pattern: /(?<denier>[4-9]\d|[1-3]\d0)\/(?<filaments>\d{2,3})\/(?<plies>[1-3])/iy,
  read({ groups, text }, tokens, at) {
    const isOfFilaments = FILAMENTS.test(lineOf(tokens).text) && isAboutThread(tokens) && !isUsedOn(tokens, at)
    const isDenier = Number(groups.filaments) >= FILAMENTS_MIN && Number(groups.filaments) <= Number(groups.denier) * 2
    const reading = readThreadConstruction(`${groups.denier}D/${groups.filaments}F/${groups.plies}`)
    return isOfFilaments && isDenier && reading.ok
      ? [understood('construction', text, presentCount(reading.count), formatCount(reading.count))]
      : null
  },
}
const FILAMENTS = /\b(?:textur\w+|teksture|wooll?y|overlock|filament|dty|trilobal)\b/
const FILAMENTS_MIN = 10

/** "40s 3 ply", "3 ply 40s": the count and the plies in words. */
const constructionInWords: Notation = {
  pattern:
    /(?:(?<count>\d{2,3})'?s? (?<plies>[2-6])[- ]?ply|(?<before>[2-6])[- ]?ply (?<behind>\d{2,3})'?s)(?![a-z\d])/iy,
  read({ groups, text }, tokens, at) {
    const reading = readThreadConstruction(`${groups.count ?? groups.behind}/${groups.plies ?? groups.before}`)
    // "Bonded nylon 40's 3 ply": its ticket.
    const isTicket = BONDED_NYLON.test(lineOf(tokens).text)
    const isOfGoods = isAboutThread(tokens) && !isUsedOn(tokens, at) && !isTicket
    return reading.ok && isOfGoods
      ? [understood('construction', text, presentCount(reading.count), formatCount(reading.count))]
      : null
  },
}

const BONDED_NYLON = /^(?=.*\bbonded\b).*\b(?:nylon|polyamide)\b/

/**
 * "402 spun polyester", "602 TFO raw white spun", "20S3 polyester thread": 40/2, 60/2 and 20/3 in the short form of spun polyester.
 * Behind the words it may be a price, unless the line says no other size: "spun polyester thread 402", "spun poly R/W 402".
 */
const constructionInShort: Notation = {
  pattern: /(?<count>[2-6]0)s?(?<plies>[23])/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const [before, after] = [line.slice(0, starts[at]), line.slice(starts[at + used] ?? line.length)]
    const isInFront = OF_SPUN_BEHIND.test(after) && !NUMBER_OF_OTHER.test(before)
    const isBehind = OF_SPUN_BEFORE.test(before) && !OTHER_SIZE.test(before) && !COUNTED.test(after)
    const isOneOfSeveral = (line.match(/(?<![\d/.,-])[2-6]0[23](?![\d/])/g) ?? []).length > 1
    if (!(isInFront || isBehind) || isOneOfSeveral || NOT_SPUN.test(line)) return null
    const written = `${groups.count}/${groups.plies}`
    // Next to another construction the number is of something else.
    const isOther = (line.match(/(?<![\d/])\d{2,3}'?s?\/\d(?!\d)/g) ?? []).some(
      (one) => plainly(one.replace('s', '')) !== written,
    )
    const reading = readThreadConstruction(written)
    return isOther || !reading.ok ? null : [understood('construction', text, presentCount(reading.count), written)]
  },
}
const OF_SPUN_BEHIND =
  /^(?:(?:raw|optical|full|dull|semi|bright|white|black|r[./]?w\.?|100 ?%|virgin|recycled|tfo|dyed|fine|sewing) ){0,4}(?:spun|ssp|psf|spp?(?= |$)|s\.p\.?(?= |$)|poly(?:ester)?|pes|sewing threads?|thread|dha+g[ae]|raw white|r[./]?w)(?![a-z]| ?bags?)/
const OF_SPUN_BEFORE =
  /\b(?:spun|ssp) (?:poly(?:ester)? )?(?:sewing )?(?:threads? )?(?:,? ?(?:(?:raw |optical )?white|black|r[./]?w\.?) )?$/
const NUMBER_OF_OTHER =
  /(?:[\d₹$€@:=#+/-]|\b(?:rs\.?|inr|usd|pkr|tk|bdt|rmb|price|rate|no\.?|number|shade|col\.?|colou?r|lot|card|art\.?|article|code|item|po|order|qty|quantity|total|tex|tkt|ticket|hs|hsn|and|or|to|x)) ?$/
const OTHER_SIZE = /\d\/\d|\b(?:tkt|ticket|tex|t-?\d|no)\b|\dd\b/
const COUNTED =
  /^(?:[/₹$%-]|x |rs|inr|usd|per\b|kgs?\b|cones?\b|tubes?\b|spools?\b|pcs?\b|pieces?\b|nos?\b|box|ctns?\b|cartons?\b|bags?\b|dozens?\b|colou?rs?\b|shades?\b|m\b|mts?\b|mtrs?\b|yds?\b|tons?\b|days?\b|gms?\b|g\b|only\b|net\b)/
const NOT_SPUN =
  /\b(?:cotton|viscose|rayon|nylon|silk|core|corespun|core-spun|filament|textured|trilobal|embroidery|bonded|aramid|mono\w*|stitch)\b/

const PLIES: Readonly<Record<string, number>> = { single: 1, two: 2, three: 3, four: 4, six: 6 }
/** "3 ply", "three-ply", "3-fold", "3ply/Z", "40wt/3-ply": the plies where the line says no count with them. "5 ply export carton" is of a box. */
const plies: Notation = {
  pattern:
    /(?:\d{2} ?wt ?\/ ?)?(?<value>\d|1[0-2]|single|two|three|four|six)[- ]?(?:ply(?:\/(?<twist>[zs]))?|fold(?! ?-?(?:box|carton|flap|increase|more|less|card)))(?![a-z\d])/iy,
  read({ groups, text, used }, tokens, at) {
    const written = groups.value?.toLowerCase() ?? ''
    const { text: line, starts } = lineOf(tokens)
    const [before, after] = [line.slice(0, starts[at]), line.slice(starts[at + used] ?? line.length)]
    // Board has 3, 5, 7 or 9 plies, and thread seldom more than 4: "cotton thread 3 ply white box".
    const isOfBoard =
      /^[579]$/.test(written) || (/^(?:3|three)$/.test(written) && (IN_BOX.test(before) || EXPORTED.test(after)))
    const isOfBox =
      (isOfBoard && OF_BOARD.test(after)) ||
      (OF_BOX.test(before) && (/\($/.test(before.trimEnd()) || /^[579]$/.test(written)))
    if (isOfBox || !isAboutThread(tokens)) return null
    const twist = groups.twist ? [understood('finalTwist', text, groups.twist.toUpperCase())] : []
    return [understood('ply', text, PLIES[written] ?? Number(written)), ...twist]
  },
}

/** "Cotton thread 6 cord", "3 cord glace": plies that are twisted twice. What is made of cord counts its pieces. */
const cords: Notation = {
  pattern: /(?<value>[346]|three|four|six)[- ]?cord(?![a-z])/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line } = lineOf(tokens)
    const isEnd = /^(?:[,;.)|]|threads?|cotton|linen|soft|glac[eé]|merceri[sz]ed|matt?e?|white|black|)$/.test(
      wordAt(tokens, at + used),
    )
    const isThread = /\b(?:cotton|linen|silk)\b/.test(line) && !/\b(?:elastic|drawcords?|ropes?|piping)\b/.test(line)
    const written = groups.value?.toLowerCase() ?? ''
    return isEnd && isThread && isAboutThread(tokens) && !isUsedOn(tokens, at)
      ? [understood('ply', text, PLIES[written] ?? Number(written))]
      : null
  },
}

/** "Water soluble PVA thread 40s": a single yarn by its count. "Packed in 20's" counts. */
const singleCount: Notation = {
  pattern: /(?:ne ?)?(?<count>\d{2})'?s/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line } = lineOf(tokens)
    const reading = readThreadConstruction(`${groups.count}s`)
    const isOther =
      /^(?:in|of|by|x|per|packs?|packed|box|rs\.?|@|-|to|\/)$/.test(wordAt(tokens, at - 1)) ||
      /^(?:packs?|box|per|ply|fold|x|-|to|\/.*)$/.test(wordAt(tokens, at + used)) ||
      isUsedOn(tokens, at)
    const isOnly = (line.match(/(?<![\d/])\d{2}'?s(?![a-z])/g) ?? []).length === 1 && !/\d[sd]?\/\d/.test(line)
    return reading.ok && SOLUBLE.test(line) && isOnly && !isOther && isAboutThread(tokens)
      ? [understood('construction', text, presentCount(reading.count), formatCount(reading.count))]
      : null
  },
}
const SOLUBLE = /\b(?:water[- ]soluble|soluble in water|pva)\b/

/** The board of a carton: "5 ply corrugated", "7 ply heavy duty export cartons". */
const OF_BOARD =
  /^(?:(?:export|exp|master|inner|outer|shipping|strong|standard|std|sea-?worthy|heavy|duty|brown|white|kraft|printed|new|plain) ){0,3}(?:box(?:es)?|cartons?|ctns?|corrugated|card-?board)(?![a-z])/
/** "Packed in 3 ply box", "3 ply corrugated box", "3 ply carton". */
const IN_BOX = /\b(?:packed|packing|in|per|each)(?: an?)? ?:? ?$/
const EXPORTED =
  /^(?:(?:strong|standard|std|brown|white) )?(?:export|exp|master|shipping|sea-?worthy|corrugated|card-?board|kraft)(?![a-z])|^(?:cartons?|ctns?)(?![a-z])/
/** "Cartons (5 ply)", "in ctn 7 ply". */
const OF_BOX = /\b(?:cartons?|ctns?|box(?:es)?|corrugated) ?(?:[(:-]|of)? ?$/

/** "Lea 18/3", "18/3 lea", "linen thread NeL 18/3", "18 lea 3 ply": the count of linen in its own system. */
const lea: Notation = {
  pattern:
    /(?:(?:lea|nel|ne l)\.? ?(?:no ?\.? ?)?:? ?(?<count>\d{1,3})'?s? ?[/x] ?(?<plies>\d{1,2})|(?<first>\d{1,3})'?s? ?[/x] ?(?<second>\d{1,2}) ?(?:lea|nel)|(?<of>\d{1,3}) ?'?s? ?lea ?(?:[/x] ?(?<times>\d{1,2})|,? ?(?<folds>[2-9])[ -]?(?:ply|cord|fold)))(?![a-z\d/.])/iy,
  read({ groups, text }, tokens, at) {
    const count = groups.count ?? groups.first ?? groups.of
    const folds = groups.plies ?? groups.second ?? groups.times ?? groups.folds
    const reading = readThreadConstruction(`${count} lea x ${folds}`, 'linen')
    return reading.ok && Number(folds) > 1 && !isUsedOn(tokens, at)
      ? [understood('construction', text, presentCount(reading.count), formatCount(reading.count))]
      : null
  },
}

/** "Stranded cotton embroidery thread, 6 strand": the plies of floss. */
const strands: Notation = {
  pattern: /(?<value>[2-9]|1[0-2]|six)[- ]?strands?(?:ed)?(?![a-z])/iy,
  read({ groups, text }, tokens) {
    const isFloss = /\b(?:stranded|floss|skeins?|embroidery)\b/.test(lineOf(tokens).text) && isAboutThread(tokens)
    const written = groups.value?.toLowerCase() ?? ''
    return isFloss ? [understood('ply', text, PLIES[written] ?? Number(written))] : null
  },
}

/** Threads that are not plied. */
const SINGLE = /\b(?:textur\w+|teksture|overlock\w*|overlok|wooll?y|soluble|pva|mono\w*)\b/

/** "Kasida dhaga viscose 108/1": embroidery thread of one yarn, by its denier. */
const DENIER_OF_ONE = /^(?:75|100|108|120|150|250|300|450|600)\/1$/
/** "Rs 120/1 cone", "120/1 cone": what one costs. In "120/1 cone 5000 m Rs 55" the price follows. */
function isPriceOfOne(tokens: readonly string[], at: number, text: string): boolean {
  const { text: line, starts } = lineOf(tokens)
  const next = at + text.split(' ').length
  return (
    SIGN_BEFORE.test(line.slice(0, starts[at])) ||
    (/^(?:cones?|tubes?|spools?|reels?|hanks?|kgs?|kilos?|box|pcs?|pieces?|pkt|packet|dozen)$/.test(
      wordAt(tokens, next),
    ) &&
      !PRICE_BEHIND.test(line.slice(starts[next])))
  )
}
const PRICE_BEHIND = /(?:[₹$€£@]|\b(?:rs|inr|usd|eur|rates?|prices?|bhav))[ .:=@-]*\d|\d ?(?:\/-|rs\b|₹)/
const SIGN_BEFORE = /(?:[₹$€£@]|\b(?:rs|inr|usd|eur|rates?|prices?|bhav))[ .:=@-]*$/
const OF_RAYON = /^(?=.*\b(?:viscose|rayon)\b).*\b(?:emb|embroider\w*|dha+g[ae]|kasida|kashida|resham)\b/

/** The count and the plies of a thread. */
export const constructionReader: TextReader = readerOf(
  'construction',
  ['40/2', '60/3', '3/50s', '120D/2', '40s 3 ply thread', '402 spun polyester thread', '3 ply thread'],
  [
    lea,
    construction,
    ofSilk,
    ofFilaments,
    constructionInWords,
    constructionInShort,
    singleCount,
    plies,
    cords,
    strands,
  ],
)
