import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReset, UseFormWatch } from 'react-hook-form'
import { dropFormCopy, type FormCopy, keepFormCopy, readFormCopy } from './form-copy'

/**
 * Saves what is typed in this browser until it is sent, and restores it after a reload.
 * @param merged what the form opens with, from the copy and its initial values; the copy as it is when absent
 * @returns what was restored, if anything, and functions to drop the copy
 */
export function useFormCopy<T extends FieldValues>(
  key: string,
  initialValues: T,
  { reset, watch }: { reset: UseFormReset<T>; watch: UseFormWatch<T> },
  merged: (copy: T, defaults: T) => T = copyAsItIs,
): { isCopy: boolean; restored: FormCopy<T> | null; drop: () => void; startOver: () => void } {
  const [restored, setRestored] = useState<FormCopy<T> | null>(null)
  // A refresh of the page must not reset a form in use.
  const [defaults] = useState(initialValues)

  // Only in the browser; the server's HTML cannot contain it.
  useEffect(() => {
    const copy = readFormCopy(key, defaults, new Date())
    if (copy) reset(merged(copy.values, defaults))
    setRestored(copy)
    const untouched = JSON.stringify(defaults)
    const { unsubscribe } = watch((values) => {
      if (JSON.stringify(values) === untouched) dropFormCopy(key)
      else keepFormCopy(key, values, new Date())
    })
    return unsubscribe
  }, [key, defaults, reset, watch, merged])

  return {
    isCopy: restored !== null,
    restored,
    drop: () => dropFormCopy(key),
    startOver: () => {
      reset(defaults)
      dropFormCopy(key)
      setRestored(null)
    },
  }
}

function copyAsItIs<T>(copy: T): T {
  return copy
}
