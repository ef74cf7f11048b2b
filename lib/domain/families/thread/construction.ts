import { parseCount } from '@/lib/domain/count/parse'
import { type CountReading, reject } from '@/lib/domain/count/parsed-count'

/** Denier and ply of filament thread: the 2 of 120D/2 is plies, where a yarn's would be filaments. Leather thread has up to 16. */
const PLIED_FILAMENT = /^(\d{2,4}) ?(?:(?:d|den|denier) ?(?:\/|x) ?(1[0-6]|\d)|(?:\/|x) ?(\d))$/i
const FILAMENT_FROM = 70

/**
 * Reads the construction of a sewing thread: 40/2, 60/3, 3/50s, 120D/2. `hint` is its fibre or type. Never throws; a thread
 * has at least two plies unless it is a monofilament.
 */
export function readThreadConstruction(text: string, hint: string | null = null): CountReading {
  const typed = text.trim()
  const filament = PLIED_FILAMENT.exec(typed)
  if (filament) {
    const denier = Number(filament[1])
    const isFilament = /d/i.test(typed) || denier >= FILAMENT_FROM
    if (isFilament) return parseCount(`${denier}D x ${filament[2] ?? filament[3]}`, hint)
  }
  if (/[/x]$/i.test(typed))
    return reject('BAD_NUMBER', 'Enter the plies after the count: 40/2.', [`${typed.slice(0, -1)}/2`])
  const reading = parseCount(withSystem(typed), hint)
  // A yarn of 40 denier has filaments; a thread has plies.
  return reading.ok && (reading.count.filaments ?? 1) > 1 && !/f/i.test(typed)
    ? reject('PLY_INVALID', 'Enter the count and the plies: 40/2, 120D/2.', ['40/2', '120D x 2'])
    : reading
}

/** Bare counts of thread are English: 40/2 is 40s/2. */
function withSystem(typed: string): string {
  return typed.replace(/^(\d{1,3}(?:\.\d)?)(\/\d)$/, '$1s$2').replace(/^([2-6])\/(\d{2,3})$/, '$1/$2s')
}
