import type { FieldValues } from '@/lib/domain/fields/field'

/** Cards of each kind, as sellers pin them; without dates, so that they begin on the day they are written. */

const PRINTS: FieldValues = {
  cardType: 'New arrival',
  headline: 'SS26 Floral Digital Prints on Georgette and Crepe',
  note: 'Forty small florals on 60 gm georgette and crepe, digital print, 48 hour sampling, 300 m a design.',
  season: 'SS26',
  theme: ['Prints', 'Florals'],
  colourStory: ['Pink', 'Navy', '17-1463 TCX'],
  fabricName: ['Georgette', 'Crepe'],
  productGroup: ['Saree', 'Kurti'],
  targetBuyer: ['Garment exporter', 'Boutique'],
  sourceModule: 'finish_fabric',
  sellerSku: 'CARD-SS26-01',
}

const CHECKS: FieldValues = {
  cardType: 'Trending',
  headline: 'AW25 Yarn-Dyed Checks Move Fast in Brushed Flannel',
  note: 'Repeat orders for 2/40s brushed checks in tan and bottle green; looms are booked until January.',
  season: 'AW25',
  theme: ['Checks', 'Comfort'],
  colourStory: ['Brown', 'Bottle green', 'Navy'],
  fabricName: ['Flannel'],
  productGroup: ['Shirt'],
  targetBuyer: ['Garment maker', 'Brand'],
  sourceModule: 'finish_fabric',
}

export const KHADI: FieldValues = {
  cardType: 'Suggestion',
  headline: 'Khadi Denim for the Festive Season: Hand-Spun Indigo',
  note: 'Hand-spun 10s indigo warp with ecru weft, 8 oz, for jackets and kurtas. 200 m on the loom in Champa.',
  season: 'Festive',
  theme: ['Handmade', 'Sustainable', 'Denim looks'],
  colourStory: ['Blue', 'Ecru'],
  fabricName: ['Khadi', 'Denim'],
  productGroup: ['Kurta'],
  targetBuyer: ['Boutique', 'Brand'],
  sourceModule: 'finish_fabric',
}

export const POPLIN_WISH: FieldValues = {
  cardType: 'Buyer wish',
  headline: 'Wanted: 5,000 m White Poplin 40s for School Shirts',
  note: 'Pre-shrunk, 58 inch, in lots of 1,000 m from March; one dye lot for each school.',
  season: 'School season',
  theme: ['Solids'],
  colourStory: ['White'],
  fabricName: ['Poplin'],
  productGroup: ['Shirt'],
  targetBuyer: ['Weaver', 'Process house'],
  sourceModule: 'finish_fabric',
  quantityWanted: 5000,
  uom: 'm',
  targetPrice: 92,
  currency: 'INR',
}

export const EARTH_FORECAST: FieldValues = {
  cardType: 'Forecast',
  headline: 'AW27 Colour Forecast: Earth Tones and Wool Textures',
  note: 'Tobacco, moss and clay over heavy textures; recycled wool blends lead in coats.',
  season: 'AW27',
  theme: ['Earth tones', 'Dobbies and textures'],
  colourStory: ['Brown', 'Olive', 'Beige'],
  fabricName: ['Tweed'],
  productGroup: ['Jacket'],
  targetBuyer: ['Spinner', 'Weaver', 'Buying house'],
  sourceModule: 'yarn',
}

/** Whole but for the id of a listing, which no example can name. */
export const POINTING: readonly FieldValues[] = [PRINTS, CHECKS]
