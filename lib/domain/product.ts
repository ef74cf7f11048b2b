/** Warp and weft, in the words of a handloom. Stated here alone. */
export const PRODUCT_NAME = 'Tana Bana'
export const PRODUCT_LINE = 'The textile trade, listed in its own words'
