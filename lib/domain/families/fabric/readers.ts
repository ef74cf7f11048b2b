import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type Notation, readerOf, silentReaderOf } from '../reading/notations'
import { type TextReader, understood } from '../reading/reading'
import { lineOf, wordAt } from '../reading/tokens'
import { TOWNS } from '../towns'
import { structureFills } from './cloth-facts'
import { constructionReader } from './readers/constructions'
import { contextOf } from './readers/context'
import { countReader, yarnCountReader } from './readers/counts'
import { densityReader } from './readers/densities'
import { blendReader, fibreReader, varietyReader } from './readers/fibres'
import { withoutSharesOfYarn } from './readers/fibres/elastane'
import { fibreAt, fibresNamed, TRACES } from './readers/fibres/named'
import { webReaders } from './readers/fibres/webs'
import { diameterReader, gaugeReader, machineReader, reedSpaceReader } from './readers/machines'
import { pieceLengthReader } from './readers/pieces'
import { defectReader } from './readers/pieces/defects'
import { clothPieceReader, packingReaders } from './readers/pieces/packing'
import { selvedgeLookReader, selvedgeReader } from './readers/pieces/selvedges'
import { clothConstructionReader, clothCountReader, clothSidesReader, spinningReaders } from './readers/spinning'
import { terryReader } from './readers/terry'
import { weaveReader } from './readers/weaves'
import { metreWeightReader, weightReader } from './readers/weights'
import { widthReader } from './readers/widths'
import { isNamedByWord, wordReader } from './readers/words'
import { AMBIGUOUS_NAMES, fabricName, knitType } from './vocabulary'

/** Everything that a line about cloth may say. */
export const fabricReaders: readonly TextReader[] = [
  constructionReader,
  countReader,
  densityReader,
  weightReader,
  metreWeightReader,
  diameterReader,
  gaugeReader,
  machineReader,
  pieceLengthReader,
  widthReader,
  blendReader,
  weaveReader,
  wordReader,
  fibreReader,
  yarnCountReader,
]

/** Facts that only woven cloth has. */
const OF_WOVEN: ReadonlySet<string> = new Set(['warpCount', 'weftCount', 'epi', 'ppi', 'reed'])

/** "Warp 60s, weft 60s, reed 88 pick 80": cloth that has these is woven. */
const ofWoven = (reader: TextReader): TextReader => ({
  ...reader,
  read(tokens, at) {
    const reading = reader.read(tokens, at)
    const part = reading?.understood.find(({ name }) => OF_WOVEN.has(name))
    const isKnown = reading?.understood.some(({ name }) => name === 'fabricStructure')
    if (!reading || !part || isKnown || contextOf(tokens).isKnit) return reading
    return { ...reading, understood: [...reading.understood, understood('fabricStructure', part.text, 'Woven')] }
  },
})

/** "Grey for dyeing", "for printing", "for digital printing": what the cloth is made for. Of both words neither is meant alone. */
const forDyeing: Notation = {
  pattern:
    /for (?:(?<dyeing>dye?ing)|(?:(?:digital|reactive|rotary|pigment|sublimation) )?printing|digital print)(?: purposes?)?/iy,
  read(match, tokens, at) {
    const next = tokens
      .slice(at + match.used, at + match.used + 2)
      .join(' ')
      .toLowerCase()
    const [before, after] = [
      tokens
        .slice(Math.max(0, at - 3), at)
        .join(' ')
        .toLowerCase(),
      wordAt(tokens, at + match.used),
    ]
    const inFront = lineOf(tokens).text.slice(0, lineOf(tokens).starts[at]).trimEnd()
    const isOther =
      OTHER_WORK.test(next) ||
      NOT_MADE_FOR.test(before) ||
      !/^(?:[,;.)-]|)$/.test(after) ||
      // "Sent to the mill for dyeing", "Tiruppur to Perundurai for dyeing", "challan ... for dyeing": where the goods go.
      SENT.test(inFront) ||
      TO_A_PLACE.test(inFront) ||
      JOB_WORK.test(lineOf(tokens).text)
    const name = match.groups.dyeing === undefined ? 'Print base' : 'RFD-able'
    return isOther ? null : [understood('dyeability', match.text, name)]
  },
}

