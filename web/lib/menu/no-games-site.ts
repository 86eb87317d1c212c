/** Shown to the teacher if the school has no site for multiplayer games. */
export const NO_GAMES_SITE =
  "Aucun site de jeux n'est configuré : les élèves ne voient pas « À plusieurs ». Demandez à la personne qui a installé le site de le faire."
