import { bust, figure } from './cast.ts'
import { at, type ComposedPicture, type ComposedPictures, crossed, says } from './compose.ts'

/** A whole pizza with one or several toppings in a ring. */
function pizzaWith(...toppings: string[]): ComposedPicture {
  const places = [
    [12, 2],
    [21, 7],
    [21, 17],
    [12, 22],
    [3, 17],
    [3, 7],
    [12, 12],
  ] as const
  return [
    at('whole-pizza', 0, 0, 32),
    ...places.map(([x, y], index) => at(toppings[index % toppings.length] ?? 'olive', x, y, 9)),
  ]
}

export const food: ComposedPictures = {
  counter: [
    '<path d="M2 15h28v15H2z" fill="#c98f55"/><path d="M5 18h9v9H5zM18 18h9v9h-9z" fill="#a86f38"/><path d="M0 12h32v4H0z" fill="#8a5a2e"/>',
    at('bread', 2, 2, 11),
    at('birthday-cake', 18, 1, 12),
  ],
  'cash-register': [
    '<path d="M9 3h12v7H9z" fill="#7ee0a8" stroke="#4b5563" stroke-width="1.400"/><path d="M14 10h3v4h-3z" fill="#4b5563"/><path d="M5 13h22l3 9H2z" fill="#7b8fa6"/><path d="M8 15.500h3M13 15.500h3M18 15.500h3M7 18.500h3M13 18.500h3M19 18.500h3" stroke="#fff" stroke-width="1.600"/><path d="M1 22h30v8H1z" fill="#5b6f87"/><path d="M13 26h6" stroke="#d9e2ec" stroke-width="1.800" stroke-linecap="round"/>',
  ],
  cup: [
    '<path d="M24 10h3q4 0 4 4.500T27 19h-3" fill="none" stroke="#2673d9" stroke-width="2.400"/><path d="M3 7h22v12q0 8-8 8h-6q-8 0-8-8z" fill="#3f8ae6"/><path d="M3 7h22v4H3z" fill="#7cb3f2"/><path d="M1 29h26" stroke="#2160b5" stroke-width="2.400" stroke-linecap="round"/>',
  ],
  'table-for-four': [
    bust('grandmother', 1, 0, 14),
    bust('father', 17, 0, 14),
    at('table', 2, 6, 28),
    bust('lea', 0, 18, 14),
    bust('karim', 18, 18, 14),
  ],
  'pizza-cheese': [at('whole-pizza', 0, 0, 32), at('cheese-wedge', 7, 7, 18)],
  'pizza-pepperoni': pizzaWith('pepperoni'),
  'pizza-mushroom': pizzaWith('brown-mushroom'),
  'pizza-vegetarian': pizzaWith('bell-pepper', 'tomato', 'olive', 'brown-mushroom'),
  'pizza-hawaiian': pizzaWith('pineapple', 'ham'),
  'pizza-all-dressed': pizzaWith('pepperoni', 'brown-mushroom', 'bell-pepper'),
  'pizza-crust': [
    at('whole-pizza', 0, 0, 32, { opacity: 0.3 }),
    '<circle cx="16" cy="16" r="13.900" fill="none" stroke="#c9812d" stroke-width="3.400"/>',
  ],
  'pizza-delivery': [at('motor-scooter', 0, 8, 24), at('pizza', 16, 0, 16)],
  'want-cheese-pizza': says('karim', 'pizza-cheese'),
  'want-mushroom-pizza': says('lea', 'pizza-mushroom'),
  'like-olives': [at('olive', 0, 6, 24), at('red-heart', 19, 0, 13)],
  'dislike-onions': [at('face-with-diagonal-mouth', 0, 6, 22), at('onion', 18, 0, 14)],
  'without-onions': crossed('onion'),
  'lots-of-cheese': [
    at('cheese-wedge', 0, 0, 17),
    at('cheese-wedge', 15, 3, 17),
    at('cheese-wedge', 6, 14, 18),
  ],
  'waiter-asks': says('man-in-tuxedo', 'red-question-mark'),
  'pizza-sizes': [at('whole-pizza', 0, 18, 8), at('whole-pizza', 7, 12, 11), at('whole-pizza', 16, 5, 16)],
  allergies: [at('peanuts', 0, 3, 22), at('warning', 16, 14, 17)],
  'spread-sauce': [
    '<circle cx="16" cy="16" r="15" fill="#e0b06a"/><circle cx="16" cy="16" r="12" fill="#d9482e"/>',
    at('spoon', 12, 2, 18),
  ],
  'add-toppings': [
    at('whole-pizza', 0, 8, 23),
    at('tomato', 12, 0, 10),
    at('brown-mushroom', 21, 4, 10),
    at('bell-pepper', 20, 16, 11),
  ],
  'grate-cheese': [at('cheese-wedge', 0, 0, 20), at('whole-pizza', 12, 13, 19)],
  'pizza-oven': [at('stove', 0, 0, 24), at('pizza', 17, 17, 14)],
  'cut-pizza': [
    at('whole-pizza', 0, 0, 28),
    '<path d="M13.500 1v26M1 14h26M4.500 5l18 18M22.500 5l-18 18" stroke="#a35a1d" stroke-width=".9"/>',
    at('kitchen-knife', 17, 16, 15),
  ],
  'chocolate-bread': [at('croissant', 0, 4, 23), at('chocolate-bar', 17, 15, 15)],
  muffin: [
    '<path d="M7 17h18l-3 12q-.400 1-1.500 1h-9q-1.100 0-1.500-1z" fill="#f3e3c8"/><path d="m11 18 1.500 11M16 18v11M21 18l-1.500 11" stroke="#d9b48a"/><path d="M5 18q-3-5 2-8 1-6 9-6t9 6q5 3 2 8-11 3-22 0z" fill="#b9743a"/><path d="M9 9q3-3 7-3" stroke="#d69a68" stroke-width="1.600" fill="none" stroke-linecap="round"/><g fill="#3d4a9a"><circle cx="12" cy="12" r="1.700"/><circle cx="18" cy="9" r="1.500"/><circle cx="21.500" cy="13.500" r="1.800"/><circle cx="15.500" cy="15.500" r="1.500"/><circle cx="8.500" cy="16" r="1.300"/></g>',
  ],
  'bread-roll': [
    '<path d="M2 20Q2 8 16 8t14 12q0 5-4 5H6q-4 0-4-5z" fill="#d98a3d"/><path d="M3 21q13 4 26 0 0 4-4 4H7q-4 0-4-4z" fill="#f0c98a"/><path d="M9 11.500q1 4 5 5.500M15 9.500q1 4 5 5.500M21 10.500q.500 3.500 4.500 5" stroke="#ffdea7" stroke-width="1.800" fill="none" stroke-linecap="round"/>',
  ],
  'jam-jar': [
    '<path d="M7 8h18q3 1 3 5v13q0 4-4 4H8q-4 0-4-4V13q0-4 3-5z" fill="#c2182b"/><path d="M7 2h18v5H7z" fill="#e9dcc4"/><path d="M7 2h18v5H7zM11 2v5M16 2v5M21 2v5" stroke="#b9a07c" fill="none"/><path d="M7 12v13" stroke="#fff" stroke-width="1.500" opacity=".5" stroke-linecap="round"/><rect x="9" y="13" width="14" height="13" rx="1" fill="#fff7ea"/>',
    at('strawberry', 11, 14.5, 10),
  ],
  'milk-litre': [
    '<path d="M7 11h18v20H7z" fill="#fff" stroke="#b8c4d0"/><path d="m7 11 4-6h10l4 6z" fill="#dfe8f0" stroke="#b8c4d0"/><path d="M11 1h10v4H11z" fill="#3b82c4"/><path d="M7 20h18v11H7z" fill="#3b82c4"/><g text-anchor="middle" font-family="Arial,sans-serif" font-weight="700"><text x="16" y="18" font-size="5.500" fill="#2f6cb0">LAIT</text><text x="16" y="28.500" font-size="7.500" fill="#fff">1 L</text></g>',
  ],
  'empty-glass': [
    '<path d="M7 4h18l-2.500 25q-6.500 2-13 0z" fill="#e8f5fb" stroke="#7fa9c0" stroke-width="1.200"/><ellipse cx="16" cy="4.500" rx="9" ry="2" fill="#f7fcff" stroke="#7fa9c0" stroke-width="1.200"/><path d="M9.300 26q6.700 2 13.400 0l-.300 3q-6.400 2-12.800 0z" fill="#bcdcec"/><path d="m11 10 1 12" stroke="#fff" stroke-width="2" stroke-linecap="round"/>',
  ],
  'coffee-milk': [at('hot-beverage', 0, 4, 23), at('glass-of-milk', 19, 15, 14)],
  'want-croissant': says('noah', 'croissant'),
  'thats-all': [at('slightly-smiling-face', 0, 5, 23), at('raised-hand', 17, 14, 16)],
  'free-seat': [at('chair', 0, 4, 24), at('red-question-mark', 18, 1, 13)],
  'mashed-potatoes': [
    '<path d="M2 18h28q-1 11-14 11T2 18z" fill="#3b82c4"/><path d="M4 18q0-7 6-8 3-5 8-2 7-1 7 4 4 2 3 6z" fill="#f7e6ae"/><path d="M13 9h6l-1 4h-5z" fill="#f6cf4a"/><path d="M9 14q4-2 6 1M19 15q3-2 6 0" stroke="#e0c77a" fill="none"/>',
  ],
  'more-rice': [at('cooked-rice', 0, 6, 24), at('plus', 20, 1, 11)],
  'buffet-table': [
    at('table', 0, 6, 32),
    at('green-salad', 1, 2, 10),
    at('pot-of-food', 11, 1, 10),
    at('fruit-bowl', 21, 2, 10),
  ],
  cinnamon: [
    '<path d="m4 22 18-14 4 5L8 27z" fill="#a0622d"/><path d="m8 27 18-14q3 2 1 5L11 30q-3 0-3-3z" fill="#7a4620"/><path d="M22 8q4-1 4 5" stroke="#5c3316" fill="none"/><path d="m6 23.500 18-14" stroke="#c98a4f"/>',
  ],
  vanilla: [
    '<path d="M6 28Q14 10 10 3M11 29q8-14 7-25" stroke="#4a2c17" stroke-width="2.200" fill="none" stroke-linecap="round"/><g fill="#fff7dc" stroke="#e6cf8a"><ellipse cx="23" cy="9" rx="3" ry="6"/><ellipse cx="23" cy="19" rx="3" ry="6"/><ellipse cx="18" cy="14" rx="6" ry="3"/><ellipse cx="28" cy="14" rx="4" ry="3"/></g><circle cx="23" cy="14" r="2.500" fill="#f2c14b"/>',
  ],
  celery: [
    '<path d="M11 31q-2-12 1-19h8q3 7 1 19z" fill="#b6dd7a"/><path d="M14 31q-1-10 1-19M18 31q1-10-1-19" stroke="#8cbf4a" fill="none"/><path d="M12 12Q4 13 5 6q4-1 6 2-1-6 4-7 3 0 4 4 4-4 7 0 1 5-4 7z" fill="#4c9a2f"/>',
  ],
  'mix-flour': [at('bowl-with-spoon', 0, 8, 23), at('flour', 18, 0, 14)],
  'add-eggs': [at('bowl-with-spoon', 0, 10, 21), at('egg', 15, 0, 11), at('egg', 22, 5, 10)],
  'pour-milk': [at('pouring-liquid', 0, 0, 22), at('bowl-with-spoon', 13, 14, 18)],
  'cut-vegetables': [at('vegetables', 0, 2, 22), at('kitchen-knife', 15, 14, 17)],
  'cook-twenty': [at('stove', 0, 4, 22), at('timer-clock', 17, 0, 14), at('number-20', 19, 18, 11)],
  'no-butter': crossed('butter'),
  'baby-bottle-milk': [
    '<path d="M12 1h8v5h-8z" fill="#3b82c4"/><path d="M12 6h8q4 4 4 9v13q0 2-2 2H10q-2 0-2-2V15q0-5 4-9z" fill="#fff" stroke="#cfd8e3"/><path d="M8 15h16v9H8z" fill="#bfe4fa"/><text x="16" y="21.500" text-anchor="middle" font-family="Arial,sans-serif" font-weight="700" font-size="6" fill="#2f6cb0">LAIT</text>',
  ],
  'bag-of-apples': [
    '<path d="M5 12h22l2 18H3z" fill="#d9b48a"/><path d="M5 12q3-2 5 0 3-2 6 0 3-2 6 0 3-2 5 0" stroke="#a9714a" fill="none"/>',
    at('red-apple', 6, 2, 11),
    at('red-apple', 15, 1, 11),
  ],
  'spoon-oil': [at('spoon', 0, 6, 24), at('oil', 18, 1, 14)],
  'pinch-salt': [at('pinched-fingers', 0, 4, 22), at('salt', 17, 13, 16)],
  'lots-of-candy': [
    at('candy', 0, 0, 13),
    at('lollipop', 11, 0, 12),
    at('candy', 20, 2, 12),
    at('candy', 4, 11, 13),
    at('candy', 15, 11, 13),
    at('lollipop', 0, 20, 12),
    at('candy', 10, 20, 12),
    at('candy', 20, 20, 12),
  ],
  'little-sugar': [at('sugar', 9, 14, 14)],
  'enough-apples': [
    at('red-apple', 0, 2, 14),
    at('red-apple', 12, 2, 14),
    at('red-apple', 6, 13, 14),
    at('check-mark-button', 21, 19, 12),
  ],
  'too-much-cake': [
    at('birthday-cake', 0, 10, 16),
    at('birthday-cake', 15, 10, 16),
    at('birthday-cake', 8, -1, 15),
    at('nauseated-face', 20, 20, 12),
  ],
  'more-vegetables': [at('vegetables', 0, 6, 24), at('plus', 20, 0, 12)],
  'less-salt': [at('salt', 0, 6, 24), at('minus', 19, 1, 12)],
  'no-nuts': crossed('walnut'),
  'half-pizza': [
    at('whole-pizza', 0, 0, 32, { opacity: 0.25 }),
    '<clipPath id="half"><path d="M0 0h16v32H0z"/></clipPath><g clip-path="url(#half)">',
    at('whole-pizza', 0, 0, 32),
    '</g>',
  ],
  'how-many-eggs': [
    at('egg', 0, 12, 12),
    at('egg', 9, 14, 12),
    at('egg', 5, 3, 12),
    at('red-question-mark', 18, 4, 15),
  ],
  'two-cups': [at('measuring-cup', 0, 2, 18), at('measuring-cup', 14, 12, 18)],
  'not-enough-milk': [
    '<path d="M7 4h18l-2 25q-7 2-14 0z" fill="#eef3f7" stroke="#a9c6d6"/><path d="M8.800 24h14.400l-.400 4.500q-6.800 2-13.600 0z" fill="#fff" stroke="#cfd8e3"/>',
    at('minus', 11, 9, 10),
  ],
  'too-sweet': [at('face-with-tongue', 0, 6, 23), at('sugar', 18, 0, 14)],
  'want-cotton-candy': says('chloe', 'cotton-candy'),
  'smells-good': [at('nose', 0, 6, 20), at('pie', 15, 12, 17)],
  'cotton-candy': [
    '<path d="M14.500 19h3L16.300 31h-.600z" fill="#e9c9a0"/><path d="M16 2q6-1 8 4 5 2 3 7 1 5-4 7-7 4-14 0-5-2-4-7-2-5 3-7 2-5 8-4z" fill="#f7a8d0"/><path d="M9 10q5-5 12-2M8 15q8-5 16-1M11 19q5-3 10-1" stroke="#fbd3e8" stroke-width="1.600" fill="none" stroke-linecap="round"/>',
  ],
  'candy-apple': [
    '<path d="M15 1h2.400v11H15z" fill="#e9c9a0"/><path d="M16 10q6-5 11 1 3 7-3 15-4 6-8 3-4 3-8-3-6-8-3-15 5-6 11-1z" fill="#c2182b"/><path d="M8 12q-3 4-1 9" stroke="#fff" stroke-width="2" opacity=".7" fill="none" stroke-linecap="round"/><path d="M9 28q7 4 14 0l1 3H8z" fill="#8f0f1e"/>',
  ],
  skewer: [
    '<path d="M3 29 29 3" stroke="#c98f55" stroke-width="1.600" stroke-linecap="round"/><g transform="rotate(-45 16 16)"><rect x="3" y="11.500" width="7" height="9" rx="2" fill="#8a4f22"/><rect x="10.500" y="11" width="4" height="10" rx="1.500" fill="#3f8f3a"/><rect x="15" y="11.500" width="7" height="9" rx="2" fill="#8a4f22"/><rect x="22.500" y="11" width="4.500" height="10" rx="2" fill="#e5484d"/></g>',
  ],
  'anything-else': [
    bust('neighbour', 0, 12, 20, { top: '#34344a' }),
    '<path d="M16 .5h12.500q3 0 3 3v12q0 3-3 3H21l-3.500 4v-4H16q-3 0-3-3v-12q0-3 3-3z" fill="#fff" stroke="#7b8794" stroke-width=".7"/>',
    at('croissant', 14, 3, 9),
    at('plus', 22, 5, 8),
  ],
  'help-yourself': [
    at('buffet-table', 0, 4, 32),
    at('palm-up-hand-medium', 0, 0, 12),
    at('fork-and-knife', 20, 0, 9),
  ],
  'pass-the-salt': [
    figure('leo', 5, 29, 23, { arms: ['down', [15, -26]] }),
    figure('grandmother', 27, 29, 26, { arms: [[15, -22], 'down'] }),
    '<path d="M0 24h32v5q0 3-3 3H3q-3 0-3-3z" fill="#e2b075"/>',
    at('salt', 10.5, 11, 12),
  ],
  'taste-dishes': [
    figure('samuel', 16, 28, 26, { arms: ['down', [9, -35]], face: 'open' }),
    at('spoon', 16, 7, 9, { rotate: -90 }),
    '<path d="M0 22h32v7q0 3-3 3H3q-3 0-3-3z" fill="#e2b075"/>',
    at('pot-of-food', 0, 15, 10),
    at('green-salad', 11, 16, 9),
    at('spaghetti', 21, 15, 10),
  ],
  'how-much-total': [at('cash-register', 0, 5, 23), at('red-question-mark', 20, 0, 13)],
  'roast-beef': [
    '<ellipse cx="16" cy="25" rx="15" ry="5" fill="#cfd8e3"/><ellipse cx="16" cy="24" rx="15" ry="5" fill="#fff"/><path d="M5 22q-2-12 12-13 12 0 11 13-11 4-23 0z" fill="#8a4a2a"/><path d="M5 22q-2-12 8-12.500Q8 14 10 23.500q-3-.500-5-1.500z" fill="#c9605a"/><path d="M6.500 21q-1-7 4-9.500-2.500 4-1.500 10z" fill="#e89a8f"/><path d="M15 10v13M20.500 10.500v12.500M25.500 13.500v9" stroke="#e9d6b8" stroke-width="1.100"/><path d="M11 24.500q2-3 4 0M20 24.500q2-3 4 0" stroke="#3f8f3a" stroke-width="1.600" fill="none"/>',
  ],
  'glass-of-juice': [
    '<path d="M8 5h16l-2 23q-6 2-12 0z" fill="#eef6fb"/><path d="M8.700 11h14.600l-1.500 16.500q-5.800 1.800-11.600 0z" fill="#f79a2b"/><path d="M18 11h5.300l-1.500 16.500q-2 .600-3.800.800z" fill="#e5831a"/><ellipse cx="16" cy="11" rx="7.300" ry="1.600" fill="#fdb85a"/><path d="M18 15 22 1h4" stroke="#d0454c" stroke-width="1.600" fill="none" stroke-linecap="round"/><path d="M11 8l1 17" stroke="#fff" stroke-width="1.600" opacity=".7" stroke-linecap="round"/>',
  ],
}
