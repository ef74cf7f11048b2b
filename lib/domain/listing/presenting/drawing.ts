import type { FlatLayer } from '@/lib/domain/families/drawing'
import type { SwatchData } from '@/lib/domain/families/package-drawing'

/** A drawing that its module gives as paths on a square of 96 by 96, from the back to the front. */
export interface LayerDrawing {
  /** A CSS colour that fills the square first. */
  ground?: string
  /** Paths that repeat over the whole square. */
  tile?: { width: number; height: number; layers: readonly FlatLayer[] }
  layers: readonly FlatLayer[]
  /** Different for each listing, for the id of the pattern. */
  seed?: number
}

/** How a listing without a photo is drawn: a thread on its package, or the paths of its module. */
export type Drawing = SwatchData | LayerDrawing

/** An empty square, where a module draws nothing. */
export const NO_DRAWING: Drawing = { layers: [] }
