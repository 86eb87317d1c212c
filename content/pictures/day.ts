import { bust, type CastName, figure, head } from './cast.ts'
import { at, type ComposedPicture, type ComposedPictures } from './compose.ts'
import { FLOOR, GRASS, NIGHT, SKY } from './grounds.ts'

const DAWN =
  '<rect width="32" height="32" rx="4" fill="#ffdcae"/><circle cx="16" cy="25" r="12" fill="#ffc971"/><circle cx="16" cy="25" r="8" fill="#ffb02e"/>'
const DUSK =
  '<rect width="32" height="32" rx="4" fill="#6d5a9c"/><path d="M0 12h32v14H0z" fill="#c76f8e" opacity=".7"/><circle cx="25" cy="24" r="6" fill="#ff8f45"/>'
const DARK_GRASS = '<path d="M0 25h32v4q0 3-3 3H3q-3 0-3-3z" fill="#4f7a4a"/>'
const TABLE =
  '<path d="M0 23h32v6q0 3-3 3H3q-3 0-3-3z" fill="#c98f55"/><path d="M0 23h32v2H0z" fill="#e2b075"/>'

/** A bed along the floor with a sleeping head on its pillow. */
function asleep(who: CastName): ComposedPicture {
  return [
    '<path d="M1 14h3v16H1zM28 19h3v11h-3z" fill="#8a5a33"/><path d="M3 24h26v4H3z" fill="#f4ead8"/><rect x="4" y="18" width="9" height="6.500" rx="2.500" fill="#fff"/>',
    head(who, 10, 17.5, 5, 'asleep'),
    '<path d="M10.500 21.500q9-3.500 18.500-.500v7H8.500q0-4.500 2-6.500z" fill="#5f8fd0"/>',
  ]
}

/** A round clock with its hands, in hours after twelve, around x and y. */
function dial(hours: number, x: number, y: number, r: number, ring = '#3b5b92'): string {
  const hand = (turn: number, length: number, width: number) => {
    const angle = turn * 2 * Math.PI
    const end = [x + r * length * Math.sin(angle), y - r * length * Math.cos(angle)]
    return `<path d="M${x} ${y}L${end.map((value) => Math.round(value * 100) / 100).join(' ')}" stroke="#26345c" stroke-width="${width}" stroke-linecap="round"/>`
  }
  const ticks = [0, 3, 6, 9].map((hour) => {
    const angle = (hour / 12) * 2 * Math.PI
    const tick = [x + r * 0.78 * Math.sin(angle), y - r * 0.78 * Math.cos(angle)]
    return `<circle cx="${Math.round((tick[0] ?? 0) * 100) / 100}" cy="${Math.round((tick[1] ?? 0) * 100) / 100}" r="${r * 0.07}" fill="#7b8794"/>`
  })
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${ring}"/><circle cx="${x}" cy="${y}" r="${r * 0.88}" fill="#fff"/>${ticks.join('')}${hand(hours / 12, 0.45, r * 0.16)}${hand(hours % 1, 0.68, r * 0.11)}<circle cx="${x}" cy="${y}" r="${r * 0.1}" fill="#26345c"/>`
}

/** A sheet of a calendar with a text under its coloured edge. */
function calendarSheet(text: string, x: number, y: number, width: number, colour = '#d0454c'): string {
  const unit = width / 14
  const size = Math.min(6, 20 / text.length)
  return `<g transform="translate(${x} ${y}) scale(${Math.round(unit * 1000) / 1000})"><rect width="14" height="13" rx="1.500" fill="#fff" stroke="#b4acbc" stroke-width=".7"/><path d="M0 1.500q0-1.500 1.500-1.500h11q1.500 0 1.500 1.500V4H0z" fill="${colour}"/><text x="7" y="${8.4 + size * 0.36}" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="${Math.round(size * 100) / 100}" fill="#26345c">${text}</text></g>`
}

const COLOURS = ['#d0454c', '#d9731a', '#c79a1e', '#3f8f4f', '#2f7fb8', '#4f5bb0', '#8a4fa8']
const LETTERS = ['L', 'M', 'M', 'J', 'V', 'S', 'D']

