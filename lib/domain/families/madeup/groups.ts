import type { Condition, VocabularyOption } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

const SAREE: readonly VocabularyOption[] = [
  option('Saree', 'sari, sarees, saris, sadi, saadi, sare, half saree, pattu saree, nauvari'),
]

const UNSTITCHED: readonly VocabularyOption[] = [
  option(
    'Dress material',
    'dress materials, unstitched suit, unstitched suits, unstitched dress material, suit material, suit piece, salwar suit material, unstitched salwar suit, churidar material, ladies dress material, unstitched, punjabi suit material',
  ),
  option('Blouse piece', 'blouse pieces, blouse material, blouse cloth, unstitched blouse, running blouse piece'),
  option('Kurta piece', 'kurta pieces, kurta material, kurta cloth, pathani piece'),
  option(
    'Shirt and trouser piece',
    'pant shirt piece, pant shirt set, suit length, suit lengths, shirt piece, trouser length, trouser lengths, trouser piece, pant length, pant piece, pant shirt combo, pant shirt, pent shirt piece, shirt pant piece, pant shirt combo unstitched',
  ),
]

const DRAPES: readonly VocabularyOption[] = [
  option('Dupatta', 'dupattas, duppatta, chunni, chunri, odhni, chunari'),
  option('Shawl', 'shawls, shal, wrap, wraps'),
  option('Stole', 'stoles'),
  option('Scarf', 'scarves, scarfs, head scarf, bandana, bandanas, foulard, hijab, hijabs, sciarpa'),
  option('Dhoti', 'dhotis, dhothi, veshti, mundu, panche, dhoti/lungi, panchakacham, angavastram'),
  option('Lungi', 'lungis, kaili, sarong, lungy, lunghi'),
  option('Handkerchief', 'handkerchiefs, hankies, hanky, hankie, rumal, hanky set, hankey'),
  option('Tie', 'ties, necktie, neckties, bow tie, cravatta'),
  option('Turban', 'turbans, pagri, safa, pagdi'),
]

const LADIES: readonly VocabularyOption[] = [
  option('Kurti', 'kurtis, kurties, kurtie, kurthi, tunic, tunics, ladies kurta, short kurti, long kurti'),
  option(
    'Kurta set',
    'kurti set, kurti pant set, kurta pant set, kurti palazzo set, kurta sets, kurti pant dupatta set',
  ),
  option(
    'Suit set',
    'suit, suits, pakistani suit, pakistani suits, chanderi suit, salwar suit, salwar suits, salwar kameez, suit sets, punjabi suit, anarkali suit, readymade suit, ladies suit, churidar suit, patiala suit, sharara set, palazzo suit, shalwar kameez, three piece suit set',
  ),
  option('Lehenga', 'lehengas, lehnga, lehenga choli, ghagra, chaniya choli, chania choli, ghagra choli, lehanga'),
  option('Gown', 'gowns, evening gown, anarkali gown, party gown, anarkali'),
  option('Kaftan', 'kaftans, caftan, caftans'),
  option('Dress', 'dresses, western dress, one piece dress, frock, frocks, midi dress, maxi dress, maxi'),
  option('Jumpsuit', 'jumpsuits, jump suit, playsuit, dungarees'),
  option('Co-ord set', 'coord set, co ord set, cord set, co-ord sets, coord sets'),
  option('Top', 'tops, ladies top, western top, western tops, crop top, tank top, camisole top, girls top'),
  option('Blouse', 'blouses, readymade blouse, saree blouse, stitched blouse'),
  option('Skirt', 'skirts'),
  option('Palazzo', 'palazzos, plazo, palazzo pants, sharara, plazzo, palazo'),
  option('Leggings', 'legging, churidar legging, ankle legging, jeggings, jegging, churidar'),
  option('Petticoat', 'petticoats, saree petticoat, underskirt, saree shapewear, peticoat'),
  option('Abaya', 'abayas, burqa, burka, burkha'),
  option(
    'Nightwear',
    'nighty, nighties, housecoat, house coat, kaftan nighty, night suit, night suits, nightdress, night dress, pyjama set, pajamas, pyjamas, maxi nighty, nightgown, night gown, night gowns, sleepwear, nightie',
  ),
]

