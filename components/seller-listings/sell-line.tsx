import { WordsBox } from '@/components/site/words-box'
import { TextLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { ForSeller } from '@/lib/domain/listing/listing'
import { LINE_LENGTH_MAX } from '@/lib/domain/listing/reading/lines-body'
import { matrixDefinition } from '@/lib/domain/modules'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { sellPath } from './for-seller/sell-path'

/** A line that opened no form, and the modules that it may be of, the likeliest first. */
export interface Reading {
  line: string
  modules: readonly ModuleKey[]
}

interface SellLineProps {
  reading: Reading | null
  openKeys: readonly ModuleKey[]
  forSeller: ForSeller | null
}

/** One box for a line of a price list: its words choose the module and fill in the form. It works without a script. */
export function SellLine({ reading, openKeys, forSeller }: SellLineProps) {
  const example = openKeys.map((key) => matrixDefinition(key).lineExample).find((line) => line !== undefined)
  return (
    <form action="/sell" method="get" className="flex max-w-192 flex-col gap-3">
      {forSeller ? <input type="hidden" name="sellerId" value={forSeller.sellerId} /> : null}
      <WordsBox
        id="sell-line"
        name="line"
        label="Type or paste a line from your price list"
        help={`We choose the module and fill in its form.${example ? ` For example: ${example}` : ''}`}
        words={reading?.line ?? ''}
        lengthMax={LINE_LENGTH_MAX}
      />
      {reading ? <NoForm {...reading} forSeller={forSeller} /> : null}
    </form>
  )
}

/** Why the line did not open a form. */
function NoForm({ line, modules: [likeliest], forSeller }: Reading & Pick<SellLineProps, 'forSeller'>) {
  if (likeliest === undefined) {
    return <Notice title="We could not tell which module this is">Choose the module below.</Notice>
  }
  const name = MODULE_NAMES[likeliest]
  return (
    <Notice tone="warn" title={`This reads as ${name}, which is closed`}>
      See why, and preview its form: <TextLink href={sellPath(`/${likeliest}`, forSeller, { line })}>{name}</TextLink>
    </Notice>
  )
}
