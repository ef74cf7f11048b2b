/** Known models: "maker; type; models". They read "jat 810" and check that maker, model and type agree. */
const KNOWN: readonly string[] = [
  'Toyota; Air-jet loom; JAT500, JAT600, JAT610, JAT710, JAT810, JAT910',
  'Toyota; Ring frame; RX240, RX300',
  'Toyota; Water-jet loom; LW600, LWT710',
  'Tsudakoma; Air-jet loom; ZA203i, ZA205i, ZA207i, ZA209i, ZAX9100, ZAX9200, ZAX-E, ZAX-N, ZAX-GSI, ZAX001',
  'Tsudakoma; Water-jet loom; ZW405, ZW408, ZW8100, ZW315',
  'Picanol; Air-jet loom; OMNI, OMNIplus, OMNIplus 800, OMNIplus Summum, OMNIplus-i, PAT, Delta MP, Delta',
  'Picanol; Rapier loom; Gamma, GamMax, OptiMax, OptiMax-i, GTX, GTM, GT-Max, GTXplus, TerryMax, GTM-A',
  'Itema; Rapier loom; R9500, R9000, R9500-2, Alpha, G6500, G6300, G6200, G6250',
  'Somet; Rapier loom; Thema 11, Thema 11E, Thema Super Excel, Super Excel, SM93, SM92, Alpha, FTS',
  'Somet; Air-jet loom; Mythos, Clipper',
  'Vamatex; Rapier loom; Leonardo, Leonardo Silver, K88, P1001, P1001ES, SD1701, P401, 9000 Plus, SP1151, R9000',
  'Itema; Air-jet loom; A9500, L5500, L5400',
  'Sulzer; Projectile loom; P7100, P7150, P7200, P7250, P7300, PU, PU 85, ES 10, ES-E',
  'Dornier; Rapier loom; PTV, PTS, HTV, HTVS, P1, P2',
  'Dornier; Air-jet loom; LTNV, LWV, AWS, A1',
  'Nissan; Water-jet loom; LW541, LW542, LW550',
  'Smit; Rapier loom; TP500, TP600, GS900, GS920',
  'Rifa; Rapier loom; RFRL20, RFRL30, RFRL31',
  'Stäubli; Dobby; 2861, 2871, 2881, 2660, 2668, 2670, S3060, S3260, UNIVAL 100',
  'Stäubli; Jacquard; CX 860, CX 870, CX 880, DX 100, DX 110, LX 1600, LX 3200, SX, CX 160',
  'Bonas; Jacquard; SI 1344, Ji, Si, LJ',
  'Rieter; Ring frame; G33, G35, G36, G38, K44, K45, K46, G5/1, G 30, K42',
  'Rieter; Card; C60, C70, C80, C4, C50, C51',
  'Rieter; Draw frame; RSB-D22, RSB-D35, RSB-D40, RSB-D45, RSB-D50, SB-D45, RSB 951',
  'Rieter; Comber; E62, E65, E66, E76, E80, E86, E60H',
  'Rieter; Rotor spinning machine; R20, R35, R40, R60, R66, R70, R923, BT 923, R37',
  'Rieter; Vortex spinning machine; J20, J26, J70',
  'Rieter; Speed frame; F11, F15, F16, F17, F35, F36',
  'Rieter; Lap former; E32, E35, E36, OMEGAlap',
  'LMW; Ring frame; LR6, LR6/S, LR60, LR60/A, LR60/AX, LR9, LR9/AX, LRJ9, G5, DJ5, LG5/1, LRJ9/SX',
  'LMW; Card; LC100, LC300, LC333, LC363, LC361, LC636, LC1/3, LC300A',
  'LMW; Draw frame; LDF3, LDF3S, LDB3, LRSB851, LD2, DO6, DO/2S, DO/6, RSB851, LDA1',
  'LMW; Comber; LK54, LK64, LK69, LK250, LE4/1A',
  'LMW; Speed frame; LF1400, LF1400A, LF1660, LF4200, LF4280, LFS1660, LF4200A, LFS1660/V',
  'LMW; Lap former; LH10, LH15, LH20S',
  'Trützschler; Card; DK715, DK740, DK760, DK780, DK803, DK903, TC03, TC5, TC5-1, TC7, TC8, TC10, TC11, TC15, TC15S, TC19, TC19i, TC26i',
  'Trützschler; Draw frame; HSR1000, TD02, TD03, TD7, TD8, TD9, TD10, HS1000, HS900',
  'Zinser; Ring frame; 319, 320, 321, 350, 351, ZI71, ZI72, ZI72XL, 451',
  'Zinser; Speed frame; 660, 668, 670, 668 RoWeMat, 670 RoWeMat',
  'Schlafhorst; Autoconer; 138, 238, 338, Autoconer 5, Autoconer 6, X5, X6, AC338, AC238, AC138, AC5, AC6, AC X5',
  'Schlafhorst; Rotor spinning machine; Autocoro, SE7, SE8, SE9, SE10, SE11, SE12, ACO 240, ACO 288, ACO 312, ACO 360, ACO 480, Autocoro 8, Autocoro 9, BD320, BD330, BD380, BD416, BD448, BD480',
  'Murata; Autoconer; 7-II, 7-V, 21C, 21C Process Coner, QPRO, QPRO Plus, Process Coner, QPRO EX, FPRO, Mach Coner, 7-5',
  'Murata; Vortex spinning machine; MVS 810, MVS 851, MVS 861, MVS 870, Vortex 861, Vortex 870, MJS 802, Vortex III',
  'Murata; TFO; 303, 308, 309, 310, 363',
  'Savio; Autoconer; Orion, Polar, Espero, Orion M, Polar L, Eco PulsarS, Polar M, Espero M, Pulsar',
  'Savio; Rotor spinning machine; FlexiRotorS 3000, FRS 3000',
  'Savio; TFO; Sirius, Cosmos, Gemini',
  'Saurer; TFO; CompactTwister, VTS-07, VTS-08, VTS-09, VTS-05, FusionTwister',
  'Veejay Lakshmi; TFO; VJ150, VJ135, VJ180, T63, Geminis',
  'Kirloskar Toyoda; Ring frame; RXI240, RY-5, RI240, RXI 240, FL16, RY5',
  'Kirloskar Toyoda; Speed frame; FL100, FL200, FL 16',
  'Marzoli; Ring frame; MP1, MPTN, RST-1, MDS1, NSF2/L',
  'Marzoli; Card; C501, C601, C701, CX400, CX300',
  'Oerlikon; Texturising machine; FK6, FK6-700, FK6-900, FK6-1000, FK6M-700, eFK, eAFK, FK6-1000 V, MPS, FK6 V-1000',
  'Himson; Texturising machine; HDS-12, HDS-6, HDS12, Excel 1100',
  'Karl Mayer; Warp knitting machine; HKS 2, HKS 3, HKS 2-3, HKS 3-M, HKS 4, KS 3, KS 4, HKS 2-SE, HKS 3-1, KS2, KS3',
  'Karl Mayer; Raschel machine; RS 2, RS 4, RSE 4, RACOP, Jacquardtronic, Textronic, RD 7, RD 6, HDR 6, RSJ 4/1, RJPC 4F',
  'Karl Mayer; Direct warping machine; DS 21, Warpdirect, ISODIRECT',
  'Karl Mayer; Sectional warping machine; NOV-O-MATIC, Multi-Matic, Opt-O-Matic, Rotal',
  'Benninger; Sectional warping machine; Supertronic, Ben-O-Matic, Ergotronic, Versomat, Ben-V-Creel, SC-Perfect',
  'Benninger; Direct warping machine; Bendirect, ZDA, Ben-Direct, ZC-L',
  'Benninger; Sizing machine; Bensizetec, Zell',
  'Mayer & Cie; Circular knitting machine; Relanit, Relanit 3.2, Relanit 3.2 HS, Relanit 3.2 II, Relanit 0.8, Relanit 4, Relanit 1.6, Relanit 3.2 S, MV4, MV4-3.2, MV 4-3.2 II, S4, S4-3.2, Inovit, OVJA 1.6, OVJA 36, FV 2.0, D4-2.2, D4-2.2 II, MBF 3.2, Interrib 4-1.8, IG 3.2, IHG II, FFG II, FRJ, MCPE 2.4, SM 3.2',
  'Terrot; Circular knitting machine; S296, S296-1, S296-2, SCC 548, UCC 548, UCC572, I3P 154, I3P 196, UP 472, S3P172, S3P248, RH216, SCC4F 548, SH196, I3P',
  'Fukuhara; Circular knitting machine; VXC-3S, VXC3S, V-LEC6, V-LPJ4B, LPJ-H, LIL4, M-LEC7, VX-RDS, V-8ME42, SC4CA-3.2R, 3FA, VXC-S4, VX3S',
  'Pailung; Circular knitting machine; PL-KS3B, PL-KD1.8, PL-XS3B/C, PL-XD, KS3B, XS3B',
  'Orizio; Circular knitting machine; John/C, CMOAN, JHN, CMO4AN, Johnan, DI NTS',
  'Santoni; Seamless knitting machine; SM8-TOP2, SM8 TOP2, SM8, SM4-TL2, SM8 EVO4, SM8-TOP1',
  'Lonati; Socks knitting machine; Goal, Bravo, GK616, GL616, LA4, GL544, L454J, GL44, GL54',
  'Shima Seiki; Flat knitting machine; SES, SES 122, SSR112, SSR122, SIG, SIG123, SVR, SVR123, SWG, SWG 091, SCG 122, MACH2X, SSG 122, N.SSR112, NSSG, SES 124, FIRST 123, N.SIG123, N.SVR123',
  'Stoll; Flat knitting machine; CMS 330, CMS 411, CMS 420, CMS 422, CMS 433, CMS 502, CMS 520, CMS 530, CMS 530 HP, CMS 433.6, ADF 32, CMS 822, CMS ADF, CMS 340',
  'Cixing; Flat knitting machine; GE2-52C, HP2-52C, KS3-72C, GE 2-52',
  'Monforts; Stenter; Montex, Montex 5000, Montex 6000, Montex 6500, Montex 8000, MonTwin',
  'Monforts; Sanforising machine; Toptex, Monfortex, Monfortex 8000',
  'Monforts; Pad-steam range; Thermex, Thermex 6500, Econtrol',
  'Brückner; Stenter; Power-Frame, Split-Flow, VNE, Eco Line, Power Frame VNE',
  'Thies; Soft-flow dyeing machine; eco-soft, ecosoft, Luft-roto plus, iMaster, Soft-TRD, TRD, iMaster H2O',
  'Thies; Yarn dyeing machine; eco-bloc, eco-bloc X, eco-bloc quattro',
  'Fong’s; Soft-flow dyeing machine; Jumboflow, TEC Series, Monsoon, Ecowin, GN6, ALLWIN, ECO-6, ECO-88, ECO-38, Jumbotec, SUPERWIN, Jumbo TEC3',
  'Sclavos; Soft-flow dyeing machine; Athena, Athena 2, Athena 3, Venus, Aquachron, Apollon',
  'Stork; Rotary printing machine; RD IV, RD-III, RD-IV, Pegasus EVO, RD III, RD4, RD III+, RD IV+',
  'Reggiani; Rotary printing machine; Unica, Prima, Mini Unica',
  'Zimmer; Rotary printing machine; Rotascreen, Rotascreen TU, Rotaskreen',
  'Reggiani; Digital printing machine; ReNOIR, ReNOIR Compact, Next, ReNOIR Top',
  'MS Printing; Digital printing machine; JP4, JP5, JP6, JP7, JPK, JPK Evo, LaRio, MiniLario, Impres 4160',
  'Kornit; Digital printing machine; Avalanche, Storm, Presto, Atlas, Breeze, Avalanche HD6, Allegro, Atlas MAX, Storm 1000',
  'Epson; Digital printing machine; Monna Lisa, SC-F6300, SC-F9400, SC-F9470, SC-F10060, SC-F6370, SureColor F6370, ML-8000, ML-64000',
  'Mimaki; Digital printing machine; TS300P, TX300P, TS500P, TS55-1800, Tiger-1800B, TS100-1600, TX500',
  'Konica Minolta; Digital printing machine; Nassenger, Nassenger Pro 1000, Nassenger SP-1, Nassenger Pro 120',
  'Tajima; Multi-head embroidery machine; TMFD, TMBP-SC, TMBU, TMFX, TMEF, TFMX, TFGN, TMAR, TFHX, TMLG, TEMX, TEJT, TFKN, TMAR-KC, TFMX-II, TMLX, TMCR',
  'Barudan; Multi-head embroidery machine; BEVT, BEKS, BEXY, BEVS, BEDSH, BEKT, BEAT, BENT, BEVY, BEDY',
  'Laesser; Schiffli machine; MVS60, MVA, MVS, MCR',
  'Saurer; Schiffli machine; Epoca, Epoca 4, Epoca 5, Epoca 6, Epoca 7, Unica V, 2040, 2S-62',
  'Juki; Lockstitch machine; DDL-8700, DDL-8700-7, DDL-8700L, DDL-5550, DDL-5550N, DDL-9000, DDL-9000B, DDL-9000C, DDL-8100, DDL-8100e, DDL-900, DDL-900A, DDL-900B, DDL-7000, DDL-7000A, LH-3528, LH-3568, LH-3588, LH-515, DDL-227, DDL-8500, DLN-9010, DLU-5490, LU-1508, LU-2810, DDL-555, DDL-8700H',
  'Juki; Overlock machine; MO-6700, MO-6714, MO-6716, MO-6704, MO-6814, MO-6816, MO-3900, MO-2416, MO-6714S, MO-6716S, MO-6904, MO-6804, MO-6814S, MO-2514',
  'Juki; Flatlock machine; MF-7500, MF-7523, MF-7900, MF-7923, MF-7200, MF-860, MF-7700',
  'Juki; Bartack machine; LK-1900, LK-1900A, LK-1900AN, LK-1900B, LK-1850, LK-1900S',
  'Juki; Buttonhole machine; LBH-780, LBH-781, LBH-1790, LBH-1790A, MEB-3200, MEB-3810, LBH-1790AN',
  'Juki; Button-attaching machine; MB-373, MB-1373, LK-1903, LK-1903A, MB-1800, MB-377, LK-1903B, MB-1377, MB-372',
  'Juki; Feed-off-the-arm machine; MS-1190, MS-1261, MS-1261A, MS-3580',
  'Juki; Pattern sewer; AMS-210, AMS-210E, AMS-210EN, AMS-221, AMS-224, APW-895, APW-896, AMS-215',
  'Brother; Lockstitch machine; S-7200, S-7200C, S-7300A, S-7000DD, S-6200A, S-1000A, SL-1110, SL-7340, S-7100A, S-7100DD, T-8421, T-8422, T-8452, S-7250A, DB2-B755, S-7180A',
  'Brother; Bartack machine; KE-430, KE-430B, KE-430D, KE-430F, KE-430FX, KE-430HX, LK3-B430',
  'Brother; Buttonhole machine; HE-800, HE-800A, HE-800B, HE-800C, RH-9820, RH-981A, RH-9800, HM-818A, HE-8000',
  'Brother; Button-attaching machine; BE-438, BE-438B, BE-438C, BE-438D, BE-438FX, CB3-B917, BE-438HX',
  'Brother; Pattern sewer; BAS-311, BAS-326, BAS-311H, BAS-326H, BAS-342G, BAS-311G, BAS-326G',
  'Pegasus; Overlock machine; M700, M752, M732, MX5214, MX5200, EX5200, EX5214, M852, EX5204, L52, M922, MX5204, M952',
  'Pegasus; Flatlock machine; W500, W562, W1500, W1562, W264, W600, W664, W1500N, W562P, W3600, W3662',
  'Yamato; Overlock machine; AZ8000, AZ8020, AZ8003, CZ6000, AZ6000, Z361, AZF8020',
  'Yamato; Flatlock machine; VG2700, VF2500, VE2700, VG2713, VF2400, VG3721, VGS3721',
  'Siruba; Overlock machine; 747K, 757K, 737K, 747L, 700K, 700KD, 747D, 757L',
  'Siruba; Flatlock machine; F007K, F007J, C007K, C007J, F007E',
  'Siruba; Lockstitch machine; DL7000, DL720, L918, L819, DL730, DL7200, T828',
  'Jack; Lockstitch machine; A4, A4E, A4F, A4S, F4, F5, A2, A5, A5E, A6F, A7, A10, F6, A5E-A, 9100B, JK-8720, A4B, A4B-A, A2B, A4+, F4H, JK-5878, A5N, A5S',
  'Jack; Overlock machine; C3, C4, C5, C6, E3, E4, E4S, E3-4, C4-4, C2, JK-766, 798E, JK-798, 797',
  'Jack; Flatlock machine; K4, K5, K4-UT, W4, W4-UT, K5E, 8569, K4-D, W4-D',
  'Kansai Special; Chainstitch machine; DFB-1404P, DFB-1412P, DFB1404PMD, FX4404P, WX8803, DFB1408, DLR-1508P, DFB-1012P, FBX1104P, B2000C',
  'Dürkopp Adler; Buttonhole machine; 558, 580, 540-100, 559, 581, 579',
  'Dürkopp Adler; Lockstitch machine; 867, 271, 281, 275, 888, 272, 767, 271-140342',
  'Gerber; Automatic cutter; GT5250, GT7250, XLC7000, Z7, Paragon, Atria, GTxL, S91, S5200, XLP, S7200, Paragon HX, Paragon VX',
  'Lectra; Automatic cutter; Vector, Vector MP6, Vector IX6, Vector Q25, Vector MH8, Vector FX, VT5000, VT7000, Vector 5000, Vector 7000',
  'Eastman; Straight-knife cutter; Blue Streak, Brute, 629X, Blue Streak II, 627X, Blue Streak 629X',
  'KM; Straight-knife cutter; KS-AUV, KS-EU, AUK, KS-AU, KM-AUV, KS-AUK',
]

