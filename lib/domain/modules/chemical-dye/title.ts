import { readCiNames } from '@/lib/domain/families/chemical/identity'
import { numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { concentration } from './strength'

/** A short word for each pack. */
const PACK_WORDS: Readonly<Record<string, string>> = {
  'HDPE drum': 'Drum',
  'Metal drum': 'Drum',
  'Fibre drum': 'Drum',
  'HDPE bag': 'Bag',
  'Paper bag': 'Bag',
}

/** "Reactive Black B 150% (C.I. 20505), 25 kg Bag", "Caustic Soda Flakes 98%, 50 kg Bag"; "" while too little is known. */
export function chemicalTitle(facts: Facts): string {
  const { words } = facts
  const word = (name: string) => textValue(words, name)
  const name = nameOf(facts)
  if (name === '') return ''
  const percent = concentration(facts)
  const isActive = numberValue(words, 'strength') === null && numberValue(words, 'activeContent') !== null
  const share = percent === null ? '' : `${spoken(percent)}%${isActive ? ' Active' : ''}`
  const inBrackets = bracketed(name, ciOf(word('ciName')), word('ciNumber'))
  const activity = numberValue(words, 'activity')
  const head = [name, share, activity === null ? '' : `${spoken(activity)} ${word('activityUnit')}`.trim(), inBrackets]
  return assemble([head.filter(Boolean).join(' ')], [formIn(name, word('form')), packOf(facts)].filter(Boolean))
}

/** The commercial name; of a commodity its own name with the form; otherwise class and hue. */
function nameOf({ words }: Facts): string {
  const word = (name: string) => textValue(words, name)
  const substance = word('substance')
  const form = word('form')
  if (substance)
    return [capitals(substance), form === 'Flakes' || form === 'Liquid' ? formWord(substance, form) : '']
      .filter(Boolean)
      .join(' ')
  if (word('productName')) return word('productName')
  const ci = ciOf(word('ciName'))
  if (ci) return ci.replace(/^C\.I\. /, '')
  const kind = word('dyeClass') ? `${word('dyeClass')} ${word('color') || 'Dye'}` : word('chemClass')
  return kind
}

const formWord = (substance: string, form: string): string =>
  form === 'Liquid' ? (substance === 'Caustic soda' ? 'Lye' : '') : form

/** The form where the name does not say it. */
const formIn = (name: string, form: string): string =>
  form === '' || name.toLowerCase().includes(form.toLowerCase()) || /\bLye\b/.test(name) ? '' : form

/** "(C.I. Reactive Black 5)"; the constitution number where that would repeat words of the name. */
function bracketed(name: string, ci: string, number: string): string {
  const words = new Set(name.toLowerCase().split(' '))
  const isRepeated = ci
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word))
  if (ci !== '' && !isRepeated && !ci.includes('+')) return `(${ci})`
  return number !== '' && !words.has(number) ? `(C.I. ${number})` : ''
}

const ciOf = (text: string): string =>
  readCiNames(text)
    ?.map(({ name }) => name)
    .join(' + ') ?? ''

const capitals = (text: string): string => text.replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())

function packOf({ words }: Facts): string {
  const size = numberValue(words, 'packSize')
  const pack = textValue(words, 'packageType')
  if (size === null) return ''
  return [`${spoken(size)} ${textValue(words, 'packUnit') || 'kg'}`, PACK_WORDS[pack] ?? pack].filter(Boolean).join(' ')
}

/** "150 % · C.I. Reactive Black 5", "98 % · Flakes", "30 % active". */
export function chemicalKeyFact(facts: Facts): string {
  const { words } = facts
  const percent = concentration(facts)
  const isActive = numberValue(words, 'strength') === null && numberValue(words, 'activeContent') !== null
  const activity = numberValue(words, 'activity')
  return [
    percent === null ? '' : `${spoken(percent)} %${isActive ? ' active' : ''}`,
    activity === null ? '' : `${spoken(activity)} ${textValue(words, 'activityUnit')}`.trim(),
    ciOf(textValue(words, 'ciName')) || textValue(words, 'form'),
  ]
    .filter(Boolean)
    .join(' · ')
}
