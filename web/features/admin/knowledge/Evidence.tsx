import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EvidenceAnswer } from '../../../../domain/api/class-words.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { evidenceQuery } from '../data/queries.ts'
import { Loaded } from '../ui/Loaded.tsx'
import { MIN_PREDICTED_ANSWERS, percent, predictionText, retainedText } from './evidence-text.ts'
import styles from './KnowledgeView.module.css'

type Evidence = EvidenceAnswer['data']

/** The school's evidence: retention and prediction accuracy. Loads when opened. */
export function Evidence() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.panel} aria-labelledby="evidence">
      <h2 id="evidence">Est-ce que ça marche?</h2>
      <p className={styles.legend}>
        Ce que les réponses de toute l'école disent de la mission : ce qui est encore su après trois semaines,
        et si le site prédit juste.
      </p>
      <div>
        <Button look="soft" onClick={() => setOpen(true)}>
          Voir les chiffres de l'école
        </Button>
      </div>
      <Dialog isWide isOpen={isOpen} title="Est-ce que ça marche?" onClose={() => setOpen(false)}>
        {isOpen && <Figures />}
      </Dialog>
    </section>
  )
}

function Figures() {
  const evidence = useQuery(evidenceQuery)
  return <Loaded query={evidence}>{(data) => <Findings {...data} />}</Loaded>
}

function Findings({ retained, prediction }: Evidence) {
  return (
    <>
      <section className={styles.evidence} aria-labelledby="evidence-retained">
        <h3 id="evidence-retained">Ce qui reste après trois semaines</h3>
        <Sentences lines={retainedText(retained)} />
        <p className={styles.aside}>
          Ce sont les mots que le site a redemandés, et non des mots tirés au hasard. Ce chiffre dit ce qui
          reste; il ne dit pas si c'est le site ou la classe qui l'a appris.
        </p>
      </section>
      <section className={styles.evidence} aria-labelledby="evidence-prediction">
        <h3 id="evidence-prediction">Le site sait-il qui sait quoi?</h3>
        <p>Avant chaque réponse, le site prédit si l'élève sait encore le mot. La mission en dépend.</p>
        <Sentences lines={predictionText(prediction)} />
        {prediction && prediction.answers >= MIN_PREDICTED_ANSWERS && <Bands prediction={prediction} />}
      </section>
    </>
  )
}

function Sentences({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{frenchSpaces(line)}</p>)
}

/** Calibration: predicted and actual share of right answers. */
function Bands({ prediction }: { prediction: NonNullable<Evidence['prediction']> }) {
  return (
    <>
      <table className={styles.bands}>
        <caption>Prédictions et résultats</caption>
        <thead>
          <tr>
            <th scope="col">Prédit</th>
            <th scope="col">Résultat</th>
            <th scope="col">Réponses</th>
          </tr>
        </thead>
        <tbody>
          {prediction.bands.map(({ answers, predicted, right }) => (
            <tr key={predicted}>
              <td>{percent(predicted, 1)}</td>
              <td>{percent(right, 1)}</td>
              <td>{answers}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.aside}>
        Pour comparer : perte logarithmique de {lossText(prediction.logLoss)}, contre{' '}
        {lossText(prediction.constantLogLoss)} pour la prédiction la plus simple; plus c'est bas, mieux c'est.
        Ces chiffres portent sur les réponses des 60 derniers jours.
      </p>
    </>
  )
}

function lossText(loss: number): string {
  return loss.toLocaleString('fr-CA', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
}
