/** Lines of dealers, auctions and searches, each with what it says. After "|" what is not read. */
export const MACHINE_LINES: ReadonlyArray<readonly [line: string, meant: string]> = [
  [
    'jat810 190',
    'model=JAT810 machineType=Air-jet loom itemClass=Machine machineGroup=Weaving brandManufacturer=Toyota workingWidth=190cm',
  ],
  [
    'toyota airjet 2018',
    'brandManufacturer=Toyota machineType=Air-jet loom itemClass=Machine machineGroup=Weaving year=2018',
  ],
  [
    'picanol omniplus 190',
    'brandManufacturer=Picanol model=OMNIplus machineType=Air-jet loom itemClass=Machine machineGroup=Weaving workingWidth=190cm',
  ],
  [
    'lakshmi lr6 ring frame',
    'brandManufacturer=LMW model=LR6 machineType=Ring frame itemClass=Machine machineGroup=Ring spinning',
  ],
  [
    'mayer relanit 30 24',
    'brandManufacturer=Mayer & Cie model=Relanit machineType=Circular knitting machine itemClass=Machine machineGroup=Knitting machineDiameter=30 gauge=24',
  ],
  [
    'juki ddl 8700',
    'brandManufacturer=Juki model=DDL-8700 machineType=Lockstitch machine itemClass=Machine machineGroup=Stitching',
  ],
  [
    'Toyota JAT710 air jet loom 190 cm 2012 model 24 looms',
    'brandManufacturer=Toyota model=JAT710 machineType=Air-jet loom itemClass=Machine machineGroup=Weaving workingWidth=190cm year=2012',
  ],
  [
    'toyota jat 810 230cm dobby 6 colour 2016',
    'brandManufacturer=Toyota model=JAT810 machineType=Air-jet loom itemClass=Machine machineGroup=Weaving workingWidth=230cm shedding=Dobby colours=6 year=2016',
  ],
  [
    'tsudakoma zax9100 340 cm jacquard staubli 2688 hooks',
    'brandManufacturer=Tsudakoma model=ZAX9100 machineType=Air-jet loom itemClass=Machine machineGroup=Weaving workingWidth=340cm shedding=Jacquard hooks=2688',
  ],
  [
    'used picanol gammax 8 color 190cm 2008 for sale',
    'brandManufacturer=Picanol model=GamMax machineType=Rapier loom itemClass=Machine machineGroup=Weaving colours=8 workingWidth=190cm year=2008 | used',
  ],
  [
    'Somet Thema 11 rapier loom 190',
    'brandManufacturer=Somet model=Thema 11 machineType=Rapier loom itemClass=Machine machineGroup=Weaving workingWidth=190cm',
  ],
  [
    'sulzer p7100 153" 4 colour',
    'brandManufacturer=Sulzer model=P7100 machineType=Projectile loom itemClass=Machine machineGroup=Weaving workingWidth=153in colours=4',
  ],
  [
    'second hand water jet loom 190 cm tsudakoma zw405',
    'machineType=Water-jet loom itemClass=Machine machineGroup=Weaving workingWidth=190cm brandManufacturer=Tsudakoma model=ZW405 | second hand',
  ],
  [
    'rapier loom 75 inch dobby 16 shafts',
    'machineType=Rapier loom itemClass=Machine machineGroup=Weaving workingWidth=75in shedding=Dobby healdShafts=16',
  ],
  [
    'staubli 2861 dobby 20 levers',
    'brandManufacturer=Stäubli model=2861 machineType=Dobby itemClass=Machine machineGroup=Weaving healdShafts=20',
  ],
  [
    'bonas jacquard 5376 hooks',
    'brandManufacturer=Bonas machineType=Jacquard itemClass=Machine machineGroup=Weaving hooks=5376',
  ],
  ['powerloom 44 inch', 'machineType=Powerloom itemClass=Machine machineGroup=Weaving workingWidth=44in'],
  [
    'LMW LR60/A ring frame 1200 spindles 2010',
    'brandManufacturer=LMW model=LR60/A machineType=Ring frame itemClass=Machine machineGroup=Ring spinning spindles=1200 year=2010',
  ],
  [
    'Rieter G33 ring frame 1008 spindles 2004',
    'brandManufacturer=Rieter model=G33 machineType=Ring frame itemClass=Machine machineGroup=Ring spinning spindles=1008 year=2004',
  ],
  [
    'kttm ring frame 1008 spindle',
    'brandManufacturer=Kirloskar Toyoda machineType=Ring frame itemClass=Machine machineGroup=Ring spinning spindles=1008',
  ],
  [
    'lakshmi lf1400a speed frame 120 spindles',
    'brandManufacturer=LMW model=LF1400A machineType=Speed frame itemClass=Machine machineGroup=Roving spindles=120',
  ],
  [
    'Rieter C60 card 2006',
    'brandManufacturer=Rieter model=C60 machineType=Card itemClass=Machine machineGroup=Blowroom and carding year=2006',
  ],
  [
    'truetzschler DK 803 carding machine',
    'brandManufacturer=Trützschler model=DK803 machineType=Card itemClass=Machine machineGroup=Blowroom and carding',
  ],
  [
    'LMW LC333 card 2012',
    'brandManufacturer=LMW model=LC333 machineType=Card itemClass=Machine machineGroup=Blowroom and carding year=2012',
  ],
  [
    'rieter e65 comber 2005',
    'brandManufacturer=Rieter model=E65 machineType=Comber itemClass=Machine machineGroup=Blowroom and carding year=2005',
  ],
  [
    'schlafhorst 338 autoconer 60 drum 2003',
    'brandManufacturer=Schlafhorst model=338 machineType=Autoconer itemClass=Machine machineGroup=Winding spindles=60 year=2003',
  ],
  [
    'murata 21c autoconer 60 spindles',
    'brandManufacturer=Murata model=21C machineType=Autoconer itemClass=Machine machineGroup=Winding spindles=60',
  ],
  [
    'savio orion 64 drums',
    'brandManufacturer=Savio model=Orion machineType=Autoconer itemClass=Machine machineGroup=Winding spindles=64',
  ],
  [
    'autocoro 312 rotors se11',
    'model=Autocoro machineType=Rotor spinning machine itemClass=Machine machineGroup=Open-end spinning brandManufacturer=Schlafhorst rotors=312 | se11',
  ],
  [
    'OE machine 240 rotors elitex',
    'machineType=Rotor spinning machine itemClass=Machine machineGroup=Open-end spinning rotors=240 brandManufacturer=Elitex',
  ],
  [
    'TFO machine 144 spindles vj150',
    'machineType=TFO itemClass=Machine machineGroup=TFO and doubling spindles=144 model=VJ150 brandManufacturer=Veejay Lakshmi',
  ],
  [
    'himson texturising machine hds12 216 spindles',
    'brandManufacturer=Himson machineType=Texturising machine itemClass=Machine machineGroup=Texturising model=HDS-12 spindles=216',
  ],
  [
    "fong's soft flow dyeing machine 500 kg",
    'brandManufacturer=Fong’s machineType=Soft-flow dyeing machine itemClass=Machine machineGroup=Processing capacity=500 capacityUnit=kg',
  ],
  [
    '500 kg soft flow dyeing machine',
    'capacity=500 capacityUnit=kg machineType=Soft-flow dyeing machine itemClass=Machine machineGroup=Processing',
  ],
  ['jigger machine 72 inch', 'machineType=Jigger itemClass=Machine machineGroup=Processing workingWidth=72in'],
  [
    'stenter 8 chamber monforts 72"',
    'machineType=Stenter itemClass=Machine machineGroup=Finishing chambers=8 brandManufacturer=Monforts workingWidth=72in',
  ],
  [
    'bruckner stenter 6 chamber 200 cm 2005 gas fired',
    'brandManufacturer=Brückner machineType=Stenter itemClass=Machine machineGroup=Finishing chambers=6 workingWidth=200cm year=2005 heating=Gas',
  ],
  [
    'stork rotary printing machine rd iv 8 colour 1850 mm',
    'brandManufacturer=Stork machineType=Rotary printing machine itemClass=Machine machineGroup=Printing model=RD IV colours=8 workingWidth=1850mm',
  ],
  [
    'ms jp5 digital printer 180 cm 8 colours',
    'brandManufacturer=MS Printing model=JP5 machineType=Digital printing machine itemClass=Machine machineGroup=Printing workingWidth=180cm colours=8',
  ],
  [
    'kornit avalanche hd6',
    'brandManufacturer=Kornit model=Avalanche HD6 machineType=Digital printing machine itemClass=Machine machineGroup=Printing',
  ],
  [
    'tajima tmfd 20 heads 9 needles',
    'brandManufacturer=Tajima model=TMFD machineType=Multi-head embroidery machine itemClass=Machine machineGroup=Embroidery heads=20 needles=9',
  ],
  [
    'embroidery machine 12 head 9 needle',
    'machineType=Multi-head embroidery machine itemClass=Machine machineGroup=Embroidery heads=12 needles=9',
  ],
  ['barudan 15 heads', 'brandManufacturer=Barudan machineType=Multi-head embroidery machine heads=15'],
  [
    'juki overlock mo 6714 4 thread',
    'brandManufacturer=Juki machineType=Overlock machine itemClass=Machine machineGroup=Stitching model=MO-6714 threads=4',
  ],
  [
    'brother s-7300a single needle',
    'brandManufacturer=Brother model=S-7300A machineType=Lockstitch machine itemClass=Machine machineGroup=Stitching needles=1',
  ],
  [
    'jack a4 lockstitch machine',
    'brandManufacturer=Jack model=A4 machineType=Lockstitch machine itemClass=Machine machineGroup=Stitching',
  ],
  [
    'siruba 747k overlock',
    'brandManufacturer=Siruba model=747K machineType=Overlock machine itemClass=Machine machineGroup=Stitching',
  ],
  [
    'kansai special dfb 1404p',
    'brandManufacturer=Kansai Special model=DFB-1404P machineType=Chainstitch machine itemClass=Machine machineGroup=Stitching',
  ],
  [
    'single needle lockstitch machine juki',
    'machineType=Lockstitch machine itemClass=Machine machineGroup=Stitching brandManufacturer=Juki',
  ],
  [
    'eastman straight knife 8 inch',
    'brandManufacturer=Eastman machineType=Straight-knife cutter itemClass=Machine machineGroup=Cutting partSize=8 inch',
  ],
  [
    'gerber gt7250 cutter',
    'brandManufacturer=Gerber model=GT7250 machineType=Automatic cutter itemClass=Machine machineGroup=Cutting',
  ],
  [
    'hashima fusing machine',
    'brandManufacturer=Hashima machineType=Fusing machine itemClass=Machine machineGroup=Stitching',
  ],
  [
    'elgi screw compressor 75 hp',
    'brandManufacturer=ELGi machineType=Air compressor itemClass=Machine machineGroup=Utility powerKw=55.93',
  ],
  [
    'thermax boiler 5 tph',
    'brandManufacturer=Thermax machineType=Boiler itemClass=Machine machineGroup=Utility capacity=5 capacityUnit=t/h',
  ],
  ['5 ton steam boiler', 'capacity=5 capacityUnit=t/h machineType=Boiler itemClass=Machine machineGroup=Utility'],
  ['250 kva dg set', 'capacity=250 capacityUnit=kVA machineType=Generator itemClass=Machine machineGroup=Utility'],
  [
    'terrot s296 30 inch 28 gauge 96 feeders',
    'brandManufacturer=Terrot model=S296 machineType=Circular knitting machine itemClass=Machine machineGroup=Knitting machineDiameter=30 gauge=28 feeders=96',
  ],
  [
    'circular knitting machine 34x28',
    'machineType=Circular knitting machine itemClass=Machine machineGroup=Knitting machineDiameter=34 gauge=28',
  ],
  [
    'fukuhara vxc-3s 34" 24gg 108 f',
    'brandManufacturer=Fukuhara model=VXC-3S machineType=Circular knitting machine itemClass=Machine machineGroup=Knitting machineDiameter=34 gauge=24 feeders=108',
  ],
  [
    'shima seiki ssr112 12gg',
    'brandManufacturer=Shima Seiki model=SSR112 machineType=Flat knitting machine itemClass=Machine machineGroup=Knitting gauge=12',
  ],
  [
    'stoll cms 530 hp 7.2',
    'brandManufacturer=Stoll model=CMS 530 HP machineType=Flat knitting machine itemClass=Machine machineGroup=Knitting gauge=7.2',
  ],
  [
    'santoni sm8 top2 13 inch 28 gauge',
    'brandManufacturer=Santoni model=SM8-TOP2 machineType=Seamless knitting machine itemClass=Machine machineGroup=Knitting machineDiameter=13 gauge=28',
  ],
  [
    'socks machine lonati 144 needles',
    'machineType=Socks knitting machine itemClass=Machine machineGroup=Knitting brandManufacturer=Lonati needles=144',
  ],
  [
    'karl mayer hks 3-m 28 gauge 180 inch',
    'brandManufacturer=Karl Mayer model=HKS 3-M machineType=Warp knitting machine itemClass=Machine machineGroup=Knitting gauge=28 workingWidth=180in',
  ],
  [
    'picanol reed drive part no BE152365',
    'brandManufacturer=Picanol machineType=Reed drive itemClass=Spare machineGroup=Weaving partNo=BE152365',
  ],
  ['airjet reed 190 cm', 'machineType=Reed itemClass=Spare machineGroup=Weaving workingWidth=190cm'],
  ['ring traveller', 'machineType=Traveller itemClass=Spare machineGroup=Ring spinning'],
  [
    'spinning ring 42 mm bracker',
    'machineType=Spinning ring itemClass=Spare machineGroup=Ring spinning partSize=42 mm brandManufacturer=Bräcker',
  ],
  [
    'groz beckert knitting needles 24 gauge',
    'brandManufacturer=Groz-Beckert machineType=Knitting needle itemClass=Spare machineGroup=Knitting | 24 gauge',
  ],
  ['loom spare parts', 'machineGroup=Weaving itemClass=Spare'],
  ['picanol spares', 'brandManufacturer=Picanol itemClass=Spare'],
  ['lakshmi ring frame spares', 'brandManufacturer=LMW machineGroup=Ring spinning itemClass=Spare'],
  [
    'rapier gripper for picanol gamma',
    'machineType=Rapier gripper itemClass=Spare machineGroup=Weaving fitsModels=Picanol Gamma',
  ],
  ['heald wire 330 mm', 'machineType=Heald wire itemClass=Spare machineGroup=Weaving partSize=330 mm'],
  [
    'nickel rotary screen 640 mm',
    'material=Nickel machineType=Rotary screen itemClass=Spare machineGroup=Printing workingWidth=640mm',
  ],
  ['servo motor 550w for juki', 'machineType=Motor itemClass=Spare fitsModels=Juki | 550w'],
  [
    'Used Textile Machinery Picanol Omni Plus 800 air jet loom, width 190 cm, year 2010, cam, 4 color',
    'brandManufacturer=Picanol model=OMNIplus 800 machineType=Air-jet loom itemClass=Machine machineGroup=Weaving workingWidth=190cm year=2010 shedding=Tappet colours=4 | Used',
  ],
  [
    '20 nos sulzer projectile looms 130 inch, P7100, 1990',
    'machineType=Projectile loom itemClass=Machine machineGroup=Weaving workingWidth=130in model=P7100 year=1990',
  ],
  [
    'Somet Super Excel 190 cm dobby 1998 good running condition',
    'brandManufacturer=Somet model=Super Excel machineType=Rapier loom itemClass=Machine machineGroup=Weaving workingWidth=190cm shedding=Dobby year=1998 condition=Used-running',
  ],
  [
    'Water Jet Looms ZW-405-190, 2 nozzle, 2006',
    'machineType=Water-jet loom itemClass=Machine machineGroup=Weaving model=ZW405 workingWidth=190cm brandManufacturer=Tsudakoma colours=2 year=2006',
  ],
  [
    'Lakshmi LR-6/S Ring Frame, 1104 Spindles, Year 2008 - 6 nos',
    'brandManufacturer=LMW model=LR6/S machineType=Ring frame itemClass=Machine machineGroup=Ring spinning spindles=1104 year=2008',
  ],
  [
    'Zinser 351 ring spinning frame 1008 spindles 1999',
    'brandManufacturer=Zinser model=351 machineType=Ring frame itemClass=Machine machineGroup=Ring spinning spindles=1008 year=1999',
  ],
  [
    'Rieter RSB D40 draw frame 2008',
    'brandManufacturer=Rieter model=RSB-D40 machineType=Draw frame itemClass=Machine machineGroup=Blowroom and carding year=2008',
  ],
  [
    'Trutzschler TC 03 cards 6 nos year 2001',
    'brandManufacturer=Trützschler model=TC03 machineType=Card itemClass=Machine machineGroup=Blowroom and carding year=2001',
  ],
  [
    'Benninger sectional warping machine 220 cm 1999',
    'brandManufacturer=Benninger machineType=Sectional warping machine itemClass=Machine machineGroup=Warping workingWidth=220cm year=1999',
  ],
  [
    'Karl Mayer direct warper 180 cm 2005',
    'brandManufacturer=Karl Mayer machineType=Direct warping machine itemClass=Machine machineGroup=Warping workingWidth=180cm year=2005',
  ],
  [
    'Prashant Gamatex sectional warping machine',
    'brandManufacturer=Prashant machineType=Sectional warping machine itemClass=Machine machineGroup=Warping',
  ],
  [
    'Benninger jigger 240 cm',
    'brandManufacturer=Benninger machineType=Jigger itemClass=Machine machineGroup=Processing workingWidth=240cm',
  ],
  [
    'Thies eco-soft 600 kg soft flow HT',
    'brandManufacturer=Thies model=eco-soft capacity=600 capacityUnit=kg machineType=Soft-flow dyeing machine itemClass=Machine machineGroup=Processing',
  ],
  [
    'HTHP cone dyeing machine 100 kg',
    'machineType=Yarn dyeing machine itemClass=Machine machineGroup=Processing capacity=100 capacityUnit=kg',
  ],
  [
    'vertical hank dyeing machine 50 kg',
    'machineType=Hank dyeing machine itemClass=Machine machineGroup=Processing capacity=50 capacityUnit=kg',
  ],
  [
    'Kusters padding mangle 2000 mm',
    'brandManufacturer=Küsters machineType=Pad-batch range itemClass=Machine machineGroup=Processing workingWidth=2000mm',
  ],
  [
    'Monforts Montex 6000 stenter 8 chambers 1.8 m 2007 gas',
    'brandManufacturer=Monforts model=Montex 6000 machineType=Stenter itemClass=Machine machineGroup=Finishing chambers=8 workingWidth=1.8m year=2007 heating=Gas',
  ],
  [
    'Ferraro open width compactor',
    'brandManufacturer=Ferraro machineType=Compactor itemClass=Machine machineGroup=Finishing',
  ],
  [
    'Zero zero finishing machine monfortex 1800mm',
    'machineType=Sanforising machine itemClass=Machine machineGroup=Finishing model=Monfortex brandManufacturer=Monforts workingWidth=1800mm',
  ],
  [
    'Reggiani flat bed printing machine 12 colour 3200 mm',
    'brandManufacturer=Reggiani machineType=Flat-bed printing machine itemClass=Machine machineGroup=Printing colours=12 workingWidth=3200mm',
  ],
  [
    'Mimaki ts300p-1800 sublimation printer',
    'brandManufacturer=Mimaki model=TS300P workingWidth=180cm machineType=Digital printing machine itemClass=Machine machineGroup=Printing',
  ],
  [
    'heat transfer calender 1.8m',
    'machineType=Heat-transfer machine itemClass=Machine machineGroup=Printing workingWidth=1.8m',
  ],
  [
    'Juki MO-6814S 4 thread overlock machine',
    'brandManufacturer=Juki model=MO-6814S machineType=Overlock machine itemClass=Machine machineGroup=Stitching',
  ],
  [
    'Juki LK-1900BN bartacking machine',
    'brandManufacturer=Juki model=LK-1900BN machineType=Bartack machine itemClass=Machine machineGroup=Stitching',
  ],
  [
    'Brother HE-800B electronic button hole machine',
    'brandManufacturer=Brother model=HE-800B machineType=Buttonhole machine itemClass=Machine machineGroup=Stitching',
  ],
  [
    'Juki LBH 1790 buttonhole',
    'brandManufacturer=Juki model=LBH-1790 machineType=Buttonhole machine itemClass=Machine machineGroup=Stitching',
  ],
  [
    'Pegasus W1500 flatlock 5 thread',
    'brandManufacturer=Pegasus model=W1500 machineType=Flatlock machine itemClass=Machine machineGroup=Stitching threads=5',
  ],
  [
    'Feed off the arm juki ms 1190',
    'machineType=Feed-off-the-arm machine itemClass=Machine machineGroup=Stitching brandManufacturer=Juki model=MS-1190',
  ],
  [
    'Kansai DFB1412P 12 needle',
    'brandManufacturer=Kansai Special model=DFB-1412P machineType=Chainstitch machine itemClass=Machine machineGroup=Stitching needles=12',
  ],
  [
    'Household sewing machine usha',
    'machineType=Household sewing machine itemClass=Machine machineGroup=Stitching brandManufacturer=Usha',
  ],
  [
    'Union Special bag closer',
    'brandManufacturer=Union Special machineType=Bag-closing machine itemClass=Machine machineGroup=Stitching',
  ],
  [
    'Eastman Blue Streak II 8" straight knife cutting machine',
    'brandManufacturer=Eastman model=Blue Streak II partSize=8" machineType=Straight-knife cutter itemClass=Machine machineGroup=Cutting',
  ],
  [
    'Lectra Vector Q25 automatic cutter 2014',
    'brandManufacturer=Lectra model=Vector Q25 machineType=Automatic cutter itemClass=Machine machineGroup=Cutting year=2014',
  ],
  ['band knife cutting machine', 'machineType=Band-knife cutter itemClass=Machine machineGroup=Cutting'],
  [
    'Atlas Copco GA75 screw compressor 2012',
    'brandManufacturer=Atlas Copco model=GA75 machineType=Air compressor itemClass=Machine machineGroup=Utility year=2012',
  ],
  [
    'IBR steam boiler 3 TPH wood fired',
    'industryStandard=IBR machineType=Boiler itemClass=Machine machineGroup=Utility capacity=3 capacityUnit=t/h heating=Coal or wood',
  ],
  [
    'servo stabilizer 100 kva',
    'machineType=Stabiliser itemClass=Machine machineGroup=Utility capacity=100 capacityUnit=kVA',
  ],
  ['Siemens inverter 7.5 kw', 'brandManufacturer=Siemens machineType=Inverter itemClass=Spare powerKw=7.5'],
  [
    'ETP plant 200 KLD',
    'machineType=Effluent treatment plant itemClass=Machine machineGroup=Effluent capacity=200 capacityUnit=m³/day',
  ],
  [
    'RO plant 50 KLD',
    'machineType=Reverse-osmosis plant itemClass=Machine machineGroup=Effluent capacity=50 capacityUnit=m³/day',
  ],
  [
    'Terrot I3P 196 interlock machine 30" E28 2011',
    'brandManufacturer=Terrot model=I3P 196 machineType=Circular knitting machine itemClass=Machine machineGroup=Knitting machineDiameter=30 gauge=28 year=2011',
  ],
  [
    'Orizio Johnan 34 inch 24 gauge single jersey machine 102 feeders 2006',
    'brandManufacturer=Orizio model=Johnan machineDiameter=34 gauge=24 machineType=Circular knitting machine itemClass=Machine machineGroup=Knitting feeders=102 year=2006',
  ],
  [
    'Stoll CMS 411 E7 2004',
    'brandManufacturer=Stoll model=CMS 411 machineType=Flat knitting machine itemClass=Machine machineGroup=Knitting gauge=7 year=2004',
  ],
  [
    'collar knitting machine 14 gauge computerized',
    'machineType=Flat knitting machine itemClass=Machine machineGroup=Knitting gauge=14 control=Computerised',
  ],
  [
    'raschel machine RS 4 130 inch',
    'machineType=Raschel machine itemClass=Machine machineGroup=Knitting model=RS 4 brandManufacturer=Karl Mayer workingWidth=130in',
  ],
  ['Loom picker nylon', 'machineType=Picker itemClass=Spare machineGroup=Weaving material=Plastic'],
  [
    'HDPE sliver can 40x48 inch',
    'material=Plastic machineType=Sliver can itemClass=Spare machineGroup=Blowroom and carding partSize=40x48 inch',
  ],
  [
    'card clothing graf',
    'machineType=Card clothing itemClass=Spare machineGroup=Blowroom and carding brandManufacturer=Graf',
  ],
  ['OE rotor 33 mm', 'machineType=Rotor itemClass=Spare machineGroup=Open-end spinning partSize=33 mm'],
  [
    'Picanol PCB card BE153456 original',
    'brandManufacturer=Picanol machineType=Circuit board itemClass=Spare partNo=BE153456 oemOrEquivalent=OEM',
  ],
  ['jacquard harness cord', 'machineType=Jacquard harness itemClass=Spare machineGroup=Weaving'],
  ['spindle tape', 'machineType=Spindle tape itemClass=Spare machineGroup=Ring spinning'],
  [
    'profile reed 72 dents 190 cm',
    'machineType=Reed itemClass=Spare machineGroup=Weaving partSize=72 dents workingWidth=190cm',
  ],
  [
    'stainless steel heald frame 190 cm for jat 610',
    'material=Stainless steel machineType=Heald frame itemClass=Spare machineGroup=Weaving workingWidth=190cm fitsModels=JAT610',
  ],
  [
    'stenter clip monforts',
    'machineType=Stenter clip itemClass=Spare machineGroup=Finishing brandManufacturer=Monforts',
  ],
  [
    'rotary hook for juki ddl 8700',
    'machineType=Rotary hook itemClass=Spare machineGroup=Stitching fitsModels=Juki DDL-8700',
  ],
  ['complete spinning mill for sale 25000 spindles', 'itemClass=Plant productName=Spinning plant spindles=25000'],
  [
    'spinning plant 18000 spindles lmw 2005',
    'itemClass=Plant productName=Spinning plant spindles=18000 brandManufacturer=LMW year=2005',
  ],
  [
    'Dornier rapier looms 8 nos 220 cm 2006 weaving frottier dobby',
    'brandManufacturer=Dornier machineType=Rapier loom itemClass=Machine machineGroup=Weaving workingWidth=220cm year=2006 shedding=Dobby | weaving frottier',
  ],
  [
    'Picanol Delta 190 cm air jet looms 1999 staubli cam',
    'brandManufacturer=Picanol model=Delta workingWidth=190cm machineType=Air-jet loom itemClass=Machine machineGroup=Weaving year=1999 shedding=Tappet',
  ],
  [
    'Toyota RX240 compact ring frames 1632 spindles 2014',
    'brandManufacturer=Toyota model=RX240 machineType=Ring frame itemClass=Machine machineGroup=Ring spinning spindles=1632 year=2014',
  ],
  [
    'Muratec QPRO Plus 60 drum autoconer 2016 with compressor',
    'brandManufacturer=Murata model=QPRO Plus spindles=60 machineType=Autoconer itemClass=Machine machineGroup=Winding year=2016',
  ],
  [
    'Mayer OVJA 36 30 inch 18 gauge jacquard',
    'brandManufacturer=Mayer & Cie model=OVJA 36 machineType=Circular knitting machine itemClass=Machine machineGroup=Knitting machineDiameter=30 gauge=18 | jacquard',
  ],
  [
    'Truetzschler blowroom line 2008',
    'brandManufacturer=Trützschler machineType=Blowroom line itemClass=Machine machineGroup=Blowroom and carding year=2008',
  ],
  [
    'Lakshmi LK54 combers 4 nos',
    'brandManufacturer=LMW model=LK54 machineType=Comber itemClass=Machine machineGroup=Blowroom and carding',
  ],
  [
    'Karl Mayer raschel machine for curtain 3 m',
    'brandManufacturer=Karl Mayer machineType=Raschel machine itemClass=Machine machineGroup=Knitting workingWidth=3m | curtain',
  ],
  ['VDR 30 cylinder', 'machineType=Dryer itemClass=Machine machineGroup=Processing | 30'],
  [
    'Babcock stenter 5 chamber thermopac 1600 mm',
    'brandManufacturer=Babcock machineType=Stenter itemClass=Machine machineGroup=Finishing chambers=5 heating=Thermic fluid workingWidth=1600mm',
  ],
  [
    'hand printing table 60 meter',
    'machineType=Table printing line itemClass=Machine machineGroup=Printing | 60 meter',
  ],
  [
    'Jumbo jigger 1000 kg',
    'machineType=Jigger itemClass=Machine machineGroup=Processing capacity=1000 capacityUnit=kg',
  ],
  [
    'needle loom 6/30 jakob muller',
    'machineType=Needle loom itemClass=Machine machineGroup=Weaving brandManufacturer=Jakob Müller | 6/30',
  ],
  ['label weaving machine', 'machineType=Label loom itemClass=Machine machineGroup=Weaving'],
  [
    'multi head embroidery machine 24 head 6 needle sequence',
    'machineType=Multi-head embroidery machine itemClass=Machine machineGroup=Embroidery heads=24 needles=6',
  ],
  [
    'sewing machine second hand juki',
    'machineType=Lockstitch machine itemClass=Machine machineGroup=Stitching brandManufacturer=Juki | second hand',
  ],
  [
    'fully automatic collar machine 52 inch 14 gauge',
    'control=Computerised machineType=Flat knitting machine itemClass=Machine machineGroup=Knitting workingWidth=52in gauge=14',
  ],
  [
    'belt driven air compressor 20 hp',
    'machineType=Air compressor itemClass=Machine machineGroup=Utility powerKw=14.91',
  ],
  ['loom motor 3 hp', 'machineType=Motor itemClass=Spare powerKw=2.24'],
  [
    'picanol gammax main board',
    'brandManufacturer=Picanol fitsModels=Picanol GamMax machineType=Circuit board itemClass=Spare',
  ],
  [
    'airjet sub nozzle tsudakoma',
    'machineGroup=Weaving machineType=Nozzle itemClass=Spare brandManufacturer=Tsudakoma',
  ],
  ['shuttle loom 52 inch', 'machineType=Powerloom itemClass=Machine machineGroup=Weaving workingWidth=52in'],
  ['used autoconer', 'machineType=Autoconer itemClass=Machine machineGroup=Winding | used'],
  ['draw frame spares', 'machineGroup=Blowroom and carding itemClass=Spare'],
  ['Groz-Beckert sinkers', 'brandManufacturer=Groz-Beckert machineType=Sinker itemClass=Spare machineGroup=Knitting'],
  ['sulzer gripper', 'brandManufacturer=Sulzer machineType=Rapier gripper itemClass=Spare machineGroup=Weaving'],
  [
    'LMW ring frame 1200 spindle 4.5 lakh',
    'brandManufacturer=LMW machineType=Ring frame itemClass=Machine machineGroup=Ring spinning spindles=1200 | 4.5 lakh',
  ],
  ['rapier looms 12 nos Rs 8.5 lakh each', 'machineType=Rapier loom itemClass=Machine machineGroup=Weaving | 8.5 lakh'],
]

/** Lines of other trades with words of this one: nothing is read. */
export const MACHINE_TRAPS: readonly string[] = [
  'air jet woven fabric 63 inch',
  '40x40/132x72 air jet',
  'jacquard saree',
  'cotton yarn 30s',
  'sewing thread 40/2',
  'knitted fabric 24 gg',
  'dobby border saree cotton',
  'waterjet crepe 60 gm',
  'rapier woven suiting',
  'needle work kurti',
  'reed pick 60x52 grey',
  'circular knit single jersey 24 gg fabric',
  'sewing thread cone',
  'fabric glue stick',
  'embroidery thread 120d',
  'polyester zipper 5 no',
  '100% cotton towel 450 gsm',
  'spinning mill yarn 30s combed',
]
