import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { EnglishHelp } from '../../../domain/english-help.ts'
import type { Support } from '../../../domain/supports.ts'
import { pupil } from '../testing/pupil.ts'

afterAll(() => {
  vi.unstubAllGlobals()
})

const dataset: Record<string, string> = {}
vi.stubGlobal('document', { documentElement: { dataset } })
const window = new EventTarget()
vi.stubGlobal('window', window)
vi.resetModules()
const { browserStorage } = await import('../storage/browser-storage.ts')
const { session, signIn } = await import('../session/session.ts')
const { toggleEnglish } = await import('./english.ts')

const help = () => dataset.english ?? 'shown'
let nextID = 100
const signInTo = (englishHelp: EnglishHelp, supports: Support[] = []) =>
  signIn({ ...pupil(nextID++, 'alice'), englishHelp, supports })

vi.unstubAllGlobals()

afterEach(() => session.signOut())

describe('the English help of a pupil', () => {
  it.each(['shown', 'onDemand', 'never'] as const)(
    'is "%s" by default if the class has that setting',
    (of) => {
      signInTo(of)
      expect(help()).toBe(of)
    },
  )

  it('can be shown or hidden by the pupil, whose choice is stored', () => {
    signInTo('onDemand')
    const user = session.current()
    toggleEnglish()
    expect(help()).toBe('shown')
    session.signOut()
    signInTo('onDemand')
    expect(help()).toBe('onDemand')
    if (user) signIn(user)
    expect(help()).toBe('shown')
  })

  it('is not shown in a French-only class, whatever the pupil chose before', () => {
    signInTo('never')
    toggleEnglish()
    expect(help()).toBe('never')
  })

  it('is shown to a pupil with that support in any class', () => {
    signInTo('never', ['english'])
    expect(help()).toBe('shown')
  })

  it('follows the choice that the pupil makes in another tab', () => {
    signInTo('shown')
    const key = `mme:english-${session.current()?.id}`
    browserStorage.setItem(key, 'onDemand')
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    expect(help()).toBe('onDemand')
  })

  it('is shown to a visitor after the sign-out', () => {
    signInTo('never')
    session.signOut()
    expect(help()).toBe('shown')
  })
})
