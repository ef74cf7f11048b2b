import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { refusalOf } from '@/components/request/request'
import { FormProblem } from './form-problem'

const shown = (text: string) => renderToStaticMarkup(FormProblem({ title: 'Not sent', children: text }))

test('a form that was sent after the session ended says so, with a link to sign in', () => {
  const detail = 'Sign in, or send an API token in the Authorization header.'
  const { message } = refusalOf(401, { code: 'AUTH_REQUIRED', detail })
  expect(shown(message)).toContain('Your session has ended')
  expect(shown(message)).not.toMatch(/header|token/i)
  expect(shown(message)).toContain('href="/sign-in"')
})

test('another refusal is shown in the words of the service, without a link', () => {
  const html = shown(refusalOf(403, { code: 'FORBIDDEN', detail: 'In words.' }).message)
  expect(html).toContain('In words.')
  expect(html).not.toContain('<a ')
})

test('a form that signs in shows the words of the service: no session has ended there', () => {
  const detail = 'This account is suspended: Goods were not delivered.'
  expect(shown(refusalOf(401, { code: 'AUTH_REQUIRED', detail }).detail)).toContain(detail)
})
