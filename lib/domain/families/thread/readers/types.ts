import { type Notation, readerOf } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { isAboutThread, isUsedOn } from './constructions'
import { embroidery, leatherAbroad } from './foreign'
import { hasN66, isOnSupport, OF_NYLON, OTHER_CORE, SACKS, THIN } from './words'

/** Types of thread, and fibres, that lines write in notations of their own. */

/** "(polyester/polyester)", "PES/PES": core and cover; "PES", "poliéster", "PBT", "p-aramid", "bonded N66": short names of thread makers. */
const shortFibre: Notation = {
  pattern:
    /(?:polyester ?\/ ?polyester|pes(?: ?\/ ?pes)?|poli[eé]ster|pbt|[pm]-(?<aramid>aramid)|(?<nylon>n6\.?6))(?![a-z])/iy,
  read({ groups, text }, tokens) {
    if (groups.nylon && (!isAboutThread(tokens) || !hasN66(tokens))) return null
    return [understood('fiberType', text, [groups.aramid ? 'Aramid' : groups.nylon ? 'Nylon' : 'Polyester'])]
  },
}

/** "Spun 40/2", "100% polyester spun", "recycled polyester, spun": in this trade spun thread is of polyester, where the line names no other fibre. */
const spun: Notation = {
  pattern: /(?:spun|ssp)(?![a-z-])/iy,
  read({ text }, tokens, at) {
    // "Polyester spun yarn for sewing thread" is thread before it is dyed.
    const line = lineOf(tokens).text.replace(/\byarn (?=for sewing threads?\b)|\bpp bags?\b/g, '')
    const before = wordAt(tokens, at - (wordAt(tokens, at - 1) === ',' ? 2 : 1))
    const others =
      /^poly(?:ester)?$/.test(before) || /\b100 ?% (?:(?:virgin|recycled) )?poly(?:ester)?\b/.test(line)
        ? line.replace(/\bpoly(?:ester)?\b/g, '')
        : line
    return OTHER_FIBRE.test(others) ? null : ofPolyester('Spun polyester', text)
  },
}
/** "20/3 SP", "402 S.P. 5000 m": spun polyester behind its count. "SP 62" is a price. "SPP thread" needs no count. */
const spunInShort: Notation = {
  pattern: /spp?|s\.p\.?(?:p\.?)?|psy/iy,
  read({ text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const isBehindCount = /^(?:\d{2,3}s?\/[2-6]|[2-6]\/\d{2,3}s?|[2-6]0[23])$/.test(wordAt(tokens, at - 1))
    const isPrice = PRICE_NEXT.test(line.slice(starts[at + used] ?? line.length))
    const isNamed = /^s\.?p\.?p/i.test(text) ? isAboutThread(tokens) : isBehindCount && !isPrice
    return isNamed && !OTHER_FIBRE.test(line.replace(/\bpoly(?:ester)?\b/g, ''))
      ? ofPolyester('Spun polyester', text)
      : null
  },
}
const PRICE_NEXT =
  /^(?:[-:=@] ?)?(?:(?:rs\.?|inr|usd|₹|\$) ?\d|\d+(?:\.\d+)?(?![\d.]| ?(?:k?m|mtrs?|mts?|met(?:er|re)s?|y|yds?|yards?|g|gms?|tex)\b))/

/** "Polyester core polyester wrapped", "polyester filament covered with polyester staple": both in words. */
const coreAndCover: Notation = {
  pattern:
    /poly(?:ester)?(?: filament)? core(?:d)?,? (?:(?:and|with|\/|&) )?(?:spun )?poly(?:ester)?(?: staple)? (?:wrap(?:ped|per)?|cover(?:ed)?|sheath)(?![a-z-])|(?:spun )?poly(?:ester)? (?:wrapped|covered) poly(?:ester)?(?: filament)? core(?: ?-?spun)?(?![a-z-])|poly(?:ester)? filament (?:wrapped|covered) (?:with|by|in) (?:spun )?poly(?:ester)?(?: staple(?: fib(?:re|er)s?)?)?(?![a-z-])/iy,
  read({ text, used }, tokens, at) {
    // "Filament covered with poly cover": what it is packed in.
    const isPacked =
      /^(?:covers?|bags?|sheets?|films?|packs?|packing|pouch(?:es)?|sleeves?|wrap(?:per)?s?|liners?)$/.test(
        wordAt(tokens, at + used),
      )
    return isAboutThread(tokens) && !isPacked && !OTHER_CORE.test(lineOf(tokens).text)
      ? ofPolyester('Poly-poly corespun', text)
      : null
  },
}

/** "Recycled poly core T-40": corespun of recycled fibre. */
const recycledCore: Notation = {
  pattern: /recycled poly(?:ester)? core(?: ?-?spun)?(?![a-z-])/iy,
  read: ({ text }, tokens) =>
    isAboutThread(tokens) && !OTHER_CORE.test(lineOf(tokens).text) && !/\bcotton\b/.test(lineOf(tokens).text)
      ? [understood('threadType', text, 'Poly-poly corespun'), understood('fiberType', text, ['Recycled polyester'])]
      : null,
}

/** "T-24 poly-poly, 5000 m": corespun, whose core and cover are named. */
const pairOfPolyester: Notation = {
  pattern: /poly[-/]poly(?:ester)?(?: (?:sewing )?threads?)?(?![a-z-])/iy,
  read: ({ text }, tokens) =>
    isAboutThread(tokens) && !OTHER_CORE.test(lineOf(tokens).text) ? ofPolyester('Poly-poly corespun', text) : null,
}

/** "P/P core", "poly/poly core", "PC core 28/2", "PP core, tkt 75", "core spun poly-poly", "corespun poly wrapped in cotton": core and cover in short. */
const core: Notation = {
  pattern:
    /(?:(?:p\/(?<pair>[pc])|(?<plain>p[pc])|poly(?:ester)? ?[/-] ?(?<cover>poly(?:ester)?|cotton|ctn)) ?-?core(?<spun> ?-?spun)?|core ?-?spun poly(?:ester)? (?:core )?(?<wrap>wrap(?:ped)? (?:with |in )?cotton|cotton wrap(?:ped)?)|core ?-?spun (?:p\/(?<behind>[pc])|poly(?:ester)? ?[/-] ?(?<other>poly(?:ester)?|cotton|ctn)))(?![a-z-])/iy,
  read({ groups, text, used }, tokens, at) {
    const isWithCotton =
      groups.wrap !== undefined ||
      /^p?c/i.test(groups.pair ?? groups.plain ?? groups.cover ?? groups.behind ?? groups.other ?? '')
    // "PC core yarn" may be of any count.
    const isThread = /^(?:\d{2,3}'?s?\/[2-6]|tkt|ticket|tex|t-?\d{2,3}|threads?|sewing|[,;.)(|/-]|)$/.test(
      wordAt(tokens, at + used),
    )
    if (groups.plain && !groups.spun && !(isThread && isAboutThread(tokens))) return null
    // "PP core thread, polypropylene".
    if (
      groups.plain?.toLowerCase() === 'pp' &&
      /\b(?:polypropylene|ropes?|twines?|braid\w*)\b/.test(lineOf(tokens).text)
    )
      return null
    if (OTHER_CORE.test(lineOf(tokens).text)) return null
    return isWithCotton
      ? [understood('threadType', text, 'Poly-cotton corespun'), understood('fiberType', text, ['Polyester', 'Cotton'])]
      : ofPolyester('Poly-poly corespun', text)
  },
}
/** "Corespun Tex 40 (P/P)", "core spun tkt 75, P/C": core and cover apart from the word. "Rs 45 p/p" is for one piece. */
const pairApart: Notation = {
  pattern: /p\/(?<cover>[pc])/iy,
  read({ groups, text }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const isMeant = /\bcore ?-?spun\b/.test(line) && isAboutThread(tokens) && !OTHER_CORE.test(line)
    const isPrice =
      /^(?:\d.*|\/-|only|each|nett?|piece|cone|cash)$/.test(wordAt(tokens, at - 1)) ||
      PRICE_BEFORE.test(line.slice(0, starts[at]))
    if (!isMeant || isPrice || (groups.cover?.toLowerCase() === 'p' && /\bcotton\b/.test(line))) return null
    return groups.cover?.toLowerCase() === 'c'
      ? [understood('threadType', text, 'Poly-cotton corespun'), understood('fiberType', text, ['Polyester', 'Cotton'])]
      : ofPolyester('Poly-poly corespun', text)
  },
}
const PRICE_BEFORE = /(?:rs\.?|₹|\$|usd|eur|€) ?[\d.]+(?:\/-)? ?[,-]? ?$/
/** "Perle cotton 5", "pearl cotton no. 8": cotton for hand embroidery, by its size. */
const perle: Notation = {
  pattern:
    /(?:(?:perl[eé]|pearl) cotton|cotton (?:perl[eé]|pearl))(?: (?:threads?|balls?))?(?: ?,?)? ?(?:(?:no\.?|size|#) ?)?(?:3|5|8|12|16)(?![\d.,/]| ?(?:k?m|mtrs?|yds?|yards?|g|gms?|kgs?|ply|pcs|box|boxes|balls|skeins|colou?rs|shades|days?|per|\/)\b)/iy,
  read: ({ text }) => [understood('fiberType', text, ['Cotton'])],
}
const OTHER_FIBRE =
  /\b(?:cotton|viscose|rayon|nylon|silk|wool|woollen|acrylic|linen|core|poly\w*|pp|pc|pv|cv|p\/c|aramid|kevlar|nomex|modal|hemp|jute|pva|yarn(?!-dyed)|filament|fabric)\b/
const ofPolyester = (type: string, text: string): Understood[] => [
  understood('threadType', text, type),
  understood('fiberType', text, ['Polyester']),
]

/** "Metallised polyester yarn (lurex)", "imitation zari", "rubber thread": named without the word of the type. */
const byMaterial: Notation = {
  pattern:
    /(?:(?<metal>metalli[sz]ed|lurex|(?:imitation|tested|plastic|(?:real|pure)(?: silver| gold)?|half ?-?fine) (?:zari|jari)(?: threads?| yarns?)?(?! ?-?(?:work|border|saree|sari|lace|fabric|cloth|dupatta|embroider|print|brocade|butta|tissue)))|(?:latex |natural )*rubber threads?)(?![a-z])/iy,
  read({ groups, text }, tokens) {
    if (!isAboutThread(tokens) && !/^(?:imit|test|plas|half).* (?:threads?|yarns?)$/i.test(text)) return null
    const fibre = /[zj]ari/i.test(text) || isOnSupport(tokens) ? [understood('fiberType', text, ['Metallic'])] : []
    return groups.metal
      ? [understood('threadType', text, 'Metallic'), ...fibre]
      : [understood('threadType', text, 'Elastic')]
  },
}

/** "Zari dhaga": metallic thread, by its name in India. */
const zari: Notation = {
  pattern:
    /(?:zari|jari|kasab) dha+g[ae](?! ?-?(?:work|border|saree|sari|lace|fabric|cloth|dupatta|embroider|brocade|butta|tissue))/iy,
  read: ({ text }) => [understood('threadType', text, 'Metallic'), understood('fiberType', text, ['Metallic'])],
}

/** "100% polyester embroidery thread 120D/2": of such a denier it is trilobal, as "polyester embroidery thread". */
const embroideryOfAll: Notation = {
  pattern: /100 ?% poly(?:ester)? emb(?:roidery)? threads?(?![a-z])/iy,
  read({ text }, tokens) {
    const { text: line } = lineOf(tokens)
    if (!EMBROIDERY_DENIER.test(line) || /\b(?:spun|matte?|textur\w+)\b/.test(line)) return null
    const blend = understood('blendPercentages', text, [{ fibre: 'Polyester', percent: 100 }])
    return [...ofPolyester('Polyester trilobal', text), blend, understood('endUse', text, ['Embroidery'])]
  },
}
const EMBROIDERY_DENIER = /(?<![\d.])(?:75|108|120|150) ?(?:d|den|denier) ?[/x] ?2(?!\d)/

/** "Embroidry thread", "embroidary": what people mean by it. */
const misspelled: Notation = {
  pattern:
    /(?:embroid(?:r|ar|or|rey|re|er)y|embroid(?:rey|ey|er)|embr(?:o|io|ai|oy)d[ae]?r[yi]|em(?:boid|boried|broied)[ae]?ry)(?: threads?| thre?d)?(?![a-z])/iy,
  read({ text }, tokens) {
    return /^embroidery/i.test(text) || !isAboutThread(tokens) ? null : [understood('endUse', text, ['Embroidery'])]
  },
}

/** "Overlok thread", "over lok": sewing of edges, as people also write it. To overlook is another word, but for thread and machines. */
const overlock: Notation = {
  pattern:
    /(?:ov[ea]r ?-?lo[kc]{1,2}(?:ing|er)?|ov[ea]r ?-?lcok|overlook(?= (?:machines?|threads?|thre?d|stitch)))(?: threads?| thre?d)?(?![a-z])/iy,
  read({ text }, tokens) {
    return /^(?:overlock|over lock)/i.test(text) || !isAboutThread(tokens)
      ? null
      : [understood('endUse', text, ['Overlocking'])]
  },
}

/** "Thread for shirt", "for shirt factory". A T-shirt is knitwear. */
const shirts: Notation = {
  pattern:
    /shirt(?: (?:factory|stitching|making|makers?|manufacturers?))?(?! ?-?(?:fabric|cloth|collar|button))(?![a-z])/iy,
  read({ text }, tokens, at) {
    const isMeant = wordAt(tokens, at - 1) === 'for' && /\bthreads?\b|\btkt\b/.test(lineOf(tokens).text)
    return isMeant ? [understood('endUse', text, ['Shirting'])] : null
  },
}

/** "Trouser colours", "for pant stitching", "trouser thread". */
const trousers: Notation = {
  pattern:
    /(?:trouser (?:threads?|colou?rs?|stitching)|(?<=\bfor )(?:trouser|pant(?:s? stitching)?|trouser stitching))(?![a-z])/iy,
  read: ({ text }, tokens) => (isAboutThread(tokens) ? [understood('endUse', text, ['Trousers and jackets'])] : null),
}

/** "For firefighter garments", "thread for FR clothing", "safety wear": what protects who works in it. */
const workwear: Notation = {
  pattern:
    /(?:(?:fire ?-?(?:fighters?|fighting|man|men)|welders?|welding|arc ?-?flash|fr|flame ?-?(?:retardant|resistant)|protective|safety|work|industrial|military|army|police)(?:'?s)? (?:suits?|garments?|clothing|clothes|apparel|uniforms?|wear|jackets?|coveralls?|overalls?)|(?:turnout|bunker) (?:gear|coats?|suits?))(?![a-z])/iy,
  read: ({ text }, tokens) => (isAboutThread(tokens) ? [understood('endUse', text, ['Workwear'])] : null),
}

/** "Thread for closing of paper bags", "for stitching sacks", "for cement bags". Who stitches leather bags makes them. */
const bagClosing: Notation = {
  pattern: new RegExp(
    String.raw`(?:closing (?:of )?(?:the )?(?:(?:${SACKS}|jute|paper|woven) ){0,2}(?:bags|sacks)|(?:stitching|sewing) (?:of )?(?:the )?(?:(?:${SACKS}|jute|paper|woven) ){0,2}sacks|(?:(?:stitching|sewing) (?:of )?(?:the )?|(?<=\bthreads? for ))(?:(?:${SACKS}) ){1,2}(?:bags|sacks))(?![a-z])`,
    'iy',
  ),
  read: ({ text }, tokens) => (isAboutThread(tokens) ? [understood('endUse', text, ['Bag closing'])] : null),
}

/** "Polyester korespun iplik": core spun thread as Turkish lines write it. */
const coreInTurkish: Notation = {
  pattern: /kor(?:e|-)?spun/iy,
  read({ text }, tokens) {
    const { text: line } = lineOf(tokens)
    return /\bpoly(?:ester)?\b/.test(line) && !/\b(?:pamuk\w*|cotton)\b/.test(line)
      ? ofPolyester('Poly-poly corespun', text)
      : null
  },
}

/** "PC core spun (70/30)": the shares behind the names of both. */
const sharesOfCore: Notation = {
  pattern: /(?:\( ?)?(?<a>\d{2}) ?\/ ?(?<b>\d{2})(?: ?\))?/iy,
  read({ groups, text }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const [a, b] = [Number(groups.a), Number(groups.b)]
    if (a + b !== WHOLE || !PC_CORE_BEFORE.test(line.slice(0, starts[at]))) return null
    const rows = [
      { fibre: 'Polyester', percent: a },
      { fibre: 'Cotton', percent: b },
    ]
    return [understood('blendPercentages', text, rows), understood('fiberType', text, ['Polyester', 'Cotton'])]
  },
}
const WHOLE = 100
const PC_CORE_BEFORE = /\b(?:pc|p\/c|poly(?:ester)? ?[/-]? ?cotton) core ?-?spun (?:sewing )?(?:threads? )?,? ?$/

/** "Invisible nylon thread 0.1 mm": what has a diameter is one filament. */
const invisible: Notation = {
  pattern:
    /(?:invisible|(?<clear>transparent|clear)) (?<fibre>nylon|poly(?:ester)?)(?: (?:sewing )?threads?)?(?![a-z])/iy,
  read({ groups, text }, tokens) {
    const fibre = /^n/i.test(groups.fibre ?? '') ? 'Nylon' : 'Polyester'
    if (!THIN.test(lineOf(tokens).text)) return null
    const colour = groups.clear === undefined ? [] : [understood('color', text, 'Transparent')]
    return [understood('threadType', text, 'Monofilament'), understood('fiberType', text, [fibre]), ...colour]
  },
}

/** "Quilting thread 0.1 mm invisible": what cannot be seen and is so thin is one filament. An invisible zip is other goods. */
const unseen: Notation = {
  pattern:
    /invisible(?! ?-?(?:zip|hem|stitch|seam|net|lock|button|hook|tape|elastic|wire))(?: (?:sewing )?threads?)?(?![a-z])/iy,
  read({ text }, tokens, at) {
    const { text: line } = lineOf(tokens)
    const isOfFibre = /^(?:nylon|poly(?:ester)?)$/.test(wordAt(tokens, at - 1))
    const isThread = (isOfFibre || /\bthreads?\b|\bthre?d\b/.test(line)) && !isUsedOn(tokens, at)
    return isThread && THINNEST.test(line) && !OF_FIBRES.test(line)
      ? [understood('threadType', text, 'Monofilament')]
      : null
  },
}

/** So thin that it cannot be seen: up to 0.3 mm. */
const THINNEST = /(?<!\bneedle )(?<![\d.])0?\.(?:[12]\d?|0\d|30?) ?mm\b/
/** "Braided, near invisible", "invisible darning thread": no single filament. */
const OF_FIBRES = /\b(?:braid\w*|wax\w*|textur\w+|darning|spun|cotton|zip\w*|needle)\b/

/** "Clear thread 0.15 mm": so thin and clear is one filament. */
const clearThread: Notation = {
  pattern: /(?:clear|transparent) (?:sewing )?threads?(?![a-z])/iy,
  read: ({ text }, tokens) =>
    THIN.test(lineOf(tokens).text)
      ? [understood('threadType', text, 'Monofilament'), understood('color', text, 'Transparent')]
      : null,
}

/** "Wooly poly 150D", "poly woolly": textured thread, by its feel. */
const woolly: Notation = {
  pattern:
    /(?:wooll?y (?<fibre>poly|nylon 6(?:\.?6)?)|(?<before>poly(?:ester)?|nylon) wooll?y)(?: threads?)?(?![a-z])/iy,
  read: ({ groups, text }, tokens) =>
    isAboutThread(tokens)
      ? [
          understood('threadType', text, 'Textured'),
          understood('fiberType', text, [/^n/i.test(groups.fibre ?? groups.before ?? '') ? 'Nylon' : 'Polyester']),
        ]
      : null,
}

/** "Nylon monofil 0.25 mm", "poly mono 0.15": one filament, by its short names. Cloth, nets and brushes are made of it too. */
const monofil: Notation = {
  pattern:
    /(?:(?:(?<fibre>nylon|polyamide|poly(?:ester)?|pes) )?mono ?-?fil(?:o|amento|s)?|(?<short>nylon|polyamide|poly(?:ester)?|pes) mono)(?! ?-?(?:fabrics?|cloths?|mesh|nets?|netting|yarns?|bristles?|ropes?|tapes?|zip\w*|screens?|colou?r\w*|shades?|tone\w*|block|cartons?))(?![a-z-])/iy,
  read({ groups, text }, tokens, at) {
    const fibre = groups.fibre ?? groups.short
    if (!isAboutThread(tokens) || isUsedOn(tokens, at)) return null
    // "Polyester mono, 40/2": one shade.
    if (groups.short && PLIED.test(lineOf(tokens).text)) return null
    const named = fibre
      ? [understood('fiberType', text, [/^(?:nylon|polyam)/i.test(fibre) ? 'Nylon' : 'Polyester'])]
      : []
    return [understood('threadType', text, 'Monofilament'), ...named]
  },
}

/** One filament has no plies. */
const PLIED = /(?<![\d.,/])\d{2,3} ?s? ?\/ ?[2-4](?![\d/])|\b[2-4] ?-?ply\b/

/** "Filament polyester thread", "poly filament", "polyester continuous filament", "nylon 6.6 filament". */
const filament: Notation = {
  pattern:
    /(?:(?:continuous )?filament (?<fibre>poly(?:ester)?|nylon)|(?<before>poly|polyester(?= continuous)|(?<polyamide>(?:nylon|polyamide) 6(?:\.?6)?)) (?:continuous )?filament(?! (?:yarns?|fabrics?|cloth)))(?![a-z])/iy,
  read({ groups, text }, tokens) {
    if (groups.before && !isAboutThread(tokens)) return null
    if (OTHER_TYPE.test(lineOf(tokens).text)) return null
    return /^n/i.test(groups.fibre ?? '') || groups.polyamide
      ? [understood('threadType', text, 'Nylon filament'), understood('fiberType', text, ['Nylon'])]
      : ofPolyester('Polyester filament', text)
  },
}

/** "Sewing thread of synthetic staple fibres", "polyester staple sewing thread": the tariff names spun thread so, and thread of filaments. */
const ofTariff: Notation = {
  pattern:
    /(?:synthetic|man-?made) (?:(?<staple>staple fib(?:re|er)s?)|filaments?(?: yarns?)?)(?![a-z])|poly(?:ester)? (?<short>staple(?: fib(?:re|er)s?| spun)?)(?![a-z])|(?<=\b100 ?% poly(?:ester)? )(?<behind>staple(?: fib(?:re|er)s?| spun)?)(?![a-z])/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    if (OTHER_TYPE.test(line) || OF_LOOSE_FIBRE.test(line)) return null
    // "Polyester staple" and "polyester staple fibre" alone may be the fibre.
    if (/staple$/i.test(text) && !OF_STAPLE.test(line.slice(starts[at + used] ?? line.length))) return null
    if (/fib(?:re|er)s?$/i.test(text) && !NAMED_AS_THREAD.test(line)) return null
    if (OF_NYLON.test(line) && !(groups.staple ?? groups.short ?? groups.behind))
      return [understood('threadType', text, 'Nylon filament')]
    return !/\bpoly(?:ester)?\b/.test(line)
      ? null
      : ofPolyester((groups.staple ?? groups.short ?? groups.behind) ? 'Spun polyester' : 'Polyester filament', text)
  },
}
/** "Polyester staple fibre 1.4 denier x 38 mm for sewing thread": what thread is spun from. */
const OF_LOOSE_FIBRE =
  /^(?!.*\d\/[2-4](?!\d)).*(?:(?<![\d.])[0-3]\.\d{1,2} ?(?:d|den|denier|dtex)(?![a-z])|\b(?:32|38|44|51) ?mm\b)/
const OF_STAPLE = /^(?:(?:sewing|dyed|raw white|spun) )*threads?(?: |$)|^(?:ne ?)?\d{2}'?s?\/[2-4](?= |$)/
const NAMED_AS_THREAD = /\b(?:threads?|tkt|ticket|tex|sewing)\b|\d\/[2-4](?!\d)/
const OTHER_TYPE =
  /\b(?:core|corespun|bonded|trilobal|textur\w+|embroidery|mono\w*|elastic|metallic|soluble|quilting)\b/

/** The type of a thread in notations, and the fibres that it names. */
export const typeReader: TextReader = readerOf(
  'threadType',
  ['spun thread', '100% polyester spun', 'filament polyester thread'],
  [
    spun,
    spunInShort,
    coreAndCover,
    core,
    pairApart,
    recycledCore,
    pairOfPolyester,
    coreInTurkish,
    sharesOfCore,
    filament,
    ofTariff,
    byMaterial,
    zari,
    embroideryOfAll,
    invisible,
    unseen,
    clearThread,
    monofil,
    woolly,
    shortFibre,
    perle,
  ],
)

/** What a thread is made for, where lines write it in notations. */
export const endUseReader: TextReader = readerOf(
  'endUse',
  ['embroidry thread', 'thread for closing bags', 'thread for stitching of sacks'],
  [misspelled, overlock, embroidery, leatherAbroad, shirts, trousers, workwear, bagClosing],
)
