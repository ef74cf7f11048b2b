import type { ModuleDefinition } from '@/lib/domain/modules/define-module'
import { fieldSpec } from '@/lib/domain/modules/resolve'
import { fibres } from '@/lib/domain/vocabulary/fibres'
import { ports } from '@/lib/domain/vocabulary/ports'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import type { LineText } from '../line-text'
import { ALL_OF_ONE, FREE, FREIGHT, INCOTERM, LOT, NOT_ONE_OF_TWO, PAYMENTS, SAMPLE } from './patterns'

export const isShown = (definition: ModuleDefinition, name: string): boolean => {
  const spec = fieldSpec(definition, name)
  return spec !== null && !spec.isHidden
}

/** Whether a shown field of a module has this value in its list. */
export function isOffered(definition: ModuleDefinition, field: string, value: string): boolean {
  const spec = fieldSpec(definition, field)
  const hasList = spec?.kind === 'choice' || spec?.kind === 'choices'
  return hasList && !spec.isHidden && canonicalValue(spec.vocabulary, value) === value
}

/** Who pays the freight. An Incoterm says it itself. */
export function takeFreight(line: LineText, definition: ModuleDefinition): void {
  const [found, ...others] = FREIGHT.filter(([, pattern]) => pattern.test(line.rest))
  if (!found || others.length > 0 || line.has('incoterm')) return
  const [name, pattern] = found
  if (isOffered(definition, 'shippingResponsibility', name))
    line.take(new RegExp(`(?:${pattern.source})${NOT_ONE_OF_TWO}`, 'iu'), () => ({ shippingResponsibility: name }))
}

/** Lot, sample, way of paying and a single fibre, in the modules that have them. */
export function readSupply(line: LineText, definition: ModuleDefinition): void {
  const isField = (name: string) => isShown(definition, name)
  line.take(LOT, ([, numbered, plain]) => (isField('lot') ? { lot: numbered ?? plain } : null))
  line.take(SAMPLE, ([text]) =>
    isField('sampleAvailable') ? { sampleAvailable: true, ...(FREE.test(text) && { samplePrice: 0 }) } : null,
  )
  takeIncoterm(line, definition)
  for (const [name, pattern, isAbroad] of PAYMENTS)
    if (isOffered(definition, 'paymentTerms', name) && (!isAbroad || line.has('incoterm')) && !line.has('paymentTerms'))
      line.take(pattern, () => ({ paymentTerms: [name] }))
  const [share = '', word = ''] = ALL_OF_ONE.exec(line.rest) ?? []
  const fibre = canonicalValue(fibres, word)
  if (fibre !== null && isField('blendPercentages')) line.note({ blendPercentages: [{ fibre, percent: 100 }] }, share)
}

/** Names of a term that Incoterms 2020 call CFR. */
const CFR = /^c(?:nf|\s?&\s?f)$/i
const IMPORTED = /\b(?:imports?\s+of|imported|bill\s+of\s+entry)(?!\p{L})/iu
const SHIPPED_FROM = /^(?:FOB|FCA)$/

/** An Incoterm with its port: where the goods leave, or where they go. Who names one sells abroad. */
function takeIncoterm(line: LineText, definition: ModuleDefinition): void {
  const spec = fieldSpec(definition, 'incoterm')
  if (!spec || spec.isHidden) return
  const [, typed, place = ''] = INCOTERM.exec(line.rest) ?? []
  // What came in by that term is sold here by another.
  if (typed === undefined || IMPORTED.test(line.rest)) return
  const incoterm = CFR.test(typed) ? 'CFR' : typed.toUpperCase()
  const name = SHIPPED_FROM.test(incoterm) ? 'loadingPort' : 'destinationPort'
  const named = [place, place.split(/\s+/, 1)[0] ?? ''].find((words) => words !== '' && canonicalValue(ports, words))
  const port = named === undefined ? null : canonicalValue(ports, named)
  line.note({ tradeMode: 'Export', incoterm, ...(port && { [name]: port }) }, named ? `${typed} ${named}` : typed)
  line.remove(typed)
  if (named) line.remove(named)
}
