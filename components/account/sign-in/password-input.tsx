'use client'

import { useState } from 'react'
import { Input, type InputProps } from '@/components/ui/input'

/** A password input that can show the password. Pasting and password managers work. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={props.id}
          onClick={() => setIsShown(!isShown)}
          className="-mr-1 min-h-8 rounded-sm px-2 font-medium text-indigo hover:underline"
        >
          Show
          <span className="sr-only"> password</span>
        </button>
      }
    />
  )
}
