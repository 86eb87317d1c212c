/**
 * English answers of games with their pronunciation in SVOX Pico's X-SAMPA (British). The owl's English is in
 * english-help.json.
 */
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

/** True for English game texts. All others are French. */
export function isEnglish(text: string): boolean {
  return text in englishTexts
}
