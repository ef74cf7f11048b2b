import { CLOTH, METAL } from './kit'

/** The colours of platings, by their canonical names. */
const PLATINGS: Readonly<Record<string, string>> = {
  Nickel: '#c9ccd0',
  'Black nickel': '#4a4c50',
  'Antique nickel': '#8d8f8e',
  'Antique brass': '#8a6d3b',
  'Antique silver': '#95958f',
  'Antique copper': '#7d4b2f',
  Gunmetal: '#3f4247',
  Gold: '#cda349',
  Silver: '#cfd2d6',
  Copper: '#b06a41',
  Brass: '#c9a353',
  Chrome: '#d8dde2',
  'Horn look': '#6a4d33',
  'Wood look': '#9a7247',
}

/** What materials look like without a colour. */
const MATERIALS: Readonly<Record<string, string>> = {
  Brass: '#c9a353',
  Copper: '#b06a41',
  Shell: '#e8e2dc',
  Corozo: '#d8c7a1',
  Coconut: '#5b4030',
  Wood: '#a77b4c',
  Horn: '#4c3a2b',
  Bone: '#e9dfc9',
  Leather: '#8c5a33',
  'PU leather': '#7a5334',
  Paper: '#f1ead9',
  Glass: '#dbe7ee',
  Jute: '#b08a55',
  'Metallic yarn': '#c9a353',
  Rubber: '#3a3a3c',
}
const BARE_METAL = /^(?:Zinc alloy|Iron|Steel|Stainless steel|Aluminium|Metal)$/

/** The colour of a trim from its plating, its dyed colour and its material; `metal` is that of its metal parts. */
export function trimColour(look: { dyed: string | null; finish: string; material: string }): {
  colour: string
  metal: string | null
} {
  const plating = PLATINGS[look.finish] ?? null
  const own = MATERIALS[look.material] ?? (BARE_METAL.test(look.material) ? METAL : null)
  return { colour: plating ?? look.dyed ?? own ?? CLOTH, metal: plating ?? (own === null ? null : own) }
}
