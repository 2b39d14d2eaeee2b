import type { ArrivalAccept } from '@harrow/api-client';
import { useDictionary } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { ReturnNotice } from '../../documents/page/ReturnNotice.tsx';
import { NewerVersion } from '../../documents/review/NewerVersion.tsx';
import { useNotes } from './ArrivalNotes.tsx';

/** Why the sheet came back, and what became of notes when others saved it. */
export function ArrivalNotice({ document }: { document: ArrivalAccept }) {
  const { t } = useTranslation('arrivalAccept');
  const handlings = useDictionary('pdi_handling').items;
  const notes = useNotes();
  const lost = notes.lost.map(({ lineId, name, note }) => {
    const handling = handlings?.find(({ value }) => value === note['handling'])?.text;
    return { key: lineId, name, text: [handling, note['handled'] === 'Y' && t('field.items.handled'), note['remark']].filter(Boolean).join(' · ') };
  });
  return (
    <>
      <NewerVersion isOld={notes.isOld} lost={lost} onGoOn={notes.goOn} onForget={notes.forget} />
      <ReturnNotice document={document} />
    </>
  );
}
