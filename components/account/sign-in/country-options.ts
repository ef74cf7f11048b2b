import type { Option } from '@/components/ui/option'
import { countries } from '@/lib/domain/vocabulary/countries'

/** The countries as a list offers them, by name. Made on the server: the vocabulary stays out of the browser. */
export const COUNTRY_OPTIONS: readonly Option[] = countries.options
  .map(({ value, label, aliases }) => ({ value, label: label ?? value, aliases }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))
