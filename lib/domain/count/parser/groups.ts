import { type CountSystem, isDirect, PLY_RANGE, SYSTEM_WORDS } from '@/lib/domain/count/systems'
import type { NumberToken, Token, WordToken } from './tokens'
import {
  CURRENCY_SIGNS,
  ELASTANE_WORDS,
  FILAMENT_COUNT_WORDS,
  FOREIGN_UNITS,
  isBlendName,
  isFibreWord,
  NUMBERED_NAMES,
  PLY_WORDS,
  QUALIFIERS,
  SPYNDLE_WORDS,
} from './vocabulary'

/** One number of a count with its units: "40s", "150D", "48F". */
export interface Part {
  value: number
  raw: string
  /** English "s" at the number. */
  s: boolean
  /** "s" without a space before it: a spaced one may be the direction of twist. */
  sGlued: boolean
  system: CountSystem | null
  systemGlued: boolean
  filaments: boolean
  ply: boolean
  /** A unit of something other than a count: "%", "GSM", "KG". */
  foreign: string | null
}

export type Joint = '/' | 'x' | '-' | ':'

/** Numbers joined into one expression: "2/40s", "75D/36F/2", "20x2". */
export interface Group {
  parts: Part[]
  joints: Joint[]
  /** The system before the first number: "Ne 30". */
  prefix: CountSystem | null
  /** "R 40/2 tex": the number is the resultant's. */
  resultant: boolean
  /** A joint without a number on its other side. */
  dangling: boolean
  /** After a plus sign: "30s+20D". */
  plus: boolean
  /** The word right before or after, upper case, unless it is part of another number's notation. */
  before: string | null
  after: string | null
  /** As typed, for words that are kept. */
  text: string
}

export interface Grouped {
  groups: Group[]
  words: WordToken[]
}

const emptyPart = (token: NumberToken): Part => ({
  value: token.negative ? -token.value : token.value,
  raw: token.raw,
  s: false,
  sGlued: false,
  system: null,
  systemGlued: false,
  filaments: false,
  ply: false,
  foreign: null,
})

const isJoint = (token: Token | undefined): token is { kind: 'op'; op: Joint; glued: boolean } =>
  token?.kind === 'op' && token.op !== '+'

const isSlash = (token: Token | undefined): boolean => token?.kind === 'op' && token.op === '/'

const isWord = (token: Token | undefined, text?: string): token is WordToken =>
  token?.kind === 'word' && (text === undefined || token.text === text)

/** "NEW" is also plain English: it names the worsted system when spelled NeW or written right before a number. */
const namesSystem = (token: WordToken, beforeNumber: boolean): CountSystem | null => {
  if (token.text === 'NEW' && token.raw !== 'NeW' && !beforeNumber) return null
  return SYSTEM_WORDS.get(token.text) ?? null
}

/** "1/28/WC", as mills of the United States write it: ply, count and system of a spun yarn. */
const systemBehind = (group: Group, word: Token | undefined): CountSystem | null => {
  const isPair = group.parts.length === 2 && group.joints[0] === '/' && group.prefix === null
  const isBare = group.parts.every((part) => part.system === null && !part.s && !part.filaments)
  const system = isPair && isBare && isWord(word) ? namesSystem(word, false) : null
  return system === null || isDirect(system) ? null : system
}

const endsJoint = (word: WordToken): boolean =>
  QUALIFIERS.has(word.text) || isFibreWord(word.text) || FOREIGN_UNITS.has(word.text) || PLY_WORDS.has(word.text)

/** Splits tokens into number expressions and the words around them. Reads only the notation, not its meaning. */
export const groupTokens = (tokens: readonly Token[]): Grouped => new GroupReader(tokens).read()

class GroupReader {
  private readonly groups: Group[] = []
  private readonly words: WordToken[] = []
  /** The position of the next token. */
  private at = 0
  /** The position behind the last number expression. */
  private groupEnd = 0

  constructor(private readonly tokens: readonly Token[]) {}

  read(): Grouped {
    for (let token = this.tokens[0]; token !== undefined; token = this.tokens[this.at]) {
      const group = this.readPrefixed() ?? this.readGroup()
      if (group !== null) this.groups.push(group)
      else if (token.kind === 'word') this.readWord(token)
      else if (token.kind !== 'op' || !this.readHalf(token.op)) this.at += 1
    }
    return { groups: this.groups, words: this.words }
  }

  /** A word, or "P/C", "P/V": the name of a blend. */
  private readWord(word: WordToken): void {
    const pair = this.tokens[this.at + 2]
    const isPair = word.text.length === 1 && isSlash(this.tokens[this.at + 1]) && isWord(pair) && pair.text.length === 1
    this.words.push(isPair ? { ...word, raw: word.raw + pair.raw, text: word.text + pair.text } : word)
    this.at += isPair ? 3 : 1
  }