const NOT_MADE_FOR = /\b(?:not?|used|ready|prepared|suitable|mesh|screens?)\b/
const SENT =
  /\b(?:sent|send|sending|issued?|given|dispatched|despatched|delivered|forwarded|transferred|moved|going|goes|gone|taken|kept|lying|pending|returned?)\b[^,;|]*$/
const HOUSE = '(?:mills?|process(?:ors|ing)?|house|units?|dyers|dyeing|works|factory|industries|textiles?|tex|knits)'
/** "Tiruppur to Perundurai", "to Sharma process house". "According to sample" and "suitable to reactive process" go nowhere. */
const TO_A_PLACE = new RegExp(
  `\\b(?:${TOWNS}|${HOUSE}) to(?: [a-z]{4,}){1,2}$|(?<!\\b(?:according|subject|suitable|suited|up|due) )\\bto(?: [a-z]{3,}){0,2} (?:${TOWNS}|${HOUSE})$`,
)
const JOB_WORK = /\b(?:challan|job ?-?works?)\b/
const OTHER_WORK =
  /^(?:(?:and|&|or|[/+]|units?|machines?|house|mills?|process|jobs?|charges|rates?|work)(?![a-z])|, (?:print|dye))/

/** "For bed sheets", "for making diapers": things that are made of the cloth. */
const forGoods: Notation = {
  pattern:
    /(?:for|suitable for)(?: (?:making|use in|use as|the making of))?(?: baby| adult)? (?<use>bed ?-?(?:sheets?|spreads?)|pillow ?-?(?:covers?|cases?)|(?:duvet|quilt) ?-?covers?|diapers?|nappies|sanitary (?:pads?|napkins?)|tshirts?|shirts?|trousers?|curtains?|bandages?|bag(?! ?s))/iy,
  read({ groups, text, used }, tokens, at) {
    const name = USE_OF_GOODS.find(([goods]) => goods.test(groups.use ?? ''))?.[1]
    const isOther =
      !/^(?:[,;.|()-]|and|&|fabrics?|cloth|making|use|gr[ae]y|white|export|quality|purposes?|\d.*|)$/i.test(
        wordAt(tokens, at + used),
      )
    return name === undefined || isOther || /^(?:not|no|except)$/.test(wordAt(tokens, at - 1))
      ? null
      : [understood('endUse', text, [name])]
  },
}
/** "Bedsheet quality", "pillow cover fabric", "diaper grade": what cloth of this kind is made into. */
const goodsQuality: Notation = {
  pattern:
    /(?<use>bed ?-?(?:sheets?|spreads?)|pillow ?-?(?:covers?|cases?)|(?:duvet|quilt) ?-?covers?|diapers?|sanitary (?:pads?|napkins?)|t-?shirts?|shirts?|trousers?|bandages?) ?-? ?(?:quality|qlty|qly|grade|purpose|use)/iy,
  read({ groups, text }, tokens, at) {
    const name = USE_OF_GOODS.find(([goods]) => goods.test((groups.use ?? '').replace('t-', 't')))?.[1]
    const before = wordAt(tokens, at - 1)
    // "Shirt and bedsheet quality": one of several.
    const isOneOf =
      /^(?:or|and|&|\/)$/.test(before) && USE_OF_GOODS.some(([goods]) => goods.test(wordAt(tokens, at - 2)))
    return name === undefined || isOneOf || /^(?:not?|non|except)$/.test(before)
      ? null
      : [understood('endUse', text, [name])]
  },
}
const USE_OF_GOODS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(?:bed|pillow|duvet|quilt)/i, 'Bed linen'],
  [/^(?:diaper|napp|sanitary)/i, 'Hygiene'],
  [/^shirt/i, 'Shirting'],
  [/^tshirt/i, 'T-shirts'],
  [/^trouser/i, 'Bottom wear'],
  [/^curtain/i, 'Curtain'],
  [/^bandage/i, 'Medical'],
  [/^bag$/i, 'Bags'],
]

