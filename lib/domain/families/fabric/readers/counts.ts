import { parseCount } from '@/lib/domain/count/parse'
import { type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type TextReader, understood } from '../../reading/reading'
import { foldedOf, lineOf, type Matched, wordAt } from '../../reading/tokens'
import { countPart } from '../construction/parts'
import { inFull, readYarn } from '../construction/yarns'
import { fabricName } from '../vocabulary'
import { contextOf, isCountAndWidth } from './context'

const SYSTEM = String.raw`(?:'?s\b|n\.?e\.?c?\.?(?![a-z])|c\.?c\.?(?![a-z])|n\.?m\.?(?![a-z])|decitex\b|dtex\b|tex\b|deniers?\b|denye\b|den\b|dnr\b|d\b|(?:english|cotton|metric) count|metric\b|lea\b)`
const BEFORE = String.raw`(?:(?:ne|nm|tex|c\.c\.|n\.m\.) ?)`
/** A count that says its system: "20 c.c.", "18/1 c.c.", "2/40s", "Ne 30", "150 decitex". */
const SPUN = `(?: (?:combed|comb|carded|compact|comp|(?<=s )cc|oe|open end|slub|ring spun))*`
/** "75D/36F FDY", "150 den textured", "75D SD DTY": how a filament is made, with its lustre. */
const FILAMENT = `(?: (?:(?:sd|fd|brt|bright|semi dull|full dull) )?(?:dty|fdy|poy|ity|aty|roto|(?:air )?textur(?:ed|i[sz]ed))(?: (?:sd|fd|brt|[hnsl]im))?(?![a-z/-]))?`
const CORE = String.raw`(?: ?\+ ?\d{2,3} ?(?:d|den|denier)\b(?: (?:lycra|spandex|elastane|lyc)\b)?)?`
const COUNT = String.raw`(?:${BEFORE}\d{1,3}(?:\.\d{1,2})?(?:/\d{1,2})?|\d{1,4}(?:\.\d{1,2})?(?:d?/\d{1,3}f?)? ?${SYSTEM}(?:/\d{1,3}f?)?|\d{2,3}/\d{2,3}f?(?= (?:dty|fdy|poy|ity|aty|roto)(?![a-z])))${CORE}${SPUN}${FILAMENT}${CORE}`
const WORDS = `(?: (?:(?:of|single|singles|combed|carded|oe|ring|ring-spun|spun|cotton|polyester|viscose|linen|compact|slub|open-end|filament|yarn|yarns|count|textured|bright|semi-dull|semi dull|full dull|dull|roto|crimp|is|was))| [:=-])*`
const OF = String.raw`(?: ?(?:of|:|=|-|is|count|yarn|yarns|in|size|no\.?|number|the|being|100%|cotton|polyester|viscose|linen|combed|carded))*`
const BOTH = `(?<both>both (?:the )?(?:warp and (?:the )?(?:weft|filling)|directions)|both ways?(?! ?-?stretch)|warp and (?:the )?(?:weft|filling)|warp ?[&/] ?(?:weft|filling))`
const TO = `(?:(?:in|for|as|on) (?:both )?(?:the )?)?`

const SIDE = `(?:(?<warp>warp)|(?<weft>weft|filling))`

function countsOf(match: Matched, tokens: readonly string[], written: string) {
  const count = readWritten(written, contextOf(tokens).fibre)
  if (!count) return null
  const { both, warp, weft } = match.groups
  return [
    ...(both !== undefined || warp !== undefined ? [countPart('warpCount', written, count)] : []),
    ...(both !== undefined || weft !== undefined ? [countPart('weftCount', written, count)] : []),
  ]
}

const readWritten = (written: string, fibre: string | null) => {
  const text = inFull(written)
    // "40s combed compact + 40D lycra"
    .replace(/ (?:lycra|spandex|elastane|lyc)\b/i, '')
    .replace(/^(\S+)((?: [a-z-]+)+) ?\+ ?(\d+) ?d[a-z]*$/i, '$1+$3D$2')
    .replace(/(?<=\d) ?(?:dnr|denye)\b/i, 'D')
    .replace(/ metric$/i, ' Nm')
    .replace(/ (?:english|cotton|metric) count$/i, (name) => (/metric/i.test(name) ? ' Nm' : 's'))
  const reading = parseCount(text, fibre)
  return reading.ok ? reading.count : null
}

