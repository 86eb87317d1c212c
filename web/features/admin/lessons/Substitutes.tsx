import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { Substitute } from '../../../../domain/api/substitute.ts'
import { dayInWords } from '../../../../domain/day-in-words.ts'
import { substituteAddress } from '../../../../domain/substitute.ts'
import { call } from '../../../lib/api/api.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeText } from '../../../ui/CodeText.tsx'
import { CopyField } from '../../../ui/CopyField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { QRCode, ScreenQRCode } from '../../../ui/QRCode.tsx'
import { deleteIfExists } from '../data/delete-if-exists.ts'
import { substitutesQuery } from '../data/queries.ts'
import { useAdminMutation } from '../data/use-admin-mutation.ts'
import { useClassOption } from '../hooks/use-class-option.ts'
import { CheckField, InputField } from '../ui/Field.tsx'
import { Form, ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import cards from '../useraccounts/cards.module.css'

/** Links that let a substitute in on one day, with an English plan of the day's lessons. */
export function Substitutes({ today, classCodes }: { today: string; classCodes: readonly string[] }) {
  const { data: substitutes = [] } = useQuery(substitutesQuery)
  const classOption = useClassOption()
  const [day, setDay] = useState(today)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [shared, setShared] = useState<Substitute | null>(null)
  const make = useAdminMutation({
    mutationFn: () => call('POST substitutes', { body: { day, classCodes: [...chosen] } }),
    onSuccess: ({ data }) => setShared(data),
    invalidates: [substitutesQuery],
  })
  const remove = useAdminMutation({
    mutationFn: ({ substituteID }: Substitute) =>
      deleteIfExists('DELETE substitutes/:substituteID', { path: { substituteID } }),
    invalidates: [substitutesQuery],
  })
  return (
    <section className={form.form} aria-labelledby="substitutes">
      <h2 id="substitutes">La suppléance</h2>
      <p>
        Un lien pour une journée : il s'ouvre ce jour-là et se ferme la nuit. La personne lance et suit les
        leçons de ces classes, voit les prénoms et où chacun en est, et rien d'autre. Son plan est en anglais.
      </p>
      <ul className="stack tight">
        {substitutes.map((each) => (
          <li key={each.substituteID} className="row tight middle">
            <b>
              <CodeText text={`${dayInWords(each.day)}, ${each.classCodes.join(', ')}`} />
            </b>
            {each.isOpen && <span>ouvert</span>}
            <Button look="soft" onClick={() => setShared(each)}>
              Lien et carte<span className="for-ears"> du {dayInWords(each.day)}</span>
            </Button>
            <Button look="quiet" isOff={remove.isPending} onClick={() => remove.mutate(each)}>
              Retirer<span className="for-ears"> le lien du {dayInWords(each.day)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <ServerMessage error={remove.error} />
      <Form onSend={() => make.mutate()}>
        <fieldset className="row bottom">
          <legend>Pour quelles classes</legend>
          {classCodes.map(classOption).map(({ value, name }) => (
            <CheckField
              key={value}
              label={`Classe ${name}`}
              name={`Classe ${name}, suppléance`}
              isChecked={chosen.includes(value)}
              onCheck={(isChosen) =>
                setChosen(classCodes.filter((each) => (each === value ? isChosen : chosen.includes(each))))
              }
            />
          ))}
        </fieldset>
        <div className="row bottom">
          <InputField label="Jour" type="date" required min={today} value={day} onWrite={setDay} />
          <Button type="submit" isOff={make.isPending || chosen.length === 0}>
            Faire le lien
          </Button>
        </div>
      </Form>
      <ServerMessage error={make.error} />
      {shared && (
        <Dialog isOpen title="Lien et carte de suppléance" onClose={() => setShared(null)}>
          <ScreenQRCode
            text={substituteAddress(location.origin, shared.link)}
            label={`Code QR de la suppléance du ${dayInWords(shared.day)}`}
          />
          <CopyField
            label="Le lien"
            text={substituteAddress(location.origin, shared.link)}
            copy={{ message: 'Copier le lien' }}
            copied={{ message: 'Le lien est copié.' }}
          />
          <Button look="soft" onClick={() => print()}>
            Imprimer la carte
          </Button>
          <SubstituteCard substitute={shared} />
        </Dialog>
      )}
    </section>
  )
}

/** A print-only card, rendered outside the app's root like the pupils' cards. */
function SubstituteCard({ substitute: { day, classCodes, link } }: { substitute: Substitute }) {
  return createPortal(
    <div className={`for-paper ${cards.sheet}`}>
      <section className={cards.card}>
        <QRCode text={substituteAddress(location.origin, link)} label="Carte de suppléance" />
        <div>
          <p className={cards.school}>Mme Bravo</p>
          <p className={cards.name}>Suppléance</p>
          <p>{dayInWords(day)}</p>
          <p>
            <CodeText text={`Classe ${classCodes.join(', ')}`} />
          </p>
          <p className={cards.address}>{location.host}</p>
        </div>
      </section>
    </div>,
    document.body,
  )
}
