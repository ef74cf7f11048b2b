import { memoize } from '@/lib/domain/memoize'
import { phraseAt } from '../../reading/phrases'
import { foldedOf, lineOf } from '../../reading/tokens'
import { machineMakes } from '../vocabulary/makes'
import { type KnownModel, modelsNamed, typeOfMake } from '../vocabulary/models'
import { machineType, PART_TYPES, TYPES } from '../vocabulary/types'

/** What a line about machines is about: its type decides what a number in it can be. */

export interface Hit {
  at: number
  used: number
  phrase: string
  value: string
}

export interface ModelHit {
  at: number
  used: number
  model: string
  /** Null for a model that only its place behind the make tells. */
  known: KnownModel | null
  /** In "JAT710-190" the width in cm; in "JAT710-190-4C-D16" also the colours of the weft and how the shed is made. */
  width?: number
  colours?: number
  shedding?: string
  /** What the goods are for. */
  isFitted?: true
}

export interface MachineContext {
  /** The phrase that names what is sold; null where none does. */
  goods: Hit | null
  make: Hit | null
  model: ModelHit | null
  /** Of the goods, or of the model; "" where neither is known. */
  type: string
  /** A spare, an accessory or a tool. */
  isPart: boolean
  isLoom: boolean
  /** The line is about machines at all. */
  isMachine: boolean
}

/** A whole mill, which no machine names. */
export const PLANT =
  /\b(?:spinning|weaving|knitting|processing|running|complete|composite) (?:spinning |weaving |knitting |processing )?(?:plant|mill|unit)\b/

/** What is sold whole. */
const WHOLE = /\b(?:complete|whole|entire|full|running) (?:[a-z-]+ ){0,4}(?:plant|mill|unit)\b/

/** Goods of other trades: a machine in such a line says how they were made. */
const OTHER =
  /\b(?:fabrics?|cloth|sarees?|yarns?|gsm|kurtis?|dupattas?|bed ?sheets?|towels|woven|knitted|t-?shirts?|polos?|shirting|suiting|job ?work|jobwork|job|greige|grey|denier|counts?|threads?|tape \d|dyes|dyestuff|chemical|cones|cartons?|sticker|labels?|lace|elastic|noil|waste|scrap|silk|brocade|georgette|satin|crepe|poplin|voile)\b/
const OF_MACHINES =
  /\b(?:machines?|m\/cs?|mc|machinery|looms?|frames?|spares?|spare parts?|parts?|sewing|stenter|plant|compressor|boiler|printer|winder|dyeing machine|spindles|rotors|drums?|model|yom|rpm|kw|hp|second ?hand|reconditioned|oem)\b/

/** What only machines have a number of. */
const COUNTED = /\b\d+ (?:hooks?|levers?|shafts?|heads?)\b/

/** Phrases that name a machine or part only where the line shows it. */
const WEAK: ReadonlySet<string> = new Set(
  'embroidery,rapier,air jet,airjet,water jet,waterjet,air-jet,water-jet,jacquard,jacquards,jaquard,dobby,dobbies,feeder,feeders,needle,needles,ring,rings,belt,belts,pump,pumps,chain,chains,spring,springs,knife,knives,clip,clips,cot,cots,cam,cams,beam,beams,sinker,sinkers,filter,filters,winder,carding,reeling,ironing,raschel,tricot,crochet,digital printing,rotary printing,flat bed printing,cone winding,quilting,card,cards,hydro,winch,steamer,dryer,shearing,singeing,spreader,plotter,sensor,sensors,motor,motors,gear,gears,shaft,shafts,bush,bushes,brake,brakes,clutch,relay,panel,blade,blades,bobbin,picker,pickers,shuttle,shuttles,reed,reeds,heald,healds,temple,temples,nozzle,nozzles,cylinder,cylinders,dial,capsule,carrier,carriers,blanket,blankets,creel,creels,harness,gripper,grippers,comber,combers,filter plant,capsules,flyer,flyers,apron,aprons,navel,navels,spindle,spindles,rotor,rotors,traveller,travellers,cheese winder,hotfix,ro,pirn,pirns,trolley,projectile,circular knitting,warp knitting,flat knitting,sizing,calender,compactor,texturising,doubler,screens,chiller,conveyor,schiffli,overlock,flatlock,bartack,seamless machine,knotter,mangle,slasher,dipper,expander,squeezing,looper,loopers,folder,folders,encoder,bearing,bearings,heater,heaters,pneumatic cylinder,filament,batcher,accumulator,spreading machine'.split(
    ',',
  ),
)

