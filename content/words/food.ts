import { f, m, phrase } from './word.ts'

export const cafeDrinks = [
  m('café', 'coffee', 'hot-beverage'),
  m('thé', 'tea', 'teacup-without-handle'),
  m("jus d'orange", 'orange juice', 'juice', { plural: null }),
  f('eau minérale', 'mineral water', 'glass-water', { plural: null }),
  m('lait frappé', 'milkshake', 'milkshake', { plural: 'laits frappés' }),
]

export const cafeFood = [
  m('croissant', 'croissant', 'croissant'),
  f('baguette', 'baguette', 'baguette-bread'),
  m('pain au chocolat', 'chocolate croissant', 'chocolate-bread', { plural: 'pains au chocolat' }),
  m('muffin', 'muffin', 'muffin'),
  f('gaufre', 'waffle', 'waffle'),
  f('crêpe', 'crêpe', 'crepe'),
  m('bagel', 'bagel', 'bagel'),
  m('sandwich au jambon', 'ham sandwich', 'ham-sandwich', { plural: 'sandwichs au jambon' }),
  f('tarte aux pommes', 'apple pie', 'apple-pie', { plural: 'tartes aux pommes' }),
  f('soupe', 'soup', 'soup-bowl'),
]

/** Other things of a bakery. */
export const bakeryThings = [
  m('comptoir', 'counter', 'counter'),
  f('caisse', 'cash register', 'cash-register'),
  f('tasse', 'cup', 'cup'),
]

export const cafePhrases = [
  phrase('Je voudrais un café au lait.', 'I would like a coffee with milk.', 'coffee-milk'),
  phrase("Un croissant, s'il vous plaît.", 'A croissant, please.', 'want-croissant'),
  phrase('Et avec ça?', 'Anything else?', 'anything-else'),
  phrase("C'est tout, merci.", 'That is all, thank you.', 'thats-all'),
  phrase('Ça fait combien?', 'How much does that come to?', 'how-much-total'),
  phrase('Gardez la monnaie.', 'Keep the change.', 'coin'),
  phrase('Est-ce que cette place est libre?', 'Is this seat free?', 'free-seat'),
]

export const buffetDishes = [
  f('salade', 'salad', 'green-salad'),
  f('soupe aux légumes', 'vegetable soup', 'pot-of-food', { plural: 'soupes aux légumes' }),
  m('poulet rôti', 'roast chicken', 'poultry-leg', { plural: 'poulets rôtis' }),
  m('riz', 'rice', 'cooked-rice', { plural: null }),
  f('pâtes', 'pasta', 'spaghetti', { isPlural: true }),
  f('purée de pommes de terre', 'mashed potatoes', 'mashed-potatoes', { plural: null }),
  m('saumon', 'salmon', 'salmon', { plural: null }),
  f('crevettes', 'shrimp', 'fried-shrimp', { isPlural: true }),
  m('rôti de bœuf', 'roast beef', 'roast-beef', { plural: 'rôtis de bœuf' }),
  f('poutine', 'poutine', 'poutine'),
  m('petit pain', 'bread roll', 'bread-roll', { plural: 'petits pains' }),
  f('tarte au sucre', 'sugar pie', 'sugar-pie', { plural: 'tartes au sucre' }),
  m('flan', 'custard', 'custard'),
  f('salade de fruits', 'fruit salad', 'fruit-bowl', { plural: 'salades de fruits' }),
]

export const buffetPhrases = [
  phrase('Servez-vous!', 'Help yourselves!', 'help-yourself'),
  phrase('Je prends un peu de salade.', 'I am having a little salad.', 'some-salad'),
  phrase('Je voudrais encore du riz.', 'I would like more rice.', 'more-rice'),
  phrase("J'ai assez mangé, merci.", 'I have had enough to eat, thank you.', 'enough-to-eat'),
  phrase("Passe-moi le sel, s'il te plaît.", 'Pass me the salt, please.', 'pass-the-salt'),
  phrase("Une table pour quatre personnes, s'il vous plaît.", 'A table for four, please.', 'table-for-four'),
  phrase("C'est à volonté.", 'It is all you can eat.', 'buffet-table'),
  phrase("C'est trop chaud!", 'It is too hot!', 'hot-face'),
  phrase("C'est bon!", 'It is good!', 'its-good'),
]

export const basicIngredients = [
  f('farine', 'flour', 'flour', { plural: null }),
  m('sucre', 'sugar', 'sugar', { plural: null }),
  m('sel', 'salt', 'salt', { plural: null }),
  m('beurre', 'butter', 'butter', { plural: null }),
  f('huile', 'oil', 'oil', { plural: null }),
  f('crème', 'cream', 'cream', { plural: null }),
  m('yogourt', 'yogurt', 'yogurt'),
  m('pain', 'bread', 'bread'),
  m('chocolat', 'chocolate', 'chocolate-bar', { plural: null }),
  f('cannelle', 'cinnamon', 'cinnamon', { plural: null }),
  f('vanille', 'vanilla', 'vanilla', { plural: null }),
  m("sirop d'érable", 'maple syrup', 'maple-syrup', { plural: null }),
]

