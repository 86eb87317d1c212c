import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SoundChannel, SoundState } from './sound-channel.ts'
import { chime, cow, hen, setUp, toldAfter, wordless } from './testing/channel.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the queue of the sound channel', () => {
  it('plays one after the other, with no silence to be told of between them', () => {
    const { channel, player } = setUp()
    const told: SoundState[] = []
    channel.play(cow)
    channel.subscribe(() => told.push(channel.current()))
    channel.queue([chime, hen], 'instead')
    expect(player.src).toBe(cow.url)
    player.end()
    expect(player.src).toBe(chime.url)
    player.end()
    expect(player.src).toBe(hen.url)
    player.end()
    expect(told).toEqual([
      toldAfter(cow, { playing: chime }),
      toldAfter(hen, { playing: hen }),
      toldAfter(hen, {}),
    ])
  })

  it('begins at once in silence', () => {
    const { channel, player } = setUp()
    channel.queue([cow], 'behind')
    expect(player.src).toBe(cow.url)
  })

  it('lets a newer answer take the place of what waits, and what is asked wait behind it', () => {
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
    ['touches a word', (channel) => channel.play(hen)],
    ['leaves', (channel) => channel.stop()],
  ])('drops what waits where one %s', (_what, act) => {
    const { channel, player } = setUp()
    channel.play(cow)
    channel.queue([chime, cow], 'instead')
    act(channel)
    player.end()
    expect(channel.current().playing).toBeNull()
  })

  it('goes on where a sound is held up on its way', () => {
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

  it.each(['NotAllowedError', 'NotSupportedError'])('leaves out a chime that ends in a %s', async (name) => {
    const { channel, refuse, voice } = setUp()
    channel.queue([chime, cow], 'instead')
    refuse.now(0, name)
    await expect.poll(channel.current).toEqual(toldAfter(cow, { playing: cow }))
    expect(voice.speak).not.toHaveBeenCalled()
  })

  it('plays a chime where the device’s voice is chosen, and keeps what is told of the words before it', () => {
    const { channel, player, settings, how } = setUp()
    channel.play(wordless)
    settings.voice = 'device'
    channel.queue([chime, hen], 'instead')
    how().onEnd()
    expect(channel.current()).toEqual(toldAfter(wordless, { playing: chime, isDeviceVoice: true }))
    player.end()
    expect(channel.current()).toEqual(toldAfter(hen, { playing: hen }))
  })

  it('goes on behind what nobody can say, and waits for no touch', async () => {
    const { channel, player, refuse, how } = setUp()
    channel.queue([wordless, chime], 'instead')
    how().onFailed()
    expect(channel.current()).toEqual(toldAfter(wordless, { playing: chime, unheard: wordless }))
    player.end()
    channel.queue([cow, hen], 'instead')
    refuse.now(1, 'NotAllowedError')
    await expect.poll(channel.current).toEqual(toldAfter(cow, { blocked: cow }))
  })

  it('is silent where the sound is off', () => {
    const { channel, player, settings } = setUp()
    settings.isOn = false
    channel.queue([chime, cow], 'instead')
    expect(player.play).not.toHaveBeenCalled()
  })
})
