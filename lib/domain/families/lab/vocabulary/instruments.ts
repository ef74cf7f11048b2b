import type { Condition } from '@/lib/domain/fields/field'
import { openVocabulary, option, optionGroup } from '@/lib/domain/vocabulary/vocabulary'

/** What is offered: it decides whether a listing sells an instrument or work. */
export const listingKind = openVocabulary([
  option('Sale', 'new sale, for sale, new instrument, new'),
  option('Used sale', 'used, second hand sale, used instrument, resale'),
  option('Rental', 'rent, hire, on rent, lease'),
  option('Calibration service', 'calibration, calibrations, NABL calibration, calibration work'),
  option('Test service', 'testing service, test, lab test, testing, test report, lab testing'),
])

export const IS_SERVICE: Condition = { field: 'listingKind', in: ['Calibration service', 'Test service'] }
export const IS_INSTRUMENT: Condition = { not: IS_SERVICE }
export const IS_TEST: Condition = { field: 'listingKind', in: ['Test service'] }

/** By subject: "value | what a title calls it: other names". */
const INSTRUMENTS: Readonly<Record<string, string>> = {
  Fibre:
    'HVI | High Volume Instrument: HVI/AFIS, high volume instrument, HVI tester, cotton testing line, HVI machine; AFIS | AFIS Fibre Tester: AFIS pro, fibre information system, nep tester; Trash analyser | Trash Analyser: shirley analyser, shirley trash analyser, trash separator; Fibre length | Fibre Length Tester: fibrograph, digital fibrograph, comb sorter, baer sorter, staple length tester; Fineness | Fibre Fineness Tester: micronaire tester, micronaire, vibroskop, sheffield micronaire; Moisture meter | Moisture Meter: moisture regain, moisture/regain, moisture tester, aqua boy, regain tester; Conditioning oven | Conditioning Oven: hot air oven, rapid regain oven, laboratory oven, lab oven',
  Yarn: 'Evenness | Yarn Evenness Tester: evenness tester, yarn evenness tester, unevenness tester, U% tester, CV tester; Single-yarn strength | Single Yarn Strength Tester: single yarn strength tester, single yarn strength, tensorapid, tensojet, single thread strength tester, single yarn tester, yarn strength tester; Lea tester | Lea Strength Tester: lea strength tester, CSP tester, lea CSP tester, skein tester; Wrap reel | Wrap Reel: wrap reels, lea wrap reel, motorised wrap reel, warp reel; Count balance | Yarn Count Balance: wrap reel + count balance, beesley balance, count scale, yarn count balance, auto sorter, count system; Twist tester | Twist Tester: twist testers, yarn twist tester, TPI tester, twist counter; Yarn appearance | Yarn Appearance Winder: appearance board winder, yarn board winder, board winder, black board winder; Hairiness | Yarn Hairiness Tester: hairiness tester, zweigle hairiness; Classimat | Yarn Fault Classifier: classimat tester, yarn fault tester, uster classimat; Friction tester | Yarn Friction Tester: yarn friction tester; Shrinkage tester | Yarn Shrinkage Tester: yarn shrinkage, crimp tester, texturmat, boil shrinkage tester',
  Strength:
    'Tensile | Tensile Tester: UTM, universal testing machine, tensile tester, tensile strength tester, tensile (UTM), tensile testing machine, fabric strength tester, grab tester; Tear | Tearing Strength Tester: tear tester, elmendorf, elmendorf tear tester, tearing strength tester, tear strength tester; Bursting | Bursting Strength Tester: bursting strength tester, burst tester, mullen tester, bursting tester, hydraulic bursting tester; Seam tester | Seam Strength Tester: seam slippage tester, seam strength tester; Button pull | Button Pull Tester: button snap tester, button pull tester, snap tester, pull tester; Zip tester | Zip Strength Tester: zipper tester, zip tester; Peel tester | Peel Bond Tester: bond strength tester, peel tester',
  Wear: 'Pilling | Pilling Tester: pilling tester, ICI pilling box, pilling ICI box, ICI box, pilling box, random tumble pilling tester, ICI pilling tester, pilling (ICI/Martindale), snag tester, ICI mace snag tester; Martindale | Martindale Abrasion Tester: martindale tester, martindale abrasion tester, martindale machine, nu-martindale; Abrasion | Abrasion Tester: abrasion tester, taber abrader, wyzenbeek, taber tester, accelerotor, CSI abrasion tester; Crease recovery | Crease Recovery Tester: crease recovery tester, shirley crease recovery; Stiffness | Stiffness Tester: stiffness tester, shirley stiffness tester, cantilever tester; Drape | Drape Tester: drape meter, drapemeter',
  Colour:
    'Crockmeter | Crockmeter: crock meter, rubbing fastness tester, AATCC crockmeter, crocking tester, rubbing tester; Wash fastness | Wash Fastness Tester: launder-o-meter, launderometer, wash-fastness (launder-o-meter), rotawash, gyrowash, wash fastness tester, washing fastness tester, laundrometer; Light fastness | Light Fastness Tester: xenotest, xenon tester, light-fastness (xenon), xenon arc tester, light fastness tester, weatherometer, xenon arc weatherometer, MBTL light fastness tester; Perspirometer | Perspirometer: perspiration tester, perspiration fastness tester, perspiration fastness; Sublimation fastness | Sublimation Fastness Tester: scorch tester, sublimation tester, scorch and sublimation tester; Spectrophotometer | Spectrophotometer: spectro, spectrophotometers, colour matching system, computer colour matching, CCM, color matching computer, colorimeter; Light box | Colour Matching Cabinet: light box, color matching cabinet, colour matching cabinet, light booth, colour assessment cabinet, verivide, spectralight, lightbox; Grey scale | Grey Scale: grey scales, gray scale, blue wool standard, blue wool; Lab dyeing | Laboratory Dyeing Machine: lab dyeing machine, beaker dyeing machine, IR dyeing machine, infrared dyeing machine, HTHP beaker dyeing machine, lab dip machine, rota dyer; Lab padder | Laboratory Padder: lab padder, padding mangle lab, lab padding mangle; Dispenser | Laboratory Dispensing System: lab dispenser, auto dispenser, colour dispensing system, dye dispenser; Lab stenter | Laboratory Stenter: lab stenter, lab dryer, mini dryer, lab steamer',
  Fabric:
    'GSM cutter | GSM Cutter: GSM round cutter, round cutter, gsm sample cutter, sample cutter, circular cutter; Weighing balance | Precision Balance: precision balance, electronic balance, analytical balance, weighing balance, digital balance, GSM balance; Thickness | Thickness Tester: thickness gauge, thickness tester, fabric thickness tester, thickness meter; Pick glass | Pick Counter: pick glass, counting glass, pick counter, linen tester, magnifying glass; Air permeability | Air Permeability Tester: air permeability tester, air perm tester; Spray | Spray Rating Tester: spray tester, spray rating tester, bundesmann, bundesmann rain tester, water repellency tester; Hydrostatic head | Hydrostatic Head Tester: hydrostatic head tester, water proofness tester, hydro static pressure tester, waterproof tester; Flammability | Flammability Tester: flammability tester, 45 degree flammability tester, vertical flammability tester; Shrinkage | Fabric Shrinkage Tester: wascator, shrinkage (wascator), shrinkage testing machine, washing machine wascator, shrinkage template, quick wash, tumble dryer; Sweating plate | Sweating Guarded Hotplate: guarded hot plate, thermal resistance tester; Absorbency | Absorbency Tester: wicking tester, absorbency tester; Stretch tester | Stretch and Recovery Tester: fabric extensometer, stretch tester, fryma extensiometer, stretch recovery tester; Microscope | Microscope: projection microscope, fibre microscope, digital microscope',
  Chemical:
    'pH meter | pH Meter: ph tester, digital ph meter; TDS meter | TDS Meter: tds tester, conductivity meter; Effluent kit | Effluent Test Kit: ETP (BOD/COD), BOD incubator, COD digester, BOD COD apparatus, COD analyser; Chromatograph | Gas Chromatograph: GC-MS, GCMS, HPLC, gas chromatograph, LC-MS; Formaldehyde tester | Formaldehyde Tester: formaldehyde apparatus; Soxhlet | Soxhlet Extractor: soxhlet apparatus, soxhlet extraction; Viscometer | Viscometer: viscosity meter, brookfield viscometer, zahn cup',
  Control:
    'Needle detector | Needle Detector: needle detection machine, needle detectors, conveyor needle detector, hand needle detector; Tension meter | Yarn Tension Meter: tension meter, yarn tension tester, tensiometer; Tachometer | Tachometer: stroboscope, tacho, digital tachometer; Hygrometer | Thermo-hygrometer: thermohygrometer, RH meter, humidity meter, psychrometer; Hardness tester | Package Hardness Tester: package hardness tester, shore hardness tester, durometer, roller hardness tester; Environmental chamber | Environmental Chamber: humidity chamber, conditioning chamber, climatic chamber; Cloth inspection lamp | Inspection Lamp: UV lamp',
}