/** Makers whose names mean something else in most lines. */
const WEAK_MAKES: ReadonlySet<string> = new Set(
  'jack,happy,brother,brothers,singer,graf,bruce,typical,km,ms,then,usha,jupiter,roj,laxmi,lakshmi,mayer,delta,stork,fong,zimmer,eastman,gerber,atlas copco,km cutting,orizio,konica,epson,harish,yamuna,swastik,dalal,cheema,forbes,luwa,abb,saurer,iro,benninger,itema,tsuda,muller loom,then dyeing,uster,peass,unitex,siemens,singer,savio,graf'.split(
    ',',
  ),
)
/** Makers of what others mount on their machines: of "Bonas jacquard on Dornier loom" the maker is Dornier. */
const SUPPLIERS: ReadonlySet<string> = new Set(
  'Stäubli,Bonas,Grosse,Memminger-IRO,LGL,Roj,Loepfe,Uster,Bräcker,Reiners + Fürst,Graf,Texparts,Novibra,SKF,Siemens,ABB,Danfoss,Yaskawa'.split(
    ',',
  ),
)
/** A line about parts; "with spares" is one about a machine. */
const PARTS_NAMED =
  /(?<!\b(?:with|and|plus|incl|including|some|free|extra|all|without|no) (?:[a-z]+ )?|& |\+ )\b(?:spares?|spare parts?|accessories|attachment)\b|\bpart no\b/
const SPLITS = /^(?:for|with|including|incl|suitable|used|plus|without|\+|along)$/
/** Behind a phrase these say that it is no machine. */
const NO_MACHINE =
  /^(?:fabrics?|cloth|woven|yarns?|sarees?|job|jobs|work|operator|operators|mechanic|oil|quality|shirting|suiting|design|designs|border|dupatta|lace|count|system|stitch|stitched|finish|finished|dyed|printed|spun|cotton|driven)$/

/** What machines have a number of: "96 feeders" and "single needle" name no part. */
const isCounted = (words: readonly string[], at: number, phrase: string): boolean =>
  /^(?:feeders?|needles?|nozzles?|rotors?|spindles?|screens?|beams?|drums?|cams?|motors?|heads?|chambers?)$/.test(
    phrase,
  ) && /^(?:\d+|single|double|twin|multi|two|three)$/.test(words[at - 1] ?? '')

/** Every phrase that names a machine or part, from left to right; a longer one wins over those inside it. */
const hitsOf = memoize((tokens: readonly string[]): readonly Hit[] => {
  const words = foldedOf(tokens)
  const hits: Hit[] = []
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(machineType, words, at)
    // "Cylinder diameter 30 inch" measures the machine.
    const isMeasured =
      /^(?:cylinder|dial|roller|drum)$/.test(found?.phrase ?? '') && /^dia(?:meter)?$/.test(words[at + 1] ?? '')
    const isWithout = /^(?:no|without)$/.test(words[at - 1] ?? '') && !/^\d{1,3}$/.test(words[at - 2] ?? '')
    if (
      found &&
      !isMeasured &&
      !isWithout &&
      !NO_MACHINE.test(words[at + found.used] ?? '') &&
      !isCounted(words, at, found.phrase)
    )
      hits.push({ at, ...found })
    at += found?.used ?? 1
  }
  return hits
})

const MODEL_TOKENS_MAX = 4
/** Letters alone that are models of one machine and no word of a trade. */
const SURE_MODELS =
  /^(?:omniplus|gammax|optimax|relanit|autocoro|nassenger|montex|warpdirect|supertronic|bendirect|terrymax|montwin|compacttwister|jumboflow|rotascreen)/

