/** In the place of the drop zone once no more files fit. */
export function FullList({ filesMax }: { filesMax: number }) {
  return (
    <p className="text-ink-2 text-sm">
      You can add at most {filesMax === 1 ? '1 file' : `${filesMax} files`}. Remove one to add another.
    </p>
  )
}
