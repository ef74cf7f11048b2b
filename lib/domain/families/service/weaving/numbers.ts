import { type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'
import { contextOf, type JobContext } from './context'

/* Numbers of looms, knitting machines and warpers. */

const AND = ` ?(?:-|to|x|/|,|&) ?`
const spanPart = (name: string, text: string, from: number, to: number): Understood[] =>
  from === to
    ? [understood(name, text, from, { from, to })]
    : [
        understood(
          name,
          text,
          { from: Math.min(from, to), to: Math.max(from, to) },
          { from: Math.min(from, to), to: Math.max(from, to) },
        ),
      ]

/** "60-140 EPI", "EPI 60 to 140", "56 ppi", "picks 40-90". */
const density = (name: string, words: string): Notation => ({
  pattern: new RegExp(
    String.raw`(?:(?:${words})(?: ?(?:range|:|=|from|(?<most>up ?to|max(?:imum)?)))* ?(?<a>\d{1,3})(?: ?(?:-|to) ?(?<b>\d{1,3}))?|(?<c>\d{1,3})(?:(?: ?(?:${words}))? ?(?:-|to) ?(?<d>\d{1,3}))? ?(?:${words}))(?![a-z\d])`,
    'iy',
  ),
  read({ groups, text }) {
    const from = within(groups.a ?? groups.c, 4, 400)
    const to = within(groups.b ?? groups.d ?? groups.a ?? groups.c, 4, 400)
    if (from !== null && groups.most !== undefined && groups.b === undefined)
      return [understood(name, text, from, { to: from })]
    return from === null || to === null ? null : spanPart(name, text, from, to)
  },
})

/** "Reed 60 to 100", "72 reed stockport", "reed count 48-80": dents in two inches; "reed space" is a width. */
const reeds: Notation = {
  pattern:
    /(?:reeds?(?: counts?| nos?\.?)?(?: ?(?:stockport|:|=|from|of))* ?(?<a>\d{2,3})(?: ?(?:-|to) ?(?<b>\d{2,3}))?(?! ?(?:cms?|inch(?:es)?|in|"|mm|m|mtr|-|to|x|\/|panna))|(?<c>\d{2,3})(?: ?(?:-|to) ?(?<d>\d{2,3}))? ?(?:stockport reeds?|reeds? stockport|stockport))/iy,
  read({ groups, text }, tokens) {
    const from = within(groups.a ?? groups.c, 8, 400)
    const to = within(groups.b ?? groups.d ?? groups.a ?? groups.c, 8, 400)
    // A figure alone behind "reed" may be the reed space.
    const isNamed = groups.b !== undefined || /count|stockport|nos?\b/i.test(text)
    return from === null || to === null || !isNamed || !contextOf(tokens).isWeaving
      ? null
      : spanPart('reedRange', text, from, to)
  },
}

/** "60 ppi rate 7.20", "rate for 60 picks": the picks that the price is for. */
const ratePicks: Notation = {
  pattern:
    /(?:(?<a>\d{2,3}) ?(?:p\.?p\.?i\.?|picks?)(?: per inch)? rate|rate (?:for|at|of|on) (?<b>\d{2,3}) ?(?:p\.?p\.?i\.?|picks?))/iy,
  read({ groups, text }) {
    const value = within(groups.a ?? groups.b, 4, 400)
    return value === null ? null : [understood('ratePpi', text, value)]
  },
}

/** "24 gg", "24-30 gauge", "18/20/24 GG", "E28". */
const gauge: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<a>\d{1,2})(?:(?:${AND}\d{1,2})*${AND}(?<b>\d{1,2}))? ?(?:gg|gauge|g(?=\s|$))|(?:gg|gauge) ?[:=-]? ?(?<c>\d{1,2})(?: ?(?:-|to) ?(?<d>\d{1,2}))?|e(?<e>[1-4]\d))`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    if (/^\d+$/.test(wordAt(tokens, at - 1)) && groups.c !== undefined) return null
    const isShort = groups.e !== undefined || /\dg$/i.test(text)
    if (isShort && !contextOf(tokens).isKnitting) return null
    const from = within(groups.a ?? groups.c ?? groups.e, 2, 60)
    const to = within(groups.b ?? groups.d ?? groups.a ?? groups.c ?? groups.e, 2, 60)
    if (from === null || to === null || to < from) return null
    return gaugeParts(text, from, to)
  },
}

function gaugeParts(text: string, from: number, to: number): Understood[] {
  const all = from === to ? from : { from, to }
  return [understood('gauge', text, all, from), ...(from === to ? [] : [understood('gaugeTo', text, to)])]
}

/** `30" x 24 gg`, `34"/28gg`: diameter and gauge together. */
const diameterAndGauge: Notation = {
  pattern: /(?<a>\d{1,2}) ?(?:"|inch|dia)(?: ?dia)? ?[x/,-]? ?(?<b>\d{1,2}) ?(?:gg|gauge|g(?=\s|$))/iy,
  read({ groups, text }) {
    const [dia, gg] = [within(groups.a, 3, 60), within(groups.b, 2, 60)]
    return dia === null || gg === null ? null : [understood('diameter', text, dia), ...gaugeParts(text, gg, gg)]
  },
}

/** `30" dia`, "dia 30-34", "30/32/34 dia". */
const diameter: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<a>\d{1,2}(?:\.\d{1,2})?) ?(?:"|inch(?:es)?)?(?:(?:${AND}\d{1,2} ?(?:"|inch(?:es)?)?)*${AND}(?<b>\d{1,2}) ?(?:"|inch(?:es)?)?)? ?dia(?:meter)?\b\.?|dia(?:meter)?\.? ?[:=-]? ?(?<c>\d{1,2})(?: ?(?:"|inch(?:es)?))?(?: ?(?:-|to) ?(?<d>\d{1,2}))? ?(?:"|inch(?:es)?)?)`,
    'iy',
  ),
  read({ groups, text }) {
    const from = within(groups.a ?? groups.c, 3, 60)
    const to = within(groups.b ?? groups.d ?? groups.a ?? groups.c, 3, 60)
    if (from === null || to === null || to < from) return null
    const all = from === to ? from : { from, to }
    return [understood('diameter', text, all, from), ...(from === to ? [] : [understood('diameterTo', text, to)])]
  },
}

