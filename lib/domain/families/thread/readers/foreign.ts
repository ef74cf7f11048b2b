import { type Notation, readerOf } from '../../reading/notations'
import { type Reading, type TextReader, type Understood, understood } from '../../reading/reading'
import { lineOf, wordAt } from '../../reading/tokens'

/** Words of thread in Turkish, Italian, Hindi and the languages of tariffs. */

interface Language {
  /** A word that shows the language. */
  shownBy: RegExp
  colours: Readonly<Record<string, string>>
  /** Words for light and dark. */
  tints: RegExp
  /** The word for a colour: "lal rang". */
  label: RegExp
}

const NONE = /^$/
const LANGUAGES: readonly Language[] = [
  {
    shownBy: /(?<!\p{L})(?:iplik|ipli[gğ]i|makara|renk|siyah|beyaz|lacivert)(?!\p{L})/u,
    colours: {
      White: 'beyaz',
      Ecru: 'ekru, krem',
      Black: 'siyah',
      Grey: 'gri, antrasit, füme',
      Beige: 'bej',
      Brown: 'kahverengi, kahve',
      Navy: 'lacivert',
      Blue: 'mavi',
      Turquoise: 'turkuaz',
      Green: 'yeşil, yesil',
      Yellow: 'sarı, sari',
      Orange: 'turuncu',
      Red: 'kırmızı, kirmizi',
      Maroon: 'bordo',
      Pink: 'pembe',
      Purple: 'mor',
    },
    tints: /^(?:açık|acik|koyu|optik)$/,
    label: /^renk$/,
  },
  {
    shownBy: /(?<!\p{L})(?:filo|filat[oi]|cucirin[oi]|poliestere|cotone|viscosa|rocch[ae]|colori)(?!\p{L})/u,
    colours: {
      White: 'bianco',
      Ecru: 'ecrù, greggio, grezzo, avorio, panna',
      Black: 'nero',
      Grey: 'grigio',
      Brown: 'marrone',
      Blue: 'azzurro, celeste',
      Green: 'verde',
      Yellow: 'giallo',
      Orange: 'arancio, arancione',
      Red: 'rosso',
      Pink: 'rosa',
      Purple: 'viola',
    },
    tints: /^(?:colore|tinta)$/,
    label: NONE,
  },
  {
    shownBy: /\b(?:dha+g[ae]|silai|rang|kadhai)\b/,
    colours: {
      White: 'safed, safaid',
      Black: 'kala, kaala, kale',
      Brown: 'bhura',
      Blue: 'neela, nila',
      Green: 'hara',
      Yellow: 'peela, pila',
      Orange: 'narangi',
      Red: 'lal, laal',
      Pink: 'gulabi',
      Purple: 'baingani',
      Gold: 'sunehra, sunhera, sunehri',
    },
    tints: NONE,
    label: /^(?:rang|colou?r)$/,
  },
  {
    shownBy:
      /(?<!\p{L})(?:n(?:ä|ae)hgarne?|n(?:ä|ae)hf(?:a|ä|ae)den|stickgarne?|garne?|zwirne?|fils? [aà] coudre|fil|hilos?|linhas?)(?!\p{L})/u,
    colours: {
      White: 'weiß, weiss, blanc, blanco, branco, branca',
      Black: 'schwarz, noir, negro, preto, preta',
      Grey: 'grau, cinza',
      Brown: 'braun, castanho',
      Red: 'rot, rouge, rojo, vermelho',
      Blue: 'blau, bleu, azul',
      Green: 'grün, vert, verde',
      Yellow: 'gelb, jaune, amarillo, amarelo',
    },
    tints: NONE,
    label: NONE,
  },
]

const colourOf = ({ colours }: Language, word: string): string | null =>
  Object.entries(colours).find(([, words]) => words.split(', ').includes(word))?.[0] ?? null

/** "Hari Lal", "Villa Rosa", "Mor İplik San": a word that is part of a name. */
const isName = (tokens: readonly string[], at: number): boolean =>
  /^(?:san|sanayi|tekstil|ltd|tic|a\.ş)\.?$/.test(wordAt(tokens, at + 2)) ||
  /^(?:shri|shree|m\/s|mr\.?|&|of|di|della)$/.test(wordAt(tokens, at - 1)) ||
  wordAt(tokens, at + 1) === '&' ||
  (/^\p{Lu}\p{L}/u.test(tokens[at] ?? '') &&
    /^\p{Lu}\p{L}+$/u.test(tokens[at - 1] ?? '') &&
    !OF_GOODS.test(wordAt(tokens, at - 1)))
