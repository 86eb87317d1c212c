import { describe, expect, it } from 'vitest'
import { keepSoundSettings, readSoundSettings, SOUND_KEY } from './sound-settings.ts'

describe('the sound settings', () => {
  it('come back from the device', () => {
    const storage = memory()
    keepSoundSettings(storage, { isOn: false, voice: 'device' })
    expect(readSoundSettings(storage)).toEqual({ isOn: false, voice: 'device' })
  })

  it.each([null, '{', '{"isOn":1}', '[]'])('are the first ones where the device keeps %s', (kept) => {
    const storage = memory()
    if (kept !== null) storage.setItem(SOUND_KEY, kept)
    expect(readSoundSettings(storage)).toEqual({ isOn: true, voice: 'school' })
  })

  it('of versions before, which kept the site’s voice unasked, choose none', () => {
    const storage = memory()
    storage.setItem(SOUND_KEY, '{"isOn":false,"voice":"recorded"}')
    expect(readSoundSettings(storage)).toEqual({ isOn: false, voice: 'school' })
  })
})

function memory() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  }
}
