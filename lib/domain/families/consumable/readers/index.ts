import { type TextReader, understood } from '../../reading/reading'
import { goodsOf } from './context'
import { fuelReaders } from './fuel'
import { storeReaders } from './stores'
import { supplyReaders } from './supply'
import { wordReaders } from './words'

const all: readonly TextReader[] = [...storeReaders, ...fuelReaders, ...supplyReaders, ...wordReaders]

/** Everything that a line about stores, fuel, power or water may say. A notation that implies its goods says their class too. */
export const consumableReaders: readonly TextReader[] = all.map((reader) => ({
  ...reader,
  read(tokens, at) {
    const reading = reader.read(tokens, at)
    const goods = reading && goodsOf(tokens)
    if (!reading || !goods || goods.used > 0) return reading
    const text = tokens.slice(at, at + reading.used).join(' ')
    return { ...reading, understood: [...reading.understood, understood('utilityClass', text, goods.utilityClass)] }
  },
}))
