/** What the drawing of a trim depends on. */
export interface TrimLook {
  listingId: string
  type: string
  style: string
  /** A CSS colour of the trim itself. */
  colour: string
  /** The plating of sliders and of metal teeth; null for bare metal. */
  metal: string | null
  /** Diameter or width; of a zip its number. */
  mm: number | null
  holes: number | null
  /** A jeans button. */
  isTack: boolean
  teeth: string
  /** Of a zip, in cm. */
  length: number | null
  structure: string
  labelType: string
  fold: string
  gsm: number | null
}
