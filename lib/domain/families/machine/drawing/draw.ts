import { type Drawing, type Layer, seedOf } from '../../drawing'
import { PART_TYPES, TYPES } from '../vocabulary/types'
import type { MachineLook } from './kit'
import * as machines from './machines'
import { part, tool } from './parts'

type Draw = (look: MachineLook) => Layer[]

const BY_TYPE: ReadonlyArray<readonly [types: readonly string[], draw: Draw]> = [
  [TYPES.looms, machines.loom],
  [['Dobby'], machines.dobby],
  [['Jacquard'], machines.jacquard],
  [TYPES.rotors, machines.rotors],
  [TYPES.circular, machines.circular],
  [[...TYPES.flat, ...TYPES.warpKnit], machines.flatBed],
  [['Comber', ...TYPES.spindled], machines.spindles],
  [TYPES.coloured, machines.printer],
  [
    [
      'Card',
      'Calender',
      'Raising machine',
      'Sanforising machine',
      'Compactor',
      'Shearing machine',
      'Sueding machine',
      'Decatising machine',
      'Inspection machine',
      'Felt finishing range',
      'Heat-transfer machine',
      'Pad-batch range',
      'Fusing machine',
    ],
    machines.rollers,
  ],
  [
    [
      'Stenter',
      'Relax dryer',
      'Dryer',
      'RF dryer',
      'Loop steamer',
      'Washing range',
      'Bleaching range',
      'Pad-steam range',
      'Indigo dyeing range',
      'Mercerising machine',
      'Coating machine',
      'Sizing machine',
      'Needle-punching line',
      'Thermal-bonding line',
      'Spunbond line',
    ],
    machines.chambers,
  ],
  [
    ['Multi-head embroidery machine', 'Single-head embroidery machine', 'Schiffli machine', 'Quilting machine'],
    machines.embroidery,
  ],
]

const BY_GROUP: Readonly<Record<string, Draw>> = {
  Processing: machines.vessel,
  Utility: machines.vessel,
  Effluent: machines.vessel,
  Stitching: machines.sewing,
  Cutting: machines.cutter,
}

/** What is sold, as it is built; a machine of an unknown kind is a frame with a panel. */
export function machineDrawing(look: MachineLook): Drawing {
  const { itemClass, type, group } = look
  const isPart = PART_TYPES.has(type) || ['Spare', 'Electrical'].includes(itemClass)
  const byType = BY_TYPE.find(([types]) => types.includes(type))?.[1]
  const draw =
    itemClass === 'Plant'
      ? machines.plant
      : itemClass === 'Tool'
        ? tool
        : isPart
          ? part
          : (byType ?? BY_GROUP[group] ?? machines.anyMachine)
  return { kind: 'machine', ground: null, tile: null, layers: draw(look), seed: seedOf(look.listingId) }
}
