export interface MediaType {
  /** The `Content-Type` when served. */
  type: string
  extension: string
}

/** Types that every browser supports. SVG is excluded, because it can contain scripts and links. */
const acceptedTypes: readonly (MediaType & { names: string[] })[] = [
  { type: 'image/png', extension: 'png', names: ['image/apng', 'image/x-png'] },
  { type: 'image/jpeg', extension: 'jpg', names: ['image/jpg', 'image/pjpeg'] },
  { type: 'image/gif', extension: 'gif', names: [] },
  { type: 'image/webp', extension: 'webp', names: [] },
  { type: 'image/avif', extension: 'avif', names: [] },
  { type: 'audio/mpeg', extension: 'mp3', names: ['audio/mp3', 'audio/x-mp3', 'audio/mpeg3'] },
  { type: 'audio/ogg', extension: 'ogg', names: ['audio/ogg; codecs=opus', 'audio/opus', 'audio/vorbis'] },
  { type: 'audio/wav', extension: 'wav', names: ['audio/x-wav', 'audio/wave', 'audio/vnd.wave'] },
  { type: 'audio/mp4', extension: 'm4a', names: ['audio/x-m4a', 'audio/m4a', 'audio/3gpp', 'audio/3gpp2'] },
  { type: 'audio/aac', extension: 'aac', names: ['audio/x-aac', 'audio/aacp'] },
  { type: 'audio/flac', extension: 'flac', names: ['audio/x-flac'] },
]

/** The accepted type with this MIME name or alias. */
export function findMediaType(name: string | undefined): MediaType | undefined {
  return name === undefined
    ? undefined
    : acceptedTypes.find(({ type, names }) => type === name || names.includes(name))
}
