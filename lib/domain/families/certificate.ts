import type { FieldSpec, Vocabulary } from '@/lib/domain/fields/field'
import { foldWord, openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'
import { phraseAt } from './reading/phrases'
import { type Reading, type TextReader, understood } from './reading/reading'
import { wordAt } from './reading/tokens'

/** Schemes under which cloth is certified. */
const schemes = openVocabulary([
  option('OEKO-TEX Standard 100', 'OEKO-TEX, OEKO-TEX 100, OEKO-TEX Std 100, Oekotex, Oekotex 100'),
  option('GOTS', 'Global Organic Textile Standard'),
  option('OCS', 'Organic Content Standard'),
  option('GRS', 'Global Recycled Standard'),
  option('RCS', 'Recycled Claim Standard'),
  option('FSC', 'Forest Stewardship Council'),
  option('bluesign', 'bluesign approved'),
  option('BCI', 'Better Cotton, Better Cotton Initiative'),
  option('Handloom Mark', 'handloom'),
  option('Silk Mark', 'silk mark India'),
])

/** The certificates of goods of any trade, each scheme once. */
export const CERTIFICATIONS = {
  kind: 'rows',
  label: 'Certificates',
  help: 'Each with its number',
  key: 'scheme',
  parts: [
    { name: 'scheme', label: 'Scheme', kind: 'choice', vocabulary: schemes, facet: 'values' },
    { name: 'number', label: 'Number', kind: 'text', rule: { lengthMax: 60 } },
    { name: 'validUntil', label: 'Valid until', kind: 'date' },
    { name: 'scope', label: 'Scope', kind: 'text', rule: { lengthMax: 200 } },
  ],
  facet: 'values',
} as const satisfies FieldSpec

/** A certificate that the goods do not have, or not yet. */
const NOT_CERTIFIED = /^(?:no|not|non|without|or)$/
const MAY_BE_CERTIFIED =
  /^(?:possible|on|can|extra|optional|if|applied|pending|required|or|no|not|nahi|n\/a|na|nil|none|\?)$/

/** A reader of the schemes that a line names: "GOTS certified", "BCI cotton". */
export function certificateReaderOf(examples: readonly string[], vocabulary: Vocabulary = schemes): TextReader {
  return {
    name: 'certifications',
    examples,
    read(tokens, at): Reading | null {
      const hit = phraseAt(vocabulary, tokens.slice(at, at + 5).map(foldWord), 0)
      // Handloom is also how cloth is woven.
      if (!hit || hit.phrase === 'handloom') return null
      const next = foldWord(tokens[at + hit.used] ?? '')
      const used = hit.used + (/^(?:certified|certificate|certification|approved|unit|plant)$/.test(next) ? 1 : 0)
      if (NOT_CERTIFIED.test(wordAt(tokens, at - 1)) || MAY_BE_CERTIFIED.test(wordAt(tokens, at + used))) return null
      const text = tokens.slice(at, at + used).join(' ')
      return { used, understood: [understood('certifications', text, hit.value, [{ scheme: hit.value }])] }
    },
  }
}
