import { expect, it } from 'vitest'
import { exceededLimits, type Site } from './limits.ts'

const withinLimits: Site = {
  files: [{ path: '/index.html', bytes: 9000 }],
  headers: '/*\n  X: y\n',
  redirects: '/a /b 200\n',
}

it('reports nothing for a small site', () => {
  expect(exceededLimits(withinLimits)).toEqual([])
})

it.each<[string, Partial<Site>, RegExp]>([
  [
    'too many files',
    { files: Array.from({ length: 20_001 }, () => ({ path: '/x', bytes: 1 })) },
    /^20001 files/,
  ],
  ['a large file', { files: [{ path: '/film.mp4', bytes: 26_214_401 }] }, /bytes of \/film\.mp4/],
  [
    'a long line of headers',
    { headers: `/*\n  Content-Security-Policy: ${'x'.repeat(2000)}` },
    /characters of the line/,
  ],
  [
    'too many headers',
    { headers: Array.from({ length: 101 }, (_, n) => `/${n}\n  X: y`).join('\n') },
    /^101 rules/,
  ],
  [
    'too many static rules',
    { redirects: Array.from({ length: 2001 }, (_, n) => `/${n} /x 200`).join('\n') },
    /^2001 static/,
  ],
  [
    'too many dynamic rules',
    { redirects: Array.from({ length: 101 }, (_, n) => `/${n}/:id /x 200`).join('\n') },
    /^101 dynamic/,
  ],
  [
    'too many rules after the first dynamic one',
    { redirects: ['/a/* /x 200', ...Array.from({ length: 100 }, (_, n) => `/${n} /x 200`)].join('\n') },
    /^101 dynamic/,
  ],
])('reports %s', (_name, change, sentence) => {
  expect(exceededLimits({ ...withinLimits, ...change }).join('\n')).toMatch(sentence)
})
