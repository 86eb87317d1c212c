/**
 * First names that are common among children in Canada and rarely family names. They only decide whether a
 * whole list has first or family names first, so the list need not be complete.
 */
const COMMON_NAMES_TEXT = `
aaliyah aaron abby abdul abdullah abigail ada adam adele adriana adrien agathe ahmed aicha aiden aidan aisha alana alba albert alex alexander alexandra
alexandre alexis alice alicia alina aline alison alix alya alyssa amanda amara amelia amelie amina amir amira amy ana anais anastasia andre
andrea andrew ange angelina angelique anika anna annabelle anne annie antoine anthony arianne ariane ariana ari arnaud asha ashley astrid
athena audrey aurelie aurore ava axel aya ayden ayla ayoub bastien beatrice benjamin benoit bianca bilal brandon brianna brigitte bruno caleb camila camille
carla carlos caroline catherine cedric celeste celia celine chad charlie charline charlotte chloe christelle christian christina christophe
christopher clara clarisse claudia clemence clement clementine clotilde coralie corentin cynthia dalia damien daniel daniela daphne david
delphine diana diego djibril dominique dylan eden edith edouard eleonore elena eleanor eli elia elias elie eliot elisa elisabeth elise elizabeth ella
elliot elodie eloi eloise elsa elyse emerick emile emilie emily emma emmanuel emmanuelle emmy emy enzo eric erica erika erin esteban estelle esther ethan etienne eva
evan evelyne eve fabien fadi farah fares fatima fatou felicia felix fiona flavie fleur florence florian francesca frederic frederique gabriel gabriela gabrielle
gael genevieve gregoire guillaume gustave hadrien hailey haley hana hanna hannah hassan heidi helena helene heloise henri hugo ibrahim ilan
ilyes imane ines ingrid irene iris isaac isabella isabelle isaiah ismael ivy jacob jade jaden jamal jasmine jayden jean jeanne jenna jennifer jeremie
jeremy jessica joanie joannie jocelyne joelle johan johanna john jonah jonathan jordan joseph joshua josiane juan jules julia julian juliana julianne julie julien juliette
justin justine kaitlyn kamila karim karima karine kate katherine kayla keira kelly kelyan kevin khadija kyle laetitia laila laura laurence laurie laylah layla lea leah leila
lena leo leon leonard leonie lexie liam lila lilia liliane lily lina linda lisa liv livia logan lola loic lou louane louis louise loup lucas lucie
lucia lucy ludovic luna lya lydia lylou mackenzie madeleine madeline madison mae maelie maelle maeva magalie mahdi maia maika malek malia malik malika malo manon marc
marcus maria mariam mariana marianne marie marina marion marwa maryam mason mateo mathias mathieu mathilde mathis matilda matteo matthew maude maxence maxim maxime
maya megan mehdi melanie melina melissa melodie mia michael mikael mila milan milo mina mirabelle mohamed mohammed molly myriam nadia nadine naila naomi natalia natalie
natasha nathan nathaniel nathalie nelly nia nicholas nicolas nicole nina noa noah noe noemie nolan nora norah nour oceane octave olga oliver olivia
omar ophelie oscar owen pablo pascale patrice paul paula pauline penelope philippe pierre rachel rafael rania raphael raphaelle rayan rebecca remi renee riley
robert robin romain romane romy rosalie rose roxane ruby ryan sabrina sacha salma salome samantha samira samuel samy sandrine sara sarah
sasha sebastien selena selma serena shania shawn sienna simone skye sofia solene sonia sophia sophie stella stephane stephanie steve sven sybille sylvie tamara tania tara
taylor tatiana tea teo teodor theo theodore thierry tiffany timothee tom tristan tyler ugo valentin valentine valerie vanessa vera veronique victoria
victor viktor violette virginie viviane wassim wei wendy william willow xavier yacine yan yanis yann yara yasmine yassine yohan youssef yousra yves zachary zachari zahra zara
zain zayn zeina zelie zoe zoey`

const COMMON_FIRST_NAMES: ReadonlySet<string> = new Set(COMMON_NAMES_TEXT.trim().split(/\s+/))

/** @param word in lower case, without accents; only the first part of "jean-philippe" is looked up */
export function isCommonFirstName(word: string): boolean {
  const [first = ''] = word.split(/[-' ]/)
  return COMMON_FIRST_NAMES.has(first)
}
