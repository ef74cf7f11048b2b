import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** Colour families that buyers filter by; the shade's name or card number is a field of its own. */
export const baseColours = openVocabulary([
  'White',
  option('Ecru', 'off-white, natural, cream, ivory, raw white'),
  'Black',
  option('Grey', 'gray, charcoal, anthracite'),
  option('Beige', 'camel, sand, khaki'),
  option('Brown', 'coffee, tan, rust'),
  'Navy',
  option('Royal blue', 'royal'),
  option('Blue', 'sky blue, indigo'),
  option('Turquoise', 'firozi, aqua, teal'),
  option('Green', 'parrot green, mint'),
  option('Bottle green', 'dark green'),
  option('Olive', 'mehendi'),
  option('Yellow', 'lemon'),
  option('Mustard', 'golden yellow'),
  option('Orange', 'kesari, peach'),
  'Red',
  option('Maroon', 'wine, madder, burgundy'),
  option('Pink', 'rani, magenta'),
  option('Purple', 'violet, lilac, lavender'),
  option('Gold', 'golden'),
  option('Silver', 'antique silver, silver grey'),
  option('Multicolour', 'multicolor, multi'),
  option('Assorted', 'assorted colours, assorted shades, mixed shades'),
])
