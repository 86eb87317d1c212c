import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SoundChannel, SoundState } from './sound-channel.ts'
import { chime, cow, hen, setUp, stateAfter, wordless } from './testing/channel.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the queue of the sound channel', () => {
  it('plays one sound after the other without reporting silence between them', () => {
    const { channel, player } = setUp()
    const states: SoundState[] = []
    channel.play(cow)
    channel.subscribe(() => states.push(channel.current()))
    channel.queue([chime, hen], 'instead')
    expect(player.src).toBe(cow.url)
    player.end()
    expect(player.src).toBe(chime.url)
    player.end()
    expect(player.src).toBe(hen.url)
    player.end()
    expect(states).toEqual([
      stateAfter(cow, { playing: chime }),
      stateAfter(hen, { playing: hen }),
      stateAfter(hen, {}),
    ])
  })

  it('interrupts an instruction to play an answer, but not to play a question', () => {
    const { channel, player } = setUp()
    channel.play({ ...cow, isInstruction: true })
    channel.queue([hen], 'behind')
    expect(player.src).toBe(cow.url)
    channel.queue([chime, hen], 'instead')
    expect(player.src).toBe(chime.url)
    player.end()
    expect(player.src).toBe(hen.url)
  })

  it('starts immediately if nothing is playing', () => {
    const { channel, player } = setUp()
    channel.queue([cow], 'behind')
    expect(player.src).toBe(cow.url)
  })

  it('replaces waiting sounds by a newer answer, and queues questions behind it', () => {
    const { channel, player } = setUp()
    const heard: string[] = []
    channel.play(cow)
    channel.queue([chime, cow], 'instead')
    channel.queue([hen], 'instead')
    channel.queue([cow], 'behind')
    for (let turn = 0; turn < 3; turn++) {
      heard.push(player.src)
      player.end()
    }
    expect(heard).toEqual([cow.url, hen.url, cow.url])
    expect(channel.current().playing).toBeNull()
  })

  it.each<[string, (channel: SoundChannel) => void]>([
    ['a word is touched', (channel) => channel.play(hen)],
    ['the user leaves', (channel) => channel.stop()],
  ])('discards waiting sounds if %s', (_what, act) => {
    const { channel, player } = setUp()
    channel.play(cow)
    channel.queue([chime, cow], 'instead')
    act(channel)
    player.end()
    expect(channel.current().playing).toBeNull()
  })

  it('continues with the next sound if one stalls', () => {
    const { channel, player } = setUp()
    channel.play(cow)
    channel.queue([hen], 'behind')
    vi.advanceTimersByTime(6999)
    expect(player.src).toBe(cow.url)
    vi.advanceTimersByTime(1)
    expect(player.src).toBe(hen.url)
    vi.advanceTimersByTime(7000)
    channel.queue([cow], 'behind')
    expect(player.src).toBe(cow.url)
  })

  it('plays a long recording to its end if it makes progress, even after a stall', () => {
    const { channel, player } = setUp()
    channel.play(cow)
    vi.advanceTimersByTime(7000)
    player.progress()
    channel.queue([hen], 'behind')
    for (let second = 0; second < 20; second++) {
      player.progress()
      vi.advanceTimersByTime(1000)
    }
    expect(player.src).toBe(cow.url)
    player.end()
    expect(player.src).toBe(hen.url)
  })

  it('lets the device’s voice finish a long text, even after its recording failed', () => {
    const { channel, player, how } = setUp()
    channel.play(cow)
    vi.advanceTimersByTime(5000)
    player.fail()
    channel.queue([hen], 'behind')
    vi.advanceTimersByTime(20_000)
    expect(channel.current().playing).toEqual(cow)
    how().onEnd()
    expect(player.src).toBe(hen.url)
  })

  it.each(['NotAllowedError', 'NotSupportedError'])('skips a chime that fails with a %s', async (name) => {
    const { channel, refuse, voice } = setUp()
    channel.queue([chime, cow], 'instead')
    refuse.now(0, name)
    await expect.poll(channel.current).toEqual(stateAfter(cow, { playing: cow }))
    expect(voice.speak).not.toHaveBeenCalled()
  })

  it('plays a chime before words in the device’s voice, and keeps earlier notices meanwhile', () => {
    const { channel, player, settings, how } = setUp()
    channel.play(wordless)
    settings.voice = 'device'
    channel.queue([chime, hen], 'instead')
    how().onEnd()
    expect(channel.current()).toEqual(stateAfter(wordless, { playing: chime, isDeviceVoice: true }))
    player.end()
    expect(channel.current()).toEqual(stateAfter(hen, { playing: hen }))
  })

  it('continues after a text that cannot be spoken, without asking for a tap', async () => {
    const { channel, player, refuse, how } = setUp()
    channel.queue([wordless, chime], 'instead')
    how().onFailed()
    expect(channel.current()).toEqual(stateAfter(wordless, { playing: chime, unheard: wordless }))
    player.end()
    channel.queue([cow, hen], 'instead')
    refuse.now(1, 'NotAllowedError')
    await expect.poll(channel.current).toEqual(stateAfter(cow, { blocked: cow }))
  })

  it('plays nothing if the sound is off', () => {
    const { channel, player, settings } = setUp()
    settings.isOn = false
    channel.queue([chime, cow], 'instead')
    expect(player.play).not.toHaveBeenCalled()
  })
})
