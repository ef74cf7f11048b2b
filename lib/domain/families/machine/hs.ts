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

/** The codes that can be suggested, each with its text. */
export const MACHINE_HEADINGS: ReadonlyMap<string, string> = new Map([
  ['8402', 'Steam boilers'],
  ['8413', 'Pumps for liquids'],
  ['841480', 'Air compressors and other pumps and fans'],
  ['8418', 'Refrigerating equipment'],
  ['842010', 'Calenders and rolling machines'],
  ['8421', 'Centrifuges, and machines for filtering or purifying'],
  ['842121', 'Machines for filtering or purifying water'],
  ['8423', 'Weighing machines'],
  ['8427', 'Fork-lift and works trucks'],
  ['8428', 'Lifting, handling and loading machines'],
  ['8443', 'Printing machines'],
  ['844319', 'Printing machines with plates, cylinders and screens, other'],
  ['844332', 'Printers that connect to a computer'],
  ['844400', 'Machines for extruding, drawing, texturing or cutting man-made textiles'],
  ['844511', 'Carding machines'],
  ['844512', 'Combing machines'],
  ['844513', 'Drawing or roving machines'],
  ['844519', 'Machines for preparing textile fibres, other'],
  ['844520', 'Textile spinning machines'],
  ['844530', 'Textile doubling or twisting machines'],
  ['844540', 'Textile winding or reeling machines'],
  ['844590', 'Machines for producing or preparing textile yarns, other'],
  ['8446', 'Weaving machines (looms)'],
  ['844610', 'Looms for fabrics at most 30 cm wide'],
  ['844621', 'Power looms with a shuttle, for fabrics wider than 30 cm'],
  ['844629', 'Other looms with a shuttle, for fabrics wider than 30 cm'],
  ['844630', 'Looms without a shuttle, for fabrics wider than 30 cm'],
  ['8447', 'Knitting, stitch-bonding, lace, embroidery and tufting machines'],
  ['844711', 'Circular knitting machines with a cylinder of at most 165 mm'],
  ['844712', 'Circular knitting machines with a cylinder above 165 mm'],
  ['844720', 'Flat knitting machines; stitch-bonding machines'],
  ['844790', 'Machines for embroidery, lace, braid, net and tufting'],
  ['8448', 'Auxiliary machines, parts and accessories of textile machines'],
  ['844811', 'Dobbies and jacquards'],
  ['844819', 'Auxiliary machines for textile machines, other'],
  ['844820', 'Parts of machines for extruding and texturing'],
  ['844831', 'Card clothing'],
  ['844832', 'Parts of machines for preparing textile fibres'],
  ['844833', 'Spindles, flyers, spinning rings and ring travellers'],
  ['844839', 'Parts of spinning, doubling and winding machines, other'],
  ['844842', 'Reeds for looms, healds and heald frames'],
  ['844849', 'Parts of looms, other'],
  ['844851', 'Sinkers, needles and other articles used in forming stitches'],
  ['844859', 'Parts of knitting and embroidery machines, other'],
  ['844900', 'Machines for making or finishing felt or nonwovens'],
  ['8451', 'Machines for washing, drying, dyeing, finishing or coating textiles'],
  ['845129', 'Drying machines for more than 10 kg'],
  ['845130', 'Ironing machines and presses, with fusing presses'],
  ['845140', 'Washing, bleaching or dyeing machines'],
  ['845150', 'Machines for reeling, folding, cutting or pinking textile fabrics'],
  ['845180', 'Machines for finishing, coating or impregnating, other'],
  ['845190', 'Parts of machines for washing, dyeing and finishing'],
  ['8452', 'Sewing machines, needles and parts'],
  ['845210', 'Household sewing machines'],
  ['845230', 'Sewing machine needles'],
  ['845290', 'Parts of sewing machines'],
  ['8482', 'Ball and roller bearings'],
  ['8483', 'Shafts, gears, bearing housings and couplings'],
  ['8501', 'Electric motors and generators'],
  ['8502', 'Generating sets'],
  ['8504', 'Transformers, converters and stabilisers'],
  ['850440', 'Static converters'],
])

