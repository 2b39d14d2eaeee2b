import { lazyPart, useMessages } from '@harrow/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import { useOpenForm } from '../../documents/form/document/openForm.ts';
import { useFormActions } from '../../documents/form/document/saving/useFormActions.ts';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { useDocument } from './campaignKind.ts';
import { closeCampaign, releaseCampaign, remindOfCampaign } from './campaigns.ts';

const CloseDialog = lazyPart(async () => ({ default: (await import('./CloseDialog.tsx')).CloseDialog }));

/** Actions on its machines are at the list of machines. */
const looks: Record<'release' | 'remind' | 'close' | 'delete', ActionLook> = {
  release: { rank: 1, main: true },
  remind: { rank: 2 },
  close: { rank: 3, danger: true },
  delete: { rank: 4, danger: true },
};

/** Actions of the campaign for its keepers. */
export function CampaignFoot() {
  const { t } = useTranslation('campaign');
  const { message } = useMessages();
  const { act } = useOpenForm();
  const { move } = useFormActions();
  const campaign = useDocument();
  const [isClosing, setClosing] = useState(false);
  const { id = '', campaignNo: no = '', open: n = 0 } = campaign ?? {};
  return (
    <FormFoot
      looks={looks}
      labels={{ release: t('release'), remind: t('remind') }}
      own={{
        release: async ({ isSure, afterSave }) => {
          if (await isSure({ title: t('ask.release', { no, n }), okText: t('release') })) await afterSave((saved) => releaseCampaign(saved.id));
        },
        remind: async ({ isSure }) => {
          if (!(await isSure({ title: t('ask.remind', { no, n }), okText: t('remind') }))) return;
          if (await act(id, () => remindOfCampaign(id))) void message.success(t('done.remind', { no }));
        },
        close: () => setClosing(true),
      }}
      isPrintable
      isAskable={false}
    >
      <Suspense>
        {isClosing && (
          <CloseDialog
            id={id}
            no={no}
            open={n}
            onSubmit={async (reason) => {
              setClosing(false);
              let isDone = false;
              await move(async () => {
                await closeCampaign(id, reason);
                isDone = true;
              });
              return isDone;
            }}
            onCancel={() => setClosing(false)}
          />
        )}
      </Suspense>
    </FormFoot>
  );
}
