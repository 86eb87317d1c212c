import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Voice } from '../../../domain/api/settings.ts'
import { SILENCE, type Sound } from './sound-channel.ts'
import { cow, hen, setUp, stateAfter, wordless } from './testing/channel.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the sound channel', () => {
  it('plays a recording and is silent after its end', () => {
    const { channel, player } = setUp()
    channel.play(cow)
    expect(player.src).toBe(cow.url)
    expect(channel.current()).toEqual(stateAfter(cow, { playing: cow }))
    player.end()
    expect(channel.current()).toEqual(stateAfter(cow, {}))
  })

  it('stops the current sound for a new one and ignores late events of the previous one', async () => {
    const { channel, player, refuse } = setUp()
    channel.play(cow)
    const lateEnd = player.onended
    const lateRefusal = refuse.promises[0]
    channel.play(hen)
    expect(player.pause).toHaveBeenCalledOnce()
    lateEnd?.(new Event('ended'))
    refuse.now(0, 'AbortError')
    await expect(lateRefusal).rejects.toThrow()
    expect(channel.current().playing).toEqual(hen)
  })

  it.each([
    ['a word', cow],
    ['a hidden word', { own: '/api/v1/media/cow.wav', url: null, text: '' }],
  ])(
    'asks for a tap if the browser refuses to play %s, and plays it after the tap',
    async (_title, sound) => {
      const { channel, refuse } = setUp()
      channel.play(sound)
      refuse.now(0, 'NotAllowedError')
      await expect.poll(channel.current).toEqual(stateAfter(sound, { blocked: sound }))
      channel.play(sound)
      expect(channel.current()).toEqual(stateAfter(sound, { playing: sound }))
    },
  )

  it.each(['by the element alone', 'by play() alone', 'by both'])(
    'falls back to the device’s voice if the recording fails, as reported %s',
    async (how) => {
      const { channel, player, refuse, voice } = setUp()
      channel.play(cow)
      if (how !== 'by play() alone') player.fail()
      if (how !== 'by the element alone') refuse.now(0, 'NotSupportedError')
      await expect.poll(channel.current).toEqual(stateAfter(cow, { playing: cow, isDeviceVoice: true }))
      expect(voice.speak).toHaveBeenCalledOnce()
    },
  )

  it('uses the device’s voice for a text without a recording, and keeps that state after the end', () => {
    const { channel, player, voice, how } = setUp()
    channel.play(wordless)
    expect(player.play).not.toHaveBeenCalled()
    expect(voice.speak.mock.calls[0]?.[0]).toBe('le chat')
    how().onEnd()
    expect(channel.current()).toEqual(stateAfter(wordless, { isDeviceVoice: true }))
  })

  it('asks for a tap if the browser refuses the device’s voice', () => {
    const { channel, how } = setUp()
    channel.play(wordless)
    how().onRefused()
    expect(channel.current()).toEqual(stateAfter(wordless, { blocked: wordless }))
  })

  it('reports that the device’s voice failed', () => {
    const { channel, how } = setUp()
    channel.play(wordless)
    how().onFailed()
    expect(channel.current()).toEqual(stateAfter(wordless, { unheard: wordless }))
  })

  it('plays nothing if the sound is off', () => {
    const { channel, player, voice, settings } = setUp()
    settings.isOn = false
    channel.play({ ...hen, own: '/api/v1/media/hen.wav' })
    expect(channel.current()).toEqual(stateAfter({ ...hen, own: '/api/v1/media/hen.wav' }, {}))
    expect(player.play).not.toHaveBeenCalled()
    expect(voice.speak).not.toHaveBeenCalled()
  })

  const own = '/api/v1/media/cow.wav'
  it.each<[string, Partial<Sound>, Voice, string[]]>([
    ['the site’s voice', {}, 'site', [cow.url, 'device']],
    ['the device’s voice', {}, 'device', ['chosen device', cow.url, 'device']],
    ['a person’s recording before the site’s voice', { own }, 'site', [own, cow.url, 'device']],
    [
      'a person’s recording before the device’s',
      { own },
      'device',
      [own, 'chosen device', cow.url, 'device'],
    ],
    ['the voice being tried', { voice: 'device' }, 'site', ['chosen device', cow.url, 'device']],
    ['the device’s voice, chosen or not, if there is no other', { url: null }, 'site', ['device']],
    ['no voice but the recording for a hidden word', { own, url: null, text: '' }, 'device', [own]],
  ])('tries first %s, and then the others in order', async (_title, more, chosen, ways) => {
    const { channel, player, voice, settings, how } = setUp()
    settings.voice = chosen
    const sound = { ...cow, ...more }
    channel.play(sound)
    for (const way of ways) {
      const isSpoken = way.endsWith('device')
      const isDeviceVoice = way === 'device'
      expect(channel.current()).toEqual(stateAfter(sound, { playing: sound, isDeviceVoice }))
      if (isSpoken) expect(how().isChosen).toBe(way === 'chosen device')
      else expect(player.src).toBe(way)
      if (isSpoken) how().onFailed()
      else player.fail()
    }
    expect(channel.current()).toEqual(stateAfter(sound, { unheard: sound }))
    expect(voice.speak).toHaveBeenCalledTimes(ways.filter((way) => way.endsWith('device')).length)
  })

  it('plays a queued sound after a text in the chosen device voice, with no fallback notice', () => {
    const { channel, settings, how } = setUp()
    settings.voice = 'device'
    channel.play(cow)
    channel.queue([hen], 'behind')
    how().onEnd()
    expect(channel.current()).toEqual(stateAfter(hen, { playing: hen }))
    how().onEnd()
    expect(channel.current()).toEqual(stateAfter(hen, {}))
  })

  it('stops everything on request and notifies its listeners', () => {
    const { channel, player, voice } = setUp()
    const listener = vi.fn()
    const unsubscribe = channel.subscribe(listener)
    channel.play(cow)
    channel.stop()
    channel.stop()
    expect(listener).toHaveBeenCalledTimes(2)
    expect(channel.current()).toEqual(SILENCE)
    expect(player.pause).toHaveBeenCalled()
    expect(voice.stop).toHaveBeenCalled()
    unsubscribe()
    channel.play(cow)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
