import { between, type Layer, short } from '../../drawing'
import { box, dark, disc, filled, glint, line, type MachineLook, METAL, paint } from './kit'

/** A gear: most spares are recognised as one. */
function gear(look: MachineLook): Layer[] {
  const teeth = 12
  let d = ''
  for (let at = 0; at < teeth; at += 1) {
    const angle = (at * 2 * Math.PI) / teeth
    for (const [turn, radius] of [
      [-0.16, 26],
      [-0.09, 34],
      [0.09, 34],
      [0.16, 26],
    ] as const)
      d += `${d === '' ? 'M' : 'L'}${short(48 + radius * Math.cos(angle + turn))} ${short(48 + radius * Math.sin(angle + turn))}`
  }
  return [
    filled(`${d}z`, METAL),
    filled(disc(48, 48, 15), paint(look)),
    dark(disc(48, 48, 6)),
    line('M48 41v-3M48 55v3', 2),
  ]
}

/** A reed or heald frame: fine wires between two bars, as wide as it is. */
function wires(look: MachineLook): Layer[] {
  const span = between(50, 40 + (look.width ?? 190) / 7, 84)
  const left = 48 - span / 2
  let d = ''
  for (let x = left + 5; x < left + span - 3; x += 2.2) d += `M${short(x)} 34v30`
  return [
    line(d, 0.8, METAL),
    filled(`${box(left, 28, span, 7)}${box(left, 63, span, 7)}`, paint(look)),
    filled(`${box(left, 28, 4, 42)}${box(left + span - 4, 28, 4, 42)}`, METAL),
  ]
}

/** Needles in a row. */
function needles(): Layer[] {
  let d = ''
  for (let at = 0; at < 5; at += 1) d += `M${22 + at * 13} 84V24q0 -7 4 -7t4 6`
  return [line(d, 3.4), line(d, 1.8, METAL), filled(`${box(18, 62, 62, 10)}`, '#e8e4d6')]
}

/** A ring, rotor, disc or bearing. */
function ring(look: MachineLook): Layer[] {
  return [
    filled(disc(48, 48, 34), METAL),
    filled(disc(48, 48, 26), paint(look)),
    filled(disc(48, 48, 17), '#e8e4d6'),
    dark(disc(48, 48, 8)),
    glint('M26 34a28 28 0 0 1 16 -12'),
  ]
}

/** A roller, cylinder, screen or beam from the side. */
function roller(look: MachineLook): Layer[] {
  const long = between(44, 34 + (look.width ?? 120) / 6, 76)
  const left = 48 - long / 2
  return [
    filled(box(left - 6, 44, long + 12, 8), METAL),
    filled(box(left, 32, long, 32), paint(look)),
    glint(`M${short(left + 4)} 38h${short(long - 8)}`),
    line(`M${short(left + 6)} 32v32M${short(left + long - 6)} 32v32`, 1),
  ]
}

/** A spindle with its bobbin. */
function spindle(look: MachineLook): Layer[] {
  return [
    filled('M42 20h12l4 44H38z', '#f0ead8'),
    line('M41 28h14M40 36h16M40 44h16M39 52h18', 1),
    filled(box(36, 64, 24, 6), paint(look)),
    filled(box(45, 70, 6, 18), METAL),
    line('M48 10v10', 3),
  ]
}

/** A board, inverter, motor or sensor. */
function board(look: MachineLook): Layer[] {
  return [
    filled(box(16, 22, 64, 52), '#3f7358'),
    dark(`${box(26, 32, 20, 16)}${box(56, 50, 14, 14)}`),
    filled(`${box(54, 30, 18, 6)}${box(54, 40, 18, 4)}`, METAL),
    line('M46 40h8M36 48v16h20', 1.2, '#d8c06a'),
    filled(box(24, 74, 48, 6), '#d8c06a'),
    filled(disc(28, 64, 4), paint(look)),
  ]
}

/** A spanner: hand tools and gauges. */
export function tool(look: MachineLook): Layer[] {
  return [
    filled('M24 14a14 14 0 0 1 16 18l28 34a12 12 0 1 1 -10 8L30 40A14 14 0 0 1 14 24l10 6 7 -7z', METAL),
    filled(disc(68, 76, 5), paint(look)),
  ]
}

const DRAWN: ReadonlyArray<readonly [RegExp, (look: MachineLook) => Layer[]]> = [
  [/^(?:Reed$|Heald|Dropper|Stenter clip|Temple|Jacquard harness|Reed drive|Card clothing)/, wires],
  [/needle$|^(?:Sinker|Looper|Picker|Comber needle)/i, needles],
  [
    /^(?:Spinning ring|Rotor$|Friction|Bearing|Navel|End ring|Traveller|Opening roller|Spinneret|Apron|Belt|Rubber belt)/,
    ring,
  ],
  [
    /beam$|^(?:Rotary screen|Knitting cylinder|Cot|(?:Top|Fluted) roller|Squeezing|Emery|Winding drum|Printing blanket|Felt blanket|Expander|Sliver can|Filter|Dyeing carrier)/i,
    roller,
  ],
  [/spindle$|^(?:Flyer|Spindle|Pirn|Bobbin)/i, spindle],
  [
    /^(?:Circuit|Inverter|Motor|Control|Sensor|Encoder|Contactor|Yarn clearer|Print head|Sewing motor|Needle detector|Jacquard module)/,
    board,
  ],
]

/** A part by what it is; an unknown one is a gear. */
export function part(look: MachineLook): Layer[] {
  const draw = DRAWN.find(([word]) => word.test(look.type))?.[1]
  return (draw ?? (look.itemClass === 'Electrical' ? board : gear))(look)
}
