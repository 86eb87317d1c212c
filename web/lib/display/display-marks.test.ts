import { describe, expect, it } from 'vitest'
import { displaySettings, markRoot } from './display-marks.ts'

describe('the marks by which the styles know the settings', () => {
  it.each([
    ['nothing is kept', [], []],
    ['all are kept', displaySettings.map((setting) => `mme:${setting}`), displaySettings],
    ['one is kept', ['mme:high-contrast'], ['high-contrast']],
  ])('where %s', (_where, kept, marked) => {
    const { root, attributes } = element()
    markRoot(root, storageOf(new Map(kept.map((key) => [key, 'on']))))
    expect([...attributes]).toEqual(marked.map((setting) => `data-${setting}`))
  })

  it('go when a setting was turned off, and take nothing but "on"', () => {
    const { root, attributes } = element(['data-calm', 'data-large-text'])
    markRoot(root, storageOf(new Map([['mme:calm', 'true']])))
    expect([...attributes]).toEqual([])
  })
})

function element(marked: string[] = []) {
  const attributes = new Set(marked)
  const toggleAttribute = (name: string, isOn = false) => {
    if (isOn) attributes.add(name)
    else attributes.delete(name)
    return isOn
  }
  return { root: { toggleAttribute }, attributes }
}

function storageOf(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
  }
}
