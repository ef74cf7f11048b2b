import { useEffect } from 'react'

/**
 * Handles the buttons that collect a listing, wherever they are on the page. What collecting needs is loaded when it is first used.
 * @param account "" for a visitor; null for an account that does not buy
 */
export function useCollecting(account: string | null): void {
  useEffect(() => {
    if (account === null) return
    const onClick = ({ target }: Event) => {
      const button = (target as Element).closest?.<HTMLElement>('[data-enquire]')
      if (button) void press(button, account)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [account])
}

async function press(button: HTMLElement, account: string): Promise<void> {
  try {
    const { collect } = await import('./collect')
    await collect(button, account)
  } catch {
    const label = button.querySelector('[data-enquire-label]')
    if (label) label.textContent = 'Not added. Try again'
  }
}
