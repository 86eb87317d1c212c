import { describe, expect, it } from 'vitest'
import { predictionText, retainedText } from './evidence-text.ts'

describe('retainedText', () => {
  it('reports chosen and spelt words separately', () => {
    const [all, chosen, spelt] = retainedText([
      { task: 'recall', tries: 100, right: 75 },
      { task: 'spell', tries: 20, right: 10 },
    ])
    expect(all).toBe('Sur 120 mots revus après trois semaines ou plus, 71\u00a0% étaient encore sus.')
    expect(chosen).toContain('100 étaient choisis parmi plusieurs, dont 75\u00a0% justes')
    expect(spelt).toContain('20 étaient écrits avec les lettres, dont 50\u00a0% justes')
  })

  it('says that more answers are needed if there are too few', () => {
    expect(retainedText([{ task: 'recall', tries: 49, right: 49 }])).toEqual([
      'Pas encore assez de réponses : 49 sur des mots laissés trois semaines ou plus, et il en faut 50.',
    ])
  })
})

describe('predictionText', () => {
  const found = { answers: 400, right: 300, logLoss: 0.5, constantLogLoss: 0.562, bands: [] }

  it('says whether predictions are better than, equal to or worse than a constant guess', () => {
    expect(predictionText(found)[1]).toContain('mieux que cela')
    expect(predictionText({ ...found, logLoss: 0.561 })[1]).toContain('ni mieux ni moins bien')
    expect(predictionText({ ...found, logLoss: 0.7 })[1]).toContain('moins bien que cela')
    expect(predictionText(found)[0]).toContain('Sur 400 réponses, 75\u00a0% étaient bonnes')
  })

  it('says that more answers are needed if there are too few', () => {
    expect(predictionText({ ...found, answers: 199 })[0]).toContain('Pas encore assez de réponses : 199')
    expect(predictionText(null)[0]).toContain('Pas encore assez de réponses : 0')
  })
})
