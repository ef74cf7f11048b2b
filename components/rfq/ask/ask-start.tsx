import { WordsBox } from '@/components/site/words-box'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ChipLink } from '@/components/ui/chip'
import { MODULE_NAMES, type ModuleKey } from '@/lib/domain/modules/keys'
import { MODULE_STAGES } from '@/lib/domain/modules/stages'
import { TITLE_LENGTH_MAX } from '@/lib/domain/text-limits'

const needPath = (need: string, moduleKey?: ModuleKey) =>
  `/rfq/new?${new URLSearchParams({ ...(moduleKey ? { moduleKey } : {}), need })}`

/** How a request begins: what the buyer needs, in their words. It works without a script. */
export function AskStart({ need, examples }: { need: string; examples: readonly string[] }) {
  return (
    <div className="mx-auto w-full max-w-[56rem]">
      <Breadcrumbs crumbs={[{ label: 'Requests', href: '/rfq' }, { label: 'New request' }]} />
      <h1 className="mt-2 font-semibold text-xl">What do you need?</h1>
      <form action="/rfq/new" method="get" className="mt-4">
        <WordsBox
          id="need"
          name="need"
          label="Goods or service, quantity and price if you have one in mind"
          help="We choose the category and fill in the request. You can change everything before you send it."
          error={need === '' ? undefined : 'No category has these words. Use others, or choose a category below.'}
          words={need}
          lengthMax={TITLE_LENGTH_MAX}
        />
      </form>
      <p className="mt-3 flex flex-wrap items-center gap-2 text-ink-2 text-sm">
        <span>For example:</span>
        {examples.map((example) => (
          <ChipLink key={example} href={needPath(example)} className="num">
            {example}
          </ChipLink>
        ))}
      </p>
      <h2 className="mt-8 font-semibold">Or choose a category</h2>
      <div className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {MODULE_STAGES.map(({ name, moduleKeys }) => (
          <section key={name} aria-label={name}>
            <h3 className="text-ink-2 text-sm">{name}</h3>
            <ul>
              {moduleKeys.map((moduleKey) => (
                <li key={moduleKey}>
                  <a
                    href={need === '' ? `/rfq/new?moduleKey=${moduleKey}` : needPath(need, moduleKey)}
                    className="inline-flex min-h-8 items-center text-indigo text-sm hover:underline pointer-coarse:min-h-11"
                  >
                    {MODULE_NAMES[moduleKey]}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

/** Which category the words chose, and what else they may mean. */
export function ChosenModule({
  need,
  name,
  others,
}: {
  need: string
  name: string
  others: readonly { moduleKey: ModuleKey; name: string }[]
}) {
  return (
    <p className="flex flex-wrap items-center gap-2 rounded-md bg-sunk px-4 py-3 text-sm">
      <span>
        Category: <span className="font-semibold">{name}</span>.
      </span>
      {others.length > 0 && <span className="text-ink-2">Not right? Ask in:</span>}
      {others.map((other) => (
        <ChipLink key={other.moduleKey} href={needPath(need, other.moduleKey)}>
          {other.name}
        </ChipLink>
      ))}
      <ChipLink href="/rfq/new">Start again</ChipLink>
    </p>
  )
}
