import { type Layer, LIGHT, SHADE, short } from '../../drawing'

/** What the drawings of trims are made of: discs, bars and lines with an outline that shows on light and dark pages. */

/** Neither black nor white, so that it shows on both. */
export const OUTLINE = '#8a857c'
export const METAL = '#b9b6ae'
export const CLOTH = '#e9e4d8'

/** A circle as a path. */
export function disc(x: number, y: number, radius: number): string {
  const r = short(radius)
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(radius * 2)} 0a${r} ${r} 0 1 0 ${short(-radius * 2)} 0z`
}

/** A rectangle as a path. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`
}

/** A body in its colour with an outline. */
export function body(d: string, fill: string): Layer {
  return { d, fill, strokes: [{ colour: OUTLINE, width: 1.2 }] }
}

/** Lines in the shade or the light of what is under them. */
export function lines(d: string, { width = 1, isLight = false, opacity = 0.4 } = {}): Layer {
  return { d, strokes: [{ colour: isLight ? LIGHT : SHADE, width, opacity }] }
}

/** A texture that shows on dark and on pale goods alike. */
export function texture(d: string, width = 1): Layer {
  return {
    d,
    strokes: [
      { colour: SHADE, width, opacity: 0.32 },
      { colour: LIGHT, width: width * 0.45, opacity: 0.28 },
    ],
  }
}

/** A string outside the trim, on the page itself. */
export function string(d: string): Layer {
  return { d, strokes: [{ colour: OUTLINE, width: 1.8 }] }
}

/** A hole, through which the page is not seen but shade is. */
export function hole(d: string): Layer {
  return { d, fill: '#3b3835', strokes: [{ colour: LIGHT, width: 0.6, opacity: 0.5 }] }
}

/** Numbers from a start in steps, below an end. */
export function steps(start: number, step: number, end: number): number[] {
  return Array.from({ length: Math.max(0, Math.ceil((end - start) / step)) }, (_, at) => start + at * step)
}
