import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

const CONES = ['Paper cone', 'Plastic cone', 'Dye cone'] as const
const YARN_TUBES = ['Paper tube', 'Plastic tube', 'Dye tube', 'Dye spring'] as const
const BOBBINS = ['Bobbin', 'Roving bobbin', 'Pirn', 'Spool'] as const
const BOARDS = ['Carton', 'Corrugated sheet', 'Partition'] as const
const BOXES = ['Carton', 'Mono carton', 'Rigid box', 'Wooden crate', 'Plastic crate'] as const
const FILM_BAGS = [
  'Polybag',
  'PP bag',
  'PVC bag',
  'LDPE liner',
  'Liner',
  'Zipper bag',
  'Vacuum bag',
  'Courier bag',
  'Carry bag',
] as const
const CLOTH_BAGS = ['Woven sack', 'Jumbo bag', 'Jute bag', 'Non-woven bag', 'Cotton bag'] as const
const FILMS = [
  'Film',
  'LDPE film',
  'Lay-flat tubing',
  'Stretch film',
  'Shrink film',
  'BOPP film',
  'Bubble film',
] as const
const ADHESIVE_TAPES = [
  'BOPP tape',
  'Paper tape',
  'Masking tape',
  'Double-sided tape',
  'Filament tape',
  'Tape',
] as const
const STRAPS = ['PP strap', 'PET strap', 'Steel strap', 'Cord strap', 'Strapping'] as const
const PALLETS = ['Wooden pallet', 'Plastic pallet', 'Metal pallet', 'Paper pallet', 'Pallet'] as const

/** The kinds of packing goods that have the same questions. */
export const PACKS = {
  cones: CONES,
  tubes: [...YARN_TUBES, 'Paper core'],
  supports: [...CONES, ...YARN_TUBES, ...BOBBINS],
  hollow: [...CONES, ...YARN_TUBES, ...BOBBINS, 'Paper core'],
  boards: BOARDS,
  boxes: BOXES,
  filmBags: FILM_BAGS,
  bags: [...FILM_BAGS, ...CLOTH_BAGS, 'Paper bag'],
  films: FILMS,
  micron: [...FILM_BAGS, ...FILMS, ...ADHESIVE_TAPES],
  tapes: ADHESIVE_TAPES,
  straps: STRAPS,
  pallets: PALLETS,
  rolls: [
    ...FILMS,
    ...ADHESIVE_TAPES,
    ...STRAPS,
    'Foam sheet',
    'Woven fabric',
    'Hessian cloth',
    'Corrugated roll',
    'Kraft paper',
    'Wax paper',
    'Barcode ribbon',
    'Packing twine',
  ],
  gsm: [
    'Mono carton',
    'Rigid box',
    'Corrugated roll',
    'Kraft paper',
    'Wax paper',
    'Tissue paper',
    'Backing board',
    'Bubble film',
    'Woven sack',
    'Woven fabric',
    'Jumbo bag',
    'Jute bag',
    'Hessian cloth',
    'Non-woven bag',
    'Cotton bag',
    'Paper bag',
    'Label',
  ],
  thick: [
    ...STRAPS,
    'Foam sheet',
    'Thermocol',
    'Corner board',
    'Backing board',
    'Rigid box',
    'Corrugated sheet',
    'Hanger',
  ],
  woven: ['Woven sack', 'Woven fabric', 'Jumbo bag'],
  plastic: [
    'Plastic cone',
    'Dye cone',
    'Plastic tube',
    'Dye tube',
    ...FILM_BAGS,
    ...FILMS,
    'Woven sack',
    'Jumbo bag',
    'Woven fabric',
    'Non-woven bag',
    'BOPP tape',
    'Filament tape',
    'PP strap',
    'PET strap',
    'Foam sheet',
    'Thermocol',
    'Plastic pallet',
    'Plastic crate',
    'Tag pin',
  ],
} as const satisfies Record<string, readonly string[]>

