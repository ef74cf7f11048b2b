import { lineOf } from '../../../reading/tokens'
import type { ConstructionMatch } from '../../construction/match'

const OF_GOODS = /\b(?:bed ?-?spreads?|throws?|dupattas?|labels?|shoes?)\b/

/** Whether these are sizes of goods. Round numbers without a width are: "40x40 plain cotton 90x60". */
export const isSizeOfGoods = ({ epi, ppi, width }: ConstructionMatch, tokens: readonly string[]): boolean =>
  (width === null && (epi ?? 0) % 10 === 0 && (ppi ?? 0) % 10 === 0) || OF_GOODS.test(lineOf(tokens).text)
