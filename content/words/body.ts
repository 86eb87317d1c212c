import { detailOf } from '../pictures/figures.ts'
import { f, m, phrase } from './word.ts'

const body = (spot: string) => detailOf('body-figure', spot)
const face = (spot: string) => detailOf('face-figure', spot)

export const head = [
  f('tête', 'head', body('la tête')),
  m('cheveux', 'hair', body('les cheveux'), { isPlural: true }),
  m('yeux', 'eyes', 'eyes', { isPlural: true }),
  m('nez', 'nose', 'nose'),
  f('bouche', 'mouth', 'mouth'),
  f('oreille', 'ear', 'ear'),
  f('dents', 'teeth', face('les dents'), { isPlural: true }),
  f('langue', 'tongue', 'tongue'),
]

export const limbs = [
  m('cou', 'neck', body('le cou')),
  f('épaule', 'shoulder', body("l'épaule")),
  m('bras', 'arm', body('le bras')),
  m('coude', 'elbow', body('le coude')),
  f('main', 'hand', 'hand-with-fingers-splayed'),
  m('doigt', 'finger', 'index-pointing-up'),
  m('ventre', 'tummy', body('le ventre')),
  f('jambe', 'leg', 'leg'),
  m('genou', 'knee', body('le genou'), { plural: 'genoux' }),
  m('pied', 'foot', 'foot'),
  m('orteil', 'toe', body("l'orteil")),
]

export const faceDetails = [
  m('front', 'forehead', face('le front')),
  m('sourcil', 'eyebrow', face('le sourcil')),
  m('cils', 'eyelashes', face('les cils'), { isPlural: true }),
  f('joue', 'cheek', face('la joue')),
  f('lèvre', 'lip', face('la lèvre')),
  m('menton', 'chin', face('le menton')),
]

export const insideTheBody = [
  m('cerveau', 'brain', 'brain'),
  m('cœur', 'heart', 'anatomical-heart'),
  m('poumons', 'lungs', 'lungs', { isPlural: true }),
  m('muscle', 'muscle', 'flexed-biceps'),
  m('squelette', 'skeleton', 'skeleton'),
]

export const aches = [
  phrase("J'ai mal à la tête.", 'I have a headache.', 'ache-head'),
  phrase("J'ai mal au ventre.", 'I have a stomach ache.', 'ache-tummy'),
  phrase("J'ai mal aux dents.", 'I have a toothache.', 'ache-teeth'),
  phrase("J'ai mal à l'oreille.", 'I have an earache.', 'ache-ear'),
  phrase("J'ai mal au genou.", 'My knee hurts.', 'ache-knee'),
  phrase("J'ai de la fièvre.", 'I have a fever.', 'face-with-thermometer'),
  phrase('Je tousse.', 'I am coughing.', 'i-cough'),
  phrase("J'ai un rhume.", 'I have a cold.', 'sneezing-face'),
]

export const bodyPhrases = [
  phrase("J'ai deux yeux.", 'I have two eyes.', 'two-eyes'),
  phrase("J'ai les yeux bruns.", 'I have brown eyes.', 'eye'),
  phrase("J'ai les cheveux courts.", 'I have short hair.', 'boy'),
  phrase("J'ai les cheveux longs.", 'I have long hair.', 'woman'),
  phrase('Lève la main.', 'Raise your hand.', 'person-raising-hand'),
  phrase('Touche ton nez.', 'Touch your nose.', 'touch-nose'),
  phrase('Tape des mains.', 'Clap your hands.', 'clapping-hands'),
  phrase('Ferme les yeux.', 'Close your eyes.', 'relieved-face'),
  phrase('Je me brosse les dents.', 'I brush my teeth.', 'toothbrush'),
  phrase('Je me lave les mains.', 'I wash my hands.', 'wash-hands'),
]

export const bodyWords = [...head, ...limbs, ...faceDetails, ...insideTheBody, ...aches, ...bodyPhrases]
