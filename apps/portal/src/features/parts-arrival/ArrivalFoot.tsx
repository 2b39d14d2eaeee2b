import type { PartsArrivalAction } from '@harrow/api-client';
import { lazyPart, useMessages } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentActions } from '../../documents/actions/useDocumentActions.ts';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { useDocument, useList } from './arrivalKind.ts';
import { bookCount, waiveDifferences } from './arrivals.ts';
import { differencesOf } from './count/counting.ts';

const BookDialog = lazyPart(async () => ({ default: (await import('./BookDialog.tsx')).BookDialog }));
const WaiveDialog = lazyPart(async () => ({ default: (await import('./WaiveDialog.tsx')).WaiveDialog }));

type ActionName = Exclude<PartsArrivalAction, 'edit'>;

/** Look of the actions in the foot bar. The server decides which are shown. A missing one is a compile error. */
const looks: Record<ActionName, ActionLook> = {
  book: { rank: 1, main: true },
  waiveDifferences: { rank: 2 },
  delete: { rank: 3, danger: true },
};

type Asking = { what: 'book'; tools: Pick<DocumentActions, 'afterSave'> } | { what: 'waive'; tools: Pick<DocumentActions, 'move'> };

/** Actions of the receipt. */
export function ArrivalFoot() {
  const { t } = useTranslation('partsArrival');
  const arrival = useDocument();
  const { message } = useMessages();
  const { rows: lines } = useList('lines');
  const { rows: extra } = useList('extra');
  const [asking, setAsking] = useState<Asking>();
  const found = differencesOf({ lines, extra });
  const close = (): void => setAsking(undefined);
  return (
    <FormFoot<ActionName>
      looks={looks}
      labels={{ book: t('action.book'), waiveDifferences: t('action.waiveDifferences') }}
      first={['book']}
      own={{
        book: (tools) => (found.left > 0 ? void message.warning(t('book.left', { count: found.left })) : setAsking({ what: 'book', tools })),
        waiveDifferences: (tools) => setAsking({ what: 'waive', tools }),
      }}
      isPrintable
    >
      <Suspense>
        {asking?.what === 'book' && (
          <BookDialog
            found={found}
            onBook={(createClaim) => {
              close();
              void asking.tools.afterSave((seen) => bookCount(seen, createClaim));
            }}
            onCancel={close}
          />
        )}
        {asking?.what === 'waive' && arrival && (
          <WaiveDialog
            id={arrival.id}
            no={arrival.arrivalNo}
            onSubmit={async (reason) => {
              let isDone = false;
              await asking.tools.move(async () => {
                await waiveDifferences({ ids: [arrival.id], reason });
                isDone = true;
              });
              close();
              return isDone;
            }}
            onCancel={close}
          />
        )}
      </Suspense>
    </FormFoot>
  );
}
