import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReset, UseFormWatch } from 'react-hook-form'
import { dropFormCopy, findFormCopy, keepFormCopy } from './form-copy'

/**
 * Keeps what is typed in this browser until it is sent, and brings it back after a reload.
 * @returns whether the form began with a copy, and what drops it
 */
export function useFormCopy<T extends FieldValues>(
  key: string,
  given: T,
  { reset, watch }: { reset: UseFormReset<T>; watch: UseFormWatch<T> },
): { isCopy: boolean; drop: () => void; startAfresh: () => void } {
  const [isCopy, setIsCopy] = useState(false)
  // A page that is read again while somebody types begins no new form.
  const [defaults] = useState(given)

  // Found here only, for the server's HTML cannot know it.
  useEffect(() => {
    const copy = findFormCopy(key, defaults, new Date())
    if (copy) reset(copy)
    setIsCopy(copy !== null)
    const untouched = JSON.stringify(defaults)
    const { unsubscribe } = watch((values) => {
      if (JSON.stringify(values) === untouched) dropFormCopy(key)
      else keepFormCopy(key, values, new Date())
    })
    return unsubscribe
  }, [key, defaults, reset, watch])

  return {
    isCopy,
    drop: () => dropFormCopy(key),
    startAfresh: () => {
      reset(defaults)
      dropFormCopy(key)
      setIsCopy(false)
    },
  }
}
