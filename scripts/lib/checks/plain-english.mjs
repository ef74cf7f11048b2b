import { readFileSync } from 'node:fs'

/** The unusual words this project does not use, each with what to write instead, and published names that hold one and stay. */
export const WORDS = JSON.parse(readFileSync(new URL('plain-english.json', import.meta.url), 'utf8'))

/** Words that a line break in a comment parts are found too. */
const inText = (pattern) => `(?<![\\w-])(?:${pattern.replaceAll(' ', '[\\s*/]+')})(?!\\w)`
const PROSE = WORDS.prose.map(({ pattern, unless, use }) => ({
  words: new RegExp(inText(pattern), 'gi'),
  unless: unless && new RegExp(unless, 'i'),
  use,
}))
const NAMES = WORDS.identifiers.map(({ word, use }) => ({ word: new RegExp(`^${word}$`), use }))

/** Most files hold no such word and need not be parsed. */
const ANY_WORD = new RegExp(
  [...WORDS.prose.map(({ pattern }) => inText(pattern)), ...WORDS.identifiers.map(({ word }) => word)].join('|'),
  'i',
)

const SCRIPT = /\.[cm]?[jt]sx?$/
const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//g

/**
 * Finds unusual words in a file's texts and names: strings, templates, JSX text, comments and identifiers of a script; comments of
 * CSS and SQL; all of a Markdown file but its code.
 * @returns {Promise<{line: number, word: string, use: string}[]>}
 */
export async function unusualWords(path, source) {
  if (!ANY_WORD.test(path) && !ANY_WORD.test(source)) return []
  const { texts, names } = await partsOf(path, source)
  const found = [...texts.flatMap(inProse), ...firstOfEach(names).flatMap(inName)]
  return found.map(({ at, word, use }) => ({ line: lineAt(source, at), word, use })).sort((a, b) => a.line - b.line)
}

async function partsOf(path, source) {
  const fileName = { at: 0, text: path.replace(/^.*\//, '') }
  if (SCRIPT.test(path)) {
    const { texts, names } = await scriptParts(path, source)
    return { texts, names: [fileName, ...names] }
  }
  if (path.endsWith('.css')) return { texts: matches(source, COMMENT), names: [fileName] }
  if (path.endsWith('.sql')) return { texts: matches(source, /--.*|\/\*[\s\S]*?\*\//g), names: [fileName] }
  return { texts: matches(source.replace(/```[\s\S]*?```|`[^`\n]*`/g, blank), /.+/g), names: [fileName] }
}

/** What is left of a script without its literals is code, in which a pattern finds the comments. */
async function scriptParts(path, source) {
  const { default: ts } = await import('typescript')
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const texts = []
  const names = []
  let code = source
  const visit = (node) => {
    const at = node.getStart(file)
    const text = source.slice(at, node.end)
    if (ts.isIdentifier(node)) names.push({ at, text })
    if (
      ts.isLiteralExpression(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      if (!ts.isRegularExpressionLiteral(node) && !isModulePath(ts, node)) texts.push({ at, text: unquoted(text) })
      code = code.slice(0, at) + blank(text) + code.slice(node.end)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { texts: [...texts, ...matches(code, COMMENT)], names }
}

function isModulePath(ts, { parent }) {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isExternalModuleReference(parent)
}

function inProse({ at, text }) {
  return PROSE.flatMap(({ words, unless, use }) =>
    [...text.matchAll(words)]
      .filter(([word]) => !isCode(word) && !unless?.test(text.trim()))
      .map((match) => ({ at: at + match.index, word: match[0], use })),
  )
}

/** A word in capitals is a code of the trade: HIM is "high intermingled". */
const isCode = (word) => word === word.toUpperCase()

/** `listPrice`, `LIST_PRICE` and `list-price.ts` all hold the word "list". */
function inName({ at, text }) {
  if (WORDS.publishedNames.includes(text)) return []
  const words = text.split(/[^A-Za-z]|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())
  return NAMES.filter(({ word }) => words.some((each) => word.test(each))).map(({ use }) => ({ at, word: text, use }))
}

function firstOfEach(names) {
  return [...new Map(names.toReversed().map((name) => [name.text, name])).values()]
}

function matches(source, pattern) {
  return [...source.matchAll(pattern)].map((match) => ({ at: match.index, text: match[0] }))
}

const blank = (text) => text.replace(/[^\n]/g, ' ')
/** Without quotes and escapes, and as long as before. */
const unquoted = (text) => text.replace(/^['"`}]|['"`]$/g, ' ').replace(/\$\{$|\\[nt]/g, '  ')
const lineAt = (source, at) => source.slice(0, at).split('\n').length
