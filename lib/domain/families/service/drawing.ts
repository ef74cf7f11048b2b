import { type Drawing, type Layer, LIGHT, SHADE, seedOf } from '../drawing'

const PLATE = '#c9d3d6'
const SIGN = '#3d5a66'

/** A machine on the plate that all job work has, with the sign of goods that come in and go back. */
export function serviceDrawing(listingId: string, machine: readonly Layer[]): Drawing {
  return {
    kind: 'machine',
    ground: null,
    tile: null,
    layers: [
      {
        d: 'M10 4h76q6 0 6 6v76q0 6-6 6h-76q-6 0-6-6v-76q0-6 6-6z',
        fill: PLATE,
        strokes: [{ colour: SHADE, width: 1, opacity: 0.35 }],
      },
      ...machine,
      { d: 'M66 4h20q6 0 6 6v14h-20q-6 0-6-6z', fill: SIGN },
      { d: 'M70 10h14l-4-3M88 18h-14l4 3', strokes: [{ colour: LIGHT, width: 1.8 }] },
    ],
    seed: seedOf(listingId),
  }
}

/** The metal of machines: dark enough for the plate in any theme. */
export const METAL = '#5b6a70'
export const DARK_METAL = '#36434a'
