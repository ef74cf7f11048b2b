import type { Condition } from '@/lib/domain/fields/field'
import { isUnset } from '@/lib/domain/fields/shared-rules'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** Machines and parts by department: "name: other names; name: other names". */
const MACHINES: Readonly<Record<string, string>> = {
  Ginning:
    'Double roller gin: DR gin, double roller ginning machine, roller gin, ginning machine, gin machine; Saw gin: saw ginning machine; Bale press: bale pressing machine, baling press, hydraulic bale press, baling machine; Pre-cleaner: cotton cleaner, inclined cleaner',
  'Blowroom and carding':
    'Blowroom line: blow room, blow room line, blowroom, blowroom machine; Bale plucker: blendomat, unifloc, bale opener, auto plucker; Card: carding machine, carding machines, card machine, carding, cards; Draw frame: drawframe, draw frames, drawing frame, finisher draw frame, breaker draw frame; Lap former: unilap, lap winder, sliver lap, ribbon lap; Comber: combers, combing machine, comber machine; Gill box: gill intersecting, gillbox',
  Roving:
    'Speed frame: speed frames, simplex, simplex machine, simplex frame, roving frame, fly frame, flyer frame, roving machine',
  'Ring spinning': 'Ring frame: ring frames, ring spinning frame, ring spinning machine, spinning frame, ringframe',
  'Open-end spinning':
    'Rotor spinning machine: open end machine, OE machine, open end spinning machine, rotor spinning, open-end spinning machine, OE spinning machine, rotor machine',
  'Vortex spinning':
    'Vortex spinning machine: vortex machine, air-jet spinning machine, air jet spinning machine, MVS machine',
  Winding:
    'Autoconer: auto coner, autoconers, automatic cone winder, auto winder, automatic winding machine; Cone winder: cone winding machine, cone winding, winding machine, precision winder, PSW, soft winder, soft winding machine, rewinding machine, winder; Assembly winder: cheese winder, parallel winder, cheese winding machine, assembly winding machine, doubler winder, PLY winder; Pirn winder: pirn winding machine, pirn winder machine; Reeling machine: hank reeling machine, reeling, hank to cone machine',
  'TFO and doubling':
    'TFO: TFO machine, two for one twister, two-for-one twister, two for one, TFO twister, twisting machine, twister; Ring doubler: ring doubling machine, doubling machine, ring twister; Fancy yarn machine: fancy twister, fancy yarn twister; Covering machine: spandex covering machine, yarn covering machine, air covering machine; Cabling machine: cabler, direct cabler; Steaming machine: yarn conditioning machine, autoclave, xorella, heat setting autoclave',
  Texturising:
    'Texturising machine: texturizing machine, DTY machine, draw texturising machine, draw texturizing machine, texturising; Air texturising machine: ATY machine, air texturizing machine; Extrusion line: POY line, FDY line, spinning line, extrusion plant, POY plant; Draw winder: draw winding machine, draw twister',
  Warping:
    'Direct warping machine: direct warper, high speed warping machine, warping machine, beam warper, warper; Sectional warping machine: sectional warper, sectional warping, section warping machine, warping machine sectional; Warping creel: creel, creels, warp creel, V creel; Sample warper: sample warping machine',
  Sizing: 'Sizing machine: slasher, sizing, warp sizing machine, single end sizing machine',
  Weaving:
    'Air-jet loom: airjet loom, air jet loom, airjet, air jet, air-jet, airjet looms, air jet looms, air jet weaving machine, AJL; Water-jet loom: waterjet loom, water jet loom, waterjet, water jet, water-jet, water jet looms, waterjet looms, WJL; Rapier loom: rapier, rapier looms, rapier weaving machine, rapier loom machine, repier loom, rapier machine; Projectile loom: sulzer loom, sulzer looms, sulzer projectile loom, sulzer projectile looms, projectile looms, projectile, projectile weaving machine; Powerloom: power loom, power looms, powerlooms, plain loom, shuttle loom, shuttle looms, auto loom, auto looms, semi auto loom, plain powerloom; Handloom: hand loom, handlooms, pit loom, frame loom; Needle loom: needle looms, narrow loom, narrow fabric loom, tape loom, niwar loom; Circular loom: circular looms, PP circular loom, sack loom; Terry loom: terry looms, towel loom, terry towel loom; Velvet loom: face to face loom, carpet loom; Label loom: label weaving machine, label weaving loom; Loom: looms, weaving machine, weaving loom, weaving machines, shuttleless loom, shuttleless looms; Dobby: dobbies, dobby machine, dobby head; Jacquard: jacquards, jacquard machine, jacquard head, jaquard; Weft feeder: weft accumulator, weft feeders, feeder, feeders, accumulator; Warp tying machine: warp knotting machine, knotting machine, warp tying, knotter; Drawing-in machine: drawing in machine, warp drawing-in machine, delta drawing in; Cloth roller: batching motion, batcher, cloth take up',
  Knitting:
    'Circular knitting machine: circular knitting machines, circular knitting, circular knit machine, knitting machine, knitting machines, single jersey machine, rib machine, interlock machine, fleece machine, single jersey knitting machine, double jersey machine, circular machine; Flat knitting machine: flat knitting machines, flat bed knitting machine, computerised flat knitting machine, V bed, v-bed, sweater machine, collar machine, collar knitting machine, flat knitting, computerized flat knitting machine; Warp knitting machine: warp knitting, tricot machine, tricot, warp knitting machines; Raschel machine: raschel knitting machine, raschel, raschel machines; Socks knitting machine: socks machine, sock machine, sock knitting machine, hosiery machine, socks knitting machines; Seamless knitting machine: seamless machine; Crochet machine: crochet knitting machine, crochet, elastic crochet machine',
  Nonwoven:
    'Needle-punching line: needle punching machine, needle punch line, needle punch machine, needle loom felt; Spunbond line: spunbond machine, SMS line, spunbond plant, meltblown line; Thermal-bonding line: thermal bonding oven, thermobonding line; Garnetting machine: garnett, rag tearing machine, waste opener, waste recycling line',
  Processing:
    'Singeing machine: singeing, gas singeing machine; Bleaching range: continuous bleaching range, CBR, bleaching machine; Mercerising machine: merceriser, mercerizing machine, merceriser machine; Jigger: jigger machine, dyeing jigger, jumbo jigger, jet jigger, jiggers; Soft-flow dyeing machine: soft flow, softflow, soft flow machine, soft flow dyeing machine, softflow dyeing machine; Jet dyeing machine: jet dyeing, U jet, u-jet dyeing machine, airflow dyeing machine, air flow dyeing machine; Winch: winch machine, winch dyeing machine; Yarn dyeing machine: package dyeing machine, HTHP yarn dyeing machine, HTHP cone dyeing machine, HTHP package dyeing machine, cone dyeing machine, HTHP dyeing machine, cheese dyeing machine, HTHP; Hank dyeing machine: hank dyeing, arm dyeing machine, cabinet dyeing machine; Beam dyeing machine: beam dyeing; Pad-batch range: CPB, cold pad batch, padding mangle, pad batch machine, CPB machine, mangle; Pad-steam range: pad steam, pad dry machine, continuous dyeing range, CDR, thermosol; Indigo dyeing range: rope dyeing, slasher indigo, indigo range; Washing range: washing machine, soaper, open soaper, washing line, continuous washing range; Garment dyeing machine: garment dyeing, side loading washing machine, denim washing machine, garment washing machine; Hydro extractor: hydro, hydroextractor, centrifuge, hydro extracter; RF dryer: radio frequency dryer, RF drier; Dryer: tumble dryer, drying range, vertical drying range, VDR, cylinder dryer, drying machine',
  Printing:
    'Rotary printing machine: rotary printing, rotary screen printing machine, rotary machine; Flat-bed printing machine: flat bed printing machine, flatbed printing machine, flat bed printing; Digital printing machine: digital printer, digital textile printer, digital printing, direct to fabric printer, sublimation printer, DTG printer, DTF printer, digital textile printing machine; Table printing line: table printing, printing table, hand printing table; Heat-transfer machine: transfer printing machine, sublimation calender, heat transfer calender, heat press, fusing calender; Loop steamer: loop ager, ager, steamer, star steamer, polymeriser, curing machine; Screen engraver: laser engraver, screen exposing machine, rotary screen engraver, screen exposer',
  Finishing:
    'Stenter: stenter machine, stenter frame, stentering machine, stenters, tenter frame, heat setting machine, stentor; Relax dryer: relax drier, relaxed dryer, loop dryer, net dryer; Compactor: compacting machine, open width compactor, tubular compactor, tube tex compactor; Sanforising machine: sanforizing machine, sanforiser, zero-zero, zero zero machine, shrinkage range; Calender: calendering machine, calender machine, friction calender, calendar machine; Raising machine: raiser, napping machine, brushing machine; Shearing machine: cropping machine, polishing machine, tumbling machine, shearing; Sueding machine: peach finish machine, emerising machine, carbon brush machine; Decatising machine: decatizing machine, KD machine, decatiser; Coating machine: coating line, knife coating machine, lamination machine, laminating machine; Balloon squeezer: balloon padder, slit opener, rope opener, slitting machine, detwister; Folding machine: plaiting machine, fabric folding machine; Inspection machine: fabric inspection machine, fabric checking machine, cloth inspection machine, rolling machine, inspection table; Felt finishing range: felt calender, felt finish',
  Embroidery:
    'Multi-head embroidery machine: multihead embroidery machine, multi head embroidery machine, computerised embroidery machine, computerized embroidery machine, embroidery machine, embroidery machines, embroidery, multihead, computer embroidery machine; Schiffli machine: schiffli, schiffli embroidery machine; Single-head embroidery machine: single head embroidery machine; Quilting machine: multi needle quilting machine, quilting; Hotfix machine: stone fixing machine, hot fix machine, rhinestone machine',
  Stitching:
    'Lockstitch machine: lock stitch machine, lockstitch, single needle machine, single needle lockstitch, SNLS, DNLS, lockstitch sewing machine, single needle lock stitch machine, industrial sewing machine, sewing machine, sewing machines, stitching machine, silai machine; Overlock machine: overlock, overlock machines, interlock sewing machine, overedge machine, serger, 4 thread overlock, 5 thread overlock; Flatlock machine: flatlock, flat lock machine, coverstitch machine, cover stitch machine; Bartack machine: bartacking machine, bartack, bar tack machine; Buttonhole machine: button hole machine, buttonhole, button hole, buttonholing machine, keyhole machine; Button-attaching machine: button stitch machine, button attach machine, snap fixing machine, button sewing machine; Feed-off-the-arm machine: feed off the arm, FOA, feed off arm; Chainstitch machine: chain stitch machine, multi needle chainstitch, multi needle machine, double chain stitch; Zigzag machine: zig zag machine, zigzag; Pattern sewer: pattern sewing machine, programmable sewing machine, pocket setter, pocket setting machine, pocket welting machine; Bag-closing machine: bag closer, bag stitching machine, bag closer machine; Household sewing machine: domestic sewing machine, home sewing machine; Fusing machine: fusing press, collar fusing machine, continuous fusing machine; Ironing table: vacuum table, steam iron, vacuum ironing table, pressing table, steam press, ironing machine; Thread-sucking machine: thread trimmer, thread sucker, thread suction machine; Needle detector: needle detecting machine, conveyor needle detector',
  Cutting:
    'Straight-knife cutter: straight knife, straight knife cutting machine, cloth cutting machine, fabric cutting machine, cutting machine; Band-knife cutter: band knife, band knife cutting machine, band knife machine, bandknife; Round-knife cutter: round knife, round knife cutting machine, rotary cutter; Automatic cutter: CNC cutter, auto cutter, automatic cutting machine, CAM cutter; Spreading machine: spreader, fabric spreader, laying machine, auto spreader; End cutter: end cutting machine; Plotter: marker plotter, CAD plotter, garment plotter; Laser cutter: laser cutting machine, laser engraving machine; Strip cutter: bias cutting machine, strip cutting machine, tape cutting machine',
  Utility:
    'Air compressor: compressor, compressors, screw compressor, reciprocating compressor; Boiler: steam boiler, boilers, IBR boiler; Thermic fluid heater: thermopac, thermic heater, hot oil boiler; Chiller: chilling plant, chillers; Humidification plant: humidification, humidifier, air washer, H plant; Generator: DG set, genset, diesel generator; Transformer: distribution transformer, transformers; Stabiliser: servo stabilizer, voltage stabiliser, servo stabiliser; Overhead cleaner: travelling cleaner, OHTC, overhead travelling cleaner; Waste collection system: AWES, filter plant, dust filter; Pump: pumps, water pump; Conveyor: conveyors, belt conveyor; Forklift: fork lift, stacker, hand pallet truck; Weighing scale: weighing machine, platform scale, weigh bridge',
  Effluent:
    'Effluent treatment plant: ETP, ETP plant, CETP, effluent plant; Reverse-osmosis plant: RO plant, RO system, RO; Evaporator: MEE, multi effect evaporator, ATFD, evaporators; Softener plant: water softener, softening plant; Sewage treatment plant: STP; Caustic recovery plant: CRP',
}

