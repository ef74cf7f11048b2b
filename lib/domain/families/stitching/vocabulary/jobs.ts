import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** The work itself, in the finest word of the trade: it decides which fields apply. */
export const stitchingJob = openVocabulary([
  ...optionGroup('Cutting and sewing', [
    option(
      'CMT',
      'CMT stitching, cut make trim, cut make and trim, cut to pack, cutting and stitching, full garment stitching, garment manufacturing job, CMTP, CMP, CM',
    ),
    // Of cut parts, or of cloth that is cut too: the word alone does not say it.
    option(
      'Stitching',
      'stitching job, stitching only, only stitching, garment stitching, sewing, sewing job, silai, silaai, garment making, tailoring job, bulk stitching, job stitching',
    ),
    option(
      'Cutting',
      'fabric cutting, cloth cutting, cutting job, laser fabric cutting, spreading and cutting, cutting only',
    ),
    option(
      'Pattern making',
      'pattern and grading, grading, marker making, CAD pattern, CAD marker, pattern, pattern master, marker',
    ),
    option('Sampling', 'sample making, sample stitching, sampling unit, proto sample, sample development'),
    option('Fusing', 'collar fusing, interlining fusing, fusing job, collar and cuff fusing'),
    option(
      'Made-up stitching',
      'bedsheet stitching, curtain stitching, home textile stitching, bag stitching, pillow cover stitching, hemming, bed sheet stitching, towel stitching, cushion cover stitching, made up stitching, quilt cover stitching',
    ),
    option('Knitwear linking', 'linking, sweater linking, cup seam, sweater stitching, collar linking'),
    option(
      'Buttonhole and button',
      'kaja button, kaj button, kaaj button, kaja, kaj, kaaj, buttonhole, button hole, buttonholing, button attaching, kaj batan, button hole and button, button stitching',
    ),
    option(
      'Lace attaching',
      'border attaching, lace border, lace stitching, lace lagana, piping attaching, border stitching, lace work',
    ),
    option(
      'Fall and pico',
      'fall pico, fall beading, saree fall pico, saree fall, fall and beading, pico, peco, fall stitching, fall stitching and pico, polishing and fall',
    ),
    option('Tassel making', 'tassels, latkan, latkans, kuchu, saree kuchu, saree tassels, tassel, gonda'),
    option('Alteration', 'alterations, garment alteration, repair stitching, rework of garments'),
  ]),
  ...optionGroup('Machine embroidery', [
    option(
      'Multi-head embroidery',
      'multihead embroidery, multi head embroidery, computer embroidery, computerised embroidery, computerized embroidery, machine embroidery, embroidery, embroidery job, multi head, multihead, multi needle embroidery, flat embroidery, embroidery work, kasab work, resham embroidery, logo embroidery',
    ),
    option('Schiffli embroidery', 'schiffli, shiffli, chiffli, schiffli job, schiffli work'),
    option(
      'Sequin embroidery',
      'sequin, sequins, sequence embroidery, sequence, sequin work, sequence work, sitara work, sequins embroidery, tikki work',
    ),
    option(
      'Cording embroidery',
      'cording, coding embroidery, coding, coding work, dori embroidery, dori work, cording work',
    ),
    option('Chenille embroidery', 'chenille, chain stitch embroidery, towel embroidery, moss stitch embroidery'),
    option(
      'Single-head embroidery',
      'single head embroidery, single head, one head embroidery, cornely embroidery, cornely',
    ),
    option('Bead embroidery', 'beads embroidery, bead work, moti work, pearl work, cutdana, cut dana work'),
  ]),
  ...optionGroup('By hand', [
    option(
      'Hand embroidery',
      'hand work, handwork, kasuti, kasuti embroidery, khatli, khatli work, khatla work, adda work, hand embroidery work, karchob, karchobi',
    ),
    option('Aari embroidery', 'aari, aari work, ari work, aari job, maggam work, maggam'),
    option('Zardozi embroidery', 'zardosi, zardozi, zardosi work, zardozi work, zari work, dabka work, badla work'),
    option('Chikan embroidery', 'chikankari, chikan, chikan work, lucknowi work, chikankari work'),
    option('Phulkari embroidery', 'phulkari, phulkari work'),
    option('Kantha stitch', 'kantha, kantha work, kantha embroidery'),
    option('Gota work', 'gota patti, gota patti work, gotta patti, gota'),
    option('Mirror embroidery', 'mirror work, sheesha work, abhla work, abla work, kutchi work, kutch work'),
    option(
      'Stone fixing',
      'stone work, hot-fix, hotfix, hot fix, stone pasting, diamond work, rhinestone, swarovski work, kundan work',
    ),
    option('Appliqué', 'applique, patch work, patchwork, applique work, patch attaching'),
    option('Hand painting', 'fabric painting, hand paint'),
    option('Tie-dye work', 'tie dye, tie-dye, bandhani, bandhej, bandhani work, shibori, leheriya, tie and dye'),
    option('Crochet work', 'crochet, crosia'),
  ]),
  ...optionGroup('On garments and pieces', [
    option(
      'Panel printing',
      'garment printing, t-shirt printing, tshirt printing, tee printing, chest print, placement printing, printing on garments, DTF printing, DTG printing, screen printing on garments, screen printing on t-shirts, screen printing on t shirt, plastisol printing, piece printing, jersey printing, sublimation on garments',
    ),
    option('Garment washing', 'garment wash, denim washing, jeans washing, garment laundry'),
    option('Garment dyeing', 'garment dye, dyeing of garments'),
    option(
      'Quilting',
      'multi needle quilting, quilting multi needle, multineedle quilting, quilting job, ultrasonic quilting, computer quilting',
    ),
    option('Smocking', 'smock, shirring, smocking work'),
    option('Pleating', 'pleats, pleating job, sunray pleating, accordion pleating, plisse'),
    option('Laser cutting', 'laser cut, laser cutwork, laser cut work, cutwork, cut work, laser engraving'),
  ]),
  ...optionGroup('Finishing', [
    option('Thread cutting', 'thread trimming, dhaga cutting, dhaga katai, thread sucking'),
    option('Ironing', 'steam ironing, pressing, istri, iron, press, vacuum pressing'),
    option('Checking', 'garment checking, inspection of garments, final checking, checking job, spotting'),
    option('Packing', 'garment packing, folding and packing, finishing and packing, tagging and packing, packing job'),
  ]),
])

