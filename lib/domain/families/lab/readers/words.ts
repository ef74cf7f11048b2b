import { foldWord } from '@/lib/domain/vocabulary/vocabulary'
import { machineConditions } from '../../machine/vocabulary/terms'
import { phraseAt } from '../../reading/phrases'
import { type Reading, type TextReader, understood } from '../../reading/reading'
import { foldedOf, wordAt } from '../../reading/tokens'
import { longestNamed, stated, type WordList } from '../../reading/word-lists'
import { labMakes } from '../vocabulary/instruments'
import { accreditation, reportForm, sampleForm, serviceSite } from '../vocabulary/terms'
import { testType } from '../vocabulary/tests'
import { contextOf, type LabContext } from './context'

/** The instrument that a line names. */
const goodsReader: TextReader = {
  name: 'instrumentType',
  examples: ['uster evenness tester', 'crockmeter', 'light box', 'universal testing machine', 'GSM cutter'],
  read(tokens, at): Reading | null {
    const { goods } = contextOf(tokens)
    if (goods === null || goods.at !== at) return null
    const text = tokens.slice(at, at + goods.used).join(' ')
    const more = /^(?:machine|instrument|tester|equipment|apparatus)s?$/.test(wordAt(tokens, at + goods.used)) ? 1 : 0
    return { used: goods.used + more, understood: [understood('instrumentType', text, goods.value)] }
  },
}

/** A code right behind the maker: "Uster ST-5", "Datacolor 600", "Premier iQ2". */
const CODE = /^(?=.*\d)[a-z0-9]{1,8}(?:[-/.][a-z0-9]{1,6}){0,2}$/i
/** "B02" and "X12" are parts of ISO 105. */
const NO_CODE = /^(?:(?:19|20)\d{2}|[bcdenx]\d{2}|\d+(?:kg|kn|n|g|mm|cm|w|kw|v|l|%|nos|pcs)|no\d+|rs\d+)$/i
const KNOWN_MODEL =
  /^(?:(?:ut|st|me|hvi|afis|mtt)(?! (?:19|20)\d\d)[ -]?\d{1,4}[a-z]{0,2}|tensorapid(?: ?[2-5])?|tensojet(?: ?[45])?|tester [3-6](?:-s\d{3})?|classimat(?: ?[35])?|hvi (?:spectrum|classic|900|1000)|afis pro(?: ?2)?|titan ?\d{1,2}|nu-martindale|spectraflash ?\d{3}|spectro ?\d{3,4}|ci ?\d{4}|ce ?\d{4}a?)$/i

/** "Verivide or equal" is an example. */
const OTHERS_TOO = /^(?:equal|eq|equivalent|eqv|similar|any|other)/

const makeReader: TextReader = {
  name: 'brandManufacturer',
  examples: ['uster ST-5 evenness tester', 'datacolor 600 spectrophotometer'],
  read(tokens, at): Reading | null {
    const { make } = contextOf(tokens)
    if (make === null || make.at !== at) return null
    const text = tokens.slice(at, at + make.used).join(' ')
    const next = at + make.used
    if (wordAt(tokens, next) === 'or' && OTHERS_TOO.test(wordAt(tokens, next + 1))) return null
    const known = [2, 1].find((used) => KNOWN_MODEL.test(tokens.slice(next, next + used).join(' ')))
    const used = known ?? codeAt(tokens, next, make.value)
    const model = tokens.slice(next, next + used).join(' ')
    const type = known === undefined ? undefined : TYPE_OF_MODEL.find(([word]) => word.test(model))?.[1]
    return {
      used: make.used + used,
      understood: [
        understood('brandManufacturer', text, make.value),
        ...(used > 0 ? [understood('model', model, model.toUpperCase())] : []),
        ...(type ? [understood('instrumentType', model, type)] : []),
      ],
    }
  },
}

