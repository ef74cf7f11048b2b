import { type Drawing, type Layer, seedOf } from '../../drawing'
import { PACKS } from '../vocabulary/packs'
import { bag, hanger, label, sachet, small } from './bags'
import { carton, cornerBoard, crate, pallet, sheets } from './boxes'
import { coil, roll } from './rolls'
import type { PackSource } from './source'
import { bobbin, cone, tube } from './supports'

type Draw = (source: PackSource) => Layer[]

/** By kind, in the order in which they are looked up. */
const DRAWN: ReadonlyArray<readonly [kinds: readonly string[], draw: Draw]> = [
  [PACKS.cones, cone],
  [['Bobbin', 'Roving bobbin', 'Pirn', 'Spool'], bobbin],
  [PACKS.hollow, tube],
  [['Wooden crate'], crate],
  [['Carton', 'Mono carton', 'Rigid box'], carton],
  [['Corrugated sheet', 'Partition', 'Cone separator', 'Tissue paper', 'Backing board'], sheets],
  [PACKS.bags, bag],
  [[...PACKS.tapes, ...PACKS.straps, 'Packing twine', 'Baling wire', 'Barcode ribbon'], coil],
  [PACKS.rolls, roll],
  [PACKS.pallets, pallet],
  [['Corner board'], cornerBoard],
  [['Label'], label],
  [['Silica gel', 'Desiccant'], sachet],
  [['Hanger'], hanger],
  [['Strap seal', 'Collar support', 'Garment clip', 'Tag pin'], small],
]

/** What the goods are, in their own proportions; a kind of one's own is a carton. */
export function packDrawing(source: PackSource): Drawing {
  const draw = DRAWN.find(([kinds]) => kinds.includes(source.packType))?.[1] ?? carton
  return { kind: 'pack', ground: null, tile: null, layers: draw(source), seed: seedOf(source.listingId) }
}
