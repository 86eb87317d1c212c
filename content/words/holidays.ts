import { f, m, phrase } from './word.ts'

export const christmas = [
  phrase('Noël', 'Christmas', 'christmas-day'),
  m('sapin', 'Christmas tree', 'christmas-tree'),
  m('père Noël', 'Santa Claus', 'santa-claus', { plural: null }),
  m('bas de Noël', 'Christmas stocking', 'stocking', { plural: 'bas de Noël' }),
  f('étoile', 'star', 'star'),
  f('boule', 'ornament', 'christmas-ball'),
  m('lutin', 'elf', 'elf'),
  m('renne', 'reindeer', 'reindeer'),
  m('traîneau', 'sleigh', 'sled'),
  f('canne de Noël', 'candy cane', 'candy-cane', { plural: 'cannes de Noël' }),
  m("pain d'épices", 'gingerbread', 'gingerbread', { plural: "pains d'épices" }),
]

export const feastDays = [
  m("jour de l'An", "New Year's Day", 'new-year-day', { plural: null }),
  f('fête des Rois', 'Epiphany', 'kings-feast', { plural: null }),
  f('Saint-Valentin', "Valentine's Day", 'heart-with-arrow', { plural: null }),
  f('Saint-Patrick', "Saint Patrick's Day", 'shamrock', { plural: null }),
  phrase('Pâques', 'Easter', 'easter'),
  f('fête des Mères', "Mother's Day", 'bouquet', { plural: null }),
  f('fête des Pères', "Father's Day", 'necktie', { plural: null }),
  f('Saint-Jean-Baptiste', 'Saint-Jean-Baptiste Day', 'flag-quebec', { plural: null }),
  f('fête du Canada', 'Canada Day', 'flag-canada', { plural: null }),
  f('Action de grâce', 'Thanksgiving', 'turkey', { plural: null }),
  m('jour du Souvenir', 'Remembrance Day', 'remembrance-day', { plural: null }),
  phrase('Hanoucca', 'Hanukkah', 'menorah'),
  m('ramadan', 'Ramadan', 'star-and-crescent', { plural: null }),
  phrase('Diwali', 'Diwali', 'diya-lamp'),
]

export const feastThings = [
  m("feu d'artifice", 'fireworks', 'firework-sky', { plural: "feux d'artifice" }),
  f('couronne', 'crown', 'crown'),
  f('galette des Rois', "kings' cake", 'kings-cake', { plural: 'galettes des Rois' }),
  m('œuf en chocolat', 'chocolate egg', 'chocolate-egg', { plural: 'œufs en chocolat' }),
  m('lapin de Pâques', 'Easter bunny', 'easter-bunny', { plural: 'lapins de Pâques' }),
  f('bûche de Noël', 'Yule log', 'yule-log', { plural: 'bûches de Noël' }),
  f('dinde', 'turkey (food)', 'roast-turkey'),
  f('tourtière', 'meat pie', 'pie'),
  m('coquelicot', 'poppy', 'poppy'),
]

export const wishes = [
  phrase('Joyeux Noël!', 'Merry Christmas!', 'merry-christmas'),
  phrase('Bonne année!', 'Happy New Year!', 'happy-new-year'),
  phrase('Joyeuses fêtes!', 'Happy holidays!', 'sparkler'),
  phrase('Joyeuses Pâques!', 'Happy Easter!', 'happy-easter'),
  phrase('Bonne Saint-Valentin!', "Happy Valentine's Day!", 'happy-valentine'),
  phrase('Bonne Saint-Jean!', 'Happy Saint-Jean!', 'happy-saint-jean'),
]

export const holidayPhrases = [
  phrase('Nous décorons le sapin.', 'We decorate the tree.', 'decorate-tree'),
  phrase('Je donne un cadeau à ma mère.', 'I give my mother a gift.', 'give-gift'),
  phrase('Toute la famille mange ensemble.', 'The whole family eats together.', 'family-meal'),
  phrase('On cherche les œufs dans le jardin.', 'We look for the eggs in the garden.', 'egg-hunt'),
  phrase("Le feu d'artifice illumine le ciel.", 'The fireworks light up the sky.', 'firework-city'),
  phrase('Je fais une carte pour ma grand-mère.', 'I make a card for my grandmother.', 'make-card'),
]

export const holidaysWords = [...christmas, ...feastDays, ...feastThings, ...wishes, ...holidayPhrases]