/** Parts by department; those of several departments come last. */
const PARTS: Readonly<Record<string, string>> = {
  'Blowroom and carding':
    'Card clothing: metallic wire, card wire, cylinder wire, doffer wire, licker-in wire, flat tops, carding wire; Sliver can: sliver cans, spinning can, spinning cans, HDPE can; Comber needle: top comb, unicomb, circular comb',
  Roving: 'Flyer: flyers, roving flyer; Bobbin holder: bobbin hanger, roving hanger',
  'Ring spinning':
    'Spinning ring: spinning rings, ring cup, rings, ring; Spindle: spindles, ring spindle, ring spindles, ring frame spindle, spindle insert; Apron: aprons, top apron, bottom apron, cradle apron; Cot: cots, cots rubber, rubber cot, rubber cots, synthetic cots; Top roller: top rollers, drafting roller; Fluted roller: fluted rollers, bottom roller, bottom rollers, fluted bottom roller; Top arm: pendulum arm, drafting arm, weighting arm; Lappet: lappets, lappet hook, thread guide, abc ring; Spindle tape: spindle tapes; Compact attachment: compact spinning attachment, suction compact, perforated drum, compact conversion; Traveller: ring traveller, ring travellers, travellers',
  'Open-end spinning':
    'Rotor: rotors, OE rotor, OE rotors, rotor cup, rotor disc; Opening roller: opening rollers, comb roller; Navel: navels, rotor navel',
  Winding:
    'Winding drum: winding drums, grooved drum, cone winder drum; Yarn clearer: yarn clearers, clearer, clearers; Splicer: splicers, air splicer, splicing chamber; Waxing unit: wax roller, waxing device',
  'TFO and doubling': 'TFO spindle: TFO spindles, TFO pot; Yarn feeder capsule: capsule, capsules',
  Texturising:
    'Friction disc: friction discs, PU disc, ceramic disc; Intermingling jet: intermingling jets, nozzle jet, air jet nozzle, interlacing jet; Spinneret: spinnerets; Heater: heaters, primary heater',
  Warping:
    'Warp beam: warp beams, warper beam, beams, weaver beam, weavers beam, loom beam; Tensioner: yarn tensioner, tension device',
  Weaving:
    'Reed: reeds, loom reed, airjet reed, profile reed, weaving reed; Heald wire: heald wires, healds, heddles, drop heald, heald; Heald frame: heald frames, harness frame; Dropper: droppers, drop wire, drop wires, drop pin; Shuttle: shuttles, loom shuttle; Picker: pickers, loom picker; Rapier gripper: gripper, grippers, rapier head, rapier grippers; Rapier tape: rapier tapes, rapier band; Nozzle: main nozzle, main nozzles, sub nozzle, relay nozzle, sub nozzles, relay nozzles, nozzles; Relay valve: solenoid valve, relay valves, solenoid valves; Jacquard harness: harness, jacquard harness cord, harness cord, comber board; Jacquard module: m module, m4 module, m5 module, selection module; Temple: temples, temple ring, temple cylinder; Emery roll: sand roll, gripper tape, needle tape; Weft cutter: cutter blade, loom cutter, weft scissors; Selvedge device: leno device, tuck-in unit, selvage device; Reed drive: reed drives; Sley: sley beam; Let-off unit: let off motor, ELO, take-up unit, ETU; Pirn: pirns, loom pirn',
  Knitting:
    'Knitting needle: knitting needles, latch needle, latch needles, circular knitting needle, compound needle, needle, needles; Sinker: sinkers; Knitting cylinder: cylinder, dial, cylinder and dial, cylinders; Knitting cam: cams, cam, knitting cams; Positive feeder: yarn feeder, memminger feeder, storage feeder, MPF feeder; Take-down unit: cloth take-down; Needle detector sensor: needle sensor, fabric fault sensor',
  Nonwoven: 'Felting needle: felting needles, needle punching needle, punching needle',
  Processing:
    'Dyeing carrier: carrier, dye carrier, yarn carrier, spindle carrier; Dye pump: circulation pump; Heat exchanger: heat exchangers; Squeezing roller: mangle roller, rubber roller, padding roller',
  Printing:
    'Rotary screen: rotary screens, nickel screen, nickel screens, screens; Flat screen: flat screens, printing frame; Print head: print heads, printhead, printheads, kyocera head, epson head; Printing blanket: blanket, printing blankets; Squeegee: squeegees, magnet roller; End ring: end rings, rotary end ring',
  Finishing:
    'Stenter clip: stenter clips, clip, pin plate, pin bar, stenter pin, stenter chain; Felt blanket: felt blankets, endless felt, decatising cloth, compactor felt; Rubber belt: sanforising belt, sanforizing rubber belt, compactor belt; Emery sleeve: emery paper, raising wire, raising fillet; Expander: expander roller, banana roller',
  Embroidery:
    'Embroidery frame: embroidery hoop, hoops, border frame; Sequin device: sequence device, sequin attachment, cording device',
  Stitching:
    'Rotary hook: rotary hooks, hook set; Bobbin case: bobbin cases, bobbin; Sewing needle: sewing needles, sewing machine needle, sewing machine needles, DBx1, DPx5, DCx27, needle DBx1, needle DPx5, needle DCx27, needles DBx1, needles DPx5, needles DCx27; Presser foot: presser feet, pressure foot; Feed dog: feed dogs, throat plate, needle plate; Looper: loopers, overlock looper; Sewing motor: servo motor sewing, clutch motor, sewing machine motor; Sewing folder: folders, binder attachment, folder attachment; Knife: knives, overlock knife; Machine head: sewing head; Table and frame: table top, machine table',
  Cutting:
    'Cutting blade: blades, cutting blades, straight knife blade, band knife blade, blade; Grinding stone: sharpening belt, grinding wheel, sharpening stone',
  General:
    'Bearing: bearings, ball bearing, needle bearing, deep groove ball bearing; Belt: belts, timing belt, V belt, flat belt, nylon belt; Gear: gears, gear wheel, worm gear, pinion, bevel gear; Chain: chains, chain link, roller chain; Shaft: shafts, cam shaft, crank shaft; Bush: bushes, bushing; Spring: springs; Motor: motors, electric motor, servo motor, induction motor; Inverter: inverters, VFD, AC drive, variable frequency drive, servo drive; Circuit board: PCB, PCB card, control card, electronic card, circuit boards, CPU board, main board, card board, driver board; Control panel: panel, electrical panel, PLC panel, display panel, HMI, touch screen; Sensor: sensors, proximity sensor, weft sensor, photo sensor; Encoder: encoders; Contactor: contactors, switchgear, relay; Brake: brakes, clutch, brake clutch, clutch plate; Lubrication pump: oil pump, lubricator, grease pump; Pneumatic cylinder: air cylinder, pneumatic cylinders; Filter: filters, oil filter, air filter; Hand tool: spanner, allen key, tool set, tool kit; Setting gauge: leaf gauge, feeler gauge, roller setting gauge; Lifting trolley: trolley, beam trolley, doffing trolley, can trolley; Bobbin trolley: cone trolley, yarn trolley',
}