export const produce = [
  f('pomme de terre', 'potato', 'potato', { plural: 'pommes de terre' }),
  m('ail', 'garlic', 'garlic', { plural: null }),
  m('céleri', 'celery', 'celery', { plural: null }),
  m('concombre', 'cucumber', 'cucumber'),
  m('brocoli', 'broccoli', 'broccoli'),
  f('fraise', 'strawberry', 'strawberry'),
  m('bleuet', 'blueberry', 'blueberries'),
  m('citron', 'lemon', 'lemon'),
  f('orange', 'orange', 'tangerine'),
  m('raisins', 'grapes', 'grapes', { isPlural: true }),
]

export const cookingPhrases = [
  phrase('On mélange la farine et le sucre.', 'We mix the flour and the sugar.', 'mix-flour'),
  phrase('On ajoute deux œufs.', 'We add two eggs.', 'add-eggs'),
  phrase('On verse le lait.', 'We pour the milk.', 'pour-milk'),
  phrase('On coupe les légumes.', 'We cut the vegetables.', 'cut-vegetables'),
  phrase('On fait cuire vingt minutes.', 'We cook it for twenty minutes.', 'cook-twenty'),
  phrase("Il n'y a plus de beurre.", 'There is no more butter.', 'no-butter'),
]

export const snackPhrases = [
  phrase('Voici ma collation.', 'Here is my snack.', 'here-snack'),
  phrase('Je mange une banane.', 'I am eating a banana.', 'eat-banana'),
  phrase('Je bois du lait.', 'I am drinking milk.', 'drink-my-milk'),
]

export const containers = [
  phrase('une bouteille de lait', 'a bottle of milk', 'baby-bottle-milk'),
  phrase('un verre de jus', 'a glass of juice', 'glass-of-juice'),
  phrase('une tasse de thé', 'a cup of tea', 'teacup-without-handle'),
  phrase('une boîte de céréales', 'a box of cereal', 'box'),
  phrase('une boîte de conserve', 'a can of food', 'tin-can'),
  phrase('un pot de confiture', 'a jar of jam', 'jam-jar'),
  phrase('un sac de pommes', 'a bag of apples', 'bag-of-apples'),
  phrase('un panier de fruits', 'a basket of fruit', 'basket'),
  phrase('un bol de soupe', 'a bowl of soup', 'soup-bowl'),
  phrase("un pichet d'eau", 'a jug of water', 'pitcher'),
]

export const measures = [
  phrase("une douzaine d'œufs", 'a dozen eggs', 'dozen'),
  phrase('un kilogramme de sucre', 'a kilogram of sugar', 'kilo'),
  phrase('un litre de lait', 'a litre of milk', 'milk-litre'),
  phrase('une tasse de farine', 'a cup of flour', 'measuring-cup'),
  phrase("une cuillère à soupe d'huile", 'a tablespoon of oil', 'spoon-oil'),
  phrase('une pincée de sel', 'a pinch of salt', 'pinch-salt'),
  phrase('une tranche de pain', 'a slice of bread', 'slice'),
  phrase('un morceau de fromage', 'a piece of cheese', 'cheese-wedge'),
]

export const amounts = [
  phrase('beaucoup de bonbons', 'a lot of candy', 'lots-of-candy'),
  phrase('un peu de sucre', 'a little sugar', 'little-sugar'),
  phrase('assez de pommes', 'enough apples', 'enough-apples'),
  phrase('trop de gâteau', 'too much cake', 'too-much-cake'),
  phrase('plus de légumes', 'more vegetables', 'more-vegetables'),
  phrase('moins de sel', 'less salt', 'less-salt'),
  phrase('pas de noix', 'no nuts', 'no-nuts'),
  phrase('la moitié de la pizza', 'half of the pizza', 'half-pizza'),
]

export const quantityQuestions = [
  phrase("Combien d'œufs y a-t-il?", 'How many eggs are there?', 'how-many-eggs'),
  phrase("Il y a une douzaine d'œufs.", 'There are a dozen eggs.', 'dozen-twelve'),
  phrase("J'ai besoin de deux tasses de farine.", 'I need two cups of flour.', 'two-cups'),
  phrase("Il n'y a pas assez de lait.", 'There is not enough milk.', 'not-enough-milk'),
]

export const foodWords = [
  ...cafeDrinks,
  ...cafeFood,
  ...bakeryThings,
  ...cafePhrases,
  ...buffetDishes,
  ...buffetPhrases,
  ...basicIngredients,
  ...produce,
  ...cookingPhrases,
  ...snackPhrases,
  ...containers,
  ...measures,
  ...amounts,
  ...quantityQuestions,
]
