'use client'

import { Combobox as Base } from '@base-ui/react/combobox'
import { cx } from './cx'
import { FLOATING, FLOATING_ITEM } from './floating'
import { Icon } from './icon'
import { groupOptions, isSameText, matchRank, type Option, type OptionGroup, oneLine, optionMatches } from './option'
import { SHOW_OPTIONS } from './resting-combobox'

/** An option made from the typed text when the list has no match. */
interface TypedOption extends Option {
  typed: true
}

function isTyped(option: Option): option is TypedOption {
  return 'typed' in option
}

/** The groups to offer, with the best matches of each first and the typed text last. */
export function offeredGroups(options: readonly Option[], typed: string, allowOther: boolean): OptionGroup[] {
  const text = oneLine(typed)
  const groups = groupOptions(text === '' ? options : byRank(options, text))
  if (!allowOther || text === '' || options.some((option) => isSameText(option, text))) return groups
  const own: TypedOption = { value: text, label: text, typed: true }
  return [...groups, { value: OWN_GROUP, items: [own] }]
}

/** "India" comes before the British Indian Ocean Territory; equal matches keep their order. */
function byRank(options: readonly Option[], text: string): Option[] {
  const ranked = options.map((option) => ({ option, rank: matchRank(option, text) }))
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option)
}

const OWN_GROUP = '\u0000own'

/** How options are found and compared. */
export const SEARCH = {
  filter: (option: Option, typed: string) => isTyped(option) || optionMatches(option, typed),
  isItemEqualToValue: (a: Option, b: Option) => a.value === b.value,
  autoHighlight: true,
}

/** Escape closes the list. A second Escape must not clear the box. */
export function keepOnEscape(details: Base.Root.ChangeEventDetails): boolean {
  if (details.reason !== 'escape-key') return false
  details.cancel()
  details.allowPropagation()
  return true
}

/** Follows the typed text, which stays when the list closes and is settled on blur. */
export function onTyping(follow: (text: string) => void, settle: (text: string) => void) {
  return (text: string, details: Base.Root.ChangeEventDetails) => {
    if (keepOnEscape(details) || details.reason !== 'input-change') return
    // Autofill or a restored form set the value: the box has no focus, so no blur will follow.
    const isFilledIn = details.event.target !== document.activeElement
    if (isFilledIn) details.cancel()
    const take = isFilledIn ? settle : follow
    take(text)
  }
}

export function ShowOptions({ className }: { className?: string }) {
  return (
    <Base.Trigger tabIndex={-1} aria-label="Show options" className={cx(SHOW_OPTIONS, className)}>
      <Icon name="chevron-down" />
    </Base.Trigger>
  )
}

export function ComboboxList() {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={4} className="z-50 outline-none">
        <Base.Popup className={cx(FLOATING, 'w-max min-w-(--anchor-width) max-w-[min(26rem,var(--available-width))]')}>
          <Base.Empty>
            <p className="px-3 py-3 text-ink-2 text-sm">This list has no match.</p>
          </Base.Empty>
          <Base.List
            aria-label="Choices"
            className="max-h-[min(22rem,var(--available-height))] scroll-py-1 overflow-y-auto overscroll-contain py-1 outline-none data-[empty]:p-0"
          >
            {(group: OptionGroup) => (
              <Base.Group key={group.value} items={group.items}>
                {group.value === '' || group.value === OWN_GROUP ? null : (
                  <Base.GroupLabel className="px-3 pt-2 pb-1 text-ink-2 text-xs">{group.value}</Base.GroupLabel>
                )}
                <Base.Collection>
                  {(option: Option) => (
                    <Base.Item key={option.value} value={option} className={cx(FLOATING_ITEM, 'pr-9')}>
                      {isTyped(option) ? (
                        <>
                          <Icon name="edit" className="text-indigo" />
                          <span className="min-w-0">
                            Other: use <span className="font-medium">“{option.label}”</span>
                          </span>
                        </>
                      ) : (
                        <span className="min-w-0">
                          {option.label}
                          {option.description === undefined ? null : (
                            <span className="block font-normal text-ink-2 text-xs">{option.description}</span>
                          )}
                        </span>
                      )}
                      <Base.ItemIndicator className="absolute right-3 text-indigo">
                        <Icon name="check" />
                      </Base.ItemIndicator>
                    </Base.Item>
                  )}
                </Base.Collection>
              </Base.Group>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