/** What may come between a number of machines and their word: kinds and makes, never a unit of something else. */
const KIND = String.raw`(?!(?:cm|cms|inch|in|mm|m|mtr|mtrs|panna|pana|rpm|gg|gauge|dia|epi|ppi|hooks?|ends?|picks?|shafts?|feeders?|gsm|kg|kgs|hours?|days?|years?|old|model|job|jobs|and|with|from|to|of)\b)[a-z][a-z0-9-]*`

/** "24 looms", "24 nos rapier looms", "looms 24", "48 toyota air jet looms". */
const looms: Notation = {
  pattern: new RegExp(
    String.raw`(?:(?<v>\d{1,4})(?: ?(?:nos?\.?|pcs\.?|sets?(?: of)?|units?(?: of)?))?(?: ?looms?\b|(?= (?:${KIND} ){1,5}looms?(?:\s|$)|(?: (?:toyota|picanol|tsudakoma|itema|somet|sulzer|dornier|vamatex))? (?:rapiers?|air ?-?jets?|water ?-?jets?|powerlooms?)(?:\s|$)))|(?:no\.? of )?looms? ?[:=-]? ?(?<w>\d{1,4})(?! ?(?:cms?|mm|in|inch(?:es)?|rpm|x|picks?|hooks?|shafts?|gg|mtrs?|m|colou?rs?|ends?|epi|ppi|paise|paisa|ps|/|-|to|rs)\b| ?\"|\.\d|\d))`,
    'iy',
  ),
  read({ groups, text }, tokens, at) {
    const value = within(groups.v ?? groups.w, 1, 9999)
    if (
      value === null ||
      /^(?:jat|omniplus|zax|p|gtm|g|toyota|tsudakoma|picanol|itema|somet|vamatex|dornier)$/.test(wordAt(tokens, at - 1))
    )
      return null
    return [understood('loomCount', text, value)]
  },
}

