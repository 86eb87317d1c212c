import { f, m, phrase } from './word.ts'

export const careThings = [
  f('brosse', 'brush', 'pet-brush'),
  m('shampoing', 'shampoo', 'shampoo', { plural: null }),
  f('litière', 'litter box', 'litter-box'),
  m('médicament', 'medicine', 'pill'),
  m('vaccin', 'vaccine', 'syringe'),
  f('vétérinaire', 'veterinarian', 'vet'),
]

export const carePhrases = [
  phrase('Je nourris mon chien.', 'I feed my dog.', 'feed-dog'),
  phrase('Je brosse mon chat.', 'I brush my cat.', 'brush-cat'),
  phrase('Je promène mon chien.', 'I walk my dog.', 'walk-dog'),
  phrase('Je lave mon chien.', 'I wash my dog.', 'wash-dog'),
  phrase('Je nettoie la cage.', 'I clean the cage.', 'clean-cage'),
  phrase("Je change l'eau.", 'I change the water.', 'change-water'),
  phrase('Je joue avec mon chat.', 'I play with my cat.', 'play-cat'),
  phrase('Je caresse mon lapin.', 'I pet my rabbit.', 'pet-rabbit'),
  phrase('Je vide la litière.', 'I empty the litter box.', 'empty-litter'),
  phrase("J'emmène mon chat chez la vétérinaire.", 'I take my cat to the vet.', 'to-the-vet'),
  phrase('Mon chien reçoit un vaccin.', 'My dog gets a vaccine.', 'dog-vaccine'),
]

export const animalFood = [
  f('viande', 'meat', 'cut-of-meat', { plural: null }),
  m('os', 'bone', 'bone'),
  f('herbe', 'grass', 'grass', { plural: null }),
  f('carotte', 'carrot', 'carrot'),
  f('laitue', 'lettuce', 'leafy-green'),
  f('pomme', 'apple', 'red-apple'),
  f('banane', 'banana', 'banana'),
  m('maïs', 'corn', 'ear-of-corn', { plural: null }),
  f('noix', 'nut', 'walnut'),
  m('fromage', 'cheese', 'cheese-wedge'),
  m('insecte', 'insect', 'beetle'),
  m('ver', 'worm', 'worm'),
  f('feuille', 'leaf', 'leaf-fluttering-in-wind'),
  m('bambou', 'bamboo', 'bamboo', { plural: null }),
  f('eau', 'water', 'droplet', { plural: null }),
  f('graines', 'seeds', 'seeds', { isPlural: true }),
  f('croquettes', 'kibble', 'kibble', { isPlural: true }),
]

export const feedingPhrases = [
  phrase('Le lapin mange des carottes.', 'The rabbit eats carrots.', 'rabbit-carrot'),
  phrase('Le chien ronge un os.', 'The dog chews a bone.', 'dog-bone'),
  phrase("Le chat boit de l'eau.", 'The cat drinks water.', 'cat-water'),
  phrase('Le cheval mange du foin.', 'The horse eats hay.', 'horse-hay'),
  phrase("L'oiseau mange un ver.", 'The bird eats a worm.', 'bird-worm'),
  phrase('Le hamster mange des graines.', 'The hamster eats seeds.', 'hamster-seeds'),
  phrase('Le singe mange une banane.', 'The monkey eats a banana.', 'monkey-banana'),
  phrase('La grenouille mange une mouche.', 'The frog eats a fly.', 'frog-fly'),
  phrase("L'ours aime le miel.", 'The bear likes honey.', 'bear-honey'),
  phrase('Le lion mange de la viande.', 'The lion eats meat.', 'lion-meat'),
]

export const needs = [
  f('nourriture', 'food', 'pet-bowl', { plural: null }),
  m('air', 'air', 'air', { plural: null }),
  m('abri', 'shelter', 'doghouse'),
  m('espace', 'space', 'space-field', { plural: null }),
  m('sommeil', 'sleep', 'sleep-moon', { plural: null }),
  f('chaleur', 'warmth', 'need-warmth', { plural: null }),
  f('lumière', 'light', 'need-light', { plural: null }),
  m('exercice', 'exercise', 'need-exercise', { plural: null }),
  f('sécurité', 'safety', 'need-safety', { plural: null }),
  m('amour', 'love', 'heart-hands', { plural: null }),
  m('soins', 'care', 'care-things', { isPlural: true }),
]

export const needPhrases = [
  phrase("Un animal a besoin d'eau.", 'An animal needs water.', 'need-water'),
  phrase('Un animal a besoin de nourriture.', 'An animal needs food.', 'need-food'),
  phrase("Un animal a besoin d'un abri.", 'An animal needs a shelter.', 'need-shelter'),
  phrase("Un animal a besoin d'air pour respirer.", 'An animal needs air to breathe.', 'need-air'),
  phrase("Un animal a besoin d'espace pour courir.", 'An animal needs space to run.', 'need-space'),
  phrase('Un animal a besoin de dormir.', 'An animal needs to sleep.', 'need-sleep'),
  phrase('Un animal a besoin de soins.', 'An animal needs care.', 'need-care'),
  phrase("Un animal a besoin d'amour.", 'An animal needs love.', 'need-love'),
]

export const animalCareWords = [
  ...careThings,
  ...carePhrases,
  ...animalFood,
  ...feedingPhrases,
  ...needs,
  ...needPhrases,
]
