/** A spreadsheet that is made while it is sent. */
export interface SheetFile {
  /** Without its ending. */
  name: string
  format: 'csv' | 'xlsx'
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>
}