/** How many tokens behind the maker are a code: figures alone only where the maker names its models so. */
function codeAt(tokens: readonly string[], at: number, make: string): number {
  const [token = '', next = ''] = [tokens[at], tokens[at + 1]]
  if (
    /^(?!(?:rs|inr|usd|eur|moq|min|year|yom|make|only|no|qty|of|used|new|old|for|at|lot|set|sets|pcs|pc|sale|cost|rate)$)[a-z]{1,4}$/i.test(
      token,
    ) &&
    /^\d{3,5}[a-z]?$/i.test(next) &&
    !/^(?:19|20)\d{2}$/.test(next)
  )
    return 2
  const isFigure = /^\d+(?:\.\d+)?$/.test(token)
  const isOwn =
    /^(?:Datacolor|X-Rite|Instron)$/.test(make) && !/^(?:kgf?|n|kn|g|mm|nos|pcs|lakhs?|lacs?|cr|crores?|k)$/i.test(next)
  return CODE.test(token) && !NO_CODE.test(token) && (!isFigure || isOwn) ? 1 : 0
}

/** "HVI 1000", "UT5": models that name the instrument too. */
const TYPE_OF_MODEL: ReadonlyArray<readonly [RegExp, string]> = [
  [/^hvi/i, 'HVI'],
  [/^afis/i, 'AFIS'],
  [/^(?:ut|st|me|tester)/i, 'Evenness'],
  [/^tenso/i, 'Single-yarn strength'],
  [/^classimat/i, 'Classimat'],
  [/^(?:nu-)?martindale/i, 'Martindale'],
]
const modelReader: TextReader = {
  name: 'model',
  examples: ['hvi 1000', 'afis pro', 'uster tensorapid 4'],
  read(tokens, at): Reading | null {
    if (!contextOf(tokens).isLab) return null
    for (const used of [2, 1]) {
      const text = tokens.slice(at, at + used).join(' ')
      // A tester of 4 stations.
      if (!KNOWN_MODEL.test(text) || /^(?:stations?|positions?|heads?)$/.test(wordAt(tokens, at + used))) continue
      const type = TYPE_OF_MODEL.find(([word]) => word.test(text))?.[1]
      return {
        used,
        understood: [
          understood('model', text, text.toUpperCase()),
          ...(type ? [understood('instrumentType', text, type)] : []),
        ],
      }
    }
    return null
  },
}

/** What is tested: "colour fastness", "azo test", "fibre composition". */
const testReader: TextReader = {
  name: 'testType',
  examples: ['nabl testing colour fastness', 'azo dyes test', 'fabric composition test'],
  read(tokens, at): Reading | null {
    const { isTest } = contextOf(tokens)
    const hit = isTest ? phraseAt(testType, foldedOf(tokens), at) : null
    if (!hit) return null
    const more = /^(?:tests?|testing)$/.test(wordAt(tokens, at + hit.used)) ? 1 : 0
    const text = tokens.slice(at, at + hit.used).join(' ')
    return {
      used: hit.used + more,
      understood: [understood('testType', text, [hit.value]), understood('listingKind', text, 'Test service')],
    }
  },
}

/** Testing, calibration, rent: what is offered. */
const kindReader: TextReader = {
  name: 'listingKind',
  examples: ['fabric testing', 'calibration of crockmeter', 'hvi 1000 used', 'light box on rent'],
  read(tokens, at): Reading | null {
    const { isLab, isTest, isCalibration } = contextOf(tokens)
    const word = wordAt(tokens, at)
    const next = wordAt(tokens, at + 1)
    if (!isLab) return null
    const offers = (value: string, used = 1): Reading => ({
      used,
      understood: [understood('listingKind', tokens.slice(at, at + used).join(' '), value)],
    })
    if (isTest && /^(?:testing|tests?)$/.test(word))
      return offers(
        'Test service',
        /^(?:service|services|charges?|report|reports|lab|laboratory|fee)$/.test(next) ? 2 : 1,
      )
    if (isCalibration && word === 'calibration')
      return offers('Calibration service', /^(?:service|services|charges?|of|work)$/.test(next) ? 2 : 1)
    // Whether it runs is the condition, and another statement.
    if (
      !isTest &&
      !isCalibration &&
      /^(?:used|second-?hand|pre-?owned)$/.test(word) &&
      !/^(?:for|in|with|by|to|as)$/.test(next) &&
      !/\bor (?:good )?$/.test(`${wordAt(tokens, at - 2)} ${wordAt(tokens, at - 1)} `)
    )
      return offers('Used sale')
    if (!isTest && !isCalibration && word === 'second' && next === 'hand') return offers('Used sale', 2)
    if (/^(?:rent|rental|hire)$/.test(word)) return offers('Rental')
    if (word === 'on' && /^(?:rent|hire)$/.test(next)) return offers('Rental', 2)
    return null
  },
}

