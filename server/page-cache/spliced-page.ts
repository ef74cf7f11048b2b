import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib'

const WINDOW = 32 * 1024
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block. */
const GZIP_END = Buffer.from([3, 0])
const BITS = 8

/**
 * A page compressed once, into which each answer's own word (its nonce) is spliced without compressing again: what stands between the
 * word's places is deflated, the places are stored blocks. No match reaches into a place: for the compressor they hold bytes that no
 * page has.
 */
export class SplicedPage {
  readonly #zipped: Buffer
  readonly #places: readonly number[]
  readonly #wordLength: number
  readonly #crc: number
  /** The checksum is linear: what each bit of the word, at all its places, adds to it. */
  readonly #crcOfBits: Uint32Array
  readonly #length: number

  /** @param text the page with `word` at its places; @throws when it contains U+0000 */
  constructor(text: string, word: string) {
    if (text.includes('\0')) throw new Error('A page with U+0000 cannot be spliced.')
    const blank = '\0'.repeat(word.length)
    const parts = text.split(word).map((part) => Buffer.from(part))
    const page = Buffer.from(text.replaceAll(word, blank))
    const zipped: Buffer[] = [GZIP_HEAD]
    const places: number[] = []
    let zippedLength = GZIP_HEAD.length
    let at = 0
    const placesInPage: number[] = []
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        const head = storedBlockHead(word.length)
        places.push(zippedLength + head.length)
        placesInPage.push(at)
        zipped.push(head, Buffer.alloc(word.length))
        zippedLength += head.length + word.length
        at += word.length
      }
      if (part.length === 0) continue
      const seen = page.subarray(Math.max(0, at - WINDOW), at)
      const deflated = deflateRawSync(part, {
        level: 6,
        finishFlush: constants.Z_SYNC_FLUSH,
        ...(seen.length > 0 ? { dictionary: seen } : {}),
      })
      zipped.push(deflated)
      zippedLength += deflated.length
      at += part.length
    }
    this.#zipped = Buffer.concat([...zipped, GZIP_END, Buffer.alloc(8)])
    this.#places = places
    this.#wordLength = word.length
    this.#length = page.length
    this.#crc = crc32(page)
    this.#crcOfBits = new Uint32Array(word.length * BITS)
    for (let bit = 0; bit < this.#crcOfBits.length; bit++) {
      const offset = Math.floor(bit / BITS)
      for (const place of placesInPage) page[place + offset] = 1 << (bit % BITS)
      this.#crcOfBits[bit] = crc32(page) ^ this.#crc
      for (const place of placesInPage) page[place + offset] = 0
    }
  }

  get bytes(): number {
    return this.#zipped.length + this.#crcOfBits.byteLength
  }

  /** The page with this word in its places, as gzip. @param word ASCII, as long as the first */
  gzip(word: string): Buffer {
    if (word.length !== this.#wordLength) throw new Error('The word is of another length.')
    const zipped = Buffer.from(this.#zipped)
    for (const place of this.#places) zipped.write(word, place, 'latin1')
    let crc = this.#crc
    for (let bit = 0; bit < this.#crcOfBits.length; bit++) {
      if ((word.charCodeAt(Math.floor(bit / BITS)) >> (bit % BITS)) & 1) crc ^= this.#crcOfBits[bit] ?? 0
    }
    zipped.writeUInt32LE(crc >>> 0, zipped.length - 8)
    zipped.writeUInt32LE(this.#length, zipped.length - 4)
    return zipped
  }

  plain(word: string): Buffer {
    return gunzipSync(this.gzip(word))
  }
}

function storedBlockHead(length: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(length, 1)
  head.writeUInt16LE(~length & 0xffff, 3)
  return head
}
