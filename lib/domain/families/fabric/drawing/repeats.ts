/** The repeats of weaves: each row is a pick from above, 1 where the warp is over the weft. */

export type Repeat = readonly string[]

const rows = (text: string): Repeat => text.split(' ')

/** A twill of `over` and `under` whose lines rise to the right (Z), as most twills do. */
function twill(over: number, under: number, step = 1): Repeat {
  const size = over + under
  return Array.from({ length: size }, (_, pick) =>
    Array.from({ length: size }, (_, end) => ((end + pick * step) % size < over ? '1' : '0')).join(''),
  )
}

/** Warp satin: of each pick one end is down, so far apart that no lines appear. */
function satin(size: number, step: number): Repeat {
  return Array.from({ length: size }, (_, pick) =>
    Array.from({ length: size }, (_, end) => (end === (pick * step) % size ? '0' : '1')).join(''),
  )
}

const mirrored = (repeat: Repeat): Repeat => repeat.map((row) => [...row].reverse().join(''))
const PLAIN = rows('10 01')

const HERRINGBONE = twill(2, 2).map((row) => row.repeat(2) + [...row].reverse().join('').repeat(2))

/** By weave; the weaves that are drawn with something on top have the repeat of their ground. */
const REPEATS: Readonly<Record<string, Repeat>> = {
  Plain: PLAIN,
  Poplin: PLAIN,
  Oxford: rows('1100 0011'),
  Matt: rows('1100 1100 0011 0011'),
  'Rib weave': rows('10 10 01 01'),
  Seersucker: PLAIN,
  Ripstop: PLAIN,
  Twill: twill(2, 1),
  'Twill 2/1': twill(2, 1),
  'Twill 3/1': twill(3, 1),
  'Twill 2/2': twill(2, 2),
  'Twill 1/3': twill(1, 3),
  Herringbone: HERRINGBONE,
  'Broken twill': rows('1110 1101 0111 1011'),
  Drill: mirrored(twill(3, 1)),
  Gabardine: twill(3, 2, 2),
  'Cavalry twill': twill(4, 1, 2),
  'Denim 3/1 RHT': twill(3, 1),
  'Denim 3/1 LHT': mirrored(twill(3, 1)),
  'Denim broken twill': rows('1110 1101 0111 1011'),
  Satin: satin(5, 2),
  'Satin 5-end': satin(5, 2),
  'Satin 8-end': satin(8, 3),
  Crepe: rows('11010010 01101100 10110101 00101011 11001100 01010011 10110010 01001101'),
  Leno: PLAIN,
  Honeycomb: rows('10000000 01000001 10100010 11010100 11101010 11010100 10100010 01000001'),
  Huckaback: rows(
    '1010100000 0101000000 1010100000 0101000000 1010100000 0000010101 0000001010 0000010101 0000001010 0000010101',
  ),
  'Bedford cord': rows('111011 101110 111010 101011'),
  Piqué: rows('10100100 01011011 10110101 01001010'),
  'Double cloth': rows('1110 0100 1011 0001'),
  'Dobby design': PLAIN,
  'Jacquard design': satin(5, 2),
  'Terry 3-pick': rows('10 10 01'),
  'Terry 4-pick': rows('10 10 01 01'),
  Velvet: rows('1101 1011'),
  Corduroy: rows('110110 101101'),
}

/** Cloths whose weave follows from their name. */
const WEAVE_OF_NAME: Readonly<Record<string, string>> = {
  Satin: 'Satin',
  'Dull satin': 'Satin',
  'Japan satin': 'Satin',
  Twill: 'Twill',
  Drill: 'Drill',
  Denim: 'Denim 3/1 RHT',
  Gabardine: 'Gabardine',
  Oxford: 'Oxford',
  Matty: 'Matt',
  Gauze: 'Plain',
  Crepe: 'Crepe',
  'Moss crepe': 'Crepe',
  'Japan crepe': 'Crepe',
  'American crepe': 'Crepe',
  Corduroy: 'Corduroy',
  Velvet: 'Velvet',
  Velveteen: 'Velvet',
  'Terry towelling': 'Terry 3-pick',
  Seersucker: 'Seersucker',
  Dobby: 'Dobby design',
  Brocade: 'Jacquard design',
}

/** The weave to draw: as stated, by shedding, by the name of the cloth; plain where nothing tells. */
export function drawnWeave(weave: string | null, fabricName: string | null, shedding: string | null): string {
  if (weave !== null && Object.hasOwn(REPEATS, weave)) return weave
  if (shedding === 'Jacquard') return 'Jacquard design'
  if (shedding === 'Dobby') return 'Dobby design'
  return WEAVE_OF_NAME[fabricName ?? ''] ?? 'Plain'
}

export const repeatOf = (weave: string): Repeat => REPEATS[weave] ?? PLAIN

export const DRAWDOWN_THREADS = 24

/** The drawdown of 24 ends by 24 picks. */
export function drawdown(weave: string): Repeat {
  const repeat = repeatOf(weave)
  return Array.from({ length: DRAWDOWN_THREADS }, (_, pick) => {
    const row = repeat[pick % repeat.length] ?? ''
    return row.repeat(Math.ceil(DRAWDOWN_THREADS / row.length)).slice(0, DRAWDOWN_THREADS)
  })
}

/** All weaves that have a repeat of their own. */
export const DRAWN_WEAVES: readonly string[] = Object.keys(REPEATS)
