/** Times in seconds of the lyrics in a MIDI file by abc2midi, and its end. */
export interface SungSyllables {
  /** In order. `isNewLine` is true for the first syllable of a lyrics line. */
  syllables: { at: number; isNewLine: boolean }[]
  end: number
}

const TEXT = 0x01
const TEMPO = 0x51

/** @throws {Error} if the file is not a MIDI file or has no tempo */
export function sungSyllables(file: Buffer): SungSyllables {
  if (file.toString('latin1', 0, 4) !== 'MThd') throw new Error('This is not a MIDI file.')
  const ticksPerQuarter = file.readUInt16BE(12)
  const events = tracksOf(file).flatMap(metaEvents)
  const tempo = events.find(({ type }) => type === TEMPO)?.data.readUIntBE(0, 3)
  if (tempo === undefined) throw new Error('The MIDI file has no tempo.')
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

/** Lyrics are text events after tick 0. Other texts begin with @ or are track names at tick 0. */
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
  const readVariableLength = () => {
    let value = 0
    for (;;) {
      const byte = track.readUInt8(at++)
      value = (value << 7) | (byte & 0x7f)
      if (byte < 0x80) return value
    }
  }
  while (at < track.length) {
    tick += readVariableLength()
    if (track.readUInt8(at) === 0xff) {
      const type = track.readUInt8(at + 1)
      at += 2
      const length = readVariableLength()
      events.push({ tick, type, data: track.subarray(at, at + length) })
      at += length
      continue
    }
    // Running status: the status byte is omitted if it equals that of the previous event.
    if (track.readUInt8(at) >= 0x80) status = track.readUInt8(at++)
    at += status >> 4 === 0xc || status >> 4 === 0xd ? 1 : 2
  }
  return events
}
