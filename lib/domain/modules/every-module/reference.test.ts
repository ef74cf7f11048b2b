import { expect, test } from 'vitest'
import type { Condition } from '../../fields/field'
import { matrixDefinition } from '..'
import { describeModule } from '../describe'
import { MODULE_KEYS } from '../keys'

type Described = ReturnType<typeof describeModule>

const HEAD = `# The modules

Made from the module definitions by \`npx vitest run lib/domain/modules/every-module/reference.test.ts -u\`. Do not edit it. The fields that every
module has are in section 8.5 of reference.md; \`GET /api/trade-core/listings/:moduleKey/definition\` has every vocabulary and bound.
`

/** Fields of every module, which reference.md describes once. */
const COMMON_GROUPS = ['identity', 'commercial', 'tradeMode', 'packaging', 'attachments', 'rfqContinuity']

function list(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ')
}

const VALUES_MAX = 3

/** The values that show a field, or only the field that decides where they are many. */
function conditionText(condition: Condition): string {
  const deciding = [...new Set(fieldsOf(condition))]
  if ('field' in condition && 'in' in condition && condition.in.length <= VALUES_MAX) {
    return `\`${condition.field}\`: ${condition.in.join(', ')}`
  }
  return `by ${list(deciding)}`
}

function fieldsOf(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsOf)
  if ('any' in condition) return condition.any.flatMap(fieldsOf)
  return 'not' in condition ? fieldsOf(condition.not) : [condition.field]
}

/** A cell of a Markdown table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

function fieldRows({ fields }: Described): string[] {
  return fields
    .filter(({ groups, isWritable }) => isWritable && !groups.some((group) => COMMON_GROUPS.includes(group)))
    .map(({ name, label, kind, unit, visibleWhen }) =>
      [`\`${name}\``, label, unit ? `${kind}, ${unit}` : kind, visibleWhen ? conditionText(visibleWhen) : ''].map(cell),
    )
    .map((cells) => `| ${cells.join(' | ')} |`)
}

function section(module: Described): string {
  const { moduleKey, displayName, units, priceBases, conditions, facetOrder, rules, firstQuestions } = module
  const facts = [
    `- Sold by ${units.map(({ label }) => label).join(', ')}.`,
    ...(priceBases.length > 0 ? [`- Prices are compared per ${priceBases.map(({ label }) => label).join(', ')}.`] : []),
    ...(conditions.length > 0 ? [`- Conditions: ${conditions.join(', ')}.`] : []),
    ...(firstQuestions.length > 0
      ? [`- A request first asks for ${list(firstQuestions.map(({ field }) => field))}.`]
      : []),
    `- Filters: ${list(facetOrder)}.`,
  ]
  return `## ${displayName} (\`${moduleKey}\`)

${facts.join('\n')}

| field | label | kind | applies when |
|---|---|---|---|
${fieldRows(module).join('\n')}

| code | blocks | fields | rule |
|---|---|---|---|
${rules
  .map(
    ({ code, severity, fields, says }) =>
      `| \`${code}\` | ${severity === 'error' ? 'yes' : 'no'} | ${list(fields)} | ${cell(says)} |`,
  )
  .join('\n')}
`
}

test('docs/modules.md says what the definitions say', async () => {
  const modules = MODULE_KEYS.map((key) => describeModule(matrixDefinition(key)))
  const text = [HEAD, ...modules.map(section)].join('\n')
  await expect(text).toMatchFileSnapshot('../../../../docs/modules.md')
})
