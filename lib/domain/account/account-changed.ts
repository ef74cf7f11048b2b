/** The parts of an account that its owner may change, in words. */
const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  'company.name': 'Company',
  'company.city': 'City',
  'company.state': 'State',
  'company.country': 'Country',
  'company.gstin': 'GSTIN',
  'company.isMicroOrSmall': 'Micro or small enterprise',
}

/** An account as far as its owner may change it. */
interface ChangeableAccount {
  name: string
  company: Readonly<Record<string, string | boolean>>
}

/** The parts that differ. An event keeps their names, not their values: it is never deleted. */
export function accountPartsChanged(before: ChangeableAccount, after: ChangeableAccount): string[] {
  return Object.keys(LABELS).filter((part) => partOf(before, part) !== partOf(after, part))
}

function partOf({ name, company }: ChangeableAccount, part: string): string | boolean {
  return part === 'name' ? name : (company[part.slice('company.'.length)] ?? '')
}

/** "City changed"; nothing for what is no such part. */
export function accountPartText(part: unknown): string[] {
  const label = typeof part === 'string' ? LABELS[part] : undefined
  return label ? [`${label} changed`] : []
}
