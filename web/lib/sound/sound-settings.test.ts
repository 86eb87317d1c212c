import { describe, expect, it, vi } from 'vitest'
import {
  readSoundSettings,
  rereadSoundSettings,
  SOUND_KEY,
  setSoundSettings,
  soundSettings,
  storeSoundSettings,
} from './sound-settings.ts'

describe('the sound settings', () => {
  it('are restored from the device', () => {
    const storage = memory()
    storeSoundSettings(storage, { isOn: false, voice: 'device' })
    expect(readSoundSettings(storage)).toEqual({ isOn: false, voice: 'device' })
  })

  it.each([null, '{', '{"isOn":1}', '[]'])('have default values if the device stores %s', (entry) => {
    const storage = memory()
    if (entry !== null) storage.setItem(SOUND_KEY, entry)
    expect(readSoundSettings(storage)).toEqual({ isOn: true, voice: 'school' })
  })

  it('select no voice if an older version stored the site’s voice by default', () => {
    const storage = memory()
    storage.setItem(SOUND_KEY, '{"isOn":false,"voice":"recorded"}')
    expect(readSoundSettings(storage)).toEqual({ isOn: false, voice: 'school' })
  })

  it('follow a change made in another tab', async () => {
    const window = new EventTarget()
    vi.stubGlobal('window', window)
    vi.resetModules()
    const { browserStorage } = await import('../storage/browser-storage.ts')
    const tab = await import('./sound-settings.ts')
    expect(tab.soundSettings().isOn).toBe(true)
    storeSoundSettings(browserStorage, { isOn: false, voice: 'site' })
    window.dispatchEvent(new Event('storage'))
    expect(tab.soundSettings()).toEqual({ isOn: false, voice: 'site' })
    vi.unstubAllGlobals()
  })

  it('turn the sound on for a pupil with that support, without changing the setting of the device', () => {
    setSoundSettings({ isOn: false, voice: 'site' })
    vi.stubGlobal('document', { documentElement: { hasAttribute: () => true } })
    rereadSoundSettings()
    expect(soundSettings()).toEqual({ isOn: true, voice: 'site', isForced: true })

    vi.unstubAllGlobals()
    rereadSoundSettings()
    expect(soundSettings()).toEqual({ isOn: false, voice: 'site' })
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
