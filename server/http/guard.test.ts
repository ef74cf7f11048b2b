import { describe, expect, test } from 'vitest'
import { clientAddress } from './guard'

const direct = (peer: string) => clientAddress({ 'x-forwarded-for': '198.51.100.1' }, peer, false)
const forwarded = (value: string) => clientAddress({ 'x-forwarded-for': value }, '127.0.0.1', true)

describe('the address that limits count', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is %s', (peer, address) => {
    expect(direct(peer)).toBe(address)
    expect(forwarded(peer)).toBe(address)
  })

  test('is the same for every address of one IPv6 network, and another for the next', () => {
    const hosts = Array.from({ length: 50 }, (_, n) => direct(`2001:db8:1:2:${n.toString(16)}::${n + 1}`))
    expect(new Set(hosts).size).toBe(1)
    expect(direct('2001:db8:1:3::1')).not.toBe(hosts[0])
  })

  test('is the last in the list, without the port, and only of a trusted proxy', () => {
    expect(forwarded('203.0.113.7:4711')).toBe('203.0.113.7')
    expect(forwarded('[2001:db8:1:2::9]:4711')).toBe('2001:db8:1:2::/64')
    expect(forwarded('[2001:db8:1:2::9]')).toBe('2001:db8:1:2::/64')
    expect(forwarded('198.51.100.9, 203.0.113.7')).toBe('203.0.113.7')
    expect(direct('192.0.2.1')).toBe('192.0.2.1')
    expect(clientAddress({}, undefined, true)).toBe('unknown')
  })
})