/** "96 nos" in a line about looms or machines. */
const numbered: Notation = {
  pattern: /(?<v>\d{1,4}) ?nos?\.?/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.v, 1, 9999)
    const { isKnitting, isWeaving } = contextOf(tokens)
    const line = tokens.join(' ').toLowerCase()
    if (
      value === null ||
      !/\b(?:looms?|machines?|m\/cs?|water ?-?jets?|air ?-?jets?|rapiers?|powerlooms?)\b/.test(line)
    )
      return null
    if (isWeaving) return [understood('loomCount', text, value)]
    return isKnitting ? [understood('machineCount', text, value)] : null
  },
}

/** "68 pick", "50 to 80 picks": so many picks per inch; "11 paise": a rate per pick. */
const picks: Notation = {
  pattern:
    /(?:(?<v>\d{2,3})(?: ?(?:-|to) ?(?<w>\d{2,3}))? ?(?:picks?|peaks?|pik)(?! ?(?:per|\/) ?inch)|picks? ?[:=]? ?(?<x>\d{2,3}) ?(?:-|to) ?(?<y>\d{2,3}))/iy,
  read({ groups, text }, tokens, at) {
    const value = within(groups.v ?? groups.x, 20, 240)
    const last = within(groups.w ?? groups.y ?? groups.v, 20, 240)
    const isRate = /^(?:paise|paisa|ps|rs\.?|@|per|\/|\.)$/.test(wordAt(tokens, at - 1))
    if (value === null || last === null || isRate || !contextOf(tokens).isWeaving) return null
    return spanPart('ppiRange', text, value, last)
  },
}

const paise: Notation = {
  // "85 paise per mtr" is a rate of the metre.
  pattern: /(?:@ ?)?(?<v>(?!0)\d{1,2}(?:\.\d{1,2})?) ?(?:paise|paisa)(?! ?(?:\/|per |a )(?! ?picks?| ?peaks?))/iy,
  read({ groups, text }, tokens) {
    if (!contextOf(tokens).isWeaving) return null
    const rupees = Math.round(Number(groups.v) * 100) / 10_000
    return [understood('basePrice', text, rupees), understood('priceUom', text, 'pick')]
  },
}

