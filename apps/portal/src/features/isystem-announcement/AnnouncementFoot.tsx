import type { AnnouncementAction } from '@harrow/api-client';
import { useTranslation } from 'react-i18next';
import { FormFoot } from '../../documents/form/document/FormFoot.tsx';
import type { ActionLook } from '../../documents/page/DocumentFoot.tsx';
import { releaseAnnouncement, revokeAnnouncement } from './announcements.ts';

const looks: Record<Exclude<AnnouncementAction, 'edit'>, ActionLook> = { release: { rank: 1, main: true }, revoke: { rank: 2, danger: true } };

/** Actions of the announcement for its author. */
export function AnnouncementFoot() {
  const { t } = useTranslation('isystemAnnouncement');
  return (
    <FormFoot
      looks={looks}
      labels={{ release: t('release'), revoke: t('revoke') }}
      first={['release']}
      own={{
        release: ({ afterSave }) => afterSave(({ id }) => releaseAnnouncement(id)),
        revoke: ({ afterSave }) => afterSave(({ id }) => revokeAnnouncement(id)),
      }}
      isAskable={false}
    />
  );
}