  /** "/40s", "x20": half an expression, unless the slash separates a word from a number ("PC/30s"). */
  private readHalf(op: Joint | '+'): boolean {
    if ((op !== '/' && op !== 'x') || this.tokens[this.at + 1]?.kind !== 'number') return false
    const before = this.tokens[this.at - 1]
    if (op === '/' && isWord(before) && SYSTEM_WORDS.get(before.text) === undefined) return false
    this.at += 1
    const group = this.readGroup()
    const only = group?.parts.length === 1 ? group.parts[0] : undefined
    // "30s combed x 2": the ply after the words of an earlier count.
    if (op === 'x' && this.groups.length > 0 && only !== undefined && only.system === null) only.ply = true
    if (group !== null) this.groups.push({ ...group, dangling: only?.ply !== true })
    return true
  }

  /** "Ne 30", "T-27", "R 40/2", "f48", "ply 2": a word that belongs to the following number. */
  private readPrefixed(): Group | null {
    const token = this.tokens[this.at]
    if (!isWord(token)) return null
    let next = this.at + 1
    const joint = this.tokens[next]
    if (isJoint(joint) && joint.op !== '/' && joint.op !== 'x') next += 1
    if (isWord(this.tokens[next], 'NO') && SYSTEM_WORDS.get(token.text) === 'Tkt') next += 1
    const number = this.tokens[next]
    if (number?.kind !== 'number') return null
    const isNext = next === this.at + 1
    if (token.text === 'F' && isNext) return this.readGroup()
    if (PLY_WORDS.has(token.text)) {
      this.at = next
      const group = this.readGroup()
      const only = group?.parts.length === 1 ? group.parts[0] : undefined
      if (only !== undefined) only.ply = true
      return group
    }
    const isResultant = token.text === 'R' && isNext
    const system = token.text === 'T' && (number.glued || !isNext) ? 'Tex' : namesSystem(token, true)
    if (system === null && !isResultant) return null
    this.at = next
    return this.readGroup(system, isResultant)
  }

  private readGroup(prefix: CountSystem | null = null, resultant = false): Group | null {
    const before = this.tokens[this.at - 1]
    const name = this.wordBefore()
    const isTaken = prefix !== null || name !== null
    const first = this.readPart(isTaken)
    if (first === null) return null
    const group: Group = {
      parts: [first],
      joints: [],
      prefix,
      resultant,
      dangling: false,
      plus: before?.kind === 'op' && before.op === '+',
      before: name,
      after: null,
      text: '',
    }
    this.readFurtherParts(group, isTaken)
    this.groupEnd = this.at
    const after = this.tokens[this.at]
    group.after = isWord(after) ? after.text : null
    group.text = group.parts.map((part, index) => `${index > 0 ? group.joints[index - 1] : ''}${part.raw}`).join('')
    return group
  }

  /** The word before a number, also across a hyphen ("MCU-5"), unless an earlier number has taken it. */
  private wordBefore(): string | null {
    const last = this.tokens[this.at - 1]
    const word = last?.kind === 'op' && last.op === '-' && last.glued ? this.tokens[this.at - 2] : last
    return isWord(word) && this.at > this.groupEnd ? word.text : null
  }

  private readFurtherParts(group: Group, isTaken: boolean): void {
    for (let joint = this.tokens[this.at]; isJoint(joint); joint = this.tokens[this.at]) {
      this.at += 1
      const part = this.readPart(isTaken)
      if (part !== null) {
        group.joints.push(joint.op)
        group.parts.push(part)
        continue
      }
      const next = this.tokens[this.at]
      const system = joint.op === '/' ? systemBehind(group, next) : null
      const last = group.parts.at(-1)
      if (system !== null && last !== undefined) {
        last.system = system
        this.at += 1
        continue
      }
      const isPause = joint.op === '-' || joint.op === ':' || group.parts.some((known) => known.foreign !== null)
      group.dangling = !isPause && !(joint.op === '/' && isWord(next) && endsJoint(next))
      return
    }
  }

  /** Takes the next number (or the f48 form) and every unit written after it. */
  private readPart(isTaken: boolean): Part | null {
    const first = this.tokens[this.at]
    const second = this.tokens[this.at + 1]
    const isPrefixF = isWord(first, 'F') && second?.kind === 'number'
    const number = isPrefixF ? second : first
    if (number?.kind !== 'number') return null
    const part = emptyPart(number)
    part.filaments = isPrefixF
    this.at += isPrefixF ? 2 : 1
    while (this.at < this.tokens.length && this.readUnit(part, isTaken)) this.at += 1
    return part
  }

