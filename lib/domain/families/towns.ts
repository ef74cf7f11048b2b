/** Towns of the trade, as lines name them: the alternatives of a pattern. */
export const TOWNS = [
  'tirupp?ur|coimbatore|erode|karur|salem|madurai|rajapalayam|dindigul|bhavani|somanur|palladam|chennai',
  'surat|ahmedabad|rajkot|gondal|kadi|mehsana|jetpur|gandhi ?nagar|ankleshwar|bharuch|alang|vapi|silvassa|kandla|mundra',
  'bhiwandi|ichalkaranji|solapur|malegaon|nagpur|mumbai|burhanpur|indore|hyderabad|guntur|warangal|bengaluru|bangalore|ballari|bellary',
  'panipat|ludhiana|amritsar|delhi|meerut|kanpur|varanasi|bhilwara|pali|balotra|kishangarh|jaipur|kolkata|howrah',
  'dhaka|narayanganj|faisalabad|karachi|lahore|prato|montemurlo|biella',
].join('|')

/** "Panipat delivered": the goods go there. */
export const isDeliveredTo = (tokens: readonly string[], at: number, used: number): boolean =>
  /^deliver(?:ed|y)$/i.test(tokens[at + used] ?? '')

/** Words in front of a town that is not where goods lie: they go there, or are shipped from its port. */
export const NOT_FROM_TOWN = /^(?:fob|fca|cif|cfr|cnf|c&f|dap|ddp|deliver|delivered|delivery|reach|upto|to|for)$/