/** `20 gg 34"`: of a circular machine the diameter follows its gauge. */
const gaugeAndDiameter: Notation = {
  pattern:
    /(?<b>\d{1,2}) ?(?:gg|gauge|g) ?[x/,-]? ?(?<a>\d{1,2}(?:\.\d{1,2})?) ?(?:"|inch(?:es)?|dia|d(?=\s|$))(?: ?dia(?:meter)?)?/iy,
  read({ groups, text }, tokens) {
    const [dia, gg] = [within(groups.a, 3, 60), within(groups.b, 2, 60)]
    if (dia === null || gg === null || contextOf(tokens).isFlat) return null
    return [understood('diameter', text, dia), ...gaugeParts(text, gg, gg)]
  },
}

/** "30/20 GG": diameter and gauge; "24/28 GG" are two gauges. */
const slashed: Notation = {
  pattern: /(?<a>\d{2})\/(?<b>\d{1,2}) ?(?:gg|gauge|g(?=\s|$))/iy,
  read({ groups, text }, tokens) {
    const [dia, gg] = [within(groups.a, 26, 42), within(groups.b, 5, 44)]
    if (dia === null || gg === null || gg >= dia || !contextOf(tokens).isKnitting) return null
    return [understood('diameter', text, dia), ...gaugeParts(text, gg, gg)]
  },
}

/** "12 circular knitting machines", "6 machines". */
const machines: Notation = {
  pattern: new RegExp(
    String.raw`(?<v>\d{1,4})(?: ?(?:nos?\.?|sets?(?: of)?|units?(?: of)?))?(?: ?(?:machines?|m\/cs?|mcs?|warpers?)\b|(?= (?:${KIND} ){1,4}(?:machines?|m\/cs?|mcs?|warpers?)(?:\s|$)))`,
    'iy',
  ),
  read({ groups, text }, tokens) {
    const value = within(groups.v, 1, 9999)
    const { isKnitting, isWarping, isWeaving } = contextOf(tokens)
    if (value === null || (!isKnitting && !isWarping && !isWeaving)) return null
    return [understood(isWeaving && !isKnitting && !isWarping ? 'loomCount' : 'machineCount', text, value)]
  },
}

interface Plain {
  name: string
  pattern: string
  min: number
  max: number
  isMeant?: (context: JobContext) => boolean
}

/** A number before its word, or behind it. */
const plain = ({ name, pattern, min, max, isMeant }: Plain): Notation => ({
  pattern: new RegExp(pattern, 'iy'),
  read({ groups, text }, tokens) {
    const value = within(groups.a ?? groups.b, min, max)
    return value === null || isMeant?.(contextOf(tokens)) === false ? null : [understood(name, text, value)]
  },
})

const isWarp = ({ isWarping, isWeaving }: JobContext): boolean => isWarping && !isWeaving

const hooks: Notation = {
  pattern: /(?<v>\d{2,5}) ?(?:hooks?|hk)/iy,
  read({ groups, text }) {
    const value = within(groups.v, 96, 24_576)
    return value === null ? null : [understood('hooks', text, value), understood('shedding', text, ['Jacquard'])]
  },
}

/** More shafts than cams have are those of a dobby. */
const CAMS_MOST = 10
const shafts: Notation = {
  pattern: /(?<v>\d{1,2}) ?(?:heald )?(?:shafts?|healds?|frames?|levers?)(?! ?looms?)/iy,
  read({ groups, text }) {
    const value = within(groups.v, 4, 28)
    if (value === null) return null
    const dobby = value > CAMS_MOST ? [understood('shedding', text, ['Dobby'])] : []
    return [understood('healdShafts', text, value), ...dobby]
  },
}

/** "120-300 gsm". */
const gsm: Notation = {
  pattern:
    /(?:(?<a>\d{2,4})(?: ?(?:-|to) ?(?<b>\d{2,4}))? ?(?:gsm|g\/m2)|gsm(?: range)? ?[:=-]? ?(?<c>\d{2,4})(?: ?(?:-|to) ?(?<d>\d{2,4}))?)/iy,
  read({ groups: { a, b, c, d }, text }) {
    const [from, to] = [within(a ?? c, 10, 2500), within(b ?? d ?? a ?? c, 10, 2500)]
    return from === null || to === null ? null : spanPart('gsmRange', text, from, to)
  },
}

const lycra: Notation = {
  pattern: /(?:with )?(?:lycra|spandex|elastane) (?:attachment|attachments|facility|devices?)/iy,
  read: ({ text }) => [understood('lycraAttachment', text, true)],
}

/** "600 rpm", "rpm 550-600": of a range the lower. */
const rpm: Notation = {
  pattern: /(?:(?<a>\d{2,4})(?: ?(?:-|to) ?\d{2,4})? ?rpm|rpm ?[:=-]? ?(?<b>\d{2,4}))/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a ?? groups.b, 20, 3000)
    const { isWeaving } = contextOf(tokens)
    const isWarpKnit = /\b(?:warp knit\w*|raschel|tricot|karl mayer)\b/.test(lineOf(tokens).text)
    return value === null || (!isWeaving && !isWarpKnit) ? null : [understood('rpm', text, value)]
  },
}

