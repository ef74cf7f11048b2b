import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** What a mill uses up; it decides every other field. */
export const utilityClass = openVocabulary([
  ...optionGroup('Spinning stores', [
    option(
      'Ring traveller',
      'travellers, traveller, ring travellers, traveler, travelers, ring traveler, c clip traveller, kadi, nylon traveller, HZ traveller',
    ),
    option(
      'Spinning ring',
      'spinning rings, ring frame ring, TFO ring, doubling ring, antiwedge ring, anti-wedge ring',
    ),
    option(
      'Top roller cot',
      'cots, cot, rubber cot, rubber cots, spinning cots, spinning cot, top roller cots, synthetic cots, drafting cots, roller cots',
    ),
    option(
      'Apron',
      'drafting apron, aprons, spinning apron, spinning aprons, rubber apron, rubber aprons, drafting aprons, ring frame apron, apron for ring frame, top apron, bottom apron, apron set, cradle apron, roving apron',
    ),
    option(
      'Card clothing',
      'metallic card clothing, card wire, cylinder wire, doffer wire, licker-in wire, flat tops, flexible card clothing, metallic wire, card fillet, opening roller wire, carding wire',
    ),
    option(
      'Bobbin',
      'ring bobbin, ring bobbins, bobbins, roving bobbin, roving bobbins, ring tube, pirn, pirns, plastic bobbin, spinning bobbin',
    ),
    option(
      'Yarn guide',
      'yarn guides, ceramic yarn guide, ceramic guide, ceramic guides, lappet, lappet hook, thread guide, ceramic eyelet, ceramic eyelets, pigtail guide, snail wire',
    ),
  ]),
  ...optionGroup('Weaving stores', [
    option(
      'Reed',
      'reeds, loom reed, weaving reed, loom reeds, SS reed, air jet reed, airjet reed, profile reed, water jet reed, fani, phani, weaving reeds',
    ),
    option(
      'Heald',
      'healds, heald wire, heald wires, flat steel heald, flat steel healds, heddle, heddles, simplex heald, duplex heald, rach, rachh, twin wire heald, riderless heald, heald eye',
    ),
    option(
      'Drop wire',
      'drop pin, drop pins, dropper, droppers, drop wires, warp stop pin, open drop wire, closed drop wire',
    ),
    option(
      'Temple',
      'temples, loom temple, loom temple ring, temple ring, temple rings, temple roller, temple cylinder, temple rubber',
    ),
    option('Shuttle', 'shuttles, loom shuttle, dhota, power loom shuttle, powerloom shuttle'),
    option('Picker', 'pickers, loom picker, nylon picker, picking stick, picking band, buffer'),
    option('Harness cord', 'jacquard harness, jacquard harness cord, harness cords, jacquard spring, neck cord'),
  ]),
  ...optionGroup('Knitting and sewing stores', [
    option(
      'Knitting needle',
      'knitting needles, latch needle, latch needles, compound needle, knitting machine needle, knitting machine needles, cylinder needle, dial needle, sui, circular knitting needle, hosiery needle, hosiery needles',
    ),
    option('Sinker', 'sinkers, knitting sinker, knitting sinkers, holding down sinker'),
    option(
      'Sewing needle',
      'sewing needles, sewing machine needle, sewing machine needles, industrial sewing needle, overlock needle, overlock needles, embroidery needle, embroidery needles, embroidery machine needle, silai sui',
    ),
    option(
      'Felting needle',
      'felting needles, needle punch needle, needle punching needle, needle loom needle, needle felt needle',
    ),
  ]),
  ...optionGroup('Processing stores', [
    option(
      'Printing screen',
      'rotary screen, rotary screens, nickel screen, nickel screens, rotary nickel screen, screen printing mesh, bolting cloth, end ring, printing screens',
    ),
    option('Stenter pin', 'stenter pins, pin plate, pin bar, pin plates, stenter clip, stenter clips, stenter pin bar'),
    option(
      'Raising fillet',
      'raising wire, emery fillet, emery roll, raising fillets, sueding fillet, brush roller, carbon brush roller',
    ),
  ]),
  ...optionGroup('Engineering stores', [
    option(
      'Belt',
      'belts, v belt, v belts, v-belt, v-belts, timing belt, timing belts, flat belt, flat belts, conveyor belt, conveyor belts, spindle tape, spindle tapes, patta, belting, transmission belt, toothed belt, ribbed belt, poly v belt, fan belt, tangential belt, sandwich belt, feeder belt, HTD belt, rapier tape, rapier tapes, nylon belt, nylon sandwich belt',
    ),
    option(
      'Bearing',
      'bearings, ball bearing, ball bearings, roller bearing, roller bearings, needle roller bearing, needle roller bearings, spindle bearing, top roller bearing, pillow block, bearing house, plummer block, linear bearing',
    ),
    option(
      'Filter',
      'filters, bag filter, bag filters, filter bag, filter bags, air filter, air filters, oil filter, oil filters, filter cartridge, filter cartridges, HEPA filter, pleated filter, filter mat, filter media, filter cloth, dust bag, dust bags, compressor filter, rotary drum filter media, pre filter',
    ),
    option(
      'Seal and gasket',
      'oil seal, oil seals, gasket, gaskets, o ring seal, mechanical seal, mechanical seals, gland packing, seal kit, rubber gasket',
    ),
    option(
      'Hose and fitting',
      'hose, hoses, pneumatic hose, air hose, pneumatic fitting, pneumatic fittings, PU tube, PU pipe, pneumatic tube, hose pipe, hydraulic hose, air gun, quick coupler, ball valve, steam trap, steam traps, valve, valves, pneumatic valve, solenoid valve, solenoid valves',
    ),
    option(
      'Electrical',
      'electricals, electrical item, electrical items, cable, cables, contactor, contactors, MCB, MCCB, relay, relays, LED light, LED lights, LED tube light, tube light, LED lamp, LED batten, electric motor, induction motor, VFD, inverter drive, proximity sensor, photo sensor, sensor, sensors, lead acid battery, UPS battery, fuse, bijli saman, switchgear, IE3 motor, IE2 motor',
    ),
    option(
      'Abrasive',
      'abrasives, grinding wheel, grinding wheels, emery paper, emery cloth, sand paper, cutting wheel, grinding stone, flap disc',
    ),
    option(
      'Adhesive',
      'adhesives, glue, belt cement, cot adhesive, apron cement, anaerobic adhesive, thread locker, screen adhesive, hot melt glue',
    ),
    option(
      'Hardware',
      'nut bolt, nuts and bolts, nut bolts, bolts, fasteners, screws, washers, circlip, circlips, allen bolt, allen bolts, cotter pin, hex bolt',
    ),
    option(
      'Humidification',
      'humidification spares, humidifier nozzle, nozzle, nozzles, mist nozzle, PVC eliminator, eliminator, air washer, humidification nozzle, mist eliminator',
    ),
  ]),
  ...optionGroup('Fuel', [
    option(
      'Coal',
      'steam coal, thermal coal, koyla, koila, indonesian coal, imported coal, imported steam coal, indian coal, thermal steam coal, coal lumps, coal lump, boiler coal, steam grade coal, coals, anthracite, anthracite coal, screened coal, RB1, RB2, south african coal, USA coal, US coal, bituminous coal, sub-bituminous coal, ROM coal, slack coal, washed coal, coal fines',
    ),
    option('Lignite', 'lignite coal, brown coal, kutch lignite'),
    option('Pet coke', 'petcoke, petroleum coke, fuel grade petcoke, RPC'),
    option(
      'Biomass pellets',
      'biomass pellet, pellets, wood pellets, wood pellet, agro pellets, husk pellets, saw dust pellets, sawdust pellets, torrefied pellets, fuel pellets, bio pellets, napier pellets, groundnut shell pellets',
    ),
    option(
      'Biomass briquettes',
      'white coal, biocoal, bio coal, briquettes, biomass briquette, white coal briquettes, bio coal briquettes, agro briquettes, briquette, groundnut shell briquettes, saw dust briquettes, sawdust briquettes, biomass coal, 90 mm briquettes, biocoal briquettes, mustard husk briquettes, bagasse briquettes, white coal briquette',
    ),
    option('Rice husk', 'paddy husk, husk, dhan bhusi, chhilka, bhusi, rice hull, rice husks'),
    option(
      'Loose biomass',
      'bagasse, cotton stalk, cotton stalks, saw dust, sawdust, groundnut shell, mustard husk, wood chips, wood chip, agro waste fuel, castor husk, soya husk, juliflora chips, biomass chips, coconut shell, cashew shell, biomass',
    ),
    option(
      'Firewood',
      'fire wood, fire woods, lakdi, jalau lakdi, babul wood, juliflora wood, wood logs, boiler wood, fuel wood, casuarina wood',
    ),
    option('Charcoal', 'wood charcoal, lakdi koyla'),
    option('Diesel', 'HSD, high speed diesel, bio diesel, biodiesel, diesel fuel, DG diesel'),
    option(
      'Furnace oil',
      'FO, furnace oils, heavy oil, fuel oil, LSHS, LSFO, black oil, tyre oil, pyrolysis oil, tyre pyrolysis oil, carbon black oil',
    ),
    option('Light diesel oil', 'LDO, mixed hydrocarbon oil, MHO, MTO fuel'),
    option(
      'LPG',
      'liquefied petroleum gas, propane, butane, LPG gas, commercial LPG, cooking gas, commercial gas cylinder, LPG cylinder',
    ),
    option('PNG', 'piped natural gas, natural gas, CNG, LNG, PNG gas'),
    option('Biogas', 'bio gas, bio CNG, CBG, compressed biogas'),
  ]),
  ...optionGroup('Oils', [
    option(
      'Lubricant',
      'lubricants, lubricating oil, lube oil, lube oils, oils, oil, stitching machine oil, spindle oil, spindle oils, knitting oil, needle oil, sewing machine oil, hydraulic oil, gear oil, compressor oil, machine oil, loom oil, chain oil, stenter chain oil, engine oil, transformer oil, turbine oil, vacuum pump oil, knitting machine oil, slideway oil, knitting needle oil, machine tel, white oil, way oil, cutting oil, circulating oil, air line oil, pneumatic oil, scourable oil',
    ),
    option(
      'Grease',
      'greases, lithium grease, EP grease, bearing grease, high temperature grease, silicone grease, calcium grease, multipurpose grease',
    ),
    option(
      'Thermic fluid',
      'thermic oil, heat transfer oil, thermic fluid oil, therminol, thermal oil, hytherm, heat transfer fluid, thermic fluid heater oil',
    ),
  ]),
  ...optionGroup('Energy and water', [
    option(
      'Power',
      'electricity, open access power, solar power, wind power, open access, bijli, group captive, captive power, PPA, third party power, solar PPA, rooftop solar, hydro power, renewable power, green power, wind energy, solar energy, solar open access, wind open access, hybrid power',
    ),
    option('Steam', 'process steam, steam supply, bhap, saturated steam, outsourced steam'),
    option('Compressed air', 'compressed air supply'),
    option(
      'Water',
      'tanker water, process water, RO water, DM water, soft water, recycled water, borewell water, water tanker, paani, pani, treated water, demineralised water, distilled water, battery water',
    ),
    option(
      'Water treatment',
      'RO membrane, RO membranes, ion exchange resin, softener resin, water softener salt, antiscalant, boiler chemical, boiler chemicals, cooling tower chemical, activated carbon, filter sand, oxygen scavenger, RO antiscalant, scale inhibitor, boiler water chemical, cation resin, anion resin',
    ),
    option(
      'Industrial gas',
      'nitrogen gas, oxygen gas, oxygen cylinder, nitrogen cylinder, argon gas, acetylene gas, industrial gases, CO2 gas, DA gas, argon cylinder, hydrogen gas, liquid nitrogen, liquid oxygen, refrigerant gas, refrigerant',
    ),
  ]),
  ...optionGroup('People and premises', [
    option(
      'Safety gear',
      'PPE, safety shoes, safety shoe, safety helmet, safety helmets, safety gloves, hand gloves, nitrile gloves, cut resistant gloves, leather gloves, ear plug, ear plugs, ear muff, ear muffs, dust mask, dust masks, N95 mask, N95 masks, face mask, safety goggles, safety goggle, reflective jacket, safety harness, fire extinguisher, fire extinguishers, safety belt, gumboots, gum boots, respirator, safety glasses, face shield, rubber gloves, heat resistant gloves, welding gloves, cotton hand gloves, suraksha, safety vest, full body harness, first aid kit, fire hose, nose mask, hair net, hair nets, bouffant cap, head cap, chemical suit, safety apron, hi vis jacket, safety net',
    ),
    option(
      'Cleaning material',
      'housekeeping, housekeeping material, cleaning cloth, cotton waste for cleaning, floor cleaner, phenyl, broom, brooms, jhadu, mop, mops, wiper, wipers, duster, dusters, brush, cleaning brush, hand wash, toilet cleaner, garbage bag, garbage bags, dustbin, tissue roll, cleaning material, banian cloth, hosiery cleaning cloth, wiping cloth, hand sanitizer, floor mop, degreaser',
    ),
    option(
      'Stationery',
      'office stationery, A4 paper, copier paper, register, registers, printer paper, toner, toner cartridge, printer ribbon, marker pen, marker, marking chalk, chalk, tailor chalk, lumber crayon, thermal roll, pens, ball pen, fabric marker, file folder, carbon paper, invisible marker, computer paper, computer stationery, barcode ribbon',
    ),
  ]),
])