/** The longest known model here; short names need their maker or machine in the line. */
function modelAt(tokens: readonly string[], at: number, make: string, types: ReadonlySet<string>): ModelHit | null {
  for (let used = Math.min(MODEL_TOKENS_MAX, tokens.length - at); used > 0; used -= 1) {
    const name = tokens.slice(at, at + used).join(' ')
    if (/[,;:()|@]/.test(name)) continue
    const wide = used === 1 && modelsNamed(name).length === 0 ? WITH_WIDTH.exec(name) : null
    const known = modelsNamed(wide?.[1] ?? name)
    const code = wide ? codeOf(wide) : {}
    const agreed = known.find((one) => one.make === make) ?? known.find(({ type }) => types.has(type))
    const [only] = known
    const squeezedName = name.toLowerCase().replace(/[^a-z0-9]/g, '')
    const isSure =
      (squeezedName.length >= 5 && /[a-z]/.test(squeezedName) && /\d/.test(squeezedName)) ||
      SURE_MODELS.test(squeezedName)
    // Bare figures are models only right behind their maker.
    const isFigure = /^[\d .-]+$/.test(name)
    if (agreed && (!isFigure || (agreed.make === make && isBehindMake(tokens, at))))
      return { at, used, model: agreed.model, known: agreed, ...code }
    if (only && isSure && !isFigure && (make === '' || known.length === 1))
      return { at, used, model: only.model, known: only, ...code }
  }
  return null
}

/** A model with the width of the machine: "ZW405-190", "TS300P-1800", "ZAX9100-190-2C-C4". */
const WITH_WIDTH = /^(.{3,}?)-(\d{3,4})(?:cm)?(?:-(\d)c(?:-?([cdj])\d{0,2})?)?$/i
const SHEDDING_OF: Readonly<Record<string, string>> = { c: 'Tappet', d: 'Dobby', j: 'Jacquard' }

function codeOf([, , width = '', colours, letter]: RegExpExecArray): Pick<ModelHit, 'width' | 'colours' | 'shedding'> {
  const shedding = SHEDDING_OF[letter?.toLowerCase() ?? '']
  return {
    width: widthOf(width),
    ...(colours !== undefined && { colours: Number(colours) }),
    ...(shedding !== undefined && { shedding }),
  }
}
const widthOf = (figure: string): number => (figure.length === 4 ? Number(figure) / 10 : Number(figure))

function isBehindMake(tokens: readonly string[], at: number): boolean {
  const words = foldedOf(tokens)
  return [1, 2, 3].some((back) => {
    const found = at >= back ? phraseAt(machineMakes, words, at - back) : null
    return found?.used === back
  })
}

/** A code of letters and digits right behind the maker: "Brother S-7300A", "Usha 8801". */
const CODE = /^(?=.*\d)(?=.*[a-z])[a-z0-9]{1,8}(?:[-/.][a-z0-9]{1,6}){0,3}$/i
const NO_CODE =
  /^(?:[ev]\d{1,2}|no\d+|rs\d+|rpm\d+|\d+(?:\.\d+)?(?:cms?|mm|kgs?|kw|hp|rpm|gg?|inch|in|f|l|v|w|mtrs?|m|s|d|t|k|nos|pcs|yrs?|kva|tph|kld|x\d.*)|\d{1,2}x\d{1,2})$/i

/** Makes of the line, with what they are; a weak name needs the rest of the line. */
function makesOf(tokens: readonly string[]): Hit[] {
  const words = foldedOf(tokens)
  const found: Hit[] = []
  for (let at = 0; at < words.length; at += 1) {
    const hit = phraseAt(machineMakes, words, at)
    if (hit) found.push({ at, ...hit })
  }
  return found
}