export const numberReaders: readonly TextReader[] = [
  readerOf('epiRange', ['60-140 EPI', 'EPI 132'], [density('epiRange', 'e\\.?p\\.?i\\.?|ends? ?(?:per|/) ?inch')]),
  readerOf(
    'ppiRange',
    ['40-90 PPI', '60 picks per inch'],
    [ratePicks, picks, density('ppiRange', 'p\\.?p\\.?i\\.?|picks? ?(?:per|/) ?inch')],
  ),
  readerOf('reedRange', ['looms reed count 48-100'], [reeds]),
  readerOf('gauge', ['24 gg', '24-30 gauge', '30" x 24 gg'], [diameterAndGauge, gaugeAndDiameter, slashed, gauge]),
  readerOf('diameter', ['30" dia', 'dia 30-34'], [diameter]),
  readerOf('loomCount', ['24 looms', '48 toyota air jet looms'], [looms, numbered]),
  readerOf('machineCount', ['12 knitting machines'], [machines]),
  readerOf('basePrice', ['11 paise looms'], [paise]),
  readerOf('rpm', ['600 rpm looms'], [rpm]),
  readerOf('hooks', ['2688 hooks', '16 shafts'], [hooks, shafts]),
  readerOf(
    'weftColours',
    ['6 colour looms', 'rapier 8 weft selectors'],
    [
      plain({
        name: 'weftColours',
        pattern: String.raw`(?<a>\d{1,2}) ?-?(?:weft )?(?:colou?rs?|selectors?|weft accumulators?)`,
        min: 1,
        max: 16,
        isMeant: ({ isWeaving }) => isWeaving,
      }),
    ],
  ),
  readerOf(
    'feeders',
    ['96 feeders'],
    [
      plain({
        name: 'feeders',
        pattern: String.raw`(?<a>\d{1,3}) ?(?:feed(?:er)?s?|fdrs?|(?<=(?:gg|gauge|dia|") ?[x,/-]? ?\d{1,3} ?)f(?=$|[ ,;]))`,
        min: 1,
        max: 200,
      }),
    ],
  ),
  readerOf(
    'needles',
    ['168 needles sock knitting'],
    [
      plain({
        name: 'needles',
        pattern: String.raw`(?<a>\d{2,4}) ?(?:needles?|n(?=\s|$))`,
        min: 20,
        max: 6000,
        isMeant: ({ isKnitting }) => isKnitting,
      }),
    ],
  ),
  readerOf('gsmRange', ['120-300 gsm'], [gsm]),
  readerOf('lycraAttachment', ['lycra attachment'], [lycra]),
  readerOf(
    'creelCapacity',
    ['creel 640 ends', '640 ends creel warping'],
    [
      plain({
        name: 'creelCapacity',
        pattern: String.raw`(?:creel(?: capacity)?(?: ?(?:of|:|=|-))* (?<a>\d{2,4})(?: ?(?:ends|cones|packages))?|(?<b>\d{2,4}) ?(?:ends?|cones?|packages?|position)? ?creel(?: capacity)?)`,
        min: 20,
        max: 5000,
      }),
      plain({ name: 'creelCapacity', pattern: String.raw`(?<a>\d{3,4}) ?ends`, min: 100, max: 2000, isMeant: isWarp }),
      plain({
        name: 'endsMax',
        pattern: String.raw`(?:total |max\.? |upto )?(?:\d{3,5} ?(?:ends)? ?(?:-|to) ?)?(?<a>\d{4,5}) ?ends`,
        min: 1000,
        max: 60_000,
      }),
    ],
  ),
  readerOf(
    'warpSpeed',
    ['warping speed 800 m/min'],
    [
      plain({
        name: 'warpSpeed',
        pattern: String.raw`(?:warping )?(?:speed ?[:=-]? ?)?(?<a>\d{2,4}) ?(?:m|mtrs?|met(?:er|re)s?) ?(?:\/|per) ?min(?:ute)?`,
        min: 5,
        max: 2000,
        isMeant: ({ isWarping }) => isWarping,
      }),
    ],
  ),
  readerOf(
    'sizePickUp',
    ['sizing pick up 12%', '10% size pick-up'],
    [
      plain({
        name: 'sizePickUp',
        pattern: String.raw`(?:(?:size )?pick ?-?up(?: ?(?:of|:|=|-))* ?(?<a>\d{1,2}(?:\.\d)?) ?%|(?<b>\d{1,2}(?:\.\d)?) ?% ?(?:size )?pick ?-?up)`,
        min: 0.5,
        max: 40,
        isMeant: ({ isWarping }) => isWarping,
      }),
    ],
  ),
  readerOf(
    'efficiencyPromise',
    ['92% efficiency'],
    [
      plain({
        name: 'efficiencyPromise',
        pattern: String.raw`(?:(?<a>\d{2,3}(?:\.\d)?) ?% ?(?:efficiency|eff\.?)|(?:efficiency|eff\.?)(?: ?(?:of|:|=|-))* ?(?<b>\d{2,3}(?:\.\d)?) ?%)`,
        min: 20,
        max: 100,
      }),
    ],
  ),
]
