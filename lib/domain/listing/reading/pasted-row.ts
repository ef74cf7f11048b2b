import { unguardCell } from '@/lib/domain/bulk/cell-guard'
import { writeCell } from '@/lib/domain/bulk/cells'
import { bulkColumns, columnLabel, fieldRoot } from '@/lib/domain/bulk/columns'
import { isFilled } from '@/lib/domain/fields/condition'
import type { FieldValues } from '@/lib/domain/fields/field'
import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { factsOf } from '../facts'
import { textValue } from '../listing'
import { type LineReading, partsByWords } from './line-text'

/** A cell of a pasted line: a field by its name, with its value as a sheet writes it. */
export interface PastedCell {
  name: string
  label: string
  text: string
}

/** A listing of the seller's that a line describes. */
export interface OwnDouble {
  listingId: string
  title: string
}

/** A line of a pasted list as a draft: what was understood, what was not, and the cells of an import's row. */
export interface PastedRow {
  text: string
  cells: PastedCell[]
  understood: { label: string; text: string }[]
  rest: string
  /** Whether anything of the goods was understood. A price alone is no listing, and a number among unknown words no count. */
  saysGoods: boolean
  issues: { field: string; label: string; severity: 'error' | 'warning'; message: string }[]
  /** The seller's own listing of these goods; null: none was found. */
  double: OwnDouble | null
  /** The line before that says the same, by its place; 0: none. */
  repeats: number
}

/** Cells that every row has: without them nothing is published. */
const ALWAYS = ['title', 'basePrice', 'uom'] as const
/** Names of the goods, units, and what the count says already: they tell no goods apart. */
const NOT_GOODS: ReadonlySet<string> = new Set(['category', 'uom', 'condition', 'countSystem'])
/** One word alone is no description. */
const NAMES_MIN = 2
/** A listing may leave out what follows from the rest: the ply of a count. */
const SHARE_MIN = 0.6
const SAME_NUMBER = 0.005

/** A line with the cells of its values, in the order of the form, and an empty cell for each field that lacks one. */
export function pastedRow(definition: ModuleDefinition, reading: LineReading): Omit<PastedRow, 'double' | 'repeats'> {
  const { text, values, understood, rest, issues } = reading
  const wanted = new Set([
    ...ALWAYS,
    ...Object.keys(values),
    ...issues.filter(({ severity }) => severity === 'error').map(({ field }) => fieldRoot(field)),
  ])
  const cells = bulkColumns(definition)
    .filter(({ name }) => wanted.has(name))
    .map(({ name, spec }) => ({
      name,
      label: spec.label,
      text: unguardCell(writeCell(spec, values[name], values).text),
    }))
  return {
    text,
    cells: [...cells.filter(({ name }) => name === 'title'), ...cells.filter(({ name }) => name !== 'title')],
    understood: partsByWords(understood).flatMap(({ names, text: words }) =>
      [...new Set(names.map((name) => partLabel(definition, name)))].map((label) => ({ label, text: words })),
    ),
    rest,
    saysGoods: understood.some(
      ({ name, text: words }) =>
        isGoods(definition, fieldRoot(name)) && isInLine(text, words) && (rest === '' || !/^\d+$/.test(words)),
    ),
    issues: issues.map(({ field, severity, message }) => ({
      field: fieldRoot(field),
      label: columnLabel(definition, field),
      severity,
      message,
    })),
  }
}

/** Whether a field says what the goods are, and not how they are sold. */
function isGoods({ familyField, groups }: ModuleDefinition, name: string): boolean {
  return name === familyField || (groups.specifications.includes(name) && !NOT_GOODS.has(name))
}

/** Whether a line has these words itself: what the trade usually means is read with them, and is not said. */
function isInLine(line: string, words: string): boolean {
  const folded = (text: string) =>
    ` ${text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[\s,;]+/)
      .join(' ')} `
  return folded(line).includes(folded(words))
}

/** "Zip teeth" of zipper.teeth. */
function partLabel(definition: ModuleDefinition, path: string): string {
  const [name = '', part] = path.split('.')
  const spec = fieldSpec(definition, name)
  const own = spec && 'parts' in spec ? spec.parts.find((one) => one.name === part) : undefined
  return own?.label ?? spec?.label ?? path
}

/** What a line or a listing says of its goods, to be compared with others. */
export interface StatedGoods {
  title: string
  values: ReadonlyMap<string, unknown>
}

/** The goods by their own fields, in canonical words; counts by their fineness. */
export function statedGoods(definition: ModuleDefinition, typed: FieldValues): StatedGoods {
  const { words, counts } = factsOf(definition, typed)
  const names = definition.groups.specifications.filter((name) => !NOT_GOODS.has(name) && isFilled(typed[name]))
  const stated = names.map((name): [string, unknown] => {
    const count = counts.get(name)
    return [name, count?.ok ? count.count.resultantTex : words[name]]
  })
  return { title: foldWord(textValue(typed, 'title')), values: new Map(stated) }
}

/** Whether a listing offers what a line describes: the same title, or most of what the line says of the goods and nothing else. */
export function isDouble(line: StatedGoods, own: StatedGoods): boolean {
  if (line.title !== '' && line.title === own.title) return true
  const both = [...line.values].filter(([name]) => own.values.has(name))
  if (both.length < NAMES_MIN || both.length < line.values.size * SHARE_MIN) return false
  return both.every(([name, value]) => isSame(value, own.values.get(name)))
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= Math.abs(one) * SAME_NUMBER
  if (Array.isArray(one)) {
    const theirs: unknown[] = Array.isArray(other) ? other : [other]
    return one.every((item) => theirs.some((own) => isSame(item, own)))
  }
  if (typeof one === 'string' && typeof other === 'string') return foldWord(one) === foldWord(other)
  return isFilled(other) && JSON.stringify(one) === JSON.stringify(other)
}
