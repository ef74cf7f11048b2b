import type { Facts } from '@/lib/domain/modules/facts'
import type { CountReading } from '../count/parsed-count'
import type { Issue } from '../errors'
import type { TextReader } from '../families/reading/reading'
import type { Condition, FieldSpec, FieldValues, Vocabulary } from '../fields/field'
import type { Listing, ListingStatus, SourceListing } from '../listing/listing'
import type { Drawing } from '../listing/presenting/drawing'
import type { RequirementOperator } from '../rfq/comparison/terms'
import type { UnitName } from '../units/units'
import type { BusinessChannel } from '../vocabulary/listing-terms'
import type { ModuleKey } from './keys'

/** The ten sections of a listing form, in the order of the spec. */
export const SECTION_GROUPS = [
  'listing_type_business_mode',
  'product_identity',
  'technical_specifications',
  'inventory',
  'pricing_quantity_slabs',
  'domestic_export_terms',
  'packaging_logistics_readiness',
  'images_documents_design_files',
  'quality_compliance',
  'preview_publish',
] as const
export type SectionGroup = (typeof SECTION_GROUPS)[number]

/** The seven groups of names in the spec's field matrix. */
export const FIELD_GROUPS = [
  'identity',
  'specifications',
  'commercial',
  'tradeMode',
  'packaging',
  'attachments',
  'rfqContinuity',
] as const
export type FieldGroup = (typeof FIELD_GROUPS)[number]

export type RendererFamily = 'PRODUCT' | 'SERVICE'

export interface DependencyRule {
  visibleWhen: string
  fields: readonly string[]
}

/** The spec's dependency matrix: closed and exact; conditions between single fields are part of the fields. */
export interface DependencyMatrix {
  moduleKey: ModuleKey
  wovenKnittedNonwovenApplies: boolean
  loomTypeApplies: boolean
  dobby: DependencyRule
  jacquard: DependencyRule
  smartOtherPolicy: string
}

/** A unit by which the prices of a module are compared. */
export interface PriceBasis {
  unit: UnitName
  /** After "per": "kg", "metre". */
  label: string
  /** Usual prices in INR; outside of them a typing error or a wrong unit is likely. */
  usualInr?: readonly [number, number]
}

/** The words of a trade on pages and in messages. */
export interface ModuleWords {
  /** What the key fact is called: the head of its column. */
  keyFact: string
  /** What buyers type into its search. */
  searchExamples: readonly string[]
  /** The goods within a sentence: "You sell this yarn fresh". */
  goods: string
  /** Other words for the goods, which name this trade in a search. */
  alsoCalled?: readonly string[]
  /** With one of these a buyer means this market; without them it ranks behind the trades that have such goods new or whole. */
  meantBy?: readonly string[]
  /** Fields whose values say what the goods are, in addition to the family field: "poplin" is a cloth, and in a shirt what it is made of. */
  namedBy?: readonly string[]
  /** It sells in small what other trades sell whole, so that without a word of `meantBy` it ranks only a little behind them. */
  isSmallTrade?: true
}

/** How a module's goods are sold. */
export interface SaleTerms {
  /** Units of sale, price and minimum order. */
  units: Vocabulary
  /** The first is that of the sort by price and of the price filter. */
  bases: readonly [PriceBasis, ...PriceBasis[]]
  /** A price in rupees above which no such goods are sold: a comma went astray. */
  priceMax?: number
  /**
   * Whether a figure without unit and sign may be another fact of such goods that the line does not name otherwise: the
   * 58 of a cloth is a width, the 120 of a thread a ticket.
   * @param behind what the line says behind it
   */
  mayBeOther?: (figure: number, values: FieldValues, behind: string) => boolean
  /** Nouns behind a quantity that mean a unit in this trade alone, in lower case: a cone is a piece where cones are sold. */
  spoken?: ReadonlyMap<string, UnitName>
  /** What to do about units that do not convert, where it is not the weight of a package that is missing. */
  unitAdvice?: string
}

/** The number that tells a module's goods apart most: listings are compared and searched by it. */
export interface KeyNumber {
  /** A field, or a derived number. */
  name: string
  /** Within this share of each other two are the same goods. */
  same: number
  /** Within this share of each other the prices of two are compared. */
  near: number
}

export interface ProfessionalRules {
  serviceListing: boolean
  stockFieldsVisible: boolean
  capacityFieldsVisible: boolean
  newArrivalAllowed: boolean
  /** New arrivals are shown on the board of their own module alone. */
  staysInModule: boolean
  /** New arrivals may be shown among the trends of all modules. */
  mayTrend: boolean
}

/** A module's suggestion for the customs code (six digits, or four where only the heading is sure) with its reasons, or what is missing. */
export type HsResult =
  | { ok: true; code: string; reason: string; alternatives: readonly string[] }
  | { ok: false; missing: readonly string[]; message: string }

