import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormWatch } from 'react-hook-form'

/**
 * The paths of the fields that were changed since the form was sent: what was wrong with them is no longer said.
 * @param pathsOf the paths in issues of a field of the form
 */
export function useChangedFields<T extends FieldValues>(
  watch: UseFormWatch<T>,
  pathsOf: (name: string) => readonly string[],
) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const add = useEffectEvent((name: string) => setChanged((before) => new Set([...before, ...pathsOf(name)])))
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => {
      if (name) add(name)
    })
    return unsubscribe
  }, [watch])
  const forgetChanges = useCallback(() => setChanged(new Set()), [])
  return { changed, forgetChanges }
}
