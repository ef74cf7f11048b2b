import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** What is sold: it decides which fields a listing has. */
export const itemClass = openVocabulary([
  option('Machine', 'machines, machinery, used machine'),
  option('Spare', 'spare part, spare parts, spares, part, parts, machine part, spear part, purja'),
  option('Accessory', 'accessories, attachment, attachments'),
  option('Tool', 'tools, tool kit, hand tool, gauges and tools, aujar'),
  option('Electrical', 'electricals, electronics, electronic, electrical/electronic, electrical part, panel spares'),
  option('Plant', 'complete plant, complete unit, running plant, mill, complete mill, running unit, complete line'),
])

/** The department of the mill. */
export const machineGroup = openVocabulary([
  option('Ginning', 'ginning and pressing, gin'),
  option('Blowroom and carding', 'blowroom, carding, combing, drawing, spinning preparation, blow room'),
  option('Roving', 'speed frames, simplex, fly frames'),
  option('Ring spinning', 'ring, spinning, ring frames'),
  option('Open-end spinning', 'OE, rotor, rotor spinning, open end'),
  option('Vortex spinning', 'vortex, MVS, air-jet spinning'),
  option('Winding', 'cone winding, winder'),
  option('TFO and doubling', 'TFO, doubling, twisting, two for one, ply twisting'),
  option('Texturising', 'texturizing, DTY, draw texturising, man-made fibre, extrusion'),
  option('Warping', 'warp preparation'),
  option('Sizing', 'sizing and warping'),
  option('Weaving', 'looms, loom, loom shed'),
  option('Knitting', 'knitwear, hosiery'),
  option('Nonwoven', 'nonwovens, non woven'),
  option('Processing', 'dyeing, bleaching, wet processing, process house, preparation'),
  option('Printing', 'textile printing, print'),
  option('Finishing', 'finish, making up'),
  option('Embroidery', 'embroideries'),
  option('Stitching', 'sewing, garmenting, garment machinery, tailoring'),
  option('Cutting', 'cutting room, spreading'),
  option('Utility', 'utilities, boiler house, power, humidification'),
  option('Effluent', 'ETP, effluent treatment, water treatment'),
])
