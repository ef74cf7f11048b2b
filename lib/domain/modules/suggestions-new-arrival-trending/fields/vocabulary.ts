import { MODULE_KEYS, MODULE_NAMES } from '@/lib/domain/modules/keys'
import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** The board itself, which has no goods to point to. */
export const BOARD = 'suggestions_new_arrival_trending'

/** What a card says. */
export const cardType = openVocabulary([
  option(
    'New arrival',
    'new arrivals, just in, just arrived, just landed, fresh arrival, fresh arrivals, launching, now launching, naya maal, new launch, launch, just launched, newly launched, new this week, new this month, new this season, new in, introducing',
  ),
  option(
    'Trending',
    'trend, trends, in demand, hot seller, best seller, bestseller, chalu maal, fast moving, running quality, hot now, hot selling, selling fast, popular now, viral, in fashion',
  ),
  option(
    'Suggestion',
    'suggestions, please add, pls add, idea, ideas, recommended, recommend, recommendation, proposal, concept, suggest, suggested, tip, tips',
  ),
  option(
    'Buyer wish',
    'wish, want, wanted, required, requirement, looking for, need, enquiry, chahiye, buyer requirement, buyer want, seeking, in need of',
  ),
  option(
    'Forecast',
    'forecasts, trend forecast, season forecast, colour forecast, color forecast, outlook, prediction, colours of the season, colors of the season, colour of the season, season colours, trend report',
  ),
])

export const cardState = openVocabulary([
  option('Proposed', 'draft'),
  option('Shown', 'open, live'),
  option('Expired', 'over'),
  option('Withdrawn', 'taken back, archived'),
])

/** The module that the goods belong to: its key, with the name that people read. */
export const sourceModule = openVocabulary(
  MODULE_KEYS.filter((key) => key !== BOARD).map((key) => ({ value: key, label: MODULE_NAMES[key] })),
)

const YEARS = ['24', '25', '26', '27', '28', '29', '30'] as const

/** Seasons of the trade by year, then the festivals that sell. */
export const season = openVocabulary([
  ...YEARS.flatMap((year) => [
    option(`SS${year}`, `SS ${year}, SS 20${year}, spring summer ${year}, spring summer 20${year}, summer 20${year}`),
    option(
      `AW${year}`,
      `AW ${year}, AW 20${year}, FW${year}, FW 20${year}, autumn winter ${year}, autumn winter 20${year}, fall winter ${year}, fall winter 20${year}, winter 20${year}`,
    ),
  ]),
  option('Festive', 'festival, festivals, festive season, tyohar'),
  option('Wedding', 'weddings, bridal, shaadi, marriage season, wedding season'),
  option('Diwali', 'deepavali, deepawali'),
  option('Navratri', 'navaratri, garba, durga puja, puja, dussehra'),
  option('Eid', 'ramzan, ramadan'),
  option('Holi', 'rang panchami'),
  { value: 'Onam' },
  option('Pongal', 'sankranti, makar sankranti'),
  option('Ugadi', 'gudi padwa'),
  option('Rakhi', 'raksha bandhan'),
  option('Christmas', 'xmas, christmas holiday'),
  option('Resort', 'cruise, resort wear, holiday'),
  option('Pre-fall', 'pre fall, prefall, transition'),
  option('Monsoon drop', 'monsoon, rains, barsat'),
  option('School season', 'back to school, school uniform season'),
  option('All year', 'round the year, core, never out of stock, NOS, all season'),
])

