/** What a pupil without an avatar of their own has. */
export const NO_AVATAR = '0.noavatar.png'

/** The avatars that a pupil may choose: each is an icon of that name, `avatars/<name>.svg` under the media base. */
export const avatarIcons = [
  'fox',
  'owl',
  'cat-face',
  'dog-face',
  'panda',
  'koala',
  'tiger-face',
  'lion',
  'rabbit-face',
  'hamster',
  'frog',
  'penguin',
  'polar-bear',
  'unicorn',
  'monkey-face',
  'bear',
  'pig-face',
  'cow-face',
  'wolf',
  'raccoon',
  'octopus',
  'turtle',
  'hedgehog',
  'butterfly',
  'lady-beetle',
  'dolphin',
  'whale',
  'parrot',
  'sloth',
  'otter',
  'robot',
  'alien',
  'snowman',
  'sun-with-face',
  'dragon-face',
  't-rex',
] as const

/** The file names of the avatars offered. */
export const avatars: readonly string[] = avatarIcons.map((icon) => `${icon}.svg`)
