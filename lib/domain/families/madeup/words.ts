import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** What is done to the cloth before or after it is sewn. */
export const work = openVocabulary([
  option(
    'Print',
    'printed, prints, logo print, logo printed, screen print, rotary print, block print, block printed, hand block print, hand block printed, hand block, block work',
  ),
  option('Digital print', 'digital printed, digital prints, sublimation print, sublimated'),
  option('Puff print', 'puff printed, high density print'),
  option('Foil print', 'foil, foil printed, khari print, khadi print'),
  option(
    'Embroidery',
    'embroidered, emb, embroidery work, machine embroidery, resham work, thread work, thread embroidery, emb work',
  ),
  option('Chikankari', 'chikan, chikan work, lucknowi, lucknowi chikankari, lucknowi work'),
  option('Kantha', 'kantha work, kantha stitch'),
  option('Phulkari', 'phulkari work'),
  option('Zari', 'zari work, zari weaving, jari, jari work, zari woven, zari border'),
  option('Zardozi', 'zardosi, jardosi, zardozi work'),
  option('Sequin', 'sequins, sequence, sequence work, sitara, sequin work, sequined'),
  option('Mirror work', 'mirror, abhla, sheesha work'),
  option('Stone work', 'stone, swarovski, diamond work, siroski, hot fix, stone diamond'),
  option('Cutdana work', 'cutdana, cut dana, cut dana work, bead work, beads work, moti work'),
  option('Dori work', 'cord work'),
  option('Hand work', 'handwork, khatli, khatli work, hand embroidery, aari, aari work, hand made work'),
  option('Lace', 'lace border, lace work, gota patti, gota, gotta patti, lace patti, gota work, gota patti work'),
  option('Patch work', 'patchwork, applique, appliqué, cut work, cutwork'),
  option('Bandhani', 'bandhej, bandhni, tie and dye, tie dye, tie & dye, leheriya, leheria, shibori'),
  option('Ikat', 'patola, ikkat, sambalpuri'),
  option('Handloom', 'hand loom, handwoven, hand woven'),
  option('Batik', 'batik print'),
  option('Kalamkari', 'kalamkari print'),
  option('Ajrakh', 'ajrakh print, ajrak'),
  option('Bagru', 'bagru print, sanganeri, sanganeri print, dabu, dabu print'),
  option('Woven design', 'jacquard weaving, woven motif, woven border, brocade work, weaving work, banarasi weaving'),
  option(
    'Yarn-dyed check or stripe',
    'yarn dyed, yarn dyed check, yarn dyed stripe, yarn dyed checks, yarn dyed stripes',
  ),
  option('Quilting', 'quilted, ultrasonic quilting'),
  option('Smocking', 'smocked, shirring'),
  option('Distressed', 'ripped, whiskers, tone damage, damage wash'),
  option('Washed', 'enzyme wash, acid wash, stone wash, garment washed, garment dyed, pre washed, prewashed'),
  option('Plain', 'plain dyed, solid, no work, plain dyeing, solid dyed'),
])

export const occasion = openVocabulary([
  option('Daily wear', 'daily, regular wear, daily use, casual, casual wear, home wear'),
  option('Office wear', 'formal, formals, office, formal wear'),
  option('Party wear', 'party, partywear'),
  option('Festive', 'festival, festive wear, diwali, puja, eid, navratri, garba, festival wear'),
  option('Wedding', 'bridal, bridal wear, wedding wear, marriage, shaadi'),
  option('Sports', 'gym wear, activewear, active wear, sportswear, yoga wear, sports wear'),
  option('School', 'school wear'),
  option('Work uniform', 'uniform, uniforms, security guard, staff uniform, industrial uniform, housekeeping'),
  option('Hotel and hospital', 'hotel, hotels, hospital, hospitality, institutional'),
  option('Corporate gift', 'gifting, promotional, corporate gifting, corporate gifts, gift'),
])

export const season = openVocabulary([
  option('All season', 'all seasons, round the year'),
  option('Summer', 'summer wear, SS, spring summer, summer collection'),
  option('Winter', 'winter wear, AW, autumn winter, winter collection'),
  option('Monsoon', 'rainy season'),
])

export const gender = openVocabulary([
  option('Women', 'ladies, womens, female, woman, girls and ladies, lady, women’s, ladies wear, donna'),
  option('Men', 'gents, mens, male, man, men’s, gents wear, uomo'),
  option('Unisex', 'men and women, unisex adult'),
  option('Girls', 'girl, girls wear, female kids'),
  option('Boys', 'boy, boys wear, male kids'),
  option('Kids', 'children, child, kids unisex, bambino'),
  option('Babies', 'baby, infant, infants, newborn, toddler, toddlers'),
])

