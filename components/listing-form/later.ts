/** What a form needs once it is worked in, as one file: both parts know the units of all trades. */
export * from './state/form-logic'
export * from './widgets/later-widgets'
