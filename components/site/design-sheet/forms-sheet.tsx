'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Chip } from '@/components/ui/chip'
import { Combobox } from '@/components/ui/combobox'
import { ErrorSummary } from '@/components/ui/error-summary'
import { Field, FieldGroup } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { MultiCombobox } from '@/components/ui/multi-combobox'
import { NativeSelect } from '@/components/ui/native-select'
import { NumberInput } from '@/components/ui/number-input'
import type { Option } from '@/components/ui/option'
import { RadioCards, Segmented } from '@/components/ui/radio'
import { Select } from '@/components/ui/select'
import { RangeSlider } from '@/components/ui/slider'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import { Samples, SheetSection } from './sheet-section'

const FAMILIES: readonly Option[] = [
  { value: 'Cotton yarn', label: 'Cotton yarn', group: 'Spun', description: 'counted in Ne' },
  { value: 'Polyester spun', label: 'Polyester spun', group: 'Spun', aliases: ['PSY'] },
  { value: 'Viscose spun', label: 'Viscose spun', group: 'Spun' },
  { value: 'Worsted', label: 'Worsted', group: 'Spun', description: 'counted in Nm', aliases: ['pettinato'] },
  { value: 'Polyester filament', label: 'Polyester filament', group: 'Filament', description: 'counted in denier' },
  { value: 'Nylon filament', label: 'Nylon filament', group: 'Filament' },
  { value: 'Metallic & zari', label: 'Metallic & zari', group: 'Special', aliases: ['lurex', 'kasab'] },
  { value: 'Jute', label: 'Jute', group: 'Special', disabled: true, description: 'coming soon' },
]

const FIBRES: readonly Option[] = [
  'Cotton',
  'Viscose',
  'Modal',
  'Lyocell',
  'Polyester',
  'Recycled polyester',
  'Nylon',
].map((label) => ({ value: label, label }))

const COUNT_SYSTEMS = ['Ne', 'Nm', 'Tex', 'Denier'].map((value) => ({ value, label: value }))

const CONDITIONS = [
  { value: 'Fresh', label: 'Fresh', description: 'First quality, spun to order or from stock.' },
  { value: 'Lot', label: 'Lot', description: 'A fixed quantity at one price.' },
  { value: 'Seconds', label: 'Seconds', description: 'Below standard.' },
]

export function FormsSheet() {
  return (
    <SheetSection id="forms" title="Forms">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <TextFields />
        <ChoiceFields />
      </div>
      <FieldGroups />
      <FormSamples />
    </SheetSection>
  )
}

function TextFields() {
  const [price, setPrice] = useState('289')
  const [stock, setStock] = useState('120000')
  return (
    <>
      <Field id="d-title" label="Listing title" required help="What a buyer would search: count, quality, fibre, use">
        {(control) => <Input {...control} defaultValue="30s Combed Compact Cotton Weaving Yarn" />}
      </Field>
      <Field
        id="d-count"
        label="Count"
        help="Enter it as on the bag"
        aside={
          <Button size="sm" variant="quiet">
            Build from details
          </Button>
        }
      >
        {(control) => <Input {...control} placeholder="30s, 2/40s, 150/48" />}
      </Field>
      <Field id="d-csp" label="CSP" optional warning="Combed compact is usually 2,600 to 3,400. Check the last digit.">
        {(control) => <Input {...control} numeric defaultValue="290" />}
      </Field>
      <Field id="d-price" label="Base price" required help="Cash price for the first slab">
        {(control) => <NumberInput {...control} prefix="₹" suffix="/kg" value={price} onValueChange={setPrice} />}
      </Field>
      <Field id="d-stock" label="Ready stock" help="Commas, lakhs and Indian digits are accepted">
        {(control) => <NumberInput {...control} suffix="kg" value={stock} onValueChange={setStock} />}
      </Field>
      <Field id="d-moq" label="Minimum order" required error="Enter the smallest quantity you would send, in kg.">
        {(control) => <Input {...control} numeric suffix="kg" defaultValue="0" />}
      </Field>
      <Field id="d-email" label="E-mail">
        {(control) => <Input {...control} type="email" autoComplete="email" placeholder="name@mill.example" />}
      </Field>
      <Field id="d-disabled" label="Module" help="Cannot be changed once the listing is saved">
        {(control) => <Input {...control} disabled defaultValue="Yarn" />}
      </Field>
      <Field id="d-readonly" label="Volume" help="Calculated from the package">
        {(control) => <Input {...control} readOnly numeric suffix="m³" value="9.6" />}
      </Field>
      <Field id="d-search" label="Search">
        {(control) => (
          <Input {...control} type="search" prefix={<Icon name="search" />} placeholder="Count, quality, mill, place" />
        )}
      </Field>
    </>
  )
}

