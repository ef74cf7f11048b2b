import type { SwatchData } from '@/lib/domain/families/package-drawing'

/** One path of a drawing on a square of 96 by 96; a fill or a stroke is a CSS colour. */
export interface DrawnLayer {
  d: string
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
}

/** A drawing that its module gives as paths, from the back to the front. */
export interface LayerDrawing {
  layers: readonly DrawnLayer[]
}

/** How a listing without a photo is drawn: a thread on its package, or the paths of its module. */
export type Drawing = SwatchData | LayerDrawing
