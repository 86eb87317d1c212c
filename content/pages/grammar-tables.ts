import { table } from './forms.ts'

export const articles = table(
  'Les articles',
  ['', 'le, la, les', 'un, une, des'],
  [
    ['=masculin', ['le chat', 'the cat'], ['un chat', 'a cat']],
    ['=féminin', ['la table', 'the table'], ['une table', 'a table']],
    ['=devant une voyelle', ["l'école", 'the school'], ['une école', 'a school']],
    ['=pluriel', ['les chats', 'the cats'], ['des chats', 'cats, some cats']],
  ],
  "Devant une voyelle ou un h muet, « le » et « la » deviennent « l' ».",
)

export const partitives = table(
  'Du, de la, des',
  ['', 'Exemple', 'Après une négation'],
  [
    ['=masculin', ['du pain', 'some bread'], ['pas de pain', 'no bread']],
    ['=féminin', ['de la soupe', 'some soup'], ['pas de soupe', 'no soup']],
    ['=devant une voyelle', ["de l'eau", 'some water'], ["pas d'eau", 'no water']],
    ['=pluriel', ['des frites', 'some fries'], ['pas de frites', 'no fries']],
  ],
)

export const contractions = table(
  'Au, aux, du, des',
  ['', 'à', 'de'],
  [
    ['=le', ['au parc', 'to the park'], ['du parc', 'from the park']],
    ['=la', ['à la maison', 'at home'], ['de la maison', 'from the house']],
    ["=l'", ["à l'école", 'at school'], ["de l'école", 'from the school']],
    ['=les', ['aux toilettes', 'to the washroom'], ['des toilettes', 'from the washroom']],
  ],
)

export const pronouns = table(
  'Les pronoms',
  ['Singulier', 'Pluriel'],
  [
    [
      ['je', 'I'],
      ['nous', 'we'],
    ],
    [
      ['tu', 'you (one friend)'],
      ['vous', 'you (several people, or politely)'],
    ],
    [
      ['il', 'he, it'],
      ['ils', 'they (masculine or mixed)'],
    ],
    [
      ['elle', 'she, it'],
      ['elles', 'they (feminine only)'],
    ],
    [['on', 'we, people'], '='],
  ],
)

export const possessives = table(
  'Mon, ton, son',
  ['', 'Masculin', 'Féminin', 'Pluriel'],
  [
    ['=à moi', ['mon frère', 'my brother'], ['ma sœur', 'my sister'], ['mes amis', 'my friends']],
    ['=à toi', ['ton frère', 'your brother'], ['ta sœur', 'your sister'], ['tes amis', 'your friends']],
    [
      '=à lui, à elle',
      ['son frère', 'his or her brother'],
      ['sa sœur', 'his or her sister'],
      ['ses amis', 'his or her friends'],
    ],
    ['=à nous', ['notre frère', 'our brother'], ['notre sœur', 'our sister'], ['nos amis', 'our friends']],
    ['=à vous', ['votre frère', 'your brother'], ['votre sœur', 'your sister'], ['vos amis', 'your friends']],
    [
      '=à eux, à elles',
      ['leur frère', 'their brother'],
      ['leur sœur', 'their sister'],
      ['leurs amis', 'their friends'],
    ],
  ],
  'Devant une voyelle ou un h muet, on dit mon, ton, son aussi au féminin : mon amie.',
)

export const comparisons = table(
  'Comparer',
  ['Mot', 'Exemple'],
  [
    [
      ['plus', 'more'],
      ['Le tigre est plus gros que le chat.', 'The tiger is bigger than the cat.'],
    ],
    [
      ['moins', 'less'],
      ['La tortue est moins rapide que le lapin.', 'The turtle is slower than the rabbit.'],
    ],
    [
      ['aussi', 'as'],
      ['Elle est aussi grande que moi.', 'She is as tall as I am.'],
    ],
    [
      ['meilleur, meilleure', 'better (from bon)'],
      ['Cette soupe est meilleure.', 'This soup is better.'],
    ],
    [
      ['mieux', 'better (from bien)'],
      ['Elle chante mieux que moi.', 'She sings better than I do.'],
    ],
  ],
)

export const negation = table(
  'La négation',
  ['Oui', 'Non'],
  [
    [
      ["J'aime le sport.", 'I like sports.'],
      ["Je n'aime pas le sport.", 'I do not like sports.'],
    ],
    [
      ["J'ai un chien.", 'I have a dog.'],
      ["Je n'ai pas de chien.", 'I do not have a dog.'],
    ],
    [
      ['Il est grand.', 'He is tall.'],
      ["Il n'est pas grand.", 'He is not tall.'],
    ],
    [
      ['Elle chante toujours.', 'She always sings.'],
      ['Elle ne chante jamais.', 'She never sings.'],
    ],
  ],
)

export const demonstratives = table(
  'Ce, cet, cette, ces',
  ['', 'Exemple'],
  [
    ['=masculin', ['ce livre', 'this book']],
    ['=masculin, devant une voyelle', ['cet arbre', 'this tree']],
    ['=féminin', ['cette table', 'this table']],
    ['=pluriel', ['ces livres', 'these books']],
  ],
)

export const waysToAsk = table(
  'Trois façons de poser une question',
  ['Façon', 'Exemple'],
  [
    ['=avec la voix', ['Tu aimes la pizza?', 'Do you like pizza?']],
    ['=est-ce que', ['Est-ce que tu aimes la pizza?', 'Do you like pizza?']],
    ["=l'inversion", ['Aimes-tu la pizza?', 'Do you like pizza?']],
  ],
)