export const pattern = openVocabulary([
  option('Solid', 'solids, self colour, self color, unicolour'),
  option('Floral', 'flower, flowers, florals, floral pattern'),
  option('Checks', 'check, checked, checkered, gingham, plaid check, tartan'),
  option('Stripes', 'stripe, striped, lining pattern, patta'),
  option('Geometric', 'geometrical, geometric pattern'),
  option('Paisley', 'kairi, keri, ambi'),
  option('Polka dots', 'polka, dots, dotted'),
  option('Animal', 'animal pattern, leopard, tiger skin'),
  option('Abstract', 'abstract pattern'),
  option('Ethnic motif', 'ethnic, traditional, butta, butti, buti, booti'),
  option('Reversible', 'two side, both side'),
  option('Self design', 'self, tone on tone, embossed'),
  option('Colourblock', 'colour block, color block, colour blocked, colorblock'),
  option('Graphic', 'slogan, typography, graphic pattern'),
  option('Cartoon', 'character, cartoon character, kids pattern'),
  option('Temple border', 'contrast border, ganga jamuna, big border'),
])

export const neck = openVocabulary([
  option('Round neck', 'crew neck, round, crew, RN, R/N, RNHS, RNFS'),
  option('V-neck', 'v neck, vneck, VN'),
  option('Mandarin collar', 'chinese collar, ban collar, band collar, stand-collar, mandarin'),
  option('Shirt collar', 'regular collar, spread collar, button down collar'),
  option('Polo collar', 'collar neck, flat knit collar'),
  option('Boat neck', 'boat'),
  option('Square neck', 'square'),
  option('Sweetheart neck', 'sweetheart'),
  option('Keyhole neck', 'keyhole'),
  option('Halter neck', 'halter'),
  option('Henley', 'henley neck'),
  option('Hood', 'hooded'),
  option('Turtle neck', 'high neck, roll neck, turtleneck'),
])

export const sleeve = openVocabulary([
  option('Sleeveless', 'sleeve less, cut sleeve, without sleeve'),
  option('Cap sleeve', 'cap sleeves'),
  option('Short sleeve', 'half sleeve, half sleeves, short sleeves, H/S'),
  option('Three-quarter sleeve', '3/4 sleeve, three quarter sleeve, 3/4th sleeve, 3/4 sleeves, three quarter sleeves'),
  option('Long sleeve', 'full sleeve, full sleeves, long sleeves, F/S'),
  option('Bell sleeve', 'bell sleeves, flared sleeve'),
  option('Puff sleeve', 'puff sleeves'),
  option('Raglan', 'raglan sleeve'),
])

export const garmentLength = openVocabulary([
  option('Crop', 'cropped'),
  option('Waist length', 'short length'),
  option('Hip length', 'hip'),
  option('Knee length', 'knee, above knee'),
  option('Calf length', 'calf, below knee'),
  option('Ankle length', 'ankle, full length, ankle fit'),
  option('Floor length', 'floor touch'),
])

export const fit = openVocabulary([
  option('Regular', 'regular fit, comfort fit, normal fit'),
  option('Slim', 'slim fit, body fit'),
  option('Skinny', 'skinny fit'),
  option('Bootcut', 'boot cut, bell bottom, bell-bottom'),
  option('Wide-leg', 'wide leg, wide leg fit'),
  option('Straight', 'straight cut, straight fit'),
  option('A-line', 'a line, a-line cut'),
  option('Flared', 'flare, umbrella cut, anarkali cut'),
  option('Relaxed', 'loose, loose fit, relaxed fit, baggy'),
  option('Plus size', 'plus, plus sizes, big size'),
  option('Oversized', 'oversize, drop shoulder, over size, oversized fit'),
  option('Tapered', 'tapered fit, carrot fit'),
])

export const stitching = openVocabulary([
  option('Stitched', 'readymade, ready made, ready to wear, fully stitched, full stitched'),
  option('Semi-stitched', 'semi stitched, semistitched'),
  option('Unstitched', 'un stitched, un-stitched'),
])

export const washCare = openVocabulary([
  option('Machine wash cold', 'machine wash, machine washable, 30 degree wash, wash 30'),
  option('Machine wash 40 °C', 'wash 40, 40 degree wash'),
  option('Machine wash 60 °C', 'wash 60, 60 degree wash'),
  option('Boil wash 95 °C', 'wash 95, boil wash, hospital wash'),
  option('Gentle wash', 'delicate wash, gentle cycle'),
  option('Hand wash', 'hand wash only'),
  option('Dry clean', 'dry clean only, dryclean'),
  option('First wash dry clean', 'first dry clean'),
  option('Do not bleach', 'no bleach'),
  option('Do not tumble dry', 'no tumble dry, line dry'),
  option('Tumble dry low', 'tumble dry'),
  option('Iron low', 'warm iron, low iron'),
  option('Iron medium', 'medium iron'),
  option('Steam iron', 'steam press'),
  option('Do not iron', 'no iron'),
])

export const brandLabel = openVocabulary([
  option('Own brand', 'seller brand, our brand, branded'),
  option('No label', 'unbranded, without label, plain label, no brand'),
  option(
    'Private label',
    'private label available, own label possible, own label available, buyer label, buyers label, your label, white label, OEM label',
  ),
  option('Brand overrun', 'export surplus, surplus, overrun, over run, brand surplus, export overrun, stocklot brand'),
  option('Licensed', 'licensed brand, licensed character'),
])

