import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** What trims are made of. */
export const trimMaterial = openVocabulary([
  ...optionGroup('Plastic', [
    option('Polyester', 'polyester resin, poly, PES, pet'),
    option('Nylon', 'polyamide, PA, PA6'),
    option('ABS', 'ABS plastic, metallised plastic, plated plastic'),
    option('Acrylic', 'acrylic plastic, PMMA'),
    option('Urea', 'urea formaldehyde, melamine'),
    option('Casein', 'casein resin'),
    option('Acetal', 'POM, polyacetal, delrin'),
    option('PVC', 'vinyl, PVC film'),
    option('PET film', 'mylar, polyester film'),
    option('Polypropylene', 'PP'),
    option('TPU', 'thermoplastic polyurethane, mobilon'),
    option('Silicone', 'silicon'),
    option('Rubber', 'natural rubber, latex'),
    option('Plastic', 'resin, plastics'),
    option('Foam', 'PU foam, sponge'),
    option('EVA foam', 'EVA'),
  ]),
  ...optionGroup('Metal', [
    option('Brass', 'pital, solid brass'),
    option('Zinc alloy', 'zamak, zamac, zinc, alloy, die cast, diecast'),
    option('Iron', 'mild steel, MS, iron metal, loha'),
    option('Steel', 'spring steel'),
    option('Stainless steel', 'SS, SS 304, stainless'),
    option('Aluminium', 'aluminum'),
    option('Copper', 'tamba'),
    option('Metal', 'metallic'),
  ]),
  ...optionGroup('Natural', [
    option('Shell', 'MOP, mother of pearl, trocas, troca shell, river shell, agoya, akoya, seep'),
    option('Corozo', 'tagua, corozo nut, vegetable ivory'),
    option('Coconut', 'coconut shell, coco'),
    option('Wood', 'wooden, sheesham, bamboo'),
    option('Horn', 'buffalo horn, real horn'),
    option('Bone', 'buffalo bone'),
    option('Leather', 'genuine leather, real leather'),
    option('PU leather', 'PU, faux leather, rexine'),
    option('Jacron', 'jacron paper, washable paper'),
    option('Feather', 'feathers'),
    option('Paper', 'art card, kraft, board, art paper, ivory board'),
    option('Glass', 'glass crystal'),
  ]),
  ...optionGroup('Textile', [
    option('Cotton', 'organic cotton, 100% cotton'),
    option('Recycled polyester', 'rPET, recycled PET, GRS polyester'),
    option('Viscose', 'rayon'),
    option('Satin', 'polyester satin'),
    option('Polycotton', 'poly cotton, PC, TC'),
    option('Silk', 'resham'),
    option('Jute', 'jute yarn'),
    option('Linen', 'flax'),
    option('Wool', 'wool felt'),
    option('Metallic yarn', 'zari yarn, lurex, imitation zari, tested zari'),
    option('Fabric', 'cloth, self fabric'),
    option('Felt', 'polyester felt'),
    option('Net cloth', 'tulle, polyester net, nylon net'),
    option('Nonwoven', 'tyvek, spunbond'),
  ]),
])

/** How hardware is plated and how buttons and chains look. */
export const trimFinish = openVocabulary([
  ...optionGroup('Plating', [
    option('Nickel', 'nickel plated, nickle, nickel plating, bright nickel, shiny nickel, white nickel, nickel finish'),
    option('Black nickel', 'black nickel plated, dark nickel'),
    option('Antique nickel', 'antique nickel plated'),
    option('Antique brass', 'AB, anti brass, antique brass plated, antic brass, anti-brass'),
    option('Antique silver', 'anti silver, oxidised, oxidized, oxidised silver'),
    option('Antique copper', 'anti copper'),
    option('Gunmetal', 'gun metal, GM, gunmetal plated, dark gun'),
    option('Gold', 'gold plated, golden, gold plating, light gold, shiny gold, rose gold'),
    option('Silver', 'silver plated, silver plating, nickel-free silver, NF silver, shiny silver'),
    option('Copper', 'copper plated'),
    option('Brass', 'brass finish, brass plated, raw brass'),
    option('Chrome', 'chrome plated, CP, chromium'),
    option('Nylon coated', 'nylon coating, coated with nylon'),
    option('Rubber coated', 'rubberised, rubber paint'),
    option('Painted', 'enamel, enamelled, spray painted, powder coated, black coated, DTM painted, lacquered'),
  ]),
  ...optionGroup('Look', [
    option('Matt', 'matte, mat, dull finish, matt lamination, matte lamination, matt laminated'),
    option('Glossy', 'gloss, gloss lamination, glossy lamination, shiny, polished, bright'),
    option('Pearl', 'pearlised, pearl finish, pearlescent'),
    option('Chalk', 'chalky, chalk finish'),
    option('Horn look', 'horn finish, horn effect, imitation horn'),
    option('Wood look', 'wood finish, wood effect'),
    option('Transparent', 'clear, crystal clear, see through'),
    option('Dyed', 'piece dyed'),
    option('DTM dyed', 'DTM, dyed to match'),
    option('Natural', 'undyed, dyeable, dyable, raw finish, greige'),
    option('Printed', 'print, screen printed'),
    option('Hologram', 'holographic, iridescent, rainbow finish, laser finish'),
    option('Embossed', 'debossed, embossing'),
    option('Foil stamped', 'gold foil, silver foil, foil stamping'),
    option('Spot UV', 'UV coated, UV lamination'),
  ]),
])

