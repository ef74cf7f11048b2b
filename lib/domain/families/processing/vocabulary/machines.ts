import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** What the goods run on. */
export const processMachine = openVocabulary([
  ...optionGroup('Preparation', [
    option('Singeing machine', 'gas singeing machine, osthoff'),
    option('Kier', 'kiers, pressure kier, vomiting kier'),
    option('CBR', 'continuous bleaching range, bleaching range, continuous scouring and bleaching range, CSBR'),
    option(
      'Merceriser',
      'mercerizer, chain merceriser, chainless merceriser, mercerising machine, mercerizing machine',
    ),
    option('Drum washer', 'rotary drum, drum machine, rotary drum washer, PRM, weight reduction machine'),
    option('Washing range', 'open soaper, soaper, washing machine open width, continuous washing range, rope washer'),
  ]),
  ...optionGroup('Dyeing', [
    option('Jigger', 'jiggers, jig, jig dyeing, jigger dyeing'),
    option('Jumbo jigger', 'jumbo jiggers, jumbo jig, automatic jigger'),
    option('Winch', 'winches, winch dyeing, winch machine'),
    option(
      'Soft-flow',
      'softflow, soft flow, soft flow machine, softflow machine, soft flow dyeing, HTHP softflow, HTHP soft flow, U-tube',
    ),
    option('Jet', 'jet dyeing, jet dyeing machine, HT jet, HTHP jet, jet machine, long tube jet, overflow jet'),
    option('Airflow', 'air flow, airflow dyeing, air-flow dyeing, air flow dyeing machine, airflow machine'),
    option('Beam dyeing', 'beam dyeing machine, HTHP beam dyeing, beam dye'),
    option('CPB', 'cold pad batch, cold-pad-batch, pad batch, padbatch, cold pad batch dyeing, cold brand pad batch'),
    option('Pad-steam', 'pad steam, padsteam, pad steam range'),
    option('Pad-dry', 'pad dry, pad dry cure, pad-dry-cure, pad dry chemical pad steam'),
    option('Thermosol', 'thermosol range, CDR, continuous dyeing range, thermosol dyeing, continuous dyeing'),
    option('Slasher dyeing', 'slasher, slasher indigo, slasher range, indigo slasher'),
    option('Rope dyeing', 'rope range, rope indigo, indigo rope, rope dyeing range, rope dye'),
    option(
      'Package dyeing',
      'HTHP package dyeing, HTHP package, cheese dyeing machine, HTHP vessel, cone dyeing machine',
    ),
    option('Hank dyeing', 'cabinet dyeing, hank dyeing machine, arm dyeing, hank dye machine'),
    option('Paddle dyeing', 'paddle, side paddle, overhead paddle, garment dyeing machine, rotary garment dyeing'),
  ]),
  ...optionGroup('Printing', [
    option('Rotary printing', 'rotary printing machine, rotary screen printing machine, rotary machine, stork rotary'),
    option('Flat-bed printing', 'flat bed printing machine, flatbed printing machine, flat bed machine'),
    option('Printing table', 'printing tables, table printing, hand table, long table, print tables'),
    option(
      'Digital printer',
      'digital printing machine, inkjet printer, digital machine, MS printer, reggiani, kornit, mimaki',
    ),
    option(
      'Transfer calender',
      'sublimation calender, sublimation machine, heat transfer machine, heat press, transfer machine',
    ),
    option('Loop ager', 'ager, loop steamer, loop agar, star steamer, steamer'),
    option('Curing chamber', 'polymeriser, polymerizer, curing machine, thermofix'),
  ]),
  ...optionGroup('Finishing', [
    option(
      'Stenter',
      'stenters, stenter machine, stentering, hot air stenter, stenter frame, monfongs, bruckner stenter, santex stenter',
    ),
    option('Relax dryer', 'relaxed dryer, tensionless dryer, loop dryer, relax drier'),
    option(
      'Tumble dryer',
      'tumble dry, tumble drying, tumbler, air tumbler, airo, airo machine, tumble machine, airo tumbler',
    ),
    option('Compactor', 'compactors, open width compactor, tubular compactor, felt compactor, rubber belt compactor'),
    option(
      'Sanforiser',
      'sanforizer, sanforising machine, sanforizing machine, sanforising range, zero zero machine, zero-zero',
    ),
    option(
      'Calender',
      'calenders, calender machine, calendar machine, felt calender, 3 bowl calender, five bowl calender',
    ),
    option('Raising machine', 'raising machines, brushing machine, napping machine, lafer raising'),
    option('Sueding machine', 'peaching machine, emerising machine, carbon peach machine, sueder, peach machine'),
    option('Shearing machine', 'shearing machines, cropping machine'),
    option('Decatiser', 'decatizer, KD machine, decatising machine'),
    option('Embossing calender', 'embossing machine, emboss calender'),
    option('Pleating machine', 'pleating machines, crush machine, crushing machine'),
    option(
      'Balloon padder',
      'balloon squeezer, hydro extractor, hydroextractor, dewatering machine, slitter, slitting machine',
    ),
  ]),
  ...optionGroup('Coating', [
    option(
      'Knife coater',
      'knife over roll, knife coating, coating machine, coating line, direct coating, floating knife',
    ),
    option('Foam coater', 'foam coating machine, foam line, foam generator'),
    option('Transfer coater', 'transfer coating, release paper coating'),
    option(
      'Hot-melt laminator',
      'hot melt lamination, hotmelt laminator, gravure laminator, powder dot laminator, lamination machine',
    ),
    option('Flame laminator', 'flame lamination, flame bonding, flame lamination machine'),
  ]),
  ...optionGroup('Garment washing', [
    option('Washer', 'washing machine, front loading washer, belly washer, washer extractor, tonello'),
    option('Ozone machine', 'ozone, ozone washing, ozone cabinet'),
    option('Laser machine', 'laser, laser whiskering, jeanologia, laser marking'),
    option('Spray booth', 'pp spray booth, spray cabinet, pp spray'),
  ]),
])

/** Machines that dye in a bath, whose size is kg and liquor. */
export const IN_A_BATH: ReadonlySet<string> = new Set([
  'Jigger',
  'Jumbo jigger',
  'Winch',
  'Soft-flow',
  'Jet',
  'Airflow',
  'Beam dyeing',
  'Package dyeing',
  'Hank dyeing',
  'Paddle dyeing',
  'Washer',
])
