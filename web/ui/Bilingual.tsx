/** A French text and its English translation, for everything that pupils read. */
export function Bilingual({ french, english }: { french: string; english: string }) {
  return (
    <>
      {`${french} `}
      <small lang="en">{english}</small>
    </>
  )
}
