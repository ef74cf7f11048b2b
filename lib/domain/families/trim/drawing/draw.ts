import { type Drawing, type Layer, seedOf } from '../../drawing'
import { buckle, button, eyelet, hookAndEye, snap, zipper } from './hardware'
import type { TrimLook } from './look'
import { cord, elastic, fringe, lace, tape } from './narrow'
import { decoration, hangtag, interlining, label, sample, shoulderPad } from './pieces'

const DRAWN: Readonly<Record<string, (look: TrimLook) => Layer[]>> = {
  Button: button,
  'Snap button': snap,
  'Magnetic clasp': snap,
  Zipper: zipper,
  'Zipper slider': zipper,
  'Hook and eye': hookAndEye,
  Eyelet: eyelet,
  Rivet: eyelet,
  Buckle: buckle,
  'Ring or adjuster': buckle,
  Elastic: elastic,
  'Trouser waistband': tape,
  'Rib collar and cuff': elastic,
  'Garment belt': tape,
  Tape: tape,
  Ribbon: tape,
  'Hook and loop tape': tape,
  Piping: cord,
  Drawcord: cord,
  Braid: cord,
  Lace: lace,
  Border: lace,
  Fringe: fringe,
  Tassel: fringe,
  'Feather trim': fringe,
  'Bow or flower': decoration,
  Label: label,
  Patch: label,
  Hangtag: hangtag,
  Interlining: interlining,
  'Shoulder pad': shoulderPad,
  'Bra accessory': shoulderPad,
  Sequin: decoration,
  Bead: decoration,
  Stone: decoration,
}

export const DRAWN_TYPES: readonly string[] = Object.keys(DRAWN)

/** The trim as it lies on the table; an unknown type is a sample on a card. */
export function trimDrawing(look: TrimLook): Drawing {
  const layers = (DRAWN[look.type] ?? sample)(look)
  return { kind: 'trim', ground: null, tile: null, layers, seed: seedOf(look.listingId) }
}
