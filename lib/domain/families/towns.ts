const OF_INDIA = [
  'tirupp?ur|coimbatore|erode|karur|salem|madurai|rajapalayam|dindigul|bhavani|somanur|palladam|chennai',
  'surat|ahmedabad|rajkot|gondal|kadi|mehsana|jetpur|gandhi ?nagar|ankleshwar|bharuch|alang|vapi|silvassa|kandla|mundra',
  'bhiwandi|ichalkaranji|solapur|malegaon|nagpur|mumbai|burhanpur|indore|hyderabad|guntur|warangal|bengaluru|bangalore|ballari|bellary',
  'panipat|ludhiana|amritsar|delhi|meerut|kanpur|varanasi|bhilwara|pali|balotra|kishangarh|jaipur|kolkata|howrah',
].join('|')
/** Towns abroad that lines of India name too, by their country. */
const KNOWN_IN_INDIA: Readonly<Record<string, string>> = {
  BD: 'dhaka|narayanganj',
  IT: 'prato|montemurlo|biella',
  PK: 'faisalabad|karachi|lahore',
}
/** Other towns of textiles abroad. Some are words elsewhere, so that they are read only behind "made in", "ships from" and the like. */
const ABROAD: Readonly<Record<string, string>> = {
  BD: 'gazipur|savar|tongi|narsingdi',
  CN: 'changzhou|shanghai|ningbo|jiaxing|huzhou|wenzhou|shishi|hebei|shijiazhuang|qingdao|shenzhen|guangzhou|foshan|dongguan|shaoxing|keqiao|hangzhou|xiaoshan|haining|tongxiang|yiwu|wujiang|shengze|suzhou|changshu|nantong|wuxi|jiangyin|zhangjiagang|quanzhou|jinjiang|weifang|zibo|zhejiang|jiangsu|guangdong|shandong|fujian',
  DE: 'augsburg|krefeld|m[öo]nchengladbach|reutlingen|albstadt|chemnitz',
  EG: 'alexandria|mahalla',
  ES: 'sabadell|terrassa|alcoy|barcelona',
  FR: 'lyon|roubaix|troyes',
  GB: 'leicester|huddersfield|bradford',
  ID: 'jakarta|bandung|surabaya|semarang|surakarta|tangerang',
  IT: 'como|busto arsizio|carpi|bergamo|brescia|vicenza|milano?|torino|turin',
  JP: 'ichinomiya|nishiwaki|bishu|osaka|tokyo|nagoya',
  KR: 'daegu|seoul',
  KZ: 'almaty|astana|shymkent',
  PK: 'sialkot|multan|gujranwala|sheikhupura|hafizabad',
  PT: 'guimar[ãa]es|famalic[ãa]o',
  TH: 'bangkok',
  TR: '[iİ]stanbul|[iİ]zmir|konya|bursa|denizli|gaziantep|kahramanmara[şs]|u[şs]ak|adana|[çc]orlu|tekirda[ğg]|kayseri|malatya',
  US: 'charlotte|greensboro|gastonia|high point|dalton',
  UZ: 'tashkent|fergana|namangan',
  VN: 'hanoi|ha noi|nam dinh|ho chi minh(?: city)?|hcmc|saigon',
}

/** Those of India. */
export const INDIAN_TOWNS = OF_INDIA

/** Towns of the trade, as lines name them: the alternatives of a pattern. */
export const TOWNS = [OF_INDIA, ...Object.values(KNOWN_IN_INDIA)].join('|')

const named = (towns: string): RegExp => new RegExp(`^(?:${towns})$`, 'iu')
const TOWN = named(TOWNS)
const BY_COUNTRY = [['IN', OF_INDIA] as const, ...Object.entries(KNOWN_IN_INDIA), ...Object.entries(ABROAD)].map(
  ([country, towns]) => [country, named(towns)] as const,
)

/** Whether this names a town of the trade that lines of India name. */
export const isTown = (name: string): boolean => TOWN.test(name)

/** The country of a town of the trade; null where the name is that of none. */
export const countryOfTown = (name: string): string | null =>
  BY_COUNTRY.find(([, towns]) => towns.test(name))?.[0] ?? null

/** "Panipat delivered": the goods go there. */
export const isDeliveredTo = (tokens: readonly string[], at: number, used: number): boolean =>
  /^deliver(?:ed|y)$/i.test(tokens[at + used] ?? '')

/** Words in front of a town that is not where goods lie: they go there, or are shipped from its port. */
export const NOT_FROM_TOWN = /^(?:fob|fca|cif|cfr|cnf|c&f|dap|ddp|deliver|delivered|delivery|reach|upto|to|for)$/
