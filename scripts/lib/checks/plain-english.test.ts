import { describe, expect, test } from 'vitest'
import { unusualWords, WORDS } from './plain-english.mjs'

const wordsIn = async (path: string, source: string) => (await unusualWords(path, source)).map(({ word }) => word)

/** A word of the list, so that this file does not hold it. */
const ODD = WORDS.prose.find(({ pattern }) => /^[a-z]+$/.test(pattern))?.pattern ?? ''

describe('each unusual word', () => {
  test.each(WORDS.prose)('$pattern is found in a sentence', async ({ wrong, use }) => {
    expect(await unusualWords('a.md', `# Title\n\n${wrong}\n`)).toEqual([{ line: 3, word: expect.any(String), use }])
  })

  test.each(WORDS.prose.filter(({ right }) => right))('$pattern is left alone as a term: $right', async ({ right }) => {
    expect(await wordsIn('a.ts', `// ${right}\n`)).toEqual([])
  })

  test.each(WORDS.identifiers)('$word is found in names', async ({ word, use }) => {
    const name = word.replace(/\(.*/, '')
    expect(await unusualWords('a.ts', `\nconst ${name}Of = 1`)).toEqual([{ line: 2, word: `${name}Of`, use }])
    expect(await wordsIn('a.ts', `const IS_${name.toUpperCase()} = 1`)).toHaveLength(1)
    expect(await wordsIn(`a/${name}-of.ts`, '')).toEqual([`${name}-of.ts`])
  })
})

test('two words are found across the lines of a comment', async () => {
  expect(await wordsIn('a.ts', '/**\n * All of it at\n * once.\n */')).toEqual(['at\n * once'])
})

describe('the parts of a file that are read', () => {
  test.each([
    ['a line comment', 'a.mjs', `\n// read ${ODD}`],
    ['a block comment', 'a.ts', `\n/** read\n ${ODD} */`],
    ['a string', 'a.ts', `\nconst a = 'read ${ODD}'`],
    ['the second line of a string', 'a.ts', `\nconst a = 'read\\n${ODD}'`],
    ['a template', 'a.ts', `\nconst a = \`\${b} read ${ODD}\``],
    ['the middle of a template', 'a.ts', `\nconst a = \`\${b} ${ODD} \${c}\``],
    ['JSX text', 'a.tsx', `\nconst a = <p>read ${ODD}</p>`],
    ['a JSX attribute', 'a.tsx', `\nconst a = <p title="read ${ODD}" />`],
    ['a comment of CSS', 'a.css', `\n/* read ${ODD} */`],
    ['a comment of SQL', 'a.sql', `\n-- read ${ODD}`],
    ['Markdown', 'a.md', `\nIt is read ${ODD}.`],
  ])('%s', async (_, path, source) => {
    expect(await wordsIn(path, source)).toEqual([ODD])
  })

  test.each([
    ['a pattern', 'a.ts', `const a = /${ODD}/`],
    ['the path of an import', 'a.ts', `import '${ODD}'`],
    ['a code in capitals', 'a.ts', `const a = '${ODD.toUpperCase()}'`],
    ['a longer word', 'a.ts', `// x${ODD} and ${ODD}x`],
    ['a link of text with slashes', 'a.ts', `const a = 'https://example.test/'`],
    ['code in Markdown', 'a.md', ['Run `', '`.\n\n```\n', '\n```\n'].join(ODD)],
  ])('not %s', async (_, path, source) => {
    expect(await wordsIn(path, source)).toEqual([])
  })
})

test('a published name that holds a word stays', async () => {
  const [name = ''] = WORDS.publishedNames
  expect(await wordsIn('a.ts', `const ${name} = 1`)).toEqual([])
  expect(await wordsIn('a.ts', `const ${name}Now = 1`)).toHaveLength(1)
})