interface Named {
  name: string
  aliases: string
}
const namesOf = (text: string): Named[] =>
  text.split(';').map((one) => {
    const [name = '', aliases = ''] = one.split(':')
    return { name: name.trim(), aliases: aliases.trim() }
  })
const plainNames = (text: string | undefined): readonly string[] => (text ? namesOf(text).map(({ name }) => name) : [])

const of = (group: string): Condition => ({ any: [isUnset('machineGroup'), { field: 'machineGroup', in: [group] }] })
const optionsOf = (groups: Readonly<Record<string, string>>, suffix: string) =>
  Object.entries(groups).flatMap(([group, text]) =>
    optionGroup(
      `${group}${suffix}`,
      namesOf(text).map(({ name, aliases }) => option(name, aliases)),
      group === 'General' ? undefined : of(group),
    ),
  )

/** What decides which figures a machine or part has. */
export const machineType = openVocabulary([...optionsOf(MACHINES, ''), ...optionsOf(PARTS, ' parts')])

const machinesOf = (...groups: readonly string[]): readonly string[] =>
  groups.flatMap((group) => plainNames(MACHINES[group]))

/** Every type that is a part rather than a machine. */
export const PART_TYPES: ReadonlySet<string> = new Set(Object.values(PARTS).flatMap(plainNames))

