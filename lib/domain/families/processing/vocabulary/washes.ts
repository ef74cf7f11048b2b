import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** How garments are washed: for process houses and garment makers alike. */
export const garmentWash = openVocabulary([
  ...optionGroup('Wet', [
    option('Normal wash', 'rinse wash, rinse, garment rinse, plain wash, regular wash'),
    option('Enzyme wash', 'enzyme, bio wash, bio-wash, enzyme washing, biowash, light enzyme, heavy enzyme'),
    option('Stone wash', 'stone, stone washing, stonewash, stone enzyme wash, enzyme stone wash'),
    option('Bleach wash', 'bleach, bleach washing, hypo wash, towel bleach'),
    option('Acid wash', 'acid, ice wash, snow wash, moon wash, acid washing, random wash'),
    option('Silicone wash', 'silicone, silicon wash, softener wash, soft wash, silicone softening'),
    option('Sand wash', 'sand washing, peach wash'),
    option('Caustic wash', 'caustic'),
    option('Pigment wash', 'pigment washing'),
    option('Tint and overdye', 'tint, tinting, overdye, over dye, dirty tint'),
    option('Tie-dye wash', 'tie dye, spray dye, cold dye, dip dye, ombre dye'),
    option('Anti-pilling wash', 'anti pilling wash, anti-pill wash'),
  ]),
  ...optionGroup('Dry and effects', [
    option('Whiskering', 'whiskers, hand whiskers, 3D whisker, 3d crinkle'),
    option('Hand scraping', 'scraping, hand scrapping, sand blasting free, brushing of jeans'),
    option('PP spray', 'potassium permanganate spray, pp spraying, pp sponging'),
    option('Laser', 'laser wash, laser whisker, laser engraving'),
    option('Ozone', 'ozone wash, ozone bleach, waterless bleach'),
    option('Grinding and tearing', 'grinding, destroy, damage, destruction, ripped, tearing'),
    option('Resin and bake', 'resin coat, resin spray, oven curing, baking'),
  ]),
])
