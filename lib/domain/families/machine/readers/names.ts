import { type Notation, readerOf } from '../../reading/notations'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, understood } from '../../reading/reading'
import { foldedOf, wordAt } from '../../reading/tokens'
import { machineMakes } from '../vocabulary/makes'
import { modelsNamed } from '../vocabulary/models'
import { groupOfType, PART_TYPES } from '../vocabulary/types'
import { contextOf } from './context'

const makeReader: TextReader = {
  name: 'brandManufacturer',
  examples: ['toyota air jet loom', 'lakshmi ring frame', 'staubli dobby'],
  read(tokens, at): Reading | null {
    const { make, model } = contextOf(tokens)
    if (make === null || make.at !== at) return null
    if (model !== null && model.at <= at && model.at + model.used > at) return null
    const text = tokens.slice(at, at + make.used).join(' ')
    const used = make.used + (/^(?:make|brand|company)$/.test(wordAt(tokens, at + make.used)) ? 1 : 0)
    const { goods, type, isPart } = contextOf(tokens)
    // Who builds one kind of machine: "Barudan 15 heads".
    const follows =
      goods === null && model === null && !isPart && type !== '' ? [understood('machineType', text, type)] : []
    return { used, understood: [understood('brandManufacturer', text, make.value), ...follows] }
  },
}

/** A model, and the machine that it is. */
const modelReader: TextReader = {
  name: 'model',
  examples: ['jat810', 'JAT 810', 'picanol omniplus', 'juki ddl 8700', 'mayer relanit'],
  read(tokens, at): Reading | null {
    const { model, goods, make, isPart } = contextOf(tokens)
    if (model === null || model.at !== at) return null
    const text = tokens.slice(at, at + model.used).join(' ')
    const { known } = model
    // A part named with a machine is for that machine.
    if (known && isPart && !PART_TYPES.has(known.type))
      return {
        used: model.used,
        understood: [
          understood('fitsModels', text, [known.make === make?.value ? `${known.make} ${model.model}` : model.model]),
        ],
      }
    const follows = known && goods === null && !isPart
    const group = known ? groupOfType(known.type) : ''
    return {
      used: model.used,
      understood: [
        understood('model', text, model.model),
        ...(follows
          ? [
              understood('machineType', text, known.type),
              understood('itemClass', text, 'Machine'),
              ...(group === '' ? [] : [understood('machineGroup', text, group)]),
            ]
          : []),
        ...(model.width ? [understood('workingWidth', text, model.width, { value: model.width, unit: 'cm' })] : []),
        ...(model.colours ? [understood('colours', text, model.colours)] : []),
        ...(model.shedding ? [understood('shedding', text, model.shedding)] : []),
        ...(known && make === null && !isPart ? [understood('brandManufacturer', text, known.make)] : []),
      ],
    }
  },
}

/** "For OMNIplus", "for Toyota JAT710": what a part fits. */
const fitsReader: TextReader = {
  name: 'fitsModels',
  examples: ['reed for JAT710', 'rapier gripper for picanol gamma'],
  read(tokens, at): Reading | null {
    if (wordAt(tokens, at) !== 'for' || !contextOf(tokens).isPart) return null
    const words = foldedOf(tokens)
    const make = phraseAt(machineMakes, words, at + 1)
    const start = at + 1 + (make?.used ?? 0)
    for (let used = Math.min(3, tokens.length - start); used > 0; used -= 1) {
      const text = tokens.slice(start, start + used).join(' ')
      const [known] = modelsNamed(text)
      if (!known || (make !== null && known.make !== make.value)) continue
      return {
        used: 1 + (make?.used ?? 0) + used,
        understood: [
          understood('fitsModels', tokens.slice(at + 1, start + used).join(' '), [
            make ? `${make.value} ${known.model}` : known.model,
          ]),
        ],
      }
    }
    return make
      ? {
          used: 1 + make.used,
          understood: [understood('fitsModels', tokens.slice(at + 1, start).join(' '), [make.value])],
        }
      : null
  },
}

const partNumber: Notation = {
  pattern:
    /(?:(?:part|item|cat(?:alogue)?|ref)\.? ?(?:no\.?|number|code|#)|p\/n|part) ?[:#.-]? ?(?<a>(?=[a-z0-9./-]*\d)[a-z0-9][a-z0-9./-]{3,24})/iy,
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).isMachine ? [understood('partNo', text, (groups.a ?? '').toUpperCase())] : null,
}
/** "BE152365": a letter or two and many digits. */
const bareNumber: Notation = {
  pattern: /(?<a>[a-z]{1,3}-?\d{5,9}[a-z]?)/iy,
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).isPart ? [understood('partNo', text, (groups.a ?? '').toUpperCase())] : null,
}
const serial: Notation = {
  pattern:
    /(?:serial|sr|s\/no?|sl)\.? ?(?:no\.?|number|#)? ?[:#.-]? ?(?<a>(?=[a-z0-9./-]*\d)[a-z0-9][a-z0-9./-]{3,24})/iy,
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).isMachine ? [understood('serialNo', text, (groups.a ?? '').toUpperCase())] : null,
}

export const nameReaders: readonly TextReader[] = [
  makeReader,
  modelReader,
  fitsReader,
  readerOf('partNo', ['picanol reed part no BE152365'], [partNumber, bareNumber]),
  readerOf('serialNo', ['rapier loom serial no 45678'], [serial]),
]
