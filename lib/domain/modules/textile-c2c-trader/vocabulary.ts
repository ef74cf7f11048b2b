import { shopProduct } from '@/lib/domain/families/shop/goods'
import { closedVocabulary, openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

const LEFTOVERS = [
  option('Leftover fabric', 'leftover cloth, fabric scraps, offcuts, katran, chindi, scrap fabric, fabric leftovers'),
  option('Leftover yarn', 'leftover wool, yarn leftovers, wool leftovers, crochet yarn, yarn balls, cotton balls'),
]
const HANDMADE = [
  option('Crochet item', 'crochet, crochet work, crocheted item, hand knitted item, handknit'),
  option('Handmade item', 'hand made item, handicraft, handicrafts, handmade craft, macrame, patchwork item'),
  option('Embroidered piece', 'embroidered panel, embroidery piece, embroidered patch, wall hanging'),
]
const MACHINES = [
  option(
    'Sewing machine',
    'sewing machines, silai machine, silaai machine, tailoring machine, stitching machine, usha machine, singer machine',
  ),
  option('Overlock machine', 'overlocker, serger, interlock machine, home overlock'),
  option('Knitting machine', 'home knitting machine, hand knitting machine, sweater machine'),
  option('Spinning wheel', 'charkha, charkhas, spinning wheels, peti charkha'),
  option('Weaving frame', 'tapestry frame, embroidery frame'),
]

/** What people sell to each other, in the finest word. */
export const itemType = openVocabulary([
  ...shopProduct.options.filter(({ value }) => value !== 'Lining and tailoring material'),
  ...optionGroup('Left over', LEFTOVERS),
  ...optionGroup('Made by hand', HANDMADE),
  ...optionGroup('Small machines', MACHINES),
])

export const CLOTH_ITEMS: readonly string[] = ['Fabric', 'Cut piece', 'Leftover fabric']
export const WOOL_ITEMS: readonly string[] = ['Knitting wool', 'Leftover yarn']
export const HANDMADE_ITEMS: readonly string[] = HANDMADE.map(({ value }) => value)
export const MACHINE_ITEMS: readonly string[] = MACHINES.map(({ value }) => value)
/** Words besides those of shops. */
export const OWN_ITEMS: readonly string[] = [...LEFTOVERS, ...HANDMADE, ...MACHINES].map(({ value }) => value)

/** How far it is from new. */
export const personalCondition = closedVocabulary([
  option('New', 'brand new, unused, never used, never worn, new with tag, new with tags, NWT, naya, nayi'),
  option(
    'Like new',
    'as new, almost new, nearly new, excellent condition, mint condition, gently used, gently worn, good as new, just like new, new condition, NWOT',
  ),
  option(
    'Used',
    'second hand, secondhand, pre-owned, preowned, pre-loved, preloved, old, purana, purani, purane, pahna hua, pehni hui, good condition, very good condition, used condition, used in good condition, thrift, thrifted, vintage',
  ),
  option('Seconds', 'flawed, defective, damaged, with defects, with stains, kharab'),
  option('Claimless', 'no claim, as is, as it is, for parts, for upcycling, upcycling, for craft'),
])

export const timesUsed = openVocabulary([
  option('Never', 'never worn, never used, unused, unworn, not used'),
  option(
    'Once',
    'worn once, used once, worn one time, used one time, one time worn, one time used, only once, worn only once, used only once, once worn, once used, single use, one time use, 1 time used, 1 time worn, used 1 time, worn 1 time, ek baar, ek baar pehni, ek bar pehna hua, ek baar pahna',
  ),
  option(
    '2 to 5 times',
    'few times, worn few times, used few times, worn twice, used twice, worn 2-3 times, worn 2 times, worn 3 times, used 2-3 times, used 2 times, used 3 times, 2-3 times, hardly used, hardly worn, rarely used, rarely worn, barely used, barely worn, do baar',
  ),
  option('6 to 20 times', 'several times, occasionally worn, occasionally used'),
  option('Often', 'regularly, daily use, regular use, used daily, roz'),
])

export const cleaning = openVocabulary([
  option('Dry cleaned', 'dry-cleaned, drycleaned, dry clean done, freshly dry cleaned, polished, roll polish'),
  option('Washed', 'washed and ironed, cleaned, laundered, dhula hua'),
  option('Needs a wash', 'unwashed, not washed'),
  option('Never washed', 'unwashed new'),
])

export const reasonToSell = openVocabulary([
  option('Does not fit', 'size issue, size problem, wrong size, tight, loose, outgrown, does not fit any more'),
  option('Worn for one event', 'wedding done, one function, used for wedding, only for one event'),
  option('Not used', 'lying unused, unwanted gift, gifted, duplicate, bought extra'),
  option('Left over from sewing', 'leftover, surplus from project, left from stitching'),
  option('Moving house', 'shifting, relocating, moving out'),
  option('Made to sell', 'made at home, hobby, made by me'),
  option('Clearing the wardrobe', 'declutter, decluttering, wardrobe clearance, closet sale'),
])

/** What shows that it is what the seller says. */
export const authenticity = openVocabulary([
  option('Silk Mark', 'silk mark label, silkmark'),
  option('Handloom Mark', 'handloom mark label, india handloom'),
  option('GI tag', 'geographical indication, GI certified'),
  option('Woolmark', 'pure wool mark'),
  option('Brand label', 'original label, brand hologram, care label'),
])

/** How the item gets to its buyer. */
export const handover = openVocabulary([
  option('Meet in person', 'meet, meet up, meetup, hand to hand, local meet, in person'),
  option('Pick-up from home', 'pickup, pick up, self pickup, self pick up, collect, collection'),
  option('Courier', 'ship, shipping, shipping available, can ship, courier available, parcel, can courier'),
  option('India Post', 'speed post, registered post, by post'),
  option('Local delivery', 'dunzo, porter, same day delivery, delivery in city'),
])
