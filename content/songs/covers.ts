import { figure, head } from '../pictures/cast.ts'
import { at, type Layer } from '../pictures/compose.ts'
import type { Backdrop } from '../stories/backdrops.ts'
import { person, wears } from '../stories/figures.ts'

/** The picture of a song, in the coordinates of story scenes. */
interface Cover {
  backdrop: Backdrop
  pictures: readonly Layer[]
}

/** Path of a song's cover under the media base. */
export function coverPath(song: string): string {
  return `songs/${song}.svg`
}

const notes = (x: number, y: number, size = 16) => at('musical-notes', x, y, size)

/** A round tree; `x` is the middle of its trunk. */
const tree = (x: number, foot: number, size: number, leaves = '#5ba24f', light = '#86c673'): Layer =>
  `<g transform="translate(${x} ${foot}) scale(${size / 40})"><path fill="#9a6a44" d="M-3 0h6l-1-18h-4z"/><path fill="#7d5334" d="M0-18h2l1 18H0z"/><circle cx="8" cy="-22" r="10" fill="${leaves}"/><circle cx="-7" cy="-21" r="10" fill="${light}"/><circle cy="-30" r="12" fill="${leaves}"/><circle cx="-4" cy="-32" r="8" fill="${light}"/></g>`

/** A fir; `x` is the middle of its trunk. */
const fir = (x: number, foot: number, size: number, dark = '#2f6b4a', light = '#3f8a5f'): Layer =>
  `<g transform="translate(${x} ${foot}) scale(${size / 40})"><path fill="#7d5334" d="M-2-6h4v6h-4z"/><path fill="${dark}" d="M0-40l9 14H5l8 11H8l7 10h-30l7-10h-5l8-11h-4z"/><path fill="${light}" d="M0-40v35h-15l7-10h-5l8-11h-4z"/></g>`

