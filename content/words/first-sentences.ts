import { phrase } from './word.ts'

/** The first sentences of grade 1, grouped by their beginning. The page adds sentences of other themes. */
export const itIs = [
  phrase("C'est un chat.", 'It is a cat.', 'its-cat'),
  phrase("C'est une pomme.", 'It is an apple.', 'its-apple'),
  phrase("C'est ma maison.", 'It is my house.', 'its-house'),
  phrase("C'est mon sac à dos.", 'It is my backpack.', 'its-backpack'),
  phrase("C'est mon amie.", 'She is my friend.', 'its-friend'),
]

export const iHave = [
  phrase("J'ai un ballon.", 'I have a ball.', 'have-ball'),
  phrase("J'ai un crayon.", 'I have a pencil.', 'have-pencil'),
]

export const iLike = [
  phrase("J'aime la pizza.", 'I like pizza.', 'like-pizza'),
  phrase("J'aime les fraises.", 'I like strawberries.', 'like-strawberries'),
  phrase("J'aime la neige.", 'I like snow.', 'like-snow'),
  phrase("J'aime mon école.", 'I like my school.', 'like-school'),
]

export const iSee = [
  phrase('Je vois le soleil.', 'I see the sun.', 'see-sun'),
  phrase('Je vois un oiseau.', 'I see a bird.', 'see-bird'),
  phrase('Je vois une fleur.', 'I see a flower.', 'see-flower'),
  phrase('Je vois un poisson.', 'I see a fish.', 'see-fish'),
  phrase('Je vois un arbre.', 'I see a tree.', 'see-tree'),
]

export const iAm = [
  phrase('Je suis un garçon.', 'I am a boy.', 'am-boy'),
  phrase('Je suis une fille.', 'I am a girl.', 'am-girl'),
  phrase('Je suis malade.', 'I am sick.', 'am-sick'),
  phrase("Je suis à l'école.", 'I am at school.', 'am-at-school'),
  phrase('Je suis à la maison.', 'I am at home.', 'am-at-home'),
]

export const firstSentencesWords = [...itIs, ...iHave, ...iLike, ...iSee, ...iAm]
