import type { Grade } from './grades.ts'
import { picturePath } from './words/media-path.ts'

/** A riddle in the first person. Its answer is a word of the bank. */
export interface Riddle {
  french: string
  english: string
  answer: string
  /** Picture of the answer, under the media base. */
  image: string
}

/** Ends every riddle. */
export const RIDDLE_QUESTION = { french: 'Qui suis-je?', english: 'Who am I?' }

const DAY_MS = 86_400_000

/** One riddle per line: answer, its picture, French, English. */
const tables: Readonly<Record<Grade, string>> = {
  1: `
le chien | dog | J'ai quatre pattes. Je dis ouaf ouaf! | I have four legs. I say woof woof!
la vache | cow | Je mange de l'herbe. Je donne du lait. | I eat grass. I give milk.
le soleil | sun | Je suis jaune et chaud. Je brille le jour. | I am yellow and hot. I shine during the day.
le lapin | rabbit | J'ai de longues oreilles. J'aime les carottes. | I have long ears. I like carrots.
la porte | door | Ouvre-moi pour entrer. Ferme-moi après. | Open me to come in. Close me afterwards.
le poussin | baby-chick | Je suis petit et jaune. Ma maman est la poule. | I am small and yellow. My mother is the hen.
la neige | cloud-with-snow | Je suis blanche et froide. Je tombe en hiver. | I am white and cold. I fall in winter.
le chat | cat | J'ai des moustaches. Je dis miaou. | I have whiskers. I say meow.
le livre | closed-book | J'ai des pages et des images. Tu me lis. | I have pages and pictures. You read me.
la tortue | turtle | J'ai quatre pattes. Ma maison est sur mon dos. | I have four legs. My house is on my back.
le vélo | person-biking | J'ai deux roues. Tu roules avec moi. | I have two wheels. You ride me.
le mouton | ewe | J'habite à la ferme. Je donne de la laine. | I live on the farm. I give wool.
la fleur | tulip | Je suis belle. Je sens bon. Les abeilles m'aiment. | I am beautiful. I smell good. Bees love me.
le poisson | tropical-fish | Je n'ai pas de pattes. Je nage dans l'eau. | I have no legs. I swim in the water.
le nez | nose | Je suis au milieu de ton visage. Je sens les fleurs. | I am in the middle of your face. I smell the flowers.
la pluie | cloud-with-rain | Je tombe des nuages. J'arrose les fleurs. | I fall from the clouds. I water the flowers.
le canard | duck | Je nage sur l'étang. Je dis coin-coin! | I swim on the pond. I say quack quack!
la chaise | chair | J'ai quatre pattes, mais je ne marche pas. Assieds-toi! | I have four legs, but I do not walk. Sit down!
l'oiseau | bird | J'ai deux ailes. Je vole et je chante. | I have two wings. I fly and I sing.
le crayon | pencil | L'efface est mon amie. Avec moi, tu écris. | The eraser is my friend. With me, you write.
la souris | mouse | Je suis petite et grise. J'ai peur du chat. | I am small and grey. I am afraid of the cat.
l'arc-en-ciel | rainbow | J'ai sept couleurs. J'arrive après la pluie. | I have seven colours. I come after the rain.
le serpent | snake | Je suis très long. Je n'ai pas de pattes. | I am very long. I have no legs.
la maison | house | J'ai une porte et un toit. Ta famille habite ici. | I have a door and a roof. Your family lives here.
la grenouille | frog | Je suis verte. Je saute dans l'étang. | I am green. I jump into the pond.
`,
  3: `
l'éléphant | elephant | Je suis gros et gris. Mon nez est une trompe. | I am big and grey. My nose is a trunk.
l'abeille | honeybee | Je vole de fleur en fleur. Je fais du miel. | I fly from flower to flower. I make honey.
l'horloge | three-oclock | Je n'ai pas de bouche, mais je dis l'heure à tout le monde. | I have no mouth, but I tell everyone the time.
le cochon | pig | Je suis rose. J'aime la boue. Je fais groin-groin. | I am pink. I like mud. I go oink oink.
la girafe | giraffe | Mon cou est très long. Je mange les feuilles des grands arbres. | My neck is very long. I eat the leaves of tall trees.
le sac à dos | backpack | Je vais à l'école avec toi. Tes livres sont dans mon ventre. | I go to school with you. Your books are in my belly.
le coq | rooster | Je me lève avant toi. Je chante cocorico! | I get up before you. I sing cock-a-doodle-doo!
le panda | panda | Je suis noir et blanc. Je mange du bambou. | I am black and white. I eat bamboo.
la tomate | tomato | Je suis rouge et ronde. On fait de la sauce avec moi. | I am red and round. People make sauce with me.
le lion | lion | J'ai une grande crinière. Je suis le roi des animaux. | I have a big mane. I am the king of the animals.
l'escalier | stairs | Je monte et je descends, mais je reste à la même place. | I go up and down, but I stay in the same place.
la poule | chicken | Je ponds des œufs. Mes petits sont les poussins. | I lay eggs. My little ones are chicks.
le singe | monkey | J'aime les bananes. Je saute d'arbre en arbre. | I like bananas. I jump from tree to tree.
le hockey | ice-hockey | Je suis un sport d'hiver. On joue sur la glace avec un bâton. | I am a winter sport. You play on the ice with a stick.
l'ananas | pineapple | J'ai une couronne verte, mais je ne suis pas un roi. Je suis un fruit. | I have a green crown, but I am not a king. I am a fruit.
la langue | tongue | Je suis rose et je goûte tout. J'habite dans ta bouche. | I am pink and I taste everything. I live in your mouth.
le cheval | horse | Je galope dans le champ. Tu montes sur mon dos. | I gallop in the field. You ride on my back.
le kangourou | kangaroo | Je saute très loin. Mon bébé est dans ma poche. | I jump very far. My baby is in my pocket.
le champignon | brown-mushroom | J'ai un pied et un chapeau. Je pousse dans la forêt. | I have one foot and a hat. I grow in the forest.
le zèbre | zebra | Je ressemble à un cheval. J'ai des rayures noires et blanches. | I look like a horse. I have black and white stripes.
l'autobus scolaire | bus | Je suis long et jaune. J'emmène les élèves à l'école. | I am long and yellow. I take the pupils to school.
la chèvre | goat | J'ai des cornes et une petite barbe. On fait du fromage avec mon lait. | I have horns and a little beard. People make cheese with my milk.
l'oignon | onion | Je fais pleurer le cuisinier, mais je ne suis pas méchant. | I make the cook cry, but I am not mean.
le crocodile | crocodile | Je suis vert. Je nage dans la rivière. J'ai beaucoup de dents. | I am green. I swim in the river. I have many teeth.
le genou | body-figure-le-genou | Je suis au milieu de ta jambe. Je plie quand tu marches. | I am in the middle of your leg. I bend when you walk.
`,
  4: `
le miroir | mirror | Regarde-moi bien. C'est toi que tu vois! | Look at me closely. You see yourself!
l'araignée | spider | J'ai huit pattes. J'attrape mon repas dans une toile. | I have eight legs. I catch my meal in a web.
le gâteau | birthday-cake | J'ai des bougies sur la tête. On me mange à ton anniversaire. | I have candles on my head. I am eaten on your birthday.
la boussole | compass | Je montre toujours le nord. Avec moi, tu n'es jamais perdu. | I always point north. With me, you are never lost.
le perroquet | parrot | Je suis de toutes les couleurs. Je répète tout ce que tu dis. | I am of every colour. I repeat everything you say.
la douche | shower | Je fais pleuvoir dans ta maison. Avec moi, tu es tout propre. | I make it rain in your house. With me, you are all clean.
la citrouille | jack-o-lantern | Je suis grosse et orange. En octobre, on me fait un visage. | I am big and orange. In October, people give me a face.
le lit | bed | J'ai des pattes, mais je ne marche pas. La nuit, tu dors sur moi. | I have legs, but I do not walk. At night, you sleep on me.
l'écureuil | squirrel | J'ai une belle queue. Je cache des noix pour l'hiver. | I have a beautiful tail. I hide nuts for the winter.
la fourmi | ant | J'ai six pattes. Je suis petite, mais très forte. Ma reine pond des milliers d'œufs. | I have six legs. I am small, but very strong. My queen lays thousands of eggs.
le cadeau | wrapped-gift | J'ai un beau papier et un ruban. Qui va m'ouvrir? | I have nice paper and a ribbon. Who will open me?
la tente | tent | Je suis une petite maison de toile. L'été, on dort chez moi en forêt. | I am a little house of canvas. In summer, people sleep in me in the forest.
le foulard | scarf | Je suis long et chaud. L'hiver, je fais le tour de ton cou. | I am long and warm. In winter, I go around your neck.
la chauve-souris | bat | Je vole, mais je ne suis pas un oiseau. Je dors la tête en bas. | I fly, but I am not a bird. I sleep upside down.
le maïs soufflé | popcorn | Je saute quand j'ai chaud. On me mange au cinéma. | I jump when I am hot. I am eaten at the movies.
le réfrigérateur | fridge | Je suis froid comme l'hiver. Mon ventre est plein de bonnes choses. | I am as cold as winter. My belly is full of good things.
la lampe | lamp | Quand il fait noir, tu m'allumes. Alors, tu peux lire. | When it is dark, you turn me on. Then you can read.
le renne | reindeer | J'ai de grands bois sur la tête. Je tire un traîneau à Noël. | I have big antlers on my head. I pull a sleigh at Christmas.
la crème glacée | ice-cream | Je suis froide et sucrée. Mange-moi vite, car je fonds! | I am cold and sweet. Eat me quickly, because I am melting!
le hibou | owl | Je dors le jour. La nuit, mes grands yeux voient tout. | I sleep during the day. At night, my big eyes see everything.
la sorcière | witch | J'ai un chapeau pointu et un chat noir. Je vole sur un balai. | I have a pointed hat and a black cat. I fly on a broom.
le moustique | mosquito | Je suis tout petit et je fais du bruit. L'été, je te pique. | I am tiny and I make noise. In summer, I bite you.
le sapin | christmas-tree | Je reste vert tout l'hiver. À Noël, je porte des boules et une étoile. | I stay green all winter. At Christmas, I wear ornaments and a star.
la guimauve | marshmallow | Je suis blanche et molle. On me fait griller sur le feu. | I am white and soft. I am toasted over the fire.
le fantôme | ghost | Je suis tout blanc. La nuit, je passe à travers les murs. | I am all white. At night, I go through walls.
`,
  5: `
le castor | beaver | Avec mes dents, je coupe des arbres pour faire un barrage. | With my teeth, I cut down trees to make a dam.
la mouffette | skunk | Je suis noire et blanche. Si tu me fais peur, je sens très mauvais! | I am black and white. If you scare me, I smell very bad!
le boulanger | baker | Je me lève avant le soleil. Mes mains font du pain. | I get up before the sun. My hands make bread.
le cœur | anatomical-heart | Je travaille jour et nuit. Quand tu cours, je vais plus vite. | I work day and night. When you run, I go faster.
l'astronaute | woman-astronaut | Je travaille très loin d'ici. De ma fenêtre, je vois toute la Terre. | I work very far from here. From my window, I see the whole Earth.
le citron | lemon | Je suis jaune comme le soleil. Si tu me goûtes, tu fais la grimace. | I am as yellow as the sun. If you taste me, you make a face.
le chameau | two-hump-camel | J'ai deux bosses. Je traverse le désert sans boire. | I have two humps. I cross the desert without drinking.
la factrice | mail-carrier | Je marche de maison en maison. J'apporte tes lettres. | I walk from house to house. I bring your letters.
le four | stove | Chez moi, la pizza entre froide et sort chaude. | In me, the pizza goes in cold and comes out hot.
le paon | peacock | Je fais la roue, mais je ne roule pas. Mes plumes sont bleues et vertes. | I fan out my tail, but I have no wheels. My feathers are blue and green.
la pomme de terre | potato | Je pousse dans le sol. Avec moi, on fait des frites. | I grow in the ground. With me, people make fries.
le pompier | firefighter | J'arrive dans un camion rouge. J'éteins les incendies. | I arrive in a red truck. I put out fires.
l'aiguille | sewing-needle | Je suis mince et je pique. Le fil passe par mon petit trou. | I am thin and I prick. The thread goes through my little hole.
le loup | wolf | Je ressemble à un grand chien. La nuit, je hurle à la lune. | I look like a big dog. At night, I howl at the moon.
le sel | salt | Je viens de la mer. Sans moi, la soupe n'a pas de goût. | I come from the sea. Without me, the soup has no taste.
le coiffeur | hairdresser | J'ai des ciseaux. Ce que je coupe repousse toujours. | I have scissors. What I cut always grows back.
le raton laveur | raccoon | Je porte un masque noir, comme un voleur. La nuit, j'ouvre ta poubelle. | I wear a black mask, like a thief. At night, I open your garbage can.
l'aéroport | airport | Chez moi, les passagers attendent avec leurs valises. Puis ils s'envolent! | In me, passengers wait with their suitcases. Then they take off!
le beurre | butter | On me fait avec de la crème. Sur le pain chaud, je fonds. | I am made from cream. On warm bread, I melt.
la médecin | doctor | J'écoute ton cœur. Je te soigne quand tu es malade. | I listen to your heart. I look after you when you are sick.
le squelette | skeleton | Je me cache sous ta peau. Sans moi, tu ne tiens pas debout. | I hide under your skin. Without me, you cannot stand up.
le phoque | seal | J'ai des moustaches, mais je ne suis pas un chat. Je nage, puis je dors sur la glace. | I have whiskers, but I am not a cat. I swim, then I sleep on the ice.
le sirop d'érable | maple-syrup | Je viens d'un arbre. Au printemps, on me fait bouillir. J'aime les crêpes! | I come from a tree. In spring, I am boiled. I like pancakes!
le mécanicien | man-mechanic | Je répare les autos. Mes mains sont souvent noires. | I repair cars. My hands are often black.
le musée | museum | Chez moi, on voit des objets très vieux. On regarde, mais on ne touche pas! | In me, you see very old objects. You look, but you do not touch!
`,
  6: `
la carte géographique | world-map | J'ai des villes sans maisons, des forêts sans arbres et des mers sans poissons. | I have cities without houses, forests without trees and seas without fish.
la montgolfière | hot-air-balloon | Je vole sans ailes et sans moteur. L'air chaud me fait monter. | I fly without wings and without an engine. Hot air makes me rise.
le tigre | tiger | Je suis le plus grand des félins. J'ai des rayures, mais je ne suis pas un zèbre. | I am the largest of the big cats. I have stripes, but I am not a zebra.
la valise | luggage | Je voyage beaucoup, mais je ne vois rien. Mon ventre est plein de vêtements. | I travel a lot, but I see nothing. My belly is full of clothes.
l'île | desert-island | J'ai de l'eau tout autour de moi. Pour me visiter, prends un bateau. | I have water all around me. To visit me, take a boat.
le clown | clown-face | J'ai un nez rouge et de grands souliers. Je fais rire la foule. | I have a red nose and big shoes. I make the crowd laugh.
la grande roue | ferris-wheel | Je tourne, mais je n'avance pas. D'en haut, tu vois tout le festival. | I turn, but I do not move forward. From the top, you see the whole festival.
l'avion | airplane | J'ai des ailes, mais pas de plumes. Je traverse l'océan en quelques heures. | I have wings, but no feathers. I cross the ocean in a few hours.
la barbe à papa | cotton-candy | Je ressemble à un nuage rose. Je suis sucrée et je colle aux doigts. | I look like a pink cloud. I am sweet and I stick to your fingers.
le passeport | passport | J'ai ta photo et ton nom. Sans moi, tu ne changes pas de pays. | I have your photo and your name. Without me, you cannot go to another country.
la lune | crescent-moon | Je change de forme chaque semaine. Je brille la nuit. | I change shape every week. I shine at night.
le désert | desert | Chez moi, il y a du sable, mais pas de mer. La pluie est rare. | In me, there is sand, but no sea. Rain is rare.
le jongleur | man-juggling | Je lance quatre balles et je les attrape toutes. Pourtant, je n'ai que deux mains. | I throw four balls and catch them all. Yet I have only two hands.
le melon d'eau | watermelon | Je suis vert dehors et rouge dedans. J'ai des graines noires. | I am green outside and red inside. I have black seeds.
le billet | admission-tickets | Montre-moi à l'entrée. Sans moi, pas de spectacle! | Show me at the entrance. Without me, no show!
la poutine | poutine | Je suis née au Québec. Je mélange des frites, du fromage et de la sauce. | I was born in Québec. I mix fries, cheese and gravy.
le vampire | man-vampire | Je dors dans un cercueil. Je n'aime ni l'ail ni le soleil. | I sleep in a coffin. I like neither garlic nor the sun.
le château | castle | J'ai des tours et de grands murs. La reine habite chez moi. | I have towers and big walls. The queen lives in me.
la trompette | trumpet-red | Je suis un instrument. On souffle, et toute la rue m'entend. | I am an instrument. You blow, and the whole street hears me.
le canot | canoe | Je flotte sans moteur. Autrefois, les voyageurs me portaient sur leur dos. | I float without an engine. Long ago, the voyageurs carried me on their backs.
la momie | mummy | Je suis très vieille. Je porte des bandages de la tête aux pieds. | I am very old. I wear bandages from head to foot.
la plage | beach-with-umbrella | Je suis entre la terre et l'eau. On joue avec mon sable. | I am between the land and the water. People play with my sand.
l'hôtel | hotel | J'ai beaucoup de lits, mais je ne dors pas. Les voyageurs passent la nuit chez moi. | I have many beds, but I do not sleep. Travellers spend the night in me.
la mer | water-wave | Mon eau est salée. Mes vagues dansent jour et nuit. | My water is salty. My waves dance day and night.
le bateau | passenger-ship | J'ai un capitaine, mais pas de roues. Je flotte de port en port. | I have a captain, but no wheels. I float from port to port.
`,
}

/** The grade's riddles in the order of their days. */
export function riddlesOf(grade: Grade): Riddle[] {
  return tables[grade].trim().split('\n').map(riddle)
}

/**
 * A grade's riddle of a school day, the same for everyone. The weekend keeps Friday's.
 * @param day `YYYY-MM-DD`
 */
export function riddleOn(day: string, grade: Grade): Riddle {
  const lines = tables[grade].trim().split('\n')
  return riddle(lines[schoolDayNumber(day) % lines.length] ?? '')
}

/** The number of a day if only Monday to Friday count. Saturday and Sunday have Friday's number. */
function schoolDayNumber(day: string): number {
  // 1970-01-01 was a Thursday.
  const daysSinceMonday = Date.parse(day) / DAY_MS + 3
  return 5 * Math.floor(daysSinceMonday / 7) + Math.min(daysSinceMonday % 7, 4)
}

function riddle(line: string): Riddle {
  const [answer = '', picture = '', french = '', english = ''] = line.split(' | ')
  return { answer, image: picturePath(picture), french, english }
}
