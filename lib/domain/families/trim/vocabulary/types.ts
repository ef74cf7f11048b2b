import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** What decides which fields a trim has. */
export const trimType = openVocabulary([
  ...optionGroup('Fastenings', [
    option('Button', 'buttons, button, batan, gundi'),
    option(
      'Snap button',
      'snap, snaps, snap buttons, press button, press buttons, press stud, press studs, snap fastener, snap fasteners, tich button, tich buttons, press fastener, press fasteners, chit pit button, chitpit button, ring snap, prong snap, gripper snap',
    ),
    option(
      'Zipper',
      'zip, zips, zippers, zip fastener, slide fastener, slide fasteners, zip chain, zipper chain, chain zip, zip roll, zipper roll',
    ),
    option(
      'Zipper slider',
      'zip slider, zip sliders, zipper sliders, zip runner, zip runners, zipper runner, zip puller, zip pullers, zipper puller, zipper pullers, zip pull, zipper pull, zip head, zipper head, runner slider, puller, pullers',
    ),
    option(
      'Hook and eye',
      'hook & eye, bra hook & eye, bra hook and eye, hooks and eyes, hook n eye, hook eye, hook and bar, hook & bar, hook bar, trouser hook, trouser hooks, pant hook, bra hook, bra hooks, blouse hook, blouse hooks, skirt hook, skirt hooks, hook and eye tape, hook & eye tape, hook eye tape',
    ),
    option('Eyelet', 'eyelets, grommet, grommets, aylet, eye let'),
    option('Rivet', 'rivets, rivit, rivits, metal stud, studs'),
    option('Buckle', 'buckles, bakkal, tri glide, triglide'),
    option(
      'Ring or adjuster',
      'd ring, d rings, o ring, o rings, ring and slider, ring & slider, ring slider, bra ring, bra rings, bra slider, strap adjuster, adjuster, adjusters, strap slider, square ring, snap hook, snap hooks, swivel hook, swivel hooks, lobster clasp, lobster hook, dog hook, g hook',
    ),
    option('Hook and loop tape', 'velcro, velcro tape, hook and loop, hook & loop, hook loop tape, magic tape, velkro'),
    option('Cord stopper', 'cord lock, cord locks, cord stoppers, toggle stopper, dori stopper, cord end, cord ends'),
    option('Magnetic clasp', 'magnet button, magnetic button, magnetic snap, magnet lock, magnetic closure'),
    option('Safety pin', 'safety pins'),
    option('Garment belt', 'garment belts, fabric belt, dress belt, trouser belt, belt for dress'),
  ]),
  ...optionGroup('By the metre', [
    option('Elastic', 'elastics, elastic tape, elastic band, elastic webbing, waistband elastic, ilastic, lastic'),
    option('Tape', 'tapes, garment tape, webbing, niwar, newar, patti tape'),
    option('Ribbon', 'ribbons, ribbon tape, riban'),
    option('Lace', 'laces, less, lais, trimming lace, lace trim, lace trims'),
    option('Braid', 'braids, gota, gota patti, rick rack, ric rac, rickrack, soutache, braided trim, kinari'),
    option('Piping', 'pipings, piping cord, piping tape, magji'),
    option(
      'Drawcord',
      'drawcords, draw cord, draw cords, drawstring, drawstrings, draw string, dori, doris, nada, paracord, shoe lace, shoe laces, shoelace, shoelaces, cord',
    ),
    option('Fringe', 'fringes, jhalar'),
    option('Border', 'borders, zari border, saree border, border lace, lehenga border'),
    option(
      'Trouser waistband',
      'trouser waistbands, pant waistband, grip waistband, waistband lining, waistband roll, waistband curtain',
    ),
    option('Feather trim', 'feather trims, feather lace, feather fringe, ostrich feather, ostrich feathers, marabou'),
    option('Tassel', 'tassels, latkan, latkans, fundi, phundi, pom pom, pom poms, pompom'),
  ]),
  ...optionGroup('Labels and patches', [
    option('Label', 'labels, lable, lables, garment label, garment labels, neck label, neck labels'),
    option('Hangtag', 'hangtags, hang tag, hang tags, swing tag, swing tags, price tag, price tags, tag, tags'),
    option('Patch', 'patches, badge, badges, applique, appliques, motif, motifs, crest, crests, logo patch'),
  ]),
  ...optionGroup('Inside the garment', [
    option(
      'Rib collar and cuff',
      'rib collar, rib collars, rib cuff, rib cuffs, flat knit collar, flat knit collars, flat knitted collar, flat knitted collars, knitted collar, knitted collars, collar and cuff, collar & cuff, collars and cuffs, t shirt collar, t-shirt collar, polo collar',
    ),
    option(
      'Interlining',
      'interlinings, inter lining, interfacing, dot fusible, fusing, fusing paper, fusing cloth, canvas interlining, fusible canvas, collar canvas, tailor canvas, tailoring canvas, hymo, hymo canvas, chest piece, collar lining, buckram, bukram',
    ),
    option('Shoulder pad', 'shoulder pads, shoulder padding'),
    option('Collar stay', 'collar stays, collar bone, collar bones, collar stiffener, collar stiffeners'),
    option(
      'Bra accessory',
      'bra accessories, bra cup, bra cups, underwire, underwires, bra wire, bra wires, bra pad, bra pads',
    ),
  ]),
  ...optionGroup('Decoration', [
    option('Sequin', 'sequins, sitara, sitare, spangle, spangles, paillette, paillettes, tikli, tiki'),
    option('Bead', 'beads, moti, pearl, pearls, cutdana, cut dana, bugle, bugles'),
    option(
      'Bow or flower',
      'satin bow, satin bows, ribbon bow, ribbon bows, lingerie bow, lingerie bows, fabric flower, fabric flowers, satin flower, satin rose, ribbon rose, rosette, rosettes',
    ),
    option('Stone', 'stones, rhinestone, rhinestones, hotfix, hot fix, kundan, nagina, nag, crystal, crystals'),
  ]),
])

