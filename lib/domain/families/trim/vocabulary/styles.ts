import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

const of = (...types: readonly string[]) => ({ field: 'trimType', in: types })

/** The styles of each type of trim. */
export const trimStyle = openVocabulary([
  ...optionGroup(
    'Buttons',
    [
      option('Sew-through', 'sew through, flat button, sewing button'),
      option(
        'Jeans tack',
        'jeans button, jeans buttons, jean button, denim button, denim buttons, tack button, tack buttons, shank jeans button, shank tack button',
      ),
      option('Covered', 'covered button, cloth covered, fabric covered, fabric button, potli button, potli'),
      option('Toggle', 'toggle button, toggle buttons, toggles, duffle button'),
      option('Stud', 'stud button, kurta stud, sherwani button, jodhpuri button'),
      option('Blazer', 'blazer button, blazer buttons, coat button, coat buttons, crest button'),
      option('Frog', 'frog closure, frog button, chinese knot'),
      option('Engraved', 'laser engraved, engraved button, logo button'),
    ],
    of('Button'),
  ),
  ...optionGroup(
    'Snaps',
    [
      option('Ring and prong', 'prong, ring prong, prong ring, jersey snap, open ring, five prong, 5 prong'),
      option('S-spring', 's spring'),
      option('Four-part', '4 part snap, four part snap, 4 part, four part'),
      option('Cap snap', 'pearl snap, pearl prong, cap prong, pearl cap'),
      option('Sew-on snap', 'sew on snap, sewing snap, sew on press button'),
      option('Plastic snap', 'KAM snap, T5 snap, resin snap'),
      option('Snap tape', 'press button tape, snap button tape'),
    ],
    of('Snap button'),
  ),
  ...optionGroup(
    'Zips',
    [
      option('Reverse coil', 'reverse zip, reversed coil'),
      option('Waterproof', 'water proof, water repellent, waterproof zip, laminated zip'),
      option('Two-tone', 'two tone, two colour'),
      option('Decorative teeth', 'rhinestone zip, diamond zip, corn teeth'),
      option('Flame-retardant zip', 'FR zip, nomex zip'),
    ],
    of('Zipper'),
  ),
  ...optionGroup(
    'Zip sliders',
    [
      option('Slider with puller', 'slider and puller, complete slider'),
      option('Slider body only', 'slider body, without puller'),
      option('Puller only', 'loose puller, puller without slider'),
    ],
    of('Zipper slider'),
  ),
  ...optionGroup(
    'Hooks',
    [
      option('Trouser hook and bar', 'two part hook, 2 part hook, four part hook, 4 part hook, pant hook and bar'),
      option('Hook and eye tape', 'hook eye tape roll, two row hook, three row hook, bra back closure'),
      option('Loose hook and eye', 'loose hook, wire hook, hook no 3, blouse hook and eye'),
      option('Fur hook', 'fur hook and eye'),
    ],
    of('Hook and eye'),
  ),
  ...optionGroup(
    'Buckles and rings',
    [
      option('Pin buckle', 'prong buckle, belt buckle'),
      option('Roller buckle', 'roller, roller pin buckle'),
      option('Side release', 'side-release, quick release, clip buckle'),
      option('Ladder lock', 'ladder lock buckle'),
      option('Dungaree buckle', 'dungaree, overall buckle, brace buckle'),
      option('Tri-glide', 'slider buckle, three bar slide'),
    ],
    of('Buckle'),
  ),
  ...optionGroup(
    'Rings',
    [
      option('D-ring', 'dee ring'),
      option('O-ring', 'round ring'),
      option('Bra ring and slide', 'nylon coated ring, nylon coated, bra adjuster, bra ring and slider'),
      option('Snap hook', 'trigger hook, bag hook'),
      option('Square ring', 'rectangular ring'),
    ],
    of('Ring or adjuster'),
  ),
  ...optionGroup(
    'Rivets',
    [
      option('Jeans rivet', 'jeans rivets, denim rivet, denim rivets, copper rivet'),
      option('Tubular rivet', 'tubular, bifurcated'),
      option('Decorative stud', 'nailhead, spike, cone stud'),
    ],
    of('Rivet'),
  ),
  ...optionGroup(
    'Elastics',
    [
      option('Plain elastic', 'flat elastic, waist elastic'),
      option('Jacquard elastic', 'jacquard waistband, logo elastic, branded elastic, name elastic'),
      option('Buttonhole elastic', 'button hole elastic, adjustable elastic'),
      option('Fold-over elastic', 'fold over elastic, FOE, foldover elastic, binding elastic'),
      option('Plush elastic', 'plush back, plush back elastic, lingerie elastic, picot elastic, picot'),
      option('Gripper elastic', 'silicone gripper, silicone elastic, gripper'),
      option('Drawcord elastic', 'elastic with drawcord, drawstring elastic'),
      option(
        'Cord elastic',
        'round elastic, round elastic cord, elastic cord, elastic dori, elastic string, mask elastic',
      ),
      option('Clear elastic', 'TPU elastic, TPU tape, mobilon, mobilon tape, transparent elastic'),
    ],
    of('Elastic'),
  ),
  ...optionGroup(
    'Tapes and ribbons',
    [
      option('Twill tape', 'twill, twill niwar'),
      option('Herringbone tape', 'herringbone, herring bone tape'),
      option('Bias binding', 'bias tape, bias, bias binding tape, bias cut tape, binding tape'),
      option('Neck tape', 'neck binding, shoulder tape, moon tape'),
      option('Webbing tape', 'bag webbing, belt webbing, strap webbing'),
      option('Reflective tape', 'reflective, hi-vis tape'),
      option('Seam-seal tape', 'seam sealing tape, seam seal'),
      option('Stay tape', 'fusible tape, fusing tape, hemming tape'),
      option('Rib tape', 'knitted tape, rib knit tape'),
      option('Print tape', 'printed tape, logo tape'),
      option('Hanger loop tape', 'hanger tape, hanger loop'),
    ],
    of('Tape'),
  ),
  ...optionGroup(
    'Ribbons',
    [
      option('Satin ribbon', 'double satin, single face satin, double face satin, satin'),
      option('Grosgrain', 'grosgrain ribbon, petersham'),
      option('Velvet ribbon', 'velvet'),
      option('Organza ribbon', 'organza, sheer ribbon'),
      option('Printed ribbon', 'logo ribbon'),
    ],
    of('Ribbon'),
  ),
  ...optionGroup(
    'Laces and borders',
    [
      option('Guipure', 'GPO lace, GPO, chemical lace, guipure lace, water soluble lace'),
      option('Schiffli', 'schiffli lace, eyelet lace, cutwork lace, broderie anglaise, hakoba lace'),
      option('Raschel', 'raschel lace, stretch lace, stretch raschel lace'),
      option('Leavers', 'leavers lace, chantilly, chantilly lace, bobbinet'),
      option('Crochet lace', 'crochet trim, crosia, crosia lace, cluny lace'),
      option('Handmade lace', 'bobbin lace, hand made lace, pillow lace'),
      option('Zari lace', 'gota lace, gota patti lace, sequin lace, moti lace, mirror lace, zari'),
      option('Pompom lace', 'pom pom lace, latkan lace'),
      option('Fringe lace', 'tassel lace'),
    ],
    of('Lace', 'Border'),
  ),
  ...optionGroup(
    'Cords',
    [
      option('Round cord', 'round dori, round drawcord, round drawstring, round'),
      option('Flat cord', 'flat dori, flat drawcord, flat drawstring, shoelace cord, tubular cord'),
      option('Tipped cord', 'metal tip, plastic tip, silicone tip, aglet, aglets, tipping'),
      option('Twisted cord', 'twisted dori, rope cord'),
      option('Paracord', 'parachute cord'),
    ],
    of('Drawcord'),
  ),
  ...optionGroup(
    'Braids',
    [
      option('Gota', 'gota patti braid, gota border, gota work'),
      option('Rick rack', 'ric rac braid, zigzag braid, zig zag braid'),
      option('Soutache', 'soutache braid, russia braid'),
      option('Zari braid', 'kinari braid, zari kinari'),
      option('Lurex braid', 'metallic braid'),
    ],
    of('Braid'),
  ),
  ...optionGroup(
    'Pipings',
    [
      option('Piping with cord', 'corded piping, cord piping'),
      option('Flat piping', 'piping without cord'),
      option('Reflective piping', 'hi-vis piping'),
      option('Satin piping', 'satin cord piping'),
    ],
    of('Piping'),
  ),
  ...optionGroup(
    'Tassels',
    [
      option('Thread tassel', 'silk tassel, thread latkan'),
      option('Bead latkan', 'moti latkan, beaded tassel, beaded latkan'),
      option('Pompom', 'pom pom ball, pom pom balls'),
      option('Cloth latkan', 'fabric latkan, potli latkan'),
    ],
    of('Tassel'),
  ),
  ...optionGroup(
    'Cord stoppers',
    [
      option('One-hole stopper', 'single hole stopper, one hole cord lock'),
      option('Two-hole stopper', 'double hole stopper, two hole cord lock'),
      option('Cord end', 'bell stopper, end bell'),
    ],
    of('Cord stopper'),
  ),
  ...optionGroup(
    'Bra accessories',
    [
      option('Underwire', 'bra under wire, wire for bra'),
      option('Moulded cup', 'molded cup, foam cup, bra foam cup'),
      option('Bra strap', 'bra straps, shoulder strap'),
      option('Removable pad', 'push up pad, cookie pad'),
    ],
    of('Bra accessory'),
  ),
  ...optionGroup(
    'Eyelets',
    [option('With washer', 'washer, eyelet with washer, with washers'), option('Without washer', 'no washer')],
    of('Eyelet'),
  ),
  ...optionGroup(
    'Hangtags',
    [
      option('With string', 'string, with seal string, with thread, string attached, with cord'),
      option('Without string', 'no string'),
      option('Seal string', 'seal tag, seal lock, plastic seal, hang tag string, tag seal'),
      option('Folded tag', 'booklet tag, fold tag'),
    ],
    of('Hangtag'),
  ),
  ...optionGroup(
    'Hook and loop',
    [
      option('Sew-on', 'sew on, sew on velcro'),
      option('Adhesive back', 'self adhesive, stick on, sticky back, adhesive velcro, gum velcro'),
      option('Hook side only', 'hook side, hook only'),
      option('Loop side only', 'loop side, loop only, soft side'),
      option('Back to back', 'double side velcro'),
    ],
    of('Hook and loop tape'),
  ),
  ...optionGroup(
    'Decoration',
    [
      option('Flat sequin', 'flat sequins, plain sequin'),
      option('Cup sequin', 'cup sequins, katori sequin'),
      option('Sequin reel', 'sequin string, sequin roll, sequins on thread, chain sequin'),
    ],
    of('Sequin'),
  ),
  ...optionGroup(
    'Beads',
    [
      option('Seed bead', 'seed beads, glass seed, katdana'),
      option('Bugle bead', 'pipe bead, pipe beads, bugle beads, nali'),
      option('Imitation pearl', 'plastic pearl, pearl bead, pearl beads, half pearl, ABS pearl, imitation pearls'),
    ],
    of('Bead'),
  ),
  ...optionGroup(
    'Stones',
    [
      option('Hotfix', 'hot fix stone, hot fix stones, hotfix stone, hotfix stones, DMC stone, iron on stone'),
      option('Sew-on stone', 'sew on stone, sew on rhinestone'),
      option('Mirror', 'mirrors, aina, sheesha, shisha'),
      option('Stone chain', 'cup chain, rhinestone chain, stone lace'),
      option('Kundan', 'kundan stone, kundan stones'),
      option('Nailhead stud', 'hotfix stud, hotfix nailhead'),
    ],
    of('Stone'),
  ),
  ...optionGroup(
    'Shoulder pads',
    [
      option('Set-in pad', 'set in pad, set in, set-in shoulder'),
      option('Raglan pad', 'raglan, raglan shoulder pad'),
      option('Sleeve head', 'sleeve head roll'),
    ],
    of('Shoulder pad'),
  ),
])
