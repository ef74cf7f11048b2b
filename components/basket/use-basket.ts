import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { typedKey } from '@/components/request/typed-copies'
import { dropFormCopy, findFormCopy, keepFormCopy } from '@/components/rfq/parts/form-copy'
import type { BasketLineRecord } from '@/lib/domain/rfq/enquiries/basket'
import { saveAccountBasket, syncBasket } from './account-basket'
import { keepLocalLines, localLines } from './basket-store'
import { type EnquiryTerms, joinedTerms, keptLine, type LineValues, lineValues, NO_TERMS } from './enquiry-values'

/** Where this browser keeps what a visitor types for all lines. */
const VISITOR_TERMS = 'enquiry-terms'

interface Basket {
  lines: readonly BasketLineRecord[]
  version: number
}

/**
 * The lines of the page, kept in the account or, for a visitor, in this browser.
 * @param onMoved called when lines that a visitor collected are in the account, which the page does not know yet
 */
export function useBasket(account: string, basket: Basket | null, onMoved: () => void) {
  const [lines, setLines] = useState<LineValues[]>(() => (basket?.lines ?? []).map(lineValues))
  const [isLoaded, setIsLoaded] = useState(basket !== null && basket.lines.length > 0)
  const [problem, setProblem] = useState<string | null>(null)
  const version = useRef(basket?.version ?? 0)
  const gone = useRef(new Set<string>())
  const changed = useRef(new Set<string>())
  const latest = useRef(lines)
  const saving = useRef<Promise<void>>(Promise.resolve())

  function show(next: LineValues[]): void {
    latest.current = next
    setLines(next)
  }

  // What a visitor collected is in the browser alone; it is moved to the account after signing in.
  const load = useEffectEvent(async () => {
    if (account === '') {
      show(localLines().map(lineValues))
    } else {
      const synced = await syncBasket(account)
      if (synced) {
        version.current = synced.version
        const known = new Set(latest.current.map(({ listingId }) => listingId))
        show(withTyped(synced.lines.map(lineValues)))
        if (synced.lines.some(({ listingId }) => !known.has(listingId))) onMoved()
      }
    }
    setIsLoaded(true)
  })
  useEffect(() => {
    // A save waits for it, since it needs the version.
    saving.current = load()
  }, [])

  /** What was typed or removed while the account was asked counts more than its answer. */
  function withTyped(stored: readonly LineValues[]): LineValues[] {
    const typed = new Map(latest.current.map((line) => [line.listingId, line]))
    return stored.flatMap((line) => {
      if (gone.current.has(line.listingId)) return []
      return [changed.current.has(line.listingId) ? (typed.get(line.listingId) ?? line) : line]
    })
  }

  async function store(): Promise<void> {
    const kept = latest.current.map(keptLine)
    if (account === '') {
      setProblem(keepLocalLines(kept) ? null : 'This browser does not keep data. Sign in to keep your enquiry.')
      return
    }
    const { basket: saved, refusal } = await saveAccountBasket(account, kept, {
      version: version.current,
      gone: gone.current,
    })
    setProblem(refusal?.message ?? null)
    if (!saved) return
    version.current = saved.version
    const shown = new Set(latest.current.map(({ listingId }) => listingId))
    const added = saved.lines.filter(({ listingId }) => !shown.has(listingId) && !gone.current.has(listingId))
    if (added.length > 0) show([...latest.current, ...added.map(lineValues)])
  }

  /** One after the other: each save needs the version of the one before. */
  function save(): Promise<void> {
    saving.current = saving.current.then(store)
    return saving.current
  }

  return {
    lines,
    isLoaded,
    problem,
    change: (listingId: string, change: Partial<LineValues>) => {
      changed.current.add(listingId)
      show(latest.current.map((line) => (line.listingId === listingId ? { ...line, ...change } : line)))
    },
    remove: (listingId: string) => {
      gone.current.add(listingId)
      show(latest.current.filter((line) => line.listingId !== listingId))
      void save()
    },
    /** Undoes a removal. */
    putBack: (line: LineValues, position: number) => {
      gone.current.delete(line.listingId)
      changed.current.add(line.listingId)
      const others = latest.current.filter(({ listingId }) => listingId !== line.listingId)
      show([...others.slice(0, position), line, ...others.slice(position)])
      void save()
    },
    clear: () => {
      for (const { listingId } of latest.current) gone.current.add(listingId)
      show([])
      return save()
    },
    save: () => void save(),
  }
}

/**
 * What is typed for all lines, kept in this browser until it is sent. Each account has its own copy, so that no one reads what the
 * account before them typed; the account that signs in gets what was typed as a visitor.
 * @param account "" for a visitor
 * @param respondBy the deadline that an enquiry begins with
 */
export function useTerms(account: string, respondBy: string) {
  const key = account === '' ? VISITOR_TERMS : `${typedKey('ask', account)}enquiry`
  const [opened] = useState({ ...NO_TERMS, respondBy })
  const [terms, setTerms] = useState<EnquiryTerms>(opened)
  // Several changes may come before the next render.
  const latest = useRef(terms)
  function show(next: EnquiryTerms): void {
    latest.current = next
    setTerms(next)
  }
  function change(changed: Partial<EnquiryTerms>): void {
    show({ ...latest.current, ...changed })
    keepFormCopy(key, latest.current, new Date())
  }
  const restore = useEffectEvent(() => {
    const now = new Date()
    show(findFormCopy<EnquiryTerms>(key, opened, now) ?? opened)
    const typedBefore = account === '' ? null : findFormCopy(VISITOR_TERMS, NO_TERMS, now)
    if (!typedBefore) return
    change(joinedTerms(latest.current, typedBefore))
    dropFormCopy(VISITOR_TERMS)
  })
  useEffect(() => restore(), [])
  return { terms, change, forget: () => dropFormCopy(key) }
}
