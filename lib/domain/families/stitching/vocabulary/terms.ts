import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** What a rate of stitches or prints is for: the same figure differs by the number of heads. */
export const ratePer = openVocabulary([
  option('Head', 'per head, each head, one head, per piece per head'),
  option('Machine', 'per machine, whole machine, all heads, per frame'),
  option('Panel', 'per panel, per placement, per piece'),
  option('Panel and colour', 'per panel per colour, per colour per panel, per colour, per hit'),
])

/** On what the work is done. */
export const workOn = openVocabulary([
  option('Cut panels', 'panels, cut parts, cut pieces, parts'),
  option('Stitched garments', 'garments, ready garments, finished garments, readymade'),
  option('Cloth by the metre', 'running fabric, running cloth, yardage, than, rolls, metre goods'),
  option('Sarees and dupattas', 'saree, sarees, dupatta, saree length'),
  option('Yokes and motifs', 'yoke, yokes, motif, motifs, patches, neck, butta, necklines'),
  option('Caps and bags', 'caps, bags, cap embroidery, towels'),
])

export const fabricTypes = openVocabulary([
  option('Knits', 'knit, knitted, hosiery, jersey, t-shirt fabric'),
  option('Wovens', 'woven, cotton woven'),
  option('Light wovens', 'shirting, rayon, poplin'),
  option('Heavy wovens', 'bottom weight, trouser weight, canvas, twill, drill'),
  option('Denim', 'jeans fabric, denim fabric'),
  option('Fine and slippery', 'georgette, chiffon, silk, satin, crepe, net'),
  option('Stretch and lingerie', 'lycra, power net, lingerie fabric, elastane, swimwear'),
  option('Velvet and pile', 'velvet, fleece, terry, polar fleece'),
  option('Wool and suiting', 'wool, suiting, worsted, tweed'),
  option('Coated and technical', 'coated, PU, waterproof, technical, laminated, FR fabric'),
  option('Leather', 'suede, faux leather, rexine'),
])

export const designFiles = openVocabulary([
  option('DST', 'tajima dst, dst file'),
  option('EMB', 'wilcom, wilcom emb, emb file'),
  option('AI', 'adobe illustrator, illustrator'),
  option('CDR', 'coreldraw, corel draw'),
  option('DXF marker', 'dxf, aama dxf, cad marker, optitex, gerber file'),
  option('PDF', 'tech pack, pdf tech pack'),
  option('JPG', 'jpeg, png, image, photo, artwork'),
])

export const digitising = openVocabulary([
  option(
    'Included',
    'punching free, free digitising, digitizing free, digitising free, digitizing included, free punching',
  ),
  option('Charged', 'punching extra, punching charge, digitizing charged, charge extra'),
  option('Buyer sends the file', 'ready file, party file, dst by party, no digitising'),
])

export const needlePolicy = openVocabulary([
  option('Broken needle log', 'needle log, broken needle record, needle policy'),
  option('Needle detector on all goods', 'metal detection, needle detection, metal detector, 100% metal detection'),
  option('Metal-free zone', 'metal free zone, metal free packing'),
])

export const complianceAudit = openVocabulary([
  option('SMETA', 'sedex, sedex 4 pillar, smeta 4 pillar'),
  option('BSCI', 'amfori BSCI, amfori'),
  option('WRAP', 'wrap gold, wrap certified'),
  option('SA8000', 'SA 8000, SA-8000'),
  option('SLCP', 'higg FSLM, FSLM'),
  option('Fair Trade', 'fairtrade, fair trade certified'),
  option('Disney FAMA', 'disney audit, fama'),
])

/** What handwork is done with. */
export const handMaterials = openVocabulary([
  option('Resham', 'silk thread, thread work, resham thread, anchor thread'),
  option('Zari and dabka', 'zari, dabka, nakshi, badla, kora, salli, tilla, gota'),
  option('Sequins', 'sitara, sequence, katori, tikki'),
  option('Beads and pearls', 'beads, moti, pearls, cutdana, bugle beads'),
  option('Stones', 'kundan, stone, swarovski, hot-fix stones, rhinestones, jarkan, zircon'),
  option('Mirrors', 'sheesha, abhla, mirror'),
  option('Patches', 'applique patches, gota patches'),
  option('Wool and crochet yarn', 'woollen thread, crewel'),
])

export const workDensity = openVocabulary([
  option('Light', 'butti, border only, simple, buti'),
  option('Medium', 'daman and neck, half work, medium work'),
  option('Heavy', 'all over work, jaal, heavy work, full work'),
  option('Bridal', 'bridal work, couture'),
])

export const panelPrint = openVocabulary([
  ...optionGroup('Screen', [
    option('Plastisol', 'plastisol print, gel print'),
    option('Water-based', 'water based, rubber print, khadi print, pigment print, non PVC'),
    option('High-density', 'high density, HD print, embossed print'),
    option('Puff', 'puff print, foam print, 3d print'),
    option('Discharge ink', 'discharge print'),
    option('Glitter and foil', 'foil print, glitter print, foil, glitter, shimmer print'),
    option('Flock print', 'flock, flocking'),
    option('Reflective and glow', 'reflective, glow, radium print'),
  ]),
  ...optionGroup('Digital and transfer', [
    option('DTG', 'direct to garment, DTG print'),
    option('DTF', 'direct to film, DTF print, DTF transfer'),
    option('HTV', 'heat transfer vinyl, vinyl, vinyl print'),
    option('Sublimation print', 'sublimation, sublimation jersey'),
    option('Heat transfer', 'heat transfer label, transfer sticker, plastisol transfer'),
  ]),
])

export const patternService = openVocabulary([
  option('Included', 'pattern free, grading included'),
  option('Charged', 'pattern charged, grading charged'),
  option('Buyer sends patterns', 'party pattern, ready marker, buyer pattern'),
])

export const stitchingStandards = openVocabulary([
  option('ISO 2859-1', 'AQL sampling, ANSI Z1.4, ISO 2859, IS 2500'),
  option('ISO 4915', 'stitch types, ISO 4916'),
  option('ASTM D6193', 'stitches and seams'),
  option('CPSIA', 'cpsia kids, 16 CFR 1610'),
  option('EN 14682', 'cords and drawstrings'),
])
