/** Warp and weft, in the words of a handloom. The name is defined only here. */
export const PRODUCT_NAME = 'Tana Bana'
export const PRODUCT_LINE = 'India’s textile marketplace'
