import { f, m, phrase } from './word.ts'

export const toppings = [
  m('pepperoni', 'pepperoni', 'pepperoni', { plural: null }),
  m('champignon', 'mushroom', 'brown-mushroom'),
  m('poivron', 'bell pepper', 'bell-pepper'),
  m('oignon', 'onion', 'onion'),
  f('olive', 'olive', 'olive'),
  f('tomate', 'tomato', 'tomato'),
  m('jambon', 'ham', 'ham', { plural: null }),
  m('ananas', 'pineapple', 'pineapple'),
  m('bacon', 'bacon', 'bacon', { plural: null }),
  m('poulet', 'chicken (food)', 'poultry-leg', { plural: null }),
  m('épinards', 'spinach', 'spinach', { isPlural: true }),
  f('sauce tomate', 'tomato sauce', 'can', { plural: null }),
]

export const pizzaThings = [
  f('pizza', 'pizza', 'pizza-box'),
  f('pointe de pizza', 'slice of pizza', 'pizza', { plural: 'pointes de pizza' }),
  f('pâte', 'dough', 'dough', { plural: null }),
  f('croûte', 'crust', 'pizza-crust'),
  m('four', 'oven', 'stove'),
  m('livreur', 'delivery person', 'pizza-delivery'),
]

export const pizzas = [
  f('pizza au fromage', 'cheese pizza', 'pizza-cheese', { plural: 'pizzas au fromage' }),
  f('pizza au pepperoni', 'pepperoni pizza', 'pizza-pepperoni', { plural: 'pizzas au pepperoni' }),
  f('pizza aux champignons', 'mushroom pizza', 'pizza-mushroom', { plural: 'pizzas aux champignons' }),
  f('pizza végétarienne', 'vegetarian pizza', 'pizza-vegetarian', { plural: 'pizzas végétariennes' }),
  f('pizza hawaïenne', 'Hawaiian pizza', 'pizza-hawaiian', { plural: 'pizzas hawaïennes' }),
  f('pizza toute garnie', 'all-dressed pizza', 'pizza-all-dressed', { plural: 'pizzas toutes garnies' }),
]

export const pizzaOrders = [
  phrase('Je voudrais une pizza au fromage.', 'I would like a cheese pizza.', 'want-cheese-pizza'),
  phrase('Je voudrais une pizza aux champignons.', 'I would like a mushroom pizza.', 'want-mushroom-pizza'),
  phrase("J'aime les olives.", 'I like olives.', 'like-olives'),
  phrase("Je n'aime pas les oignons.", 'I do not like onions.', 'dislike-onions'),
  phrase("Sans oignons, s'il vous plaît.", 'Without onions, please.', 'without-onions'),
  phrase('Avec beaucoup de fromage!', 'With lots of cheese!', 'lots-of-cheese'),
]

export const restaurantPhrases = [
  phrase('Bonjour, vous désirez?', 'Hello, what would you like?', 'waiter-asks'),
  phrase('Quel format voulez-vous?', 'What size would you like?', 'which-size'),
  phrase('Une petite, une moyenne ou une grande?', 'A small, a medium or a large?', 'pizza-sizes'),
  phrase("C'est pour emporter.", 'It is to go.', 'pizza-to-go'),
  phrase("C'est pour manger ici.", 'It is to eat here.', 'fork-and-knife-with-plate'),
  phrase("L'addition, s'il vous plaît.", 'The bill, please.', 'receipt'),
  phrase('Bon appétit!', 'Enjoy your meal!', 'good-appetite'),
  phrase('Avez-vous des allergies?', 'Do you have any allergies?', 'allergies'),
]

export const pizzaRecipe = [
  phrase('On prépare la pâte.', 'We prepare the dough.', 'make-dough'),
  phrase('On étend la sauce tomate.', 'We spread the tomato sauce.', 'spread-sauce'),
  phrase('On ajoute les garnitures.', 'We add the toppings.', 'add-toppings'),
  phrase('On râpe le fromage.', 'We grate the cheese.', 'grate-cheese'),
  phrase('On met la pizza au four.', 'We put the pizza in the oven.', 'pizza-oven'),
  phrase('On coupe la pizza en huit pointes.', 'We cut the pizza into eight slices.', 'cut-pizza'),
]

export const pizzaWords = [
  ...toppings,
  ...pizzaThings,
  ...pizzas,
  ...pizzaOrders,
  ...restaurantPhrases,
  ...pizzaRecipe,
]