/** "Pamuklu ham bez": grey cloth from a loom, in Turkish; a plain sheeting unless the line names another cloth, weave or fibre. "Ham dokuma" is of any weave. */
const hamBez: Notation = {
  pattern: /(?:(?<bez>ham[ -]?bez)|ham dokuma)(?: ?kuma[sş])?/iy,
  read({ groups, text }, tokens) {
    const woven = [understood('fabricStructure', text, 'Woven')]
    const { text: line } = lineOf(tokens)
    const isOther =
      groups.bez === undefined ||
      OTHER_BEZ.test(line) ||
      isNamedByWord(tokens) ||
      fibresNamed(tokens).some((fibre) => fibre !== 'Cotton')
    return isOther ? woven : [...woven, understood('fabricName', text, 'Sheeting'), understood('weave', text, 'Plain')]
  },
}
/** Weaves and cloths by their Turkish names, and by their figures. */
const OTHER_BEZ =
  /\b(?:saten|dimi|gabard\w+|kot|denim|kanvas|panama|twill|drill|satin|sateen|dobby|armürlü|jakar\w*|jacquard|t[uü]lbent|poplin|popelin|ripstop|rip-stop|[vw]ual|voile?|keten\w*|krep\w*|crepe|[sş]ifon|muslin|m[uü]slin|pike|pötikare|oxford|oksford|d[uü]ck|gauze|gaze)\b|\bfilament\b|\d ?(?:d|den|denye)\b|(?<![\d/])[1-4]\/[1-4](?![\d/])/

/** "Wool/poly greige coating 2/2 twill", "wool blend, coating, 600 gsm": cloth for coats. "PU coating" is a finish, and so is what other words are in front of. */
const coating: Notation = {
  pattern: /(?:over ?-?)?coatings?/iy,
  read({ text, used }, tokens, at) {
    const isWool = OF_WOOL.test(lineOf(tokens).text)
    const [before, next] = [wordAt(tokens, at - 1), wordAt(tokens, at + used)]
    const isApart = /^[,;|]?$/.test(before) && /^(?:[,;|]|fabrics?|cloth|)$/.test(next)
    const isFinish =
      !(isApart || /^over/i.test(text) || CLOTH_BEFORE_COATING.test(before) || isBehindShare(tokens, at)) ||
      /^(?:done|charges?|rates?|on|with|side|thickness|\(|:|gsm|%)$/.test(next) ||
      /\b(?:coated|felts?)\b/.test(lineOf(tokens).text)
    return isWool && !isFinish && !contextOf(tokens).isOther ? [understood('endUse', text, ['Coats'])] : null
  },
}
const OF_WOOL = /\b(?:wool(?! ?-?peach)|woollen|worsted|cashmere|alpaca|mohair)\b/
const CLOTH_BEFORE_COATING =
  /^(?:.*\/)?(?:wool|woollen|worsted|cashmere|alpaca|mohair|melton|flannel|tweed|herringbone|velour|boucl[eé]|blend(?:ed)?|gr[ae]y|greige)$/
/** "80% wool 20% nylon coating": the last fibre of a cloth. */
const isBehindShare = (tokens: readonly string[], at: number): boolean =>
  /% ?(?:nylon|polyamide|polyester|poly|viscose|cashmere|silk|cotton) $/.test(
    lineOf(tokens).text.slice(0, lineOf(tokens).starts[at]),
  )

const ELASTANE = '(?:lycra|spandex|elastane)'
const NEEDLES = '[12] ?x ?[12]'
/** "1x1 cotton lycra rib", "lycra rib 2x2", "rib 2x2 lycra": the rib by its needles, and its elastane. Without another fibre the knit keeps the name of both. */
const ribWithElastane: Notation = {
  pattern: new RegExp(
    `(?<a>${NEEDLES}) (?<between>[a-z]{4,} )?${ELASTANE} rib|${ELASTANE} rib (?<b>${NEEDLES})(?! ?[x/])|rib (?<c>${NEEDLES}) ${ELASTANE}(?! ?\\d)|(?<d>${NEEDLES}) rib (?:with )?${ELASTANE}(?! ?\\d)`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const needles = groups.a ?? groups.b ?? groups.c ?? groups.d
    const named = fibresNamed(tokens)
    const between = groups.between?.trim()
    const fibre = between === undefined ? null : fibreAt([between], 0)
    const knit = canonicalValue(knitType, `${needles?.replace(/ /g, '')} rib`)
    if (knit === null || (between !== undefined && fibre === null) || named.every((one) => TRACES.has(one))) return null
    return [
      understood('knitType', text, knit),
      understood('fabricStructure', text, 'Knitted'),
      understood('fiberType', text, [...(fibre === null ? [] : [fibre.value]), 'Elastane']),
    ]
  },
}

/** "40x40 110x70 loomstate", "27 x 24 threads/cm, loomstate": ends and picks off the loom. Without them the word only says that the cloth is grey, and woven. */
const loomstate: Notation = {
  pattern: /loom-?state/iy,
  read: ({ text }, tokens) => [
    ...(ENDS_AND_PICKS.test(lineOf(tokens).text) ? [understood('constructionState', text, 'Grey')] : []),
    ...(isOffLooms(tokens) ? [understood('fabricStructure', text, 'Woven')] : []),
  ],
}
/** "Wool cloth ex loom", "ex-loom": as it comes off the loom. */
const exLoom: Notation = {
  pattern: /ex[ -]?looms?/iy,
  read: ({ text }, tokens) => (isOffLooms(tokens) ? [understood('fabricStructure', text, 'Woven')] : null),
}
/** "Loomstate jersey", "loomstate felt" and "loomstate net" are grey, but no loom made them. */
const isOffLooms = (tokens: readonly string[]): boolean =>
  !contextOf(tokens).isKnit &&
  !contextOf(tokens).isMadeUp &&
  !WEB.test(lineOf(tokens).text) &&
  !NO_CLOTH_OF_LOOM.test(lineOf(tokens).text)
/** The net of "Rs 85 net", "net weight" and "30 days net" is no cloth, and the lace of a border is not all of it. */
const NO_CLOTH_OF_LOOM =
  /\b(?:felts?|netting|mesh|lace(?! (?:borders?|trims?|trimming|edges?|edging|work|inserts?)\b)|warp ?-?knit\w*|knit\w*|nets? (?:fabric|cloth|curtains?|gr[ae]y|greige)|power ?-?(?:net|mesh)|airtex|(?:soft|hard|butterfly|mono) nets?|(?:mosquito|fishing|hexagonal|bobbin|tulle|nylon|poly(?:ester)?|cotton|loom-?state) nets?(?! ?(?:price|rate|weight|wt|amount|terms|cash|\d)))\b/
const ENDS_AND_PICKS =
  /\b(?:ends|picks|epi|ppi)\b|\d ?'?s? ?[x/] ?[a-z]{0,4}\d[\d/]*(?: ?[a-z.']{1,6})? ?[/,x| -] ?\d{2,3} ?[x/] ?\d{2,3}(?![\d/%])|\d ?(?:threads?|yarns?)? ?(?:\/|per) ?(?:cm|inch)\b/