const isAfterNumber = (tokens: readonly string[], at: number): boolean =>
  /^(?:per|\/|x|\d+)$/.test(wordAt(tokens, at - 1)) &&
  // "50D warp / 75D weft"
  !(wordAt(tokens, at - 1) === '/' && /^(?:warp|weft|filling)$/.test(wordAt(tokens, at - 2)))
/** "Velvet ... pile 120D", "terry, ground 20s", "ground 75D pile 150D": one of its several yarns. The ground of a print is a colour, and "sherpa pile 300D" the yarn of a knit. */
const isOfPile = (tokens: readonly string[], at: number): boolean =>
  /^(?:pile|ground)$/.test(wordAt(tokens, at - 1)) &&
  (GROUND_AND_PILE.test(lineOf(tokens).text) ||
    (!/^(?:dark|light|white|black|colou?red)$/.test(wordAt(tokens, at - 2)) &&
      !contextOf(tokens).isKnit &&
      !(wordAt(tokens, at - 1) === 'ground' && /\bprint/.test(lineOf(tokens).text)) &&
      OF_PILE.test(lineOf(tokens).text)))
const GROUND_AND_PILE = /^(?=.*\bground \d).*\bpile \d/
const OF_PILE = /\b(?:terry|towel(?:l?ing|s)?|velvet|velveteen|corduroy|jacquard)\b/
/** "Ground 75D weft 150D": the count is that of the word in front of it. */
const isOfGround = (tokens: readonly string[], at: number, used: number): boolean =>
  /^(?:ground|pile)$/.test(wordAt(tokens, at - 1)) && /^\d/.test(wordAt(tokens, at + used))

/** "warp of 20 c.c.", "weft: 16s", "both warp and weft of 20 n.m.". */
const sideFirst: Notation = {
  pattern: new RegExp(`(?:the )?(?:${BOTH}|${SIDE})${OF} ?(?<count>${COUNT})`, 'iy'),
  read: (match, tokens) => countsOf(match, tokens, match.groups.count ?? ''),
}

/** "20 c.c. in the warp", "40s warp", "18/1 c.c. yarns in both the warp and filling". */
const sideBehind: Notation = {
  pattern: new RegExp(String.raw`(?<count>${COUNT})${WORDS} ${TO}(?:${BOTH}|${SIDE})(?! (?:of|:|=) ?\d)`, 'iy'),
  read: (match, tokens, at) =>
    isAfterNumber(tokens, at) || isOfGround(tokens, at, match.used)
      ? null
      : countsOf(match, tokens, match.groups.count ?? ''),
}

const DENSITY_BEFORE = /\b(?:per|threads?|ends|picks|density|sett)\b|\/ ?(?:cm|inch)/

/** "warp 40, weft 40": bare numbers behind both words. */
const bareBehind: Notation = {
  pattern:
    /warp(?: ?(?:count|yarn|:|=|-|ne))* ?(?<a>\d{1,3}(?:\/\d{1,2})?s?)(?: ?(?:,|and|x|\/|;|&))? ?(?:weft|filling)(?: ?(?:count|yarn|:|=|-|ne))* ?(?<b>\d{1,3}(?:\/\d{1,2})?s?)(?: ?\(?(?:yarn ?(?:no|number|count)\.?|english count) ?(?:in )?(?:ne\b)?\)?)?/iy,
  read({ groups, text, used }, tokens, at) {
    const { fibre } = contextOf(tokens)
    // "Yarns per cm: warp 52, weft 28" are densities.
    if (
      DENSITY_BEFORE.test(
        tokens
          .slice(Math.max(0, at - 5), at)
          .join(' ')
          .toLowerCase(),
      )
    )
      return null
    const next = wordAt(tokens, at + used)
    if (
      /^(?:epi|ppi|ends|picks|threads?|yarns?|per|%|gsm|cm|tex|dtex|denier|d|c\.c\.|n\.m\.|nm)/.test(next) ||
      next.startsWith('/')
    )
      return null
    const warp = readYarn(groups.a ?? '', fibre, groups.b ?? '')
    const weft = readYarn(groups.b ?? '', fibre, groups.a ?? '')
    return warp && weft
      ? [countPart('warpCount', groups.a ?? text, warp), countPart('weftCount', groups.b ?? text, weft)]
      : null
  },
}

