import type { Metadata } from 'next'
import { ActionsSheet } from '@/components/site/design-sheet/actions-sheet'
import { DataSheet, FeedbackSheet } from '@/components/site/design-sheet/data-sheet'
import { FormsSheet } from '@/components/site/design-sheet/forms-sheet'
import { SwatchesSheet } from '@/components/site/design-sheet/swatches-sheet'
import { TokensSheet } from '@/components/site/design-sheet/tokens-sheet'
import { SiteShell } from '@/components/site/site-shell'
import { SectionHead } from '@/components/ui/card'

export const metadata: Metadata = { title: 'Design sheet', robots: { index: false, follow: false } }

/** Every token and every component in every state. Pages use nothing else. */
export default function DesignPage() {
  return (
    <SiteShell actor={{ name: 'Meenakshi Sundaram', roles: ['seller', 'admin'] }}>
      <SectionHead
        level={1}
        title="Undyed cloth, one indigo"
        lead="Tokens, components and their states. Pages use nothing else."
        className="pb-8"
      />
      <SwatchesSheet />
      <TokensSheet />
      <ActionsSheet />
      <FormsSheet />
      <FeedbackSheet />
      <DataSheet />
    </SiteShell>
  )
}
