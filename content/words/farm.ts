import { f, m, type Word } from './word.ts'

export const farm: readonly Word[] = [
  f('vache', 'cow', 'cow'),
  m('cheval', 'horse', 'horse'),
  m('cochon', 'pig', 'pig'),
  m('mouton', 'sheep', 'ewe'),
  f('chèvre', 'goat', 'goat'),
  f('poule', 'hen', 'chicken'),
  m('coq', 'rooster', 'rooster'),
  m('poussin', 'chick', 'baby-chick'),
  m('canard', 'duck', 'duck'),
  f('oie', 'goose', 'goose'),
  m('dindon', 'turkey', 'turkey'),
  m('âne', 'donkey', 'donkey'),
  m('taureau', 'bull', 'ox'),
  m('bélier', 'ram', 'ram'),
  f('abeille', 'bee', 'honeybee'),
  f('souris', 'mouse', 'mouse'),
]
