import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReset, UseFormWatch } from 'react-hook-form'
import { dropFormCopy, findFormCopy, keepFormCopy } from './form-copy'

/**
 * Saves what is typed in this browser until it is sent, and restores it after a reload.
 * @returns whether the form was restored, and functions to drop the copy
 */
export function useFormCopy<T extends FieldValues>(
  key: string,
  initialValues: T,
  { reset, watch }: { reset: UseFormReset<T>; watch: UseFormWatch<T> },
): { isCopy: boolean; drop: () => void; startOver: () => void } {
  const [isCopy, setIsCopy] = useState(false)
  // A refresh of the page must not reset a form in use.
  const [defaults] = useState(initialValues)

  // Only in the browser; the server's HTML cannot contain it.
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
    startOver: () => {
      reset(defaults)
      dropFormCopy(key)
      setIsCopy(false)
    },
  }
}
