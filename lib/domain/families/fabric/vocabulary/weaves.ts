import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** How warp and weft cross. */
export const weave = openVocabulary([
  ...optionGroup('Plain and its kin', [
    option('Plain', 'plain weave, 1/1, 1/1 plain, tabby, plain woven, sada, armatura tela, bezayağı, bezayagi'),
    option('Poplin', 'poplin weave'),
    option('Oxford', 'oxford weave, oxford plain'),
    option(
      'Matt',
      'matty, basket, basket weave, matt weave, mat weave, 2x2 matt, 2x2 basket, 2/2 matt, 2/2 basket, 2/2 matty, hopsack, panama weave',
    ),
    option('Rib weave', 'warp rib, weft rib, 2/2 rib weave, 2/2 warp rib, rep weave, repp, ottoman, faille'),
    option('Seersucker', 'sucker, seer sucker'),
  ]),
  ...optionGroup('Twill', [
    option('Twill', 'twill weave, twil'),
    option('Twill 2/1', '2/1 twill, 2/1, 2 x 1 twill, 2x1 twill, twill 2/1 z, twill 2/1 s, jean weave, 2 by 1 twill'),
    option(
      'Twill 3/1',
      '3/1 twill, 3/1, 3 x 1 twill, 3x1 twill, twill 3/1 z, twill 3/1 s, 3/1 z twill, 3/1 s twill, 3 by 1 twill',
    ),
    option('Twill 2/2', '2/2 twill, 2/2, 2 x 2 twill, 2x2 twill, twill 2/2 z, 2 by 2 twill, serge'),
    option('Twill 1/3', '1/3 twill, 1/3'),
    option('Herringbone', 'herring bone, herringbone twill, HBT, zig zag twill, chevron weave'),
    option('Broken twill', 'broken twill 3/1'),
    option('Drill', 'drill weave'),
    option('Gabardine', 'gaberdine, gabardine weave'),
    option(
      'Denim 3/1 RHT',
      'denim right hand twill, RHT, right hand twill, 3/1 RHT, 3/1 RHT denim, 3/1 right hand twill',
    ),
    option('Denim 3/1 LHT', 'denim left hand twill, LHT, left hand twill, 3/1 LHT, 3/1 LHT denim, 3/1 left hand twill'),
    option('Denim broken twill', 'broken twill denim'),
    option('Cavalry twill', 'whipcord'),
  ]),
  ...optionGroup('Satin', [
    option('Satin', 'satin weave, sateen, sateen weave'),
    option(
      'Satin 5-end',
      '5 end satin, 5-end sateen, 4/1 satin, 4/1, 4/1 sateen, satin 4/1, five end satin, five shaft satin',
    ),
    option('Satin 8-end', '8 end satin, 8-end sateen, 7/1 satin, 7/1, eight end satin'),
  ]),
  ...optionGroup('Fancy', [
    option('Crepe', 'crepe weave, crêpe'),
    option('Leno', 'leno weave, gauze weave, doup, lino weave'),
    option('Honeycomb', 'honey comb, waffle weave, brighton'),
    option('Huckaback', 'huck, huck a back'),
    option('Bedford cord', 'bedford'),
    option('Piqué', 'woven pique, marcella'),
    option('Double cloth', 'double weave, double layer, double gauze'),
    option('Ripstop', 'rip stop'),
    option('Dobby design', 'dobby weave, dobby'),
    option('Jacquard design', 'jacquard weave, jacquard'),
  ]),
  ...optionGroup('Pile', [
    option('Terry 3-pick', '3 pick terry, three pick terry'),
    option('Terry 4-pick', '4 pick terry, four pick terry'),
    option('Velvet', 'velvet weave'),
    option('Corduroy', 'cord weave, needle cord'),
  ]),
])