/** What the card is about, as design desks say it. */
export const theme = openVocabulary([
  option('Prints', 'print, printed, digital print, digital prints, screen print, rotary print, placement print'),
  option('Checks', 'check, checked, checkered, plaid, plaids, tartan, gingham, madras checks, madras, charkhana'),
  option('Stripes', 'stripe, striped, pinstripe, pinstripes, bengal stripe, patta patti'),
  option('Florals', 'floral, flower, flowers, flower print, botanical, botanicals, phool, ditsy'),
  option('Geometrics', 'geometric, geo, geo print, chevron, zigzag'),
  option('Abstracts', 'abstract, abstract print, brush stroke, marble, marble print'),
  option('Animal skin', 'animal, animal print, leopard, zebra, snake skin, tiger print'),
  option('Tropicals', 'tropical, palm leaf, hawaiian, beach print'),
  option('Polka dots', 'polka, polka dot, dots, dot print, bindi print'),
  option('Paisleys', 'paisley, kairi, keri, ambi'),
  option('Block prints', 'block print, hand block, hand block print, bagru, dabu, sanganeri, ajrakh, kalamkari'),
  option('Tie and dye', 'tie dye, tie & dye, bandhani, bandhej, leheriya, shibori, ombre'),
  option('Ikats', 'ikat, ikkat, patola, pochampally, sambalpuri'),
  option('Embroideries', 'embroidery, embroidered, schiffli, chikankari, chikan, eyelet, aari, resham'),
  option('Sequins and shine', 'sequin, sequins, sequence, shimmer, lurex, foil, metallic, glitter, zari'),
  option('Jacquards', 'jacquard, brocade, woven design, woven motif'),
  option('Dobbies and textures', 'dobby, texture, textures, textured, crinkle, seersucker, slub, plisse, waffle'),
  option('Solids', 'solid, plain, plains, solid colours, solid colors'),
  option('Pastels', 'pastel, ice cream colours, soft colours'),
  option('Neons', 'neon, fluorescent, fluo, brights'),
  option('Earth tones', 'earthy, earth colours, neutrals, neutral, natural tones, nudes'),
  option('Denim looks', 'denim look, denim wash, indigo look, washed look'),
  option('Quilted', 'quilting, quilt look, puffer'),
  option('Sheer and lace', 'sheer, lace, laces, net, mesh look, transparent'),
  option('Handmade', 'handloom, hand woven, handcrafted, craft, crafts, artisanal'),
  option('Sustainable', 'recycled, organic, eco, eco friendly, upcycled, circular, natural dye, natural dyes'),
  option('Athleisure', 'active, activewear, sports, gym'),
  option('Comfort', 'cosy, cozy, soft touch, brushed, loungewear'),
  option('Linen look', 'linen feel, linen touch, linen finish'),
  option('Utility', 'workwear, cargo, uniform, technical'),
  option('Heritage', 'vintage, retro, traditional, ethnic, royal'),
  option('Minimal', 'minimalist, quiet luxury, clean look'),
  option('Kids', 'kids print, cartoon, character print, nursery'),
])

/** For whom it is. */
export const targetBuyer = openVocabulary([
  option('Spinner', 'spinners, spinning mill, spinning mills'),
  option('Weaver', 'weavers, weaving mill, powerloom, powerlooms'),
  option('Knitter', 'knitters, knitting unit, knitwear maker'),
  option('Process house', 'processor, processors, dyer, dyers, printer, printers, mill'),
  option('Garment exporter', 'garment exporters, apparel exporter, exporter, exporters, export house, export houses'),
  option(
    'Garment maker',
    'garment makers, garment factory, garment manufacturer, garment manufacturers, garmenter, CMT',
  ),
  option('Home textile maker', 'home textile exporter, home furnishing maker, made-up maker, home textiles'),
  option('Buying house', 'buying houses, buying office, buying agent, sourcing agent'),
  option('Brand', 'brands, label, private label, fashion brand'),
  option('Boutique', 'boutiques, designer, designers, fashion designer, design studio'),
  option('Wholesaler', 'wholesalers, stockist, stockists, distributor, thok vyapari, semi wholesaler'),
  option('Retailer', 'retailers, shop, shops, store, stores, showroom, dukandar'),
  option('Online seller', 'online sellers, e-commerce seller, reseller, resellers, marketplace seller'),
  option('Institution', 'institutions, hotel, hotels, hospital, hospitals, school, schools, corporate, tender'),
])
