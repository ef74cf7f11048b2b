import type { CountSystem } from '@/lib/domain/count/systems'

const NAMES: Record<CountSystem, (value: string) => string> = {
  Ne: (value) => `${value}s`,
  Nm: (value) => `Nm ${value}`,
  Tex: (value) => `${value} tex`,
  dtex: (value) => `${value} dtex`,
  Denier: (value) => `${value} denier`,
  NeW: (value) => `NeW ${value}`,
  NeL: (value) => `${value} lea`,
  Run: (value) => `${value} run`,
  JuteLb: (value) => `${value} lb`,
  Tkt: (value) => `Tkt ${value}`,
}

/** A count as the trade writes it: "30s", "Nm 28", "150 denier". Each can be parsed as a count. */
export const nameCount = (system: CountSystem, value: string): string => NAMES[system](value)
