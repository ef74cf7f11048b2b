/** The limits of a source file that is neither data nor a test. */
const FILE_LINES_MAX = 400
const FUNCTION_LINES_MAX = 100
const TEST_NAME_MAX = 100

const TEST = /\.(test|spec)\.tsx?$/
const SCRIPT = /\.[cm]?[jt]sx?$/

/**
 * Finds what is too long in a script. A file without a function of its own is data and may have any length.
 * @returns {Promise<{line: number, what: string, lines: number, max: number}[]>}
 */
export async function tooLong(path, source) {
  const lines = source.split('\n').length - 1
  if (!SCRIPT.test(path) || TEST.test(path) || lines <= FUNCTION_LINES_MAX) return []
  const { default: ts } = await import('typescript')
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest)
  const lineOf = (at) => file.getLineAndCharacterOfPosition(at).line + 1
  const found = []
  let functions = 0
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      functions += 1
      const line = lineOf(node.getStart(file))
      const length = lineOf(node.end) - line + 1
      if (length > FUNCTION_LINES_MAX) found.push({ line, what: 'function', lines: length, max: FUNCTION_LINES_MAX })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  if (lines > FILE_LINES_MAX && functions > 0) found.push({ line: 1, what: 'file', lines, max: FILE_LINES_MAX })
  return found
}

/** Files without a text of that length need not be parsed. */
const LONG_TEXT = new RegExp(`(['"\`]).{${TEST_NAME_MAX + 1},}\\1`)

/**
 * Finds names of tests that are too long to read in a report.
 * @returns {Promise<{line: number, what: string, length: number, max: number}[]>}
 */
export async function longTestNames(path, source) {
  if (!TEST.test(path) || !LONG_TEXT.test(source)) return []
  const { default: ts } = await import('typescript')
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node) => {
    const name = ts.isCallExpression(node) && isTestCall(node.expression.getText(file)) ? node.arguments[0] : undefined
    if (name && ts.isStringLiteralLike(name) && name.text.length > TEST_NAME_MAX) {
      const line = file.getLineAndCharacterOfPosition(name.getStart(file)).line + 1
      found.push({ line, what: 'test name', length: name.text.length, max: TEST_NAME_MAX })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** `test(...)`, `test.only(...)`, `describe.each(...)(...)`. */
const isTestCall = (callee) => /^(?:test|describe)(?:\.\w+)*(?:\([\s\S]*\)|<[\s\S]*\))?$/.test(callee)

/** A folder that a person can scan. components/ui is a library of its own: one file for each control. */
const FOLDER_FILES_MAX = 13
const LIBRARIES = ['components/ui']

/**
 * Finds folders with more source files on one level than a person can scan; tests and type declarations do not count.
 * @param {readonly string[]} files
 * @returns {{folder: string, count: number, max: number}[]}
 */
export function crowded(files) {
  const counts = new Map()
  for (const file of files) {
    if (!SCRIPT.test(file) || TEST.test(file) || file.endsWith('.d.mts')) continue
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > FOLDER_FILES_MAX && !LIBRARIES.includes(folder))
    .map(([folder, count]) => ({ folder, count, max: FOLDER_FILES_MAX }))
}
