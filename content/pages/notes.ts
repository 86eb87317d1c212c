import { note } from './spoken.ts'

/** Notes about the culture of French Canada and the French-speaking world. */

export const carnavalNote = note('Le Carnaval de Québec', 'bonhomme', [
  [
    'Le Carnaval de Québec a lieu chaque hiver, en février.',
    'The Québec City Carnival takes place every winter, in February.',
  ],
  [
    "C'est un des plus grands carnavals d'hiver du monde.",
    'It is one of the biggest winter carnivals in the world.',
  ],
  ['Son roi est Bonhomme, un grand bonhomme de neige.', 'Its king is Bonhomme, a big snowman.'],
  ['Il porte une tuque rouge et une ceinture fléchée.', 'He wears a red tuque and an arrow sash.'],
])

export const sashNote = note('La ceinture fléchée', 'sash', [
  ['La ceinture fléchée est une longue ceinture de laine.', 'The arrow sash is a long woollen belt.'],
  ['Autrefois, elle gardait le manteau bien fermé.', 'In the past, it kept the coat closed.'],
  ['Les voyageurs de la traite des fourrures la portaient.', 'The voyageurs of the fur trade wore it.'],
])

export const canoeNote = note('La course en canot', 'canoe-ice', [
  [
    'Pendant le Carnaval, des équipes traversent le fleuve Saint-Laurent.',
    'During the Carnival, teams cross the Saint Lawrence River.',
  ],
  ['Il y a de la glace : il faut ramer, pousser et courir.', 'There is ice: you have to row, push and run.'],
])

export const kingsNote = note('La fête des Rois', 'kings-feast', [
  ['La fête des Rois est le 6 janvier.', 'Epiphany (the feast of the Kings) is on January 6.'],
  ['On mange une galette. Dans la galette, il y a une fève.', 'We eat a cake. In the cake, there is a bean.'],
  [
    'Qui trouve la fève est roi ou reine et porte la couronne.',
    'Whoever finds the bean is king or queen and wears the crown.',
  ],
])

export const saintJeanNote = note('La Saint-Jean', 'flag-quebec', [
  [
    "Le 24 juin, c'est la Saint-Jean-Baptiste, la fête nationale du Québec.",
    'June 24 is Saint-Jean-Baptiste Day, the national holiday of Québec.',
  ],
  [
    'Il y a des défilés, de la musique et un grand feu de joie.',
    'There are parades, music and a big bonfire.',
  ],
  [
    'On voit partout le drapeau bleu et blanc avec ses fleurs de lys.',
    'Everywhere you see the blue and white flag with its fleurs-de-lis.',
  ],
])

export const christmasNote = note('Le réveillon', 'yule-log', [
  [
    'Le soir du 24 décembre, on fête le réveillon.',
    'On the evening of December 24, people celebrate the réveillon.',
  ],
  [
    'On mange de la tourtière, de la dinde et une bûche de Noël.',
    'They eat meat pie, turkey and a Yule log.',
  ],
  ['À minuit, on ouvre les cadeaux.', 'At midnight, they open the gifts.'],
])

export const candlemasNote = note('La Chandeleur', 'crepe', [
  ["Le 2 février, c'est la Chandeleur.", 'February 2 is Candlemas.'],
  ['Ce jour-là, on mange des crêpes.', 'On that day, people eat crêpes.'],
  ['On les fait sauter avec une pièce de monnaie dans la main.', 'They flip them with a coin in their hand.'],
])

export const halloweenNote = note("L'Halloween", 'jack-o-lantern', [
  ["L'Halloween est le 31 octobre.", 'Halloween is on October 31.'],
  ['Au Québec, les enfants passent de porte en porte.', 'In Québec, the children go from door to door.'],
  ["Ils disent : « Des bonbons, s'il vous plaît! »", 'They say: "Candy, please!"'],
])

export const thanksgivingNote = note("L'Action de grâce", 'turkey', [
  [
    "Au Canada, l'Action de grâce est le deuxième lundi d'octobre.",
    'In Canada, Thanksgiving is on the second Monday of October.',
  ],
  [
    'On dit merci pour la récolte et on mange en famille.',
    'People give thanks for the harvest and eat with their family.',
  ],
])

export const birthdayNote = note('Gens du pays', 'birthday-cake', [
  [
    'Au Québec, on dit « ma fête » pour dire « mon anniversaire ».',
    'In Québec, people say "ma fête" for their birthday.',
  ],
  ['« Gens du pays » est une chanson de Gilles Vigneault.', '"Gens du pays" is a song by Gilles Vigneault.'],
  [
    "Quand c'est ta fête, tes amis la chantent pour toi.",
    'When it is your birthday, your friends sing it for you.',
  ],
])

