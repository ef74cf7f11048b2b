import type { Understood } from '../../reading/reading'

/** What the readers of cloth alone say, which other tables hold. */
const OF_ANY_CLOTH: ReadonlySet<string> = new Set(
  'construction warpCount weftCount epi ppi count fabricCount clothWidth gsm glm fiberType blendPercentages fabricStructure fabricName weave knitType endUse widthForm inspection loomType shedding nonwovenTech zariType'.split(
    ' ',
  ),
)

/** What was read of colour and finish, in one short spelling for tables: "color Navy, dyeClass Reactive". */
export function coloursOf(parts: readonly Understood[]): string {
  return parts
    .filter(({ name }) => !OF_ANY_CLOTH.has(name))
    .map(({ name, typed }) => `${name} ${textOf(typed)}`)
    .sort()
    .join(', ')
}

function textOf(typed: unknown): string {
  if (Array.isArray(typed)) return typed.join('+')
  return typeof typed === 'object' && typed !== null ? Object.values(typed).join(' ') : String(typed)
}
