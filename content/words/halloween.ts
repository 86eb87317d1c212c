import { f, m, phrase } from './word.ts'

export const halloweenThings = [
  f('citrouille', 'pumpkin', 'jack-o-lantern'),
  m('fantôme', 'ghost', 'ghost'),
  f('sorcière', 'witch', 'witch'),
  m('vampire', 'vampire', 'man-vampire'),
  m('monstre', 'monster', 'monster'),
  f('araignée', 'spider', 'spider'),
  f('chauve-souris', 'bat', 'bat', { plural: 'chauves-souris' }),
  m('chat noir', 'black cat', 'black-cat', { plural: 'chats noirs' }),
  m('costume', 'costume', 'superhero-costume'),
  m('masque', 'mask', 'eye-mask'),
  f('momie', 'mummy', 'mummy'),
  m('balai', 'broom', 'broom'),
]

export const moreHalloween = [
  f('lune', 'moon', 'crescent-moon', { plural: null }),
  f('maison hantée', 'haunted house', 'derelict-house', { plural: 'maisons hantées' }),
  f("toile d'araignée", 'spider web', 'spider-web', { plural: "toiles d'araignée" }),
  m('zombie', 'zombie', 'man-zombie'),
  m('crâne', 'skull', 'skull'),
  m('sac de bonbons', 'bag of candy', 'candy-bag', { plural: 'sacs de bonbons' }),
  m('chaudron', 'cauldron', 'cauldron'),
  f('lampe de poche', 'flashlight', 'flashlight', { plural: 'lampes de poche' }),
]

export const halloweenPhrases = [
  phrase('Joyeuse Halloween!', 'Happy Halloween!', 'happy-halloween'),
  phrase('Je me déguise en pirate.', 'I dress up as a pirate.', 'pirate-child'),
  phrase('Je passe de porte en porte.', 'I go from door to door.', 'door-to-door'),
  phrase('Je ramasse des bonbons.', 'I collect candy.', 'collect-candy'),
  phrase('Je décore une citrouille.', 'I decorate a pumpkin.', 'decorate-pumpkin'),
  phrase("J'ai peur des fantômes!", 'I am afraid of ghosts!', 'scared-ghost'),
]

export const halloweenSafety = [
  phrase('Je marche sur le trottoir.', 'I walk on the sidewalk.', 'on-the-sidewalk'),
  phrase('Je regarde avant de traverser la rue.', 'I look before I cross the street.', 'children-crossing'),
  phrase('Je reste avec mes amis.', 'I stay with my friends.', 'stay-with-friends'),
  phrase('Mes parents vérifient mes bonbons.', 'My parents check my candy.', 'check-candy'),
  phrase('Je porte un costume clair.', 'I wear a light-coloured costume.', 'light-costume'),
  phrase("Des bonbons, s'il vous plaît!", 'Candy, please!', 'trick-or-treat'),
]

export const halloweenStory = [
  phrase('Il fait noir et le vent souffle.', 'It is dark and the wind is blowing.', 'dark-wind'),
  phrase('Une porte grince dans la maison hantée.', 'A door creaks in the haunted house.', 'creaking-door'),
  phrase('La sorcière prépare une potion magique.', 'The witch makes a magic potion.', 'witch-potion'),
  phrase('Des chauves-souris volent dans la nuit.', 'Bats fly in the night.', 'bats-night'),
  phrase('Le vampire dort dans son cercueil.', 'The vampire sleeps in his coffin.', 'vampire-coffin'),
  phrase('Les squelettes dansent sous la lune.', 'The skeletons dance under the moon.', 'skeletons-dance'),
]

export const halloweenWords = [
  ...halloweenThings,
  ...moreHalloween,
  ...halloweenPhrases,
  ...halloweenSafety,
  ...halloweenStory,
]
