/** When the lyrics of a MIDI file are sung, as abc2midi writes them, and when it ends; in seconds. */
export interface SungSyllables {
  /** One a syllable, in order. `isNewLine`: a new line of the lyrics begins with it. */
  syllables: { at: number; isNewLine: boolean }[]
  end: number
}

const TEXT = 0x01
const TEMPO = 0x51

/** @throws {Error} where it is not a MIDI file of one tempo. */
export function sungSyllables(file: Buffer): SungSyllables {
  if (file.toString('latin1', 0, 4) !== 'MThd') throw new Error('This is not a MIDI file.')
  const ticksPerQuarter = file.readUInt16BE(12)
  const events = tracksOf(file).flatMap(metaEvents)
  const tempo = events.find(({ type }) => type === TEMPO)?.data.readUIntBE(0, 3)
  if (tempo === undefined) throw new Error('The MIDI file names no tempo.')
  const seconds = (tick: number) => (tick * tempo) / ticksPerQuarter / 1_000_000
  return {
    syllables: events.filter(isSyllable).map(({ tick, data }) => ({
      at: seconds(tick),
      isNewLine: /^[/\\]/.test(data.toString('utf8')),
    })),
    end: seconds(Math.max(...events.map(({ tick }) => tick))),
  }
}

interface MetaEvent {
  tick: number
  type: number
  data: Buffer
}

/** Lyrics stand in the track of that name as texts; other texts begin with @ or name a track. */
function isSyllable({ tick, type, data }: MetaEvent): boolean {
  return type === TEXT && tick > 0 && !data.toString('latin1').startsWith('@')
}

function tracksOf(file: Buffer): Buffer[] {
  const tracks: Buffer[] = []
  for (let at = 14; at < file.length; ) {
    const length = file.readUInt32BE(at + 4)
    tracks.push(file.subarray(at + 8, at + 8 + length))
    at += 8 + length
  }
  return tracks
}

function metaEvents(track: Buffer): MetaEvent[] {
  const events: MetaEvent[] = []
  let at = 0
  let tick = 0
  let status = 0
  const number = () => {
    let value = 0
    for (;;) {
      const byte = track.readUInt8(at++)
      value = (value << 7) | (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  while (at < track.length) {
    tick += number()
    if (track.readUInt8(at) === 0xff) {
      const type = track.readUInt8(at + 1)
      at += 2
      const length = number()
      events.push({ tick, type, data: track.subarray(at, at + length) })
      at += length
      continue
    }
    // A status byte may be left out where it is that of the event before.
    if (track.readUInt8(at) >= 0x80) status = track.readUInt8(at++)
    at += status >> 4 === 0xc || status >> 4 === 0xd ? 1 : 2
  }
  return events
}