export const returnPolicy = openVocabulary([
  option('No return', 'no exchange no return, no returns, non returnable'),
  option('Size exchange', 'exchange of sizes, size replacement'),
  option('Defect only', 'defective pieces only, defect replacement, manufacturing defect only'),
  option('Unsold goods back', 'sale or return, goods return, GR, sor'),
])

export const piecePackaging = openVocabulary([
  option('Polybag', 'poly bag, pp bag, single poly, pouch, polybag with card'),
  option('Box', 'single box, gift box, rigid box'),
  option('Hanger', 'on hanger, hanger pack, GOH, garment on hanger'),
  option('Folded with band', 'folded, belly band, cardboard fold, flat pack'),
  option('PVC bag', 'zip bag, pvc zip bag, saree bag, non woven zip bag, cover bag'),
  option('Vacuum bag', 'vacuum pack, compressed'),
  option('Fabric pouch', 'cloth pouch, same fabric bag, self fabric bag'),
  option('Loose', 'without packing, no packing, rolled'),
])

/** How the cloth of the product is figured. */
export const weaveEffect = openVocabulary([
  option('Plain', 'plain weave'),
  option('Twill', 'twill weave'),
  option('Satin', 'satin weave, sateen, satin stripe, satin stripes'),
  option('Dobby', 'dobby weave, dobby border'),
  option('Jacquard', 'jaquard, jacquard weave, jacquard design, jacquard border'),
  option('Damask', 'damask weave, woven damask'),
  option('Terry', 'terry loop, terry pile, loop pile'),
  option('Waffle', 'honeycomb, waffle weave'),
  option('Velour', 'sheared, velour pile, velour finish'),
])

/** How a floor covering is made. */
export const rugMake = openVocabulary([
  option('Hand-knotted', 'hand knotted, handknotted, knotted, persian knotted, indo nepal, tibetan'),
  option('Hand-tufted', 'hand tufted, handtufted'),
  option('Tufted', 'tufting'),
  option('Machine-tufted', 'machine tufted'),
  option('Machine-woven', 'machine made, machine woven, wilton, axminster, power loom rug'),
  option('Flat-woven', 'flatweave, flat weave, flatwoven, pit loom, panja, kilim weave, dhurrie weave'),
  option('Hand-loomed', 'handloom, hand loomed, handwoven, hand woven, loom knotted'),
  option('Braided', 'jute braided, hand braided'),
  option('Needle-felted', 'felted, needle punch'),
  option('Printed pile', 'printed carpet, digital printed pile'),
])

/** How the sizes and colours of a carton are mixed. */
export const cartonRatio = openVocabulary([
  option('Solid colour, solid size', 'solid solid, solid pack'),
  option('Solid colour, assorted size', 'solid colour assorted sizes, ratio pack'),
  option('Assorted colour, solid size', 'assorted colours solid size'),
  option('Assorted colour, assorted size', 'assorted, mixed, assorted pack'),
])

/** What a set of made-ups may hold, for its parts. */
export const setItem = openVocabulary([
  option('Saree', 'sari'),
  option('Top', 'shirt, kurta, kurti, kameez'),
  option('Bottom', 'pant, salwar, palazzo, trouser'),
  option('Dupatta', 'chunni, stole'),
  option('Blouse', 'blouse piece, choli'),
  option('Lehenga', 'skirt, ghagra'),
  option('Flat sheet', 'bedsheet, bed sheet, top sheet'),
  option('Fitted sheet', 'fitted bedsheet'),
  option('Bed cover', 'bedspread'),
  option('Duvet cover', 'quilt cover'),
  option('Comforter', 'quilt, dohar, duvet'),
  option('Pillow cover', 'pillow case, pillowcase, pillow'),
  option('Cushion cover', 'cushion'),
  option('Bolster cover', 'bolster, masand cover'),
  option('Bath towel', 'large towel'),
  option('Hand towel', 'medium towel'),
  option('Face towel', 'small towel, wash cloth'),
])

/** What is inside quilts, pillows and padded jackets. */
export const filling = openVocabulary([
  option('Polyester fibre', 'microfibre filling, hollow fibre, conjugate fibre, polyfill, siliconised fibre, recron'),
  option('Cotton filling', 'cotton fill, rui, cotton wadding'),
  option('Down or feather', 'down, feather, goose down'),
  option('Wool filling', 'wool fill'),
  option('Foam', 'memory foam, PU foam'),
  option('Without filling', 'no filling, cover only'),
])

/** How far the cloth gives. */
export const stretchLevel = openVocabulary([
  option('Rigid', 'non stretch, no stretch, non-stretchable'),
  option('Stretch', 'stretchable, stretchy, comfort stretch, lycra denim, stretch denim'),
  option('Two-way stretch', '2 way, two way, 2 way lycra, 2 way stretch, two way lycra'),
  option('Four-way stretch', '4 way, four way, 4 way lycra, 4 way stretch, four way lycra, 4way'),
])
