/** Lines about spinning, texturising and winding, each with what a job house reads in it, and what is left. */
export const SPINNING_LINES: ReadonlyArray<readonly [line: string, meant: string]> = [
  ['40s job spinning', 'countRange=40s category=Spinning | '],
  ['75/36 dty job', 'countRange=75D jobType=Texturising | '],
  ['compact spinning job 30s-60s', 'jobType=Compact countRange=30s-60s | '],
  [
    'Job spinning 30s to 60s combed compact 20000 spindles',
    'category=Spinning countRange=30s-60s spinPreparation=Combed jobType=Compact spindles=20000 | ',
  ],
  ['OE job work 10s 20s cotton 2400 rotors', 'jobType=Open-end countRange=10s-20s fiberHandled=Cotton rotors=2400 | '],
  ['open end spinning job 6s-20s', 'jobType=Open-end countRange=6s-20s | '],
  ['ring spinning job PV 2/30s', 'jobType=Ring spinning fiberHandled=Polyester,Viscose countRange=2/30s | '],
  ['spinning job work 30s PC 65/35', 'category=Spinning countRange=30s fiberHandled=Polyester,Cotton | '],
  [
    'Vortex spinning 30s viscose job MVS 870',
    'jobType=Vortex countRange=30s fiberHandled=Viscose machineMake=Murata | ',
  ],
  ['2/60s tfo job with air splicing', 'countRange=2/60s jobType=Doubling splicing=Air splice | '],
  ['twisting job 75D 1200 TPM', 'jobType=Twisting countRange=75D tpiRange=30.5 | '],
  ['DTY texturising job 150/48 NIM', 'jobType=Texturising countRange=150D intermingling=NIM | '],
  ['POY to DTY conversion 75/72 HIM', 'jobType=Texturising countRange=75D intermingling=HIM | '],
  [
    'texturizing 75-300 denier polyester Himson',
    'jobType=Texturising countRange=75D-300D fiberHandled=Polyester machineMake=Himson | ',
  ],
  ['air texturing job ATY 300D', 'jobType=Air-texturing countRange=300D | '],
  [
    'lycra covering job 20/40 acy nylon',
    'jobType=Covering coreDenier=20 wrapDenier=40 coveringType=Air covered fiberHandled=Nylon | ',
  ],
  [
    'DCY job 40D lycra 70 nylon',
    'coveringType=Double covered jobType=Covering coreDenier=40 fiberHandled=Elastane,Nylon wrapDenier=70 | ',
  ],
  ['yarn winding job cone to cone', 'jobType=Winding packageOut=Cone | '],
  ['hank reeling job 40s cotton', 'jobType=Reeling countRange=40s fiberHandled=Cotton | '],
  ['gassing and mercerising job 2/60s', 'jobType=Gassing,Mercerising countRange=2/60s | '],
  ['heat setting job acrylic 2/32 nm', 'jobType=Heat-setting fiberHandled=Acrylic countRange=Nm 2/32 | '],
  ['wool spinning job Nm 2/28', 'fiberHandled=Wool category=Spinning countRange=Nm 2/28 | '],
  [
    'combed 40s, CSP 2800, U% 10, realisation 72%',
    'spinPreparation=Combed countRange=40s qualityPromise.csp=2800 qualityPromise.uPercent=10 realisation=72 | ',
  ],
  ['slub yarn spinning 16s', 'yarnFeatures=Slub countRange=16s | '],
  [
    '10,000 spindles compact LMW 60s to 100s capacity 3 ton per day',
    'spindles=10000 jobType=Compact machineMake=LMW countRange=60s-100s capacityPerDay=3 capacityUom=MT | ',
  ],
  ['upto 120s combed compact', 'countRange=120s spinPreparation=Combed jobType=Compact | '],
  ['DTY 75/36 to 300/96', 'jobType=Texturising countRange=75D-300D | '],
  [
    'spinning polyester viscose 65/35 20s-40s',
    'category=Spinning fiberHandled=Polyester,Viscose countRange=20s-40s | 65/35',
  ],
  ['wool spinning Nm 28 - Nm 64', 'fiberHandled=Wool category=Spinning countRange=Nm 28-Nm 64 | '],
  ['ring frames 30s 36s 40s', 'jobType=Ring spinning countRange=30s-40s | '],
  ['gassing 2/40-2/80', 'jobType=Gassing countRange=2/40s-2/80s | '],
  ['air texturizing 150-600 denier', 'jobType=Air-texturing countRange=150D-600D | '],
  ['vortex free from 15 Jan 2027', 'jobType=Vortex slotAvailableFrom=2027-01-15 | '],
  ['ginning and pressing job', 'jobType=Ginning and pressing | '],
  // Numbers of other things.
  ['spinning 500 kg lot 25 bags', 'category=Spinning | 500 kg lot 25 bags'],
]
