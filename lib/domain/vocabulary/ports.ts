import { codeOptions, openVocabulary } from '@/lib/domain/vocabulary/vocabulary'

/** Ports of the textile trade by UN/LOCODE; open, so that any inland place can be typed. */
export const ports = openVocabulary(
  codeOptions(`
INNSA Nhava Sheva|JNPT|Jawaharlal Nehru
INMUN Mundra
INMAA Chennai|Madras
INTUT Tuticorin|Thoothukudi
INCOK Cochin|Kochi
INCCU Kolkata|Calcutta
INHAL Haldia
INHZA Hazira
INPAV Pipavav
INKAT Kattupalli
INENR Ennore|Kamarajar
INVTZ Visakhapatnam|Vizag
INKRI Krishnapatnam
INNML New Mangalore
INIXY Kandla|Deendayal
INBOM Mumbai|Bombay
INDEL Delhi
BDCGP Chittagong|Chattogram|CTG
BDMGL Mongla
BDDAC Dhaka
PKKHI Karachi
PKBQM Port Qasim
LKCMB Colombo
CNSHA Shanghai
CNNGB Ningbo
CNTAO Qingdao
CNYTN Yantian
CNSZX Shenzhen
CNNSA Nansha
CNSHK Shekou
CNTXG Tianjin|Xingang
CNXMN Xiamen
CNFOC Fuzhou
CNLYG Lianyungang
CNCAN Guangzhou
CNDLC Dalian
HKHKG Hong Kong
TWKHH Kaohsiung
TWKEL Keelung
KRPUS Busan|Pusan
KRINC Incheon
KRKAN Gwangyang
JPOSA Osaka
JPUKB Kobe
JPTYO Tokyo
JPYOK Yokohama
JPNGO Nagoya
JPHKT Hakata
VNSGN Ho Chi Minh City|Cat Lai|HCMC|Saigon
VNHPH Haiphong|Hai Phong
VNDAD Da Nang
VNUIH Quy Nhon
VNCMT Cai Mep
THLCH Laem Chabang
THBKK Bangkok
IDJKT Jakarta|Tanjung Priok
IDSUB Surabaya
IDSRG Semarang
IDBLW Belawan
MYPKG Port Klang
MYTPP Tanjung Pelepas
MYPGU Pasir Gudang
MYPEN Penang
SGSIN Singapore
PHMNL Manila
PHCEB Cebu
MMRGN Yangon
KHKOS Sihanoukville
KHPNH Phnom Penh
AEJEA Jebel Ali|Dubai
AESHJ Sharjah
AEKLF Khor Fakkan
QAHMD Hamad
KWSWK Shuwaikh
BHKBS Khalifa Bin Salman
SAJED Jeddah
SADMM Dammam
OMSOH Sohar
OMSLL Salalah
YEADE Aden
IRBND Bandar Abbas
IQUQR Umm Qasr
JOAQJ Aqaba
LBBEY Beirut
SYLTK Latakia
ILHFA Haifa
ILASH Ashdod
TRIST Istanbul
TRMER Mersin
TRIZM Izmir
TRGEM Gemlik
TRISK Iskenderun
EGALY Alexandria
EGPSD Port Said
EGDAM Damietta
MACAS Casablanca
MAPTM Tanger Med
TNRAD Rades
TNTUN Tunis
DZALG Algiers
ITGOA Genoa
ITSPE La Spezia
ITLIV Livorno|Leghorn
ITVCE Venice
ITNAP Naples
ITTRS Trieste
ITAOI Ancona
ITSAL Salerno
ITRAN Ravenna
ITGIT Gioia Tauro
MTMAR Marsaxlokk
GRPIR Piraeus
GRSKG Thessaloniki|Salonica
CYLMS Limassol
ESBCN Barcelona
ESVLC Valencia
ESALG Algeciras
ESBIO Bilbao
PTLIS Lisbon
PTLEI Leixões
PTSIE Sines
FRLEH Le Havre
FRFOS Fos-sur-Mer
FRMRS Marseille
FRDKK Dunkirk
BEANR Antwerp
BEZEE Zeebrugge
NLRTM Rotterdam
NLAMS Amsterdam
DEHAM Hamburg
DEBRV Bremerhaven
GBFXT Felixstowe
GBSOU Southampton
GBLGP London Gateway
GBLIV Liverpool
GBTIL Tilbury
IEDUB Dublin
DKAAR Aarhus
SEGOT Gothenburg
FIHEL Helsinki
EETLL Tallinn
LVRIX Riga
LTKLJ Klaipėda
NOOSL Oslo
PLGDN Gdańsk
PLGDY Gdynia
RULED Saint Petersburg
RUNVS Novorossiysk
UAODS Odesa
ROCND Constanța
BGVAR Varna
SIKOP Koper
HRRJK Rijeka
USNYC New York
USLAX Los Angeles
USLGB Long Beach
USSAV Savannah
USCHS Charleston
USHOU Houston
USORF Norfolk
USOAK Oakland
USSEA Seattle
USMIA Miami
USBAL Baltimore
USPHL Philadelphia
USBOS Boston
USJAX Jacksonville
USILM Wilmington
USMSY New Orleans
USEWR Newark
USTIW Tacoma
CAMTR Montreal
CAVAN Vancouver
CATOR Toronto
CAHAL Halifax
MXVER Veracruz
MXZLO Manzanillo
MXATM Altamira
MXLZC Lázaro Cárdenas
PAONX Colón
JMKIN Kingston
TTPOS Port of Spain
GTPRQ Puerto Quetzal
GTSTC Santo Tomás de Castilla
HNPCR Puerto Cortés
SVAQJ Acajutla
DOHAI Río Haina
DOCAU Caucedo
COBUN Buenaventura
COCTG Cartagena
PECLL Callao
CLSAI San Antonio
CLVAP Valparaíso
BRSSZ Santos
BRITJ Itajaí
BRNVT Navegantes
BRPNG Paranaguá
BRRIO Rio de Janeiro
BRSUA Suape
ARBUE Buenos Aires
UYMVD Montevideo
ECGYE Guayaquil
ZADUR Durban
ZACPT Cape Town
MZMPM Maputo
MZBEW Beira
AOLAD Luanda
KEMBA Mombasa
TZDAR Dar es Salaam
NGAPP Apapa
NGLOS Lagos
NGTIN Tin Can Island
GHTEM Tema
TGLFW Lomé
BJCOO Cotonou
CMDLA Douala
CIABJ Abidjan
SNDKR Dakar
DJJIB Djibouti
SDPZU Port Sudan
MGTMM Toamasina|Tamatave
MUPLU Port Louis
AUMEL Melbourne
AUSYD Sydney
AUBNE Brisbane
AUFRE Fremantle
NZAKL Auckland
NZTRG Tauranga
`),
)