const is = (...types: readonly string[]): Condition => ({ field: 'trimType', in: types })

/** The branches: which types have a field. */
export const IS_BUTTON = is('Button')
export const IS_ZIP = is('Zipper', 'Zipper slider')
/** Sized by ligne or by millimetres. */
export const HAS_LIGNE = is('Button', 'Snap button')
export const IS_ELASTIC = is('Elastic')
export const IS_LABEL = is('Label')
export const HAS_LABEL_TYPE = is('Label', 'Patch')
/** Sold by their weight per area. */
export const HAS_GSM = is('Interlining', 'Hangtag')
/** May stretch; elastic is asked for it. */
export const CAN_STRETCH = is('Elastic', 'Lace', 'Tape', 'Drawcord', 'Braid')
/** Woven, printed or embroidered in colours. */
export const HAS_COLOURS = is('Label', 'Patch', 'Hangtag', 'Ribbon', 'Elastic', 'Tape', 'Lace', 'Rib collar and cuff')
/** Can shrink in the wash. */
export const CAN_SHRINK = is(
  'Elastic',
  'Tape',
  'Ribbon',
  'Lace',
  'Braid',
  'Piping',
  'Drawcord',
  'Fringe',
  'Border',
  'Hook and loop tape',
  'Interlining',
  'Label',
  'Shoulder pad',
  'Trouser waistband',
  'Rib collar and cuff',
)
/** Sold by a number of its own: hook no. 3, eyelet no. 22, stone SS16, cup 34B. */
export const HAS_TRADE_SIZE = is(
  'Hook and eye',
  'Eyelet',
  'Rivet',
  'Snap button',
  'Stone',
  'Bra accessory',
  'Label',
  'Shoulder pad',
  'Bead',
  'Safety pin',
  'Rib collar and cuff',
)
export const IS_INTERLINING = is('Interlining')
/** Narrow goods, sold by length and width. */
const NARROW = [
  'Elastic',
  'Tape',
  'Ribbon',
  'Lace',
  'Braid',
  'Piping',
  'Drawcord',
  'Fringe',
  'Border',
  'Hook and loop tape',
  'Trouser waistband',
  'Feather trim',
] as const
export const IS_NARROW = is(...NARROW)
export const BY_THE_METRE: ReadonlySet<string> = new Set([...NARROW, 'Interlining'])
/** How narrow goods are made. */
export const HAS_STRUCTURE = is(
  'Elastic',
  'Tape',
  'Ribbon',
  'Lace',
  'Braid',
  'Drawcord',
  'Border',
  'Hook and loop tape',
)
export const HAS_STRUCTURE_ASKED = is('Elastic', 'Tape', 'Lace', 'Braid')
/** Their one size is not their chain number or the width of cloth. */
export const HAS_SIZE: Condition = { not: is('Zipper', 'Zipper slider', 'Interlining') }
export const HAS_SIZE_ASKED: Condition = {
  not: is(
    'Button',
    'Snap button',
    'Zipper',
    'Zipper slider',
    'Interlining',
    'Shoulder pad',
    'Bra accessory',
    'Tassel',
    'Collar stay',
    'Feather trim',
    'Rib collar and cuff',
  ),
}
/** Metal or plastic parts, which are plated or coated and can come off. */
export const IS_HARDWARE = is(
  'Button',
  'Snap button',
  'Zipper',
  'Zipper slider',
  'Hook and eye',
  'Eyelet',
  'Rivet',
  'Buckle',
  'Ring or adjuster',
  'Cord stopper',
  'Magnetic clasp',
  'Safety pin',
)
/** Hardware that is plated whatever it is made of; of a zip only metal teeth are. */
export const HAS_FINISH: Condition = {
  any: [
    { all: [IS_HARDWARE, { not: IS_ZIP }] },
    {
      all: [
        IS_ZIP,
        { field: 'material', in: ['Brass', 'Zinc alloy', 'Iron', 'Steel', 'Aluminium', 'Copper', 'Metal'] },
      ],
    },
  ],
}
/** Hardware that a child may pull off, and decoration. */
export const CAN_COME_OFF = is(
  'Button',
  'Snap button',
  'Zipper',
  'Zipper slider',
  'Hook and eye',
  'Eyelet',
  'Rivet',
  'Buckle',
  'Ring or adjuster',
  'Cord stopper',
  'Magnetic clasp',
  'Patch',
  'Tassel',
  'Bow or flower',
  'Sequin',
  'Bead',
  'Stone',
)
