const WORDS = 4

/** Row ids (UUIDs) in sixteen bytes each, and the latest row of each id. */
export class IdTable {
  private words = new Uint32Array(1024 * WORDS)
  /** Row + 1 by hash; 0 is free. Half of the slots stay free, so that a search is short. */
  private slots = new Uint32Array(4096)
  private length = 0
  private used = 0

  get rows(): number {
    return this.length
  }

  /** @returns the new row's number, and the row the id had before */
  add(id: string): { row: number; before: number | null } {
    const key = wordsOf(id)
    const row = this.length++
    if ((row + 1) * WORDS > this.words.length) {
      const wider = new Uint32Array(this.words.length + Math.max(4096, (this.words.length >>> 4) * WORDS))
      wider.set(this.words)
      this.words = wider
    }
    this.words.set(key, row * WORDS)
    if (this.used * 2 > this.slots.length) this.widen()
    const slot = this.slotOf(key)
    const before = (this.slots[slot] ?? 0) - 1
    if (before < 0) this.used++
    this.slots[slot] = row + 1
    return { row, before: before < 0 ? null : before }
  }

  find(id: string): number | null {
    const row = (this.slots[this.slotOf(wordsOf(id))] ?? 0) - 1
    return row < 0 ? null : row
  }

  idOf(row: number): string {
    let hex = ''
    for (let index = 0; index < WORDS; index++)
      hex += (this.words[row * WORDS + index] ?? 0).toString(16).padStart(8, '0')
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }

  get bytes(): number {
    return this.words.byteLength + this.slots.byteLength
  }

  private slotOf(key: Uint32Array): number {
    const last = this.slots.length - 1
    let slot = hashOf(key) & last
    for (;;) {
      const row = (this.slots[slot] ?? 0) - 1
      if (row < 0 || this.isAt(row, key)) return slot
      slot = (slot + 1) & last
    }
  }

  private isAt(row: number, key: Uint32Array): boolean {
    for (let index = 0; index < WORDS; index++) if (this.words[row * WORDS + index] !== key[index]) return false
    return true
  }

  private widen(): void {
    const rows = this.slots.filter((row) => row > 0)
    this.slots = new Uint32Array(this.slots.length * 2)
    for (const row of rows) this.slots[this.slotOf(this.words.subarray((row - 1) * WORDS, row * WORDS))] = row
  }
}

function wordsOf(id: string): Uint32Array {
  const hex = id.replaceAll('-', '')
  return Uint32Array.from({ length: WORDS }, (_, index) => Number.parseInt(hex.slice(index * 8, index * 8 + 8), 16))
}

function hashOf(key: Uint32Array): number {
  let hash = 0
  for (const word of key) hash = Math.imul(hash ^ word, 0x9e3779b1) ^ (hash >>> 15)
  return (hash ^ (hash >>> 16)) >>> 0
}
