import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { readLine } from '@/lib/domain/listing/reading/read-line'
import { matrixDefinition } from '@/lib/domain/modules'
import { completeness } from '@/lib/domain/listing/judging/completeness'
import { suggestHs } from '@/lib/domain/listing/hs-suggestion'
import { builtTitle } from '@/lib/domain/listing/titles/built-title'
import { moduleExamples } from '@/lib/domain/modules/examples'
import { moduleViews } from '@/lib/domain/modules/views'
import { factsOf } from '@/lib/domain/listing/facts'
test('x', () => {
  for (const key of ['recycle_waste_materials', 'scrap_reusables'] as const) {
    const d = matrixDefinition(key)
    for (const { name, body } of moduleExamples(key).whole) {
      const files = { coverImage: ['a'], galleryImages: ['b'] }
      const hs = suggestHs(d, body)
      console.log(name, '|', builtTitle(d, body), '|', moduleViews(key).keyFact?.(factsOf(d, body)), '|', completeness(d, body).score, completeness(d, { ...body, ...files }).score, '|', hs?.ok ? hs.code : '', completeness(d, body).sections.flatMap((s) => s.missing).join(' '))
    }
    for (const { body } of moduleExamples(key).demo) console.log('   ', body.title, '=>', builtTitle(d, body))
  }
  for (const line of readFileSync('/tmp/lines.txt', 'utf8').split('\n').filter(Boolean)) {
    const [key, text] = line.startsWith('S ') ? ['scrap_reusables', line.slice(2)] : ['recycle_waste_materials', line]
    const r = readLine(matrixDefinition(key as 'scrap_reusables'), text ?? '')
    const { title, ...v } = r.values
    console.log(`${line}\n   ${JSON.stringify(v).replaceAll('"', '')} ${r.rest ? `| ${r.rest}` : ''}`)
  }
})
