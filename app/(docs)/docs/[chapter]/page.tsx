import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type SearchParams, textOf } from '@/app/page-request'
import { DocsFrame } from '@/components/api-docs/docs-frame'
import { OperationView } from '@/components/api-docs/operation-view'
import { SectionHead } from '@/components/ui/section'
import { chapters } from '@/lib/contract/document/chapters'
import { isModuleKey } from '@/lib/domain/modules/keys'

interface ChapterProps {
  params: Promise<{ chapter: string }>
  searchParams: SearchParams
}

export async function generateMetadata({ params }: Pick<ChapterProps, 'params'>): Promise<Metadata> {
  const chapter = await chapterOf(params)
  return { title: `${chapter.title} · API`, description: chapter.lead }
}

export default async function ChapterPage({ params, searchParams }: ChapterProps) {
  const { key, title, lead, operations } = await chapterOf(params)
  const moduleKey = textOf((await searchParams).module)
  return (
    <DocsFrame chapters={chapters()} current={key}>
      <SectionHead level={1} title={title} lead={lead} className="pb-6" />
      {operations.map((operation) => (
        <OperationView
          key={operation.id}
          operation={operation}
          moduleKey={moduleKey !== null && isModuleKey(moduleKey) ? moduleKey : null}
        />
      ))}
    </DocsFrame>
  )
}

async function chapterOf(params: ChapterProps['params']) {
  const { chapter: key } = await params
  return chapters().find((chapter) => chapter.key === key) ?? notFound()
}
