import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** What a process house does to cloth after its colour. */
export const finishes = openVocabulary([
  ...optionGroup('Size and surface', [
    option(
      'Sanforised',
      'sanforized, sanforising, sanforizing, pre-shrunk, preshrunk, pre shrunk, shrinkage controlled, sanfor',
    ),
    option('Zero-zero', 'zero zero, zero-zero finish, 0-0 finish, zero zero finish'),
    option('Compacted', 'compact finish, compacting, compactor finish'),
    option('Heat-set', 'heat set, heatset, heat setting, heat setted'),
    option(
      'Mercerised',
      'mercerized, mercerising, mercerizing, double mercerised, double mercerized, chainless mercerised',
    ),
    option('Singed', 'singeing, gassed, singed and desized'),
    option('Calendered', 'calender finish, calendering, chintz, cire, ciré, schreiner, calendar finish, glazed'),
    option('Anti-skew', 'skewed, skew finish, anti skew'),
    option('Decatised', 'decatized, decatising, kier decatised, KD finish, KD finished'),
    option('Fulled', 'milled wool finish, fulled finish, felted finish'),
    option('Stentered', 'stenter finish, stentering'),
  ]),
  ...optionGroup('Hand', [
    option(
      'Silicone softener',
      'soft silicone, silicone finish, silicon finish, silicon wash, silicone wash, silicon softener',
    ),
    option('Softener', 'soft finish, cationic softener, softener finish, softened'),
    option(
      'Bio-polished',
      'bio, bio polish, bio polished, biopolish, bio wash, bio washed, biowash, biowashed, bio-wash',
    ),
    option('Enzyme wash', 'enzyme washed, enzyme finish, enzyme'),
    option('Air-washed', 'air wash, airo wash, airo washed, air washed, airo finish, tumble washed'),
    option('Peached', 'peach finish, peaching, peach, sueded, sueding, suede finish, carbon peach, emerised, emerized'),
    option(
      'Brushed',
      'raised, raising, brush finish, one side brush, both side brush, one side brushed, both side brushed, both sides brushed, brushed both sides, brushed both side, brushed on both sides, brushed on one side, brushed one side, napped, brushed back',
    ),
    option('Sheared', 'shearing, cropped'),
    option('Anti-pilling', 'anti pilling, antipilling, anti-pill, anti pill'),
    option('Starched', 'stiff finish, starch finish, hard finish, filler finish'),
  ]),
  ...optionGroup('Function', [
    option(
      'Wrinkle-free',
      'wrinkle free, crease resistant, easy care, non iron, non-iron, wrinkle resistant, DP finish',
    ),
    option('Resin', 'resin finish, resin finished, ETI'),
    option('Liquid ammonia', 'ammonia finish, liquid ammonia finish'),
    option(
      'Water-repellent',
      'water repellent, WR, DWR, water resistant, showerproof, WR finish, water proof, waterproof',
    ),
    option('Water-repellent C6', 'C6, C6 WR, C6 DWR, C6 finish'),
    option(
      'Water-repellent C0',
      'C0, C0 WR, C0 DWR, PFC free WR, PFC-free, PFAS-free, fluorine free WR, bionic finish',
    ),
    option('Stain-repellent', 'stain repellent, stain free, soil repellent, teflon, teflon finish, nano care'),
    option('Soil release', 'stain release, soil-release'),
    option(
      'Flame-retardant',
      'flame retardant, FR, fire retardant, FR finish, flame resistant, fire resistant, FR treated, proban, pyrovatex',
    ),
    option(
      'Anti-microbial',
      'anti microbial, antimicrobial, antibacterial, anti bacterial, anti-bacterial, anti odour, anti odor, anti viral',
    ),
    option('UV protection', 'UV, UPF, UPF 50, UPF 50+, uv cut, uv protected, anti UV, sun protection'),
    option(
      'Moisture management',
      'moisture wicking, wicking, quick dry, dry fit, dri-fit, dri fit, dryfit, coolmax, sweat wicking',
    ),
    option('Chlorine-resistant', 'chlorine resistant, chlorine proof'),
    option('Antistatic', 'anti static, anti-static'),
    option('Mosquito-repellent', 'mosquito repellent, insect repellent'),
  ]),
  ...optionGroup('Effects', [
    option('Crushed', 'crush, crush finish, crinkled, crinkle, crinkle finish'),
    option('Pleated', 'pleats, pleating, pleat'),
    option('Embossed', 'emboss, embossing'),
    option(
      'Embroidered',
      'embroidery, schiffli, schiffli embroidered, chikankari, chikan, chikan work, kantha, zardosi, aari work, embroidered fabric',
    ),
    option('Sequinned', 'sequins, sequin, sequence work, sequence, sequin work'),
    option('Quilted', 'quilting, quilted fabric'),
    option('Washed', 'garment wash look, pre washed, pre-washed, prewashed, washed finish'),
    option('Bonded', 'foam bonded, foam laminated'),
  ]),
])

