import { fibres } from '@/lib/domain/vocabulary/fibres'
import { canonicalValue } from '@/lib/domain/vocabulary/vocabulary'
import { type Notation, readerOf, within } from '../../reading/notations'
import { type TextReader, understood } from '../../reading/reading'
import { trimMaterial } from '../vocabulary/terms'
import { contextOf } from './context'

/** "60% polyester 40% rubber", "100% cotton": the shares add up to 100. */
const composition: Notation = {
  pattern: /\d{1,3} ?%(?: of)? [a-z]+(?: ?(?:,|\/|&|\+|and)? ?\d{1,3} ?%(?: of)? [a-z]+){0,3}/iy,
  read({ text }, tokens) {
    const shares = [...text.matchAll(/(\d{1,3}) ?%(?: of)? ([a-z]+)/gi)].map(([, share, name = '']) => ({
      share: Number(share),
      material: canonicalValue(trimMaterial, name) ?? canonicalValue(fibres, name),
    }))
    const total = shares.reduce((sum, { share }) => sum + share, 0)
    const { type, isOther } = contextOf(tokens)
    if (isOther || type === null || total !== 100 || shares.some(({ material }) => material === null)) return null
    const [main] = [...shares].sort((a, b) => b.share - a.share)
    const words = shares.map(({ share, material }) => `${share}% ${material}`).join(' ')
    const own = main?.material ? canonicalValue(trimMaterial, main.material) : null
    return [understood('composition', text, words), ...(own === null ? [] : [understood('material', text, own)])]
  },
}

/** Makers whose names are on their sliders. */
const brand: Notation = {
  pattern: /(?<value>ykk|sbs|lampo|riri|opti)/iy,
  read({ groups, text }, tokens) {
    const name = groups.value?.toUpperCase() ?? ''
    const spelt = name.length === 3 ? name : name.charAt(0) + name.slice(1).toLowerCase()
    return contextOf(tokens).isZip ? [understood('brandManufacturer', text, spelt)] : null
  },
}

const pull: Notation = {
  pattern:
    /(?:pull(?:ing)? ?(?:strength|test|force)? ?(?:of|:|-|@|min\.?)? ?(?<a>\d{2,3}) ?n\b|(?<b>\d{2,3}) ?n(?:ewtons?)? ?pull(?: ?(?:strength|test|force))?\b)/iy,
  read({ groups, text }, tokens) {
    const value = within(groups.a ?? groups.b, 5, 900)
    return value === null || contextOf(tokens).isOther ? null : [understood('pullStrength', text, value)]
  },
}

/** "shade 580", "col. no. 12", "pantone 19-4024 TCX". */
const shade: Notation = {
  pattern:
    /(?:(?:shade|col|colou?r|clr|ykk col)\.? ?(?:no\.?|number|code|card|#)? ?[:.#-]? ?(?<a>[a-z]{0,3}-?\d{2,6}[a-z]?)|(?:pantone|pms) ?(?<b>\d{2}-\d{4}(?: ?(?:tcx|tpx|tpg|c))?|\d{3,4} ?c?))(?![\d%])/iy,
  read: ({ groups, text }, tokens) =>
    contextOf(tokens).isOther
      ? null
      : [understood('shade', text, groups.a ? groups.a.toUpperCase() : `Pantone ${(groups.b ?? '').toUpperCase()}`)],
}

const yes = (name: string, pattern: RegExp): Notation => ({
  pattern,
  read: ({ text }, tokens) => (contextOf(tokens).isOther ? null : [understood(name, text, true)]),
})

/** What a line says of its goods beyond their size: shares, maker, shade, tests, and what it answers with yes. */
export const claimReaders: readonly TextReader[] = [
  readerOf('composition', ['60% polyester 40% rubber elastic', '100% cotton twill tape'], [composition]),
  readerOf('brandManufacturer', ['YKK zip'], [brand]),
  readerOf('pullStrength', ['pull strength 90 N'], [pull]),
  readerOf('shade', ['shade 580', 'pantone 19-4024'], [shade]),
  readerOf(
    'nickelFree',
    ['nickel free', 'lead-free'],
    [
      yes('nickelFree', /(?:nickel|nickle|ni)[ -]?free|non[ -]nickel|\bnf\b(?= )/iy),
      yes('leadFree', /(?:lead|pb)[ -]?free/iy),
      yes(
        'needleDetectable',
        /needle[ -]?detect(?:or|able|ion)[ -]?(?:safe|passed|pass|proof|ok)?|non[ -]?ferrous|non[ -]?magnetic/iy,
      ),
      yes(
        'customLogo',
        /(?:custom(?:ised|ized)?|own|brand|buyers?) logo|(?:with|logo) (?:logo )?engrav(?:ed|ing)|logo available|with (?:your |own )?(?:name|logo)\b/iy,
      ),
    ],
  ),
]