/** Holds for these kinds of packing goods. */
export const isOneOf = (...kinds: readonly string[]): Condition => ({ field: 'packType', in: kinds })

/** What mills, processors and garment makers pack with. */
export const packType = openVocabulary([
  ...optionGroup('Cones, tubes and bobbins', [
    option(
      'Paper cone',
      'paper cones, cone, cones, yarn cone, yarn cones, kraft cone, kraft paper cone, cardboard cone, cardboard cones, conical paper cone, textile paper cone, textile paper cones, yarn paper cone, kagaz cone, paper yarn cone, empty cone, empty cones, tfo cone, tfo paper cone, oe cone, autoconer cone, knitting cone, waxed paper cone',
    ),
    option(
      'Plastic cone',
      'plastic cones, yarn plastic cone, thread cone, thread cones, plastic thread cone, sewing thread cone, plastic yarn cone',
    ),
    option(
      'Dye cone',
      'dye cones, dyeing cone, dyeing cones, perforated cone, perforated plastic cone, perforated cones, yarn dyeing cone',
    ),
    option(
      'Paper tube',
      'paper tubes, tube, tubes, yarn tube, dty tube, dty tubes, dty paper tube, poy tube, poy paper tube, fdy tube, fdy paper tube, texturising tube, paper cheese tube, cheese tube, kraft paper tube, parallel tube, parallel paper tube, spiral paper tube, cardboard tube, cardboard tubes, textile paper tube, poy bobbin, paper bobbin, cylindrical paper tube',
    ),
    option('Plastic tube', 'plastic tubes, plastic cheese tube, winding tube'),
    option(
      'Dye tube',
      'dye tubes, dyeing tube, dyeing tubes, perforated tube, perforated plastic tube, perforated dye tube, biconical tube, press to tube, yarn dyeing tube, yarn dyeing bobbin',
    ),
    option('Dye spring', 'dye springs, dyeing spring, dyeing springs, dye package spring, spring tube'),
    option(
      'Paper core',
      'paper cores, core pipe, core pipes, core tube, core tubes, paper core pipe, fabric roll tube, fabric tube, fabric core, cloth roll tube, cloth rolling tube, film core, paper pipe, paper pipes, paper roll core, fabric roll core, cardboard core, batching pipe',
    ),
    option(
      'Bobbin',
      'bobbins, ring bobbin, ring bobbins, ring frame bobbin, ring tube, ring tubes, spinning bobbin, spinning bobbins, babin',
    ),
    option(
      'Roving bobbin',
      'roving bobbins, simplex bobbin, simplex bobbins, speed frame bobbin, speed frame bobbins, fly frame bobbin, simplex tube',
    ),
    option('Pirn', 'pirns, weft pirn, weft pirns, kandi'),
    option(
      'Spool',
      'spools, king spool, thread spool, thread spools, zari spool, warping spool, double flange bobbin, flanged bobbin, flange bobbin, sewing thread spool',
    ),
  ]),
  ...optionGroup('Boxes and board', [
    option(
      'Carton',
      'cartons, corrugated carton, corrugated cartons, corrugated box, corrugated boxes, corrugated packaging box, carton box, carton boxes, cardboard box, cardboard boxes, cardboard carton, master carton, master cartons, shipper, shipper box, shipping box, shipping carton, export carton, export cartons, packing box, packing boxes, packaging box, brown box, brown boxes, outer carton, outer box, box, boxes, cfb, cfb box, ccb, rsc box, rsc carton, die cut box, die-cut carton, mailer box, mailer boxes, die cut mailer box, corrugated mailer box, shoe box, yarn carton, yarn box, garment carton, garment box, peti, khokha, khoka, gatta peti',
    ),
    option(
      'Mono carton',
      'mono cartons, folding carton, folding cartons, folding box, printed mono carton, inner box, garment inner box, shirt box, shirt boxes, paper box, paper boxes',
    ),
    option(
      'Rigid box',
      'rigid boxes, shirt box rigid, rigid shirt box, saree box, saree boxes, sari box, gift box, gift boxes, kappa box, kappa board box, set up box, magnetic box, lehenga box, cloth box',
    ),
    option(
      'Corrugated sheet',
      'corrugated sheets, corrugated pad, corrugated board, corrugated board sheet, layer pad, layer pads, corrugated layer pad',
    ),
    option(
      'Corrugated roll',
      'corrugated rolls, corrugated paper roll, 2 ply roll, corrugated sheet roll, single face roll, corrugated packaging roll',
    ),
    option(
      'Partition',
      'partitions, carton partition, box partition, corrugated partition, carton divider, cell divider',
    ),
    option(
      'Cone separator',
      'cone separators, yarn separator, pallet separator, separator pad, cone tray, cone trays, yarn tray, pulp tray, layer separator',
    ),
    option(
      'Kraft paper',
      'kraft paper roll, kraft roll, brown paper, wrapping paper, packing paper, mg kraft, ribbed kraft, kraft paper rolls, brown kraft paper',
    ),
    option('Wax paper', 'waxed paper, waxed kraft paper, wax coated paper'),
    option(
      'Tissue paper',
      'tissue, tissue papers, butter paper, garment tissue paper, wrapping tissue, acid free tissue, silver tissue',
    ),
    option(
      'Backing board',
      'shirt board, shirt boards, back board, backing boards, garment board, fabric board, insert board, grey board insert, patta, shirt patta, cloth board, than patta, bolt board',
    ),
    option(
      'Paper bag',
      'paper bags, paper carry bag, paper carry bags, brown paper bag, paper shopping bag, paper sack, paper sacks',
    ),
  ]),
  ...optionGroup('Bags and sacks', [
    option(
      'Polybag',
      'polybags, poly bag, poly bags, polythene bag, polythene bags, polyethylene bag, polyethylene bags, plastic bag, plastic bags, packing bag, packing bags, garment bag, garment bags, garment poly bag, garment poly, garment polybag, garment poly bags, garment plastic bag, bag, bags, thaili, panni',
    ),
    option('PVC bag', 'pvc bags, pvc blanket bag, pvc bedsheet bag, pvc pouch, pvc packing bag'),
    option('Vacuum bag', 'vacuum bags, vacuum storage bag, vacuum packing bag'),
    option('PP bag', 'pp bags, pp poly bag, pp packing bag, pp cover, pp covers'),
    option('LDPE liner', 'ldpe liners, ldpe liner bag'),
    option(
      'Liner',
      'liner, liners, liner bag, liner bags, carton liner, bag liner, poly liner, cone bag, cone bags, yarn cone bag, box liner',
    ),
    option(
      'Zipper bag',
      'zipper bags, ziplock bag, ziplock bags, zip lock bag, zip lock bags, zip bag, slider bag, slider zipper bag, bedsheet bag, blanket bag, saree bag, saree cover',
    ),
    option(
      'Courier bag',
      'courier bags, mailer bag, mailer, mailers, poly mailer, poly mailers, tamper proof bag, security bag, courier cover, pod bag, tamper proof courier bag',
    ),
    option(
      'Carry bag',
      'carry bags, plastic carry bag, shopping bag, shopping bags, vest bag, kairi bag, plastic carry bags',
    ),
    option(
      'Woven sack',
      'woven sacks, woven bag, woven bags, katta, bori plastic, raffia bag, hdpe/pp woven sack, hdpe pp woven sack, pp hdpe woven sack, hdpe/pp woven bag, sack, sacks',
    ),
    option('Jumbo bag', 'jumbo bags, fibc, fibc bag, fibc bags, big bag, big bags, bulk bag, ton bag, 1 ton bag'),
    option(
      'Jute bag',
      'jute bags, gunny bag, gunny bags, gunny, jute gunny bag, jute gunny bags, jute sack, jute sacks, hessian bag, hessian bags, bardan, bardana, bora, bori, b twill bag, sacking bag',
    ),
    option(
      'Non-woven bag',
      'non woven bags, nonwoven bag, nonwoven bags, non woven carry bag, spunbond bag, non woven saree cover, suit cover, garment cover, non woven saree bag, saree cover non woven',
    ),
    option(
      'Cotton bag',
      'cotton bags, cloth bag, cloth bags, canvas bag, tote bag, tote bags, cotton tote, cotton tote bag, cotton tote bags, canvas tote bag, thela, muslin bag',
    ),
  ]),
  ...optionGroup('Films and rolls', [
    option(
      'Stretch film',
      'stretch films, stretch wrap, stretch wrap film, stretch wrapping film, pallet wrap, cling wrap, wrapping film, stretch film roll, hand grade stretch film, machine stretch film',
    ),
    option('Shrink film', 'shrink films, shrink wrap, shrink roll, shrink film roll, shrink sleeve, shrink'),
    option('Film', 'films, film roll, film rolls, plastic film, packing film, packaging film'),
    option(
      'LDPE film',
      'ldpe films, ld film, polythene film, polythene roll, polythene sheet, poly film, ldpe roll, ldpe sheet, polyethylene film, plastic sheet, ld roll, polythene rolls',
    ),
    option(
      'Lay-flat tubing',
      'layflat tubing, lay flat tube, poly tubing, poly tube, poly tube roll, ldpe tube, ld tube, tubing roll, polythene tubing, tubing',
    ),
    option('BOPP film', 'bopp films, bopp roll, cpp film, pp film, bopp lamination film'),
    option(
      'Bubble film',
      'bubble wrap, air bubble, air bubble film, air bubble roll, air bubble sheet, bubble roll, bubble sheet, bubble wrap roll, air bubble wrap, bubble rolls',
    ),
    option(
      'Foam sheet',
      'foam, epe foam, epe foam sheet, epe sheet, epe roll, foam roll, epe foam roll, packing foam, expanded polyethylene foam',
    ),
    option(
      'Woven fabric',
      'hdpe fabric, hdpe sheet, woven sack fabric, sack fabric, pp woven fabric, bale wrapper, bale wrapping, bale cover, bale packing cloth, raffia fabric, tarpaulin, woven cloth',
    ),
    option(
      'Hessian cloth',
      'hessian, hessian bale cover, jute hessian bale cover, jute bale cover, hessian roll, jute cloth, jute hessian cloth, jute hessian, burlap, tat, hessian fabric, tat patti',
    ),
    option(
      'Barcode ribbon',
      'barcode ribbons, thermal ribbon, thermal transfer ribbon, ttr ribbon, wax ribbon, wax resin ribbon',
    ),
  ]),
  ...optionGroup('Tapes and straps', [
    option(
      'BOPP tape',
      'bopp tapes, bopp packing tape, bopp self adhesive tape, cello tape, cellotape, printed bopp tape, carton sealing tape, self adhesive bopp tape, packing tape bopp',
    ),
    option(
      'Paper tape',
      'kraft tape, kraft paper tape, gummed tape, gum tape, gummed paper tape, water activated tape, reinforced paper tape, paper tapes',
    ),
    option('Masking tape', 'masking tapes, crepe paper tape'),
    option(
      'Double-sided tape',
      'double sided tape, double side tape, tissue tape, ds tape, double sided tissue tape, foam tape',
    ),
    option('Filament tape', 'filament tapes, fibreglass tape, cross weave tape'),
    option(
      'Tape',
      'tapes, packing tape, packing tapes, packaging tape, self adhesive tape, adhesive tape, sealing tape, tape roll, tape rolls',
    ),
    option(
      'PP strap',
      'pp straps, pp strapping, pp strapping roll, pp box strap, box strapping, box strapping roll, polypropylene strap, polypropylene strapping, heat sealing strap, semi automatic strap, fully automatic strap, pp strap roll, pp patti, strap patti, box patti, pp strapping band',
    ),
    option(
      'PET strap',
      'pet straps, pet strapping, pet strap roll, polyester strap, polyester strapping, pet patti, pet strapping roll, pet strapping band',
    ),
    option(
      'Steel strap',
      'steel straps, steel strapping, baling hoop, bale hoop, hoop iron, cotton bale hoop, steel patti, baling strip, baling hoops',
    ),
    option('Cord strap', 'composite strap, cord strapping, composite cord strap, woven strap, lashing strap'),
    option('Strapping', 'strap, straps, strapping roll, strapping band, packing strap, patti'),
    option(
      'Strap seal',
      'strap seals, strapping seal, strapping seals, box strapping seal, box strapping seals, strapping clip, strapping clips, packing clip, packing clips, strap clip, strap buckle, seal clip',
    ),
    option(
      'Packing twine',
      'twine, sutli, plastic sutli, jute sutli, jute twine, plastic rope, pp rope, packing rope, baling twine, sutali, plastic twine, pp twine',
    ),
    option('Baling wire', 'baling wires, bale wire, bale tie, bale ties, cotton bale tie'),
  ]),
  ...optionGroup('Pallets and protection', [
    option('Wooden pallet', 'wooden pallets, euro pallet, timber pallet'),
    option('Plastic pallet', 'plastic pallets, roto pallet'),
    option('Metal pallet', 'metal pallets'),
    option('Paper pallet', 'paper pallets, corrugated pallet, honeycomb pallet'),
    option('Pallet', 'pallets'),
    option('Plastic crate', 'plastic crates, hdpe crate, hdpe crates, plastic bin'),
    option('Dunnage bag', 'dunnage bags, container air bag, air dunnage bag, dunnage air bag'),
    option('Thermocol', 'thermocol sheet, thermocol sheets, thermocol box, thermocole, eps sheet, eps box'),
    option('Shirt pin', 'shirt pins, shirt packing pin, shirt packing pins, steel shirt pin'),
    option('Wooden crate', 'wooden crates, wooden box, wooden boxes, crate, wooden case, plywood box, ply wood box'),
    option(
      'Corner board',
      'corner boards, edge board, edge boards, angle board, angle boards, edge protector, edge protectors, corner protector, paper angle, paper corner, corner plate, paper edge board, paper angle board, angle edge board, corner guard',
    ),
    option(
      'Silica gel',
      'desiccant silica gel, silica gel desiccant, silica gel packet, silica gel packets, silica gel pouch, silica gel sachet, silica gel sachets, silica, silica gel pouches, silica gel bag',
    ),
    option(
      'Desiccant',
      'desiccants, desiccant bag, clay desiccant, moisture absorber, container desiccant, dry bag, desiccant pouch, desiccant sachet',
    ),
  ]),
  ...optionGroup('Labels and garment packing', [
    option(
      'Label',
      'labels, sticker, stickers, barcode label, barcode labels, barcode sticker, barcode stickers, self adhesive label, adhesive label, thermal label, carton label, carton sticker, label roll, chromo label, size sticker, cone label, cone sticker, chromo sticker, paper sticker, barcode label roll',
    ),
    option(
      'Hanger',
      'hangers, garment hanger, garment hangers, cloth hanger, clothes hanger, wire hanger, clip hanger',
    ),
    option(
      'Collar support',
      'collar supports, collar stay, collar stays, collar band, collar bone, collar butterfly, butterfly, collar patti, shirt collar support',
    ),
    option(
      'Garment clip',
      'garment clips, shirt clip, shirt clips, u clip, plastic clip, packing pin, shirt packing clip',
    ),
    option('Tag pin', 'tag pins, loop pin, loop pins, kimble pin, tagging pin, tagging pins, tag bullet'),
  ]),
])

/** Holds for these kinds, for a kind in the seller's own words, and while the kind is open. */
export function isOneOfOrOwn(...kinds: readonly string[]): Condition {
  const others = packType.options.map(({ value }) => value).filter((value) => !kinds.includes(value))
  return { not: isOneOf(...others) }
}