export const intelligencesNote = note('Une idée, pas un test', 'brain', [
  ['Un chercheur parle de huit intelligences.', 'A researcher speaks of eight intelligences.'],
  ["C'est une idée pour parler de nos talents.", 'It is an idea for talking about our talents.'],
  ['Tout le monde a un peu de chacune.', 'Everyone has some of each.'],
  [
    'Tout le monde apprend en écoutant, en regardant et en faisant.',
    'Everyone learns by listening, by watching and by doing.',
  ],
])

export const mapleNote = note('Le temps des sucres', 'maple-syrup', [
  ["Au printemps, on récolte l'eau d'érable.", 'In spring, the maple sap is collected.'],
  ["On la fait bouillir pour faire du sirop d'érable.", 'It is boiled to make maple syrup.'],
  [
    'À la cabane à sucre, on mange de la tire sur la neige.',
    'At the sugar shack, people eat maple taffy on snow.',
  ],
])

export const poutineNote = note('La poutine', 'poutine', [
  ['La poutine est née au Québec.', 'Poutine was born in Québec.'],
  [
    'Ce sont des frites avec du fromage en grains et de la sauce brune.',
    'It is fries with cheese curds and gravy.',
  ],
])

export const pizzaNote = note('La pizza', 'whole-pizza', [
  ['La pizza vient de Naples, en Italie.', 'Pizza comes from Naples, in Italy.'],
  ['Au Québec, on aime la pizza toute garnie.', 'In Québec, people like the all-dressed pizza.'],
  [
    'On y met du pepperoni, des champignons et des poivrons verts.',
    'It is topped with pepperoni, mushrooms and green peppers.',
  ],
])

export const owlNote = note('Le harfang des neiges', 'white-owl', [
  ["Le harfang des neiges est l'oiseau emblème du Québec.", 'The snowy owl is the official bird of Québec.'],
  ['Il est blanc comme la neige et il vit dans le Nord.', 'It is white as snow and lives in the North.'],
  [
    'Le hibou a des aigrettes sur la tête, mais pas la chouette.',
    'The hibou has tufts on its head, but the chouette does not.',
  ],
])

export const winterNote = note("L'hiver au Canada", 'snowman', [
  [
    'Au Québec, on dit une tuque, un foulard et des mitaines.',
    'In Québec, people say une tuque, un foulard and des mitaines.',
  ],
  [
    'En France, on dit un bonnet, une écharpe et des moufles.',
    'In France, people say un bonnet, une écharpe and des moufles.',
  ],
])

export const weatherNote = note('Le temps au Canada', 'blowing-snow', [
  [
    'Il vente : cela se dit au Québec. En France, on dit : il y a du vent.',
    'Il vente is said in Québec. In France, people say: il y a du vent.',
  ],
  ["La poudrerie, c'est de la neige que le vent soulève.", 'La poudrerie is snow that the wind blows about.'],
])

export const campingNote = note('Les parcs du Québec', 'canoe', [
  [
    'Au Québec, on fait du camping dans les parcs nationaux.',
    'In Québec, people camp in the national parks.',
  ],
  [
    'On y voit des orignaux, des castors et beaucoup de moustiques.',
    'You can see moose, beavers and many mosquitoes there.',
  ],
])

export const balloonNote = note('Les festivals du Québec', 'hot-air-balloon', [
  ["L'été, il y a des festivals partout au Québec.", 'In summer, there are festivals all over Québec.'],
  [
    "À Québec, on écoute de la musique au Festival d'été.",
    'In Québec City, people listen to music at the summer festival.',
  ],
  [
    'À Saint-Jean-sur-Richelieu, des montgolfières colorées montent dans le ciel.',
    'In Saint-Jean-sur-Richelieu, colourful balloons rise into the sky.',
  ],
])

export const improvNote = note("L'improvisation", 'improv', [
  [
    "La Ligue nationale d'improvisation est née à Montréal en 1977.",
    'The national improv league was born in Montréal in 1977.',
  ],
  [
    'Deux équipes jouent comme au hockey, mais avec des histoires.',
    'Two teams play as in hockey, but with stories.',
  ],
])

export const gaspeNote = note('Le rocher Percé', 'gaspesie', [
  ['En Gaspésie, il y a un grand rocher dans la mer.', 'In the Gaspé, there is a big rock in the sea.'],
  [
    "Il a un trou : c'est pourquoi on l'appelle le rocher Percé.",
    'It has a hole: that is why it is called the Pierced Rock.',
  ],
  ['On y voit des baleines et on y mange du homard.', 'You can see whales and eat lobster there.'],
])

export const cafeNote = note('Au café', 'croissant', [
  [
    "Au café, on dit bonjour, s'il vous plaît et merci.",
    'At the café, people say hello, please and thank you.',
  ],
  ['On dit « vous » au serveur ou à la serveuse.', 'You say "vous" to the waiter or waitress.'],
])
