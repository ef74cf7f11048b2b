import type { Condition } from '@/lib/domain/fields/field'
import { closedVocabulary, openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** What the product does; it decides every other field. */
export const chemClass = openVocabulary([
  ...optionGroup('Colour', [
    option('Dye', 'dyes, dyestuff, dyestuffs, colourant, textile dye, rang'),
    option('Pigment', 'pigments, pigment paste, pigment dispersion, pigment emulsion, pigment colour'),
    option(
      'Optical brightener',
      'OBA, FWA, optical whitener, whitening agent, fluorescent brightener, tinopal, optical brightening agent, ranipal, neel',
    ),
    option(
      'Ink',
      'digital ink, inkjet ink, sublimation ink, textile ink, inks, reactive ink, disperse ink, DTF ink, plastisol',
    ),
  ]),
  ...optionGroup('Auxiliary', [
    option(
      'Sizing agent',
      'sizing chemical, size, sizing agents, warp size, sizing chemicals, softener for size, maand',
    ),
    option(
      'Wetting and scouring agent',
      'wetting agent, scouring agent, wetting oil, detergent, soaping agent, washing off agent, mercerising wetting agent, wetting agents, scouring',
    ),
    option('Sequestering agent', 'sequestrant, chelating agent, sequestering, water softener, sequestering agents'),
    option(
      'Dispersing and levelling agent',
      'dispersing agent, levelling agent, leveling agent, retarder, dye bath conditioner, lubricant for dyeing, anti crease agent, dye carrier, dispersing agents, anti back staining agent, back staining agent, anti crease, lubricant',
    ),
    option('Fixing agent', 'dye fixing agent, dye fixer, fixer, fixing agents, cationic fixing agent'),
    option(
      'Thickener',
      'synthetic thickener, printing gum, gum, thickening agent, printing thickener, guar gum thickener, thickeners',
    ),
    option('Binder', 'pigment binder, printing binder, acrylic binder, binders'),
    option(
      'Softener',
      'silicone softener, cationic softener, softeners, amino silicone, silicon softener, micro silicone, macro silicone, softener flakes, cationic softener flakes, hydrophilic softener',
    ),
    option(
      'Resin and crosslinker',
      'resin, crosslinker, DMDHEU, wrinkle free resin, cross linker, stiffener, stiffening agent',
    ),
    option(
      'Water repellent',
      'water-repellent, WR agent, DWR, fluorocarbon, oil repellent, C6, C0 water repellent, C6 water repellent, water repellent agent',
    ),
    option('Flame retardant', 'FR chemical, FR agent, fire retardant, flame retardant agent'),
    option('Antimicrobial', 'anti-microbial, anti bacterial, antibacterial, antimicrobial agent, anti bacterial agent'),
    option('Antistat', 'antistatic, anti static agent, antistatic agent'),
    option('Coning and spin oil', 'coning oil, spin finish oil, knitting oil, texturising oil, spin finish'),
    option('Defoamer', 'antifoam, anti foam, defoaming agent, silicone defoamer'),
    option(
      'Enzyme',
      'desizing enzyme, amylase, cellulase, bio polish, bio-polish, biopolish, catalase, acid enzyme, neutral enzyme, alpha amylase, biopolishing enzyme, enzymes, peroxide killer enzyme, pectinase, laccase',
    ),
  ]),
  ...optionGroup('Commodity', [
    option('Alkali', 'alkalis, alkalies'),
    option('Acid', 'acids, organic acid, mineral acid'),
    option('Salt and soda', 'salt, soda, salts'),
    option('Bleaching agent', 'bleach, bleaching chemical, peroxide stabiliser, peroxide stabilizer, bleaching agents'),
    option('Reducing agent', 'reduction clearing agent, discharge agent'),
    option('Solvent', 'solvents, stain remover'),
    option(
      'Effluent chemical',
      'ETP chemical, coagulant, flocculant, polyelectrolyte, decolourant, ETP chemicals, water treatment chemical',
    ),
    option('Polymer and gum', 'natural gum, starch'),
  ]),
])

export const isChem = (...classes: readonly string[]): Condition => ({ field: 'chemClass', in: classes })
const AUXILIARIES = [
  'Sizing agent',
  'Wetting and scouring agent',
  'Sequestering agent',
  'Dispersing and levelling agent',
  'Fixing agent',
  'Thickener',
  'Binder',
  'Softener',
  'Resin and crosslinker',
  'Water repellent',
  'Flame retardant',
  'Antimicrobial',
  'Antistat',
  'Coning and spin oil',
  'Defoamer',
] as const
const COMMODITIES = [
  'Alkali',
  'Acid',
  'Salt and soda',
  'Bleaching agent',
  'Reducing agent',
  'Solvent',
  'Effluent chemical',
  'Polymer and gum',
] as const
export const IS_COLOUR = isChem('Dye', 'Pigment', 'Optical brightener', 'Ink')
export const IS_DYE = isChem('Dye')
export const IS_AUXILIARY = isChem(...AUXILIARIES)
export const IS_COMMODITY = isChem(...COMMODITIES)
export const IS_ENZYME = isChem('Enzyme')

/** How a dye goes onto the fibre. One word: a listing is one dye. */
export const dyeClass = openVocabulary([
  option('Reactive', 'reactive dye, reactive dyes, procion, cold brand, remazol, cibacron'),
  option('Disperse', 'disperse dye, disp, disperse dyes, disperse dyestuff, foron, dianix, terasil'),
  option('Vat', 'vat dye, vat dyes, indanthren'),
  option('Sulphur', 'sulphur dye, sulfur, sulphur dyes, sulfur dye, sulphur black, leuco sulphur'),
  option('Direct', 'direct dye, direct dyes'),
  option('Acid', 'acid dye, acid dyes, milling acid'),
  option(
    'Metal-complex',
    'metal complex, metal complex dye, premetallised, pre-metallised, 1:2 metal complex, lanaset, metal complex dyes',
  ),
  option('Basic', 'cationic, basic dye, cationic dye, basic dyes, cationic dyes'),
  option('Solvent', 'solvent dye, solvent dyes'),
  option('Indigo', 'indigo dye, indigo granules, pre-reduced indigo, indigo powder'),
  option('Pigment', 'pigment dye'),
  option('Azoic', 'naphthol, fast base, fast salt, naphthols'),
  option('Natural', 'natural dye, vegetable dye, madder, natural dyes'),
  option('Mordant', 'chrome dye, mordant dye'),
])

export const dyeSeries = openVocabulary([
  ...optionGroup(
    'Reactive',
    [
      option('Cold (M)', 'M dyes, cold brand reactive, MX'),
      option('Hot (H)', 'H dyes, hot brand, P dyes'),
      option('HE', 'HE dyes, H-E, high exhaust'),
      option('Vinyl sulphone (VS)', 'VS, VS dyes, vinyl sulfone, remazol type'),
      option('Bifunctional (ME)', 'ME, ME dyes, bi-functional, RR, bifunctional'),
      option('High performance (SF, EXL)', 'HEXL, EXL, SF dyes, H-EXL, S type, avitera type'),
    ],
    { field: 'dyeClass', in: ['Reactive'] },
  ),
  ...optionGroup(
    'Disperse',
    [
      option('Low energy (E)', 'E type, low energy'),
      option('Medium energy (SE)', 'SE type, medium energy'),
      option('High energy (S)', 'S energy, high energy, thermosol'),
      option('Sublimation grade', 'transfer printing grade, sublimation type'),
      option('High wash fast', 'XW, HWF, high wash'),
    ],
    { field: 'dyeClass', in: ['Disperse'] },
  ),
])

export const form = openVocabulary([
  option('Powder', 'powders, fine powder, crude powder'),
  option('Granules', 'grains, granular, grain, granule'),
  option('Liquid', 'liq, solution, lye, liquid form'),
  option('Paste', 'pastes, press cake, dispersion'),
  option('Flakes', 'flake'),
  option('Pearls', 'beads, prills, pearl'),
  option('Crystals', 'crystal, crystalline'),
  option('Emulsion', 'emulsions'),
  option('Lumps', 'blocks, lump'),
  option('Micro-dispersed', 'microdispersed, micro disperse, super fine'),
])

export const ionicity = openVocabulary([
  option('Anionic', 'anion active'),
  option('Cationic', 'cation active, weakly cationic'),
  option('Non-ionic', 'nonionic, non ionic'),
  option('Amphoteric', 'zwitterionic'),
])

export const application = openVocabulary([
  ...optionGroup('Fibre', [
    option('Cotton', 'cellulosics, cellulose, cotton fabric, on cotton'),
    option('Polyester', 'PES, on polyester'),
    option('Viscose', 'rayon'),
    option('Wool', 'on wool'),
    option('Silk', 'on silk'),
    option('Nylon', 'polyamide, on nylon'),
    option('Acrylic', 'on acrylic'),
    option('Blends', 'PC blends, polyester cotton'),
    option('Leather', 'leather dyeing'),
    option('Denim', 'denim washing'),
  ]),
  ...optionGroup('Process', [
    option('Exhaust', 'exhaust dyeing, exhaustion, jet dyeing, jigger'),
    option('Cold pad batch', 'CPB, cold pad-batch, pad batch'),
    option('Padding', 'pad, continuous dyeing, pad steam, pad dry'),
    option(
      'Printing',
      'print, textile printing, screen printing, rotary printing, pigment printing, reactive printing',
    ),
    option('Discharge printing', 'discharge, dischargeable, white discharge'),
    option('Digital printing', 'inkjet printing, sublimation printing'),
    option('Desizing', 'desize'),
    option('Bleaching', 'peroxide bleaching'),
    option('Mercerising', 'mercerizing, mercerisation'),
    option('Sizing', 'warp sizing'),
    option('Finishing', 'finish, stenter finishing'),
    option('Garment washing', 'washing, enzyme wash, stone wash'),
    option('Effluent treatment', 'ETP, effluent, water treatment'),
  ]),
])

/** Step of the process that buyers shop for. */
export const processStep = openVocabulary([
  option('Pretreatment', 'pre-treatment, preparation'),
  option('Dyeing', 'dye house'),
  option('Printing', 'print house'),
  option('Finishing', 'post treatment'),
  option('Sizing and spinning', 'weaving preparation, spinning oils'),
  option('Garment washing', 'laundry'),
  option('Effluent treatment', 'ETP'),
  option('Utility', 'boiler, cleaning, machine cleaning'),
])

export const chemGrades = openVocabulary([
  option('Technical', 'tech, technical grade, commercial, industrial grade'),
  option('Textile grade', 'textile'),
  option('Rayon grade', 'rayon grade caustic'),
  option('LR', 'laboratory reagent'),
  option('AR', 'analytical reagent'),
  option('Food grade', 'IP, BP, pharma'),
  option('Crude', 'crude grade'),
  option('Concentrated', 'conc, concentrate'),
  option('Low foam', 'low foaming, low-foam'),
])

export const chemStandards = openVocabulary([
  option('IS 252', 'caustic soda'),
  option('IS 251', 'soda ash'),
  option('IS 2080', 'hydrogen peroxide'),
  option('ISO 105-Z', 'dye tests'),
  option('AATCC', 'AATCC tests'),
  option('REACH', 'EC 1907/2006'),
])

export const zdhcLevel = openVocabulary([
  option('Level 3', 'ZDHC level 3, MRSL level 3, ZDHC L3'),
  option('Level 2', 'ZDHC level 2, MRSL level 2, ZDHC L2'),
  option('Level 1', 'ZDHC level 1, MRSL level 1, ZDHC L1'),
  option('Level 0', 'ZDHC registered'),
  option('Not registered', 'none, not in the gateway'),
])

export const declarations = openVocabulary([
  option('No banned amines', 'azo-free, azo free, AZO free, banned amine free, non-azo, amine free, azofree'),
  option('APEO-free', 'APEO free, NPEO free, APEO/NPEO free'),
  option('Formaldehyde-free', 'formaldehyde free, zero formaldehyde, non formaldehyde, non-formaldehyde'),
  option('Low formaldehyde', 'low formaldehyde content, low-formaldehyde'),
  option('PFAS-free', 'C0, fluorine-free, PFC free, PFC-free, fluorine free, PFAS free'),
  option('Heavy-metal-free', 'heavy metal free'),
  option('AOX-free', 'halogen-free, halogen free, AOX free'),
  option('Silicone-free', 'silicone free'),
  option('Phosphate-free', 'phosphate free, phosphorus free'),
  option('Biodegradable', 'bio-degradable, readily biodegradable'),
])

export const chemSchemes = openVocabulary([
  option('GOTS approved', 'GOTS 7.0, GOTS 6.0, GOTS, GOTS approved input'),
  option('OEKO-TEX Eco Passport', 'Eco Passport, Oekotex'),
  option('ZDHC MRSL', 'ZDHC Gateway, ZDHC, ZDHC ChemCheck'),
  option('bluesign', 'bluesign approved'),
  option('REACH', 'REACH registered'),
  option('ETAD', 'ETAD member'),
  option('C2C', 'cradle to cradle, Cradle to Cradle certified'),
])

export const activityUnits = openVocabulary([
  option('U/g', 'units per gram, unit/g'),
  option('U/ml', 'units per ml, unit/ml'),
  option('SKB/g', 'SKB'),
  option('CMC U/g', 'CMCU/g'),
  option('KNU/g', 'KNU'),
])

export const packUnits = closedVocabulary([
  option('kg', 'kgs, kilo, kilogram, kilograms'),
  option('L', 'litre, litres, liter, ltr, ltrs'),
  option('g', 'gram, grams, gm, gms'),
  option('ml', 'millilitre, millilitres'),
])

export const chemPackages = openVocabulary([
  option('Bag', 'bags, sack, sacks, bag with liner'),
  option('HDPE bag', 'HDPE bags, PP bag, woven bag'),
  option('Paper bag', 'paper bags, kraft paper bag, paper sack'),
  option('Carton', 'box, boxes, cartons, carton box'),
  option('Drum', 'drums, barrel, barrels'),
  option('HDPE drum', 'HDPE drums, plastic drum, HM-HDPE drum'),
  option('Metal drum', 'MS drum, iron drum, steel drum, MS drums, iron drums'),
  option('Fibre drum', 'fibre drums, fiber drum'),
  option('Carboy', 'carboys, jerry can, can, jar, cans, HDPE carboy'),
  option('IBC', 'IBC tank, tote, intermediate bulk container'),
  option('Jumbo bag', 'jumbo bags, FIBC, big bag'),
  option('Tanker', 'road tanker, bulk, tanker load'),
  option('Bottle', 'bottles, ink bottle'),
])

/** Conditions of goods that age; closed. */
export const chemConditions = closedVocabulary([
  option('Fresh', 'fresh maal, first quality'),
  option('Lot', 'lot maal, stock lot, clearance, surplus'),
  option('Near expiry', 'near-expiry, short dated, short-dated, near to expiry'),
])
