import { between, type Layer, short } from '../../drawing'
import { BEAM, box, dark, disc, drawn, filled, glint, line, type MachineLook, METAL, paint, plate, shade } from './kit'

/** A loom from the front: side frames, cloth beam, reed, and above it the shedding. */
export function loom(look: MachineLook): Layer[] {
  const span = between(40, 30 + (look.width ?? 190) / 7, 84)
  const [left, ink] = [48 - span / 2, paint(look)]
  let reed = ''
  for (let x = left + 8; x < left + span - 7; x += 2.4) reed += `M${short(x)} 36v14`
  return [
    filled(box(left + 5, 34, span - 10, 18), '#eef0ee'),
    line(reed, 0.7, METAL),
    filled(box(left + 4, 52, span - 8, 14), BEAM),
    filled(disc(left + 7, 72, 7), METAL),
    filled(disc(left + span - 7, 72, 7), METAL),
    filled(box(left + 6, 66, span - 12, 12), BEAM),
    filled(`${box(left, 26, 8, 58)}${box(left + span - 8, 26, 8, 58)}`, ink),
    filled(box(left + 4, 18, span - 8, 8), ink),
    glint(`M${short(left + 6)} 20.5h${short(span - 14)}`),
    ...plate(look, left + span / 2 - 9, 79),
  ]
}

/** A dobby, with its levers. */
export function dobby(look: MachineLook): Layer[] {
  const levers = drawn(look.count, 8, 4, 14)
  let d = ''
  for (let at = 0; at < levers; at += 1) d += `M${short(26 + (at * 44) / levers)} 58l5 -26`
  return [
    filled(box(18, 34, 60, 42), paint(look)),
    dark(box(22, 54, 52, 6)),
    line(d, 2.2),
    filled(disc(66, 67, 6), METAL),
    ...plate(look, 26, 66),
  ]
}

/** A jacquard: the machine above, its harness below. */
export function jacquard(look: MachineLook): Layer[] {
  const cords = drawn(look.count, 14, 8, 26)
  let d = ''
  for (let at = 0; at < cords; at += 1)
    d += `M${short(22 + (at * 52) / (cords - 1))} 36L${short(34 + (at * 28) / (cords - 1))} 84`
  return [
    line(d, 0.9),
    filled(box(16, 14, 64, 22), paint(look)),
    dark(box(20, 30, 56, 3)),
    line('M28 84h40', 3),
    ...plate(look, 20, 20),
  ]
}

/** A frame of spindles: ring frame, winder, doubler, speed frame. */
export function spindles(look: MachineLook): Layer[] {
  const count = drawn(look.count, 10, 3, 20)
  const pitch = 68 / count
  let cops = ''
  let creel = ''
  for (let at = 0; at < count; at += 1) {
    const x = 12 + at * pitch + pitch / 2
    const half = Math.min(pitch * 0.36, 4)
    cops += `M${short(x - half * 0.5)} 50h${short(half)}l${short(half * 0.5)} 20h${short(-2 * half)}z`
    creel += disc(x, 24, Math.min(pitch * 0.4, 4.4))
  }
  return [
    filled(box(8, 70, 76, 10), paint(look)),
    filled(box(8, 34, 76, 8), METAL),
    filled(creel, '#f0ead8'),
    filled(cops, '#f0ead8'),
    filled(box(80, 16, 10, 68), paint(look)),
    line('M8 16v64M8 18h74', 2),
    ...plate(look, 12, 73),
  ]
}

/** A rotor machine: a row of boxes with cans below and packages above. */
export function rotors(look: MachineLook): Layer[] {
  const count = drawn(look.count, 8, 4, 14)
  const pitch = 70 / count
  let boxes = ''
  let packages = ''
  for (let at = 0; at < count; at += 1) {
    boxes += box(10 + at * pitch, 44, pitch * 0.8, 14)
    packages += box(10 + at * pitch, 24, pitch * 0.8, 10)
  }
  return [
    filled(box(8, 38, 74, 42), paint(look)),
    dark(boxes),
    filled(packages, '#f0ead8'),
    filled(box(80, 18, 10, 64), METAL),
    ...plate(look, 12, 68),
  ]
}

