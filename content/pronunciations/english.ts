/** The English answers of games, with their right sound: SVOX Pico's X-SAMPA for British English. What the owl says is in english-help.json. */
export const englishTexts: Readonly<Record<string, string>> = {
  'She is skipping rope.': 'SIIzskIpINr@Up',
  'They are walking in the forest.': 'DeIA:wO:kINInD@fQr@st',
  'She is writing a letter.': 'SIIzraItIN@lEt@',
  'He is opening the window.': 'hIIz@Up@nIND@wInd@U',
  'The children are laughing loudly.': 'D@tSIldr@nA:lA:fINlaUdlI',
  'My brother is still sleeping.': 'maIbrVD@IzstIlsli:pIN',
  'I am drinking a glass of water.': 'aI{mdrINkIN@glA:s@vwQt@',
  'You are cutting the paper.': 'ju:A:kVtIND@peIp@',
  'He is throwing the ball.': 'hIIzTr@UIND@bO:l',
  'We are washing the dishes.': 'wIA:wQSIND@dISIz',
  'The baby is crying in bed.': 'D@beIbIIzkraIINInbEd',
}

/** Whether a text of a game is English: all others are French. */
export function isEnglish(text: string): boolean {
  return text in englishTexts
}
