import { found, type HsCode, missing } from '@/lib/domain/families/customs/result'
import type { HsResult } from '@/lib/domain/modules/define-module'
import { groupOfType, PART_TYPES } from './vocabulary/types'

/** What the tariff asks of a machine or part. */
interface Item {
  itemClass: string
  machineGroup: string
  machineType: string
  /** In cm. */
  width: number | null
  /** Of the cylinder, in inches. */
  diameter: number | null
}

const NARROW_CM = 30
const CYLINDER_INCHES = 165 / 25.4

/** Types of one code. */
const BY_CODE: ReadonlyArray<readonly [code: HsCode, types: string]> = [
  ['844400', 'Extrusion line, Texturising machine, Air texturising machine, Draw winder'],
  ['844511', 'Card'],
  ['844512', 'Comber'],
  ['844513', 'Draw frame, Speed frame, Gill box'],
  ['844519', 'Double roller gin, Saw gin, Pre-cleaner, Blowroom line, Bale plucker, Lap former, Garnetting machine'],
  ['844520', 'Ring frame, Rotor spinning machine, Vortex spinning machine'],
  ['844530', 'TFO, Ring doubler, Fancy yarn machine, Cabling machine'],
  ['844540', 'Autoconer, Cone winder, Assembly winder, Pirn winder, Reeling machine'],
  ['844590', 'Direct warping machine, Sectional warping machine, Sample warper, Sizing machine, Warp tying machine'],
  ['844819', 'Warping creel'],
  ['844811', 'Dobby, Jacquard'],
  ['844720', 'Flat knitting machine'],
  ['844790', 'Multi-head embroidery machine, Schiffli machine, Single-head embroidery machine'],
  ['844900', 'Needle-punching line, Spunbond line, Thermal-bonding line'],
  [
    '845140',
    'Bleaching range, Jigger, Soft-flow dyeing machine, Jet dyeing machine, Winch, Yarn dyeing machine, Hank dyeing machine, Beam dyeing machine, Pad-batch range, Pad-steam range, Indigo dyeing range, Washing range, Garment dyeing machine',
  ],
  ['845129', 'Dryer, Relax dryer'],
  ['8451', 'Stenter, RF dryer, Singeing machine, Mercerising machine, Loop steamer, Sueding machine, Balloon squeezer'],
  ['845180', 'Sanforising machine, Compactor, Raising machine, Shearing machine, Decatising machine, Coating machine'],
  ['845150', 'Folding machine, Spreading machine'],
  ['845130', 'Fusing machine, Ironing table'],
  ['842010', 'Calender'],
  ['844319', 'Rotary printing machine, Flat-bed printing machine'],
  ['844332', 'Digital printing machine'],
  [
    '8452',
    'Lockstitch machine, Overlock machine, Flatlock machine, Bartack machine, Buttonhole machine, Button-attaching machine, Feed-off-the-arm machine, Chainstitch machine, Zigzag machine, Pattern sewer, Bag-closing machine, Quilting machine',
  ],
  ['845210', 'Household sewing machine'],
  ['8421', 'Hydro extractor, Softener plant'],
  ['842121', 'Effluent treatment plant, Reverse-osmosis plant, Sewage treatment plant'],
  ['841480', 'Air compressor'],
  ['8402', 'Boiler'],
  ['8418', 'Chiller'],
  ['8413', 'Pump, Dye pump'],
  ['8423', 'Weighing scale'],
  ['8427', 'Forklift'],
  ['8428', 'Conveyor'],
  ['8502', 'Generator'],
  ['8504', 'Transformer, Stabiliser'],
  ['844831', 'Card clothing'],
  ['844832', 'Comber needle'],
  ['844833', 'Spindle, Spinning ring, Traveller, TFO spindle, Flyer'],
  [
    '844839',
    'Rotor, Opening roller, Navel, Top arm, Compact attachment, Winding drum, Splicer, Top roller, Fluted roller, Lappet',
  ],
  ['844820', 'Friction disc, Spinneret'],
  ['844842', 'Reed, Heald wire, Heald frame'],
  [
    '844849',
    'Shuttle, Dropper, Picker, Rapier gripper, Nozzle, Temple, Reed drive, Sley, Let-off unit, Jacquard harness',
  ],
  ['844851', 'Knitting needle, Sinker'],
  ['844859', 'Knitting cylinder, Knitting cam, Take-down unit'],
  ['845190', 'Stenter clip, Squeezing roller'],
  ['845230', 'Sewing needle'],
  ['845290', 'Presser foot, Feed dog, Looper, Rotary hook, Bobbin case'],
  ['8482', 'Bearing'],
  ['8483', 'Gear, Shaft'],
  ['8501', 'Motor, Sewing motor'],
  ['850440', 'Inverter'],
]