/** By song. `npm run stories` draws them. */
export const covers: Readonly<Record<string, Cover>> = {
  'frere-jacques': {
    backdrop: 'bedroom',
    pictures: [
      '<circle cx="24" cy="20" r="6" fill="#ffd24a"/>',
      '<path fill="#8a5a3b" d="M52 44q0-4 4-4t4 4v50h-8z"/><path fill="#6f452b" d="M142 62q0-4 4-4t4 4v32h-8z"/><path fill="#fff" d="M58 66h86v18H58z"/><path fill="#8a5a3b" d="M58 82h86v6H58z"/><ellipse cx="76" cy="64" rx="17" ry="9" fill="#eef2fb"/>',
      head('olivier', 78, 56, 12, 'asleep'),
      '<path fill="#3b82c4" d="M88 66q4-10 14-10h34q8 0 8 8v20H86z"/><path fill="#2f6fb5" d="M124 56h12q8 0 8 8v20h-14z"/><path fill="#9fc8ee" d="M88 66q4-10 14-10h4q-8 2-8 12v16H86z"/>',
      at('zzz', 92, 22, 20),
      at('bell', 122, 6, 30, { rotate: 14 }),
    ],
  },
  'au-clair-de-la-lune': {
    backdrop: 'night',
    pictures: [
      '<circle cx="36" cy="28" r="24" fill="#fff3c4" opacity=".16"/><circle cx="36" cy="28" r="16" fill="#ffe9a8"/><circle cx="33" cy="25" r="12" fill="#fff3c4"/>',
      '<path fill="#8c6a58" d="M96 52h50v38H96z"/><path fill="#735446" d="M130 52h16v38h-16z"/><path fill="#5a3d4a" d="M88 56l33-30 33 30z"/><path fill="#46303c" d="M121 26l33 30h-16z"/><path fill="#ffd98a" d="M128 60h12v13h-12z"/><path fill="#6b4a2f" d="M102 62h16v28h-16z"/><circle cx="115" cy="77" r="1.200" fill="#ffd24a"/><path d="M134 60v13M128 66h12" stroke="#735446" stroke-width="1.400"/>',
      ...person('noah', 66, 92, 52, 'right', { top: '#f4f1fb', trousers: '#dcd6ee' }),
      at('feather', 84, 52, 16),
    ],
  },
  'sur-le-pont-d-avignon': {
    backdrop: 'meadow',
    pictures: [
      '<path fill="#6fb2dd" d="M0 74h160v26H0z"/><path fill="none" stroke="#b9def5" stroke-width="1.400" stroke-linecap="round" d="M12 95h14M52 92h12M92 96h16M138 92h12"/>',
      '<path fill="#d9bf95" d="M0 62h160v34h-8q0-20-14-20t-14 20h-10q0-20-14-20t-14 20H76q0-20-14-20T48 96H38q0-20-14-20T10 96H0z"/><path fill="#c3a678" d="M0 70h160v4H0z"/><path fill="#efdcb8" d="M0 60h160v6H0z"/>',
      ...person('ines', 34, 62, 42, 'up'),
      ...person('samuel', 66, 62, 42, 'up'),
      ...person('zoe', 98, 62, 42, 'up'),
      ...person('bruno', 130, 62, 42, 'up'),
    ],
  },
  'savez-vous-planter-les-choux': {
    backdrop: 'meadow',
    pictures: [
      '<path fill="#8a5a3b" d="M0 82q80-8 160 0v18H0z"/><path fill="#a4714c" d="M0 82q80-8 160 0v4q-80-8-160 0z"/>',
      tree(18, 74, 40),
      figure('maya', 82, 90, 54, { legs: 'kneel', arms: ['hip', [15, -10]], face: 'open' }),
      at('leafy-green', 6, 72, 24),
      at('leafy-green', 38, 74, 22),
      at('leafy-green', 98, 68, 26),
      at('leafy-green', 130, 72, 24),
      at('sun', 126, 8, 24),
    ],
  },
  'pomme-de-reinette': {
    backdrop: 'spring',
    pictures: [
      tree(52, 90, 78),
      '<g fill="#e0393f"><circle cx="36" cy="44" r="4"/><circle cx="50" cy="26" r="4"/><circle cx="66" cy="40" r="4"/><circle cx="54" cy="50" r="4"/></g><g fill="#b5ab9c"><circle cx="42" cy="32" r="4"/><circle cx="64" cy="28" r="4"/></g>',
      ...person('zoe', 104, 94, 54, 'left'),
      at('basket', 124, 68, 28),
      at('red-apple', 126, 60, 13),
      at('grey-apple', 137, 60, 13),
    ],
  },
  'mon-ane': {
    backdrop: 'meadow',
    pictures: [
      at('donkey', 62, 24, 72),
      ...person('madame', 32, 94, 66, 'right', { face: 'worried' }),
      at('party-hat', 60, 28, 20, { rotate: -24 }),
      at('hot-beverage', 46, 52, 16),
    ],
  },
  'promenons-nous-dans-les-bois': {
    backdrop: 'evening',
    pictures: [
      fir(20, 82, 62, '#264f45', '#2f6354'),
      fir(142, 84, 70, '#264f45', '#2f6354'),
      fir(112, 80, 52, '#2f5f4c', '#3a745c'),
      at('wolf', 104, 38, 34),
      '<g fill="#3d6b47"><circle cx="106" cy="78" r="9"/><circle cx="120" cy="76" r="11"/><circle cx="135" cy="78" r="9"/><path d="M97 78h47v8H97z"/></g>',
      figure('lea', 42, 94, 50, { legs: 'walk', arms: ['out', 'wave'], face: 'open' }),
      figure('karim', 72, 94, 52, { legs: 'walk', arms: ['wave', 'out'] }),
    ],
  },
  'fais-dodo': {
    backdrop: 'bedroom',
    pictures: [
      '<path fill="#4d4f92" d="M16 12h26v26H16z"/><circle cx="34" cy="20" r="4" fill="#fff3c4"/><path d="M29 12v26M16 25h26" stroke="#fff" stroke-width="2"/>',
      ...person('mother', 62, 92, 68, 'right'),
      '<path fill="#b9824f" d="M84 50h5v40h-5zM143 50h5v40h-5z"/><path fill="#fff" d="M88 62h56v18H88z"/><ellipse cx="104" cy="62" rx="12" ry="7" fill="#eef2fb"/>',
      head('sister', 105, 57, 9, 'asleep'),
      '<path fill="#f3b6c8" d="M112 64q4-7 12-7h14q6 0 6 7v18h-34z"/><path fill="#e493ac" d="M132 57h6q6 0 6 7v18h-12z"/>',
      '<path fill="#d39c66" d="M86 74h60v4H86zM86 86h60v4H86zM96 76h3v12h-3zM108 76h3v12h-3zM120 76h3v12h-3zM132 76h3v12h-3z"/>',
      at('zzz', 118, 30, 18),
    ],
  },
  'ah-vous-dirai-je-maman': {
    backdrop: 'livingRoom',
    pictures: [
      '<path fill="#4d4f92" d="M114 12h26v26h-26z"/><path fill="#ffe9a8" d="M127 15l2.500 5.500 6 .600-4.500 4 1.400 5.900-5.400-3-5.400 3 1.400-5.900-4.500-4 6-.600z"/>',
      ...person('grandmother', 46, 94, 68, 'right'),
      ...person('chloe', 94, 94, 50, 'left', { face: 'open' }),
      at('candy', 112, 64, 22),
      at('lollipop', 136, 60, 22),
    ],
  },
  'a-la-claire-fontaine': {
    backdrop: 'spring',
    pictures: [
      tree(36, 80, 74, '#4d9150', '#6db35c'),
      at('bird', 44, 12, 18),
      notes(64, 8, 14),
      '<ellipse cx="112" cy="86" rx="42" ry="11" fill="#5aa5d6"/><ellipse cx="110" cy="84" rx="40" ry="9" fill="#8fcdf0"/><path d="M84 83h12M112 88h14M124 81h10" stroke="#fff" stroke-width="1.200" stroke-linecap="round"/>',
      '<path fill="#b9b3ae" d="M92 60h36q-2 12-18 12T92 60z"/><path fill="#98918c" d="M116 60h12q-2 12-18 12 6-2 6-12z"/><path fill="#b9b3ae" d="M106 70h8v14h-8z"/><path d="M110 60q-2-22-14-6M110 60q2-22 14-6M110 58V38" stroke="#dff2fd" stroke-width="2" stroke-linecap="round" fill="none"/>',
      ...person('alice', 66, 94, 50, 'right'),
      at('rose', 138, 64, 18),
    ],
  },
  'il-court-le-furet': {
    backdrop: 'meadow',
    pictures: [
      tree(20, 74, 52),
      tree(146, 76, 46),
      tree(120, 70, 34),
      '<g transform="translate(42 66)" fill="none" stroke-linecap="round"><path stroke="#7a5236" stroke-width="6" d="M72 8q14-2 20-14"/><path stroke="#7a5236" stroke-width="5" d="M24 12l-10 10M32 13l3 11M64 12l-4 12M70 10l12 11"/><path stroke="#b98252" stroke-width="14" d="M10 4q14 12 30 5t32 1"/><path stroke="#d09a68" stroke-width="5" d="M16 4q12 8 24 1t28 0"/></g><g transform="translate(42 66)"><circle cx="13" cy="-9" r="4" fill="#7a5236"/><ellipse cx="5" cy="-1" rx="12" ry="9" fill="#b98252"/><path fill="#7a5236" d="M-4-6q9-4 15 0 1 7-6 8Q-3 2-4-6z"/><path fill="#f3e2c8" d="M-7 0q5-2 10 1 2 6-4 7-7-1-6-8z"/><circle cx="2" cy="-3" r="1.700" fill="#fff"/><circle cx="1.600" cy="-3" r="1.100" fill="#2e1f1c"/><circle cx="-6.500" cy="1.500" r="2" fill="#2e1f1c"/></g>',
      '<path d="M16 92q12-4 22-1M8 84q10-4 20-2" stroke="#fff" stroke-width="2" stroke-linecap="round" fill="none" opacity=".8"/>',
    ],
  },
  'le-bon-roi-dagobert': {
    backdrop: 'spring',
    pictures: [
      '<path fill="#c9c4d6" d="M84 36h6v-6h6v6h6v-6h6v6h6v44H84zM138 30h5v-6h5v6h5v-6h5v62h-20z"/><path fill="#aaa3bd" d="M104 36h10v44h-10zM150 24h8v62h-8z"/><path fill="#c9c4d6" d="M108 52h34v32h-34z"/><path fill="#6b4a35" d="M118 84V70q0-8 7-8t7 8v14z"/><path fill="#5b5372" d="M92 46h6v10h-6zM144 40h6v10h-6z"/><path fill="#c7343f" d="M98 30V16l12 4-12 4z"/>',
      ...person('uncle', 50, 94, 76, 'down', { top: '#3f8f4f', trousers: '#c7343f', isLong: true }),
      '<path fill="#ffd24a" d="M38 26l-3-14 8 6 7-9 7 9 8-6-3 14q-12-3-24 0z"/><path fill="#e8a200" d="M50 9l7 9 8-6-3 14q-6-1.500-12-1.500z"/><circle cx="50" cy="19" r="2" fill="#c7343f"/>',
    ],
  },
  'mon-beau-sapin': {
    backdrop: 'winter',
    pictures: [
      fir(18, 78, 44, '#3b6f66', '#4d8a7d'),
      fir(144, 80, 48, '#3b6f66', '#4d8a7d'),
      fir(84, 92, 82),
      '<path fill="#ffd24a" d="M84 2l2.800 6 6.600.700-5 4.400 1.500 6.500L84 16.200l-5.900 3.400 1.500-6.500-5-4.400 6.600-.700z"/><g fill="#fff" opacity=".9"><path d="M72 38q6-4 12-1-6 5-12 1zM64 59q8-5 16-1-8 5-16 1zM88 60q7-5 14 0-7 3-14 0z"/></g><g><circle cx="78" cy="50" r="2.600" fill="#e0393f"/><circle cx="92" cy="48" r="2.600" fill="#ffd24a"/><circle cx="72" cy="72" r="2.600" fill="#ffd24a"/><circle cx="88" cy="74" r="2.600" fill="#3b82c4"/><circle cx="100" cy="72" r="2.600" fill="#e0393f"/></g>',
      ...person('lea', 38, 94, 48, 'right', { ...wears.redCoat, face: 'open' }),
      ...person('samuel', 126, 94, 48, 'left', { ...wears.winterCoat, face: 'open' }),
    ],
  },
}

