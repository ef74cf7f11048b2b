import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** Words that every house of job work uses. */

export const materialSupply = openVocabulary([
  option(
    "Principal's material",
    'principal material, party material, party ka maal, party yarn, party grey, customer material, your material, your yarn, buyer yarn, labour only, labour job, yarn supplied by party, yarn by party, material supplied by party, yarn from party, party supplied yarn, supplied by party, material by party, material by principal, free issue material',
  ),
  option(
    'With material',
    'own material, our material, with yarn, our yarn, own yarn, full conversion, ready basis, inclusive of material, material included, with fabric',
  ),
  option('Part of the material', 'part material, part, shared material, warp by party, weft by us'),
])

export const rejectionPolicy = openVocabulary([
  option('Work done again free', 're-process free, reprocess free, free reprocessing, redo free, free rework'),
  option('Debit at material value', 'debit, debit note, debit at cost, recovery at material value'),
  option('Rate not charged', 'no charge for rejected goods, job charge waived'),
  option('By agreed points', 'as per 4 point, by grade, discount by points'),
  option('No claim', 'no claims, claimless job'),
])

export const qualityStandard = openVocabulary([
  option('Approved sample', 'as per sample, to sample, sample approval, counter sample'),
  option("Principal's standard", 'buyer standard, buyer norms, party standard'),
  option('Own norm', 'house norm, mill norm, internal standard'),
  option('4-point system', '4 point, four point system, ASTM D5430'),
  option('10-point system', '10 point, ten point'),
  option('Uster Statistics', 'uster 25, uster 50, USP, uster norms'),
  option('SITRA norms', 'SITRA'),
])

export const pickupDelivery = openVocabulary([
  option('Principal brings and collects', 'party brings, ex works, ex-works, at our unit, self pickup'),
  option('We collect and deliver', 'pickup and drop, pick up and delivery, door to door, free pickup'),
  option('We deliver', 'delivery included, delivered'),
  option('We collect', 'pickup included'),
  option('Transport at cost', 'transport extra, freight extra, by transporter'),
])

export const packagingBy = openVocabulary([
  option('Job worker', 'we pack, packing included, packed by us'),
  option('Principal', 'party packing, packing by party, packing material by party'),
  option('Returnable', 'returnable packing, returnable tubes, empties returned'),
])

export const wasteOwnership = openVocabulary([
  option('Returned to principal', 'waste returned, waste to party, all waste returned'),
  option('Kept by job worker', 'waste kept, waste ours, we keep the waste'),
  option('Credited in the rate', 'waste credit, waste value adjusted'),
])

export const challanTerms = openVocabulary([
  option("Principal's challan", 'delivery challan by principal, party challan, challan of principal'),
  option("Job worker's challan", 'challan by job worker, our challan'),
  option('E-way bill by principal', 'eway bill by party, e-way by principal'),
  option('E-way bill by job worker', 'eway bill by us'),
  option('ITC-04 kept', 'ITC 04, job work register'),
])

/** Schemes by which a plant is certified or audited. */
export const plantSchemes = openVocabulary([
  option('GOTS', 'Global Organic Textile Standard'),
  option('OCS', 'Organic Content Standard'),
  option('GRS', 'Global Recycled Standard'),
  option('RCS', 'Recycled Claim Standard'),
  option('OEKO-TEX STeP', 'STeP, STEP by OEKO-TEX, oekotex step'),
  option('BCI chain of custody', 'BCI CoC, BCI, Better Cotton'),
  option('ZDHC level', 'ZDHC, ZDHC MRSL, ZDHC gateway'),
  option('SMETA', 'SEDEX, sedex SMETA'),
  option('SA8000', 'SA 8000'),
  option('Higg FEM', 'Higg index'),
  option('ISO 9001', 'ISO 9001:2015'),
  option('ISO 14001', 'ISO 14001:2015'),
])

export const returnPackages = openVocabulary([
  option('Roll', 'rolls, roll on tube'),
  option('Folded taka', 'taka, than, lump, folded'),
  option('Pressed bale', 'bale, bales'),
  option('Bag', 'bags, poly bag, HDPE bag'),
  option('Carton', 'cartons, box, boxes'),
  option('Beam', 'beams, warp beam, on beam'),
  option('Pallet', 'pallets'),
  option('Trolley', 'trolleys'),
  'Loose',
])
