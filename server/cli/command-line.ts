import { type ParseArgsConfig, parseArgs } from 'node:util'
import { contextFor, type ServiceContext } from '@/lib/services/shared/context'

type Options = NonNullable<ParseArgsConfig['options']>
type Command = (args: string[]) => void | Promise<void>

/** A command of several: the first word chooses one. @throws with the usage for a word that is not one of them */
export function commandOf(usage: string, commands: Record<string, Command>): (args: string[]) => Promise<void> {
  return async ([name = '', ...args]) => {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) throw new Error(usage)
    await command(args)
  }
}

/** What was typed. @throws with the usage, and for unknown options also with the reason */
export function parse<O extends Options>(
  usage: string,
  { args, options, count }: { args: string[]; options: O; count: number },
) {
  const parsed = parsedArgs(usage, args, options)
  if (parsed.positionals.length !== count) throw new Error(usage)
  return parsed
}

function parsedArgs<O extends Options>(usage: string, args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}\n${usage}`)
  }
}

/** The context of what the operator does. */
export function operatorContext(): ServiceContext<null> {
  return contextFor({ actor: null, requestId: '' })
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function warn(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** Problems as lines below a heading. */
export function listed(problems: readonly string[]): string {
  return problems.map((problem) => `  ${problem}`).join('\n')
}
