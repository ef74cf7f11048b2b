import type { ConstructionMatch } from '../../construction/match'
import { contextOf } from '../context'

/** Whether these are sizes of goods. Round numbers without a width are: "40x40 plain cotton 90x60". */
export const isSizeOfGoods = ({ epi, ppi, width }: ConstructionMatch, tokens: readonly string[]): boolean =>
  (width === null && (epi ?? 0) % 10 === 0 && (ppi ?? 0) % 10 === 0) || contextOf(tokens).isMadeUp