const jobIn = (...jobs: readonly string[]): Condition => ({ field: 'jobType', in: jobs })

export const SEWING_JOBS: readonly string[] = [
  'CMT',
  'Stitching',
  'Made-up stitching',
  'Knitwear linking',
  'Sampling',
  'Alteration',
]
export const EMBROIDERY_JOBS: readonly string[] = [
  'Multi-head embroidery',
  'Schiffli embroidery',
  'Sequin embroidery',
  'Cording embroidery',
  'Chenille embroidery',
  'Single-head embroidery',
  'Bead embroidery',
]
export const HAND_JOBS: readonly string[] = [
  'Hand embroidery',
  'Aari embroidery',
  'Zardozi embroidery',
  'Chikan embroidery',
  'Phulkari embroidery',
  'Kantha stitch',
  'Gota work',
  'Mirror embroidery',
  'Stone fixing',
  'Appliqué',
  'Hand painting',
  'Tie-dye work',
  'Crochet work',
  'Tassel making',
]

export const SEWS: Condition = jobIn(...SEWING_JOBS)
export const CUTS: Condition = jobIn('CMT', 'Cutting', 'Made-up stitching', 'Sampling')
export const EMBROIDERS: Condition = jobIn(...EMBROIDERY_JOBS)
/** Heads side by side; a schiffli machine has yards. */
export const HAS_HEADS: Condition = jobIn(...EMBROIDERY_JOBS.filter((job) => job !== 'Schiffli embroidery'))
export const BY_HAND: Condition = jobIn(...HAND_JOBS)
/** Jobs that need a machine; and jobs in the seller's own words. */
export const BY_MACHINE: Condition = {
  any: [
    { not: BY_HAND },
    jobIn(...stitchingJob.options.map(({ value }) => value).filter((job) => !HAND_JOBS.includes(job))),
  ],
}
export const PRINTS_PANELS: Condition = jobIn('Panel printing')
export const WASHES: Condition = jobIn('Garment washing', 'Garment dyeing')
export const WASHES_ALONE: Condition = jobIn('Garment washing')
/** Work on many machines by many people: lines, needles, checks. */
export const HAS_LINES: Condition = jobIn('CMT', 'Stitching', 'Made-up stitching', 'Knitwear linking')
export const DECORATES: Condition = { any: [EMBROIDERS, BY_HAND, PRINTS_PANELS] }
