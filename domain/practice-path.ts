/** Prefix of addresses where words are practised: `/pratique/Page_Grade4_Vocabulary_Cats`. */
export const PRACTICE_PATH = '/pratique'
