import { detailOf } from '../pictures/figures.ts'
import { f, m, phrase } from './word.ts'

const close = (spot: string) => detailOf('ant-figure', spot)

export const antBody = [
  f('antennes', 'antennae', close('les antennes'), { isPlural: true }),
  f('mandibules', 'mandibles', close('les mandibules'), { isPlural: true }),
  m('œil', 'eye', close("l'œil"), { plural: 'yeux' }),
  m('thorax', 'thorax', close('le thorax'), { plural: null }),
  m('abdomen', 'abdomen', close("l'abdomen"), { plural: null }),
]

export const antLife = [
  f('fourmi', 'ant', 'ant'),
  f('reine', 'queen', 'ant-queen'),
  f('ouvrière', 'worker', 'ant-worker'),
  f('fourmilière', 'anthill', 'anthill'),
  f('colonie', 'colony', 'ants-colony'),
  f('larve', 'larva', 'larva'),
  m('tunnel', 'tunnel', 'ant-tunnel'),
]

export const antPhrases = [
  phrase('La fourmi a six pattes.', 'The ant has six legs.', 'ant-six-legs'),
  phrase('La fourmi porte une feuille.', 'The ant carries a leaf.', 'ant-leaf'),
  phrase('La fourmi est très forte.', 'The ant is very strong.', 'ant-strong'),
  phrase('La fourmi travaille beaucoup.', 'The ant works a lot.', 'ant-works'),
  phrase('La fourmi creuse un tunnel.', 'The ant digs a tunnel.', 'ant-dig'),
  phrase('La reine pond des œufs.', 'The queen lays eggs.', 'ant-eggs'),
  phrase('Les fourmis vivent en colonie.', 'Ants live in a colony.', 'ant-colony-home'),
  phrase('Les fourmis marchent en file.', 'Ants walk in a line.', 'ants-in-line'),
  phrase('La fourmi sent avec ses antennes.', 'The ant smells with its antennae.', 'ant-smell'),
]

export const antWords = [...antBody, ...antLife, ...antPhrases]
