import { foldWord } from '@/lib/domain/vocabulary/vocabulary'

/** Brands that people name, by their folded words. */
export const BRANDS: ReadonlyMap<string, string> = new Map(
  [
    'Zara, H&M, Levis, Nike, Adidas, Puma, Raymond, Fabindia, Uniqlo, Biba, Manyavar, Mohey, Anokhi, Pantaloons, Westside',
    'Allen Solly, Van Heusen, Peter England, Louis Philippe, Arrow, Jockey, Max, Zudio, Lifestyle, Aurelia, Global Desi',
    'Nalli, Pothys, Kalanjali, RmKV, Satya Paul, Sabyasachi, Ritu Kumar, Jaypore, Okhai, Khadi Gramodyog, Bombay Dyeing',
    'Usha, Singer, Janome, Brother, Juki, Merritt, Rita, Vardhman, Ganga, Oswal, Marks & Spencer, Tommy Hilfiger, Decathlon',
    'Only, Vero Moda, Forever 21, Mango, Wrangler, Lee, Spykar, Monte Carlo, Woodland, Benetton, US Polo, Gini & Jony',
  ].flatMap((line) => line.split(', ').map((brand) => [foldWord(brand), brand] as const)),
)
export const BRAND_WORDS_MAX = 2
/** Also everyday words: a brand only where nothing else of it is meant. */
export const ALSO_WORDS = /^(?:max|arrow|only|lifestyle|mango|lee|brother|ganga|rita)$/
