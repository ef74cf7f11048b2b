import { openVocabulary, option } from '@/lib/domain/vocabulary/vocabulary'

/** How it is fixed. */
export const fusing = openVocabulary([
  option('Fusible', 'fuse, fusable, iron on, adhesive coated, thermo bonding'),
  option('Sew-in', 'non fusible, non-fusible, nonfusible, sew in, unfused, stitch in'),
])

/** The cloth under the adhesive. */
export const interliningBase = openVocabulary([
  option('Woven', 'woven base, cotton woven'),
  option('Knitted', 'knit, tricot, warp knit, weft insert, weft inserted, weft insertion, circular knit'),
  option('Nonwoven', 'non woven, non-woven, paper fusing, paper'),
  option('Hair canvas', 'horse hair canvas, hair interlining, canvas'),
])

export const adhesive = openVocabulary([
  option('PA', 'polyamide, copolyamide'),
  option('PES', 'polyester adhesive, copolyester, PES coating'),
  option('HDPE', 'high density polyethylene, HDPE coating'),
  option('LDPE', 'low density polyethylene, LDPE coating'),
  option('EVA', 'ethylene vinyl acetate'),
  option('PVC', 'vinyl'),
  option('PU', 'polyurethane'),
])

export const coatingDot = openVocabulary([
  option('Double dot', 'double-dot, doubledot'),
  option('Paste dot', 'paste-dot'),
  option('Powder dot', 'powder-dot'),
  option('Scatter', 'scatter coating, sinter, random scatter'),
  option('Micro dot', 'microdot, micro-dot'),
  option('Film', 'web, fusible web, PE film'),
])

/** How the fused cloth feels. */
export const interliningHand = openVocabulary([
  option('Soft', 'soft hand, soft feel'),
  option('Medium', 'medium hand'),
  option('Firm', 'hard, stiff, crisp, firm hand'),
])