/** What is laid on the cloth. */
export const coating = openVocabulary([
  option(
    'PU',
    'PU coated, PU coating, polyurethane, polyurethane coated, polyurethane coating, PU backed, PU milky coating, PU breathable, milky coating',
  ),
  option('PVC', 'PVC coated, PVC coating, vinyl, vinyl coated'),
  option('Acrylic', 'AC coated, AC coating, acrylic coated, PA coated, PA coating, acrylic coating'),
  option(
    'TPU laminate',
    'TPU, TPU membrane, bonded TPU membrane, TPU laminated, TPU lamination, laminated TPU, TPU film',
  ),
  option('PTFE laminate', 'PTFE, ePTFE, PTFE membrane, gore-tex'),
  option('PE laminate', 'PE laminated, LDPE laminated, PE coated, PE lamination'),
  option('Silicone coating', 'silicone coated, silicon coated, sil-nylon, silnylon'),
  option('Rubber', 'rubberised, rubberized, rubber coated, neoprene coated, latex coated'),
  option('Wax', 'waxed, wax coated, wax finish, waxed cotton, oiled'),
  option('Foam', 'foam coated, acrylic foam, blackout coated, 3 pass blackout'),
  option('Silver coating', 'silver coated, silver back, aluminium coated, aluminised'),
])

/** How denim is washed before it is sold. */
export const rinse = openVocabulary([
  option('Raw', 'rigid, unwashed, unwashed denim, loom state denim, dry denim'),
  option('Rinse', 'rinsed, rinse wash, rinse washed, one wash'),
  option('Stone', 'stone wash, stonewash, stone washed, stonewashed'),
  option('Enzyme', 'enzyme wash denim'),
  option('Bleach', 'bleach wash, bleached denim'),
  option('Acid', 'acid wash, ice wash, snow wash, acid washed'),
  option('Overdyed', 'over dyed, overdye, OD, over-dyed, tinted'),
  option('Mercerised flat finish', 'flat finish, flat mercerised, marble finish'),
])

export const slub = openVocabulary([
  option('No slub', 'without slub, non slub'),
  option('Slub', 'slubby, slub denim, slubbed, slub yarn'),
  option('Warp slub', 'ring slub, slub in warp'),
  option('Weft slub', 'slub in weft'),
  option('Cross slub', 'cross hatch, crosshatch, cross-hatch, slub both ways, cross hatch slub'),
])

export const handFeel = openVocabulary([
  option('Soft', 'softy, smooth soft, mulayam'),
  option('Very soft', 'super soft, buttery, ultra soft'),
  option('Smooth', 'silky, sleek'),
  option('Crisp', 'paper touch, papery, karak'),
  option('Firm', 'full, heavy hand, full hand'),
  option('Stiff', 'hard'),
  option('Dry', 'dry touch, sand wash hand'),
  option('Peachy', 'peach touch, velvety'),
])

export const drape = openVocabulary([
  option('Fluid', 'flowy, flowing, high drape, girav'),
  option('Medium', 'normal'),
  option('Structured', 'low drape, stiff drape, holds shape'),
])