const found = (code: string, reason: string, alternatives: readonly string[] = []): HsResult => ({
  ok: true,
  code,
  reason,
  alternatives,
})
const missing = (fields: readonly string[], message: string): HsResult => ({ ok: false, missing: fields, message })

const NARROW_CM = 30
const CYLINDER_INCHES = 165 / 25.4

/** Types of one code: "code: types". */
const BY_CODE: readonly string[] = [
  '844400: Extrusion line, Texturising machine, Air texturising machine, Draw winder',
  '844511: Card',
  '844512: Comber',
  '844513: Draw frame, Speed frame, Gill box',
  '844519: Double roller gin, Saw gin, Pre-cleaner, Blowroom line, Bale plucker, Lap former, Garnetting machine',
  '844520: Ring frame, Rotor spinning machine, Vortex spinning machine',
  '844530: TFO, Ring doubler, Fancy yarn machine, Cabling machine',
  '844540: Autoconer, Cone winder, Assembly winder, Pirn winder, Reeling machine',
  '844590: Direct warping machine, Sectional warping machine, Sample warper',
  '844819: Warping creel, Warp tying machine',
  '844811: Dobby, Jacquard',
  '844720: Flat knitting machine',
  '844790: Multi-head embroidery machine, Schiffli machine, Single-head embroidery machine',
  '844900: Needle-punching line, Spunbond line, Thermal-bonding line',
  '845140: Bleaching range, Jigger, Soft-flow dyeing machine, Jet dyeing machine, Winch, Yarn dyeing machine, Hank dyeing machine, Beam dyeing machine, Pad-batch range, Pad-steam range, Indigo dyeing range, Washing range, Garment dyeing machine',
  '845129: Dryer, Relax dryer',
  '8451: Stenter, RF dryer, Singeing machine, Mercerising machine, Loop steamer, Sueding machine, Balloon squeezer',
  '845180: Sanforising machine, Compactor, Raising machine, Shearing machine, Decatising machine, Coating machine',
  '845150: Folding machine, Spreading machine',
  '845130: Fusing machine, Ironing table',
  '842010: Calender',
  '844319: Rotary printing machine, Flat-bed printing machine',
  '844332: Digital printing machine',
  '8452: Lockstitch machine, Overlock machine, Flatlock machine, Bartack machine, Buttonhole machine, Button-attaching machine, Feed-off-the-arm machine, Chainstitch machine, Zigzag machine, Pattern sewer, Bag-closing machine, Quilting machine',
  '845210: Household sewing machine',
  '8421: Hydro extractor, Softener plant',
  '842121: Effluent treatment plant, Reverse-osmosis plant, Sewage treatment plant',
  '841480: Air compressor',
  '8402: Boiler',
  '8418: Chiller',
  '8413: Pump, Dye pump',
  '8423: Weighing scale',
  '8427: Forklift',
  '8428: Conveyor',
  '8502: Generator',
  '8504: Transformer, Stabiliser',
  '844831: Card clothing',
  '844832: Comber needle',
  '844833: Spindle, Spinning ring, Traveller, TFO spindle, Flyer',
  '844839: Rotor, Opening roller, Navel, Top arm, Compact attachment, Winding drum, Splicer, Top roller, Fluted roller, Lappet',
  '844820: Friction disc, Spinneret',
  '844842: Reed, Heald wire, Heald frame',
  '844849: Shuttle, Dropper, Picker, Rapier gripper, Nozzle, Temple, Reed drive, Sley, Let-off unit, Jacquard harness',
  '844851: Knitting needle, Sinker',
  '844859: Knitting cylinder, Knitting cam, Take-down unit',
  '845190: Stenter clip, Squeezing roller',
  '845230: Sewing needle',
  '845290: Presser foot, Feed dog, Looper, Rotary hook, Bobbin case',
  '8482: Bearing',
  '8483: Gear, Shaft',
  '8501: Motor, Sewing motor',
  '850440: Inverter',
]

const CODE_OF: ReadonlyMap<string, string> = new Map(
  BY_CODE.flatMap((row) => {
    const [code = '', types = ''] = row.split(': ')
    return types.split(', ').map((type) => [type, code] as const)
  }),
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
