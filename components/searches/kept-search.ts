import type { ModuleKey } from '@/lib/domain/modules/keys'

/** A saved search of a visitor or of an account, as lists show it. */
export interface KeptSearch {
  /** Its id; of a visitor's, its name. */
  key: string
  name: string
  moduleKey: ModuleKey
  /** The page with its listings. */
  path: string
  /** Null: a visitor gets no notices. */
  notify: boolean | null
  newMatches: number
  /** Why the account did not take it: it is still in this browser only. */
  refusal?: string
}

/** A saved search as the API and the services give it. */
export interface SearchRecord extends Omit<KeptSearch, 'key'> {
  searchId: string
}

export function keptOf({ searchId, name, moduleKey, path, notify, newMatches }: SearchRecord): KeptSearch {
  return { key: searchId, name, moduleKey, path, notify, newMatches }
}
