/**
 * The files that still fit, and a sentence about the rest; "" when all do.
 * @param room how many more fit
 * @param filesMax how many there may be in all
 */
export function fittingFiles<T>(chosen: readonly T[], room: number, filesMax: number): { taken: T[]; left: string } {
  const taken = chosen.slice(0, Math.max(0, room))
  const count = chosen.length - taken.length
  const left =
    count === 0 ? '' : `${count === 1 ? '1 file was' : `${count} files were`} not added: at most ${filesMax}.`
  return { taken, left }
}
