import Link from 'next/link'
import { listingsPath } from '@/components/site/listings-path'
import { MODULE_NAMES } from '@/lib/domain/modules/keys'
import { MODULE_STAGES } from '@/lib/domain/modules/stages'

/** All modules by stage of the trade. */
export function BrowseMenu() {
  return (
    <nav aria-label="Categories" className="page grid gap-x-8 gap-y-5 py-5 sm:grid-cols-3 lg:grid-cols-4">
      {MODULE_STAGES.map(({ name, moduleKeys }) => (
        <section key={name} aria-label={name}>
          <h2 className="font-semibold text-sm">{name}</h2>
          <ul className="mt-1">
            {moduleKeys.map((moduleKey) => (
              <li key={moduleKey}>
                <Link
                  href={listingsPath(moduleKey)}
                  prefetch={false}
                  className="inline-flex min-h-8 items-center text-ink-2 text-sm hover:text-indigo pointer-coarse:min-h-11"
                >
                  {MODULE_NAMES[moduleKey]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
