import { listingsPath } from '@/components/site/listings-path'
import { Badge } from '@/components/ui/badge'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { Button } from '@/components/ui/button'
import { Card, SectionHead } from '@/components/ui/card'
import { ChipLink, FilterChip } from '@/components/ui/chip'
import { Disclosure } from '@/components/ui/disclosure'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { KeyValue } from '@/components/ui/key-value'
import { Notice } from '@/components/ui/notice'
import { LoadMore } from '@/components/ui/pagination'
import { Price, Quantity } from '@/components/ui/price'
import { Meter, ProgressBar } from '@/components/ui/progress'
import { Skeleton } from '@/components/ui/skeleton'
import { Spinner } from '@/components/ui/spinner'
import { StepNav } from '@/components/ui/step-nav'
import { TabLinks } from '@/components/ui/tab-links'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { Tabs } from '@/components/ui/tabs'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { Samples, SheetSection } from './sheet-section'

const SLABS = [
  { from: 60, to: 1199, price: 289 },
  { from: 1200, to: 8999, price: 286 },
  { from: 9000, to: null, price: 283.5 },
]

const STEPS = [
  { key: 'identity', label: 'Product identity', href: '#data', state: 'done' as const, aside: '7 of 7' },
  { key: 'specs', label: 'Technical specifications', href: '#data', state: 'partial' as const, aside: '9 of 22' },
  { key: 'price', label: 'Price and slabs', href: '#data', state: 'error' as const, aside: '2 errors' },
  { key: 'terms', label: 'Domestic and export terms', href: '#data', state: 'partial' as const },
  { key: 'images', label: 'Images, documents and design files', href: '#data' },
  { key: 'preview', label: 'Preview and publish', href: '#data', disabled: true },
]

export function FeedbackSheet() {
  return (
    <SheetSection id="feedback" title="Feedback">
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Notice title="This listing is a draft">Only you can see it until you publish.</Notice>
        <Notice tone="accent" title="What you typed was kept" actions={<Button size="sm">Discard</Button>}>
          A copy from 12:03 was restored after the page was closed.
        </Notice>
        <Notice tone="meet" title="Listing published">
          Buyers can see it now. This is version 4.
        </Notice>
        <Notice tone="warn" title="You cannot list in Finished fabric yet">
          Your plan holds one module. Market Growth opens it, with 8 modules.
        </Notice>
        <Notice
          tone="block"
          title="Someone else changed this listing while you were editing"
          actions={<Button size="sm">See changes</Button>}
        >
          Your changes are still here. Keep yours or use theirs.
        </Notice>
        <Notice tone="neutral">A one-line notice without a title.</Notice>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge>Draft</Badge>
        <Badge tone="accent">New arrival</Badge>
        <Badge tone="meet">
          <Icon name="check" className="size-3.5" />
          Meets
        </Badge>
        <Badge tone="warn">
          <Icon name="warn" className="size-3.5" />
          Deviates
        </Badge>
        <Badge tone="block">
          <Icon name="lock" className="size-3.5" />
          Closed
        </Badge>
        <Spinner label="Loading listings" />
      </div>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-3">
        <Meter label="Completeness" value={64} />
        <Meter label="Modules used" value={8} max={8} valueText="8 of 8" tone="warn" />
        <ProgressBar label="test-report-lot-B214.pdf" value={3.2} max={8} valueText="3.2 of 8 MB" />
        <Meter label="Completeness" value={100} tone="meet" />
        <Meter label="Completeness" value={0} />
        <ProgressBar label="Reading the file" />
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Samples caption="Loading, as a skeleton">
          <div role="status" className="flex gap-4 border-line border-y py-3">
            <VisuallyHidden>Loading listings</VisuallyHidden>
            <Skeleton className="h-16 w-16" />
            <div className="flex-1 space-y-2">
              <Skeleton className="w-4/5" />
              <Skeleton className="w-1/2" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
        </Samples>
        <Samples caption="Empty, with the next action">
          <EmptyState level={3} title="No yarn matches these filters" actions={<Button>Remove the last filter</Button>}>
            <p>Six listings match without “GOTS”.</p>
          </EmptyState>
        </Samples>
      </div>
    </SheetSection>
  )
}

