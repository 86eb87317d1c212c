import { f, m, phrase } from './word.ts'

export const sportNames = [
  m('hockey', 'hockey', 'ice-hockey', { isAspirated: true, plural: null }),
  m('soccer', 'soccer', 'soccer-ball', { plural: null }),
  m('basketball', 'basketball', 'basketball', { plural: null }),
  m('baseball', 'baseball', 'baseball', { plural: null }),
  m('volleyball', 'volleyball', 'volleyball', { plural: null }),
  m('tennis', 'tennis', 'tennis', { plural: null }),
  f('natation', 'swimming', 'person-swimming', { plural: null }),
  m('patin', 'skating', 'ice-skate', { plural: null }),
  m('ski', 'skiing', 'skier', { plural: null }),
  m('vélo', 'cycling', 'person-biking', { plural: null }),
  f('danse', 'dance', 'woman-dancing', { plural: null }),
  f('gymnastique', 'gymnastics', 'person-cartwheeling', { plural: null }),
]

export const moreSports = [
  m('football', 'football', 'american-football', { plural: null }),
  m('golf', 'golf', 'person-golfing', { plural: null }),
  f('course', 'running', 'person-running', { plural: null }),
  m('karaté', 'karate', 'martial-arts-uniform', { plural: null }),
  m('badminton', 'badminton', 'badminton', { plural: null }),
  f('planche à roulettes', 'skateboard', 'skateboard', { plural: 'planches à roulettes' }),
]

export const sportPhrases = [
  phrase('Je joue au hockey.', 'I play hockey.', 'play-hockey'),
  phrase('Je joue au soccer.', 'I play soccer.', 'play-soccer'),
  phrase('Je fais de la natation.', 'I swim.', 'swim-class'),
]

export const sportsWords = [...sportNames, ...moreSports, ...sportPhrases]