/** The week from Monday to Sunday with one day in colour, from left to right. */
function weekday(day: number): ComposedPicture {
  const colour = COLOURS[day] ?? ''
  const [ground, ink] = day % 2 === 0 ? [colour, '#fff'] : ['#f3f1f6', colour]
  const x = 9.5 + day * 2.15
  const boxes = LETTERS.map(
    (_letter, index) =>
      `<rect x="${2.2 + index * 4}" y="${index === day ? 22 : 24}" width="3.500" height="${index === day ? 7.5 : 4}" rx=".8" fill="${ink}"${index === day ? '' : ' fill-opacity=".4"'}/>`,
  )
  return [
    `<rect width="32" height="32" rx="4" fill="${ground}"/><circle cx="${x}" cy="11" r="8" fill="${ink}"/><text x="${x}" y="15.200" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="12" fill="${ground}">${LETTERS[day]}</text>`,
    ...boxes,
  ]
}

/** A calendar of seven days a row; the days that `isOn` selects are in colour. */
function calendar(rows: number, isOn: (day: number) => boolean, colour: string): ComposedPicture {
  const step = Math.min(20 / rows, 5)
  const top = 9 + (21 - rows * step) / 2
  const days = Array.from({ length: rows * 7 }, (_none, day) => {
    const [x, y] = [3 + (day % 7) * 3.8, top + Math.floor(day / 7) * step]
    return `<rect x="${Math.round(x * 100) / 100}" y="${Math.round(y * 100) / 100}" width="3.200" height="${Math.round((step - 0.7) * 100) / 100}" rx=".7" fill="${isOn(day) ? colour : '#e3e6ea'}"/>`
  })
  return [
    `<rect x="1" y="2" width="30" height="29" rx="3" fill="#fff" stroke="#b4acbc" stroke-width=".7"/><path d="M1 5q0-3 3-3h24q3 0 3 3v3H1z" fill="${colour}"/>`,
    ...days,
  ]
}

/** A number of days out of seven, from a full row to none. */
function daysOfWeek(days: number, colour: string): ComposedPicture {
  const cells = Array.from({ length: 7 }, (_none, index) => {
    const [x, y] = [(index % 4) * 7.6 + (index < 4 ? 1 : 4.8), index < 4 ? 6 : 17]
    const isOn = index < days
    const mark = isOn
      ? `<path d="m${x + 1.8} ${y + 3.6} 1.500 1.700 2.600-3.600" stroke="#fff" stroke-width="1.400" fill="none" stroke-linecap="round"/>`
      : days === 0
        ? `<path d="m${x + 2} ${y + 2} 3.200 3.200m0-3.200-3.200 3.200" stroke="#d0454c" stroke-width="1.200" stroke-linecap="round"/>`
        : ''
    return `<rect x="${x}" y="${y}" width="7" height="7.200" rx="1.500" fill="${isOn ? colour : '#fff'}" stroke="${colour}" stroke-width=".7"/>${mark}`
  })
  return [`<rect width="32" height="32" rx="4" fill="${colour}" fill-opacity=".18"/>`, ...cells]
}

/** An arrow between today and another day. */
function dayArrow(isForward: boolean, colour: string): ComposedPicture {
  const [from, to] = isForward ? [1, 18] : [18, 1]
  return [
    `<rect width="32" height="32" rx="4" fill="${colour}" fill-opacity=".25"/>`,
    calendarSheet('•', from, 17, 13, '#9aa5b1'),
    calendarSheet(isForward ? '+1' : '−1', to, 17, 13, colour),
    `<path d="${isForward ? 'M7 13Q16 1 24 11' : 'M25 13Q16 1 8 11'}" stroke="${colour}" stroke-width="2.400" fill="none" stroke-linecap="round"/><path d="${isForward ? 'M26 13.500l-5.500-1.200 3.800-4z' : 'M6 13.500l5.500-1.200-3.800-4z'}" fill="${colour}"/>`,
  ]
}

/** A number in a circle: the first, second or last of several things. */
function step(number: string, colour: string): string {
  return `<circle cx="5.500" cy="5.500" r="4.800" fill="${colour}"/><text x="5.500" y="8" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="7" fill="#fff">${number}</text>`
}