export function DataSheet() {
  return (
    <SheetSection id="data" title="Data and navigation">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <TableSample />
        <Samples caption="Specification">
          <KeyValue
            rows={[
              { label: 'Count', value: 'Ne 30', note: '19.7 tex, Nm 50.8, 177 den' },
              { label: 'Twist', value: 'Z 23.5 TPI' },
              { label: 'Composition', value: '100 % Cotton (Shankar-6)' },
              {
                label: 'Quality points',
                value: 'Contamination controlled, Uster 25 %, auto-coned and spliced, low hairiness, knit-tested',
              },
            ]}
          />
        </Samples>
        <Samples caption="Steps in a long form">
          <StepNav label="Sections of the listing" steps={STEPS} current="specs" className="max-w-xs" />
        </Samples>
        <div className="flex min-w-0 flex-col gap-8">
          <Samples caption="The same steps on a phone">
            <StepNav label="Sections, as a row" steps={STEPS} current="specs" orientation="horizontal" />
          </Samples>
          <Samples caption="Filters">
            <div>
              <Disclosure summary="Yarn family" aside="2" open>
                <p className="text-ink-2">Cotton yarn, Viscose spun</p>
              </Disclosure>
              <Disclosure summary="Spinning system">
                <p className="text-ink-2">Ring, compact, open-end, vortex</p>
              </Disclosure>
            </div>
            <div className="mt-4 flex flex-wrap gap-2">
              <FilterChip href="#data">Cotton yarn</FilterChip>
              <FilterChip href="#data">Ne 20 to 40</FilterChip>
              <ChipLink href="#data" current>
                30s
              </ChipLink>
              <ChipLink href="#data">34s</ChipLink>
              <ChipLink href="#data">2/40s</ChipLink>
            </div>
          </Samples>
        </div>
      </div>
      <Tabs
        label="Listing details"
        tabs={[
          { value: 'spec', label: 'Specification', content: <p>Every figure with its unit.</p> },
          { value: 'pack', label: 'Packing', count: 3, content: <p>48 cones of 1.25 kg in a bag of 60 kg.</p> },
          { value: 'doc', label: 'Documents', count: 0, content: <p>No documents yet.</p> },
        ]}
      />
      <TabLinks
        label="Your listings by status"
        links={[
          { href: '#active', label: 'Active', count: 24, current: true },
          { href: '#drafts', label: 'Drafts', count: 3 },
          { href: '#archived', label: 'Archived', count: 112 },
        ]}
      />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-2">
        <Card>
          <SectionHead
            level={3}
            title="A card"
            lead="Most content needs no card: a line and space are enough."
            actions={<Button size="sm">Edit</Button>}
          />
        </Card>
        <div>
          <Breadcrumbs
            crumbs={[
              { label: 'Market', href: '/' },
              { label: 'Yarn', href: listingsPath() },
              { label: '30s Combed Compact Cotton Weaving Yarn (Warp), Cone' },
            ]}
          />
          <LoadMore href="#data" shown={24} total={120450} />
        </div>
      </div>
    </SheetSection>
  )
}

function TableSample() {
  return (
    <Samples caption="Table: figures aligned right">
      <Table label="Quantity slabs">
        <TableHead>
          <TableRow>
            <TableHeader>Slab</TableHeader>
            <TableHeader numeric>From</TableHeader>
            <TableHeader numeric>To</TableHeader>
            <TableHeader numeric>Cash price</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {SLABS.map((slab, index) => (
            <TableRow key={slab.from}>
              <TableHeader scope="row">Slab {index + 1}</TableHeader>
              <TableCell numeric>
                <Quantity amount={slab.from} unit="kg" />
              </TableCell>
              <TableCell numeric>{slab.to === null ? 'and more' : <Quantity amount={slab.to} unit="kg" />}</TableCell>
              <TableCell numeric>
                <Price amount={slab.price} currency="INR" unit="kg" />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Samples>
  )
}
