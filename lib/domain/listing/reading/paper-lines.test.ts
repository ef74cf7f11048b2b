import { expect, test } from 'vitest'
import { matrixDefinition } from '@/lib/domain/modules'
import type { ModuleKey } from '@/lib/domain/modules/keys'
import { readLine } from './read-line'

/** Lines of invoices, packing lists and offers: their packages, terms of delivery, times and prices. */
const LINES: ReadonlyArray<readonly [ModuleKey, line: string, says: object, not?: readonly string[]]> = [
  // Packages in brackets, and next to a weight.
  [
    'thread',
    'Supply of 70 boxes (12 tubes each) of cotton thread, Tkt 30, 1000 mtr',
    { packageCount: 70, unitsPerPackage: 12, availableQuantity: 840, uom: 'tube' },
  ],
  [
    'grey_fabric',
    '40x40 110x90 63" cotton, 12,000 mtrs (100 bales)',
    { availableQuantity: 12_000, packageCount: 100, packageType: 'Bale' },
  ],
  ['thread', 'MOQ 3000 kg (120 cartons) spun poly 40/2 Rs 240/kg', { moq: 3000 }, ['packageCount']],
  ['yarn', 'Ne 30 combed 6,000 kgs net in 120 bags', { availableQuantity: 6000, uom: 'kg', packageCount: 120 }],
  [
    'thread',
    'SPUN POLYESTER THREAD 40S/2 5000 MTRS - 240 CTNS X 120 CONES, NET WT 4,032.00 KGS',
    { availableQuantity: 4032, uom: 'kg', netWeight: 16.8, packageCount: 240, unitsPerPackage: 120 },
  ],
  [
    'thread',
    'Imitation zari, 400 mtr per reel, INR 780 per box of 20 reels',
    { basePrice: 780, priceUom: 'box', unitsPerPackage: 20 },
  ],
  [
    'grey_fabric',
    '18 bales (each 1000 mtr) of canvas 10x10 40x36 63"',
    { availableQuantity: 18_000, packageCount: 18 },
  ],
  [
    'thread',
    'Tkt 120 5000m 60 cones/ctn usd 2.4 cnf ctg',
    { basePrice: 2.4, currency: 'USD', unitsPerPackage: 60, destinationPort: 'BDCGP' },
  ],
  ['thread', 'Spun poly 40/2, 12 tubes/box Rs 540', { unitsPerPackage: 12 }, ['basePrice']],
  [
    'grey_fabric',
    'Cotton sheeting 98", FOB Nhava Sheva, to Durban',
    { loadingPort: 'INNSA', destinationPort: 'ZADUR' },
  ],
  [
    'grey_fabric',
    'Being grey georgette 44" 60 taka 6,480.50 mtrs @ Rs 19.40 per mtr',
    { availableQuantity: 6480.5, uom: 'm', basePrice: 19.4 },
  ],
  [
    'grey_fabric',
    'Single jersey 180 gsm 96 rolls, N.W. 2,112.40 kgs, G.W. 2,160.40 kgs',
    { availableQuantity: 2112.4, netWeight: 22, grossWeight: 22.5, packageCount: 96 },
  ],
  ['grey_fabric', '5516 11 10 / rayon grey / 114 GSM / 18,000 MTR', { hsCode: '55161110', availableQuantity: 18_000 }],
  ['grey_fabric', 'Poplin Rs 34 / 1000 mtr', {}, ['availableQuantity']],
  // Numbers and codes of the papers.
  ['grey_fabric', 'Invoice: 3,600 mtrs cotton flannel grey 20s x 10s', { availableQuantity: 3600 }],
  ['grey_fabric', 'Challan 4455, 3,600 mtrs cotton flannel grey', { availableQuantity: 3600 }],
  ['grey_fabric', '5210 11 10, of cotton, unbleached: shirting 45s', { hsCode: '52101110' }],
  // Terms of delivery and places.
  ['grey_fabric', 'Poplin 63" F.O.B. Karachi USD 1.05/m', { incoterm: 'FOB', loadingPort: 'PKKHI' }],
  ['grey_fabric', 'Poplin 63" C.I.F. Genoa USD 1.05/m', { incoterm: 'CIF', destinationPort: 'ITGOA' }],
  ['thread', 'Spun polyester 40/2 FOB Shenzhen USD 0.62/cone', { loadingPort: 'CNSZX' }],
  ['thread', 'Aramid Tex 40, EUR 21.00/cone, FCA Milan', { incoterm: 'FCA', loadingPort: 'Milan' }],
  ['grey_fabric', 'Cotton poplin woven in Italy EUR 2.10/m', { originCountry: 'IT', fabricStructure: 'Woven' }],
  ['thread', 'Cotton thread, mercerised, Ne 50/3, manufactured in Turkey.', { originCountry: 'TR' }],
  ['finish_fabric', 'Cotton single jersey knitted in Jersey', {}, ['originCountry']],
  ['thread', 'Spun poly 40/2 USD 0.62/cone Nhava Sheva FOB, 5 days', { loadingPort: 'INNSA', dispatchLeadTime: 5 }],
  [
    'grey_fabric',
    'Cotton sateen USD 1.96 CIF Felixstowe, L/C 90 days from B/L date',
    { paymentTerms: ['Usance LC 90 days'], creditTerms: { days: 90, from: 'BL date' } },
  ],
  // Times.
  ['grey_fabric', 'Poplin 63" EUR 2.10/m, consegna 3 settimane', { dispatchLeadTime: 21 }],
  ['grey_fabric', 'Poplin 160 cm EUR 2.10/m, teslim 10 gün', { dispatchLeadTime: 10 }],
  ['grey_fabric', 'PC 45x45 88x64 63" Rs 42, dispatch within 48 hrs', { dispatchLeadTime: 2 }],
  ['grey_fabric', 'PC 45x45 88x64 63" Rs 42, dhara 30 days', { creditTerms: { days: 30 } }, ['dispatchLeadTime']],
  // Prices.
  [
    'thread',
    '40/2 spun poly 500 cones @ Rs 62 FOB Chittagong',
    { basePrice: 62, priceUom: 'cone', availableQuantity: 500 },
  ],
  ['finish_fabric', 'Cotton poplin 58" 40 rolls of 110 m Rs 95', { basePrice: 95, availableQuantity: 4400 }],
  ['finish_fabric', 'Cotton poplin 58" rolls of 110 m Rs 950', {}, ['basePrice']],
  ['thread', 'PVA thread 40/2, dissolves at 80 C, 100 cones', { availableQuantity: 100 }, ['basePrice']],
  ['thread', 'Quilting thread 40 wt 3-ply, MSRP $13.99', {}, ['basePrice']],
  ['thread', 'Jari thread gold, 1 kg = 8 cops, 520/kg', { basePrice: 520, priceUom: 'kg' }],
  ['grey_fabric', '60x60 | 92x88 | 55 | 63', { warpCount: '60s', epi: 92 }, ['clothWidth', 'basePrice']],
  ['grey_fabric', '20x16 128x60 63" twill, P-48', { clothWidth: { value: 63, unit: 'in' } }],
  // Bags that hold the goods, and bags that are the goods.
  ['yarn', '40s viscose 60 cotton bags', { fiberType: ['Viscose'], availableQuantity: 60, uom: 'bag' }],
  ['grey_fabric', 'Rayon grey 30x30 in 40 jute bags', { fiberType: ['Viscose'] }],
  ['packing_accessories', '500 jute bags 2500 kg', { availableQuantity: 500, material: 'Jute' }],
  ['yarn', '30s 500 kgs (10 bags) min', {}, ['availableQuantity']],
  ['grey_fabric', 'Poplin 5000 m (50 takas) per day', {}, ['availableQuantity']],
  ['garment_accessories', 'Ribbon 25 m (20 rolls) Rs 30', { basePrice: 30 }],
  ['yarn', 'Challan 1120,450 kgs 40s', { availableQuantity: 450 }],
  // What is behind a quantity in brackets.
  ['yarn', 'Ne 30 combed 400 bags (20000 kg) / USD 3.10', { availableQuantity: 20_000 }],
  ['chemical_dye', 'Soda ash 40 bags (1000 kg) each 25 kg', { availableQuantity: 1000, packageCount: 40 }],
  ['yarn', 'Ne 30 combed 500 bags (25000 kgs) per month', {}, ['availableQuantity']],
  // Numbers of cones that are no price, and numbers of the goods that are no stock.
  ['yarn', 'Ne 30 combed 200 paper cones available', {}, ['basePrice']],
  ['yarn', 'Filato cotone Nm 50 coni', { count: 'Nm 50' }, ['availableQuantity']],
  ['yarn', 'Dtex 167 cones polyester', { count: 'Dtex 167' }, ['availableQuantity']],
  // Turkish and Italian lines.
  ['finish_fabric', 'Kumaş top 50 m stok 2000 m', { availableQuantity: 2000 }, ['basePrice']],
  ['thread', 'Dikiş ipliği 5000 m stok 500 adet', { lengthPerPackage: 5000, availableQuantity: 500 }],
  ['thread', 'Dikiş ipliği 40/2 5000 bobin 25 TL', {}, ['availableQuantity']],
  ['wholesale_ready_product', 'Kumaş perde adet 120, 2 renk', {}, ['availableQuantity']],
  ['wholesale_ready_product', 'Camicie 20 pz per cartone 8 EUR', { basePrice: 8, unitsPerPackage: 20 }],
  ['packing_accessories', 'Scatole n. 500 pezzi 0,45 EUR', { availableQuantity: 500 }],
  // "Qty" behind "best" is the quality.
  ['yarn', '30s combed best qty 285', { basePrice: 285 }],
  ['consumables_utilities', 'Plastic bobin 25', { basePrice: 25 }],
  ['yarn', '30s good quantity 200', {}, ['basePrice']],
  ['finish_fabric', 'Kumaş min 1.500 m en 150 cm', { moq: 1500 }],
  ['finish_fabric', 'Kumaş min 1.400 m en', {}, ['moq']],
  ['thread', 'Dikiş ipliği 40/2 toplam 10000 bobin', { availableQuantity: 10_000 }],
  ['thread', 'Job lot 500 cones 40/2', { availableQuantity: 500 }],
  // What a price is for.
  ['yarn', 'Acrylic 2/28 50 cartons @ USD 2.10 FOB', { basePrice: 2.1 }, ['priceUom']],
  ['grey_fabric', 'Poplin 63" 60 pieces @ Rs 48', { basePrice: 48 }, ['priceUom']],
  ['garment_accessories', 'Elastic tape 10 rolls of 50 m Rs 95', {}, ['basePrice']],
  ['thread', '1 gross = Rs 650 tubes', { basePrice: 650, priceUom: 'gross' }],
  ['finish_fabric', 'Poplin 58/60 panna 47', { basePrice: 47 }],
  ['finish_fabric', 'Poplin 95 c grade', { basePrice: 95 }],
  // Origin.
  ['fiber_raw_material', 'Cotton produce of Rajkot 58000/candy', { station: 'Rajkot' }],
  ['chemical_dye', 'Co-product of Indian sugar mill', {}, ['originCountry']],
  ['wholesale_ready_product', 'HS 6203 jeans waist 28-36, Bangladesh', { originCountry: 'BD' }],
  ['thread', 'Supply of 20 cartons thread per month', {}, ['availableQuantity']],
  // Money of other countries.
  ['grey_fabric', 'Rayon 68x60 63" ; Rp 8.750/yd ; stok 120.000 yds', { basePrice: 8750, currency: 'IDR' }],
  ['grey_fabric', 'Rayon grey 12.500 VND/m', { basePrice: 12_500, currency: 'VND' }],
  ['grey_fabric', 'Rayon grey, stock 120.000 yds', { availableQuantity: 109_728, uom: 'm' }],
  ['grey_fabric', 'Grey duck 68x38 60" Rs.395 per yd, Karachi', { basePrice: 395, currency: 'PKR' }],
  ['grey_fabric', 'Grey duck 68x38 60" 395/- per yd, Colombo, Sri Lanka', { currency: 'LKR' }],
  ['finish_fabric', 'Karachi cotton suits 850/- Surat', { basePrice: 850, currency: 'INR' }],
  ['grey_fabric', 'Interlock 210 gsm 372/- per kg ex Tirupur', { basePrice: 372, currency: 'INR' }],
  ['grey_fabric', 'Interlock 210 gsm 372/- per kg, Dhaka', { basePrice: 372 }, ['currency']],
  ['grey_fabric', 'Fleece 280 GSM, BDT 395 per kg, sight L/C', { paymentTerms: ['LC at sight'] }, ['tradeMode']],
  ['grey_fabric', 'Sateen JC60*60 200*98 110" ¥18.60/mtr', { basePrice: 18.6, currency: 'CNY' }],
  // Numbers of the goods that are no price.
  ['grey_fabric', 'Giza 86 compact Ne 100/2 X Ne 100/2, 144 X 76, 59" poplin', {}, ['basePrice']],
  ['grey_fabric', '75D x 75D / pick 84 / 48" satin 5 end', {}, ['basePrice']],
  ['grey_fabric', 'Percale 118", net 30', {}, ['basePrice']],
  ['grey_fabric', 'Sheeting, each bale 1,200 mtrs in 20 folded pcs, gross 12,060 kgs', {}, ['basePrice']],
  ['grey_fabric', 'Poplin 180 gsm 395/kg', { basePrice: 395 }],
  ['thread', 'Polyester thread type 605', {}, ['basePrice']],
  ['thread', 'Cotton thread 30/3, 12 cones per box, 5-ply carton', { unitsPerPackage: 12 }, ['basePrice']],
  ['thread', 'Quilting thread, 200 m spools, 12 per box, 48 colours', { unitsPerPackage: 12 }, ['basePrice']],
  // Packages and quantities.
  ['grey_fabric', 'PO 447: 25,000 mtrs cambric, piece length 100 mtrs & above', { availableQuantity: 25_000 }],
  ['grey_fabric', 'Cambric, than 40, meters 4,612.75', { availableQuantity: 4612.75, packageCount: 40 }],
  ['grey_fabric', 'Bale no. 1-60, 1500 mtrs each, poplin', { availableQuantity: 90_000, packageCount: 60 }],
  ['grey_fabric', 'Voile -- Rs.38 -- 1 bale 1500 mtr', { packageType: 'Bale' }],
  ['grey_fabric', 'Fleece 12,000 kgs packed in rolls of 22-25 kgs', { availableQuantity: 12_000, packageType: 'Roll' }],
  ['grey_fabric', 'Poplin, net 6,412.00 kg, FOB Alexandria', { availableQuantity: 6412, uom: 'kg' }],
  ['grey_fabric', '168 rolls cotton, total 25.300 m', { availableQuantity: 25_300, packageCount: 168 }],
  [
    'grey_fabric',
    'Delivery challan: 46 rolls rib, 230 gsm, 1058.400 kgs, Tiruppur to Perundurai for dyeing',
    { availableQuantity: 1058.4, packageCount: 46 },
    ['dyeability'],
  ],
  ['thread', '120 ctns, each with 100 cones of spun polyester thread', { unitsPerPackage: 100, packageCount: 120 }],
  ['thread', 'Tkt 80 core spun 2500 mt....BDT 165 per cone', { lengthPerPackage: 2500 }, ['availableQuantity']],
  ['thread', 'Bonded nylon $14.25 ea, min 1 case', { moq: 1, moqUom: 'carton' }],
  ['thread', 'PTFE thread, lot 2407-B', { lot: '2407-B' }],
  // Ways of paying.
  ['thread', 'Spun 40/2 USD 0.86/cone FOB Ningbo, T/T 30/70', { paymentTerms: ['30% advance'] }],
  ['grey_fabric', 'Twill, 30% advance 70% CAD', { paymentTerms: ['30% advance, 70% against documents'] }],
  ['grey_fabric', 'Calico 1.05 USD per m, 100% prepayment', { paymentTerms: ['100% advance'] }],
  ['grey_fabric', 'Cambric rate 19.85 per mtr, due 45 days', { creditTerms: { days: 45 } }],
  ['grey_fabric', 'Percale $1.18 per linear yard - net 30', { basePrice: 1.18, creditTerms: { days: 30 } }],
  ['thread', 'Core-spun EUR 2,85/spool, 30 days net', { creditTerms: { days: 30 } }],
  ['thread', 'Spun 40/2 Rs 380 per cone, PDC 30 days Rs 392', { pdcSlabs: [{ days: 30, price: 392 }], basePrice: 380 }],
  ['thread', 'Hilo 40/2, USD 0.92/cono CIF Callao, carta de credito 60 dias', { paymentTerms: ['Usance LC 60 days'] }],
  ['thread', 'Hilo 40/2, caja 100 conos, pedido minimo 3000 conos', { unitsPerPackage: 100, moq: 3000 }],
  // Terms of delivery and places.
  ['thread', 'Spun 40/2 US$1.05/cone FCA Ho Chi Minh City', { loadingPort: 'VNSGN' }],
  ['thread', 'Spun 40/2 1.95 EUR/cone FOB Ambarli', { loadingPort: 'TRIST' }],
  ['thread', 'Aramid USD 48.00/lb FOB Charlotte NC', { incoterm: 'FOB', dispatchCountry: 'US' }],
  ['thread', 'Bonded nylon RMB 18.50/roll | ex Guangzhou', { incoterm: 'EXW', dispatchCountry: 'CN' }],
  ['thread', 'Spun 60/2 PKR 980/kg ex Faisalabad', { shippingResponsibility: 'Ex-mill' }, ['incoterm']],
  ['grey_fabric', 'Calico 38 rolls, CPT Tashkent', { incoterm: 'CPT', destinationPort: 'Tashkent' }],
  ['grey_fabric', 'Calico 20000 m dap almaty', { incoterm: 'DAP', destinationPort: 'Almaty' }],
  ['thread', 'Imported under L/C: 1,200 kgs thread, CFR Chattogram', { incoterm: 'CFR', destinationPort: 'BDCGP' }],
  [
    'thread',
    'Thread shipped from Ningbo, China to Buenaventura, Colombia',
    { loadingPort: 'CNNGB', destinationPort: 'COBUN' },
  ],
  ['thread', 'PVA thread 200 kg, delivery to Istanbul', { destinationPort: 'TRIST' }],
  // Numbers of the tariff.
  [
    'grey_fabric',
    'HS code (TN VED) 5208 12 960 0 cotton, 140 g/sq.m, Uzbekistan',
    { hsCode: '52081296', originCountry: 'UZ' },
  ],
  ['grey_fabric', 'HS Code: 54075110 / polyester grey / 44"', { hsCode: '54075110' }],
  ['grey_fabric', '551511 P/V suiting grey 58"', { hsCode: '551511' }],
  ['thread', 'NCM 5401.20 viscose 120D/2', { hsCode: '540120' }],
  ['thread', 'GTIP 5508.10.10 dikis ipligi, mensei Turkiye', { originCountry: 'TR' }],
  // The price of one and what a package holds, how long a roll is, and numbers of packages.
  [
    'thread',
    'Bonded nylon Tex 70, $6.95 ea, 48/ctn, in stock',
    { basePrice: 6.95, priceUom: 'piece', unitsPerPackage: 48 },
  ],
  ['thread', 'Spun 40/2, 6.95 USD each (48 per carton)', { basePrice: 6.95, currency: 'USD', unitsPerPackage: 48 }],
  ['thread', 'Spun 40/2, Rs 5 each, 100/box', { basePrice: 5, priceUom: 'piece' }, ['unitsPerPackage']],
  [
    'grey_fabric',
    'Broadcloth, 36s x 36s, 110 x 56, 62", rolls approx. 1,200 yd, 20,400 linear yards at $0.94/yd FOB mill Greenville, SC',
    {
      availableQuantity: 18_653.76,
      pieceLength: { from: 1097.28, to: 1097.28 },
      packageType: 'Roll',
      shippingResponsibility: 'Ex-mill',
    },
    ['incoterm', 'tradeMode'],
  ],
  ['grey_fabric', 'Poplin greige, FOB factory price USD 1.20/m', { incoterm: 'FOB' }],
  ['grey_fabric', 'Poplin greige 5000 lin. mtrs', { availableQuantity: 5000 }, ['basePrice']],
  ['thread', 'Bonded nylon Tkt 40, qty 1200 pcs, total nett 238 kg', { availableQuantity: 1200, uom: 'piece' }],
  [
    'grey_fabric',
    'Being 62 rolls of greige single jersey 180 GSM, total net weight 1,550.40 kgs',
    { availableQuantity: 1550.4, packageCount: 62, packageType: 'Roll', netWeight: 25.01 },
  ],
  [
    'grey_fabric',
    'Needle punched felt 250 GSM, in rolls of 50 mtrs, 120 rolls',
    { availableQuantity: 6000, packageCount: 120, pieceLength: { from: 50, to: 50 } },
  ],
  [
    'grey_fabric',
    'Roll No. 1-40: interlock greige, 24 kg per roll, total 960.00 kg net / 984.00 kg gross',
    { packageCount: 40, netWeight: 24, grossWeight: 24.6, availableQuantity: 960 },
  ],
  [
    'grey_fabric',
    'Poplin greige, bale nos. 1/48, 28,800 m',
    { availableQuantity: 28_800, packageCount: 48, packageType: 'Bale' },
  ],
  ['grey_fabric', 'Poplin greige, rolls 1 to 40, 4,820 m', { packageCount: 40, packageType: 'Roll' }],
  ['grey_fabric', 'Poplin greige, roll nos 5-40', {}, ['availableQuantity', 'packageCount']],
  [
    'grey_fabric',
    'Pocketing 63", 600 m per bale, 150,000 m in 1x40\'HQ',
    { packageType: 'Bale', availableQuantity: 150_000 },
  ],
  ['grey_fabric', "Poplin greige, loads 48,000 m in 1x40'HQ", {}, ['availableQuantity']],
  ['grey_fabric', 'Wool greige 155 cm, 12 pcs = 660 m', { availableQuantity: 660, uom: 'm' }],
  ['grey_fabric', 'Saree grey 2 pcs = 11 m', {}, ['availableQuantity']],
  ['grey_fabric', 'Rayon 14 kg, 62 taka, 6,820.50 mtr @ Rs 24.10', { basePrice: 24.1, priceUom: 'm' }],
  ['grey_fabric', 'Poplin greige 5000 m @ Rs 2400', {}, ['priceUom']],
  ['thread', '55082010 viscose spun 30/2, dyed, net 640 kgs', { availableQuantity: 640, uom: 'kg' }],
  ['thread', 'Viscose spun 30/2, net 640 kgs', {}, ['availableQuantity']],
  ['thread', 'Metallic thread, dispatch same week', { dispatchLeadTime: 7 }],
  ['thread', 'Spun 40/2, dispatch within a week', { dispatchLeadTime: 7 }],
  ['thread', 'Spun 40/2, returns within a week', {}, ['dispatchLeadTime']],
  ['thread', 'Core spun No. 75, tex 40, 2.500 m vicone', { lengthPerPackage: 2500 }],
  ['thread', 'Poly core T24, 5000 mtr, 2,880 cones, unit price USD 1.15', { basePrice: 1.15, priceUom: 'cone' }],
  ['thread', 'Spinning unit Rs 62, 2,880 cones spun 40/2', {}, ['priceUom']],
  ['thread', 'Spun 60/3, white, 100% brand new, made in Vietnam', { condition: 'Fresh' }],
  ['thread', 'Spun 60/3, white, 100% brand new', {}, ['condition']],
  ['thread', 'Spun thread, shipped from Nhava Sheva to Bangladesh', { loadingPort: 'INNSA' }, ['destinationPort']],
  ['grey_fabric', 'Santoon grey waterjet seconds job lot', { condition: 'Seconds' }],
  ['grey_fabric', 'Poplin grey fresh and seconds job lot', {}, ['condition']],
  // What a row comes to is no price of one.
  [
    'thread',
    '5401.10 ; sewing thread ; 1,500 cones ; 840 KG ; 3,276.00 USD',
    { availableQuantity: 1500 },
    ['basePrice'],
  ],
  ['grey_fabric', 'Drill grey, 3,000 m, EUR 5,400.00', { availableQuantity: 3000 }, ['basePrice']],
  ['thread', 'Kevlar thread Tex 40, 1 lb, USD 92', { basePrice: 92, currency: 'USD' }],
  ['grey_fabric', '12,600 m | Drill 3/1 grey | USD 1.52 | 19,152.00', { basePrice: 1.52, priceUom: 'm' }],
  ['grey_fabric', 'Drill 20x16 108x56, 2000 yds, USD 0.95, 1,900.00', { basePrice: 0.95, priceUom: 'yd' }],
  [
    'grey_fabric',
    'Invoice line: GREY COTTON 26X26/80X64 59" | 5208 | 14,250.00 MTR | 61.75 | 8,79,937.50',
    { hsCode: '5208', basePrice: 61.75, priceUom: 'm', availableQuantity: 14_250 },
  ],
  ['grey_fabric', 'Poplin 40x40/133x72 63" | 12000 mtr | 61.75 | 750000', {}, ['basePrice']],
  ['grey_fabric', 'Cambric 60x60 92x88 63" | 5208 | 14,250.00 MTR', {}, ['hsCode']],
  ['yarn', '30s combed | 2000 kg | 265.00 | 5,30,000.00', { basePrice: 265, priceUom: 'kg' }],
  ['grey_fabric', '12,600 m | Drill 3/1 grey | USD 1.52 | 19,150.00', { basePrice: 1.52 }, ['priceUom']],
  // Money, units and packages in other words.
  ['thread', 'Spun poly 60/2, 10000 m cone, IDR 27.500', { basePrice: 27_500, currency: 'IDR' }],
  ['thread', "Iplik 40/2, 12'li paket, 85 TL", { basePrice: 85, currency: 'TRY', unitsPerPackage: 12 }],
  ['thread', '40/2 polyester iplik 85,50 TL/bobin', { basePrice: 85.5, currency: 'TRY' }],
  ['thread', 'Nm 120/3, 10 Stück je Karton, EUR 1,95/Stk', { basePrice: 1.95, priceUom: 'piece', unitsPerPackage: 10 }],
  ['thread', 'Prewound bobbins style L, 144 pcs box, USD 16', { basePrice: 16, priceUom: 'box', uom: 'box' }],
  ['thread', 'Prewound bobbins style L, 144 pcs box, USD 0.16', { basePrice: 0.16 }, ['priceUom']],
  ['thread', 'Monofilament 0.12 mm, $6.20 per cone, MOQ 24', { moq: 24, moqUom: 'cone' }],
  ['thread', 'Monofilament 0.12 mm, $6.20 per cone, MOQ 3 colours', {}, ['moq']],
  ['grey_fabric', 'Matty 20/20 56/56 48 inch 12 taka pade h, Rs.44', { availableQuantity: 12, uom: 'taka' }],
  // Weights of rolls and bales.
  [
    'grey_fabric',
    'Spunbond 40 gsm, 300 kg/roll size, Rs 128/kg',
    { netWeight: 300, basePrice: 128 },
    ['availableQuantity'],
  ],
  ['grey_fabric', 'Rib 220 gsm Rs 310 kg/roll', {}, ['netWeight']],
  [
    'grey_fabric',
    'Sheeting 20x20/60x60 98" - 24 bales - 28,800 m - net wt 7,450 kgs - gross 7,610 kgs',
    { netWeight: 310.42, grossWeight: 317.08, packageCount: 24 },
  ],
  ['thread', 'Spun poly 20/2 60 CONES/CTN 10.4KG GW', { grossWeight: 10.4, unitsPerPackage: 60 }],
  // Terms.
  ['grey_fabric', 'Poplin 63", 34 rs advance payment only', { basePrice: 34, paymentTerms: ['100% advance'] }],
  ['grey_fabric', 'Poplin 63", Rs 62/m, 5000 rs advance payment', { basePrice: 62 }],
  ['grey_fabric', 'Poplin 63", net 45 days', { creditTerms: { days: 45 } }],
  ['grey_fabric', 'Poplin 63", delivery net 45 days', {}, ['creditTerms']],
  ['grey_fabric', 'Poplin 63", FOB Karachi USD 1.42/yd, shipment 45 days after L/C', { paymentTerms: ['LC'] }],
  ['grey_fabric', 'Poplin 63", Rs 62, freight extra', { shippingResponsibility: 'To-pay freight' }],
  ['grey_fabric', 'Poplin 63", Rs 62 ex Bhiwandi, freight extra', { shippingResponsibility: 'Ex-mill' }],
  ['grey_fabric', 'Poplin 63", Rs 62, freight extra for less than 500 m', {}, ['shippingResponsibility']],
  ['grey_fabric', 'Poplin 63", sample 5 m free', { sampleAvailable: true, samplePrice: 0 }, ['availableQuantity']],
  ['thread', 'Spun poly 40/2, samples paid', { sampleAvailable: true }, ['samplePrice']],
  ['grey_fabric', 'Drill 16x12, quantity tolerance ±5%', { tolerance: { quantityPercent: 5 } }],
  ['grey_fabric', 'Drill 16x12, width tolerance 2%', {}, ['tolerance']],
  ['grey_fabric', 'Drill 16x12, 2% tolerance', {}, ['tolerance']],
  // The size of the goods, and not of a carton.
  ['testing_lab_instruments', 'Light box case 70 x 50 x 40 cm', {}, ['length']],
]

test.each(LINES.map(([key, line, says, not = []]) => ({ key, line, says, not })))('$key: $line', (one) => {
  const { values } = readLine(matrixDefinition(one.key), one.line)
  expect(values).toMatchObject(one.says)
  for (const name of one.not) expect(values).not.toHaveProperty(name)
})

test('a buyer names how much is wanted behind the thickness of the thread', () => {
  const { values } = readLine(matrixDefinition('thread'), 'looking for bonded nylon thread t90 10kg', true)
  expect(values).toMatchObject({ texNumber: 90, availableQuantity: 10, uom: 'kg' })
})
