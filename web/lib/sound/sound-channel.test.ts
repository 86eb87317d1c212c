import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Voice } from '../../../domain/api/settings.ts'
import type { DeviceVoice } from './device-voice.ts'
import {
  type AudioPlayer,
  createSoundChannel,
  SILENCE,
  type Sound,
  type SoundChannel,
  type SoundState,
} from './sound-channel.ts'
import { keepSoundSettings, readSoundSettings, SOUND_KEY } from './sound-settings.ts'

const cow = { url: '/media/sounds/la-vache.mp3', text: 'la vache' }
const hen = { url: '/media/sounds/la-poule.mp3', text: 'la poule' }
const wordless = { url: null, text: 'le chat' }
const chime: Sound = { url: '/media/chimes/right.mp3', text: '', isAside: true }

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

  describe('with a queue', () => {
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

    it.each(['NotAllowedError', 'NotSupportedError'])(
      'leaves out a chime that ends in a %s',
      async (name) => {
        const { channel, refuse, voice } = setUp()
        channel.queue([chime, cow], 'instead')
        refuse.now(0, name)
        await expect.poll(channel.current).toEqual(toldAfter(cow, { playing: cow }))
        expect(voice.speak).not.toHaveBeenCalled()
      },
    )

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

/** What is told once `last` was asked for. */
function toldAfter(last: Sound, news: Partial<SoundState>): SoundState {
  return { ...SILENCE, last, ...news }
}

function setUp() {
  const settings: { isOn: boolean; voice: Voice } = { isOn: true, voice: 'site' }
  const attempts: PromiseWithResolvers<void>[] = []
  const player = {
    src: '',
    currentTime: 0,
    onended: null as AudioPlayer['onended'],
    onerror: null as AudioPlayer['onerror'],
    play: vi.fn(() => {
      const attempt = Promise.withResolvers<void>()
      attempts.push(attempt)
      return attempt.promise
    }),
    pause: vi.fn(),
    load: vi.fn(),
    end: () => player.onended?.(new Event('ended')),
    fail: () => player.onerror?.(new Event('error')),
  }
  const voice = {
    speak: vi.fn<DeviceVoice['speak']>(),
    stop: vi.fn(),
  }
  const createPlayer = vi.fn(() => player)
  const channel = createSoundChannel({ createPlayer, voice, settings: () => settings })
  const refuse = {
    now: (index: number, name: string) => attempts[index]?.reject(Object.assign(new Error(name), { name })),
    get promises() {
      return attempts.map(({ promise }) => promise)
    },
  }
  /** How the device's voice was asked last. */
  const how = () => {
    const asked = voice.speak.mock.lastCall?.[1]
    if (!asked) throw new Error('The voice was not asked.')
    return asked
  }
  return { channel, player, voice, how, settings, createPlayer, refuse }
}

function memory() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  }
}