interface Named {
  value: string
  noun: string
  aliases: string
}
const namesOf = (text: string): Named[] =>
  text.split(';').map((one) => {
    const [names = '', aliases = ''] = one.split(':')
    const [value = '', noun = ''] = names.split('|')
    return { value: value.trim(), noun: noun.trim(), aliases: aliases.trim() }
  })

export const instrumentType = openVocabulary(
  Object.entries(INSTRUMENTS).flatMap(([subject, text]) =>
    optionGroup(
      subject,
      namesOf(text).map(({ value, noun, aliases }) => option(value, `${noun}, ${aliases}`)),
    ),
  ),
)

const ALL = Object.entries(INSTRUMENTS).flatMap(([subject, text]) => namesOf(text).map((one) => ({ ...one, subject })))
const BY_VALUE = new Map(ALL.map((one) => [one.value, one]))

/** What a title calls the instrument: "Yarn Evenness Tester" of Evenness. */
export const nounOf = (type: string): string => BY_VALUE.get(type)?.noun ?? type

/** Fibre, Yarn, Strength, Wear, Colour, Fabric, Chemical or Control; "" for a word of one's own. */
export const subjectOf = (type: string): string => BY_VALUE.get(type)?.subject ?? ''

/** Makers of instruments with the short names of the trade. */
export const labMakes = openVocabulary(
  [
    'Uster: uster technologies, zellweger uster, zellweger',
    'Premier: premier evolvics, premier polytronics',
    'MAG Solvics: MAG, mag solvic, magsolvics',
    'SDL Atlas: SDL, sdl-atlas, atlas',
    'James Heal: jamesheal, james heal & co',
    'Mesdan: mesdan lab',
    'Textest: textest instruments',
    'Datacolor: data color, datacolour',
    'X-Rite: xrite, x rite, gretag macbeth, macbeth',
    'Konica Minolta: minolta',
    'Paramount: paramount instruments',
    'Asian: asian test equipments, asian test',
    'Statex: stat ex',
    'Lawson Hemphill',
    'Zweigle',
    'Keisokki',
    'Lenzing Instruments: lenzing technik',
    'Instron',
    'Tinius Olsen: tinius',
    'Lloyd: lloyd instruments',
    'Shimadzu',
    'Mettler Toledo: mettler',
    'Sartorius',
    'Shirley: SDL shirley',
    'Roaches: roaches international',
    'Mathis: werner mathis',
    'Ahiba',
    'Verivide: veri vide',
    'RB Electronic: R B electronics, RBE',
    'Texlab: tex lab',
    'Prolific',
    'Presto: presto stantest',
    'Testex',
    'Gester',
    'Electrolux: electrolux wascator',
    'Hashima',
    'Wira',
    'Agilent',
    'Hanna',
    'Q-Lab: q sun, q-sun',
    'ZwickRoell: zwick, zwick roell',
    'Textechno',
  ].map((text) => {
    const [name = '', aliases = ''] = text.split(':')
    return aliases === '' ? { value: name.trim() } : option(name.trim(), aliases.trim())
  }),
)
