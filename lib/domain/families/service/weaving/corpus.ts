/** Lines about weaving, knitting and warping, each with what a job house reads in it, and what is left. */
export const WEAVING_LINES: ReadonlyArray<readonly [line: string, meant: string]> = [
  ['air jet 190 cm job', 'loomType=Air-jet jobType=Weaving reedSpace=190 | '],
  ['24 gg single jersey job', 'gauge=24 knitMachine=Single jersey jobType=Circular knitting | '],
  ['rapier job 63 inch panna', 'loomType=Rapier jobType=Weaving clothWidthRange=63 | '],
  ['sectional warping', 'jobType=Sectional warping | '],
  [
    'Airjet loom job work available 190cm 24 looms Toyota JAT810',
    'loomType=Air-jet jobType=Weaving reedSpace=190 loomCount=24 loomMake=Toyota | ',
  ],
  [
    'We have 48 airjet looms 190 cm, dobby, job work 12 paise per pick',
    'loomCount=48 loomType=Air-jet jobType=Weaving reedSpace=190 shedding=Dobby basePrice=0.12 priceUom=pick | ',
  ],
  ['Rapier looms 72 inch 24 nos job', 'loomType=Rapier jobType=Weaving reedSpace=182.88 loomCount=24 | '],
  ['rapier 210 jacquard 2688 hooks', 'loomType=Rapier jobType=Weaving reedSpace=210 shedding=Jacquard hooks=2688 | '],
  [
    'power loom job work 52 inch plain cotton',
    'loomType=Plain powerloom jobType=Weaving clothWidthRange=52 fiberHandled=Cotton | ',
  ],
  [
    'Picanol Omniplus 340 cm 12 looms airjet job work',
    'loomMake=Picanol jobType=Weaving reedSpace=340 loomCount=12 loomType=Air-jet | ',
  ],
  [
    'air jet weaving job 40x40/132x72 63"',
    'loomType=Air-jet jobType=Weaving epiRange=132 ppiRange=72 clothWidthRange=63 countRange=40s | ',
  ],
  ['rapier 44-63 inch panna', 'loomType=Rapier jobType=Weaving clothWidthRange=44-63 | '],
  [
    'circular knitting job work 30" dia 24 gauge single jersey',
    'jobType=Circular knitting diameter=30 gauge=24 knitMachine=Single jersey | ',
  ],
  [
    'interlock knitting 34"/18gg job',
    'knitMachine=Interlock jobType=Circular knitting category=Knitting diameter=34 gauge=18 | ',
  ],
  [
    'fleece knitting job 30/20GG',
    'knitMachine=Fleece jobType=Circular knitting category=Knitting diameter=30 gauge=20 | ',
  ],
  [
    '24-28 gg single jersey with lycra attachment',
    'gauge=24-28 gaugeTo=28 knitMachine=Single jersey jobType=Circular knitting lycraAttachment=true | ',
  ],
  ['flat knitting collar job 14 gg', 'jobType=Flat knitting knitMachine=Collar V-bed gauge=14 | '],
  ['warp knitting tricot 28 gg 130 inch job', 'jobType=Warp knitting knitMachine=Tricot gauge=28 bedWidth=330.2 | '],
  ['socks knitting job 3.75 dia', 'jobType=Sock knitting diameter=3.75 | '],
  [
    'direct warping job 40s cotton 640 ends creel',
    'jobType=Direct warping countRange=40s fiberHandled=Cotton creelCapacity=640 | ',
  ],
  ['sectional warping 20s to 60s PV', 'jobType=Sectional warping countRange=20s-60s fiberHandled=Polyester,Viscose | '],
  ['warping and sizing job 180 cm beam', 'jobType=Warping and sizing beamWidth=180 | '],
  ['sizing job work 12% pick up PVA starch', 'jobType=Sizing sizePickUp=12 sizeMix=PVA,Starch | '],
  [
    'single end sizing polyester 1000 mm flange',
    'sizingMachine=Single-end jobType=Sizing fiberHandled=Polyester beamFlange=1000 | ',
  ],
  ['beam knotting job', 'jobType=Drawing-in and knotting | '],
  ['jacquard card punching job', 'jobType=Card punching and design | '],
  [
    'dobby loom job 16 shaft 190 cm 60 ppi 11 paise',
    'shedding=Dobby jobType=Weaving healdShafts=16 reedSpace=190 ppiRange=60 basePrice=0.11 priceUom=pick | ',
  ],
  ['needle loom job 10-50 mm tape', 'loomType=Needle loom jobType=Weaving tapeWidth=10-50 | '],
  [
    'Auto loom job work 67 inch panna 68 pick cotton',
    'loomType=Auto shuttle jobType=Weaving clothWidthRange=67 ppiRange=68 fiberHandled=Cotton | ',
  ],
  [
    'looms 24 air jet toyota 190 cm tappet 2018 model',
    'loomCount=24 loomType=Air-jet jobType=Weaving loomMake=Toyota reedSpace=190 shedding=Tappet | ',
  ],
  [
    'water jet 190cm dobby 75D to 300D polyester job',
    'loomType=Water-jet jobType=Weaving reedSpace=190 shedding=Dobby countRange=75D-300D fiberHandled=Polyester | ',
  ],
  ['draw warping job 75/36 polyester', 'jobType=Draw-warping countRange=75D fiberHandled=Polyester | '],
  ['8 looms dornier 220', 'loomCount=8 loomMake=Dornier jobType=Weaving reedSpace=220 | '],
  // Numbers of other things.
  ['5 looms 12 paisa', 'loomCount=5 basePrice=0.12 priceUom=pick | '],
  ['single jersey 180 gsm 24 gg', 'knitMachine=Single jersey jobType=Circular knitting gsmRange=180 gauge=24 | '],
  ['power loom rug 5x7', 'loomType=Plain powerloom jobType=Weaving | rug 5x7'],
]