/** The context of a line; made once. */
export const contextOf = memoize((tokens: readonly string[]): MachineContext => {
  const { text } = lineOf(tokens)
  const makes = makesOf(tokens)
  const isShown = OF_MACHINES.test(text)
  const hits = hitsOf(tokens)
  const own = makes.filter(({ at }) => !isFor(foldedOf(tokens), at))
  const builders = own.filter(({ value }) => !SUPPLIERS.has(value))
  const firstMake = builders[0] ?? own[0] ?? makes[0]
  const strongMake = makes.some(({ phrase }) => !WEAK_MAKES.has(phrase))
  const named = modelIn(tokens, firstMake?.value ?? '', hits, makes)
  const found = named?.isFitted ? null : named
  const isOther = OTHER.test(text) && !isShown && !(found?.known && /[a-z].*\d/i.test(found.model))
  const strongHits = hits.filter(({ phrase }) => !WEAK.has(phrase))
  const isAlone = tokens.length <= 2
  const isMachine =
    !isOther &&
    (strongHits.length > 0 ||
      PLANT.test(text) ||
      strongMake ||
      named !== null ||
      (hits.length > 0 && (isShown || isAlone || makes.length > 0 || COUNTED.test(text))))
  // "Complete ring spinning plant": the ring is how the mill spins.
  const sold = isMachine && !(WHOLE.test(text) && PLANT.test(text)) ? mainGoods(tokens, hits) : null
  const goods = sold && found?.known && isOnMachine(sold, found, tokens, makes) ? null : sold
  // "TC 5-3 card + TD 8 draw frame": the model of a second machine.
  const isOfSecond =
    goods !== null && goods.value !== found?.known?.type && hits.some(({ value }) => value === found?.known?.type)
  const model = isOfSecond && !PART_TYPES.has(goods.value) && goods.value !== 'Loom' ? null : found
  const isOneMaker = !areJoined(tokens, builders)
  // "Autoconer with Uster Quantum": who made the clearers, and not the machine.
  const isOfSupplier =
    builders.length === 0 &&
    goods !== null &&
    !PART_TYPES.has(goods.value) &&
    !/^(?:Dobby|Jacquard|Weft feeder|Positive feeder)$/.test(goods.value)
  const make =
    isMachine && isOneMaker && !isOfSupplier && (strongMake || goods !== null || model !== null)
      ? (firstMake ?? null)
      : null
  const behind = make && model === null && !(goods && PART_TYPES.has(goods.value)) ? codeBehind(tokens, make) : null
  const type = headed(goods?.value ?? model?.known?.type ?? typeOfMake(make?.value ?? ''), text)
  const isPart = PART_TYPES.has(type) || PARTS_NAMED.test(text)
  return {
    goods,
    make,
    model: isMachine ? (model ?? behind) : null,
    type: type === 'Loom' && model?.known && TYPES.looms.includes(model.known.type) ? model.known.type : type,
    isPart,
    isLoom: !isPart && TYPES.looms.includes(type),
    isMachine,
  }
})

/** Makers of machines with many heads build them with one too. */
const headed = (type: string, text: string): string =>
  type === 'Multi-head embroidery machine' && /\b(?:single|one|1) heads?\b/.test(text)
    ? 'Single-head embroidery machine'
    : type

/** The first known model of the line; a jacquard's model is not that of the loom. */
function modelIn(
  tokens: readonly string[],
  make: string,
  hits: readonly Hit[],
  makes: readonly Hit[],
): ModelHit | null {
  const types = withLooms(new Set(hits.map(({ value }) => value)))
  let fitted: ModelHit | null = null
  const others = new Set(makes.map(({ value }) => value).filter((value) => value !== make))
  for (let at = 0; at < tokens.length; at += 1) {
    const found = modelAt(tokens, at, make, types)
    const start = makes.find((one) => one.at + one.used === at)?.at ?? at
    if (found && isFor(foldedOf(tokens), start)) fitted ??= { ...found, isFitted: true }
    else if (found && !(found.known && others.has(found.known.make))) return found
  }
  return fitted
}

/** "Clearers for Savio Polar": what the goods fit. */
const isFor = (words: readonly string[], at: number): boolean =>
  words[at - 1] === 'for' && !/^(?:looking|searching|enquiry|inquiry|demand|requirement)$/.test(words[at - 2] ?? '')

