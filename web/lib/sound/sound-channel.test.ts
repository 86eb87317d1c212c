import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Voice } from '../../../domain/api/settings.ts'
import { SILENCE, type Sound } from './sound-channel.ts'
import { cow, hen, setUp, toldAfter, wordless } from './testing/channel.ts'

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
    expect(channel.current()).toEqual(toldAfter(cow, { playing: cow }))
    player.end()
    expect(channel.current()).toEqual(toldAfter(cow, {}))
  })

  it('stops the last sound for a new one, whatever the last one reports late', async () => {
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

  it('asks for a touch where the browser refuses, and plays then', async () => {
    const { channel, refuse } = setUp()
    channel.play(cow)
    refuse.now(0, 'NotAllowedError')
    await expect.poll(channel.current).toEqual(toldAfter(cow, { blocked: cow }))
    channel.play(cow)
    expect(channel.current()).toEqual(toldAfter(cow, { playing: cow }))
  })

  it.each(['by the element alone', 'by play() alone', 'by both'])(
    'lets the device’s voice speak where the recording fails, told %s',
    async (how) => {
      const { channel, player, refuse, voice } = setUp()
      channel.play(cow)
      if (how !== 'by play() alone') player.fail()
      if (how !== 'by the element alone') refuse.now(0, 'NotSupportedError')
      await expect.poll(channel.current).toEqual(toldAfter(cow, { playing: cow, isDeviceVoice: true }))
      expect(voice.speak).toHaveBeenCalledOnce()
    },
  )

  it('lets the device’s voice say what has no recording, and keeps its mark after the end', () => {
    const { channel, player, voice, how } = setUp()
    channel.play(wordless)
    expect(player.play).not.toHaveBeenCalled()
    expect(voice.speak.mock.calls[0]?.[0]).toBe('le chat')
    how().onEnd()
    expect(channel.current()).toEqual(toldAfter(wordless, { isDeviceVoice: true }))
  })

  it('asks for a touch where the device’s voice is refused', () => {
    const { channel, how } = setUp()
    channel.play(wordless)
    how().onRefused()
    expect(channel.current()).toEqual(toldAfter(wordless, { blocked: wordless }))
  })

  it('says so where the device’s voice fails', () => {
    const { channel, how } = setUp()
    channel.play(wordless)
    how().onFailed()
    expect(channel.current()).toEqual(toldAfter(wordless, { unheard: wordless }))
  })

  it('is silent where the sound is off', () => {
    const { channel, player, voice, settings } = setUp()
    settings.isOn = false
    channel.play({ ...hen, own: '/api/v1/media/hen.wav' })
    expect(channel.current()).toEqual(toldAfter({ ...hen, own: '/api/v1/media/hen.wav' }, {}))
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
    ['the voice that is tried', { voice: 'device' }, 'site', ['chosen device', cow.url, 'device']],
    ['the device’s voice, chosen or not, where there is no other', { url: null }, 'site', ['device']],
  ])('asks for %s, and for the next where it cannot be heard', async (_title, more, chosen, ways) => {
    const { channel, player, voice, settings, how } = setUp()
    settings.voice = chosen
    const sound = { ...cow, ...more }
    channel.play(sound)
    for (const way of ways) {
      const isSpoken = way.endsWith('device')
      const isDeviceVoice = way === 'device'
      expect(channel.current()).toEqual(toldAfter(sound, { playing: sound, isDeviceVoice }))
      if (isSpoken) expect(how().isChosen).toBe(way === 'chosen device')
      else expect(player.src).toBe(way)
      if (isSpoken) how().onFailed()
      else player.fail()
    }
    expect(channel.current()).toEqual(toldAfter(sound, { unheard: sound }))
    expect(voice.speak).toHaveBeenCalledTimes(ways.filter((way) => way.endsWith('device')).length)
  })

  it('goes on when the chosen voice of the device has said a text, without a mark', () => {
    const { channel, settings, how } = setUp()
    settings.voice = 'device'
    channel.play(cow)
    channel.queue([hen], 'behind')
    how().onEnd()
    expect(channel.current()).toEqual(toldAfter(hen, { playing: hen }))
    how().onEnd()
    expect(channel.current()).toEqual(toldAfter(hen, {}))
  })

  it('stops everything on request and tells who listens', () => {
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