/** Goods that something is done to, or people who ask: "garment merchandiser", "fabric bath". */
const NO_SAMPLE =
  /^(?:cooled|bath|proof|repellen\w*|resistan\w*|merchandisers?|factor(?:y|ies)|offices?|units?|exporters?|buyers?|industr(?:y|ies)|mills?)$/

interface Source extends WordList {
  isMeant?: (context: LabContext) => boolean
  not?: RegExp
}
const SOURCES: readonly Source[] = [
  {
    name: 'condition',
    vocabulary: machineConditions,
    // "Used" and "second hand" leave open whether it runs.
    not: /^(?:idle|stopped|dismantled|used|second ?-?hand|pre-?owned)$/,
    isMeant: ({ isTest, isCalibration }) => !isTest && !isCalibration,
  },
  {
    name: 'accreditation',
    vocabulary: accreditation,
    isList: true,
    isMeant: ({ isTest, isCalibration }) => isTest || isCalibration,
  },
  {
    name: 'sampleForm',
    vocabulary: sampleForm,
    isList: true,
    not: /^(?:cone|hank|cotton|swatch|lint|dye|dyes|fiber|fibre)$/,
  },
  {
    name: 'reportForm',
    vocabulary: reportForm,
    not: /^both$/,
    isMeant: ({ isTest, isCalibration }) => isTest || isCalibration,
  },
  {
    name: 'serviceSite',
    vocabulary: serviceSite,
    not: /^(?:both|lab)$/,
    isMeant: ({ isTest, isCalibration }) => isTest || isCalibration,
  },
]

const wordReader: TextReader = {
  name: 'condition',
  examples: ['reconditioned crockmeter', 'fabric crockmeter test NABL'],
  read(tokens, at): Reading | null {
    const context = contextOf(tokens)
    if (!context.isLab) return null
    const words = foldedOf(tokens)
    const [best] = longestNamed(
      SOURCES,
      words,
      at,
      ({ name, phrase, used, not, isMeant }) =>
        isMeant?.(context) !== false &&
        !not?.test(phrase) &&
        !(name === 'sampleForm' && NO_SAMPLE.test(words[at + used] ?? '')) &&
        // "New or good used": either.
        !(name === 'condition' && words[at + used] === 'or'),
    )
    return best ? { used: best.used, understood: [stated(best, tokens.slice(at, at + best.used).join(' '))] } : null
  },
}

const EMPTY =
  /^(?:instruments?|equipments?|machines?|apparatus|testers?|lab|laboratory|textiles?|digital|electronic|sale|model|make|year|yom|good|condition|excellent|working|new|available|per|sample|samples|with|and|of|for|the|in|certificate|certified|accredited|report|charges?|price|service|services|method|standard|as|textile|automatic|computerised|computerized|testing|test|complete|set|nos|motori[sz]ed|hydraulic|pneumatic|conveyor|type|arc|xenon|hand|manual|portable|using|lights?|sources?)$/

/** Words of the trade that say nothing more. */
const emptyReader: TextReader = {
  name: 'instrumentType',
  examples: [],
  read(tokens, at): Reading | null {
    const { isLab, make } = contextOf(tokens)
    if (!isLab) return null
    const known = phraseAt(labMakes, foldedOf(tokens), at)
    if (known && make && make.at !== at && known.value === make.value) return { used: known.used, understood: [] }
    return EMPTY.test(foldWord(tokens[at] ?? '')) ? { used: 1, understood: [] } : null
  },
}

export const wordReaders: readonly TextReader[] = [
  makeReader,
  modelReader,
  goodsReader,
  testReader,
  kindReader,
  wordReader,
  emptyReader,
]
