import type { FieldValues } from '@/lib/domain/fields/field'
import type { LineDetail } from '@/lib/domain/modules/define-module'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'

/* What a spinner's line says next to the count: test values, twist, wax, what one package weighs and how many are in a bag. */

const NUMBER = String.raw`\d+(?:\.\d+)?`
/** A figure that begins a range or is one of several says neither. */
const ALONE = String.raw`(?![\d.]*\d|\s*(?:-|–|to\b|\/)\s*\d)`
const JOIN = String.raw`\s*(?:avg\.?|average|min\.?|minimum|above|max\.?|upto|of|is|[:=@+-])?\s*`

/** A figure in front of its word or behind it, between two bounds. */
function figure(name: string, words: string, min: number, max: number, isInFront = false): LineDetail {
  const behind = String.raw`(?<![\p{L}\d])(?:${words})${JOIN}(${NUMBER})${ALONE}\s*%?`
  const inFront = String.raw`|(?<![\d.,/-]\s?)(?<![\d.])(${NUMBER})\+?\s*(?:${words})(?![\p{L}\d])(?!\s*[:=-]?\s*\d)`
  return {
    pattern: new RegExp(isInFront ? behind + inFront : behind, 'iu'),
    read: ([, after, before]) => {
      const value = Number(after ?? before)
      return value >= min && value <= max ? { [name]: value } : null
    },
  }
}

/** "Thin/thick/neps 0/12/25". */
const imperfectionsInARow: LineDetail = {
  pattern:
    /\b(?:ipi\s*[:=-]?\s*)?thin\s*\/\s*thick\s*\/\s*neps?\s*[:=-]?\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*\/\s*(\d{1,4})(?!\s*[/\d])/iu,
  read: ([, thin, thick, neps]) => ({
    'quality.thin50': Number(thin),
    'quality.thick50': Number(thick),
    'quality.neps200': Number(neps),
  }),
}

const twist = (unit: string, min: number, max: number): LineDetail => {
  const { pattern, read } = figure('twist.amount', unit, min, max, true)
  return {
    pattern,
    read: (match, values, line) => {
      const amount = read(match, values, line)
      return amount && { ...amount, 'twist.unit': unit.toUpperCase() }
    },
  }
}

/** "Z twist", "twist S"; of "S/Z" neither is that of the yarn. */
const direction: LineDetail = {
  pattern: /(?<![\p{L}\d]|[/&+]\s?)([sz])[\s-]*twist\b|\btwist\s*[:=-]?\s*([sz])(?![\p{L}/&+]|\s*[/&+])/iu,
  read: ([text, before, after], _, line) =>
    /\b[sz]\s*[/&+]\s*[sz]\b/i.test(line) || text === ''
      ? null
      : { 'twist.direction': (before ?? after)?.toUpperCase() },
}

const PACKAGE = String.raw`(?:cones?|cheeses?|bob+ins?|hanks?|balls?|tubes?|spools?|cops?)(?![\p{L}\d])`
/** "500 g bobbin", "1.5 kg cheese": the word of the package stays. */
const packageWeight: LineDetail = {
  pattern: new RegExp(
    String.raw`(?<![\d.,/])(?:(\d{2,4})\s*(?:gms?|grams?|g)|(${NUMBER})\s*kgs?)\.?(?=\s*(?:per\s+|\/\s*)?${PACKAGE})`,
    'iu',
  ),
  read: ([, grams, kilos]) => {
    const coneWeight = grams === undefined ? Number(kilos) : Number(grams) / 1000
    return coneWeight >= 0.05 && coneWeight <= 12 ? { 'dimensions.coneWeight': coneWeight } : null
  },
}

/** "24 cones/bag", "x 24 cones", "cones x 24 per carton": how many are in one bag. */
const inOneBag: LineDetail = {
  pattern: new RegExp(
    String.raw`(?<![\d.,/])(\d{1,3})\s*${PACKAGE}\s*(?:\/|per\b|in\s+(?:a|one|each)\b|x)\s*(?:bags?|cartons?|ctns?|box)\b|\bx\s*(\d{1,3})\s*(?:per|\/)\s*(?:bags?|cartons?|ctns?|box)\b|;\s*x\s*(\d{1,3})(?:\s*${PACKAGE})?(?=\s*(?:[=;,]|$))`,
    'iu',
  ),
  read: ([, counted, packed, times]) => {
    const unitsPerPackage = Number(counted ?? packed ?? times)
    return unitsPerPackage > 1 && unitsPerPackage <= 500 ? { unitsPerPackage } : null
  },
}

/** No kilogram of yarn costs so much, so that it is the number of the lot. */
const LOT_MIN = 1000
/** "Lot 4471,": a round number may be how much there is. */
const lotNumber: LineDetail = {
  pattern: /\b(?:lot|merge)\s+(\d{3,6})(?=\s*(?:[,;]|$))/iu,
  read: ([, lot = ''], values: FieldValues) =>
    (values.basePrice === undefined && Number(lot) < LOT_MIN) || Number(lot) % 50 === 0 ? null : { lot },
}

/** The 6 of nylon 6 is its polymer, and no count. */
const polymer: LineDetail = {
  pattern: /(?<=\b(?:nylon|polyamide|pa)[ -]?)(?:6[.,]6|66|6)(?![\d./])/iu,
  read: () => ({}),
}

const wovenBag: LineDetail = {
  pattern: /\b(?:hdpe|pp)\s*(?:woven\s*)?bags?\b/iu,
  read: () => ({ packageType: 'HDPE/PP woven bag' }),
}

/** 1/110 of a metallic yarn is its width in the trade's own numbers, and no count. */
const metallicWidth: LineDetail = {
  pattern: /(?<![\d/.])1\/\d{2,3}(?![\d/.])/u,
  read: (_match, _values, line) => (/\b(?:lurex|metallic|zari|jari|kasab|badla)\b/i.test(line) ? {} : null),
}

