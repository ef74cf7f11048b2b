import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** What the teeth are. */
export const zipTeeth = openVocabulary([
  option('Coil', 'nylon coil, nylon, CFC, polyester coil, spiral, coil zip'),
  option(
    'Metal',
    'metal teeth, chain scoops of base metal, scoops of base metal, metallic, brass teeth, aluminium teeth, brass, aluminium, aluminum, alloy teeth',
  ),
  option(
    'Vislon',
    'moulded plastic, molded plastic, plastic moulded, moulded, molded, vislon teeth, delrin, derlin, plastic, resin, chunky',
  ),
])

/** How the ends are. */
export const zipEnds = openVocabulary([
  option('Closed', 'closed end, close end, close, closed-end, CE, C/E, close ended, closed ended, non separating'),
  option('Open', 'open end, open-end, opened, OE, O/E, open ended, separating, jacket zip'),
  option(
    'Two-way',
    '2-way, 2 way, two way, open end 2 way, open end two way, open end 2-way, double slider, two way open, 2 way open, two way open end, 2 way open end, x type, o type',
  ),
  option('Invisible', 'concealed, conceal, hidden, invisible zip, concealed zip'),
  option(
    'Long chain',
    'LC, long chain roll, by the metre, endless, continuous, roll chain, chain roll, continuous chain',
  ),
])

export const zipSlider = openVocabulary([
  option(
    'Auto-lock',
    'autolock, auto lock, auto lock slider, autolock slider, auto slider, AL, A/L, automatic lock, YG, YG slider, golden YG slider',
  ),
  option('Semi-auto-lock', 'semi auto lock, semi auto, semi autolock, cam lock'),
  option('Pin-lock', 'pin lock, pinlock, pin lock slider'),
  option('Non-lock', 'non lock, nonlock, non lock slider, NL, N/L, free slider'),
  option('Reversible', 'reversible slider, flip slider, double tab'),
])

/** The tag by which the slider is drawn. */
export const zipPuller = openVocabulary([
  option('Standard', 'DA, DADH, plain puller, normal puller'),
  option('Long puller', 'long tab, long pull'),
  option('Teardrop', 'tear drop, drop puller'),
  option('Ring puller', 'ring pull'),
  option('Cord or tape puller', 'cord puller, string puller, tape puller, paracord'),
  option('Rubber puller', 'PVC puller, silicone puller'),
  option('Logo puller', 'branded puller, customised puller'),
])
