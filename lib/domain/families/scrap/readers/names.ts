/** Further spellings that lines use; the form offers only the usual ones. */
export const MORE_NAMES: Readonly<Record<string, string>> = {
  'Paper cones':
    'used paper cone, empty paper cones, old paper cones, yarn cones, used yarn cones, empty yarn cone, waste paper cones, kagaz cone, cardboard cones, autoconer cones, kraft cones, second hand paper cones, reuse paper cones, reusable cones, textile cones, cone khali, khali cone',
  'Plastic cones':
    'plastic yarn cones, used thread cones, empty thread cones, pp cones, old plastic cones, dyeing cones, perforated cones',
  'Paper tubes':
    'used paper tubes, empty tubes, used paper tube, dty paper tubes, poy paper tubes, empty paper tubes, fabric roll tubes, fabric tubes, core pipe, paper core pipes, paper pipes, fabric roll pipes, paper core, used cores, cardboard tubes, paper bobbins, dty paper tube, cloth roll pipe',
  'Dye tubes':
    'perforated tube, used dye tubes, dye spring, dyeing tube, ss dye springs, dyed cone springs, dye cone springs, cone springs, cone spring, dyeing springs, dye springs',
  'Plastic bobbins':
    'plastic ring bobbins, ring frame bobbins, simplex bobbins, roving bobbin, used ring bobbins, empty bobbins, tfo bobbins, old bobbins, speed frame bobbins, ring frame tubes, plastic ring tubes, abs bobbins, poy bobbins',
  'Wooden bobbins': 'wooden ring bobbins, old wooden bobbins, wooden pirn, wooden spools',
  Cartons:
    'used carton, used carton boxes, used corrugated boxes, carton box, old cartons, empty cartons, used boxes, second hand cartons, empty carton boxes, corrugated box, used yarn cartons, old carton box, used cardboard boxes, khokha, yarn cartons',
  'Plastic crates': 'used crates, used plastic crates',
  'Wooden crates': 'wooden box, machine wooden boxes, wooden packing box, packing wood boxes, used wooden boxes',
  Pallets:
    'used wooden pallets, old pallets, used plastic pallets, wooden pallet, plastic pallet, second hand pallets, used pallet, euro pallets, hdpe pallets',
  'PP bags':
    'hdpe woven bags, hdpe woven sacks, woven bags, old pp bags, used pp bags, used hdpe bags, empty pp bags, pp woven bag, old hdpe bags, used plastic bags, empty bags, used woven sacks, pp sacks, hdpe woven sacks, empty cement bags, old bags, waste pp bags, chips bags, empty chips bags, used sacks, katte, pp katta, hdpe bag scrap, plastic sacks, plastic bora',
  'Jumbo bags': 'used jumbo bags, old jumbo bags, used fibc, fibc bag, used fibc bags, big bag, one ton bags',
  'Gunny bags':
    'used gunny bags, old gunny bags, used jute bags, second hand gunny bags, jute sack, old bardana, gunny sacks, gunny, bori, old jute bags, empty gunny bags',
  'Hessian cloth':
    'bale cover, bale covers, cotton bale covers, hessian waste, bale wrapping cloth, bale packing cloth, used hessian, hessian packing cloth',
  Drums:
    'drum, barrel, old drums, used barrels, empty barrels, empty drum, used empty drums, chemical drums, used chemical drums, empty chemical drums, oil drums, oil barrels, empty oil drums, empty oil barrels, second hand drums, 200 l drums, 200 litre drums',
  'Steel drums':
    'ms barrel, ms barrels, iron barrels, used steel drums, ms drum, empty ms drums, iron drum, metal drum, used ms drums, steel barrel, used iron drums, gi drums, galvanised drums',
  'Plastic drums':
    'hdpe barrel, hdpe barrels, used plastic drums, empty plastic drums, plastic drum, hdpe drum, used hdpe drums, hm drums, blue plastic drums, blue drum, hmhdpe drum, used hm hdpe drums, hm hdpe drums, hm hdpe drum, hm-hdpe drums, plastic barrel, open top plastic drums',
  Carboys:
    'used carboys, empty carboys, jerry can, used jerry cans, plastic can, chemical cans, empty plastic cans, plastic chemical cans, used carboy, acid carboys, hdpe carboys, hdpe jerry cans',
  'IBC tanks':
    'used ibc, ibc tote, ibc tote tanks, used ibc tanks, intermediate bulk container, ibc containers, 1000 l ibc',
  Tins: 'empty tins, used tins, tin container, oil tin, metal tins, tin scrap, tin dabba',
  'Sliver cans':
    'used sliver cans, spinning can, card can, drawframe cans, draw frame cans, hips can, fibre cans, spring can, can springs, cans, old sliver cans, used cans, comber cans',
  Reeds:
    'used reeds, old reeds, loom reed, ss reeds, profile reeds, airjet reeds, air jet reeds, power loom reeds, air jet profile reed',
  Healds:
    'heald wire simplex, simplex heald wires, used healds, heald wire, heald frame, drop wires, droppers, drop pins, flat steel healds, used heald frames, used heald wires, simplex healds, duplex healds',
  'Warp beams':
    'sectional warping beams, sectional beams, used beams, used warp beams, warp beam, weavers beams, weaving beams, loom beams, old beams, sizing beams, empty beams, knitting beams, warp knitting beams, weaver beam, used weaver beams, aluminium beams, flanged beams',
  'Shuttles and pirns': 'used shuttles, used pirns, loom shuttles, old shuttles, plastic pirns',
  'Spindles and rings':
    'used spindles, spinning rings, used rings, ring frame rings, old spindles, tfo spindles, ring cups',
  'Needles and sinkers':
    'used knitting needles, old needles, used sinkers, sinker, knitting machine needles, needle scrap',
  'Card clothing':
    'used card clothing, used card wire, card wires, flat tops wire, licker in wire, card wire scrap, card clothing scrap, metallic card clothing, used metallic card wire, flexible fillet, carding wire',
  'Cots and aprons':
    'used cots, used aprons, old cots, top roller cots, rubber aprons, used rubber cots, apron, old top rollers, cots scrap',
  Bearings: 'old bearings, scrap bearings, bearing steel scrap, used bearing',
  'Corrugated waste':
    'occ scrap, occ waste paper, corrugated cutting, old corrugated carton, old corrugated cartons scrap, corrugated box scrap, corrugated carton scrap, carton box scrap, cardboard scrap, carton cutting, gatta scrap, cardboard waste, box scrap, carton raddi',
  'Waste paper':
    'paper cones scrap, used paper cones scrap, paper cone waste, paper tube scrap, paper tubes scrap, broken paper cones, damaged paper cones, cone waste, record waste, white record, old newspaper, newspaper scrap, office waste paper, kraft paper waste, kraft scrap, paper raddi, paper cutting, cut paper cones, damaged cones, broken cones, crushed cones, duplex cutting, paper core scrap, paper roll scrap, computer paper waste',
  'Pattern cards':
    'used jacquard cards, jacquard pattern cards, old punch cards, jacquard patta, old jacquard cards, dobby lattice',
  Polythene:
    'ldpe bale film, ldpe film bale, pe film, polythene waste, plastic film scrap, ldpe film scrap, ldpe film, ld film scrap, shrink film scrap, stretch film waste, polybag scrap, polybags scrap, poly bag waste, liner scrap, polythene bags scrap, ldpe waste, ld waste, ldpe bags scrap, packing polythene scrap, hm polythene scrap, lldpe film scrap',
  'Plastic scrap':
    'pp granules scrap, pp granules, plastic granules scrap, pp waste plastic, pp plastic scrap, hdpe plastic scrap, hdpe drum scrap, plastic drum scrap, abs scrap, hips scrap, ps scrap, plastic bobbin scrap, bobbin scrap, plastic lumps, plastic material scrap, mixed plastic scrap, crate scrap, bakelite scrap, plastic bobbins scrap, pp bags scrap, hm scrap, nylon plastic scrap, acrylic sheet scrap, polypropylene scrap, plastic grinding, plastic cones scrap, pvc pipe scrap, hdpe pipe scrap',
  Strapping:
    'strap waste, pp strapping scrap, pet strapping, pet strapping scrap, pp strap scrap, pet strap scrap, packing strip scrap, strapping roll scrap, packing patti',
  'Wood scrap':
    'sawdust, saw dust, wood chips waste, wooden pallet scrap, wood pallets scrap, broken pallet, broken wooden pallets, pallet scrap, packing wood, packing wood scrap, wooden waste, waste wood, jungle wood scrap, pine wood scrap, old timber, lakdi, wooden box scrap, scrap wood',
  Belts:
    'used belts, flat belt, nylon belts, conveyor belt, spindle tapes, v-belts, timing belts, used flat belts, old belts, old conveyor belt',
  'Rubber scrap':
    'rubber roller scrap, rubber sheet scrap, printing blanket, rubber rollers scrap, squeeze rollers rubber, old rubber',
  Tyres: 'old tyres, scrap tyres, waste tyres, rubber tyres, truck tyres, tire',
  'MS scrap':
    'shed structure, factory shed structure, ms structure, structure dismantling, structure scrap ms, shed dismantling, gi scrap, g.i. scrap, gi sheet scrap, galvanised iron scrap, g i scrap, m.s. scrap, ms scraps, ms iron scrap, scrap iron, iron, iron scraps, ms sheet scrap, ms pipe scrap, ms pipes scrap, ms angle scrap, ms plate scrap, ms structure scrap, ms structural scrap, hms 1, hms 2, hms 1&2, hms scrap, heavy melting steel, ms heavy scrap, ms light scrap, ms beam scrap, ms rod scrap, ms plate cutting, loha scrap, lohe ka scrap, ms drum scrap, scrap ms, drum scrap, steel drum scrap, structure scrap, boiler scrap, ms tank scrap, tin sheet scrap, roofing sheet scrap, ms sheet cutting, melting scrap',
  'SS scrap':
    'ss 316l, ss 304l, ss 316l scrap, ss 304l scrap, s.s. scrap, ss scraps, ss 304 scraps, ss304 scrap, ss316 scrap, ss 304, ss 316, ss 202, ss304, ss316, ss pipe scrap, ss sheet scrap, ss sheet cutting, 304 ss scrap, 316 ss scrap, 304 scrap, 316 scrap, stainless steel 304 scrap, stainless steel 316 scrap, ss pipes scrap, ss tank scrap, ss vessel scrap, ss utensil scrap, scrap ss, stainless steel, ss jali scrap',
  'Cast iron scrap':
    'ci casting scrap, c.i. scrap, ci casting, ci roller scrap, cast iron rollers, cast iron casting, cast iron machine scrap, ci machinery scrap, casting scrap',
  'Aluminium scrap':
    'aluminium section scrap, aluminium casting scrap, aluminium wire scrap, aluminium utensil scrap, aluminium beam scrap, aluminium sheet scrap, aluminium beams scrap, alloy scrap, aluminium taint tabor, alu casting, aluminium extrusion scrap, aluminium bobbins scrap, aluminium pipe scrap, aluminum scraps',
  'Copper scrap':
    'copper wire, copper cable scrap, copper winding, copper winding wire, copper motor winding, scrap copper, copper millberry scrap, copper pipe scrap, copper armature, copper bright wire, bare bright copper',
  'Brass scrap':
    'brass scraps, brass honey scrap, brass bush scrap, gunmetal scrap, gun metal, bronze, printing roller copper scrap, brass turning, scrap brass, brass bushes',
  'Lead and zinc scrap': 'lead, lead scraps, zinc die cast scrap, zinc ash, lead cable scrap',
  'Turnings and borings':
    'ms turning scrap, ms boring scrap, ci boring, ci boring scrap, cast iron boring, turning and boring scrap, lathe scrap, ms turnings, iron turnings, chips and turnings, ss turning scrap, machining chips, ms chips scrap',
  'Hoop iron':
    'bale hoop, bale straps scrap, bale patti, cotton bale patti, cotton bale hoops, steel strip scrap, steel strapping scrap, bale ties, bale tie wire, iron hoops, bale patti scrap, hoop iron scrap, hoop strips, steel patti, baling wire scrap, steel strap scrap',
  'Machine scrap':
    'dg set, dg set scrap, compressor, compressors, boiler for scrap, old boiler, boiler old, generator scrap, pumps scrap, stenter machine scrap, chiller scrap, whole mill scrap, looms for scrap, loom for scrap, machines for scrap, machine for scrap, rapier looms for scrap, sulzer looms for scrap, air jet looms for scrap, water jet looms for scrap, powerlooms for scrap, old looms, old ring frames, knitting machines for scrap, mill machinery, power loom scrap, powerloom scrap, looms scrap, old looms scrap, shuttle loom scrap, old looms for scrap, spinning machine scrap, textile machine scrap, textile machinery scrap, ring frames scrap, carding machine scrap, card machine scrap, dyeing machine scrap, jet dyeing machine scrap, stenter scrap, old machinery scrap, machine scraps, scrap machinery, scrap machines, scrap looms, plant scrap, old machine scrap, closed mill scrap, blow room scrap, mill scrap, factory scrap, mill machinery scrap, rapier loom scrap, knitting machine scrap, autoconer scrap',
  Motors:
    'loom motors, old loom motors, ring frame motors, machine motors, old electric motors, electric motor scrap, scrap motors, used motors, burnt motor, used electric motors, copper motors, geared motors, electric motor, motors scrap',
  Cables:
    'copper cables, aluminium cable scrap, cable waste, pvc cable scrap, used cables, armoured cable scrap, aluminium cables, old wires, electric cable scrap, electric cables',
  Transformers: 'transformer, transformer scrap, old transformers, used transformer, transformers scrap',
  'Electrical panels':
    'electric panel scrap, old panels, panel scrap, electrical panel scrap, panel board, control panel, electrical items scrap, mcb scrap, contactors, electric scrap, electrical panel, old inverters drives',
  Battery:
    'lead battery, lead batteries, lead battery scrap, exide battery, ups battery scrap, old batteries, dead batteries, inverter battery scrap, lead acid batteries, exide batteries scrap, forklift batteries, forklift battery, lead acid battery scrap, used lead acid batteries, drained lead battery, scrap batteries, truck battery scrap, smf batteries, smf battery, tubular batteries, traction battery, lithium ion batteries, lithium batteries, lithium ion battery scrap',
  'Used oil':
    'waste engine oil, engine oil waste, thermic fluid waste, waste thermic fluid, waste transformer oil, used cooking oil waste, spent lube oil, spent lubricant, burnt engine oil, black oil, used engine oil, used hydraulic oil, waste lubricant, used transformer oil, transformer oil, transformer oil used, lubricating oil used, used lubricating oil, used gear oil, used thermic fluid, used thermic fluid oil, used spindle oil, old lube oil, knitting oil waste, waste hydraulic oil, waste lube oil, spent oil, used lubricant oil, dg oil used, used dg oil, old thermic fluid oil',
  'E-waste':
    'computers, computer, printers, monitors, cpu, laptops, mobile scrap, e waste scrap, ewaste, e-waste scrap, old computers, computers scrap, old computer scrap, pcb boards, inverter cards, drive cards, electronic cards, electronic scraps, used printers, used cartridges, old cpu, monitors scrap, led scrap, cfl scrap, ups scrap, it scrap, fused tube lights',
  'Chemical sludge':
    'etp dry sludge, dry etp sludge, effluent plant sludge, effluent sludge, etp salt, dry sludge, dyeing sludge, etp waste sludge, cetp waste, sludge, mee salt, ro salt waste, mixed salt',
  'Hazardous waste':
    'haz waste, hazardous scrap, expired dyes, expired chemical, chemical waste, contaminated drums, contaminated barrels, spent carbon waste, spent carbon, carbon waste, carbon waste spent, etp carbon, etp carbon waste, oil soaked cotton, oily rags, distillation residue, still bottom',
  'Glass scrap': 'glass bottles scrap, glass bottle scrap, glass tubes scrap, window glass scrap',
  'Mixed scrap':
    'misc scrap, miscellaneous scrap, mixed material scrap, scrap material, bhangaar, factory bhangar, kabaad, other scrap, general scrap, store scrap, stores scrap, all type scrap',
  'Machine parts':
    'machinery spares, machine spares, used spares, used machinery spares, textile machinery spares, winding drums, autoconer drums, autoconer drum, grooved drums, cheese winder drums, jacquard harness, used harness, used gears, used rollers, top arms, drafting rollers, used drafting rollers, spare parts, dobby spares',
  'Boiler ash': 'coal ash, fly ash, ash, boiler coal ash, husk ash',
}