  private readUnit(part: Part, isTaken: boolean): boolean {
    const token = this.tokens[this.at]
    const next = this.tokens[this.at + 1]
    if (token?.kind === 'op' && token.op === '-' && isWord(next) && PLY_WORDS.has(next.text)) return true
    if (!isWord(token)) return false
    const beforeNumber = next?.kind === 'number'
    if (token.text === 'S') {
      part.s = true
      part.sGlued ||= token.glued
      return true
    }
    if (FILAMENT_COUNT_WORDS.has(token.text)) {
      // "167f48", "150D f 48": this F belongs to the following number; "150D filament" only names the kind of yarn.
      const isOfNumberBehind = token.text === 'F' && beforeNumber && (next.glued || (isTaken && !token.glued))
      if (part.system !== null || part.s || isOfNumberBehind) return false
      part.filaments = true
      return true
    }
    if (PLY_WORDS.has(token.text) && !part.s && part.system === null) {
      part.ply = true
      return true
    }
    if (FOREIGN_UNITS.has(token.text)) {
      part.foreign ??= token.text
      return true
    }
    const system = namesSystem(token, false)
    // A second system name, or that of the next number ("lot 45 Ne 30"), is left for its own judgement.
    const isOfNext = beforeNumber && !token.glued && (isTaken || part.s)
    if (system === null || part.system !== null || part.filaments || isOfNext) return false
    part.system = system
    part.systemGlued = token.glued
    if (system === 'JuteLb' && isJoint(next)) {
      const unit = this.tokens[this.at + 2]
      if (isWord(unit) && SPYNDLE_WORDS.has(unit.text)) this.at += 2
    }
    return true
  }
}

const isComposition = (group: Group): boolean => group.parts.some((part) => part.foreign === '%')

const isBare = (group: Group): boolean => {
  const only = group.parts.length === 1 ? group.parts[0] : undefined
  return (
    only !== undefined &&
    group.prefix === null &&
    !group.resultant &&
    only.system === null &&
    !only.s &&
    !only.filaments &&
    !only.ply
  )
}

/** The expression as typed, with the unit of something else if it has one. */
export const withUnit = (group: Group): string => {
  const unit = group.parts.at(-1)?.foreign ?? null
  return unit === null ? group.text : `${group.text}${unit === '%' ? unit : ` ${unit.toLowerCase()}`}`
}

/** The filaments and the ply of "f48 x 2" after a count; null for any other expression. */
export const splitFilaments = (group: Group): [Group, Group] | null => {
  const [filaments, ply, more] = group.parts
  if (filaments === undefined || ply === undefined || more !== undefined || group.prefix !== null) return null
  const isPlain = (part: Part): boolean => part.system === null && !part.s && part.foreign === null
  if (!filaments.filaments || ply.filaments || ply.value > PLY_RANGE.max || !isPlain(filaments) || !isPlain(ply))
    return null
  return [
    { ...group, parts: [filaments], joints: [] },
    { ...group, parts: [{ ...ply, ply: true }], joints: [] },
  ]
}

/** A number that is not a count: a weight, a price, a lot, "Super 100s". */
export const isForeign = (group: Group): boolean =>
  (group.before !== null && (NUMBERED_NAMES.has(group.before) || CURRENCY_SIGNS.has(group.before))) ||
  group.parts.some((part) => part.foreign !== null)

/** A bare number after an unknown word is part of that name ("shade 1234"). */
export const isNamed = (group: Group): boolean =>
  isBare(group) &&
  group.before !== null &&
  !QUALIFIERS.has(group.before) &&
  !isFibreWord(group.before) &&
  !isBlendName(group.before) &&
  !SYSTEM_WORDS.has(group.before) &&
  !ELASTANE_WORDS.has(group.before)

/** Percentages of "65/35" or "50/30/20": one- or two-digit numbers that sum to exactly 100; null for anything else. */
export const blendOf = (group: Group): number[] | null => {
  const values = group.parts.map((part) => part.value)
  const isPlain = group.parts.every(
    (part) =>
      /^\d{1,2}$/.test(part.raw) &&
      part.value > 0 &&
      !part.s &&
      part.system === null &&
      !part.filaments &&
      (part.foreign === null || part.foreign === '%'),
  )
  const isRatio = group.prefix === null && group.joints.every((joint) => joint !== 'x') && values.length >= 2
  if (!isPlain || !isRatio || values.length > 4) return null
  return values.reduce((sum, value) => sum + value, 0) === 100 ? values : null
}

/** Percentages listed with their fibres: "65% polyester 35% viscose". */
export const blendOfPercentages = (groups: readonly Group[]): number[] | null => {
  const values = groups.filter(isComposition).map((group) => group.parts[0]?.value ?? 0)
  return values.length >= 2 && values.reduce((sum, value) => sum + value, 0) === 100 ? values : null
}
