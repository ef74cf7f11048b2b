'use client'

import { useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { Picture } from './listing-files'

/** The pictures of a listing: arrow keys browse, Enter or a click enlarges. Without JavaScript each is a link to its file. */
export function PictureGallery({ pictures, title }: { pictures: readonly Picture[]; title: string }) {
  const [shown, setShown] = useState(0)
  const large = useRef<HTMLDialogElement>(null)
  const picture = pictures[shown]
  if (!picture) return null
  const last = pictures.length - 1
  const turn = (by: number) => setShown((at) => Math.min(last, Math.max(0, at + by)))
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowRight') turn(1)
    else if (event.key === 'ArrowLeft') turn(-1)
    else return
    event.preventDefault()
  }
  const altText = (at: number) => `${title}, picture ${at + 1} of ${pictures.length}`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys for the links and buttons inside.
    <div onKeyDown={onKeyDown} className="w-full shrink-0 self-start sm:w-72">
      <a
        href={sized(picture, 1280)}
        onClick={(event) => {
          event.preventDefault()
          large.current?.showModal()
        }}
        className="group relative block"
      >
        {/* biome-ignore lint/performance/noImgElement: the server stores it in the right sizes. */}
        <img
          src={sized(picture, 640)}
          srcSet={`${sized(picture, 320)} 320w, ${sized(picture, 640)} 640w, ${sized(picture, 1280)} 1280w`}
          sizes="(min-width: 40rem) 18rem, 100vw"
          alt={altText(shown)}
          width={640}
          height={640}
          className="aspect-square w-full rounded-md bg-ground object-cover"
        />
        <span className="absolute right-2 bottom-2 rounded-sm bg-raised px-2 py-1 text-xs print:hidden">Enlarge</span>
      </a>
      {pictures.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-2 print:hidden">
          {pictures.map((each, at) => (
            <li key={each.id}>
              <a
                href={sized(each, 1280)}
                aria-current={at === shown ? 'true' : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  setShown(at)
                }}
                className="block rounded-sm border-2 border-transparent aria-[current]:border-indigo"
              >
                {/* biome-ignore lint/performance/noImgElement: as above. */}
                <img
                  src={sized(each, 320)}
                  alt={altText(at)}
                  width={320}
                  height={320}
                  loading="lazy"
                  decoding="async"
                  className="size-12 rounded-sm bg-ground object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <dialog
        ref={large}
        aria-label={altText(shown)}
        className="m-auto max-h-dvh max-w-full bg-transparent p-4 text-ink backdrop:bg-scrim"
      >
        {/* biome-ignore lint/performance/noImgElement: as above. */}
        <img
          src={sized(picture, 1280)}
          alt={altText(shown)}
          width={1280}
          height={1280}
          loading="lazy"
          className="max-h-[82dvh] w-auto rounded-md object-contain"
        />
        <div className="mt-3 flex items-center justify-center gap-2">
          <TurnButton label="Previous picture" icon="arrow-left" isOff={shown === 0} onClick={() => turn(-1)} />
          <p className="num rounded-md bg-raised px-3 py-2 text-sm">
            {shown + 1} of {pictures.length}
          </p>
          <TurnButton label="Next picture" icon="arrow-right" isOff={shown === last} onClick={() => turn(1)} />
          <TurnButton label="Close" icon="close" isOff={false} onClick={() => large.current?.close()} />
        </div>
      </dialog>
    </div>
  )
}

interface TurnButtonProps {
  label: string
  icon: 'arrow-left' | 'arrow-right' | 'close'
  isOff: boolean
  onClick: () => void
}

function TurnButton({ label, icon, isOff, onClick }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
      className={cx('flex size-10 items-center justify-center rounded-md bg-raised', isOff && 'opacity-50')}
    >
      <Icon name={icon} />
    </button>
  )
}

function sized({ url }: Picture, size: 320 | 640 | 1280): string {
  return `${url}?size=${size}`
}
