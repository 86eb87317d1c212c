import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pupil } from '../../lib/testing/pupil.ts'

const soundOffActions: (() => void)[] = []

beforeEach(() => {
  vi.doMock('../../lib/sound/use-say-text.ts', () => ({ useSayText: useSayTextSpy }))
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('../../lib/sound/use-say-text.ts')
  vi.resetModules()
})

it('turns the sound on if a riddle is touched while it is off', async () => {
  const { setSoundSettings, soundSettings } = await import('../../lib/sound/sound-settings.ts')
  const { Riddles } = await import('./Riddles.tsx')
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(Riddles, { user: pupil(7, 'alice') }),
    ),
  )
  expect(soundOffActions).toHaveLength(2)
  vi.stubGlobal('document', { hidden: true, documentElement: { hasAttribute: () => false, dataset: {} } })
  for (const press of soundOffActions) {
    setSoundSettings({ isOn: false })
    press()
    expect(soundSettings().isOn).toBe(true)
  }
})

function useSayTextSpy(_text: unknown, onSoundOff: () => void) {
  soundOffActions.push(onSoundOff)
  return { isSpeaking: false, isMute: false, press: onSoundOff }
}