/** Machines sold by themselves that are mounted on looms. */
const ON_LOOMS: ReadonlySet<string> = new Set([
  'Dobby',
  'Jacquard',
  'Weft feeder',
  'Warp tying machine',
  'Drawing-in machine',
  'Cloth roller',
])

/** The department of a type; "" for parts of several. */
export function groupOfType(type: string): string {
  return GROUP_BY_TYPE.get(type) ?? ''
}
const GROUP_BY_TYPE: ReadonlyMap<string, string> = new Map(
  [...Object.entries(PARTS), ...Object.entries(MACHINES)].flatMap(([group, text]) =>
    group === 'General' ? [] : plainNames(text).map((name) => [name, group] as const),
  ),
)

/** The types that share figures, by what they share. */
export const TYPES = {
  looms: machinesOf('Weaving').filter((name) => !ON_LOOMS.has(name)),
  circular: ['Circular knitting machine', 'Socks knitting machine', 'Seamless knitting machine'],
  flat: ['Flat knitting machine'],
  warpKnit: ['Warp knitting machine', 'Raschel machine', 'Crochet machine'],
  knitting: machinesOf('Knitting'),
  /** By spindles, drums, positions or deliveries. */
  spindled: [
    ...machinesOf('Ring spinning', 'Roving', 'Winding', 'TFO and doubling', 'Texturising', 'Vortex spinning'),
    'Draw frame',
  ].filter((name) => name !== 'Steaming machine' && name !== 'Extrusion line'),
  rotors: ['Rotor spinning machine'],
  heads: [...machinesOf('Embroidery').filter((name) => name !== 'Hotfix machine'), 'Comber'],
  needled: [
    'Multi-head embroidery machine',
    'Single-head embroidery machine',
    'Chainstitch machine',
    'Flatlock machine',
    'Quilting machine',
    'Lockstitch machine',
    'Overlock machine',
  ],
  sewing: machinesOf('Stitching'),
  /** By the size of the blade. */
  bladed: ['Straight-knife cutter', 'Band-knife cutter', 'Round-knife cutter', 'End cutter', 'Strip cutter'],
  threaded: ['Overlock machine', 'Flatlock machine', 'Chainstitch machine'],
  /** By the width of the cloth or beam. */
  wide: [
    ...machinesOf('Weaving').filter((name) => !['Dobby', 'Jacquard', 'Weft feeder'].includes(name)),
    ...machinesOf('Warping', 'Sizing', 'Printing', 'Finishing', 'Nonwoven'),
    ...['Flat knitting machine', 'Warp knitting machine', 'Raschel machine', 'Crochet machine', 'Card', 'Jigger'],
    ...['Singeing machine', 'Bleaching range', 'Mercerising machine', 'Pad-batch range', 'Pad-steam range'],
    ...['Indigo dyeing range', 'Washing range', 'Dryer', 'RF dryer', 'Quilting machine', 'Schiffli machine'],
    ...['Fusing machine', 'Spreading machine', 'Automatic cutter', 'Plotter', 'Needle detector', 'Laser cutter'],
    ...[
      'Reed',
      'Heald frame',
      'Warp beam',
      'Rotary screen',
      'Printing blanket',
      'Felt blanket',
      'Rubber belt',
      'Temple',
    ],
  ],
  /** By the weight or volume of a batch, or by output. */
  loaded: [
    'Soft-flow dyeing machine',
    'Jet dyeing machine',
    'Winch',
    'Yarn dyeing machine',
    'Hank dyeing machine',
    'Beam dyeing machine',
    'Garment dyeing machine',
    'Hydro extractor',
    'RF dryer',
    'Dryer',
    'Jigger',
    'Steaming machine',
    'Bale press',
    'Double roller gin',
    'Saw gin',
    'Blowroom line',
    'Card',
    'Extrusion line',
    'Spunbond line',
    'Needle-punching line',
    'Garnetting machine',
    ...machinesOf('Utility', 'Effluent').filter((name) => name !== 'Overhead cleaner'),
  ],
  coloured: ['Rotary printing machine', 'Flat-bed printing machine', 'Digital printing machine'],
  heated: [
    ...machinesOf('Processing', 'Printing', 'Finishing'),
    'Sizing machine',
    'Boiler',
    'Thermic fluid heater',
    'Texturising machine',
    'Steaming machine',
  ],
  chambered: ['Stenter', 'Relax dryer', 'Loop steamer', 'Dryer', 'Coating machine'],
} as const satisfies Record<string, readonly string[]>