/** Classes that share fields, drawings and rules. */
export const CLASSES = {
  solid: [
    'Coal',
    'Lignite',
    'Pet coke',
    'Biomass pellets',
    'Biomass briquettes',
    'Rice husk',
    'Loose biomass',
    'Firewood',
    'Charcoal',
  ],
  mineral: ['Coal', 'Lignite', 'Pet coke'],
  liquid: ['Diesel', 'Furnace oil', 'Light diesel oil'],
  gas: ['LPG', 'PNG', 'Biogas'],
  oil: ['Lubricant', 'Grease', 'Thermic fluid'],
  /** Supplied through lines: there is no stock of them. */
  piped: ['Power', 'Steam', 'Compressed air', 'PNG'],
  needles: ['Knitting needle', 'Sinker', 'Sewing needle', 'Felting needle'],
  rings: ['Ring traveller', 'Spinning ring'],
  soft: ['Top roller cot', 'Apron'],
  weaving: ['Reed', 'Heald', 'Drop wire', 'Temple', 'Shuttle', 'Picker', 'Harness cord'],
  engineering: [
    'Belt',
    'Bearing',
    'Filter',
    'Seal and gasket',
    'Hose and fitting',
    'Electrical',
    'Abrasive',
    'Adhesive',
    'Hardware',
    'Humidification',
  ],
  premises: ['Safety gear', 'Cleaning material', 'Stationery'],
} as const

/** Fuels of any state. */
export const FUELS: readonly string[] = [...CLASSES.solid, ...CLASSES.liquid, ...CLASSES.gas]

export const isClass = (...classes: readonly string[]): Condition => ({ field: 'utilityClass', in: classes })