/** Parts of the day, dates, times and daily activities. */
export const dayPictures: ComposedPictures = {
  'day-sky': [SKY, GRASS, at('sun', 9, 1, 14), at('deciduous-tree', 0, 12, 15), at('tulip', 23, 19, 9)],
  'morning-sky': [DAWN, GRASS, at('rooster', 3, 13, 14), at('barn', 20, 15, 12)],
  'noon-sky': [
    '<rect width="32" height="32" rx="4" fill="#a9dcff"/>',
    GRASS,
    at('sun', 9.5, -1, 13),
    at('lunchbox', 19, 19, 10),
    figure('karim', 12, 30, 17, { arms: ['up', 'down'], face: 'open' }),
  ],
  'afternoon-sky': [
    '<rect width="32" height="32" rx="4" fill="#fbe7a6"/>',
    GRASS,
    at('sun', 21, 4, 10),
    at('school', 0, 8, 19),
    at('soccer-ball', 22, 22, 8),
  ],
  'evening-sky': [
    DUSK,
    DARK_GRASS,
    at('house', 2, 10, 18),
    at('glowing-star', 21, 2, 6),
    at('glowing-star', 13, 3, 4),
  ],
  breakfast: [DAWN, TABLE, at('bowl-with-spoon', 2, 11, 16), at('glass-of-milk', 19, 12, 12)],
  snack: [
    '<rect width="32" height="32" rx="4" fill="#dff3d8"/>',
    at('plate', 2, 12, 22),
    at('red-apple', 4, 10, 11),
    at('cheese-wedge', 13, 12, 10),
    at('juice', 21, 3, 11),
  ],
  lunch: [SKY, TABLE, at('sun', 0, 0, 9), at('lunchbox', 0, 10, 16), at('sandwich', 15, 11, 15)],
  supper: [
    DUSK,
    at('crescent-moon', 22, 2, 8),
    TABLE,
    at('spaghetti', 1, 9, 17),
    at('green-salad', 18, 12, 13),
  ],
  'tooth-brush': [
    '<rect width="32" height="32" rx="4" fill="#d9f1f1"/>',
    at('bubbles', 1, 1, 11),
    at('toothbrush', 4, 4, 26),
  ],
  ...Object.fromEntries(LETTERS.map((_letter, index) => [`day-${index + 1}`, weekday(index)])),
  'span-hour': [
    dial(0, 16, 16, 15, '#8a4fa8'),
    '<path d="M16 6.500a9.500 9.500 0 1 1-.1 0" fill="#8a4fa8" opacity=".22"/><path d="M16 4.500a11.500 11.500 0 1 1-9 4.400" stroke="#8a4fa8" stroke-width="1.800" fill="none" stroke-linecap="round"/><path d="m4.800 12.800.4-5.300 4.200 2.800z" fill="#8a4fa8"/>',
  ],
  'span-week': calendar(4, (index) => index >= 7 && index < 14, '#2f7fb8'),
  weekend: [
    ...calendar(2, (index) => index % 7 > 4, '#e0802a'),
    at('sun', 2, 1, 9),
    at('bicycle', 17, 0, 12),
  ],
  'span-month': calendar(5, (index) => index < 31, '#3f8f4f'),
  'span-year': [
    '<rect width="32" height="32" rx="4" fill="#e6ddf2"/>',
    ...Array.from({ length: 12 }, (_none, index) =>
      calendarSheet(
        'JFMAMJJASOND'[index] ?? '',
        1.3 + (index % 4) * 7.5,
        2 + Math.floor(index / 4) * 9.7,
        7,
        COLOURS[(index * 3) % 7],
      ),
    ),
  ],
  yesterday: dayArrow(false, '#8a4fa8'),
  today: [
    '<rect width="32" height="32" rx="4" fill="#fdeac0"/>',
    calendarSheet('', 5, 4, 22),
    at('star', 9.5, 11, 13),
    '<path d="M16 31v-5m-2.500 2.200L16 25.500l2.500 2.700" stroke="#d0454c" stroke-width="1.600" fill="none" stroke-linecap="round"/>',
  ],
  tomorrow: dayArrow(true, '#2f7fb8'),
  early: [DAWN, DARK_GRASS, dial(6, 8.5, 9, 7.5), at('rooster', 17, 16, 13)],
  late: [NIGHT, at('crescent-moon', 1, 1, 10), dial(11, 22.5, 9.5, 7.5, '#f2c230'), at('owl', 2, 16, 14)],
  always: daysOfWeek(7, '#3f8f4f'),
  often: daysOfWeek(5, '#2f7fb8'),
  sometimes: daysOfWeek(2, '#c98a1e'),
  never: daysOfWeek(0, '#8d8792'),
  schedule: [
    '<rect x="2" y="1" width="28" height="30" rx="2.500" fill="#fff" stroke="#b4acbc" stroke-width=".8"/><path d="M2 3.500Q2 1 4.500 1h23Q30 1 30 3.500V7H2z" fill="#3b5b92"/>',
    ...['8 h', '10 h', '13 h', '15 h'].map(
      (hour, index) =>
        `<text x="4" y="${12.6 + index * 5.6}" font-family="Arial,sans-serif" font-weight="700" font-size="3.800" fill="#26345c">${hour}</text><rect x="13" y="${9.3 + index * 5.6}" width="15" height="4.200" rx="1" fill="${COLOURS[index * 2]}"/>`,
    ),
  ],
  appointment: [calendarSheet('jeudi', 1, 7, 21, '#2f7fb8'), dial(4, 23.5, 9, 8)],
  'ahead-of-time': [
    '<rect width="32" height="32" rx="4" fill="#dff3d8"/>',
    dial(8.75, 23, 9, 8, '#3f8f4f'),
    at('bus-stop', 20, 18, 12),
    figure('noah', 9, 31, 23, { face: 'proud', arms: ['hip', 'hip'] }),
  ],
  'on-time': [dial(9, 16, 16, 15.5, '#3b5b92'), at('check-mark-button', 18, 18, 14)],
  'running-late': [
    '<rect width="32" height="32" rx="4" fill="#fbd9d3"/>',
    dial(9.25, 24, 8.5, 7.5, '#d0454c'),
    figure('bruno', 12, 31, 25, { legs: 'run', arms: ['out', 'up'], face: 'worried' }),
    at('dashing-away', 0, 20, 8, { flip: true }),
  ],
  'what-time': [dial(2, 13, 18, 13, '#8a4fa8'), at('red-question-mark', 19, 0, 14)],
  'at-noon': [
    '<rect width="32" height="32" rx="4" fill="#a9dcff"/>',
    at('sun', 18, 0, 14),
    dial(0, 12.5, 19.5, 11.5, '#e0802a'),
  ],
  'at-midnight': [
    NIGHT,
    at('crescent-moon', 1, 1, 11),
    at('glowing-star', 3, 21, 6),
    dial(0, 19.5, 17, 11.5, '#f2c230'),
  ],
  'at-seven': [DAWN, DARK_GRASS, dial(7, 21, 13, 10.5), at('rooster', 0, 15, 12)],
  'quarter-past-eight': [
    '<rect width="32" height="32" rx="4" fill="#dbeafb"/>',
    dial(8.25, 12, 14, 11.5),
    at('backpack', 18, 16, 15),
  ],
  'half-past-three': [
    '<rect width="32" height="32" rx="4" fill="#dff3d8"/>',
    dial(3.5, 20, 12, 11.5, '#3f8f4f'),
    at('bus', 0, 16, 17),
  ],
  'quarter-to-nine': [
    '<rect width="32" height="32" rx="4" fill="#f6e2c6"/>',
    dial(8.75, 19, 19, 12, '#b0552a'),
    at('school', 0, 0, 15),
  ],
  'i-get-up': [
    FLOOR,
    at('bed', -1, 8, 20),
    at('alarm-clock', 1, 0, 10),
    figure('leo', 22, 31, 27, { arms: ['up', 'up'], face: 'open', top: '#6fb7e0', trousers: '#6fb7e0' }),
  ],
  'get-dressed': [
    FLOOR,
    at('dresser', 0, 9, 18),
    at('t-shirt', 3, 1, 11),
    figure('chloe', 23, 31, 27, { arms: [[12, -24], 'hip'] }),
  ],
  'have-breakfast': [
    DAWN,
    figure('ines', 16, 29, 26, { arms: ['front', 'front'], face: 'open' }),
    TABLE,
    at('bowl-with-spoon', 2, 14, 12),
    at('glass-of-milk', 20, 14, 11),
  ],
  'go-to-school': [
    SKY,
    GRASS,
    at('school', 14, 3, 19),
    figure('maya', 8, 31, 24, { legs: 'walk', arms: ['down', 'wave'], face: 'open' }),
  ],
  'lunch-with-friends': [
    FLOOR,
    figure('samuel', 6, 28, 22, { face: 'open' }),
    figure('zoe', 26, 28, 22, { face: 'open', isWithoutWheelchair: true }),
    TABLE,
    dial(0, 16, 6, 5.5, '#e0802a'),
    at('sandwich', 1, 15, 11),
    at('red-apple', 12, 17, 8),
    at('bowl-with-spoon', 21, 15, 10),
  ],
  'come-home': [
    '<rect width="32" height="32" rx="4" fill="#fbe7a6"/>',
    GRASS,
    at('house-with-garden', 0, 5, 19),
    figure('lea', 24, 31, 22, { legs: 'walk', flip: true }),
  ],
  'supper-with-family': [
    '<rect width="32" height="32" rx="4" fill="#4a4478"/>',
    figure('father', 6, 30, 27),
    figure('mother', 26, 30, 26),
    figure('sister', 16, 28, 18, { face: 'open' }),
    TABLE,
    at('spaghetti', 3, 16, 11),
    at('green-salad', 19, 18, 10),
  ],
  'go-to-bed': [
    '<rect width="32" height="32" rx="4" fill="#8fa9d6"/><rect x="18" y="1" width="13" height="13" rx="1.500" fill="#26345c" stroke="#fff" stroke-width="1.400"/>',
    at('crescent-moon', 20, 3, 9),
    ...asleep('maya'),
  ],
  'what-day': [...calendar(3, () => false, '#8a4fa8'), at('red-question-mark', 9, 10, 18)],
  'today-monday': [calendarSheet('lundi', 1, 3, 28, '#d0454c')],
  'tomorrow-saturday': [
    '<rect width="32" height="32" rx="4" fill="#dbeafb"/>',
    calendarSheet('samedi', 8, 11, 22, '#4f5bb0'),
    '<path d="M3 20Q3 5 13 6" stroke="#4f5bb0" stroke-width="2.400" fill="none" stroke-linecap="round"/><path d="m12 2.500 5.500 3.700-5.500 3.600z" fill="#4f5bb0"/>',
  ],
  'up-at-seven': [
    DAWN,
    dial(7, 23, 10, 8.5),
    '<path d="M0 25h32v4q0 3-3 3H3q-3 0-3-3z" fill="#d9b48a"/><path d="M0 23h20v5H0z" fill="#5f8fd0"/>',
    figure('alice', 10, 28, 26, {
      legs: 'sit',
      arms: ['up', 'out'],
      face: 'open',
      top: '#f0a6c0',
      trousers: '#f0a6c0',
    }),
  ],
  'take-shower': [
    '<rect width="32" height="32" rx="4" fill="#cfeaf2"/>',
    at('shower', 14, 0, 18),
    bust('olivier', 1, 2, 21, { face: 'open', top: '#fbd9c0' }),
    '<path d="M0 20h32v9q0 3-3 3H3q-3 0-3-3z" fill="#f4fbfd"/><path d="M0 20h32v2H0z" fill="#b9d5de"/>',
    at('bubbles', 3, 18, 11),
  ],
  'leave-at-eight': [
    SKY,
    GRASS,
    at('house', 0, 8, 14),
    dial(8, 25, 7.5, 7),
    figure('noah', 20, 31, 21, { legs: 'walk' }),
    at('backpack', 11.5, 18, 8),
  ],
  'lunch-at-noon': [
    SKY,
    dial(0, 24, 8.5, 8, '#e0802a'),
    figure('karim', 9, 29, 25, { arms: ['front', 'front'], face: 'open' }),
    TABLE,
    at('sandwich', 2, 14, 13),
  ],
  'after-school-snack': [
    FLOOR,
    at('backpack', 20, 1, 11),
    figure('chloe', 10, 29, 25, { arms: ['front', 'front'], face: 'proud' }),
    TABLE,
    at('red-apple', 3, 15, 11),
    at('glass-of-milk', 19, 14, 11),
  ],
  'bed-at-nine': [NIGHT, dial(9, 23, 8.5, 7.5, '#f2c230'), ...asleep('samuel')],
  'what-date': [at('spiral-calendar', 0, 5, 25), at('red-question-mark', 18, 0, 15)],
  'first-of-may': [
    SKY,
    GRASS,
    at('tulip', 0, 18, 11),
    '<g transform="translate(6 1) scale(1.640)"><rect width="14" height="13" rx="1.500" fill="#fff" stroke="#b4acbc" stroke-width=".7"/><path d="M0 1.500q0-1.500 1.500-1.500h11q1.500 0 1.500 1.500V4.200H0z" fill="#3f8f4f"/><text x="7" y="3.300" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="3.200" fill="#fff">mai</text><text x="7" y="11.400" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="7.500" fill="#26345c">1</text></g>',
  ],
  'school-in-september': [
    '<rect width="32" height="32" rx="4" fill="#fbe0c0"/>',
    at('school', 0, 10, 21),
    at('fallen-leaf', 1, 0, 9),
    calendarSheet('sept.', 16, 2, 15, '#e0802a'),
  ],
  'when-up': [
    '<path d="M16 .5h12.500q3 0 3 3v12q0 3-3 3H21l-3.500 4v-4H16q-3 0-3-3v-12q0-3 3-3z" fill="#fff" stroke="#7b8794" stroke-width=".7"/>',
    bust('ines', 0, 12, 20, { face: 'open' }),
    at('alarm-clock', 14, 4, 11),
    at('red-question-mark', 23, 3, 9),
  ],
  'first-breakfast': [
    '<rect width="32" height="32" rx="4" fill="#ffe9cf"/>',
    figure('noah', 17, 29, 26, { arms: ['front', 'front'], face: 'open' }),
    TABLE,
    at('pancakes', 2, 13, 13),
    at('glass-of-milk', 21, 14, 10),
    step('1', '#d0454c'),
  ],
  'then-make-bed': [
    FLOOR,
    '<path d="M12 13h2.500v17H12zM29 18h2.500v12H29z" fill="#8a5a33"/><path d="M14 23h16v4H14z" fill="#f4ead8"/><rect x="15" y="17" width="7" height="6" rx="2.500" fill="#fff"/><path d="M18 21q7-3 12 0v6.500H18z" fill="#e07b6a"/>',
    figure('noah', 8, 31, 26, { arms: ['front', [15, -18]] }),
    `<g transform="translate(20.500 0)">${step('2', '#2f7fb8')}</g>`,
  ],
  'finally-school': [
    SKY,
    GRASS,
    at('house', 16, 4, 16),
    figure('noah', 14, 31, 24, { legs: 'walk', arms: ['out', 'wave'], face: 'open' }),
    step('3', '#3f8f4f'),
  ],
  'sister-up-early': [
    DAWN,
    DARK_GRASS,
    dial(6, 24, 8, 7),
    figure('sister', 13, 30, 22, { arms: ['up', 'up'], face: 'open' }),
  ],
  'no-morning-television': [
    FLOOR,
    at('sunrise', 0, 0, 11),
    at('television', 9, 4, 22),
    '<circle cx="20" cy="16" r="10.500" fill="none" stroke="#e5484d" stroke-width="2.200"/><path d="m12.600 8.600 14.800 14.800" stroke="#e5484d" stroke-width="2.200"/>',
    figure('lea', 5.5, 31, 19, { face: 'smile' }),
  ],
  'tuesday-piano': [
    calendarSheet('mardi', 16, 1, 15, '#e0802a'),
    at('musical-keyboard', 14, 18, 17),
    figure('leo', 8, 31, 26, { arms: ['down', [15, -18]], face: 'open' }),
    at('musical-note', 1, 0, 8),
  ],
  'ten-twenty': [
    '<rect width="32" height="32" rx="4" fill="#e6ddf2"/>',
    dial(10 + 1 / 3, 16, 13, 12, '#4f5bb0'),
    '<rect x="7" y="25" width="18" height="6.500" rx="1.500" fill="#26345c"/><text x="16" y="30.100" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="5" fill="#9df07a">10 h 20</text>',
  ],
  'march-21': [
    SKY,
    '<g transform="translate(5 1) scale(1.640)"><rect width="14" height="13" rx="1.500" fill="#fff" stroke="#b4acbc" stroke-width=".7"/><path d="M0 1.500q0-1.500 1.500-1.500h11q1.500 0 1.500 1.500V4.200H0z" fill="#2f7fb8"/><text x="7" y="3.300" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="3.200" fill="#fff">mars</text><text x="7" y="11.400" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="7.500" fill="#26345c">21</text></g>',
    at('seedling', 0, 18, 13),
    at('seedling', 20, 20, 11),
  ],
  'up-too-late': [
    '<rect width="32" height="32" rx="4" fill="#fff3d6"/>',
    at('sun', 0, 0, 10),
    dial(10, 23, 9, 8, '#d0454c'),
    '<path d="M0 25h32v4q0 3-3 3H3q-3 0-3-3z" fill="#d9b48a"/><path d="M0 23h21v5H0z" fill="#7a52b3"/>',
    figure('ines', 11, 28, 25, { legs: 'sit', arms: ['up', 'up'], face: 'surprised' }),
  ],
  'missed-bus': [
    SKY,
    '<path d="M0 24h32v5q0 3-3 3H3q-3 0-3-3z" fill="#9aa5b1"/>',
    at('bus', 16, 6, 17),
    at('dashing-away', 12, 15, 7, { flip: true }),
    figure('maya', 7, 31, 22, { arms: ['up', 'up'], face: 'worried' }),
  ],
  'hurry-up': [
    '<rect width="32" height="32" rx="4" fill="#fbe3b8"/>',
    dial(9.15, 25, 7, 6.5, '#d0454c'),
    figure('father', 10, 31, 28, { legs: 'run', arms: ['out', [15, -36]], face: 'worried' }),
    figure('leo', 24, 31, 17, { legs: 'run', arms: ['up', 'out'], face: 'open' }),
  ],
  'film-at-half-past-seven': [
    '<rect width="32" height="32" rx="4" fill="#8f2f45"/>',
    at('clapper-board', 1, 1, 17),
    at('popcorn', 1, 18, 13),
    dial(7.5, 23, 11, 8.5, '#f2c230'),
    '<rect x="14" y="22" width="17" height="7" rx="1.500" fill="#101828"/><text x="22.500" y="27.400" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="5" fill="#9df07a">19 h 30</text>',
  ],
  'earlier-to-bed': [
    DUSK,
    dial(8, 23, 9.5, 7, '#f2c230'),
    '<path d="M28 2Q18-1 12 7" stroke="#fff" stroke-width="1.800" fill="none" stroke-linecap="round"/><path d="M10 10.500l.6-6 5 3.300z" fill="#fff"/>',
    ...asleep('bruno'),
  ],
  'homework-before-play': [
    FLOOR,
    at('memo', 0, 1, 15),
    at('right-arrow', 11, 12, 9),
    at('soccer-ball', 20, 19, 11),
    figure('samuel', 25, 19, 18, { arms: ['up', 'up'], face: 'open' }),
    figure('samuel', 7, 32, 17, { arms: ['front', 'front'] }),
  ],
  'slept-until-ten': [
    '<rect width="32" height="32" rx="4" fill="#fff3d6"/>',
    at('sun', 0, 0, 9),
    dial(10, 23.5, 8.5, 7.5, '#e0802a'),
    ...asleep('zoe'),
  ],
  'dentist-on-thursday': [
    '<rect width="32" height="32" rx="4" fill="#dff1f4"/>',
    calendarSheet('jeudi', 1, 2, 15, '#3f8f4f'),
    at('dentist', 12, 9, 21),
    at('tooth', 2, 19, 10),
  ],
}