/** A circular knitting machine: creel ring, cylinder, cloth roll. */
export function circular(look: MachineLook): Layer[] {
  const radius = between(10, 6 + (look.diameter ?? 30) * 0.55, 30)
  const lines = between(6, Math.round((look.gauge ?? 24) / 2), 24)
  let needles = ''
  for (let at = 0; at <= lines; at += 1) needles += `M${short(48 - radius + (2 * radius * at) / lines)} 38v8`
  return [
    line(`M${short(48 - radius - 6)} 84V16h${short(2 * radius + 12)}V84`, 3, paint(look)),
    filled(box(48 - radius, 50, 2 * radius, 22), '#eceff0'),
    filled(`${disc(30, 16, 5)}${disc(48, 14, 5)}${disc(66, 16, 5)}`, '#f0ead8'),
    filled(box(48 - radius - 2, 36, 2 * radius + 4, 14), METAL),
    line(needles, 0.9),
    filled(box(48 - radius * 0.8, 70, radius * 1.6, 10), BEAM),
    ...plate(look, 39, 82),
  ]
}

/** A flat bed, with its carriage; warp knitting has beams above. */
export function flatBed(look: MachineLook): Layer[] {
  const span = between(50, 44 + (look.width ?? 132) / 8, 82)
  const left = 48 - span / 2
  const steps = between(12, (look.gauge ?? 12) * 2, 44)
  let needles = ''
  for (let at = 0; at <= steps; at += 1) needles += `M${short(left + 4 + ((span - 8) * at) / steps)} 44v7`
  return [
    filled(box(left, 42, span, 18), paint(look)),
    line(needles, 0.8, '#eef0ee'),
    filled(box(left + span * 0.4, 34, 18, 12), METAL),
    filled(box(left + 6, 60, span - 12, 12), '#e7dcc4'),
    line(
      `M${short(left + 5)} 60v24M${short(left + span - 5)} 60v24M${short(left + 6)} 24h${short(span - 12)}M${short(left + 8)} 42V24M${short(left + span - 8)} 42V24`,
      2,
    ),
    filled(disc(48, 24, 6), '#f0ead8'),
    ...plate(look, 39, 52.5),
  ]
}

/** A range of chambers through which cloth runs: stenter, dryer, washing range. */
export function chambers(look: MachineLook): Layer[] {
  const count = between(2, look.count ?? 5, 12)
  const pitch = 64 / count
  let walls = ''
  for (let at = 1; at < count; at += 1) walls += `M${short(16 + at * pitch)} 34v34`
  return [
    filled(disc(12, 66, 8), BEAM),
    filled(disc(86, 66, 7), BEAM),
    line('M12 58L18 52H80L86 59', 2, '#d9c7a0'),
    filled(box(16, 34, 64, 34), paint(look)),
    line(walls, 1.2),
    line('M16 52H80', 1.4, '#eef0ee'),
    filled(`${box(24, 24, 6, 10)}${box(64, 24, 6, 10)}`, METAL),
    line('M18 68v12M78 68v12', 3),
    ...plate(look, 39, 60),
  ]
}

/** Rollers that press, raise or shrink cloth. */
export function rollers(look: MachineLook): Layer[] {
  const span = between(44, 36 + (look.width ?? 180) / 8, 78)
  const left = 48 - span / 2
  return [
    filled(`${box(left - 6, 20, 8, 64)}${box(left + span - 2, 20, 8, 64)}`, paint(look)),
    filled(box(left, 26, span, 14), METAL),
    filled(box(left, 42, span, 14), '#d8d3c4'),
    filled(box(left, 58, span, 14), METAL),
    glint(`M${short(left + 3)} 30h${short(span - 8)}M${short(left + 3)} 62h${short(span - 8)}`),
    ...plate(look, 39, 76),
  ]
}

/** A vessel on feet: dyeing machine, boiler, extractor, tank. */
export function vessel(look: MachineLook): Layer[] {
  const grow = look.count === null ? 6 : between(0, Math.log10(look.count + 1) * 3, 14)
  const [rx, top] = [20 + grow, 40 - grow]
  return [
    line('M34 74v10M62 74v10', 4),
    filled(
      `M${short(48 - rx)} ${short(top)}q${short(rx)} -14 ${short(2 * rx)} 0V68q${short(-rx)} 14 ${short(-2 * rx)} 0z`,
      '#c3cbd0',
    ),
    glint(`M${short(48 - rx + 5)} ${short(top + 4)}V66`),
    filled(disc(48, 52, 9), paint(look)),
    shade(disc(48, 52, 5)),
    line(`M${short(48 + rx)} 60h8V84`, 3),
    ...plate(look, 39, 68),
  ]
}