export const trimStructure = openVocabulary([
  option('Woven', 'needle loom, needle-loom, woven elastic, loom woven'),
  option('Knitted', 'knit, knitted elastic, knitting, raschel knitted'),
  option('Crochet', 'crochet knitted, crocheted, crochet elastic'),
  option('Braided', 'braided elastic, braiding'),
  option('Nonwoven', 'non woven, non-woven'),
  option('Embroidered', 'embroidery, embroidered on net'),
])

export const trimEndUse = openVocabulary([
  option('Shirts', 'shirt, shirting'),
  option('Trousers', 'trouser, pants, pant, chinos, bottoms'),
  option('Jeans', 'denim, jean'),
  option('Jackets', 'jacket, outerwear, windcheater'),
  option('Blazers', 'blazer, suits, coats, coat'),
  option('Kurtas', 'kurta, kurti, kurtis, ethnic wear'),
  option('Dresses', 'dress, skirts, skirt, ladies tops, gowns'),
  option('Sarees and lehengas', 'saree, sarees, lehenga, lehengas, dupatta, blouse, blouses'),
  option('T-shirts', 't shirt, tee, polo, knitwear'),
  option('Sweaters and hoodies', 'sweaters, sweater, hoodies, hoodie, sweatshirts, sweatshirt, cardigans'),
  option('Leggings', 'legging, palazzo, pyjamas, night wear'),
  option('Sportswear', 'sports wear, track pants, active wear, tracksuits'),
  option('Innerwear', 'inner wear, underwear, lingerie, briefs, bra'),
  option('Kids wear', 'kidswear, kids, baby wear, infant, infants, baby, children, children wear, boys, girls'),
  option('Uniforms', 'uniform, workwear, work wear, school uniform'),
  option('Bags', 'bag, luggage, backpacks, purse, purses'),
  option('Shoes', 'footwear, shoe, chappal'),
  option('All garments', 'any garment, all clothes'),
  option('Home textiles', 'home textile, cushion, cushions, bed linen, curtains, pillow, mattress'),
])

export const trimPacking = openVocabulary([
  option('Gross box', 'gross packet, gross pack, per gross box'),
  option('Great gross bag', 'great gross pack'),
  option('1000 in a bag', 'thousand pack, 1000 pack'),
  option('100 in a bag', '100 pack, hundred pack, bundle of 100'),
  option('10 gross packet', '10 gross, ten gross packet'),
  option('Dozen card', 'card of 12, dozen on card'),
  option('Roll', 'rolls, coil roll'),
  option('Spool', 'spools, reel, reels, bobbin'),
  option('Card', 'on card, wound on card'),
  option('Hank or bundle', 'hank, bundle, lachi'),
  option('Loose by weight', 'loose, bulk, by weight'),
])

export const colourMatch = openVocabulary([
  option('Dyed to match', 'DTM, dye to match, matching dyed, dyed-to-match'),
  option('Stock shades', 'shade card, ready shades, stock colours'),
  option('Natural only', 'undyed only'),
])

/** What is sewn through, or how a button is held without holes. */
export const buttonShank = openVocabulary([
  option('None', 'no shank, flat'),
  option('Loop shank', 'shank, shank button, wire shank, metal loop, loop'),
  option('Self shank', 'moulded shank, built in shank'),
  option('Tunnel', 'tunnel shank, tunnel hole, through hole'),
  option('Tack', 'tack pin, nail, fixed shank, movable shank, swivel shank'),
])

export const trimStandards = openVocabulary([
  option('OEKO-TEX Standard 100', 'OEKO-TEX, Oekotex, OEKO-TEX class I, oeko tex'),
  option('EN 1811', 'nickel release, nickel release test'),
  option('REACH', 'REACH Annex XVII, azo free, azo-free, REACH compliant'),
  option('EN 71-1', 'pull test, EN 71, mechanical safety'),
  option('EN 71-3', 'heavy metals, migration of elements'),
  option('16 CFR 1303', 'CPSIA, CPSIA lead, lead in paint'),
  option('EN 14682', 'cords of children, drawstring safety'),
  option('BS EN 16732', 'EN 16732, BS 3084, slide fasteners'),
  option('ISO 105-C06', 'wash fastness'),
  option('GRS', 'Global Recycled Standard'),
  option('ISO 9001', 'ISO'),
])

export const trimGrades = openVocabulary([
  option('Export', 'export quality'),
  option('First', 'A grade, A quality'),
  option('Commercial', 'local quality, economy'),
  option('Second', 'B grade'),
])

export const trimPackages = openVocabulary([
  option('Carton', 'cartons, ctn, box carton, 5 ply carton'),
  option('Box', 'boxes, inner box'),
  option('Bag', 'bags, poly bag, HDPE bag, woven bag'),
  option('Roll', 'rolls'),
  option('Bundle', 'bundles'),
  'Loose',
])

/** How a trim is put on. */
export const trimFixing = openVocabulary([
  option('Sewn on', 'sew on, sewn, stitched on'),
  option('Set by machine', 'machine set, press machine, attached by machine, die set'),
  option('Hand tool', 'hand press, hand punch'),
  option('Iron-on', 'iron on, heat press, hot press, heat seal'),
  option('Glued', 'glue on, adhesive, paste on'),
  option('Hook and loop backed', 'velcro backed, velcro back'),
])