export interface KnownModel {
  model: string
  make: string
  type: string
}

const MODELS: readonly KnownModel[] = KNOWN.flatMap((row) => {
  const [make = '', type = '', models = ''] = row.split(';').map((part) => part.trim())
  return models.split(',').map((model) => ({ model: model.trim(), make, type }))
})

/** A model without what people leave out: "JAT-810" and "jat 810" are "jat810". */
const squeezed = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+.]/gu, '')

const BY_NAME: ReadonlyMap<string, readonly KnownModel[]> = byName()

function byName(): Map<string, KnownModel[]> {
  const found = new Map<string, KnownModel[]>()
  for (const one of MODELS) found.set(squeezed(one.model), [...(found.get(squeezed(one.model)) ?? []), one])
  return found
}

/** The makers' machines with this model name; none when it is unknown. */
export function modelsNamed(text: string): readonly KnownModel[] {
  return BY_NAME.get(squeezed(text)) ?? []
}

const TYPES_OF_MAKE: ReadonlyMap<string, ReadonlySet<string>> = typesByMake()

function typesByMake(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const { make, type } of MODELS) found.set(make, (found.get(make) ?? new Set()).add(type))
  return found
}

/** The machine of makers who build one kind; "" for the others. */
export function typeOfMake(make: string): string {
  const types = [...(TYPES_OF_MAKE.get(make) ?? [])]
  return types.length === 1 ? (types[0] ?? '') : ''
}