/** A printing machine: a cylinder or head for each colour over a blanket. */
export function printer(look: MachineLook): Layer[] {
  const count = between(1, look.count ?? 6, 14)
  const pitch = 66 / count
  const inks = ['#c0453f', '#3f7fb5', '#d9a93a', '#4f8f5d']
  const heads = inks.map((ink, of) => {
    let d = ''
    for (let at = of; at < count; at += inks.length)
      d += disc(15 + at * pitch + pitch / 2, 42, Math.min(pitch * 0.42, 6.5))
    return d === '' ? [] : [filled(d, ink)]
  })
  return [
    filled(box(10, 50, 76, 8), '#e9e2d2'),
    ...heads.flat(),
    filled(box(10, 58, 76, 16), paint(look)),
    filled(`${disc(12, 54, 5)}${disc(84, 54, 5)}`, METAL),
    line('M16 74v10M80 74v10', 3),
    ...plate(look, 39, 64),
  ]
}

/** Embroidery heads on a beam over their frames. */
export function embroidery(look: MachineLook): Layer[] {
  const count = drawn(look.count, 6, 1, 12)
  const pitch = 74 / count
  let heads = ''
  let needles = ''
  let frames = ''
  for (let at = 0; at < count; at += 1) {
    const x = 11 + at * pitch
    heads += box(x + pitch * 0.15, 30, pitch * 0.6, 20)
    needles += `M${short(x + pitch * 0.45)} 50v8`
    frames += box(x + pitch * 0.05, 58, pitch * 0.85, 9)
  }
  return [
    filled(box(8, 22, 80, 10), paint(look)),
    filled(heads, '#e3e6e8'),
    line(needles, 1.2),
    filled(box(8, 66, 80, 8), METAL),
    filled(frames, '#efe7d4'),
    line('M12 74v10M84 74v10', 3),
    ...plate(look, 39, 24.5),
  ]
}

/** A sewing machine on its table. */
export function sewing(look: MachineLook): Layer[] {
  return [
    filled('M20 30q0 -6 6 -6h46q8 0 8 8v28h-12v-18H32v12h-12z', '#e6e9ea'),
    filled(disc(82, 36, 7), paint(look)),
    line('M26 54v9', 2),
    filled(box(10, 62, 76, 7), '#c9a878'),
    line('M18 69l-4 17M78 69l4 17M22 80h52', 3),
    filled(box(40, 69, 18, 8), paint(look)),
    ...plate(look, 44, 31),
  ]
}

/** A cutting machine over a lay of cloth. */
export function cutter(look: MachineLook): Layer[] {
  return [
    filled(box(8, 62, 80, 14), '#d7c4e0'),
    line('M8 66H88M8 70H88', 0.9),
    filled(box(40, 18, 24, 24), paint(look)),
    filled(box(49, 42, 5, 32), METAL),
    filled('M64 26h14v6H64z', '#4b5257'),
    filled(box(36, 72, 32, 6), METAL),
    ...plate(look, 43, 24),
  ]
}

/** Any other machine: a frame with a panel. */
export function anyMachine(look: MachineLook): Layer[] {
  return [
    filled(box(14, 32, 54, 46), paint(look)),
    filled(box(68, 44, 16, 34), METAL),
    shade(box(20, 38, 24, 16)),
    filled(`${disc(54, 44, 4)}${disc(54, 56, 4)}`, '#e8e4d6'),
    line('M20 78v6M62 78v6M80 78v6M14 32l10 -12h44', 2.4),
    ...plate(look, 20, 62),
  ]
}

/** A mill: sheds with saw-tooth roofs. */
export function plant(look: MachineLook): Layer[] {
  const bays = drawn(look.count, 4, 2, 8)
  const pitch = 72 / bays
  let roof = 'M12 80V46'
  let windows = ''
  for (let at = 0; at < bays; at += 1) {
    roof += `l${short(pitch)} -14v14`
    windows += box(12 + at * pitch + pitch * 0.2, 58, pitch * 0.5, 8)
  }
  return [
    filled(box(76, 14, 7, 40), '#b7755b'),
    filled(`${roof}V80z`, paint(look)),
    filled(windows, '#f1e9c9'),
    ...plate(look, 16, 71),
  ]
}