const OF_GOODS =
  /^(?:filo|cucirino|poliestere|cotone|polyester|cotton|nylon|thread|dha+g[ae]|ipli[kgğ]i?|bobin|makara|spun|silai|viskon|naylon|pamuk)$/
/** What may come behind the name of a colour. */
const BEHIND =
  /^(?:[,;.:()/&+-]|\d.*|ve|aur|e|dha+g[ae]|iplik|ipli[gğ]i|rang|renk|colou?r|cones?|reels?|spools?|tubes?|bobin|makara|chahiye|wala|para|conos?|carretes?|)$/

/** "Hilo para cuero marrón", "fil marron", "linha marrom", "hilo café": brown. English lines call maroon so, and coffee. */
export function brownAbroadAt(tokens: readonly string[], at: number): Reading | null {
  const { text: line } = lineOf(tokens)
  const word = wordAt(tokens, at)
  if (!BROWN.test(word) || !(ONLY_BROWN.test(word) || IN_SPANISH_OR_FRENCH.test(line))) return null
  const used = DARK_OR_LIGHT.test(wordAt(tokens, at + 1)) ? 2 : 1
  // "Negro y marrón": of two colours none is that of the goods.
  if (OTHER_COLOUR.test(line)) return { used, understood: [], left: tokens.slice(at, at + used).join(' ') }
  return { used, understood: [understood('color', tokens.slice(at, at + used).join(' '), 'Brown')] }
}
const BROWN = /^(?:marr[oó]n(?:es)?|marrom|marrons|caf[eé])$/
const OTHER_COLOUR =
  /(?<!\p{L})(?:negro|blanco|rojo|azul|verde|amarillo|gris|rosa|naranja|preto|branco|vermelho|amarelo|cinza|noir|blanc|rouge|bleu|vert|jaune|beige)(?!\p{L})/u
const DARK_OR_LIGHT = /^(?:oscuro|claro|escuro|fonc[eé]|clair)$/
const ONLY_BROWN = /^(?:marrón(?:es)?|marrom)$/
const IN_SPANISH_OR_FRENCH =
  /(?<!\p{L})(?:hilos?|linhas?|fils? (?:[aà] coudre|cir[eé]|(?:de )?lin|(?:de )?coton|polyester|nylon)|(?<=(?:^|\s)(?:hilos?|linhas?)\s(?:\S+\s){0,4})para(?!-| ?aramid)|cuero|couro|cuir|coser|costura[rs]?|coudre|bordar|bordado|encerad[oa]s?|conos?|carretes?|couleurs?|busco|necesito|preciso|negro|blanco|preto|branco)(?!\p{L})/u

/** "Siyah", "koyu mavi", "lal rang", "greggio": the colour in the language of its line. Of two colours none is that of the goods. */
export function foreignColourAt(tokens: readonly string[], at: number): Reading | null {
  const { text: line } = lineOf(tokens)
  for (const language of LANGUAGES) {
    if (!language.shownBy.test(line)) continue
    const tint = language.tints.test(wordAt(tokens, at)) ? 1 : 0
    const colour = colourOf(language, wordAt(tokens, at + tint))
    if (colour === null) continue
    const end = at + tint + 1
    const isOne = new Set(tokens.flatMap((_, place) => colourOf(language, wordAt(tokens, place)) ?? [])).size === 1
    const isMeant = !isName(tokens, at) && BEHIND.test(wordAt(tokens, end))
    if (!isOne || !isMeant) return null
    const used = end + (language.label.test(wordAt(tokens, end)) ? 1 : 0) - at
    return { used, understood: [understood('color', tokens.slice(at, at + used).join(' '), colour)] }
  }
  return null
}

const OF_POLYESTER = /(?<!\p{L})(?:poly(?:ester)?|poliestere?|poli[eé]ster|polyesters?|pes)(?!\p{L})/u
const OF_POLYAMIDE = /(?<!\p{L})(?:nylon|naylon|polyamide?|poliammide|poliamida)(?!\p{L})/u
const OTHER_TYPE = /\b(?:bonded|trilobal|textur\w+|teksture|embroidery|mono\w*|metallic|core|corespun)\b/

