import { hsText } from '@/lib/domain/families/customs/text'
import { suggestThreadHs } from '@/lib/domain/families/thread/hs'
import type { BlendRow } from '@/lib/domain/listing/blend'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import type { Facts } from '@/lib/domain/modules/facts'
import { massIn } from '@/lib/domain/units/measure'
import { netWeightKg } from '@/lib/domain/units/unit-facts'
import { readConstruction, THREAD_RULES } from './rules'
import { threadTex } from './tex'
import { threadTitle } from './title'

const GRAMS = 1000

export const threadHooks: ModuleHooks = {
  title: threadTitle,
  rules: THREAD_RULES,
  gstPercent: 5,
  countReaders: { construction: readConstruction },
  suggestHs: (facts) => suggestThreadHs(threadOf(facts)),
  hsFrom: [
    'threadType',
    'fiberType',
    'blendPercentages',
    'finalTwist',
    'finish',
    'packageWeight',
    'netWeight',
    'unitsPerPackage',
    'lengthPerPackage',
  ],
  hsText,
}

/** Grams of thread on one package, by its length and tex; the support weighs little. */
function wound(facts: Facts): number | null {
  const [length, tex] = [numberValue(facts.words, 'lengthPerPackage'), threadTex(facts)]
  return length === null || tex === null ? null : (length * tex) / METRES_OF_TEX
}

/** One tex is a gram in this many metres. */
const METRES_OF_TEX = 1000

function threadOf(facts: Facts): Parameters<typeof suggestThreadHs>[0] {
  const { words, counts } = facts
  const reading = counts.get('construction')
  const rows = Array.isArray(words.blendPercentages) ? (words.blendPercentages as BlendRow[]) : []
  const fibres = listValue(words, 'fiberType')
  const [net, units] = [netWeightKg(words), numberValue(words, 'unitsPerPackage')]
  const twist = textValue(words, 'finalTwist')
  return {
    threadType: textValue(words, 'threadType') || null,
    blend: rows.length > 0 ? rows : fibres.map((fibre) => ({ fibre, percent: 100 / fibres.length })),
    finalTwist: twist === 'S' || twist === 'Z' ? twist : null,
    finish: textValue(words, 'finish') || null,
    ply: numberValue(words, 'ply') ?? (reading?.ok ? reading.count.ply : null),
    packageGrams: massIn(words.packageWeight, 'g') ?? (net !== null && units ? (net / units) * GRAMS : wound(facts)),
    isForRetail: false,
  }
}
