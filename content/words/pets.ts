import { f, m, phrase } from './word.ts'

export const commonPets = [
  m('chien', 'dog', 'dog'),
  m('chat', 'cat', 'cat'),
  m('lapin', 'rabbit', 'rabbit'),
  m('hamster', 'hamster', 'hamster', { isAspirated: true }),
  m('poisson', 'fish', 'tropical-fish'),
  m('oiseau', 'bird', 'bird'),
  f('tortue', 'turtle', 'turtle'),
  m('serpent', 'snake', 'snake'),
]

export const otherPets = [
  m('chiot', 'puppy', 'puppy'),
  m('chaton', 'kitten', 'kitten'),
  m('perroquet', 'parrot', 'parrot'),
  m('lézard', 'lizard', 'lizard'),
  f('grenouille', 'frog', 'frog'),
  m("cochon d'Inde", 'guinea pig', 'guinea-pig', { plural: "cochons d'Inde" }),
  f('perruche', 'budgie', 'budgie'),
]

export const petThings = [
  f('laisse', 'leash', 'leash'),
  m('collier', 'collar', 'collar'),
  f('niche', 'doghouse', 'doghouse'),
  f('cage', 'cage', 'pet-cage'),
  m('aquarium', 'aquarium', 'aquarium'),
  m('bol', 'bowl', 'pet-bowl'),
  m('jouet', 'toy', 'teddy-bear'),
  f('balle', 'ball', 'ball'),
]

export const petPhrases = [
  phrase("J'ai un chien.", 'I have a dog.', 'i-have-dog'),
  phrase("J'ai deux chats.", 'I have two cats.', 'i-have-two-cats'),
  phrase("Je n'ai pas d'animal.", 'I do not have a pet.', 'no-pet'),
  phrase('Mon chien est gentil.', 'My dog is kind.', 'gentle-dog'),
  phrase('Mon lapin est blanc.', 'My rabbit is white.', 'white-rabbit'),
  phrase("Mon poisson nage dans l'aquarium.", 'My fish swims in the aquarium.', 'fish-swims'),
]

export const petDescriptions = [
  phrase('Ma tortue marche lentement.', 'My turtle walks slowly.', 'turtle-slow'),
  phrase('Mon perroquet parle beaucoup.', 'My parrot talks a lot.', 'parrot-talks'),
  phrase('Mon chat adore dormir.', 'My cat loves to sleep.', 'cat-loves-sleeping'),
  phrase('Mon chien joue avec la balle.', 'My dog plays with the ball.', 'dog-ball'),
  phrase('Mon hamster court dans sa roue.', 'My hamster runs in its wheel.', 'hamster-wheel'),
  phrase('As-tu un animal à la maison?', 'Do you have a pet at home?', 'pet-question'),
]

export const petsWords = [...commonPets, ...otherPets, ...petThings, ...petPhrases, ...petDescriptions]