/** By kind of page in the library of the home page. */
export const libraryCovers: Readonly<Record<string, Cover>> = {
  music: {
    backdrop: 'spring',
    pictures: [
      ...person('maya', 44, 94, 56, 'up', { face: 'open' }),
      ...person('noah', 80, 94, 58, 'up', { face: 'open' }),
      ...person('lea', 116, 94, 56, 'up', { face: 'open' }),
      notes(18, 14, 20),
      notes(122, 10, 24),
      at('musical-note', 64, 8, 14),
    ],
  },
  videos: {
    backdrop: 'livingRoom',
    pictures: [
      '<path fill="#5a3f3a" d="M28 80h68v5H28zM34 85h4v6h-4zM86 85h4v6h-4z"/><rect x="22" y="26" width="80" height="52" rx="4" fill="#34264f"/><rect x="26" y="30" width="72" height="44" rx="2" fill="#9fd6f5"/><path fill="#8ecb6b" d="M26 62q20-8 40-2t32-2v14q0 2-2 2H28q-2 0-2-2z"/>',
      at('cow', 46, 36, 32),
      ...person('samuel', 128, 94, 52, 'left', { face: 'open' }),
    ],
  },
  stories: {
    backdrop: 'bedroom',
    pictures: [
      '<ellipse cx="80" cy="90" rx="50" ry="7" fill="#e2a7a0"/>',
      ...person('ines', 54, 92, 54, 'right', { face: 'open' }),
      ...person('leo', 110, 92, 54, 'left', { face: 'open' }),
      at('open-book', 67, 56, 28),
      at('sparkles', 74, 34, 14),
    ],
  },
  leaderboard: {
    backdrop: 'meadow',
    pictures: [
      '<path fill="#f2b632" d="M58 70h44v26H58z"/><path fill="#d99a1c" d="M92 70h10v26H92z"/><path fill="#c9c4d6" d="M14 78h44v18H14z"/><path fill="#d39c66" d="M102 82h44v14h-44z"/>',
      ...person('chloe', 36, 78, 46, 'up'),
      ...person('zoe', 80, 70, 46, 'up', { face: 'open' }),
      ...person('karim', 124, 82, 46, 'up'),
      at('trophy', 69, 2, 22),
    ],
  },
}

/** Names of all pictures in covers. */
export const picturesInCovers: readonly string[] = Object.values({ ...covers, ...libraryCovers }).flatMap(
  ({ pictures }) => pictures.flatMap((layer) => (typeof layer === 'string' ? [] : layer.picture)),
)
