import { codeOptions, openVocabulary } from '@/lib/domain/vocabulary/vocabulary'

/** Ports of the yarn trade by UN/LOCODE; open, so that any inland place can be typed. */
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
BDCGP Chittagong|Chattogram
BDMGL Mongla
BDDAC Dhaka
PKKHI Karachi
PKBQM Port Qasim
LKCMB Colombo
CNSHA Shanghai
CNNGB Ningbo
CNTAO Qingdao
CNYTN Yantian
CNSHK Shekou
CNTXG Tianjin|Xingang
CNXMN Xiamen
CNCAN Guangzhou
CNDLC Dalian
HKHKG Hong Kong
TWKHH Kaohsiung
TWKEL Keelung
KRPUS Busan|Pusan
KRINC Incheon
JPOSA Osaka
JPUKB Kobe
JPTYO Tokyo
JPYOK Yokohama
JPNGO Nagoya
VNSGN Ho Chi Minh City|Cat Lai
VNHPH Haiphong
VNDAD Da Nang
THLCH Laem Chabang
THBKK Bangkok
IDJKT Jakarta|Tanjung Priok
IDSUB Surabaya
IDSRG Semarang
MYPKG Port Klang
MYTPP Tanjung Pelepas
MYPGU Pasir Gudang
SGSIN Singapore
PHMNL Manila
MMRGN Yangon
KHKOS Sihanoukville
AEJEA Jebel Ali|Dubai
SAJED Jeddah
SADMM Dammam
OMSOH Sohar
IRBND Bandar Abbas
IQUQR Umm Qasr
JOAQJ Aqaba
ILHFA Haifa
ILASH Ashdod
TRIST Istanbul
TRMER Mersin
TRIZM Izmir
TRGEM Gemlik
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
GRPIR Piraeus
ESBCN Barcelona
ESVLC Valencia
ESALG Algeciras
PTLIS Lisbon
PTLEI Leixões
FRLEH Le Havre
FRFOS Fos-sur-Mer
FRMRS Marseille
BEANR Antwerp
NLRTM Rotterdam
DEHAM Hamburg
DEBRV Bremerhaven
GBFXT Felixstowe
GBSOU Southampton
GBLGP London Gateway
GBLIV Liverpool
IEDUB Dublin
DKAAR Aarhus
SEGOT Gothenburg
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
CAMTR Montreal
CAVAN Vancouver
CATOR Toronto
CAHAL Halifax
MXVER Veracruz
MXZLO Manzanillo
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
ARBUE Buenos Aires
UYMVD Montevideo
ECGYE Guayaquil
ZADUR Durban
ZACPT Cape Town
KEMBA Mombasa
TZDAR Dar es Salaam
NGAPP Apapa
NGLOS Lagos
NGTIN Tin Can Island
GHTEM Tema
CIABJ Abidjan
SNDKR Dakar
DJJIB Djibouti
MUPLU Port Louis
AUMEL Melbourne
AUSYD Sydney
NZAKL Auckland
`),
)