/** "2 ply x 2 ply 10s", "10s 2 ply x 10s 2 ply": doubled yarns, as ducks have them. */
const bothPlied: Notation = {
  pattern:
    /(?:(?<a>[2-4])[ -]?ply x (?<b>[2-4])[ -]?ply (?<both>\d{1,3})'?s|(?<one>\d{1,3})'?s (?<c>[2-4])[ -]?ply x (?<two>\d{1,3})'?s (?<d>[2-4])[ -]?ply)/iy,
  read({ groups }, tokens) {
    const { fibre, isCloth, isKnit, isOther } = contextOf(tokens)
    const written = [
      `${groups.a ?? groups.c}/${groups.both ?? groups.one}s`,
      `${groups.b ?? groups.d}/${groups.both ?? groups.two}s`,
    ]
    const [warp, weft] = isCloth && !isKnit && !isOther ? written.map((count) => readWritten(count, fibre)) : []
    return warp && weft
      ? [countPart('warpCount', written[0] ?? '', warp), countPart('weftCount', written[1] ?? '', weft)]
      : null
  },
}

export const countReader: TextReader = readerOf(
  'warpCount',
  ['warp of 20 c.c.', 'weft 150 decitex', '40s warp', '20 c.c. in both warp and weft', 'warp 40 weft 40'],
  [bothPlied, sideFirst, sideBehind, bareBehind],
)

const ALONE = new RegExp(
  String.raw`(?<count>(?:(?:ne|nm) ?\d{1,3}(?:\/\d)?|(?:2\/|3\/)?\d{1,3}'?s(?:\/[1-4])?|\d{2}\/1|\d{1,3} ?lea|[2-4]\/\d{2} ?nm|\d{1,2}(?:\.\d)? ?nm)(?: (?:combed|carded|compact|oe|slub))*|\d{2,4} ?(?:d|den|denier|dnr)(?:\/\d{1,3}f?)?(?:(?: (?:combed|carded|compact|oe|slub))+|${FILAMENT})|\d{2,3}\/\d{2,3}f?(?= (?:dty|fdy|poy|ity|aty|roto)(?![a-z]))${FILAMENT})`,
  'iy',
)
/** "30/30/10 fleece", "30s/20s terry", "24s + 10s", "fleece (30s+30s+10s)", "20s/75D/10s": a knit of several yarns, named by the first, which shows on its face. */
const SEVERAL = /\(?(?<count>\d{2}'?s?)(?<others>(?: ?[/+] ?\d{1,3}(?:'?s|d)?){1,2})\)?/iy
const NO_YARNS_BEHIND = /^(?:gsm|g\/m2|gg|gauge|dia|"|inch(?:es)?|cms?|sizes?|%|kgs?|days?|rs\.?)$/
/** "30/30/10 gsm 280": the word is of the figure behind it. "24/26/28 gauge 300 gsm" are gauges. */
const LABEL = /^(?:gsm|g\/m2) ?[:=-]? ?\d/
/** "20/30 gsm", "24/26 inches": what is counted so are no yarns; "30s/20s" are. */
const isOfUnit = (text: string, tokens: readonly string[], next: number): boolean =>
  /^[x-]$/.test(wordAt(tokens, next)) ||
  (!/s/i.test(text) &&
    NO_YARNS_BEHIND.test(wordAt(tokens, next)) &&
    !LABEL.test([0, 1, 2].map((more) => wordAt(tokens, next + more)).join(' ')))
const KNIT_OF_SEVERAL = /\b(?:fleece|terry|loop(?:er|knit)?|thread|interlock|fleeced)\b/
/** "75/72" of a knit of polyester: denier and filaments. */
const FILAMENTS = new RegExp(
  `(?<denier>50|75|100|150|300)/(?<filaments>24|34|36|48|72|96|108|144|288)(?<made>${FILAMENT})`,
  'iy',
)
/** "300D polyester FDY": the fibre between the denier and how the filament is made. */
const WITH_FIBRE =
  /(?<denier>\d{2,4}) ?(?:d|den|deniers?)(?<filaments>\/\d{1,3}f?)? (?<fibre>poly(?:ester)?|nylon)(?<made> (?:(?:sd|fd|brt) )?(?:dty|fdy|poy|ity|aty)(?: (?:sd|fd|brt|[hnsl]im))?)/iy
/** "34s + 20D", "40s/20D" of a knit with elastane. */
const WITH_ELASTANE =
  /(?<count>\d{2})(?:(?:'?s|\/1)? ?\+ ?|(?:'?s(?:\/1)?|\/1) ?\/ ?(?=(?:[234]0|55|70) ?d))(?<denier>\d{2,3}) ?(?:d|den|denier)\b(?: (?<fibre>lycra|spandex|elastane|lyc))?/iy
const ELASTANE = /\b(?:lycra|spandex|elastane|creora|lyc)\b/
/** "100s 2 ply" is 2/100s. */
const PLIED = /(?<count>\d{2,3})'?s (?<ply>2|3|two|three|double)[ -]?ply\b/iy
/** "Cotton voile 100s 2x2", "2x2 voile 100s": yarn of two plies both ways. Of a rib it is the needles, of a twill or a basket the weave. */
const PLIED_BOTH =
  /(?<count>\d{2,3})'?s 2x2(?! (?:rib|twill|basket|matt?y?|hopsack|weave|checks?))|2x2 (?<behind>\d{2,3})'?s/iy
const CLOTH_OF_PLIED = /^(?!.*\b(?:oxford|matt?y)\b).*\b(?:voile|rubia|mulls?|lawn|cambric|poplin)\b/
/** Knits of doubled yarn: "2/60 mercerised interlock". */
const KNIT_NEXT = /^(?:merceri[sz]ed|interlock|jersey|sj|pique|piqué|rib)$/
const PLIES: Readonly<Record<string, number>> = { two: 2, double: 2, three: 3 }
/** "2/60 poplin": only before the name of a cloth. */
const FOLDED = /(?<count>[23]\/\d{2,3})/iy
const GRADE_OF_WOOL_MIN = 80
/** "210D look" is how the cloth looks. */
const NOT_YARN = /^(?:needles?|wire|super|backpack|looks?|looking|lookalike|effect|feel|appearance|touch)$/
/** "20D lycra" is the bare elastane; "20s lycra" is a yarn with some. */
const BARE_ELASTANE = /^(?:lycra|spandex|elastane|creora|lyc)$/
const ELASTANE_DENIERS: ReadonlySet<number> = new Set([15, 20, 30, 40, 55, 70, 105, 140, 210, 280])

/** Suiting of polyester and viscose is counted like cotton: "PV suiting 2/30". */
const SUITING = /\b(?:suitings?|shirtings?|uniform)\b/
const SPUN_NAMED = /^(?:Cotton|Polyester spun|Viscose spun)$/

/** "Canvas grey 2/20": the cloth that is named in front. */
function nameBefore(tokens: readonly string[], at: number) {
  const [before] = [at - 1, at - 2].filter((near) => !/^(?:gr[ae]y|greige|cotton)$/.test(wordAt(tokens, near)))
  return before === undefined || before < 0 ? null : phraseAt(fabricName, foldedOf(tokens), before)
}

/** "Poplin 40 count", as sellers of cotton say 40s. "200 count" of sheets are threads, and "30 40 count" are two. */
const COUNTED = /(?<count>\d{2,3}) count/iy
const OF_COTTON = /^(?:Cotton|Polyester spun|Viscose spun)$/
const NO_COUNT_BEHIND =
  /^(?:x|warp|weft|filling|of|per|down|start|aida|even ?weave|cross|sheets?|sheeting|percale|bed.*|thread)$/
const NO_COUNT_BEFORE =
  /^(?:warp|weft|filling|\d.*|x|thread|and|or|,|to|-|\/|&|pick|reed|lot|total|no|stitch|item|size)$/

/** Cloth for stitching is counted by its threads in an inch: "canvas 14 count", "evenweave 28 count". */
const THREADS_COUNTED =
  /\b(?:canvas|embroider\w*|cross ?-?stitch|even ?-?weave|aida|needle ?-?point|hardanger|tapestry)\b/

/** "30s XYZ x 30s": a count of warp or weft with a word that is not known. */
const isOneOfTwo = (tokens: readonly string[], at: number, used: number): boolean =>
  SECOND_COUNT.test(
    tokens
      .slice(at + used, at + used + 7)
      .join(' ')
      .toLowerCase(),
  ) ||
  FIRST_COUNT.test(
    tokens
      .slice(Math.max(0, at - 4), at)
      .join(' ')
      .toLowerCase(),
  )
const SECOND_COUNT =
  /^(?:[a-z][a-z./-]*|[a-z./]+ \( ?\d\d[/:]\d\d ?\)) x (?:(?:ne|nm|lea) ?)?\d{1,3}(?:\/\d+)?(?:'?s|d)?(?: [a-z]|$)/
const FIRST_COUNT = /\d'?s?(?: [a-z./-]+)? x (?:ne|nm|lea)$/

/** The field has the yarn of the face; the other yarns of "30/30/10" are shown as not read. */
const withOtherYarns = (reader: TextReader): TextReader => ({
  ...reader,
  read(tokens, at) {
    const reading = reader.read(tokens, at)
    const [part, ...more] = reading?.understood ?? []
    const text = part?.name === 'count' && more.length === 0 ? part.text : ''
    const { count = '', others = '' } = /^\(?(?<count>\d{2})(?:'?s)?(?<others>.*)$/i.exec(text)?.groups ?? {}
    const figures: readonly string[] = others.match(/\d+/g) ?? []
    // "75/72" is one yarn by its denier and filaments.
    const isSeveral = WHOLE_SEVERAL.test(text) && part?.typed === `${count}s`
    const isOther = isSeveral && figures.some((figure) => figure !== count)
    return reading && isOther ? { ...reading, left: others.replace(/^[ /+]+|\)$/g, '') } : reading
  },
})
const WHOLE_SEVERAL = new RegExp(`^${SEVERAL.source}$`, 'i')

/** A count alone: "30s", "150D". It says a yarn of the cloth, not whether of warp or weft. */
const loneCountReader: TextReader = readerOf(
  'count',
  ['30s', 'Ne 30', '2/40s', '150D', '100s 2 ply shirting', '2/60 poplin', '30/30/10 fleece'],
  [
    {
      pattern: WITH_ELASTANE,
      read({ groups: { count = '', denier, fibre: elastane }, text }, tokens) {
        const { isKnit, fibre } = contextOf(tokens)
        const isMeant = isKnit && ELASTANE.test(lineOf(tokens).text)
        const read = isMeant ? readWritten(`${count}s`, fibre) : null
        return read
          ? [
              { ...countPart('count', `${count}s`, read), text },
              understood('lycraDenier', text, Number(denier)),
              ...(elastane === undefined ? [] : [understood('fiberType', text, ['Elastane'])]),
            ]
          : null
      },
    },
    {
      pattern: PLIED,
      read({ groups: { count = '', ply = '' }, text }, tokens) {
        const { isOther, isMadeUp, isCloth, fibre } = contextOf(tokens)
        const plied = `${PLIES[ply.toLowerCase()] ?? ply}/${count}s`
        const read = isOther || (isMadeUp && !isCloth) ? null : readWritten(plied, fibre)
        return read ? [{ ...countPart('count', plied, read), text }] : null
      },
    },
    {
      pattern: PLIED_BOTH,
      read({ groups, text }, tokens) {
        const { isOther, isMadeUp, isKnit, fibre } = contextOf(tokens)
        const isMeant = CLOTH_OF_PLIED.test(lineOf(tokens).text) && !isKnit && !isOther && !isMadeUp
        const plied = `2/${groups.count ?? groups.behind}s`
        const read = isMeant ? readWritten(plied, fibre) : null
        return read
          ? (['warpCount', 'weftCount'] as const).map((side) => ({ ...countPart(side, plied, read), text }))
          : null
      },
    },
    {
      pattern: FOLDED,
      read({ groups: { count = '' }, used }, tokens, at) {
        const named = phraseAt(fabricName, foldedOf(tokens), at + used) ?? nameBefore(tokens, at)
        // Worsted suiting is counted in Nm.
        const { fibre, isCloth } = contextOf(tokens)
        const isSpunSuiting =
          isCloth && SPUN_NAMED.test(fibre ?? '') && SUITING.test(lineOf(tokens).text) && Number(count.slice(2)) >= 20
        const isSure =
          isSpunSuiting ||
          (named !== null && !/^(?:Suiting|Tweed)$/.test(named.value)) ||
          KNIT_NEXT.test(wordAt(tokens, at + used))
        const read = isSure && !contextOf(tokens).isOther ? readWritten(`${count}s`, fibre) : null
        return read ? [countPart('count', `${count}s`, read)] : null
      },
    },
    {
      pattern: SEVERAL,
      read({ groups: { count = '' }, text, used }, tokens, at) {
        const { isKnit, fibre } = contextOf(tokens)
        if (isOfUnit(text, tokens, at + used)) return null
        const isMeant =
          isKnit && KNIT_OF_SEVERAL.test(lineOf(tokens).text) && (/s|\+/i.test(text) || text.split('/').length > 2)
        const plain = `${count.replace(/'?s$/i, '')}s`
        const read = isMeant ? readWritten(plain, fibre) : null
        return read ? [{ ...countPart('count', plain, read), text }] : null
      },
    },
    {
      pattern: FILAMENTS,
      read({ groups: { denier, filaments, made = '' }, text }, tokens, at) {
        const isMeant = contextOf(tokens).isKnit && /\bpoly(?:ester)?\b/.test(lineOf(tokens).text)
        const written = `${denier}D/${filaments}F${made}`
        const read = isMeant && wordAt(tokens, at - 1) !== 'x' ? readWritten(written, null) : null
        return read ? [{ ...countPart('count', written, read), text }] : null
      },
    },
    {
      pattern: WITH_FIBRE,
      read({ groups: { denier = '', filaments = '', fibre = '', made = '' }, text, used }, tokens, at) {
        const written = `${denier}D${filaments}${made}`
        const isOne = !/^[x+/]$/.test(wordAt(tokens, at - 1)) && !/^[x+/]$/.test(wordAt(tokens, at + used))
        const { isOther, isMadeUp } = contextOf(tokens)
        const read = isOne && !isOther && !isMadeUp ? readWritten(written, null) : null
        const name = /^n/i.test(fibre) ? 'Nylon' : 'Polyester'
        return read ? [{ ...countPart('count', written, read), text }, understood('fiberType', text, [name])] : null
      },
    },
    {
      pattern: COUNTED,
      read({ groups: { count = '' }, text, used }, tokens, at) {
        const { isOther, isMadeUp, isWoven, isKnit, fibre } = contextOf(tokens)
        const value = Number(count)
        const isYarn = value >= 10 && value <= 120 && (fibre === null || OF_COTTON.test(fibre)) && (isWoven || isKnit)
        const isElse =
          isOther ||
          isMadeUp ||
          THREADS_COUNTED.test(lineOf(tokens).text) ||
          NO_COUNT_BEHIND.test(wordAt(tokens, at + used)) ||
          NO_COUNT_BEFORE.test(wordAt(tokens, at - 1)) ||
          tokens.slice(at + used, at + used + 3).some((word) => /^counts?$/i.test(word))
        const read = isYarn && !isElse ? readWritten(`${count}s`, fibre) : null
        return read ? [{ ...countPart('count', `${count}s`, read), text }] : null
      },
    },
    {
      pattern: ALONE,
      read(match, tokens, at) {
        const { isOther, isMadeUp, isCloth, fibre } = contextOf(tokens)
        const text = match.groups.count ?? ''
        if (isOther || (isMadeUp && !isCloth) || NOT_YARN.test(wordAt(tokens, at + match.used))) return null
        // "75/72 + 40D": the second yarn of a knit; "lycra 20D": the bare elastane.
        const isOfElastane =
          BARE_ELASTANE.test(wordAt(tokens, at + match.used)) ||
          wordAt(tokens, at - 1) === '+' ||
          (BARE_ELASTANE.test(wordAt(tokens, at - 1)) && ELASTANE_DENIERS.has(Number.parseInt(text, 10)))
        if (/\d ?d/i.test(text) && isOfElastane) return null
        // "NE 170 gsm": not exceeding.
        if (
          /^ne /i.test(text) &&
          /^(?:gsm|g\/m2|g\/sqm|gms?|grams?|oz|dtex|decitex|%)/.test(wordAt(tokens, at + match.used))
        )
          return null
        if (/^(?:super|the|in|size|of|since|x)$/.test(wordAt(tokens, at - 1)) || isOfPile(tokens, at)) return null
        // "Wool suiting 120s": how fine the fibre is, as in "super 120s".
        if (fibre === 'Wool' && /^\d{2,3}'?s$/i.test(text) && Number.parseInt(text, 10) >= GRADE_OF_WOOL_MIN)
          return null
        if (isOneOfTwo(tokens, at, match.used)) return null
        const isSide = wordAt(tokens, at + match.used) === 'x' && !isCountAndWidth(tokens, at)
        if (isSide || (/^\d+\/1$/.test(text) && !contextOf(tokens).isKnit)) return null
        const count = readWritten(/^\d+\/1$/.test(text) ? text.replace('/', 's/') : text, fibre)
        return count ? [countPart('count', text, count)] : null
      },
    },
  ],
)

export const yarnCountReader: TextReader = withOtherYarns(loneCountReader)
