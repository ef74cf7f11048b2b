import { flatLayers } from '@/lib/domain/families/drawing'
import { shadeColour } from '@/lib/domain/families/package-drawing'
import { threadDrawing } from '@/lib/domain/families/thread/drawing'
import { suggestThreadHs, THREAD_HEADINGS } from '@/lib/domain/families/thread/hs'
import { threadReaders } from '@/lib/domain/families/thread/readers'
import type { BlendRow } from '@/lib/domain/listing/blend'
import type { Facts } from '@/lib/domain/listing/facts'
import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import type { ModuleHooks } from '@/lib/domain/modules/define-module'
import { netWeightKg } from '@/lib/domain/units/unit-facts'
import { readConstruction, THREAD_RULES, threadTex } from './rules'
import { threadKeyFact, threadTitle } from './title'

const GRAMS = 1000

export const threadHooks: ModuleHooks = {
  title: threadTitle,
  keyFact: threadKeyFact,
  rules: THREAD_RULES,
  specificationIssues: (facts, status) => THREAD_RULES.flatMap(({ judge }) => judge(facts, status)),
  countReaders: { construction: readConstruction },
  readers: threadReaders,
  shortNames: new Map([
    ['poly', ['polyester']],
    ['tkt', ['ticket']],
  ]),
  suggestHs: (facts) => suggestThreadHs(threadOf(facts)),
  hsText: (code) => THREAD_HEADINGS.get(code) ?? '',
  drawing: (facts, listingId) => {
    const { values } = facts
    const { layers } = threadDrawing({
      listingId,
      packageType: textValue(facts.words, 'packageType') || null,
      tex: threadTex(facts),
      fibre: listValue(facts.words, 'fiberType')[0] ?? null,
      colour: shadeColour(textValue(values, 'shade')) ?? shadeColour(textValue(values, 'color')),
    })
    return { layers: flatLayers(layers) }
  },
}

function threadOf({ words, counts }: Facts): Parameters<typeof suggestThreadHs>[0] {
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
    packageGrams: net !== null && units ? (net / units) * GRAMS : null,
    isForRetail: false,
  }
}
