'use client'

import { useEffect, useState } from 'react'
import type { Refusal } from '@/components/request/request'
import { addSearch, changeSearch, deleteSearch, readSearches, shown } from './account-searches'
import type { KeptSearch } from './kept-search'
import { keepLocalSearches, type LocalSearch, localSearches, renamed, withoutSaved, withSaved } from './local-searches'

/**
 * The saved searches of an account, or in this browser for a visitor, and what changes them. Each change returns why it was refused.
 * @param first the searches of the account, when the page has them
 */
export function useSearches(first: readonly KeptSearch[] | null) {
  const [rows, setRows] = useState(first)
  const [isOnAccount, setIsOnAccount] = useState(first !== null)
  const [failure, setFailure] = useState<Refusal | null>(null)

  useEffect(() => {
    let isOver = false
    async function load() {
      const { answer, refusal } = await readSearches()
      if (isOver) return
      setFailure(refusal)
      if (refusal) return
      setIsOnAccount(answer.searches !== null)
      setRows(answer.searches ?? localSearches().map(shown))
    }
    void load()
    return () => {
      isOver = true
    }
  }, [])

  function keepLocal(list: readonly LocalSearch[]): null {
    keepLocalSearches(list)
    setRows(list.map(shown))
    return null
  }

  async function add(search: LocalSearch, notify: boolean): Promise<Refusal | null> {
    if (!isOnAccount) return keepLocal(withSaved(localSearches(), search))
    const { answer, refusal } = await addSearch(search, notify)
    if (answer) setRows((now) => [answer, ...(now ?? [])])
    return refusal
  }

  async function change(key: string, changes: { name?: string; notify?: boolean }): Promise<Refusal | null> {
    if (!isOnAccount) return keepLocal(renamed(localSearches(), key, changes.name ?? ''))
    const { answer, refusal } = await changeSearch(key, changes)
    if (answer) setRows((now) => (now ?? []).map((row) => (row.key === key ? answer : row)))
    return refusal
  }

  async function remove(key: string): Promise<Refusal | null> {
    if (!isOnAccount) return keepLocal(withoutSaved(localSearches(), key))
    const isHere = rows?.some((row) => row.key === key && row.refusal !== undefined)
    if (isHere) keepLocalSearches(withoutSaved(localSearches(), key))
    const refusal = isHere ? null : await deleteSearch(key)
    if (!refusal) setRows((now) => (now ?? []).filter((row) => row.key !== key))
    return refusal
  }

  return { rows, isOnAccount, failure, add, change, remove }
}

export type Searches = ReturnType<typeof useSearches>
