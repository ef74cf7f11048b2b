/** Towns of the trade, as lines name them: the alternatives of a pattern. */
export const TOWNS = [
  'tirupp?ur|coimbatore|erode|karur|salem|madurai|rajapalayam|dindigul|bhavani|somanur|palladam|chennai',
  'surat|ahmedabad|rajkot|gondal|kadi|mehsana|jetpur|gandhi ?nagar|ankleshwar|bharuch|alang|vapi|silvassa|kandla|mundra',
  'bhiwandi|ichalkaranji|solapur|malegaon|nagpur|mumbai|burhanpur|indore|hyderabad|guntur|warangal|bengaluru|bangalore|ballari|bellary',
  'panipat|ludhiana|amritsar|delhi|meerut|kanpur|varanasi|bhilwara|pali|balotra|kishangarh|jaipur|kolkata|howrah',
  'dhaka|narayanganj|faisalabad|karachi|lahore|prato|montemurlo|biella',
].join('|')

/** Towns of textiles outside India, by their country. */
const ABROAD: Readonly<Record<string, string>> = {
  BD: 'dhaka|narayanganj|gazipur|savar|tongi',
  CN: 'shenzhen|guangzhou|foshan|dongguan|shaoxing|keqiao|hangzhou|xiaoshan|haining|tongxiang|yiwu|wujiang|shengze|suzhou|changshu|nantong|wuxi|jiangyin|zhangjiagang|quanzhou|jinjiang|weifang|zibo|zhejiang|jiangsu|guangdong|shandong|fujian',
  ES: 'sabadell|terrassa|alcoy',
  IT: 'prato|montemurlo|biella|como|busto arsizio|carpi|bergamo|brescia|vicenza|milano?|torino|turin',
  JP: 'ichinomiya|nishiwaki|bishu',
  KR: 'daegu|seoul',
  PK: 'karachi|faisalabad|lahore|sialkot|multan|gujranwala',
  PT: 'guimar[ãa]es|famalic[ãa]o',
  TR: 'bursa|denizli|gaziantep|kahramanmara[şs]|u[şs]ak|adana|[çc]orlu|tekirda[ğg]|kayseri|malatya',
  US: 'charlotte|greensboro|gastonia|high point|dalton',
  UZ: 'tashkent|fergana|namangan',
  VN: 'hanoi|nam dinh',
}
const TOWNS_BY_COUNTRY = Object.entries(ABROAD).map(
  ([country, names]) => [country, new RegExp(`^(?:${names})$`, 'iu')] as const,
)
const TOWN = new RegExp(`^(?:${TOWNS})$`, 'iu')

/** The country of a town of the trade; null where the name is that of none. */
export const countryOfTown = (name: string): string | null =>
  TOWNS_BY_COUNTRY.find(([, towns]) => towns.test(name))?.[0] ?? (TOWN.test(name) ? 'IN' : null)

/** "Panipat delivered": the goods go there. */
export const isDeliveredTo = (tokens: readonly string[], at: number, used: number): boolean =>
  /^deliver(?:ed|y)$/i.test(tokens[at + used] ?? '')

/** Words in front of a town that is not where goods lie: they go there, or are shipped from its port. */
export const NOT_FROM_TOWN = /^(?:fob|fca|cif|cfr|cnf|c&f|dap|ddp|deliver|delivered|delivery|reach|upto|to|for)$/
