import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** What a label or a patch is. */
export const labelType = openVocabulary([
  option(
    'Woven',
    'woven label, woven labels, woven patch, woven badge, jacquard label, jacquard labels, weaving label',
  ),
  option('Printed', 'printed label, printed labels, print label'),
  option('Satin', 'satin label, satin labels, printed satin label, satin printed label'),
  option(
    'Care',
    'wash care, wash care label, wash care labels, care label, care labels, washcare label, wash label, content label, composition label',
  ),
  option('Size', 'size label, size labels, size tab, size tabs'),
  option(
    'Heat-transfer',
    'heat transfer, heat transfer label, heat transfer labels, tagless label, tagless, heat seal label, HTL, transfer sticker',
  ),
  option(
    'Leather',
    'leather label, leather labels, leather patch, leather patches, PU label, PU patch, jacron, jacron patch, rexine label',
  ),
  option('Embroidered', 'embroidered patch, embroidered badge, embroidery patch, embroidery badge, embroidered label'),
  option('Chenille', 'chenille patch'),
  option(
    'Rubber or silicone',
    'silicone label, silicon label, silicone patch, rubber label, rubber patch, PVC label, PVC patch',
  ),
  option('Metal', 'metal label, metal badge, metal logo, metal plate'),
  option('RFID', 'RFID label, RFID tag, RF tag'),
])

/** How fine a woven label is. */
export const labelDensity = openVocabulary([
  option('Taffeta', 'tafetta, taffeta label, taffeta woven'),
  option('Damask', 'damask label, damask woven, 50 denier damask, 75 denier damask'),
  option('HD damask', 'high definition, high density damask, HD, super damask, 30 denier damask'),
  option('Satin woven', 'woven satin, satin weave label'),
  option('Recycled damask', 'rPET damask'),
])

/** How a label is cut and folded. */
export const labelFold = openVocabulary([
  option('Straight cut', 'cut single, single cut, straight-cut, no fold, ultrasonic cut, laser cut, flat cut, cut'),
  option('End fold', 'end-fold, both end fold, both ends folded, two end fold'),
  option('Centre fold', 'center fold, centre-fold, center-fold, loop fold, middle fold, folded in half'),
  option('Mitre fold', 'miter fold, mitre, miter, hanger loop fold'),
  option('Manhattan fold', 'manhattan'),
  option('Book fold', 'book-fold, booklet fold, booklet'),
  option('Die cut', 'die-cut, shape cut'),
])
