import { randomBytes, randomInt } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'
const GROUPS = 5

/** The password of the demo accounts, kept where only its owner reads it; made when there is none yet. */
export function keptDemoPassword(dataDir: string): string {
  const file = path.join(path.resolve(dataDir), 'demo-password')
  const kept = readKept(file)
  if (kept) return kept
  mkdirSync(path.dirname(file), { recursive: true })
  const half = `${file}.${randomBytes(6).toString('hex')}`
  const made = newDemoPassword()
  try {
    writeFileSync(half, `${made}\n`, { mode: 0o600, flag: 'wx' })
    // Whole or not at all: a crash between the two leaves a file that no one reads.
    rmSync(file, { force: true })
    linkSync(half, file)
  } finally {
    rmSync(half, { force: true })
  }
  return made
}

/** Syllables that can be read over the phone, such as "kobi-rasu-tene-mado-lipu": 61 bits. */
function newDemoPassword(): string {
  return Array.from({ length: GROUPS }, () => syllable() + syllable()).join('-')
}

function syllable(): string {
  return oneOf(CONSONANTS) + oneOf(VOWELS)
}

function oneOf(letters: string): string {
  return letters.charAt(randomInt(letters.length))
}

function readKept(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
