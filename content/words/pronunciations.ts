/** What the voice is given to read where it would misread the text as it is written. */
export const pronunciations: Readonly<Record<string, string>> = {}
