// Read by every Node that can load a module: no newer syntax, no import.
const WANTED = [20, 19]

/** Ends the process with one sentence on a Node that cannot run the product. */
export function requireNode() {
  const parts = process.versions.node.split('.').map(Number)
  if (parts[0] > WANTED[0] || (parts[0] === WANTED[0] && parts[1] >= WANTED[1])) return
  process.stderr.write(
    'Node ' +
      process.versions.node +
      ' is too old: install Node ' +
      WANTED.join('.') +
      ' or newer (24 is best) and run this again.\n',
  )
  process.exit(1)
}
