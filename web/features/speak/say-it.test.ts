import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

const clicks: (() => void)[] = []

beforeAll(() => {
  vi.doMock('../../ui/Button.tsx', () => ({ Button: ButtonSpy }))
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => {
  vi.doUnmock('../../ui/Button.tsx')
  vi.resetModules()
})

it('continues only once if "Passer" is tapped twice before the next exercise is rendered', async () => {
  const { SayIt } = await import('./SayIt.tsx')
  const onDone = vi.fn()
  renderToStaticMarkup(createElement(SayIt, { french: 'la vache', english: '', sound: null, onDone }))
  const skip = clicks.at(-1)
  skip?.()
  skip?.()
  expect(onDone).toHaveBeenCalledExactlyOnceWith('skipped')
})

it.each([
  [
    'a word',
    async () => {
      const { SayIt } = await import('./SayIt.tsx')
      return createElement(SayIt, { french: 'la vache', english: '', sound: null, onDone: vi.fn() })
    },
  ],
  [
    'a line of a dialogue',
    async () => {
      const { Stage } = await import('./Stage.tsx')
      const line = { speaker: 'Alice', french: 'Bonjour!', english: '', image: null, sound: null }
      const dialogue = { title: 'Bonjour', lines: [line] }
      return createElement(Stage, { dialogue, role: 'Alice', onOtherRole: vi.fn(), onClose: vi.fn() })
    },
  ],
])('turns the sound on if "Écouter" is pressed for %s', async (_what, createExercise) => {
  const { setSoundSettings, soundSettings } = await import('../../lib/sound/sound-settings.ts')
  setSoundSettings({ isOn: false })
  clicks.length = 0
  renderToStaticMarkup(await createExercise())
  vi.stubGlobal('document', { hidden: true, documentElement: { hasAttribute: () => false } })
  clicks[0]?.()
  expect(soundSettings().isOn).toBe(true)
})

function ButtonSpy({ onClick }: { onClick(): void }) {
  clicks.push(onClick)
  return null
}