/** "Dobby ... design no. D-118": the number of its design. */
const dobbyDesign: Notation = {
  pattern:
    /(?:(?:dobby|peg plan) )?design (?:no\.?|number|#)(?: ?[:.=-])? ?(?<number>(?:[a-z]{1,4}[-/]?)?\d{1,6}[a-z]?)/iy,
  read({ groups, text, used }, tokens, at) {
    const { text: line } = lineOf(tokens)
    const typed = tokens[at + used - 1] ?? ''
    const isOne = groups.number === typed.toLowerCase() && !/^(?:[x&/-]|to|and)$/.test(wordAt(tokens, at + used))
    const isMeant = isOne && /\bdobb(?:y|ies)\b/.test(line) && !/\bjacquard\b/.test(line)
    // "Design no 5 colours"
    if (!isMeant || /^\d$/.test(typed) || /^colou?rs?$/.test(wordAt(tokens, at + used))) return null
    const dobby = [understood('shedding', text, 'Dobby'), understood('weave', text, 'Dobby design')]
    return [...dobby, understood('fabricStructure', text, 'Woven'), understood('dobbyDesignNo', text, typed)]
  },
}

/** "Art. GF-3317", "article no. 4521", "sort no 2240": the number by which the mill sells it. */
const articleNumber: Notation = {
  pattern:
    /(?:(?:art|article)\.?(?: \.)?(?: ?(?:no\.?|number|#))?|(?:sort|quality|qlty)\.? (?:no\.?|number|#))(?: ?[:.-])? ?(?<number>(?:[a-z]{1,4}[-/]?)?\d{3,6}[a-z]?(?:\/\d{1,3})?)(?=\s|$)/iy,
  read({ groups, text, used }, tokens, at) {
    const typed = tokens[at + used - 1] ?? ''
    const isWhole = groups.number === typed.toLowerCase()
    // "Art 100 gsm", "article 320 m": a figure of something else.
    const isFigure =
      /^\d{3}$/.test(typed) ||
      isMeasure(typed.toLowerCase(), tokens) ||
      NO_NUMBER_BEHIND.test(wordAt(tokens, at + used))
    const { isOther, isCloth } = contextOf(tokens)
    const isElse =
      /^(?:of|per|each|every|\/|state|modern|wall)$/.test(wordAt(tokens, at - 1)) ||
      // "Art. 2311, 2312" are several.
      (/^[,&/]$/.test(wordAt(tokens, at + used)) &&
        wordAt(tokens, at + used + 1).length === typed.length &&
        /\d{3}/.test(wordAt(tokens, at + used + 1)) &&
        !NO_NUMBER_BEHIND.test(wordAt(tokens, at + used + 2)))
    return isWhole && !isFigure && isCloth && !isOther && !isElse ? [understood('styleNumber', text, typed)] : null
  },
}
/** "Art. 210D oxford", "art 190T taffeta", "art 100s poplin", "art 180G jersey": denier, threads, count and weight. "Art No 2105D" and "art 245S" are numbers. */
function isMeasure(typed: string, tokens: readonly string[]): boolean {
  const [, figure = '', unit = ''] = /^(\d+)([a-z])$/.exec(typed) ?? []
  if (unit === 's') return Number(figure) <= COUNT_MAX
  if (unit === 'g') return figure.length === 3 && contextOf(tokens).isKnit
  const isUsual = unit === 'd' ? DENIERS.has(figure) : unit === 't' && THREADS.has(figure)
  return isUsual && OF_FILAMENT.test(lineOf(tokens).text)
}
const COUNT_MAX = 200
const DENIERS: ReadonlySet<string> = new Set('100 150 200 210 300 420 450 500 600 840 900 1000 1200 1680'.split(' '))
const THREADS: ReadonlySet<string> = new Set('170 180 190 210 230 240 260 290 300 320 380 400'.split(' '))
const OF_FILAMENT =
  /\b(?:oxford|nylon|poly\w*|taffeta|cordura|ripstop|pongee|taslan|ballistic|microfib\w*|parachute|filament|georgette|chiffon|satin|crepe|lining)\b/
const NO_NUMBER_BEHIND =
  /^(?:x|\/|&|-|to|"|inch(?:es)?|cms?|gsm|g\/m2|m|mt|mtrs?|met(?:er|re)s?|yds?|yards?|kgs?|d|den|denier|'?s|%|days?|rs\.?|pcs|pieces|rolls|takas?|designs?|colou?rs?)$/

/** `Quality "Micro"`, "sort 'Poplin'": the name of the cloth in quotes, behind the word for it. */
const quotedName: Notation = {
  pattern: /(?:quality|qlty|qly|sort|item|name|variety)(?: ?[:=-])? ?["'] ?(?<name>[a-z]+(?: [a-z]+){0,2}) ?["']/iy,
  read({ groups, text }, tokens, at) {
    const name = canonicalValue(fabricName, groups.name ?? '')
    const { isKnit, isMadeUp, isOther } = contextOf(tokens)
    const structure = name === null ? null : structureFills({ fabricName: name }).fabricStructure
    const isElse = name === null || isMadeUp || isOther || /^(?:no|not|or)$/.test(wordAt(tokens, at - 1))
    if (isElse || (isKnit && structure === 'Woven')) return null
    return [
      understood('fabricName', text, name),
      // Velvet, micro and the like are knitted as well.
      ...(typeof structure === 'string' && !AMBIGUOUS_NAMES.has(name)
        ? [understood('fabricStructure', text, structure)]
        : []),
    ]
  },
}

/** "Dobby butta", "buti": a small figure that the loom weaves. Of knits and prints the words say another thing. */
const buttaMotif: Notation = {
  pattern: /(?:but+a|boot+a|buti|boot+i)s?/iy,
  read: ({ text }, tokens) =>
    /\b(?:dobby|jacquard|loom|butta? design)\b/.test(lineOf(tokens).text) && !contextOf(tokens).isKnit
      ? [understood('motif', text, text)]
      : null,
}

/** "1x1 rib greige, tubler": a tube, misspelt. */
const tubler: Notation = {
  pattern: /tub(?:l[ea]r|uler)/iy,
  read: ({ text }, tokens) => (contextOf(tokens).isKnit ? [understood('widthForm', text, 'Tubular')] : null),
}

/** "74\" O/W", "34\" dia o.w.": a knit that is slit open. In other lines the letters are "otherwise". */
const openWidth: Notation = {
  pattern: /(?:o\/w|o\.w\.?|open w(?:idth)?\.?)\.*/iy,
  read: ({ text }, tokens, at) =>
    contextOf(tokens).isKnit && !/^(?:or|and|\/)$/.test(wordAt(tokens, at - 1))
      ? [understood('widthForm', text, 'Open')]
      : null,
}

/** "Over 30 cm wide": the limit of a heading of the tariff, and no width of the goods. */
const tariffWidthReader = silentReaderOf(
  'tariffWidth',
  /(?:of (?:a )?(?:width )?)?(?:over|exceeding|more than) 30 ?cms?(?: ?(?:wide|in width))/iy,
  () => true,
)

/** "Chapter 52 heading 5209": the chapter is in the heading too. */
const chapterReader = silentReaderOf('chapter', /(?:hs )?chapter ?:? ?\d{2}/iy, ({ used }, tokens, at) =>
  /^(?:heading|[,;:.-]|)$/.test(wordAt(tokens, at + used)),
)

/** "40x40 133x72 airjet", "loom state", "unmended": what looms make is woven. A web is bonded by jets of water. */
const ofLoom = (reader: TextReader): TextReader => ({
  ...reader,
  read(tokens, at) {
    const reading = reader.read(tokens, at)
    const loom = reading?.understood.find(
      ({ name, text }) => name === 'loomType' || /^(?:loom[ -]state|(?:un)?mended)$/i.test(text),
    )
    const isKnown = reading?.understood.some(({ name }) => name === 'fabricStructure')
    if (!reading || !loom || isKnown || contextOf(tokens).isKnit || WEB.test(lineOf(tokens).text)) return reading
    return { ...reading, understood: [...reading.understood, understood('fabricStructure', loom.text, 'Woven')] }
  },
})
const WEB = /\b(?:non ?-?woven|spun ?-?lace|spun ?-?bond|melt ?-?blown|needle ?-?punch|hydro ?-?entangled)/

const OF_CLOTH: ReadonlyMap<TextReader, TextReader> = new Map([
  [yarnCountReader, clothCountReader],
  [constructionReader, withoutSharesOfYarn(clothConstructionReader)],
  [blendReader, withoutSharesOfYarn(blendReader)],
  [countReader, ofWoven(clothSidesReader)],
  [densityReader, ofWoven(densityReader)],
  [pieceLengthReader, clothPieceReader],
  [wordReader, ofLoom(wordReader)],
  [machineReader, ofLoom(machineReader)],
])

/** The same where cloth itself is sold: a count alone is that of its yarn. */
export const clothReaders: readonly TextReader[] = [
  ...fabricReaders.map((reader) => OF_CLOTH.get(reader) ?? reader),
  ...spinningReaders,
  selvedgeReader,
  selvedgeLookReader,
  ...packingReaders,
  ...webReaders,
  defectReader,
  readerOf('dyeability', ['for dyeing'], [forDyeing]),
  readerOf('endUse', ['for bed sheets', 'for making diapers', 'bedsheet quality'], [forGoods, goodsQuality, coating]),
  readerOf('fabricStructure', ['ham bez'], [hamBez]),
  readerOf('knitType', ['1x1 cotton lycra rib'], [ribWithElastane]),
  readerOf('constructionState', [], [loomstate, exLoom]),
  readerOf('dobbyDesignNo', ['dobby design no. D-118'], [dobbyDesign]),
  readerOf('styleNumber', [], [articleNumber]),
  readerOf('motif', [], [buttaMotif]),
  readerOf('widthForm', [], [tubler, openWidth]),
  readerOf('fabricName', ['quality "Micro"'], [quotedName]),
  tariffWidthReader,
  reedSpaceReader,
  terryReader,
  chapterReader,
  varietyReader,
]