const CODE_OF: ReadonlyMap<string, HsCode> = new Map(
  BY_CODE.flatMap(([code, types]) => types.split(', ').map((type) => [type, code] as const)),
)

/** Looms of more than 30 cm. */
const SHUTTLELESS: ReadonlySet<string> = new Set(['Air-jet loom', 'Water-jet loom', 'Rapier loom', 'Projectile loom'])

/** The customs code of a machine or part: six digits where the type decides them. */
export function suggestMachineHs(item: Item): HsResult {
  const { machineType, itemClass } = item
  if (itemClass === 'Plant') return missing([], 'A plant has no code of its own. Each machine has its own.')
  if (itemClass === 'Tool') return missing([], 'Tools are classified by what they are. Ask your customs broker.')
  if (machineType === '') return missing(['machineType'], 'Choose the machine or part. Every heading depends on it.')
  const isPart = PART_TYPES.has(machineType)
  // A spare named by its machine is one of its parts, which the type alone does not say.
  if ((itemClass === 'Spare' || itemClass === 'Electrical') && !isPart)
    return missing(['machineType'], 'Choose the part itself. The code of the machine is another one.')
  if (itemClass === 'Machine' && isPart)
    return missing(['itemClass'], 'This is a part. Choose Spare or Accessory, or the machine itself.')
  const decided = loom(item) ?? circular(item)
  if (decided) return decided
  const code = CODE_OF.get(machineType)
  if (code) return found(code, machineType.toLowerCase())
  if (groupOfType(machineType) === 'Knitting' && !isPart) return found('8447', 'knitting machine')
  return missing([], 'The code of these goods is not certain. Ask your customs broker.')
}

function loom({ machineType, width }: Item): HsResult | null {
  const isNarrow = width !== null && width <= NARROW_CM
  if (machineType === 'Needle loom')
    return isNarrow
      ? found('844610', 'loom at most 30 cm wide')
      : found('8446', 'narrow loom; up to 30 cm it is 844610', ['844610'])
  if (SHUTTLELESS.has(machineType))
    return isNarrow ? found('844610', 'loom at most 30 cm wide') : found('844630', 'loom without a shuttle')
  if (machineType === 'Powerloom')
    return isNarrow
      ? found('844610', 'loom at most 30 cm wide')
      : found('844621', 'power loom with a shuttle', ['844630'])
  if (machineType === 'Handloom') return found('844629', 'loom with a shuttle, without power', ['844610'])
  return /loom$/i.test(machineType) ? found('8446', 'loom', ['844630', '844610']) : null
}

function circular({ machineType, diameter }: Item): HsResult | null {
  if (machineType === 'Socks knitting machine') return found('844711', 'cylinder of at most 165 mm')
  if (machineType !== 'Circular knitting machine' && machineType !== 'Seamless knitting machine') return null
  if (diameter === null)
    return found('8447', 'circular knitting machine; above 165 mm it is 844712', ['844712', '844711'])
  return diameter <= CYLINDER_INCHES
    ? found('844711', 'cylinder of at most 165 mm')
    : found('844712', 'cylinder above 165 mm')
}
