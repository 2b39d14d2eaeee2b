import { useMessages } from '@harrow/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTab } from '../../shared/tab.ts';

/** Says that a document was deleted, closes its page and leads to the list. @returns to be called with its number */
export function useLeaveDeleted(): (no: string) => void {
  const { t } = useTranslation('documents');
  const { message } = useMessages();
  const navigate = useNavigate();
  const tab = useTab();
  return (no) => {
    void message.success(t('done.deleted', { no }));
    // Closing leads to the neighbour; the list is where the user wants to be.
    tab.close();
    void navigate('..');
  };
}
