/** Small real files for tests, by kind. */
export const files = {
  /** One transparent pixel. */
  png: base64(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  ),
  gif: base64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'),
  /** One grey pixel without image data. */
  jpeg: join(
    [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10],
    'JFIF\0',
    [1, 1, 0, 0, 1, 0, 1, 0, 0],
    [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
    [0xff, 0xd9],
  ),
  webp: join(
    'RIFF',
    [26, 0, 0, 0],
    'WEBPVP8L',
    [13, 0, 0, 0, 0x2f, 0, 0, 0, 0x10, 7, 0x10, 0x11, 0x11, 0x88, 0x88, 8, 7, 0],
  ),
  avif: join(
    [0, 0, 0, 24],
    'ftypavif',
    [0, 0, 0, 0],
    'mif1miaf',
    [0, 0, 0, 48],
    'meta',
    [0, 0, 0, 0, 0, 0, 0, 36],
    'iprp',
    [0, 0, 0, 28],
    'ipco',
    [0, 0, 0, 20],
    'ispe',
    [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1],
  ),
  /** A sound with the brand that Android's recorder writes. */
  m4aMp42: soundOfBrand('mp42'),
  m4aIsom: soundOfBrand('isom'),
  m4a3gp4: soundOfBrand('3gp4'),
  /** An MP4 file with a video track. */
  video: join(
    [0, 0, 0, 24],
    'ftypmp42',
    [0, 0, 2, 0],
    'isommp42',
    [0, 0, 0, 56],
    'moov',
    [0, 0, 0, 48],
    'trak',
    [0, 0, 0, 40],
    'mdia',
    [0, 0, 0, 32],
    'hdlr',
    [0, 0, 0, 0, 0, 0, 0, 0],
    'vide',
    new Array<number>(12).fill(0),
  ),
  mp3: join([0xff, 0xfb, 0x90, 0x64], new Array<number>(413).fill(0)),
  ogg: join('OggS', [0, 2], new Array<number>(22).fill(0), '\x01vorbis', new Array<number>(23).fill(0)),
  wav: join(
    'RIFF',
    [36, 0, 0, 0],
    'WAVEfmt ',
    [16, 0, 0, 0, 1, 0, 1, 0, 0x44, 0xac, 0, 0, 0x88, 0x58, 1, 0, 2, 0, 16, 0],
    'data',
    [0, 0, 0, 0],
  ),
  m4a: join([0, 0, 0, 0x18], 'ftypM4A ', [0, 0, 0, 0], 'M4A mp42'),
  flac: join('fLaC', [0x80, 0, 0, 34], new Array<number>(34).fill(0)),
  svg: join('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: join('<!doctype html><script>alert(1)</script>'),
  pdf: join('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n'),
  text: join('bonjour'),
} as const
export type FileKind = keyof typeof files

function soundOfBrand(brand: string): Uint8Array<ArrayBuffer> {
  return join(
    [0, 0, 0, 24],
    `ftyp${brand}`,
    [0, 0, 2, 0],
    'isommp42',
    [0, 0, 0, 108],
    'moov',
    new Array<number>(100).fill(0),
    [0, 0, 0, 208],
    'mdat',
    new Array<number>(200).fill(0),
  )
}

function base64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

function join(...parts: (string | number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (character) => character.charCodeAt(0)) : part,
    ),
  )
}