/** A number that follows from the values: gsm of a construction, turns per metre of a twist. */
export interface DerivedNumber {
  name: string
  label: string
  unit: string
  /** The fields that it follows from; its place is that of the first. */
  from: readonly [string, ...string[]]
  /** Buyers filter by it. */
  isFacet: boolean
  /** It is in `fields.derived` of the record. */
  isShown?: true
  /** It replaces this number of a field: turns per metre instead of the twist as typed. */
  insteadOf?: string
  /** Null: a fact is missing. */
  compute: (facts: Facts) => number | null
  /** It is an interval with these ends, found by what is inside: gauges from the coarsest to the finest machine. */
  ends?: (facts: Facts) => { from: number | null; to: number | null }
}

/** What buyers of a trade ask first, as the beginning of a request. */
export interface FirstQuestion {
  field: string
  op: RequirementOperator
  tolerance?: number
  tolerancePercent?: number
}

/** A part of a value as the trade says it, with its unit. */
export interface SpokenPart {
  text: string
  unit?: string
}

/** What only this module knows how to judge; it is part of the definition, since a form judges while it is filled in. */
export interface ModuleHooks {
  /** The title that a trader would write for these values; "" while they say too little. The count is null when it cannot be read. */
  title?: (facts: Facts) => string
  /** The rules across its fields. What has no judge is judged with every listing, such as the sum of a blend. */
  rules: readonly (Rule | DayRule | RuleText)[]
  /** Values that follow from the words of others, for fields that are empty: ends and picks of a construction. What is stored stays as typed. */
  fills?: (words: FieldValues) => FieldValues
  /** `fields.constructionParsed`: what the construction says; null when it cannot be read. */
  constructionParsed?: (facts: Facts) => object | null
  /** Structured values that the trade says in its own way, by field: "Z 18.6 TPI" of a twist. */
  partsInWords?: Readonly<Record<string, (parts: FieldValues) => readonly SpokenPart[]>>
  /** What follows from the listing that it points to: computed fields; null: that listing does not exist. */
  fromSource?: (values: FieldValues, source: SourceListing | null) => FieldValues
  /** The card that an open listing of another module gets by itself as a granted new arrival; null: none. */
  cardOf?: (source: SourceListing, facts: Facts) => FieldValues | null
  /** What the record says of the listing's state, as computed fields that are not stored. */
  stateFields?: (listing: Pick<Listing, 'status' | 'values' | 'updatedAt'>) => FieldValues
  /** Suggests the customs code. */
  suggestHs?: (facts: Facts) => HsResult
  /** The fields that decide the customs code. */
  hsFrom?: readonly string[]
  /** Counts that this trade writes in its own way, by field. */
  countReaders?: Readonly<Record<string, (text: string, hint: string | null) => CountReading>>
  /** The GST in percent that all its goods carry, whatever their customs code. */
  gstPercent?: number
  /** The text of a code that it suggests. */
  hsText?: (code: string) => string
}

/** A figure or word of a line with one count that belongs to another field than the count. */
export interface LineDetail {
  pattern: RegExp
  /**
   * @param values what the line is known to say
   * @param line what is left of it
   * @returns fields or paths of parts ("quality.rkm") with their values; null: another thing is meant
   */
  read: (match: RegExpExecArray, values: FieldValues, line: string) => FieldValues | null
}

/** A line in the words of the lists. */
export interface Translation {
  text: string
  /** A part of it in the words of the seller. */
  asTyped: (part: string) => string
}

/** How the goods of a module look where they have no picture. A browser loads it with the card that it draws. */
export interface ModuleViews {
  /** The one fact that a card shows with the title: "132×72 · 119 g/m²". Without it a card shows the count. */
  keyFact?: (facts: Facts) => string
  /** How a listing without a picture is drawn. */
  drawing?: (facts: Facts, listingId: string) => Drawing
}

/** How the trade of a module writes its goods. Only the server reads lines, titles and searches; no browser loads it. */
export interface ModuleReading {
  /** What a line, a title or a search may say in the notations of the trade; without readers a text is read for one count and words. */
  readers?: readonly TextReader[]
  /** Without readers: a line with the words of another language in those of the module's lists. */
  inEnglish?: (line: string) => Translation
  /** Without readers: what a line says next to its count, such as test values and twist. */
  details?: readonly LineDetail[]
  /** Without readers: the fields, other than those on the card, of which a line has words. */
  wordFields?: (values: FieldValues) => readonly string[]
  /** What a line leaves open and its goods decide: a saree is sold by the piece, and combed yarn is cotton unless another fibre is named. */
  usualTerms?: (values: FieldValues, line?: string) => FieldValues
  /** Whether the unit of the usual terms only helps to judge the price, and is not that of the offer. */
  isUnitOpen?: (values: FieldValues, line: string) => boolean
  /** What a line of the module's own lists need not say, in words: that a print is job work, that a reed is a machine's. */
  ownWords?: string
  /** The same for a search of this module alone, and never for a line: of thread "black 40/2" says a construction. */
  searchedAs?: string
  /** The goods may be packages themselves: "50 wooden cases", "500 jute bags". */
  sellsPackages?: true
  /** Places may be names of styles, wherever the goods are sold: "Karachi suit", "Pakistan georgette". */
  placesAreStyles?: true
  /** Places may be those of the fibre, which is often foreign: "80s supima, USA". */
  placesAreOfFibre?: true
  /** Fibres and dyes are the goods themselves, so that a place behind one is theirs: "Giza 94, Egypt". */
  sellsMaterials?: true
  /** Short or local names of goods whose listings spell them out. */
  shortNames?: ReadonlyMap<string, readonly string[]>
}

