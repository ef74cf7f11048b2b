/** In the place of the drop zone once no more files fit. */
export function FullList({ filesMax }: { filesMax: number }) {
  return (
    <p className="text-ink-2 text-sm">
      {filesMax === 1 ? '1 file is the most.' : `${filesMax} files are the most.`} Remove one to add another.
    </p>
  )
}