const MEN_AND_ALL: readonly VocabularyOption[] = [
  option('Shirt', 'shirts, formal shirt, casual shirt, mens shirt'),
  option('T-shirt', 't-shirts, tshirt, tshirts, tee, tees, tee shirt, tee shirts'),
  option(
    'Polo T-shirt',
    'polo, polos, polo tshirts, polo tee, polo tees, collar tshirt, polo shirt, polo t-shirts, polo tshirt, polo t shirts, polo shirts',
  ),
  option(
    'Kurta',
    'kurtas, pathani, kurta pyjama set, dhoti kurta, dhoti kurta set, kurta pajama set, kurta payjama, kurta payjama set, pathani kurta, kurta pyjama, kurta pajama',
  ),
  option(
    'Trousers',
    'trouser, pants, pant, chinos, chino, formal trouser, cargo, cargos, cargo pants, pantaloni, pyjama, pajama',
  ),
  option('Jeans', 'jean, denim, denims'),
  option('Shorts', 'bermuda, bermudas, half pant, half pants, boxer shorts, hot pants, cargo shorts, cargo short'),
  option('Track pants', 'track pant, joggers, jogger, lower, lowers, trackpants, sweatpants, trackpant'),
  option('Tracksuit', 'track suit, tracksuits, track suits'),
  option('Sweatshirt', 'sweatshirts, hoodie, hoodies, sweat shirt, hooded sweatshirt'),
  option('Sweater', 'sweaters, cardigan, cardigans, pullover, pullovers, jumper, maglione, knitwear, jersey pullover'),
  option('Jacket', 'jackets, bomber jacket, windcheater, puffer jacket'),
  option('Coat', 'coats, overcoat, overcoats, cappotto'),
  option('Blazer', 'blazers, suit jacket, three piece suit, coat pant, mens suit'),
  option('Sherwani', 'sherwanis, achkan, indo western'),
  option('Waistcoat', 'waistcoats, nehru jacket, modi jacket, bandi, koti'),
  option(
    'Uniform',
    'uniforms, nurse uniform, nurses uniform, school uniform, school uniforms, workwear, coverall, coveralls, dungaree, boiler suit, scrubs, scrub suit, scrub suit set, surgical scrub, surgical scrub suit, surgical gown, chef coat',
  ),
  option(
    'Innerwear',
    'underwear, inner wear, vest, vests, banian, baniyan, brief, briefs, trunk, trunks, panty, panties, boxer, boxers, lingerie, camisole, slip, slips, thermal, thermals, thermal wear',
  ),
  option('Bra', 'bras, brassiere, brassieres, sports bra'),
  option('Socks', 'sock, stockings, hosiery socks, ankle socks, mozay, tights'),
  option(
    'Kidswear',
    'kids wear, childrens wear, kids set, baba suit, baba suits, girls frock, kids clothes, children wear, kids dress',
  ),
  option(
    'Babywear',
    'baby wear, infant wear, romper, rompers, jhabla, jhablas, baby clothes, baby dress, infant clothes, newborn clothes, baby suit, new born set, bodysuit, onesie, baby set',
  ),
  option('Raincoat', 'raincoats, rain coat, rain suit'),
  option('Bathrobe', 'bathrobes, bath robe, bath robes'),
  option('Cap', 'caps, hats, topi'),
  option('Gloves', 'glove, hand gloves'),
  option('Muffler', 'mufflers'),
]

const BED: readonly VocabularyOption[] = [
  option(
    'Bedsheet',
    'bed sheet, bedsheets, bed sheets, bed linen, chadar, chaddar, bed-sheet, bed linen set, bedsheet set, bed sheet set, fitted sheet, flat sheet, fitted bedsheet, sheet set, fitted sheets, flat sheets, lenzuolo',
  ),
  option('Bed cover', 'bedcover, bed covers, bedspread, bedspreads, bed spread, bedcovers, palang posh, copriletto'),
  option('Duvet cover', 'duvet covers, quilt cover, quilt covers, razai cover, comforter cover, duvet cover set'),
  option('Comforter', 'comforters, comforter set, duvet, duvets, ac comforter, AC quilt'),
  option('Quilt', 'quilts, razai, rajai, jaipuri razai, jaipuri quilt, trapunta'),
  option('Dohar', 'dohars, AC dohar, ac blanket dohar'),
  option('Blanket', 'blankets, kambal, mink blanket, ac blanket, throw blanket, coperta'),
  option('Throw', 'throws, sofa throw, plaid'),
  option(
    'Pillow cover',
    'pillow covers, pillowcase, pillow case, pillow cases, pillow slip, pillowcases, takiya cover, pillow sham',
  ),
  option('Diwan set', 'diwan, divan, diwan sets, divan set, diwan cover set, diwan cover'),
  option('Mattress protector', 'mattress protectors, mattress cover, mattress pad'),
]

