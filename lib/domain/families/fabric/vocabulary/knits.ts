import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

export const knitType = openVocabulary([
  ...optionGroup('Single bed', [
    option(
      'Single jersey',
      'SJ, S/J, S.J., jersey, sinker, single jersy, plain knit, single jersey plain, süprem, suprem',
    ),
    option('Plated jersey', 'plaited jersey, plated single jersey'),
    option('Slub jersey', 'slub single jersey'),
    option('Piqué', 'pique, PK, PK pique, polo pique, honeycomb pique'),
    option('Lacoste', 'lacost, single lacoste, single pique, pique lacoste, lacoste pique'),
    option('Double piqué', 'double pique, double lacoste, birdseye pique'),
    option('Swiss piqué', 'swiss pique'),
    option('French piqué', 'french pique'),
    option(
      'French terry',
      '2 thread french terry, two thread, looper, 2-thread, 2 thread fleece, terry loop knit, loopknit, loop knit, FT',
    ),
    option('Fleece', '3 thread fleece, three thread fleece, 3-thread fleece, brushed fleece, fleece 3 thread'),
    option('Polar fleece', 'polar, microfleece, micro polar'),
    option('Sherpa', 'sherpa fleece, teddy fleece, boa fleece'),
    option('Auto-stripe', 'auto stripe, feeder stripe, feeder stripes, autostripe, auto striper'),
    option('Engineered stripe', 'engineering stripe, engineering stripes'),
    option('Pointelle', 'pointel, drop needle'),
    option('Terry or velour', 'velour, knit terry, terry knit, terry towelling knit, knitted velour, terry velour'),
  ]),
  ...optionGroup('Double bed', [
    option('Rib', 'rib knit, ribana'),
    option('Rib 1×1', '1x1 rib, rib 1x1, 1/1 rib, 1 x 1 rib, 1×1 rib'),
    option('Rib 2×2', '2x2 rib, rib 2x2, 2/2 rib, 2 x 2 rib, 2×2 rib'),
    option('Rib 2×1', '2x1 rib, rib 2x1, 2×1 rib'),
    option('Lycra rib', 'rib lycra, spandex rib'),
    option('Interlock', 'inter lock, cotton interlock, interlok'),
    option('Mock interlock', 'mock rib'),
    option('Waffle', 'waffle knit, thermal knit'),
    option('Ponte roma', 'ponte, ponti roma, ponte de roma, ponti, roma'),
    option('Scuba', 'scuba knit, neoprene knit'),
    option('Cardigan', 'half cardigan, full cardigan'),
    option('Ottoman', 'ottoman knit'),
    option('Spacer', 'spacer fabric, air mesh, 3d mesh, sandwich mesh'),
  ]),
  ...optionGroup('Patterned and flat', [
    option('Jacquard', 'knit jacquard, single jacquard, double jacquard, transfer jacquard, knitted jacquard'),
    option('Ticking', 'ticking in-lay, in-lay'),
    option('Flat collar & cuff', 'flat collar, collar and cuff, collars and cuffs, flat knit collar, tipping collar'),
  ]),
  ...optionGroup('Warp knit', [
    option('Tricot', 'warp knit tricot, tricot brush'),
    option('Raschel', 'rashel, raschal'),
    option(
      'Net or mesh',
      'net fabric, mesh, airtex, airtex mesh, mesh fabric, dot knit, dotknit, micro mesh, hard net, soft net, butterfly net, mono net, mosquito net fabric',
    ),
    option('Powernet', 'power net, powermesh, power mesh'),
    option('Lace', 'lace fabric, raschel lace, warp knit lace'),
    option('Super poly', 'superpoly, super-poly'),
  ]),
])
