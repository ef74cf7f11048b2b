/** Progress of the start: a message to the launcher, which prints it with its time, or text on the terminal. */
type Message =
  | { kind: 'step'; name: string; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'failed'; sentence: string }
  | { kind: 'ready' }

export function report(message: Message): void {
  if (process.send && process.connected) {
    process.send(message)
    return
  }
  if (message.kind === 'step') process.stdout.write(`${message.name.padEnd(11)} ${message.text}\n`)
  if (message.kind === 'note') process.stdout.write(`${' '.repeat(12)}${message.text}\n`)
  if (message.kind === 'failed') process.stderr.write(`${message.sentence}\n`)
}