/** "Fibre sintetiche in fiocco", "fibres synthétiques discontinues", "sentetik devamsız liflerden": how tariffs name spun thread, and thread of filaments. */
const tariff: Notation = {
  pattern:
    /(?:(?<staple>(?:di |de |aus )?(?:(?:fibr[ae] sintetic(?:he|a) )?(?:in )?fiocco|fibres? synth[eé]tiques? discontinues?|sentetik devams[ıi]z lif(?:ler)?(?:den)?|synthetischen? (?:spinn|stapel)fasern|fibras? sint[eé]ticas? discontinuas?))|(?:di |de |aus )?(?:filament[oi] sintetic[oi]|filaments? synth[eé]tiques?|sentetik filament(?:ler)?(?:den)?|synthetischen? filamenten?|filamentos? sint[eé]ticos?))/iy,
  read({ groups, text }, tokens) {
    const { text: line } = lineOf(tokens)
    if (OTHER_TYPE.test(line) || OF_POLYESTER.test(line) === OF_POLYAMIDE.test(line)) return null
    if (OF_POLYAMIDE.test(line)) return groups.staple ? null : ofFibre('Nylon filament', 'Nylon', text)
    return ofFibre(groups.staple ? 'Spun polyester' : 'Polyester filament', 'Polyester', text)
  },
}
/** "Filamento continuo alta tenacità", "filaments continus": thread of filaments. "Alta tenacità" alone may be corespun or spun. */
const ofFilaments: Notation = {
  pattern:
    /(?:a |da |in |de )?(?:filament[oi] continu[oi]s?|filaments? continus?|endlosfilament)(?:,? (?:ad? |de |à )?(?:alta tenacit(?:à|a'?)|alta tenacidad|haute t[eé]nacit[eé]))?/iy,
  read({ text }, tokens) {
    const { text: line } = lineOf(tokens)
    const isOfOther = OTHER_TYPE.test(line) || OTHER_TYPE_ABROAD.test(line) || WITH_COTTON.test(line)
    if (isOfOther || OF_POLYESTER.test(line) === OF_POLYAMIDE.test(line)) return null
    return OF_POLYAMIDE.test(line)
      ? ofFibre('Nylon filament', 'Nylon', text)
      : ofFibre('Polyester filament', 'Polyester', text)
  },
}

/** "Filo nylon bondato": bonded thread of the fibre that its line names. */
const bonded: Notation = {
  pattern: /bondat[oa]|bondeado|gebondet/iy,
  read({ text }, tokens) {
    const { text: line } = lineOf(tokens)
    if (OF_POLYESTER.test(line) === OF_POLYAMIDE.test(line)) return null
    return OF_POLYAMIDE.test(line)
      ? ofFibre('Nylon bonded', 'Nylon', text)
      : ofFibre('Polyester bonded', 'Polyester', text)
  },
}

/** Filaments with cotton around them are a core. */
const WITH_COTTON = /(?<!\p{L})(?:cot(?:t?on[ei]?)|algod[oó]n|baumwolle?)(?!\p{L})/u
/** Bonded, textured, corespun and embroidery thread, which may be of filaments too. */
const OTHER_TYPE_ABROAD = /(?<!\p{L})(?:bond[ae]\p{L}*|te(?:s|x)turi\p{L}*|anima|alma|ricamo|bordar|broder)(?!\p{L})/u

const ofFibre = (type: string, fibre: string, text: string): Understood[] => [
  understood('threadType', text, type),
  understood('fiberType', text, [fibre]),
]

/** "Teksture iplik", "naylon bonded iplik": types and fibres on Turkish lists. */
const turkish: Notation = {
  pattern: /(?:(?<textured>tekst[uü]re)|naylon(?! (?:ambalaj|torba|po[sş]et))(?<bonded> bonded)?)/iy,
  read({ groups, text }, tokens) {
    if (!/(?<!\p{L})ipli[kgğ]i?(?!\p{L})/u.test(lineOf(tokens).text)) return null
    if (groups.textured) return [understood('threadType', text, 'Textured')]
    return groups.bonded ? ofFibre('Nylon bonded', 'Nylon', text) : [understood('fiberType', text, ['Nylon'])]
  },
}
/** "Polyester kesik elyaf dikiş ipliği": of staple fibre, in Turkish. With another fibre it may be a blend. */
const stapleInTurkish: Notation = {
  pattern: /(?:sentetik )?(?:kesikl?i? |ştapel |stapel )(?:elyaf|lif)(?:ler)?(?:[dt][ae]n|[ıi])?/iy,
  read({ text }, tokens) {
    const { text: line } = lineOf(tokens)
    const isThread = /(?<!\p{L})ipli[kgğ]i?(?!\p{L})/u.test(line) && !/\b(?:dtex|denye|mm)\b/.test(line)
    const isOther = OTHER_TYPE.test(line) || OF_POLYAMIDE.test(line) || OTHER_STAPLE.test(line)
    return isThread && !isOther && OF_POLYESTER.test(line) ? ofFibre('Spun polyester', 'Polyester', text) : null
  },
}
const OTHER_STAPLE = /(?<!\p{L})(?:pamuk\p{L}*|viskon|akrilik|suni|cotton|viscose|acrylic|kor(?:e|-)?spun)(?!\p{L})/u

/** "Nakış ipliği", "filo da ricamo", "kadhai ka dhaga", "hilo para bordar", "linha para bordado": embroidery thread. */
export const embroidery: Notation = {
  pattern:
    /(?:nak[ıi][sş](?= ipli)|(?:da |per )?ricamo|kadha?i (?:ka )?(?=dha+g)|(?:para |de )borda(?:r|dos?)|(?:de|pour la|pour) broderie|[aà] broder)/iy,
  read: ({ text }) => [understood('endUse', text, ['Embroidery'])],
}

/** "Hilo para cuero", "linha para couro", "fil pour cuir", "deri ipliği": thread for leather. */
export const leatherAbroad: Notation = {
  pattern:
    /(?:(?:para|de|del) (?:cuero|couro)|(?:pour|[aà]) cuir|per (?:pelle|cuoio)|deri (?:için|icin|(?=ipli[gğ]i)))/iy,
  read: ({ text }, tokens) =>
    THREAD_ABROAD.test(lineOf(tokens).text) ? [understood('endUse', text, ['Leather goods'])] : null,
}
const THREAD_ABROAD =
  /(?<!\p{L})(?:hilos?|linhas?|fils?|filo|filat[oi]|ipli[kgğ]i?|encerad[oa]s?|cir[eé]e?|threads?)(?!\p{L})/u

/** "Hilo encerado", "linha encerada", "fil ciré", "filo cerato", "mumlu iplik": waxed. */
export const waxedAbroad: Notation = {
  pattern: /(?:encerad[oa]s?|cir[eé]e?|cerat[oi]|mumlu)/iy,
  // "Encerado opcional", "ciré ou non": with it or without.
  read({ text, used }, tokens, at) {
    const { text: line, starts } = lineOf(tokens)
    const isOpen =
      WAX_IS_OPEN.test(line.slice(starts[at + used] ?? line.length)) || NOT_WAXED.test(line.slice(0, starts[at]))
    return THREAD_ABROAD.test(line) && !isOpen ? [understood('finish', text, 'Wax')] : null
  },
}

const WAX_IS_OPEN =
  /^\(? ?(?:opciona(?:l|is|les)|opzionale|facoltativo|optional|possible|sobre pedido|a pedido|(?:o|ou|oder|e|et|y) (?:no[nt]?|n[aã]o|sin|sem|sans|senza)|veya)(?!\p{L})/u
const NOT_WAXED = /(?<!\p{L})(?:sin|sem|sans|senza|no|non|n[aã]o|ou|o|pas)(?: ser)? $/u

/** "Raiom viscose", "rayón", "raion": viscose, in Portuguese and Spanish. */
const rayonAbroad: Notation = {
  pattern: /(?:raiom|raion|ray[oó]n|rayonne) (?:viscos[ae]|viscose)|raiom|raion|rayón|rayonne/iy,
  read: ({ text }) => [understood('fiberType', text, ['Viscose'])],
}

/** "100% Baumwolle Nähgarn", "Stickgarn Viskose": the fibre in German. With another fibre it may be a blend. */
const fibreInGerman: Notation = {
  pattern: /(?:(?<share>100 ?%) )?(?:(?<cotton>baumwolle)|(?<linen>leinen)|(?<silk>seide)|viskose)/iy,
  read({ groups, text }, tokens) {
    const { text: line } = lineOf(tokens)
    if (!IN_GERMAN.test(line) || (line.match(ANY_FIBRE) ?? []).length > 1) return null
    const fibre = groups.cotton ? 'Cotton' : groups.linen ? 'Linen' : groups.silk ? 'Silk' : 'Viscose'
    const blend = groups.share ? [understood('blendPercentages', text, [{ fibre, percent: 100 }])] : []
    return [understood('fiberType', text, [fibre]), ...blend]
  },
}
const IN_GERMAN = /(?<!\p{L})(?:(?:n(?:ä|ae)h|stick|overlock)?garne?|zwirne?|n(?:ä|ae)hf(?:a|ä|ae)den)(?!\p{L})/u
const ANY_FIBRE =
  /(?<!\p{L})(?:baumwolle|cotton|leinen|seide|viskose|viscose|poly(?:ester)?|pes|nylon|polyamid|elast\p{L}*|polyacryl\p{L}*|wolle|lyocell|kern\p{L}*|core)(?!\p{L})/gu

/** The type of a thread in other languages. */
export const foreignTypeReader: TextReader = readerOf(
  'threadType',
  [],
  [tariff, stapleInTurkish, ofFilaments, bonded, turkish, rayonAbroad, fibreInGerman],
)
