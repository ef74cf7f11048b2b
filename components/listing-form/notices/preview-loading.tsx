import { Skeleton } from '@/components/ui/skeleton'

export function PreviewLoading() {
  return (
    <div role="status" className="flex gap-6">
      <span className="sr-only">Loading the preview</span>
      <Skeleton className="size-40" />
      <div className="flex flex-1 flex-col gap-3">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="w-1/2" />
        <Skeleton className="w-2/3" />
      </div>
    </div>
  )
}