const waxed: LineDetail = {
  pattern: /(?<![\p{L}-])(un|non[\s-]?)?wax(?:ed|ing)\b/iu,
  read: ([, not]) => ({ finish: not === undefined ? 'Waxed' : 'Unwaxed' }),
}

/** Wet-spun linen is spun on rings; of filament the words name a spinning bath. */
const bastSpinning: LineDetail = {
  pattern: /\b(wet|dry)[\s-]?(?:ring[\s-]?)?spun\b/iu,
  read: ([, how = ''], _values, line) =>
    /\b(?:linen|flax|hemp|ramie|lino)\b/i.test(line)
      ? { spinningSystem: how.toLowerCase() === 'wet' ? 'Wet-ring' : 'Dry-ring' }
      : null,
}

/** "For airjet warp": the loom that weaves it, and not how it was spun. */
const forLooms: LineDetail = {
  pattern: /(?:\bfor\s+)?\bair[\s-]?jet(?=\s+(?:looms?|warp|weft|weaving|quality|grade)\b)/iu,
  read: () => ({}),
}

/** "ATY 450/144 air textured" says it twice, and is no draw-textured yarn. */
const airTextured: LineDetail = {
  pattern: /\bair[\s-]?textur(?:ed|i[sz]ed)(?!\p{L})(?!\s+yarn)/iu,
  read: (_match, _values, line) => (/\baty\b/i.test(line) ? { spinningSystem: 'Air-textured' } : null),
}

/** "300/96 SIM black DD": dope dyed, in the lists of texturisers. */
const dopeDyed: LineDetail = { pattern: /(?<![\p{L}\d])DD(?![\p{L}\d])/u, read: () => ({ dyeingStatus: 'Dope dyed' }) }

/** "30s ring spun dyed melange": it was dyed, and spun on rings; spun-dyed fibre is another. */
const ringSpunDyed: LineDetail = {
  pattern: /\bring[\s-]spun\s+dyed(?!\p{L})/iu,
  read: () => ({ spinningSystem: 'Ring', dyeingStatus: 'Dyed' }),
}

/** "For saree zari": what is made of it. */
const forZari: LineDetail = {
  pattern: /\bfor\s+(?:saree\s+)?(?:zari|jari)(?!\p{L})/iu,
  read: () => ({}),
}

/** "Lycra dyeing quality": the cloth that it is knitted for, and not its fibre. */
const forStretchCloth: LineDetail = {
  pattern: /(?:\bfor\s+)?\b(?:lycra|spandex|elastane)(?=\s+(?:dye?ing|knitting|jersey|fabrics?|quality|grade)\b)/iu,
  read: () => ({}),
}

/** Letters and words of cotton yarn: "CH" is combed hosiery. */
const OF_COTTON = /(?<!\p{L})(?:combed|carded|k?[ck][hw]|cc[hw])(?!\p{L})/iu
/** "30s+20D lycra CH": spun yarn with a core of elastane, and no bare elastane. */
const elastaneCore: LineDetail = {
  pattern:
    /(?<=(?<![\d./])(\d{1,3}(?:\/\d)?)'?s(?!\p{L})[^;,+]*\+\s?)(\d{2,3})\s?d(?:en(?:ier)?)?\s+(?:lycra|spandex|elastane)(?!\p{L})/iu,
  read: ([words, count, core], _values, line) => {
    const named = (line.replace(words, ' ').match(/\p{L}+/gu) ?? []).flatMap(
      (word) => canonicalValue(fibres, word) ?? [],
    )
    const others = named.filter((fibre) => fibre !== 'Elastane')
    const base = others.length === 0 && OF_COTTON.test(line) ? ['Cotton'] : [...new Set(others)]
    return {
      count: `${count}s+${core}D`,
      yarnFamily: 'Core & covered',
      ...(base.length > 0 && { fiberType: [...base, 'Elastane'] }),
    }
  },
}

export const yarnDetails: readonly LineDetail[] = [
  elastaneCore,
  forStretchCloth,
  forZari,
  airTextured,
  dopeDyed,
  ringSpunDyed,
  polymer,
  metallicWidth,
  wovenBag,
  bastSpinning,
  forLooms,
  imperfectionsInARow,
  figure('cspStrength', String.raw`c\.?s\.?p\.?`, 800, 6000, true),
  figure('quality.rkm', 'rkm', 1, 500, true),
  figure('quality.uPercent', String.raw`u\s*%|um\s*%`, 0.1, 60),
  figure('quality.cvm', String.raw`cvm\s*%?|cv\s+m\s*%`, 0.1, 80),
  figure('quality.countCv', String.raw`count\s+cv\s*%?`, 0, 5),
  figure('quality.thin50', String.raw`thin(?:\s+places?)?(?:\s*\(?-?50\s*%\)?)?`, 0, 10_000),
  figure('quality.thick50', String.raw`thick(?:\s+places?)?(?:\s*\(?\+?50\s*%\)?)?`, 0, 10_000),
  figure('quality.neps200', String.raw`neps?(?:\s*\(?\+?200\s*%\)?)?`, 0, 20_000),
  figure('quality.hairiness', String.raw`hairiness(?:\s+h)?`, 2, 12),
  figure('quality.elongation', String.raw`elongation\s*%?|elong\.?\s*%?`, 0, 800),
  twist('tpi', 1, 100),
  twist('tpm', 40, 4000),
  figure('twist.tm', String.raw`t\.m\.?|tm|twist multiplier`, 1, 12),
  direction,
  waxed,
  packageWeight,
  inOneBag,
  lotNumber,
]
