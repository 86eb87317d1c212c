import { useState } from 'react'
import { classAddress } from '../../../../domain/class-address.ts'
import { deviceClassKey, setDeviceClassKey } from '../../../lib/session/class-device.ts'
import { CopyField } from '../../../ui/CopyField.tsx'
import { ScreenQRCode } from '../../../ui/QRCode.tsx'
import { Switch } from '../../../ui/Switch.tsx'

/**
 * Shows the address that lets a device list the names of a class, and a switch that does the same on this
 * device.
 */
export function ClassDevices({ classCode, listKey }: { classCode: string; listKey: string }) {
  const [isHere, setHere] = useState(() => deviceClassKey() === listKey)
  const address = classAddress(location.origin, listKey)
  return (
    <>
      <ScreenQRCode text={address} label={`Code QR de la classe ${classCode}`} />
      <CopyField
        label={`L'adresse de la classe ${classCode}`}
        text={address}
        copy={{ message: "Copier l'adresse" }}
        copied={{ message: "L'adresse est copiée." }}
      />
      <Switch
        label="Cet appareil est à cette classe"
        hint="Il commence alors par « Qui es-tu? »."
        isOn={isHere}
        onChange={(isOn) => {
          setDeviceClassKey(isOn ? listKey : null)
          setHere(isOn)
        }}
      />
    </>
  )
}
