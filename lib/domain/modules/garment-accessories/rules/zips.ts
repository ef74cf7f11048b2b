import { rule } from '@/lib/domain/families/rule'
import { isMetal } from '@/lib/domain/families/trim/materials'
import { isFilled } from '@/lib/domain/fields/condition'
import { textValue } from '@/lib/domain/listing/listing'
import type { Rule } from '@/lib/domain/modules/define-module'
import { spoken } from '@/lib/domain/spoken'
import { partNumber, partWord } from '../size'

/** The numbers in which each kind of teeth is made. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  Coil: [2, 3, 4, 4.5, 5, 6, 7, 8, 9, 10, 15, 20],
  Metal: [2, 3, 4, 4.5, 5, 6, 7, 8, 9, 10, 15],
  Vislon: [3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20],
}

export const ZIP_RULES: readonly Rule[] = [
  rule({
    code: 'ZIP_NUMBER_UNUSUAL',
    severity: 'warning',
    fields: ['zipper'],
    says: 'Zips are made in numbers 3, 4, 5, 8 and 10, and few others.',
    judge: ({ words }) => {
      const [number, teeth] = [partNumber(words.zipper, 'number'), partWord(words.zipper, 'teeth')]
      const made = NUMBERS[teeth] ?? NUMBERS.Coil
      if (number === null || made?.includes(number)) return null
      const message = `${teeth || 'These'} zips are seldom made as No. ${spoken(number)}. Check that it is not a length.`
      return { field: 'zipper.number', message }
    },
  }),
  rule({
    code: 'ZIP_MATERIAL',
    severity: 'warning',
    fields: ['zipper', 'material'],
    says: 'The material is that of the teeth: metal for metal zips, plastic for coil and vislon.',
    judge: ({ words }) => {
      const teeth = partWord(words.zipper, 'teeth')
      const made = textValue(words, 'material')
      if (!['Coil', 'Metal', 'Vislon'].includes(teeth) || made === '' || isMetal(made) === (teeth === 'Metal'))
        return null
      if (textValue(words, 'trimType') !== 'Zipper') return null
      const message = `${teeth} teeth are not of ${made.toLowerCase()}. Enter the material of the teeth here.`
      return { field: 'material', message }
    },
  }),
  rule({
    code: 'ZIP_CHAIN_LENGTH',
    severity: 'error',
    fields: ['zipper'],
    says: 'Long chain is sold without ends and has no length of its own.',
    judge: ({ words }) => {
      const isChain = partWord(words.zipper, 'ends') === 'Long chain'
      if (!isChain || partNumber(words.zipper, 'length') === null) return null
      const message = 'Long chain has no length until it is cut. Remove the length, or choose closed or open ends.'
      return { field: 'zipper.length', message }
    },
  }),
  rule({
    code: 'ZIP_INVISIBLE_TEETH',
    severity: 'warning',
    fields: ['zipper'],
    says: 'Invisible zips have coil teeth.',
    judge: ({ words }) => {
      const teeth = partWord(words.zipper, 'teeth')
      if (partWord(words.zipper, 'ends') !== 'Invisible' || teeth === '' || teeth === 'Coil') return null
      return { field: 'zipper.teeth', message: 'Invisible zips have coil teeth. Check the teeth.' }
    },
  }),
  rule({
    code: 'ZIP_UNIT',
    severity: 'warning',
    fields: ['zipper', 'uom'],
    says: 'Long chain is sold by length, zips with ends by number.',
    judge: ({ words }) => {
      const ends = partWord(words.zipper, 'ends')
      const uom = textValue(words, 'uom')
      if (textValue(words, 'trimType') !== 'Zipper' || ends === '' || !isFilled(uom)) return null
      const isByLength = ['m', 'yd', '1000 m'].includes(uom)
      if (ends === 'Long chain' || !isByLength) return null
      const message = `Zips with ends are sold by the piece, long chain by the ${uom}. Check the unit and the ends.`
      return { field: 'uom', message }
    },
  }),
]