function ChoiceFields() {
  const [family, setFamily] = useState<string | null>('Cotton yarn')
  const [custom, setCustom] = useState<string | null>('Banana fibre spun')
  const [fibres, setFibres] = useState<string[]>(['Cotton', 'Recycled polyester', 'Banana'])
  const [uom, setUom] = useState<string | null>('kg')
  const [empty, setEmpty] = useState<string | null>(null)
  return (
    <>
      <Field id="d-uom" label="Unit of sale">
        {(control) => (
          <Select
            {...control}
            options={[
              { value: 'kg', label: 'kg' },
              { value: 'lb', label: 'lb', description: 'for export in the Americas' },
              { value: 'bag', label: 'bag' },
              { value: 'bale', label: 'bale', disabled: true },
            ]}
            value={uom}
            onValueChange={setUom}
          />
        )}
      </Field>
      <Field id="d-uom-error" label="MOQ unit" error="Choose the unit of the minimum order.">
        {(control) => (
          <Select
            {...control}
            options={COUNT_SYSTEMS}
            value={empty}
            onValueChange={setEmpty}
            placeholder="Choose a unit"
          />
        )}
      </Field>
      <Field id="d-family" label="Yarn family" help="Decides which fields apply">
        {(control) => <Combobox {...control} options={FAMILIES} value={family} onValueChange={setFamily} />}
      </Field>
      <Field id="d-custom" label="Yarn family, with your own entry">
        {(control) => <Combobox {...control} allowOther options={FAMILIES} value={custom} onValueChange={setCustom} />}
      </Field>
      <Field id="d-fibres" label="Fibres" help="All fibres, main fibre first">
        {(control) => (
          <MultiCombobox {...control} allowOther options={FIBRES} value={fibres} onValueChange={setFibres} />
        )}
      </Field>
      <Field id="d-sort" label="Sort by">
        {(control) => (
          <NativeSelect {...control} defaultValue="newest">
            <option value="newest">Newest first</option>
            <option value="price">Lowest price per kg</option>
            <option value="lead">Shortest lead time</option>
          </NativeSelect>
        )}
      </Field>
      <Field id="d-note" label="Note to the buyer" optional className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            defaultValue="Lot B214, autoconed and spliced. Sample cone on the next bus."
          />
        )}
      </Field>
    </>
  )
}

function FieldGroups() {
  const [range, setRange] = useState<[number, number]>([20, 60])
  return (
    <div className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-3">
      <FieldGroup id="d-condition" legend="Condition" required help="Is it first quality, a lot, or seconds?">
        <RadioCards name="d-condition" choices={CONDITIONS} defaultValue="Fresh" />
      </FieldGroup>
      <div className="flex flex-col gap-6">
        <FieldGroup id="d-terms" legend="Payment terms" error="Choose at least one.">
          <div>
            <Checkbox label="100 % advance" aside="42" />
            <Checkbox label="Post-dated cheque" description="30, 45 or 60 days" defaultChecked aside="18" />
            <Checkbox label="LC at sight" disabled aside="0" />
            <Checkbox label="Against delivery" disabled defaultChecked />
          </div>
        </FieldGroup>
        <div>
          <Switch label="Price includes tax" description="Yarn is usually quoted + GST" />
          <Switch label="Negotiable" defaultChecked />
          <Switch label="Sample cone available" disabled />
        </div>
      </div>
      <div className="flex flex-col gap-6">
        <FieldGroup id="d-system" legend="Show counts in">
          <Segmented name="d-system" choices={COUNT_SYSTEMS} defaultValue="Ne" />
        </FieldGroup>
        <FieldGroup id="d-range" legend="Count">
          <RangeSlider
            min={2}
            max={120}
            value={range}
            onValueChange={setRange}
            labels={['Coarsest count', 'Finest count']}
            format={(value) => `Ne ${value}`}
          />
        </FieldGroup>
      </div>
    </div>
  )
}

function FormSamples() {
  const [lots, setLots] = useState(['B214', 'B219'])
  const [attempts, setAttempts] = useState(0)
  return (
    <>
      <Samples caption="Chips that can be removed">
        <div className="flex flex-wrap gap-2">
          {lots.map((lot) => (
            <Chip
              key={lot}
              removeLabel={`Remove lot ${lot}`}
              onRemove={() => setLots((kept) => kept.filter((other) => other !== lot))}
            >
              Lot {lot}
            </Chip>
          ))}
          <Chip>Lot C7, already sold</Chip>
        </div>
      </Samples>
      <Samples caption="All errors in one list, which takes the focus when it appears">
        {attempts === 0 ? (
          <Button variant="primary" onClick={() => setAttempts(1)}>
            Publish with two errors
          </Button>
        ) : (
          <ErrorSummary
            focusKey={attempts}
            items={[
              { fieldId: 'd-moq', label: 'Minimum order', message: 'enter the smallest quantity you would send' },
              { fieldId: 'd-terms', label: 'Payment terms', message: 'choose at least one' },
            ]}
          />
        )}
      </Samples>
    </>
  )
}
