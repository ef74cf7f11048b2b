import type { Option } from '@/components/ui/option'
import { countries } from '@/lib/domain/vocabulary/countries'

/** The countries by name. Built on the server, so that the vocabulary is not sent to the browser. */
export const COUNTRY_OPTIONS: readonly Option[] = countries.options
  .map(({ value, label, aliases }) => ({ value, label: label ?? value, aliases }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))
