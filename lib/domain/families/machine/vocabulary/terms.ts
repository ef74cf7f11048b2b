import { closedVocabulary, openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** For names that no list can know, such as the models that a part fits. */
export const anyWords = openVocabulary([])

/** Closed: machines and instruments have no seconds and no lots. */
export const machineConditions = closedVocabulary([
  option('New', 'brand new, unused, new unused, box packed'),
  option(
    'Used-running',
    'used, second hand, secondhand, second-hand, running condition, in running condition, used running, in production, pre-owned, preowned, good running condition, under running, running',
  ),
  option(
    'Used-stopped',
    'used stopped, stopped, not running, idle, in storage, dismantled, in godown, lying in godown',
  ),
  option('Reconditioned', 'refurbished, overhauled, rebuilt, fully reconditioned, re-conditioned'),
  option('As-is', 'as is where is, as is, scrap condition, for spares, non working'),
])

export const originality = openVocabulary([
  option('OEM', 'original, genuine, OEM original, original part, imported original'),
  option(
    'OEM-equivalent',
    'equivalent, compatible, replacement, aftermarket, after market, OEM quality, OE quality, indigenous, import substitute',
  ),
  option('Repaired', 'reconditioned part, refurbished part, repaired card'),
  option('Used original', 'used OEM, second hand original, removed from machine'),
])

export const speedUnits = openVocabulary(['rpm', 'm/min', 'picks/min', 'stitches/min', 'strokes/min', 'pieces/h'])
export const capacityUnits = openVocabulary([
  option('kg', 'kgs, kilogram, kg per batch'),
  option('kg/h', 'kg per hour, kg/hr, kgs/hr'),
  option('t/day', 'TPD, tonnes per day, tons per day'),
  option('t/h', 'TPH, tonnes per hour, ton per hour, ton'),
  option('L', 'litre, litres, liters, ltr'),
  option('m³/day', 'KLD, cum per day, m3/day'),
  option('m³/h', 'm3/h, cum/hr'),
  option('CFM', 'cubic feet per minute'),
  option('TR', 'ton of refrigeration'),
  option('kVA', 'KVA'),
  option('kcal/h', 'kcal per hour, lakh kcal'),
  option('t', 'tonne, MT, tonnes'),
])

export const machineControl = openVocabulary([
  option('Manual', 'mechanical, hand operated'),
  option('Semi-automatic', 'semi automatic, semi auto'),
  option('Electronic', 'electronic take-up and let-off, electronic controlled'),
  option('PLC', 'PLC controlled, microprocessor, PLC with HMI'),
  option('Computerised', 'computerized, CNC, fully automatic, automatic'),
])

export const heating = openVocabulary([
  option('Steam', 'steam heated'),
  option('Thermic fluid', 'thermic oil, hot oil, thermopac, thermopac heated'),
  option('Gas', 'gas fired, PNG, LPG, direct gas'),
  option('Electric', 'electric heated, electrical heating'),
  option('Coal or wood', 'coal fired, wood fired, solid fuel, husk fired, briquette'),
  option('Oil', 'diesel fired, furnace oil, oil fired'),
  option('None', 'cold, no heating'),
])

export const voltages = openVocabulary([
  option('415 V 3-phase 50 Hz', '415 V, 415V 3 phase, 3 phase, three phase, 440 V, 400 V 3-phase, 380 V'),
  option('230 V 1-phase 50 Hz', '230 V, 220 V, 220V, 240 V, single phase, 1 phase'),
  option('480 V 3-phase 60 Hz', '480 V, 460 V 60 Hz'),
  option('200 V 3-phase', '200 V, 220 V 3-phase'),
  option('24 V DC', '24 V, 24VDC'),
])

export const shifts = openVocabulary([
  option('One shift', '1 shift, single shift'),
  option('Two shifts', '2 shifts'),
  option('Three shifts', '3 shifts, round the clock, 24 hours'),
])

export const workBy = openVocabulary([
  option('Included', 'included in the price, free installation, by seller'),
  option('At extra cost', 'chargeable, on charge, extra'),
  option('By buyer', 'buyer, buyer scope, buyer’s scope'),
  option('Not needed', 'plug and play'),
])
export const partyBy = openVocabulary([
  option('Seller', 'by seller, our scope'),
  option('Buyer', 'by buyer, your scope'),
  option('Shared', 'shared by both'),
])

export const lotPricing = openVocabulary([
  option('Each machine', 'per machine, each, one by one, any quantity'),
  option('Whole lot', 'complete lot, lot price, only together, full lot'),
])

export const saleReasons = openVocabulary([
  option('Replaced by newer machines', 'modernisation, upgradation, replacement'),
  option('Mill closed', 'closure, closing down, unit closed'),
  option('Change of product', 'product change, change of business'),
  option('Bank sale', 'bank auction, liquidation, NCLT'),
  option('Surplus', 'excess machines, spare capacity'),
  option('Trader’s stock', 'dealer stock, stock'),
])

/** Papers that a buyer of used or imported machines asks for. */
export const machinePapers = openVocabulary([
  option('Purchase invoice', 'original invoice, invoice copy'),
  option('Chartered engineer certificate', 'CE certificate, chartered engineer, CEC'),
  option('Bill of entry', 'BOE, import papers'),
  option('No-dues from the bank', 'NOC, hypothecation free, bank NOC'),
  option('Machine manual', 'manual, operation manual, parts catalogue'),
  option('Wiring diagrams', 'electrical drawings, circuit diagram'),
  option('Service record', 'maintenance record, overhaul record'),
])

export const machineStandards = openVocabulary([
  option('CE marking', 'CE, CE marked, CE certified'),
  option('ISO 9001', 'ISO 9001:2015'),
  option('ISO 11111', 'safety of textile machinery'),
  option('IEC 60204-1', 'EN 60204'),
  option('IBR', 'IBR certified, Indian Boiler Regulations'),
  option('TUFS listed', 'TUF, TUFS, ATUFS'),
])

/** What the machine makes or handles. */
export const machineUse = openVocabulary([
  option('Cotton yarn', 'cotton spinning'),
  option('Polyester or blended yarn', 'PC yarn, PV yarn, blended yarn'),
  option('Filament', 'filament yarn, POY, DTY'),
  option('Wool or worsted', 'woollen, worsted'),
  option('Jute', 'jute goods'),
  option('Shirting', 'shirting cloth'),
  option('Suiting', 'suiting cloth'),
  option('Denim', 'denim cloth'),
  option('Sarees and dress material', 'saree, sarees, dress goods'),
  option('Terry towels', 'terry, towels'),
  option('Sheeting and home textiles', 'sheeting, bedsheets, home textile'),
  option('Knits', 'hosiery cloth, knit goods'),
  option('Technical textiles', 'geotextile, industrial fabric, glass cloth'),
  option('Labels and tapes', 'narrow fabrics, elastic, tapes'),
  option('T-shirts and polos', 't-shirts, polos'),
  option('Woven garments', 'shirts, trousers, jeans'),
  option('Undergarments', 'innerwear, briefs'),
])

export const partMaterials = openVocabulary([
  option('Steel', 'mild steel, MS, carbon steel, EN steel'),
  option('Stainless steel', 'SS, SS 304, SS 316'),
  option('Cast iron', 'CI'),
  option('Aluminium', 'aluminum, alloy'),
  option('Ceramic', 'alumina'),
  option('Plastic', 'nylon, PU, POM, delrin, HDPE'),
  option('Rubber', 'synthetic rubber, NBR'),
  option('Carbon fibre', 'carbon composite'),
  option('Nickel', 'nickel screen'),
  option('Brass', 'gunmetal, bronze'),
])

export const partFinishes = openVocabulary([
  option('Hard chrome', 'chrome plated, hard chromed'),
  option('Nickel plated', 'nickel finish'),
  option('Ceramic coated', 'ceramic finish, plasma coated'),
  option('DLC coated', 'diamond-like coating'),
  option('Powder coated', 'painted'),
  option('Hardened and ground', 'case hardened'),
])

export const machinePackages = openVocabulary([
  option('Loose on truck', 'loose, open truck, unpacked'),
  option('Wooden crate', 'crate, wooden box, case, wooden case'),
  option('Skid', 'pallet, wooden pallet, base'),
  option('Container stuffed', 'container, stuffed'),
  option('Carton', 'box, cartons, master carton'),
  option('Shrink-wrapped', 'stretch wrapped, wrapped'),
  option('Packet', 'packets, pouch'),
])
