import { expect, it } from 'vitest'
import { publicPages } from './public-pages.ts'
import { redirectsFile } from './redirects.ts'

const rules = redirectsFile(publicPages()).trim().split('\n')
const firstDynamic = rules.findIndex((rule) => /^\S*[*:]/.test(rule))

it('puts static rules before dynamic ones', () => {
  expect(firstDynamic).toBeGreaterThan(0)
  expect(rules.slice(firstDynamic).filter((rule) => !/^\S*[*:]/.test(rule))).toEqual([])
})

it('has one rule per path', () => {
  const paths = rules.map((rule) => rule.split(' ')[0])
  expect(new Set(paths).size).toBe(paths.length)
})
