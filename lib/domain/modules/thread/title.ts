import { listValue, numberValue, textValue } from '@/lib/domain/listing/listing'
import { assemble } from '@/lib/domain/listing/titles/assemble'
import type { Facts } from '@/lib/domain/modules/facts'
import { spoken } from '@/lib/domain/spoken'
import { threadTex } from './tex'

/**
 * The title that a thread dealer would write: "Tkt 120 (Tex 27) Spun Polyester Sewing Thread 40/2, 5,000 m Cone, Col. 1234";
 * "" without a type and a size.
 */
export function threadTitle(facts: Facts): string {
  const { words } = facts
  const type = textValue(words, 'threadType') || listValue(words, 'fiberType').join(' ')
  const size = sizeWords(facts)
  if (!type || !size) return ''
  const construction = textValue(words, 'construction')
  // Thread for leather is of linen, polyester or another fibre.
  const [fibre] = type === 'Leather' ? listValue(words, 'fiberType') : []
  const goods = fibre
    ? [fibre, 'Sewing Thread for Leather']
    : [type, /thread|embroidery|quilting/i.test(type) ? 'Thread' : 'Sewing Thread']
  const length = numberValue(words, 'lengthPerPackage')
  const support = textValue(words, 'packageType')
  const shade = textValue(words, 'shade')
  const colour = textValue(words, 'color')
  return assemble(
    [size, ...goods, construction],
    [
      [length === null ? '' : `${spoken(length)} m`, support].filter(Boolean).join(' '),
      shade ? `Col. ${shade}` : colour,
      textValue(words, 'finish'),
    ].filter(Boolean),
  )
}

/** "Tkt 120 (Tex 27)", "Tkt 120" or "Tex 27"; the construction or diameter where neither is stated. */
function sizeWords(facts: Facts): string {
  const ticket = numberValue(facts.words, 'ticketNo')
  const tex = numberValue(facts.words, 'texNumber')
  if (ticket !== null) return tex === null ? `Tkt ${ticket}` : `Tkt ${ticket} (Tex ${spoken(tex)})`
  if (tex !== null) return `Tex ${spoken(tex)}`
  const diameter = numberValue(facts.words, 'threadDiameter')
  return textValue(facts.words, 'construction') || (diameter === null ? '' : `${spoken(diameter)} mm`)
}

/** "Tkt 120 · tex 27". */
export function threadKeyFact(facts: Facts): string {
  const ticket = numberValue(facts.words, 'ticketNo')
  const tex = threadTex(facts)
  return [ticket === null ? '' : `Tkt ${ticket}`, tex === null ? '' : `tex ${spoken(tex)}`].filter(Boolean).join(' · ')
}