/** "Toyota / Picanol looms", "Toyota, Picanol looms": of several makers none is the maker. */
function areJoined(tokens: readonly string[], makes: readonly Hit[]): boolean {
  return makes.some((make, index) => {
    const next = makes[index + 1]
    const between =
      next &&
      tokens
        .slice(make.at + make.used, next.at)
        .join(' ')
        .toLowerCase()
    return next !== undefined && next.value !== make.value && /^(?:,|\/|&|and|or|,? ?and)$/.test(between ?? '')
  })
}

/**
 * What a machine that the line names by its model has: "JAT810 dobby", "OVJA 36 jacquard", "DDL-8700 with motor",
 * "Relanit 30 dia 96 feeders 2014, Memminger feeders". A part right behind the model is what is sold.
 */
function isOnMachine(goods: Hit, model: ModelHit, tokens: readonly string[], makes: readonly Hit[]): boolean {
  const { value, phrase } = goods
  const type = model.known?.type ?? ''
  if (type === value || PART_TYPES.has(type)) return false
  if (value === 'Dobby' || value === 'Jacquard' || (phrase === 'cam' && TYPES.looms.includes(type))) return true
  const between = tokens.slice(model.at + model.used, goods.at).map((token) => token.toLowerCase())
  const isOther = makes.some(
    ({ at, value: make }) => at >= model.at + model.used && at < goods.at && make !== model.known?.make,
  )
  return goods.at > model.at && (isOther || between.some((word) => SPLITS.test(word) && word !== 'for'))
}

/** "Rapier loom" may be called a loom, a rapier or a weaving machine. */
function withLooms(types: ReadonlySet<string>): ReadonlySet<string> {
  return types.has('Loom') ? new Set([...types, ...TYPES.looms]) : types
}

function codeBehind(tokens: readonly string[], make: Hit): ModelHit | null {
  const at = make.at + make.used
  const token = tokens[at] ?? ''
  return CODE.test(token) && !NO_CODE.test(token) ? { at, used: 1, model: token.toUpperCase(), known: null } : null
}

/** "Picking stick for shuttle loom": a machine right behind "for" is what the goods fit. "Lint remover for sale" is not one. */
const isFitted = (words: readonly string[], at: number): boolean =>
  at > 1 && (words[at - 1] === 'for' || (words[at - 2] === 'for' && words[at - 1] !== 'sale'))

/** What is sold: of "air jet loom reed" the reed, of "reed for air jet loom" the reed, of "rapier dobby loom" the loom. */
function mainGoods(tokens: readonly string[], hits: readonly Hit[]): Hit | null {
  const words = foldedOf(tokens)
  const [first] = hits
  if (!first || isFitted(words, first.at)) return null
  const end = words.findIndex((word, at) => at >= first.at + first.used && SPLITS.test(word))
  const near = hits.filter(({ at }) => end < 0 || at < end)
  const looms = near.filter(({ value }) => TYPES.looms.includes(value))
  const part = near.find(({ value, at }, index) => PART_TYPES.has(value) && isJoined(near, index, at, words))
  if (part) return part
  if (looms.length > 0) return joined(looms.find(({ value }) => value !== 'Loom') ?? looms[0] ?? first, near)
  let main = first
  for (const next of near.slice(1)) {
    if (next.at !== main.at + main.used) break
    main = next
  }
  return main
}

/** "Rapier loom" after "rapier" is the same once more. */
function joined(hit: Hit, near: readonly Hit[]): Hit {
  const next = near.find(({ at, value }) => at === hit.at + hit.used && (value === hit.value || value === 'Loom'))
  return next ? { ...hit, used: hit.used + next.used, phrase: `${hit.phrase} ${next.phrase}` } : hit
}

/** A part right behind the machine that it belongs to, or first in the line. */
function isJoined(near: readonly Hit[], index: number, at: number, words: readonly string[]): boolean {
  if (index === 0) return true
  const before = near[index - 1]
  return before !== undefined && before.at + before.used === at && !/^\d/.test(words[at - 1] ?? '')
}
