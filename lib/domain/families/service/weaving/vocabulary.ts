import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** Words of job work between yarn and grey cloth. */

export const jobType = openVocabulary([
  ...optionGroup('Weaving and knitting', [
    option(
      'Weaving',
      'weaving job, job weaving, loom job, fabric weaving, cloth weaving, weaving job work, loom work, bunai, vanat, tape weaving, niwar weaving, belt weaving',
    ),
    option('Circular knitting', 'circular knitting job, circular knit, hosiery knitting, circular knitting job work'),
    option(
      'Flat knitting',
      'flat knitting job, collar knitting, flat knitting (collar), collar and cuff knitting, rib collar knitting, sweater knitting, v-bed knitting, flat knit job, flat knit collars, flat knits, flat knit',
    ),
    option(
      'Warp knitting',
      'warp knitting job, tricot knitting, raschel knitting, warp knit job, net knitting, crochet knitting',
    ),
    option('Sock knitting', 'socks, socks knitting, sock job, socks job, hosiery socks'),
  ]),
  ...optionGroup('Warp preparation', [
    option('Direct warping', 'direct warping job, beam warping, high speed warping, direct warper'),
    option('Sectional warping', 'sectional warping job, sectional warper, section warping, sectional beaming'),
    option('Draw-warping', 'draw warping job, warp drawing, draw warp'),
    option('Sizing', 'sizing job, beam sizing, sizing job work, kanji job, yarn sizing'),
    option(
      'Warping and sizing',
      'warping + sizing, warping+sizing, warping sizing, warping & sizing, warping cum sizing, sectional warping + sizing, sizing warping',
    ),
  ]),
  ...optionGroup('At the loom', [
    option('Beam gaiting', 'gaiting, beam gaiting job, beam loading, gaiting job'),
    option(
      'Drawing-in and knotting',
      'drawing in, drawing-in, knotting, drawing-in/knotting, reaching in, reaching-in, warp tying, beam knotting, bharai, rachh bharai',
    ),
    option(
      'Card punching and design',
      'card punching, card punching/design, jacquard design, design making, jacquard card punching, fabric CAD, naksha',
    ),
    option(
      'Grey folding and inspection',
      'grey folding, folding, grey inspection, grey folding/inspection, fabric inspection, cloth checking, mending, grey checking',
    ),
  ]),
])

/** The groups by which rates are compared. */
export const jobGroup = openVocabulary([
  option('Weaving', 'weaving jobs'),
  option('Knitting', 'knitting jobs, knitting job, job knitting, knitting job work, knit job'),
  option('Warping and sizing', 'warp preparation, preparatory, warping, warping job, warping job work, tana'),
  option('Drawing-in and gaiting', 'loom gaiting'),
  option('Design', 'designs'),
  option('Folding and inspection', 'inspection'),
])

export const KNITTING = ['Circular knitting', 'Flat knitting', 'Warp knitting', 'Sock knitting'] as const
export const WARPING = ['Direct warping', 'Sectional warping', 'Draw-warping', 'Warping and sizing'] as const
export const SIZING = ['Sizing', 'Warping and sizing'] as const
export const GAITING = ['Beam gaiting', 'Drawing-in and knotting'] as const

/** The group of each job. */
export function groupOf(job: string): string {
  if (job === 'Weaving') return 'Weaving'
  if ((KNITTING as readonly string[]).includes(job)) return 'Knitting'
  if ([...WARPING, ...SIZING].some((one) => one === job)) return 'Warping and sizing'
  if ((GAITING as readonly string[]).includes(job)) return 'Drawing-in and gaiting'
  if (job === 'Card punching and design') return 'Design'
  return job === 'Grey folding and inspection' ? 'Folding and inspection' : ''
}

export const isJob = (...jobs: readonly string[]): Condition => ({ field: 'jobType', in: jobs })

