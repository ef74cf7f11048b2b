import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** How cloth got its colour; the finest word of the trade decides which fields apply. */
export const colouration = openVocabulary([
  option('Dyed', 'piece dyed, piece-dyed, rangeen, tinto in pezza, tinta unita, tinto'),
  option(
    'Printed',
    'print, prints, printed fabric, chhapa, chapa, all over print, all-over print, AOP, allover print, stampato',
  ),
  option(
    'Yarn-dyed',
    'yarn dyed, rope dyed, slasher dyed, Y/D, YD, yarndyed, yarn dyed fabric, coloured woven, space dyed, yarns of different colours, yarns of different colors, different coloured yarns, different colored yarns',
  ),
  option('Denim', 'denim cloth, jeans cloth'),
  option('White', 'bleached, full white, full bleached, optical white, OBA white, super white, half bleached, milky'),
  option(
    'RFD',
    'PFD, ready for dyeing, prepared for dyeing, RFP, PFP, ready for printing, RFD white, bleached RFD, RFD bleached',
  ),
  option('Melange', 'mélange, heather, heathered, grindle, top dyed, fibre dyed, fiber dyed'),
  option('Dope-dyed', 'dope dyed, solution dyed, solution-dyed, spun dyed, mass coloured'),
  option('Coated', 'coated fabric, coated cloth, laminated fabric, rexine, artificial leather cloth, leatherette'),
])

/** Classes of dyes and of printing inks; two for cloth of two fibres. */
export const dyeClass = openVocabulary([
  option('Reactive', 'reactive dyed, procion, remazol, cold brand, hot brand, ME dyes, VS dyes, reactive dyes'),
  option('Disperse', 'disperse dyed, disperse dyes, terasil, foron'),
  option('Disperse and reactive', 'disperse + reactive, disperse/reactive, DR dyed, double dyed, both parts dyed'),
  option('Disperse and vat', 'disperse + vat, disperse/vat, DV dyed'),
  option('Vat', 'vat dyed, vat dyes, indanthrene, indanthren'),
  option('Sulphur', 'sulfur, sulphur dyed, sulfur dyed'),
  option('Direct', 'direct dyed, direct dyes'),
  option('Acid', 'acid dyed, acid dyes'),
  option('Metal complex', '1:2 metal complex, metal complex dyed, premetallised'),
  option('Basic', 'cationic, basic/cationic, cationic dyed, basic dyed'),
  option('Indigo', 'indigo dyed, rope indigo, slasher indigo, IBST, ISBT, indigo bottom sulphur top'),
  option('Pigment', 'pigment dyed, pigments'),
  option('Naphthol', 'naphthol dyed, azoic, napthol'),
  option('Natural', 'natural dyed, vegetable dyed, vegetable dyes, herbal dyed, natural indigo, kalamkari dyes'),
])

/** How cloth is printed. */
export const printMethod = openVocabulary([
  ...optionGroup('Screen', [
    option('Rotary', 'rotary print, rotary printed, rotary screen, rotary screen print, machine print'),
    option('Flat-bed', 'flat bed, flatbed, flat bed print, flatbed print, flat screen'),
    option(
      'Hand screen',
      'table print, table printed, table printing, hand screen printing, hand screen print, hand-screen, khatli print',
    ),
    // By hand, flat or rotary: the words alone do not say it.
    option('Screen print', 'screen printing, screen printed'),
  ]),
  ...optionGroup('Digital and transfer', [
    option('Digital', 'digital print, digital printed, digitally printed, inkjet print, digital printing'),
    option('Digital reactive', 'digital reactive print, reactive digital print, reactive digital'),
    option('Digital pigment', 'digital pigment print, pigment digital print, pigment digital'),
    option('Digital disperse', 'digital disperse print, direct disperse print'),
    option(
      'Sublimation',
      'sublimation transfer, sublimation print, sublimation printed, transfer print, heat transfer print, paper transfer print, sublimated',
    ),
  ]),
  ...optionGroup('By hand', [
    option('Block', 'block print, block printed, hand block, hand block print, hand block printed, sanganeri'),
    option('Bagru', 'bagru print, bagru block print'),
    option('Ajrakh', 'ajrak, ajrakh print, ajrak print'),
    option('Dabu', 'dabu print, daboo, mud resist'),
    option('Kalamkari', 'kalamkari print, pen kalamkari'),
    option('Batik', 'batik print, wax resist'),
  ]),
  ...optionGroup('Effects', [
    option('Discharge', 'discharge print, discharge printed'),
    option('Resist', 'resist print, reserve print'),
    option('Burn-out', 'burnout, burn out, devore, devoré, burnout print, brasso'),
    option('Foil', 'foil print, foil printed, foiling'),
    option('Flock', 'flock print, flocking, flocked, flock printed'),
    option('Khadi', 'khadi print, khaddi print'),
    option('Puff', 'puff print, 3d print, foam print, high density print'),
    option('Glitter', 'glitter print, pearl print'),
  ]),
])

/** Whether pieces of a pattern can be turned when they are cut. */
export const designDirection = openVocabulary([
  option('One-way', 'one way, directional, nap one way'),
  option('Two-way', 'two way design, 2 way design, both ways'),
  option('Tossed', 'non directional, non-directional, all directions, random'),
  option('Engineered', 'placed, placement, panel'),
])

/** What a print or dyed yarns show. */
export const pattern = openVocabulary([
  option('Floral', 'flower, flowers, floral print, flower print, phool'),
  option('Geometric', 'geometrical, geometric print'),
  option('Stripes', 'stripe, striped, bengal stripe, pin stripe, pinstripe, chalk stripe, patta'),
  option('Checks', 'check, checked, checkered, chex, plaid, tartan, madras check, chaukdi'),
  option('Gingham', 'gingham check, gingham checks'),
  option('Glen check', 'glen checks, glencheck, prince of wales, prince of wales check'),
  option('Birdseye', "bird's eye, birds eye, nailhead"),
  option('End-on-end', 'end on end, fil-a-fil, fil a fil'),
  option('Damask', 'damask design'),
  option('Butta', 'butta design, butti design, all over butti'),
  option('Houndstooth', 'dogtooth, hounds tooth'),
  option('Polka dots', 'polka, polka dot, dots, dot print, bindi print'),
  option('Paisley', 'ambi, kairi, mango print, paisley print'),
  option('Abstract', 'abstract print, modern art'),
  option('Animal', 'animal print, leopard, leopard print, tiger print, zebra print, snake print'),
  option('Camouflage', 'camo, camouflage print, camo print, army print'),
  option('Ikat', 'ikat print, pochampally, ikkat'),
  option('Bandhani', 'bandhej, bandhani print, bandhej print'),
  option('Leheriya', 'leheria, lehariya, lahariya'),
  option('Tie-dye', 'tie dye, tie & dye, tie and dye, shibori'),
  option('Ombre', 'ombré, shaded, ombre dyed'),
  option('Tropical', 'tropical print, leaf print, leaves'),
  option('Ethnic', 'ethnic print, traditional, traditional print, jaipuri print, jaipuri'),
  option('Conversational', 'novelty, kids print, cartoon print, character print'),
  option('Border', 'border print, panel print, placement print, engineered print'),
  option('Solid', 'no pattern, self'),
])
