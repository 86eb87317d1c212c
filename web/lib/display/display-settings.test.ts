import { describe, expect, it } from 'vitest'
import { applyDisplaySettings, displaySettings } from './display-settings.ts'

describe('applyDisplaySettings', () => {
  it.each([
    ['nothing is stored', [], []],
    ['everything is stored', displaySettings.map((setting) => `mme:${setting}`), displaySettings],
    ['one setting is stored', ['mme:high-contrast'], ['high-contrast']],
  ])('sets the right attributes if %s', (_where, stored, marked) => {
    const { root, attributes } = element()
    applyDisplaySettings(root, storageOf(new Map(stored.map((key) => [key, 'on']))))
    expect([...attributes]).toEqual(marked.map((setting) => `data-${setting}`))
  })

  it('sets the supports of the pupil in the stored session, and no others', () => {
    const { root, attributes } = element()
    const user = {
      displayName: '"supports":["easy-font"]',
      supports: ['fewer-choices', 'always-heard', 'half-mission', 'calm', 'large-text'],
    }
    applyDisplaySettings(root, storageOf(new Map([['mme:user', JSON.stringify(user)]])))
    expect([...attributes]).toEqual([
      'data-calm',
      'data-large-text',
      'data-always-heard',
      'data-half-mission',
    ])
    applyDisplaySettings(root, storageOf(new Map()))
    expect([...attributes]).toEqual([])
  })

  it('removes the attribute of a setting that is off, and accepts no value other than "on"', () => {
    const { root, attributes } = element(['data-calm', 'data-large-text'])
    applyDisplaySettings(root, storageOf(new Map([['mme:calm', 'true']])))
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
