import { found, missing } from '@/lib/domain/families/customs/result'
import { KIND_OF_FIBRE } from '@/lib/domain/families/fibre-kinds'
import type { HsResult } from '@/lib/domain/modules/define-module'

/** What the tariff asks of a thread (HS 2022, section XI note 5). */
export interface Thread {
  threadType: string | null
  /** Canonical fibres by weight; one alone is the whole. */
  blend: readonly { fibre: string; percent: number }[]
  finalTwist: 'S' | 'Z' | null
  /** Null: not said. */
  finish: string | null
  ply: number | null
  /** Thread and support together. */
  packageGrams: number | null
  /** In small packages for shops. */
  isForRetail: boolean
}

const SUPPORT_GRAMS_MAX = 1000
const MAINLY_PERCENT = 85

const STAPLE = /^(?:Spun polyester|Cotton)/
const CORE = /corespun$/
const FILAMENT = /^(?:Nylon|Polyester|Monofilament|Textured)/

/** The customs code of a sewing thread; only when it is one in the words of the tariff. */
export function suggestThreadHs(thread: Thread): HsResult {
  const { threadType, finalTwist, finish, ply, packageGrams } = thread
  if (threadType === 'Metallic') return found('560500', 'metallised thread')
  if (threadType === 'Monofilament' || threadType === 'Elastic')
    return missing([], 'A monofilament or elastic thread is not sewing thread in the tariff: ask your broker.')
  if (threadType === 'Viscose rayon embroidery' || threadType === 'Polyester trilobal')
    return missing([], 'Embroidery thread is mostly classified as yarn of its fibre: ask your broker.')
  const open = [
    ...(finalTwist === null ? ['finalTwist'] : []),
    ...(finish === null ? ['finish'] : []),
    ...(packageGrams === null ? ['netWeight'] : []),
  ]
  if (open.length > 0)
    return missing(open, 'Sewing thread has a final Z twist, a dressing, and at most 1 kg on its support. Enter these.')
  if (finalTwist === 'S' || (ply !== null && ply < 2) || (packageGrams ?? 0) > SUPPORT_GRAMS_MAX)
    return missing(
      [],
      'This is yarn, not sewing thread, in the tariff: sewing thread is plied, Z twisted and on supports of at most 1 kg.',
    )
  return byFibre(thread)
}

function byFibre({ threadType, blend, isForRetail }: Thread): HsResult {
  const [main] = [...blend].sort((a, b) => b.percent - a.percent)
  const type = threadType ?? ''
  const kind = main ? KIND_OF_FIBRE.get(main.fibre) : undefined
  if (!main || kind === undefined) return missing(['fiberType'], 'Enter the fibre. Every heading depends on it.')
  if (kind === 'cotton') {
    if (isForRetail) return found('520420', 'cotton, for retail sale')
    const isMainly = blend.length === 1 || main.percent >= MAINLY_PERCENT
    return found(isMainly ? '520411' : '520419', `${blend.length === 1 ? 100 : main.percent}% cotton`)
  }
  const isArtificial = kind === 'viscose' || kind === 'artificial' || kind === 'acetate'
  const isSynthetic =
    kind === 'polyester' || kind === 'nylon' || kind === 'aramid' || kind === 'acrylic' || kind === 'polypropylene'
  if (!isArtificial && !isSynthetic)
    return missing([], 'The tariff has no heading for sewing thread of this fibre: it is yarn.')
  const last = isArtificial ? '20' : '10'
  // The filament of the core mostly weighs more than the staple around it, which may be of cotton.
  if (CORE.test(type)) return found(`5401${last}`, 'core of filament', [`5508${last}`])
  if (STAPLE.test(type)) return found(`5508${last}`, `${kind}, staple fibres`)
  if (FILAMENT.test(type)) return found(`5401${last}`, `${kind}, filament`)
  return missing(['threadType'], 'Choose the type. Spun thread and filament thread have their own headings.')
}