/** A module as data. Its forms, rules, filters and docs all come from here. */
export interface ModuleDefinition {
  moduleKey: ModuleKey
  /** All listings of a SERVICE sell work: capacity instead of stock, and no condition. */
  rendererFamily: RendererFamily
  /** In a module of goods, the listings that sell work: tests and calibration among instruments. */
  serviceWhen?: Condition
  sector: string
  /** Names in the spec's groups and order; a name may be in two groups and is still one value. */
  groups: Readonly<Record<FieldGroup, readonly string[]>>
  /** Names accepted in addition to the matrix (stock, PDC prices, shade ...). */
  offMatrix: readonly string[]
  /** Which fields each section of the form shows, in order. */
  sections: Readonly<Record<SectionGroup, readonly string[]>>
  /** Sections with another name than most trades have: "Capacity" for "Stock". */
  sectionNames?: Partial<Readonly<Record<SectionGroup, string>>>
  /** Short explanation under a section's heading. */
  sectionHelp?: Partial<Readonly<Record<SectionGroup, string>>>
  /** Overrides of the catalogue, field by field; the module's own names need a whole FieldSpec. */
  fields: Readonly<Record<string, Partial<FieldSpec> | FieldSpec>>
  dependency: Omit<DependencyMatrix, 'moduleKey'>
  /** Under which other conditions fields of the dependency matrix apply: a loom has shafts, and so has a dobby sold by itself. */
  appliesAlso?: Readonly<Record<string, Condition>>
  hooks: ModuleHooks
  /** How its goods look: apart, since a form is filled in before its card is drawn. */
  loadViews: () => Promise<ModuleViews>
  professional: ProfessionalRules
  /** Who sells to whom, the usual channel first; left out: business to business alone. */
  channels?: readonly [BusinessChannel, ...BusinessChannel[]]
  /** Private persons sell here: until there is an order, others see a place and a public id, never a name or a company. */
  hidesSeller?: true
  /** Safe defaults, for values that are missing when a listing is created. */
  defaults: Readonly<Record<string, unknown>>
  /** Dates that are missing: so many days after the day of the write, or after another date. In order. */
  dayDefaults?: readonly { field: string; days: number; after?: string }[]
  /** What an open listing needs besides its title; left out: a price and a unit. */
  publishNeeds?: readonly string[]
  /** The field that is the title in this trade: the two are one value. */
  titleField?: string
  /** The field with the id of the listing that these listings point to; an index of the database has its name. */
  sourceField?: 'sourceListingId'
  /** The date of the last day on which a listing is open: the day after, the service closes it. */
  lastDayField?: string
  /** Facets in the order in which a buyer of this trade uses them. */
  facetOrder: readonly string[]
  words: ModuleWords
  derived: readonly DerivedNumber[]
  firstQuestions: readonly FirstQuestion[]
  sale: SaleTerms
  keyNumber: KeyNumber | null
  /** The field whose value decides the family (hint of the count, spun or filament). */
  familyField: string
  /** The fields that must be filled for detailEvidence of a new arrival. */
  mainSpecifications: readonly string[]
  /** A line as its sellers write it on a price list. */
  lineExample?: string
  /** The few values that distinguish listings on a card. */
  cardFields: readonly string[]
  /** Goods are comparable in price when these fields and parts ("zipper.length") agree; with the value that is meant where a seller states none. */
  comparedBy: Readonly<Record<string, string>>
  /** Of these one must be stated: goods that have none of these names may be anything, and are compared with no others. */
  knownBy?: readonly string[]
  conditionGuidance: Readonly<Record<string, string>>
  /** The condition under which the count may be free text ("assorted"). */
  freeCountWhen?: Condition
}

/** What a rule of a module says, for programs that judge before they send. */
export interface RuleText {
  code: string
  severity: Issue['severity']
  /** The fields whose values it compares. */
  fields: readonly string[]
  says: string
  /** Broken only by a listing that points to a stored one: a test of the services shows it, not an example. */
  needsListing?: true
}

/** A rule across the fields of a module. */
export interface Rule extends RuleText {
  judge: (facts: Facts, status: ListingStatus) => readonly Issue[]
}

/**
 * A rule that compares dates with today. It only warns, and only when a listing is written: what is stored of a listing
 * depends on no day. Its messages name the date, so that they stay true.
 */
export interface DayRule extends RuleText {
  severity: 'warning'
  judgeOn: (facts: Facts, day: string) => readonly Issue[]
}
