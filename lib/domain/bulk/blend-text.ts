import { type BlendRow, parseBlend } from '@/lib/domain/listing/blend'
import { plainNumber } from './plain-number'

const SHARE_FIRST = /^(\d+(?:\.\d+)?)\s*%?\s*(\p{L}.*)$/u
const SHARE_LAST = /^(\p{L}.*?)\s*[:=]?\s*(\d+(?:\.\d+)?)\s*%?$/u

/** A blend as labels write it: `60% Cotton / 40% Polyester`. */
export function blendText(rows: readonly BlendRow[]): string {
  return rows.map(({ fibre, percent }) => `${plainNumber(percent)}% ${fibre}`).join(' / ')
}

/**
 * Reads parts of a share and a fibre, and the trade's other notations of a blend (`PC 65/35`). The listing's judgement
 * checks that the shares sum to 100.
 */
export function readBlendText(text: string): { rows: BlendRow[] } | { code: string; message: string } {
  const parts = text.split(/\s*[/;+\n]\s*/).filter((part) => part !== '')
  const rows: BlendRow[] = []
  for (const part of parts) {
    const [, share, name] = SHARE_FIRST.exec(part) ?? []
    const [, lastName, lastShare] = SHARE_LAST.exec(part) ?? []
    const fibre = name ?? lastName
    const percent = share ?? lastShare
    if (fibre !== undefined && percent !== undefined && !/\d+\s*%/.test(fibre)) {
      rows.push({ fibre: fibre.trim(), percent: Number(percent) })
    }
  }
  if (rows.length > 0 && rows.length === parts.length) return { rows }
  const reading = parseBlend(text)
  return reading.ok ? { rows: reading.rows } : { code: reading.code, message: reading.message }
}
