import type { CampaignItem } from '@harrow/api-client';
import { type Action, lazyPart, useMessages } from '@harrow/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../platform/queryClient.ts';
import { useSayFailure } from '../../shared/calls/useSayFailure.ts';
import { campaigns, closeCampaign, releaseCampaign, remindOfCampaign } from './campaigns.ts';

const CloseDialog = lazyPart(async () => ({ default: (await import('./CloseDialog.tsx')).CloseDialog }));

type Acting = Pick<CampaignItem, 'id' | 'campaignNo' | 'title' | 'open' | 'allowedActions'>;

/** Keepers' actions on a campaign, from the list and from its page, as the server allows. */
export function useCampaignActions(): { of: (campaign: Acting) => Action[]; dialog: ReactNode } {
  const { t } = useTranslation('campaign');
  const { modal, message } = useMessages();
  const sayFailure = useSayFailure();
  const [closing, setClosing] = useState<Acting>();
  const attempt = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    let isDone = false;
    try {
      await work();
      isDone = true;
      void message.success(done);
    } catch (error) {
      sayFailure(error);
    }
    await queryClient.invalidateQueries({ queryKey: campaigns.key });
    return isDone;
  };
  const askFirst = (title: string, okText: string, work: () => Promise<unknown>, done: string): void =>
    void modal.confirm({ title, okText, cancelText: t('cancel'), onOk: () => attempt(work, done) });
  const of = (campaign: Acting): Action[] => {
    const { id, campaignNo: no, open: n, allowedActions } = campaign;
    const all: Readonly<Record<string, Action>> = {
      release: {
        key: 'release',
        label: t('release'),
        primary: true,
        onClick: () => askFirst(t('ask.release', { no, n }), t('release'), () => releaseCampaign(id), t('done.release', { no })),
      },
      remind: {
        key: 'remind',
        label: t('remind'),
        onClick: () => askFirst(t('ask.remind', { no, n }), t('remind'), () => remindOfCampaign(id), t('done.remind', { no })),
      },
      close: { key: 'close', label: t('shared:action.close'), danger: true, onClick: () => setClosing(campaign) },
    };
    return Object.entries(all).flatMap(([name, action]) => ((allowedActions as readonly string[]).includes(name) ? [action] : []));
  };
  const close = async (reason: string): Promise<boolean> => {
    if (!closing) return false;
    const { id, campaignNo: no } = closing;
    setClosing(undefined);
    return attempt(() => closeCampaign(id, reason), t('done.close', { no }));
  };
  return {
    of,
    dialog: (
      <Suspense>
        {closing && <CloseDialog id={closing.id} no={closing.campaignNo} open={closing.open} onSubmit={close} onCancel={() => setClosing(undefined)} />}
      </Suspense>
    ),
  };
}