const TOWELS: readonly VocabularyOption[] = [
  option(
    'Towel',
    'towels, bath towel, bath towels, hand towel, hand towels, face towel, face towels, gym towel, pool towel, beach towel, bath sheet, tauliya, turkish towel, hotel towel, beach towels, towel set, towels set',
  ),
  option('Gamcha', 'gamchas, gamchha, angocha, thorthu, angochha'),
  option('Napkin', 'napkins, dinner napkin, cloth napkin, table napkin, wash cloth, dinner napkins'),
  option(
    'Kitchen towel',
    'kitchen towels, tea towel, tea towels, dish towel, dish cloth, kitchen napkin, tea towels set, dish towels, duster, dusters',
  ),
]

const FLOOR: readonly VocabularyOption[] = [
  option(
    'Rug',
    'rugs, carpet, carpets, galicha, kaleen, area rug, runner rug, floor rug, kilim, tappeto, area rugs, shaggy rug',
  ),
  option('Durrie', 'durries, dari, dhurrie, darri, dhurries, satranji, dhurry'),
  option('Bath mat', 'bath mats, bathmat, bathmats, bath rug'),
  option('Yoga mat', 'yoga mats, yoga rug'),
  option('Doormat', 'doormats, door mat, door mats, paydan, coir mat, foot mat'),
]

const HOME: readonly VocabularyOption[] = [
  option(
    'Curtain',
    'curtains, parda, parde, eyelet curtain, door curtain, window curtain, blackout curtain, sheer curtain, tenda',
  ),
  option('Cushion cover', 'cushion covers, cushion case, kushan cover, throw pillow cover'),
  option('Cushion', 'cushions, filled cushion, floor cushion'),
  option('Pillow', 'pillows, takiya'),
  option('Table cloth', 'tablecloth, table cloths, tablecloths, table cover, table covers, table linen, tovaglia'),
  option('Table runner', 'table runners'),
  option('Placemat', 'placemats, place mat, place mats, table mat, table mats'),
  option('Sofa cover', 'sofa covers, sofa cover set, sofa slipcover, chair cover, chair covers'),
  option('Apron', 'aprons, kitchen apron'),
  option('Mosquito net', 'mosquito nets, machhardani, bed net'),
]

const BAGS: readonly VocabularyOption[] = [
  option('Bag', 'bags, tote bag, tote bags, carry bag, shopping bag, jhola, potli, cloth bag, tote, potli bag'),
]

/** What the goods are, in the finest word of the market: it decides which other fields apply. */
export const productGroup = openVocabulary([
  ...optionGroup('Sarees and dress material', [...SAREE, ...UNSTITCHED]),
  ...optionGroup('Women’s wear', LADIES),
  ...optionGroup('Men’s, kids’ and all garments', MEN_AND_ALL),
  ...optionGroup('Drapes and accessories', DRAPES),
  ...optionGroup('Bed', BED),
  ...optionGroup('Bath and kitchen', TOWELS),
  ...optionGroup('Floor', FLOOR),
  ...optionGroup('Curtains, table, sofa', HOME),
  ...optionGroup('Bags', BAGS),
])

const valuesOf = (options: readonly VocabularyOption[]): readonly string[] => options.map(({ value }) => value)

/** The product groups of one kind: fields are common to a kind. */
export const GROUPS = {
  saree: valuesOf(SAREE),
  unstitched: valuesOf(UNSTITCHED),
  drape: valuesOf(DRAPES),
  garment: [...valuesOf(LADIES), ...valuesOf(MEN_AND_ALL)],
  bed: valuesOf(BED),
  towel: valuesOf(TOWELS),
  floor: valuesOf(FLOOR),
  home: valuesOf(HOME),
  bag: valuesOf(BAGS),
} as const satisfies Record<string, readonly string[]>

export type GroupKind = keyof typeof GROUPS

const KIND_OF: ReadonlyMap<string, GroupKind> = new Map(
  (Object.keys(GROUPS) as GroupKind[]).flatMap((kind) => GROUPS[kind].map((group) => [group, kind] as const)),
)

/** The kind of a product group in its canonical word; null for a word of the seller's own. */
export function kindOfGroup(group: string): GroupKind | null {
  return KIND_OF.get(group) ?? null
}

const groupIn = (groups: readonly string[]): Condition => ({ field: 'productGroup', in: groups })

/** True for goods of these kinds. */
export const isKind = (...kinds: readonly GroupKind[]): Condition => groupIn(kinds.flatMap((kind) => GROUPS[kind]))

/** True for these product groups. */
export const isGroup = (...groups: readonly string[]): Condition => groupIn(groups)

const IS_KNOWN = groupIn([...KIND_OF.keys()])

/**
 * When a field of some product groups applies: for those, and, once it is filled, for goods in words of the seller's own,
 * whose branch is not known.
 */
export const orOwnWord = (field: string, condition: Condition): Condition => ({
  any: [condition, { all: [{ not: IS_KNOWN }, { field, filled: true }] }],
})