export const opacity = openVocabulary([
  option('Sheer', 'see through, transparent, jali'),
  option('Semi-sheer', 'semi sheer, translucent'),
  option('Opaque', 'not see through, full cover'),
  option('Blackout', 'dim out, dimout'),
])

export const lustre = openVocabulary([
  option('Matt', 'mat, dull'),
  option('Semi-dull', 'semi dull, slight sheen'),
  option('Bright', 'shiny, glossy, high lustre, high shine'),
  option('Metallic', 'shimmer, lurex shine'),
])

export const stretchDirection = openVocabulary([
  option('No stretch', 'rigid, non stretch, non-stretch'),
  option('Stretch', 'stretchable, stretch fabric, direction not stated'),
  option('Weft', '2-way, 2 way, two way, 2 way stretch, two way stretch, weft stretch, width stretch, 1 way stretch'),
  option('Warp', 'warp stretch, length stretch'),
  option(
    '4-way',
    '4 way, four way, 4 way stretch, 4-way stretch, four way stretch, bi-stretch, bi stretch, biostretch',
  ),
  option('Mechanical', 'mechanical stretch, mech stretch'),
])

/** ISO 3758, in words. */
export const care = openVocabulary([
  option('Machine wash 30', 'wash 30, wash 30 C, machine wash cold, cold wash'),
  option('Machine wash 40', 'wash 40, machine wash warm'),
  option('Machine wash 60', 'wash 60, machine wash hot'),
  option('Boil wash', 'wash 95, boilable'),
  option('Gentle wash', 'mild wash, delicate wash'),
  option('Hand wash', 'handwash, hand wash only'),
  option('Do not wash', 'no wash'),
  option('Do not bleach', 'no bleach'),
  option('Bleach allowed', 'chlorine bleach, bleach'),
  option('Tumble dry low', 'low tumble'),
  option('Do not tumble dry', 'no tumble dry, line dry'),
  option('Dry flat', 'dry in shade, flat dry'),
  option('Iron low', 'cool iron, iron 110'),
  option('Iron medium', 'warm iron, iron 150'),
  option('Iron high', 'hot iron, iron 200'),
  option('Do not iron', 'no iron'),
  option('Dry clean', 'dryclean, dry clean only, P'),
  option('Do not dry clean', 'no dry clean'),
])

/** What the cloth was tested for. */
export const testPerformance = openVocabulary([
  option('Tensile strength', 'tensile, breaking strength, ISO 13934'),
  option('Tear strength', 'tear, tearing, ISO 13937, Elmendorf'),
  option('Seam slippage', 'seam opening, ISO 13936'),
  option('Bursting strength', 'bursting, ISO 13938'),
  option('Pilling', 'ISO 12945, Martindale pilling'),
  option('Abrasion', 'Martindale, ISO 12947, rub count'),
  option('Water spray', 'spray test, ISO 4920, AATCC 22, WR spray'),
  option('Hydrostatic head', 'water column, ISO 811, AATCC 127'),
  option('Flammability', 'ISO 15025, EN 11612, 16 CFR 1610, BS 5852, NFPA 701'),
  option('Antibacterial activity', 'ISO 20743, AATCC 100'),
  option('UV protection factor', 'AS/NZS 4399, EN 13758, UPF test'),
  option('Air permeability', 'ISO 9237'),
  option('Dimensional stability', 'ISO 5077, ISO 6330, shrinkage test'),
  option('Colour fastness', 'ISO 105, AATCC 61, AATCC 8'),
  option('Restricted substances', 'azo free, AZO test, REACH, formaldehyde test, APEO'),
])

/** Whether the buyer waits. */
export const stockType = openVocabulary([
  option('Ready', 'ready stock, in stock, off the shelf'),
  option('Running', 'running quality, never out of stock, NOOS, regular quality, continuity'),
  option('Made to order', 'make to order, against order, on order, custom dyed, custom print, order basis'),
  option('Surplus', 'export surplus, cancelled order, stock lot, left over, deadstock'),
])
