import { Price, Quantity } from '@/components/ui/price'
import { Samples, SheetSection } from './sheet-section'

const COLOURS: ReadonlyArray<{ caption: string; tokens: ReadonlyArray<readonly [name: string, swatch: string]> }> = [
  {
    caption: 'Cloth: page, raised and sunken surfaces, lines',
    tokens: [
      ['cloth', 'bg-cloth'],
      ['raised', 'bg-raised'],
      ['sunk', 'bg-sunk'],
      ['ground', 'bg-ground'],
      ['line', 'bg-line'],
      ['line-strong', 'bg-line-strong'],
    ],
  },
  {
    caption: 'Ink: text, secondary text, hints',
    tokens: [
      ['ink', 'bg-ink'],
      ['ink-2', 'bg-ink-2'],
      ['ink-3', 'bg-ink-3'],
    ],
  },
  {
    caption: 'Indigo: actions',
    tokens: [
      ['indigo', 'bg-indigo'],
      ['indigo-fill', 'bg-indigo-fill'],
      ['indigo-deep', 'bg-indigo-deep'],
      ['indigo-wash', 'bg-indigo-wash'],
    ],
  },
  {
    caption: 'Madder for errors, turmeric for warnings, neem for success',
    tokens: [
      ['madder', 'bg-madder'],
      ['madder-fill', 'bg-madder-fill'],
      ['madder-wash', 'bg-madder-wash'],
      ['turmeric', 'bg-turmeric'],
      ['turmeric-fill', 'bg-turmeric-fill'],
      ['turmeric-wash', 'bg-turmeric-wash'],
      ['neem', 'bg-neem'],
      ['neem-fill', 'bg-neem-fill'],
      ['neem-wash', 'bg-neem-wash'],
    ],
  },
]

const SIZES = [
  ['text-2xl font-semibold', '40', '30s Combed Compact Cotton'],
  ['text-xl font-semibold', '28', 'Ask for a quotation'],
  ['text-lg font-semibold', '20', 'Quantity slabs and cheque terms'],
  ['text-base', '16', 'A buyer in Tiruppur reads “30s CCW” and knows Ne 30, combed compact for weaving, 19.7 tex.'],
  ['text-sm', '14', 'Enter it as on the bag: 30s, 2/40s, 150/48. Do not mix lots in one warp or fabric.'],
  ['text-xs', '12', 'Updated 12:03 IST, lot B214, contamination controlled'],
] as const

export function TokensSheet() {
  return (
    <>
      <SheetSection id="colour" title="Colour">
        {COLOURS.map((group) => (
          <Samples key={group.caption} caption={group.caption}>
            <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-9">
              {group.tokens.map(([name, swatch]) => (
                <li key={name} className="text-xs">
                  <span className={`mb-1.5 block h-12 rounded-md border border-line ${swatch}`} />
                  {name}
                </li>
              ))}
            </ul>
          </Samples>
        ))}
      </SheetSection>
      <SheetSection id="type" title="Type">
        <dl className="flex flex-col gap-4">
          {SIZES.map(([look, size, text]) => (
            <div key={size} className="grid grid-cols-[2rem_1fr] items-baseline gap-4">
              <dt className="num text-ink-3 text-xs">{size}</dt>
              <dd className={look}>{text}</dd>
            </div>
          ))}
        </dl>
        <Samples caption="Tabular figures; sign and unit in a lighter weight">
          <div className="flex w-64 flex-col items-end">
            <Price amount={1111111.1} currency="INR" unit="kg" />
            <Price amount={289} currency="INR" unit="kg" />
            <Price amount={3.4625} currency="USD" unit="kg" />
            <Price amount={88476.5} currency="AED" unit="bale" />
            <Quantity amount={120000} unit="kg" />
            <Quantity amount={22.68} unit="kg" />
          </div>
        </Samples>
        <Samples caption="Running text">
          <p className="max-w-prose">
            Spinners must pack part of their yarn in hanks, and handlooms depend on it. Read{' '}
            <a href="#swatches" className="link">
              how a yarn is drawn
            </a>{' '}
            from its count, ply, twist and shade when there is no photo.
          </p>
        </Samples>
      </SheetSection>
    </>
  )
}