/** Who built the looms, knitting machines and warpers. */
export const machineMakes = openVocabulary([
  ...optionGroup('Looms', [
    option('Toyota', 'toyoda, JAT, JAT610, JAT 610, JAT710, JAT 710, JAT810, JAT 810'),
    option('Tsudakoma', 'tsuda, sudakoma, tsudakoma ZAX, ZAX'),
    option('Picanol', 'piccanol, omniplus, omni plus, optimax, GTM, GT max, gammax, picanol GTM'),
    option('Itema', 'itema R9500, R9500, itema weaving'),
    option('Vamatex', 'vamatex leonardo'),
    option('Somet', 'sommet, somet thema'),
    option('Dornier', 'lindauer dornier'),
    option('Sulzer', 'ruti, ruti-c, ruti c, sulzer ruti, P7100, P7150, P7300, sulzer G6300'),
    option('Nissan', 'nissan waterjet, toyota nissan'),
    option('Lakshmi', 'LMW, lakshmi rapier, lakshmi ruti'),
    option('Rifa', 'zhejiang rifa, rifa airjet'),
    option('Haijia', 'qingdao haijia, haijia waterjet'),
    option('Jingtian', 'jing tian'),
    option('Yinchun', 'yinchun waterjet'),
    option('Dinesh', 'dinesh rapier'),
    option('Smit', 'smit textile, smit GS'),
    option('Cimmco', 'cimco'),
    option('Saurer', 'saurer 100w'),
    option('Prashant', 'prashant gamatex, prashant warping'),
    option('Jakob Müller', 'jakob muller, muller needle loom, mueller'),
  ]),
  ...optionGroup('Knitting', [
    option('Mayer & Cie', 'mayer, mayer and cie, mayer & cie relanit, relanit'),
    option('Terrot', 'terrot knitting'),
    option('Fukuhara', 'fukahara'),
    option('Pailung', 'pai lung'),
    option('Santoni', 'santoni seamless'),
    option('Fukahama', 'fukama'),
    option('Unitex', 'unitex knitting'),
    option('Smart', 'smart knitting machine'),
    option('Lonati', 'lonati socks'),
    option('Stoll', 'stoll flat'),
    option('Shima Seiki', 'shima, simaseiki'),
    option('Karl Mayer', 'karl meyer, karlmayer'),
    option('Liba', 'liba warp knitting'),
    option('Cixing', 'cixing flat'),
  ]),
  ...optionGroup('Warping and sizing', [
    option('Benninger', 'ben-dirent, beninger'),
    option('Hacoba', 'hakoba warper'),
    option('Sucker Müller', 'sucker muller'),
    option('Rabatex', 'rabatex sectional'),
    option('Amritlakshmi', 'amrit laxmi, amritlaxmi'),
    option('Kawamoto', 'kawamoto sizing'),
    option('Staubli', 'stäubli, staubli delta'),
    option('Bonas', 'bonas jacquard'),
  ]),
])

export const knitMachine = openVocabulary([
  ...optionGroup('Circular', [
    option('Single jersey', 'SJ, S/J, single jersy, single knit machine, single jersey machine, sinker'),
    option('Rib', 'rib machine, double jersey, DJ'),
    option('Interlock', 'interlock machine'),
    option('Rib and interlock', 'rib/interlock, rib interlock, rib cum interlock'),
    option(
      'Fleece',
      '3 thread fleece, fleece 3 thread, three thread, 3-thread fleece, fleece machine, french terry, loopknit, 2 thread fleece',
    ),
    option('Terry or velour', 'terry machine, velour, polar'),
    option('Jacquard', 'jacquard knitting, computerised jacquard, transfer jacquard, mini jacquard'),
    option('Auto-stripe', 'auto striper, auto stripe, autostripe, feeder stripe, engineering stripe'),
    option('Seamless', 'body size, seamless machine, small dia'),
  ]),
  ...optionGroup('Flat', [
    option(
      'Computerised flat',
      'computerised, computerized, computerized flat, computer flat, flat bed, computerised collar machine',
    ),
    option('Collar V-bed', 'V-bed, v bed, collar machine, hand flat, manual flat, collar'),
  ]),
  ...optionGroup('Warp', [
    option('Tricot', 'tricot machine'),
    option('Raschel', 'rashel, raschal, raschel machine, double needle bar'),
    option('Crochet', 'crochet machine, comez'),
  ]),
  option('Sock machine', 'socks machine, sock knitting machine'),
])

export const sizingMachine = openVocabulary([
  option('Multi-cylinder', 'multi cylinder, cylinder sizing, multi-cylinder sizing'),
  option('Single-end', 'single end sizing, single end, single-end sizing machine, single end sizing job'),
  option('Hot air', 'hot air sizing, slasher hot air'),
  option('Pre-wetting', 'prewet sizing, pre-wet'),
  option('Indigo sizing', 'indigo slasher, slasher dyeing and sizing'),
])

export const sizeMix = openVocabulary([
  option('Starch', 'maize starch, modified starch, TKP, tamarind'),
  option('PVA', 'polyvinyl alcohol'),
  option('Acrylic', 'acrylic size, polyacrylate'),
  option('CMC', 'carboxymethyl cellulose'),
  option('Polyester resin', 'polyester size'),
  option('Softener', 'textile softener'),
  option('Wax', 'mutton tallow free wax, after wax'),
])

export const drawingMethod = openVocabulary([
  option('Knotting machine', 'knotting machine, portable knotter, uster knotting, titan knotting'),
  option('By hand', 'manual drawing, hand drawing, hand reaching'),
  option('Automatic', 'automatic drawing-in, delta, auto drawing'),
])

export const cardType = openVocabulary([
  option('EP or JC5 file', 'EP file, JC5, electronic jacquard file, ep'),
  option('Paper cards', 'paper card, punch cards, piano cards'),
  option('Peg plan', 'dobby pegs, peg chain'),
  option('Graph and motif', 'graph, point paper'),
])

export const inspectedBy = openVocabulary([
  option('Job worker', 'inspected by us, our checking'),
  option("Principal's checker", 'party checker, inspected by party, principal'),
  option('Third party', 'third party inspection, outside checker'),
])

export const shifts = openVocabulary([
  option('3 shifts of 8 hours', '3 shift, three shifts, round the clock'),
  option('2 shifts of 12 hours', '2 shift, two shifts'),
  option('1 shift', 'one shift, single shift, day shift'),
])

export const weavingStandards = openVocabulary([
  option('ASTM D5430', '4-point, four point system'),
  option('10-point system', 'ten point'),
  option('ISO 7211', 'threads per length'),
  option('IS 9543', 'spun yarn'),
  option('ISO 3801', 'mass per area'),
])
